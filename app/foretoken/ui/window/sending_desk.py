"""Asks before a chat that was written on this computer is sent to another one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.controller import ChatController
from foretoken.control.engine.records import ServerConnected
from foretoken.system.language import tr
from foretoken.ui.parts.question_dialog import QuestionDialog


class SendingDesk(QObject):
    """Asks once for a chat and a server; without a yes what was typed stays in the field."""

    def __init__(self, controller: ChatController, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self.question: QuestionDialog | None = None
        """While it is open."""
        controller.sending_questioned.connect(self._on_questioned)

    @Slot(object)
    def _on_questioned(self, served: ServerConnected) -> None:
        to = served.sent_to
        dialog = self.question = QuestionDialog(
            tr("Send this chat to {name}?", name=to.name),
            tr(
                "What was said in it so far has not been on {host}. With your message all of it is "
                "sent there: every question and answer of this branch, the files in them and the "
                "system prompt.",
                host=to.host,
            ),
            tr("Send it there"),
            self._window,
            destroys=False,
        )
        dialog.finished.connect(self._on_finished)
        dialog.open()

    @Slot(int)
    def _on_finished(self, result: int) -> None:
        self.question = None
        self._controller.answer_question(agreed=bool(result))
