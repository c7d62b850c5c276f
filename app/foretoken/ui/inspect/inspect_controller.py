"""The token inspector of the window: its card follows the current token in an answer."""

from __future__ import annotations

from collections.abc import Callable

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
    """Shows the card for the token that was clicked, or on which Enter was pressed."""

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
        self.card.go_on_wanted.connect(self._on_go_on)
        for signal in (controller.branch_shown, controller.conversation_shown):
            signal.connect(self._leave)
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

        After a click the text keeps the focus, so that the arrow keys go on from there.
        """
        if self._text is not text:
            self._leave()
            self._text = text
            text.walked.connect(self._on_walked)
        self._answer = answer
        text.inspect(True)
        self._look()
        if by_keyboard and self.is_open:
            self.card.first_stop.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def close(self) -> None:
        """Hide the card and focus the token again."""
        text = self._text
        inside = self.card.isAncestorOf(QApplication.focusWidget() or self._window)
        self._end()
        if text is not None and isValid(text):
            if inside:
                text.setFocus(Qt.FocusReason.OtherFocusReason)
            elif not text.hasFocus():
                text.leave()

    # --- what is shown -----------------------------------------------------------------------

    def _look(self) -> None:
        """Inspect the current token."""
        text, answer = self._text, self._answer
        if text is None or answer is None or text.piece is None:
            return
        index = index_of(answer, text.offsets.of_piece(text.piece)[-1])
        if index is None:
            self._leave()
            return
        self._token = answer.tokens[index]
        self.inspector.look_at(self._controller.current, answer, index)
        self._show()

    @Slot()
    def _show(self) -> None:
        if self._answer is None or self._token is None:
            return
        index = index_of(self._answer, self._token)
        if index is None:  # the end of the answer is being regenerated
            self._leave()
            return
        can_answer = self._controller.engine.state is EngineState.READY
        self.card.show_token(self._answer, index, can_answer=can_answer)
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
        if shown:  # first, so that its fonts are known
            self.card.stand_beside(area, self._window.rect())
            self.card.raise_()

    # --- what people do ----------------------------------------------------------------------

    @Slot()
    def _on_walked(self) -> None:
        if self._text is not None and self._text.piece is None:
            self._leave()
        else:
            self._look()

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
            piece += by  # the text between two parts has no token

    @Slot(object)
    def _on_go_on(self, chosen: Alternative) -> None:
        answer, token = self._answer, self._token
        index = None if answer is None or token is None else index_of(answer, token)
        if answer is None or index is None:
            return
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
        self._leave()
        self._controller.continue_from(answer, index, put)
        self._focus_field()

    # --- the end -----------------------------------------------------------------------------

    def _end(self) -> WalkedText | None:
        """Hide the card; return its text."""
        text, self._text, self._token, self._answer = self._text, None, None, None
        if text is not None:
            self.inspector.look_away()
            self.card.hide()
            if isValid(text):
                text.walked.disconnect(self._on_walked)
                text.inspect(False)
        return text

    @Slot()
    def _leave(self) -> None:
        """Hide the card and leave the tokens."""
        text = self._end()
        if text is not None and isValid(text):
            text.leave()

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Hide the card when the focus goes elsewhere in the window; not for a menu or a dialog."""
        text = self._text
        if text is None or now is None or now.window() is not self._window.window():
            return
        if now is not text and now is not self.card and not self.card.isAncestorOf(now):
            self._leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the token."""
        if event.type() is QEvent.Type.Resize and self.is_open:
            self._place()
        return False


def index_of(answer: Message, token: TokenEmitted) -> int | None:
    """Index of a token in an answer, also of one that a text shows in part; None: not found."""
    for index, one in enumerate(answer.tokens):
        if one is token:
            return index
    place = (token.id, token.step, token.position, token.origin)
    for index, one in enumerate(answer.tokens):
        if (one.id, one.step, one.position, one.origin) == place:
            return index
    return None
