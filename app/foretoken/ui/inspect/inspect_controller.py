"""Token inspector: a card next to the current token of an answer, and its controller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget
from shiboken6 import isValid

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.answer_control import settings_of
from foretoken.control.answers.examples import ExampleStep, step_of
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.inspection import Alternative
from foretoken.engine.token_display import KIND_LABELS, TokenKind, kind_of
from foretoken.system.language import tr, tr_n
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.inspect.token_facts import CandidateTable, facts_of, shown_token, why_not_from
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import (
    Label,
    MarkedLabel,
    escape_mnemonics,
    joined,
    marked,
    wrapped,
)
from foretoken.ui.look.theme import NOTE_PIXELS, Space, theme
from foretoken.ui.look.themed import Button, Fit, Surface, Tone, Type, styled
from foretoken.ui.look.token_style import token_formats, visible
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.forms import BusyBar, column, note, push_button, row
from foretoken.ui.parts.growing_text import GrowingText
from foretoken.ui.parts.keys import claims_escape
from foretoken.ui.parts.notices import CloseButton
from foretoken.ui.parts.preference_row import FormPage
from foretoken.ui.parts.row_painting import ENTER

_WIDTH_LINES = 27
_MIN_HEIGHT = 160
_GAP = 8
_FACT, _BETWEEN_FACTS = "{}&nbsp;<b>{}</b>", " &nbsp; "  # not translated: HTML


class InspectCard(QFrame):
    """Overlay of the window; hidden while no token is inspected."""

    neighbour_wanted = Signal(int)
    """The previous (-1) or next (1) token is requested."""
    continue_requested = Signal(object)
    """The user wants to continue the answer from this Alternative."""

    def __init__(self, inspector: TokenInspector, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Surface.OVERLAY)
        self.setAccessibleName(tr("Token inspector"))
        self._inspector = inspector
        self._token: TokenEmitted | None = None
        self._why_not = ""
        self._title = styled(Label(self), Type.SECTION)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._place = styled(Label(self), Type.SMALL, Tone.MUTED)
        self._previous = IconButton(Icon.LEFT, "", self)
        self._next = IconButton(Icon.RIGHT, "", self)
        self.close_button = CloseButton(self)
        self.chain = TokenChain(self)
        self.facts = styled(MarkedLabel(self), Type.SMALL)
        self.facts.setWordWrap(True)
        self.table = CandidateTable(self)
        self._state = note("", self)
        self.compute = push_button(tr("Find candidates"), self)
        self.bar = BusyBar(self)
        self.stop = styled(push_button(tr("Stop"), self), Button.QUIET, Fit.DENSE)
        self.continue_button = styled(push_button("", self), Button.PRIMARY)
        self._refusal = styled(Label(self), Type.SMALL, Tone.MUTED)
        named = {
            tr("Previous token"): self._previous,
            tr("Next token"): self._next,
            tr("Close the inspector"): self.close_button,
        }
        for name, part in named.items():
            part.setAccessibleName(name)
            part.setToolTip(name)
        self._lay_out()
        self.table.installEventFilter(self)
        self._previous.clicked.connect(lambda: self.neighbour_wanted.emit(-1))
        self._next.clicked.connect(lambda: self.neighbour_wanted.emit(1))
        self.compute.clicked.connect(inspector.compute)
        self.stop.clicked.connect(inspector.cancel)
        self.continue_button.clicked.connect(self._on_continue)
        self.table.itemDoubleClicked.connect(self._on_continue)
        self.table.itemSelectionChanged.connect(self._on_picked)
        self.hide()

    def _lay_out(self) -> None:
        line = styled(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        self._content = QWidget()
        self._column = column(
            self._content,
            row((self._title, 1), self._previous, self._next, self.close_button),
            self._place,
            self.chain,
            self.facts,
            line,
            self.table,
            self._state,
            row(self.compute, None),
            row(self.bar, self.stop),
            row(self.continue_button, self._refusal, None),
            margins=(Space.LARGE, Space.SMALL, Space.LARGE, Space.LARGE),
        )
        area = FormPage(self._content, self)
        column(self, area)

    # --- display -----------------------------------------------------------------------------

    def show_token(self, answer: Message, index: int, *, can_answer: bool) -> None:
        """Show a token of an answer, and the inspector's result for it.

        ``can_answer``: whether the model is free to continue the answer from a candidate.
        """
        token, found = answer.tokens[index], self._inspector.found
        example = step_of(answer, index)
        self._token = token
        self._why_not = ""
        if not can_answer:
            self._why_not = tr("The model is busy")
        elif index and not answer.tokens[index - 1].text:
            self._why_not = tr("This position is in the middle of a character")
        self._title.setText(shown_token(token.text))
        kind, count = tr(KIND_LABELS[kind_of(token)]), len(answer.tokens)
        parts = [kind, tr("token {number} of {count}", number=index + 1, count=count)]
        if example is not None:
            parts.append(tr("step {step}", step=example.step.index + 1))
        if token.position is not None:
            parts.append(tr("position {position}", position=token.position + 1))
        self._place.setText(" · ".join(parts))
        self.chain.show_links(_chain(token, example))
        step = None if example is None else example.step
        facts = facts_of(token, step, settings_of(answer.source), found)
        said = [marked(_FACT, each.label.replace(" ", "\u00a0"), each.value) for each in facts]
        self.facts.setText(joined(_BETWEEN_FACTS, said))
        self.facts.setToolTip(wrapped("\n".join(f"{each.label}: {each.tip}" for each in facts)))
        if found is not None:
            self.table.show_candidates(found.alternatives, token, draft=found.any_draft is not None)
        self._previous.setEnabled(index > 0)
        self._next.setEnabled(index + 1 < count)
        self._show_state()
        self._on_picked()

    def _show_state(self) -> None:
        inspector = self._inspector
        found, reading = inspector.found is not None, inspector.running
        if found:
            words = inspector.remark
        elif reading:
            words = tr("Reading the prompt and the answer again…")
            self.bar.show_share(inspector.share)
        elif inspector.can_compute:
            words = tr_n(
                "Reads {count} token again to find the alternatives at this position.",
                "Reads {count} tokens again to find the alternatives at this position.",
                inspector.tokens_to_read,
            )
        else:
            words = inspector.why_not or tr("Candidates can be found when the model is free.")
        self._state.setText(words)
        visible_parts: dict[QWidget, bool] = {
            self.table: found,
            self._state: bool(words),
            self.compute: not found and not reading and inspector.can_compute,
            self.bar: not found and reading,
            self.stop: not found and reading,
            self.continue_button: found,
            self._refusal: found,
        }
        focus = QApplication.focusWidget()
        if isinstance(focus, QWidget) and not visible_parts.get(focus, True):
            self.close_button.setFocus()  # or Qt would move it out of the card
            focus = None
        for part, is_visible in visible_parts.items():
            part.setVisible(is_visible)
        if focus is None and self.close_button.hasFocus():
            self.first_stop.setFocus()

    def move_next_to(self, area: QRect, room: QRect) -> None:
        """Move above or below ``area`` of the parent, within ``room``."""
        room = room.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        width = min(_WIDTH_LINES * self.fontMetrics().height(), room.width())
        layout = self._column
        layout.invalidate()
        wanted = layout.totalHeightForWidth(width - 2) + 2
        below, above = room.bottom() - area.bottom() - _GAP, area.top() - _GAP - room.top()
        is_below = below >= min(wanted, above)
        height = min(wanted, max(_MIN_HEIGHT, below if is_below else above))
        # If space is short, first the table scrolls, then the card.
        least = layout.minimumHeightForWidth(width - 2)
        self._content.setFixedSize(width - 2, max(least, height - 2))
        top = area.bottom() + _GAP if is_below else area.top() - _GAP - height
        left = max(room.left(), min(area.center().x() - width // 2, room.right() - width))
        self.setGeometry(QRect(left, top, width, height))

    # --- input ---------------------------------------------------------------------------------

    @property
    def first_stop(self) -> QWidget:
        """The widget that gets the keyboard focus first."""
        parts = (self.table, self.compute, self.stop)
        return next((part for part in parts if not part.isHidden()), self.close_button)

    def event(self, event: QEvent) -> bool:
        """Claim Esc before the window's shortcut gets it."""
        return claims_escape(event) or super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of the card in the table, and Enter for its selected row."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in ENTER:
                self._on_continue()
                return True
            return self._handle_key(event.key())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._handle_key(event.key()):
            super().keyPressEvent(event)

    def _handle_key(self, key: int) -> bool:
        """Close on Esc, and go to the neighbours on Left and Right; return whether handled."""
        if key == Qt.Key.Key_Escape:
            self.close_button.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            back = (key == Qt.Key.Key_Left) is not self.isRightToLeft()
            self.neighbour_wanted.emit(-1 if back else 1)
        else:
            return False
        return True

    @Slot()
    def _on_picked(self) -> None:
        chosen, token = self.table.chosen, self._token
        if token is None or self._inspector.found is None or chosen is None:
            return
        why_not = why_not_from(chosen, token) or self._why_not
        words = tr("Continue from {token}", token=shown_token(chosen.text))
        self.continue_button.setText(escape_mnemonics(words))
        self.continue_button.setEnabled(not why_not)
        self._refusal.setText(why_not)

    @Slot()
    def _on_continue(self) -> None:
        chosen = self.table.chosen
        if (
            chosen is not None
            and self.continue_button.isEnabled()
            and not self.continue_button.isHidden()
        ):
            self.continue_requested.emit(chosen)


