"""A card beside a token of an answer: how it came there, and what could stand there instead."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.answer_run import settings_of
from foretoken.control.answers.token_inspector import TokenInspector
from foretoken.control.answers.told_step import ToldStep, step_of
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.token_kind import KIND_LABELS, kind_of
from foretoken.system.language import quoted, tr, tr_n
from foretoken.ui.inspect.candidate_table import CandidateTable
from foretoken.ui.inspect.token_facts import facts_of, shown_token, why_not_from
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label, without_keys, wrapped
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Fit, Surface, Tone, Type, dress
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.forms import note, row
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.notice_bar import CloseButton
from foretoken.ui.parts.own_keys import claims_escape
from foretoken.ui.parts.row_painting import ENTER
from foretoken.ui.parts.token_chips import TokenChip, TokenChips, visible

_WIDTH_LINES = 27
_LEAST_HEIGHT = 160
_GAP = 8
_MOST_UNSEEN = 4
_MOST_FACTS = 10
_MOST_ROWS, _FEWEST_ROWS = 9, 4


class InspectCard(QFrame):
    """Lies over the window; hidden while nothing is inspected."""

    neighbour_wanted = Signal(int)
    """The previous (-1) or the next (1) token."""
    go_on_wanted = Signal(object)
    """Continue the answer from this Alternative."""

    def __init__(self, inspector: TokenInspector, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.OVERLAY)
        self.setAccessibleName(tr("Token inspector"))
        self._inspector = inspector
        self._token: TokenEmitted | None = None
        self._why_not = ""
        self._title = dress(Label(self), Type.SECTION)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._place = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._previous = IconButton(Icon.LEFT, "", self)
        self._next = IconButton(Icon.RIGHT, "", self)
        self.close_button = CloseButton(self)
        self.chain = TokenChips(self)
        self.facts = [
            (dress(Label(self), Type.SMALL, Tone.MUTED), dress(Label(self), Type.SMALL))
            for _ in range(_MOST_FACTS)
        ]
        self.table = CandidateTable(self)
        self._state = note("", self)
        self.compute = QPushButton(tr("Find candidates"), self)
        self.bar = BusyBar(self)
        self.stop = dress(QPushButton(tr("Stop"), self), Button.QUIET, Fit.DENSE)
        self._remark = note("", self)
        self.go_on = dress(QPushButton(self), Button.PRIMARY)
        self._why_not_on = dress(Label(self), Type.SMALL, Tone.MUTED)
        named: tuple[tuple[QWidget, str], ...] = (
            (self._previous, tr("Previous token")),
            (self._next, tr("Next token")),
            (self.close_button, tr("Close the inspector")),
        )
        for part, name in named:
            part.setAccessibleName(name)
            part.setToolTip(name)
        for button in (self.compute, self.stop, self.go_on):
            button.setAutoDefault(False)
        self._lay_out()
        self.table.installEventFilter(self)
        self._previous.clicked.connect(self._on_previous)
        self._next.clicked.connect(self._on_next)
        self.compute.clicked.connect(inspector.compute)
        self.stop.clicked.connect(inspector.cancel)
        self.go_on.clicked.connect(self._on_go_on)
        self.table.itemDoubleClicked.connect(self._on_go_on)
        self.table.itemSelectionChanged.connect(self._on_picked)
        self.hide()

    def _lay_out(self) -> None:
        facts = QGridLayout()
        facts.setHorizontalSpacing(Space.MEDIUM)
        facts.setVerticalSpacing(Space.HAIR)
        for place, pair in enumerate(self.facts):
            for part, label in enumerate(pair):
                facts.addWidget(label, place // 2, 2 * (place % 2) + part)
        facts.setColumnStretch(1, 1)
        facts.setColumnStretch(3, 1)
        line = dress(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.SMALL)
        head = row(self._title, self._previous, self._next, self.close_button)
        head.setStretch(0, 1)
        column.addLayout(head)
        column.addWidget(self._place)
        column.addWidget(self.chain)
        column.addLayout(facts)
        column.addWidget(line)
        column.addWidget(self.table)
        column.addWidget(self._state)
        column.addWidget(self.compute, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(row(self.bar, self.stop))
        column.addWidget(self._remark)
        column.addLayout(row(self.go_on, self._why_not_on, None))
        area = dress(QScrollArea(self), Surface.BARE)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._content)
        self._content.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        dress(area.verticalScrollBar(), Fit.SLIM)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    # --- what is shown -------------------------------------------------------------------------

    def show_token(self, answer: Message, index: int, *, can_answer: bool) -> None:
        """Show a token of an answer, and what the inspector knows of it.

        ``can_answer``: the model is free to continue the answer from a candidate.
        """
        token, told, found = answer.tokens[index], step_of(answer, index), self._inspector.found
        self._token = token
        self._why_not = ""
        if not can_answer:
            self._why_not = tr("The model is busy")
        elif index and not answer.tokens[index - 1].text:
            self._why_not = tr("A character is only half written here")
        self._title.setText(shown_token(token.text))
        kind, count = tr(KIND_LABELS[kind_of(token)]), len(answer.tokens)
        parts = [kind, tr("token {number} of {count}", number=index + 1, count=count)]
        if told is not None:
            parts.append(tr("step {step}", step=told.step.index + 1))
        if token.position is not None:
            parts.append(tr("position {position}", position=token.position + 1))
        self._place.setText(" · ".join(parts))
        self.chain.set_rows([("", _chain(token, told))])
        self.chain.setAccessibleName(kind if told is None else _caption(told))
        step = None if told is None else told.step
        facts = facts_of(token, step, settings_of(answer.source), found)
        for place, (name, value) in enumerate(self.facts):
            fact = facts[place] if place < len(facts) else None
            for label, text in ((name, fact and fact.label), (value, fact and fact.value)):
                label.setText(text or "")
                label.setToolTip(wrapped(fact.tip) if fact else "")
                label.setVisible(fact is not None)
        if found is not None:
            self.table.show_candidates(found.alternatives, token, draft=found.any_draft is not None)
        self._remark.setText(self._inspector.remark)
        self._remark.setVisible(bool(self._inspector.remark))
        self._previous.setEnabled(index > 0)
        self._next.setEnabled(index + 1 < count)
        self._show_state()
        self._on_picked()

    def _show_state(self) -> None:
        inspector = self._inspector
        found, reading = inspector.found is not None, inspector.running
        if reading:
            words = tr("Reading the prompt and the answer again…")
            self.bar.show_share(inspector.share)
        elif inspector.can_compute:
            words = tr_n(
                "Reads {count} token again to find what else could stand here.",
                "Reads {count} tokens again to find what else could stand here.",
                inspector.tokens_to_read,
            )
        else:
            words = inspector.why_not or tr("Candidates can be found when the model is free.")
        self._state.setText(words)
        visible_parts: dict[QWidget, bool] = {
            self.table: found,
            self._state: not found,
            self.compute: not found and not reading and inspector.can_compute,
            self.bar: not found and reading,
            self.stop: not found and reading,
            self.go_on: found,
            self._why_not_on: found,
        }
        focus = QApplication.focusWidget()
        if isinstance(focus, QWidget) and not visible_parts.get(focus, True):
            self.close_button.setFocus()  # or Qt takes it out of here
            focus = None
        for part, is_visible in visible_parts.items():
            part.setVisible(is_visible)
        if focus is None and self.close_button.hasFocus():
            self.first_stop.setFocus()

    def stand_beside(self, area: QRect, room: QRect) -> None:
        """Stand below or above ``area`` of the parent, inside of ``room`` there."""
        room = room.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        width = min(_WIDTH_LINES * self.fontMetrics().height(), room.width())
        full = self.table.height_of(_MOST_ROWS)
        self.table.setFixedHeight(full)
        wanted = self._height_for(width)
        below, above = room.bottom() - area.bottom() - _GAP, area.top() - _GAP - room.top()
        is_below = below >= min(wanted, above)
        most = max(_LEAST_HEIGHT, below if is_below else above)
        if wanted > most and not self.table.isHidden():  # it scrolls by itself
            self.table.setFixedHeight(
                max(self.table.height_of(_FEWEST_ROWS), full - (wanted - most))
            )
            wanted = self._height_for(width)
        self._content.setFixedSize(width - 2, wanted - 2)
        height = min(wanted, most)
        top = area.bottom() + _GAP if is_below else area.top() - _GAP - height
        left = max(room.left(), min(area.center().x() - width // 2, room.right() - width))
        self.setGeometry(QRect(QPoint(left, top), QSize(width, height)))

    def _height_for(self, width: int) -> int:
        layout = self._content.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()
        return layout.totalHeightForWidth(width - 2) + 2

    # --- what people do ------------------------------------------------------------------------

    @property
    def first_stop(self) -> QWidget:
        """Where the keyboard goes first."""
        parts = (self.table, self.compute, self.stop)
        return next((part for part in parts if not part.isHidden()), self.close_button)

    def event(self, event: QEvent) -> bool:
        """Esc is for the card, not for the chat."""
        return claims_escape(event) or super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the card from the table, and Enter for its chosen row."""
        if claims_escape(event):
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in ENTER:
                self._on_go_on()
                return True
            return self._take_key(event.key())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take_key(event.key()):
            super().keyPressEvent(event)

    def _take_key(self, key: int) -> bool:
        """Esc closes the card, Left and Right go to the neighbours."""
        if key == Qt.Key.Key_Escape:
            self.close_button.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            back = (key == Qt.Key.Key_Left) is not self.isRightToLeft()
            self.neighbour_wanted.emit(-1 if back else 1)
        else:
            return False
        return True

    @Slot()
    def _on_previous(self) -> None:
        self.neighbour_wanted.emit(-1)

    @Slot()
    def _on_next(self) -> None:
        self.neighbour_wanted.emit(1)

    @Slot()
    def _on_picked(self) -> None:
        chosen, token = self.table.chosen, self._token
        if token is None or self._inspector.found is None or chosen is None:
            return
        why_not = why_not_from(chosen, token) or self._why_not
        words = tr("Continue from {token}", token=shown_token(chosen.text))
        self.go_on.setText(without_keys(words))
        self.go_on.setEnabled(not why_not)
        self._why_not_on.setText(why_not)

    @Slot()
    def _on_go_on(self) -> None:
        chosen = self.table.chosen
        if chosen is not None and self.go_on.isEnabled() and not self.go_on.isHidden():
            self.go_on_wanted.emit(chosen)


