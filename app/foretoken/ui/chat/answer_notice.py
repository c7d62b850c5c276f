"""Notice below an answer that says why it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.events import FinishReason
from foretoken.models.builtin import declines
from foretoken.system.language import tr, tr_noop
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.plain_text import escape_mnemonics
from foretoken.ui.look.theme import NOTE_PIXELS, Space
from foretoken.ui.look.themed import Shape, Surface, Tone, styled
from foretoken.ui.parts.forms import fill, push_button, row
from foretoken.ui.parts.growing_text import GrowingText

_COPIED_MS = 1500
_LONGEST = 600
"""Characters of a few lines; longer texts are cut and can be copied in full."""


@dataclass(frozen=True, slots=True)
class NoticeAction:
    """Button of a notice."""

    words: str
    tip: str
    run: Callable[[], object] = field(compare=False)
    why_not: str = ""
    """Why the action is not available; empty if it is."""


def waiting_words(blocked: bool) -> str:
    """Return why the model cannot write now; empty if it can."""
    return tr("Available when the model is ready") if blocked else ""


def choose_models_offer(run: Callable[[], object]) -> NoticeAction:
    """Return the action that opens the choice of models."""
    tip = tooltip_with_keys("models.choose", tr("Models on this computer, and pairs to download"))
    return NoticeAction(tr("Choose models"), tip, run)


class NoticeKind(StrEnum):
    """Severity of a notice."""

    INFO = "info"
    WARNING = "warning"
    """The user has to do or decide something."""
    ERROR = "error"


_CUT_OFF: dict[FinishReason | None, str] = {
    FinishReason.CANCELLED: tr_noop("Stopped."),
    FinishReason.LENGTH: tr_noop("Stopped at the token limit for one answer."),
    FinishReason.STEP_LIMIT: tr_noop("Stopped at the step limit for one answer."),
}


def can_continue(message: Message) -> bool:
    """Return whether an answer was cut off and can be continued."""
    if message.error is not None:  # keeps the text of an interrupted stream
        return message.served and bool(message.text)
    return message.interrupted or message.finish_reason in _CUT_OFF


def describe_ending(message: Message) -> tuple[str, NoticeKind] | None:
    """Return text and kind of the notice for an answer that did not end normally."""
    reason = message.finish_reason
    if message.error is not None:
        return message.error, NoticeKind.ERROR
    if message.interrupted:
        return tr(
            "Interrupted: Foretoken was closed while this was being written."
        ), NoticeKind.WARNING
    if reason in _CUT_OFF:
        return tr(_CUT_OFF[reason]), NoticeKind.INFO
    if reason is FinishReason.CONTEXT_FULL:
        if message.text:
            full = tr(
                "The answer was cut off: the context is full. Start a new chat, or ask something "
                "shorter."
            )
        else:
            full = tr(
                "There is no room for an answer: the context is full. Start a new chat, or ask "
                "something shorter."
            )
        return full, NoticeKind.ERROR
    if reason is not None and not message.text:
        return tr("The model returned an empty answer."), NoticeKind.INFO
    return None


DECLINED = tr_noop("The built-in pair is a tiny demonstration. A larger pair may know more.")
"""Text below an answer that declines."""


def is_declined(message: Message) -> bool:
    """Return whether the built-in model says that it cannot answer this."""
    source = message.source
    by_builtin = source is not None and "built-in" in source.target.lower() and not source.servers
    return by_builtin and bool(message.tokens) and declines(message.text)


_LOOKS = {
    NoticeKind.INFO: (Tone.MUTED, Surface.NONE),
    NoticeKind.WARNING: (Tone.TEXT, Surface.NOTICE),
    NoticeKind.ERROR: (Tone.ERROR, Surface.WARNING),
}


class Notice(QFrame):
    """Inline notice in a message, with actions; used instead of a dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = NoticeKind.INFO
        """Severity of the shown notice."""
        self._whole = ""
        self._offers: Sequence[NoticeAction] = ()
        self._shown: tuple[object, ...] = ("", self.kind, ())
        self._text = GrowingText(self, pixels=NOTE_PIXELS)
        self._text.setAccessibleName(tr("Notice"))
        what = tr("Copy the details of what happened")
        self._copy = push_button(tr("Copy details"), self, what, tr("Copy details"))
        self._copy.clicked.connect(self._on_copy)
        self.offered: dict[str, QPushButton] = {}
        """Buttons of the offered actions, by their text."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._buttons = row(self._copy, None)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        fill(self._row, (self._text, 1), self._buttons)
        for line in (self._row, self._buttons):
            line.setSpacing(Space.MEDIUM)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.toPlainText()

    @property
    def buttons(self) -> list[QPushButton]:
        """All buttons, including hidden ones."""
        return [self._copy, *self.offered.values()]

    def show_notice(self, text: str, kind: NoticeKind, offers: Sequence[NoticeAction] = ()) -> None:
        """Show a text, of an error only the first line; hide without text and offers.

        A text that is not shown completely can be copied.
        """
        self._offers, shown = offers, (text, kind, tuple(offers))
        if shown == self._shown:  # called repeatedly, and restyling is slow
            return
        self._shown = shown
        self.kind, self._whole = kind, text
        if kind is NoticeKind.ERROR:
            text = text.partition("\n")[0]
        if len(text) > _LONGEST:
            text = f"{text[:_LONGEST]}…"
        cut = text != self._whole
        if text != self.text:
            self._text.set_text(text)
        self._text.setVisible(bool(text))
        self._copy.setVisible(cut)
        self._show_offers(offers)
        # Several buttons next to the text would leave no room for it.
        several = cut + len(offers) > 1
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if several else direction.LeftToRight)
        x, y = (0, 0) if kind is NoticeKind.INFO else (14, 10)
        self._row.setContentsMargins(x, y, x, y)
        tone, surface = _LOOKS[kind]
        styled(self._text, tone)
        styled(self, surface, Shape.ROUNDED)
        self.setVisible(bool(text or offers))

    def _show_offers(self, offers: Sequence[NoticeAction]) -> None:
        if [offer.words for offer in offers] != list(self.offered):
            for button in self.offered.values():
                self._buttons.removeWidget(button)
                button.hide()
                button.deleteLater()
            self.offered = {}
            for number, offer in enumerate(offers):
                self.offered[offer.words] = button = push_button(
                    escape_mnemonics(offer.words), self
                )
                button.clicked.connect(partial(self._choose, number))
                self._buttons.insertWidget(1 + number, button)
        for offer, button in zip(offers, self.offered.values(), strict=True):
            button.setEnabled(not offer.why_not)
            button.setToolTip(offer.why_not or offer.tip)

    def _choose(self, number: int, *_: object) -> None:
        self._offers[number].run()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._whole)
        self._copy.setText(tr("Copied"))
        reset = partial(self._copy.setText, tr("Copy details"))
        QTimer.singleShot(_COPIED_MS, self._copy, reset)