class ChainLink(NamedTuple):
    """A token of a step, or a sign between tokens."""

    text: str
    kind: TokenKind | None = None
    """Kind that determines the colours; None: no colours."""
    rejected: bool = False
    current: bool = False
    """Whether it is the inspected token."""


class TokenChain(GrowingText):
    """The step's accepted drafts, the rejected one, and after an arrow the target's own token."""

    def __init__(self, parent: QWidget) -> None:
        self._links: Sequence[ChainLink] = ()
        super().__init__(parent, pixels=NOTE_PIXELS)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_links(self, links: Sequence[ChainLink]) -> None:
        self._links = links
        rejected = tr("rejected", about="a token that was drafted")
        said = (f"{each.text} ({rejected})" if each.rejected else each.text for each in links)
        self.setAccessibleName(" ".join(said))
        self._write()

    def on_look_changed(self) -> None:
        super().on_look_changed()
        self._write()

    def _write(self) -> None:
        self.clear()
        cursor, formats = self.textCursor(), token_formats(theme())
        for each in self._links:
            look = QTextCharFormat() if each.kind is None else QTextCharFormat(formats[each.kind])
            if each.kind is None:
                look.setForeground(QColor(theme().muted))
            look.setFontStrikeOut(each.rejected)
            look.setFontWeight(QFont.Weight.Bold if each.current else QFont.Weight.Normal)
            cursor.insertText(f"\u00a0{each.text}\u00a0", look)
            cursor.insertText("  ", QTextCharFormat())
        self.set_line_format()
        if self.isRightToLeft():
            self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)


def _chain(token: TokenEmitted, example: ExampleStep | None) -> list[ChainLink]:
    if example is None:
        return [_link(token, token)]
    links = [_link(each, token) for each in example.accepted]
    if example.rejected is not None:
        links.append(ChainLink(visible(example.rejected.text), rejected=True))
    if example.step.drafted > len(links):  # not verified, or not part of this answer
        links.append(ChainLink("…"))
    if example.own is not None:
        links += [ChainLink("→")] if links else []
        links.append(_link(example.own, token))
    return links


def _link(each: TokenEmitted, token: TokenEmitted) -> ChainLink:
    current = (each.step, each.position, each.origin) == (token.step, token.position, token.origin)
    return ChainLink(visible(each.text), kind_of(each), current=current)


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