def _chain(token: TokenEmitted, told: ToldStep | None) -> list[TokenChip]:
    """What was drafted, where it was cut, and behind an arrow what the target put."""
    if told is None:
        return [TokenChip(visible(token.text), kind_of(token), ringed=True)]
    chips = [_chip(each, token) for each in told.accepted]
    judged = told.step.accepted - len(told.accepted)  # they are no part of this answer
    if told.rejected is not None:
        chips.append(TokenChip(visible(told.rejected.text), struck=True))
    chips += [TokenChip("…", dashed=True)] * min(judged + told.unseen, _MOST_UNSEEN)
    if told.own is not None:
        if chips:
            chips.append(TokenChip("→", bare=True))
        chips.append(_chip(told.own, token))
    return chips


def _chip(each: TokenEmitted, token: TokenEmitted) -> TokenChip:
    ringed = (each.step, each.position, each.origin) == (token.step, token.position, token.origin)
    return TokenChip(visible(each.text), kind_of(each), ringed=ringed)


def _caption(told: ToldStep) -> str:
    """What was drafted, what of it was accepted, and what that gained."""
    accepted = len(told.accepted)
    said = [
        tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target.",
            told.step.drafted,
            accepted=accepted,
        )
    ]
    if told.rejected is not None and told.own is not None:
        rejected, own = _quoted(told.rejected.text), _quoted(told.own.text)
        said.append(tr("The target replaced {rejected} with {own}.", rejected=rejected, own=own))
    elif told.own is not None and told.own.origin is TokenOrigin.BONUS:
        said.append(tr("{own} came with it as a bonus.", own=_quoted(told.own.text)))
    written = accepted + (told.own is not None)
    if written > 1:
        said.append(
            tr_n(
                "That is {count} token for one pass instead of one.",
                "That is {count} tokens for one pass instead of one.",
                written,
            )
        )
    return " ".join(said)


def _quoted(text: str) -> str:
    shown = visible(text)
    return quoted(shown.strip("·") or shown)
