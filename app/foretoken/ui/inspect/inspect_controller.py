"""Controller of the token inspector, whose card follows the current token of an answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.inspection import Alternative
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.inspect.inspect_card import InspectCard


class InspectController(QObject):
    """Shows the card for the token that was clicked or activated with Enter."""

    def __init__(
        self,
        controller: ChatController,
        view: ChatView,
        focus_field: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """The card overlays ``parent``; ``focus_field`` focuses the composer."""
        super().__init__(parent)
        self._controller, self._view, self._window = controller, view, parent
        self._focus_field = focus_field
        self.inspector = TokenInspector(controller.engine, controller.answers, self)
        self.card = InspectCard(self.inspector, parent)
        self._text: WalkedText | None = None
        self._answer: Message | None = None
        self._token: TokenEmitted | None = None
        view.commands.inspect = self.open
        self.inspector.changed.connect(self._show)
        self.card.close_button.clicked.connect(self.close)
        self.card.neighbour_wanted.connect(self._on_neighbour)
        self.card.continue_requested.connect(self._on_continue)
        for signal in (controller.branch_shown, controller.conversation_shown):
            signal.connect(self.close)
        view.verticalScrollBar().valueChanged.connect(self._place)
        view.verticalScrollBar().rangeChanged.connect(self._place)
        view.installEventFilter(self)
        parent.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._on_focus_changed)  # type: ignore[union-attr]

    @property
    def is_open(self) -> bool:
        """Whether a token is inspected."""
        return self._text is not None

    def open(self, answer: Message, text: WalkedText, by_keyboard: bool) -> None:
        """Show the current token in the text of an answer.

        After a click the text keeps the focus, so that the arrow keys continue from there.
        """
        if self._text is not text:
            self.close()
            self._text = text
            text.walked.connect(self._inspect_current)
        self._answer = answer
        text.inspect(True)
        self._inspect_current()
        if by_keyboard and self.is_open:
            self.card.first_stop.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def close(self) -> None:
        """Hide the card; the focus returns to the token if the card has it."""
        text, self._text, self._token, self._answer = self._text, None, None, None
        if text is None:
            return
        inside = self.card.isAncestorOf(QApplication.focusWidget() or self._window)
        self.inspector.clear_inspection()
        self.card.hide()
        if not isValid(text):
            return
        text.walked.disconnect(self._inspect_current)
        text.inspect(False)
        if inside:
            text.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not text.hasFocus():
            text.leave()

    # --- display -----------------------------------------------------------------------------

    @property
    def _inspected(self) -> tuple[WalkedText, Message, int] | None:
        """The text, its answer and the index of the token; None if nothing is inspected."""
        text, answer, token = self._text, self._answer, self._token
        if text is None or answer is None or token is None or not isValid(text):
            return None
        index = None if text.piece is None else index_of(answer, token)
        return None if index is None else (text, answer, index)

    @Slot()
    def _inspect_current(self) -> None:
        """Inspect the current token of the walk, or nothing if the walk has ended."""
        text = self._text
        if text is not None and text.piece is not None:
            self._token = text.offsets.of_piece(text.piece)[-1]
        if (found := self._inspected) is not None:
            _, answer, index = found
            self.inspector.look_at(self._controller.current, answer, index)
        self._show()

    @Slot()
    def _show(self) -> None:
        if (found := self._inspected) is None:  # or it is being regenerated
            self.close()
            return
        _, answer, index = found
        can_answer = self._controller.engine.state is EngineState.READY
        self.card.show_token(answer, index, can_answer=can_answer)
        self._place()

    @Slot()
    def _place(self) -> None:
        text = self._text
        if text is None or not isValid(text) or text.piece is None:
            return
        area = text.area_of_piece(text.piece)
        seen = QRect(self._view.mapTo(self._window, QPoint()), self._view.size())
        area.translate(text.viewport().mapTo(self._window, QPoint()))
        shown = area.intersects(seen)
        self.card.setVisible(shown)
        if shown:  # only visible widgets know their fonts
            self.card.move_next_to(area, self._window.rect())
            self.card.raise_()

    # --- user actions ------------------------------------------------------------------------

    @Slot(int)
    def _on_neighbour(self, by: int) -> None:
        text = self._text
        if text is None or not isValid(text) or text.piece is None:
            return
        piece = text.piece + by
        while 0 <= piece < text.offsets.pieces:
            text.stop_at(piece)
            if text.piece == piece:
                return
            piece += by  # text between two parts has no token

    @Slot(object)
    def _on_continue(self, chosen: Alternative) -> None:
        if (found := self._inspected) is None:
            return
        _, answer, index = found
        put = TokenEmitted(
            chosen.id,
            chosen.text,
            TokenOrigin.CHOSEN,
            step=0,
            position=None,
            target_prob=chosen.target.after,
            draft_prob=None,
            rejected=None,
        )
        self.close()
        self._controller.continue_from(answer, index, put)
        self._focus_field()

    # --- closing -----------------------------------------------------------------------------

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Hide the card when the focus moves elsewhere in the window; not for menus or dialogs."""
        text = self._text
        if text is None or now is None or now.window() is not self._window.window():
            return
        if now is not text and now is not self.card and not self.card.isAncestorOf(now):
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reposition the card when the window or the chat is resized."""
        if event.type() is QEvent.Type.Resize and self.is_open:
            self._place()
        return False


def index_of(answer: Message, token: TokenEmitted) -> int | None:
    """Return the index of a token that may be shown in part; None if it is not found."""
    place, tokens = (token.id, token.step, token.position, token.origin), answer.tokens
    same = (index for index, one in enumerate(tokens) if one is token)
    alike = (
        index
        for index, one in enumerate(tokens)
        if (one.id, one.step, one.position, one.origin) == place
    )
    return next(chain(same, alike), None)
