"""Card next to a token of an answer, with its origin and its alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.answer_control import settings_of
from foretoken.control.answers.examples import ExampleStep, step_of
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_kind import KIND_LABELS, TokenKind, kind_of
from foretoken.system.language import tr, tr_n
from foretoken.ui.inspect.candidate_table import CandidateTable
from foretoken.ui.inspect.token_facts import facts_of, shown_token, why_not_from
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import (
    Label,
    MarkedLabel,
    escape_mnemonics,
    joined,
    marked,
    wrapped,
)
from foretoken.ui.look.sizes import NOTE_PIXELS, Space
from foretoken.ui.look.theme import theme
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
_MAX_UNSEEN = 4
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
        named: tuple[tuple[QWidget, str], ...] = (
            (self._previous, tr("Previous token")),
            (self._next, tr("Next token")),
            (self.close_button, tr("Close the inspector")),
        )
        for part, name in named:
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
        if claims_escape(event):
            return True
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


def _chain(token: TokenEmitted, told: ExampleStep | None) -> list[ChainLink]:
    if told is None:
        return [ChainLink(visible(token.text), kind_of(token), current=True)]
    links = [_link(each, token) for each in told.accepted]
    judged = told.step.accepted - len(told.accepted)  # not part of this answer
    if told.rejected is not None:
        links.append(ChainLink(visible(told.rejected.text), rejected=True))
    links += [ChainLink("…")] * min(judged + told.unseen, _MAX_UNSEEN)
    if told.own is not None:
        if links:
            links.append(ChainLink("→"))
        links.append(_link(told.own, token))
    return links


def _link(each: TokenEmitted, token: TokenEmitted) -> ChainLink:
    current = (each.step, each.position, each.origin) == (token.step, token.position, token.origin)
    return ChainLink(visible(each.text), kind_of(each), current=current)
