"""Tells of an answer that took long, when it ends while people are at other windows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import FinishReason
from foretoken.preferences.declared import LONG_ANSWERS
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

LONG_S = 20.0
"""An answer that takes so long is one that people do not wait for."""
_LONGEST_NAME = 80


class Tells(Protocol):
    """What shows a notification."""

    def tell(self, title: str, text: str) -> None:
        """Show it; nobody waits for that."""


def is_away() -> bool:
    """Whether another program has the keyboard."""
    return QGuiApplication.applicationState() is not Qt.ApplicationState.ApplicationActive


class AnswerAlert(QObject):
    """Never says what is in a chat, and of a temporary one not even its name."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        notifier: Tells,
        window: QWidget,
        *,
        away: Callable[[], bool] = is_away,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``clock`` tells seconds."""
        super().__init__(window)
        self._controller = controller
        self._preferences = preferences
        self._notifier = notifier
        self._window = window
        self._away, self._clock = away, clock
        self._began_s = clock()
        controller.answers.started.connect(self._on_begun)
        controller.answers.continued.connect(self._on_begun)
        controller.answers.ended.connect(self._on_ended)

    @Slot()
    def _on_begun(self) -> None:
        self._began_s = self._clock()

    @Slot(object)
    def _on_ended(self, answer: Message) -> None:
        took_long = self._clock() - self._began_s >= LONG_S
        stopped = answer.finish_reason is FinishReason.CANCELLED
        wanted = self._preferences.get(LONG_ANSWERS)
        if not (took_long and wanted and self._away()) or stopped:
            return
        QApplication.alert(self._window)
        failed = answer.error is not None
        self._notifier.tell(
            self._name(),
            tr("The answer could not be finished.") if failed else tr("The answer is there."),
        )

    def _name(self) -> str:
        conversation = self._controller.current
        name = "" if conversation.temporary else shown_name(conversation.title, _LONGEST_NAME)
        return name or "Foretoken"  # not translated: the product
