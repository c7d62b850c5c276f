"""A card beside a token of an answer: how it came there, and what could have stood there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.answers.told_step import ToldStep
from foretoken.control.engine.records import AnswerSettings
from foretoken.engine.events import TokenEmitted
from foretoken.engine.inspection import InspectedToken
from foretoken.engine.token_kind import KIND_LABELS, kind_of
from foretoken.system.language import tr, tr_n
from foretoken.ui.inspect.alternative_table import AlternativeTable
from foretoken.ui.inspect.inspected_words import (
    context_words,
    difference_words,
    origin_words,
    shown_token,
    why_not_from,
)
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import margins, meant_key
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Fit, Surface, Tone, Type, dress
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.notice_bar import CloseButton
from foretoken.ui.parts.own_keys import claims_escape
from foretoken.ui.parts.step_words import caption
from foretoken.ui.parts.token_chips import TokenChip, TokenChips, visible

_WIDTH = 460
_LEAST_HEIGHT = 160
_BESIDE = 8
_EDGE = 8
_MOST_UNSEEN = 4


@dataclass(frozen=True, slots=True)
class ShownToken:
    """What there is to show of a token."""

    token: TokenEmitted
    number: int
    """Which one of the answer it is, from one."""
    count: int
    step: ToldStep | None
    settings: AnswerSettings | None
    found: InspectedToken | None
    why_not: str
    remark: str
    share: float | None
    """How far reading is; None while nothing is read."""
    can_compute: bool
    tokens_to_read: int
    can_answer: bool
    """Whether the answer could go on from an alternative now."""
    is_whole: bool
    """Whether the text before the token ends with a whole character."""


class InspectCard(QFrame):
    """Lies over the window; hidden while nothing is inspected."""

    neighbour_wanted = Signal(int)
    """The token before (-1) or behind (1) this one; ``table.stepped`` asks for it as well."""
    go_on_wanted = Signal(object)
    """Let a version of the answer go on with this Alternative."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.OVERLAY)
        self.setAccessibleName(tr("Token inspector"))
        self._shown: ShownToken | None = None
        self._title = dress(Label(self), Type.SECTION)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._place = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._back = IconButton(Icon.LEFT, "", self)
        self._on = IconButton(Icon.RIGHT, "", self)
        self.close_button = CloseButton(self)
        self.chain = TokenChips(self)
        self.how = dress(Label(self), Type.NOTE)
        self.how.setWordWrap(True)
        self.table = AlternativeTable(self)
        self._state = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._state.setWordWrap(True)
        self.compute = QPushButton(tr("Find the alternatives"), self)
        self.bar = BusyBar(self)
        self.stop = dress(QPushButton(tr("Stop"), self), Button.QUIET, Fit.DENSE)
        self._note = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._note.setWordWrap(True)
        self.go_on = dress(QPushButton(self), Button.PRIMARY)
        self._why_not_on = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._lay_out()
        for button in (self.compute, self.stop, self.go_on):
            button.setAutoDefault(False)
        self._back.clicked.connect(self._on_back)
        self._on.clicked.connect(self._on_on)
        self.go_on.clicked.connect(self._on_go_on)
        self.table.taken.connect(self._on_go_on)
        self.table.itemDoubleClicked.connect(self._on_go_on)
        self.table.itemSelectionChanged.connect(self._on_picked)
        named: tuple[tuple[QWidget, str], ...] = (
            (self._back, tr("The token before")),
            (self._on, tr("The next token")),
            (self.close_button, tr("Close the inspector")),
        )
        for part, name in named:
            part.setAccessibleName(name)
            part.setToolTip(name)
        self.hide()

    def show_token(self, shown: ShownToken) -> None:
        """Show all about this token."""
        self._shown = shown
        token, told, found = shown.token, shown.step, shown.found
        self._title.setText(shown_token(token.text))
        kind = tr(KIND_LABELS[kind_of(token)])
        place = tr("token {number} of {count}", number=shown.number, count=shown.count)
        parts = [kind, place]
        if told is not None:
            parts.append(tr("step {step}", step=told.step.index + 1))
        self._place.setText(" · ".join(parts))
        self.chain.set_rows([("", _chain(token, told))])
        self.chain.setAccessibleName(kind if told is None else caption(told))
        step = None if told is None else told.step
        self.how.setText(origin_words(token, step, shown.settings, found))
        self._show_state(shown)
        notes = [] if found is None else [context_words(found)]
        if found is not None:
            sampling = None if shown.settings is None else shown.settings.sampling
            notes.append(difference_words(token, sampling, found))
        self._note.setText(" ".join(each for each in (*notes, shown.remark) if each))
        self._note.setVisible(bool(self._note.text()))
        self._back.setEnabled(shown.number > 1)
        self._on.setEnabled(shown.number < shown.count)
        self._on_picked()

    def _show_state(self, shown: ShownToken) -> None:
        found, reading = shown.found, shown.share is not None
        if found is not None:
            self.table.show_alternatives(
                found.alternatives, shown.token, draft=found.any_draft is not None
            )
        elif reading:
            self._state.setText(tr("Reading the prompt and the answer once more…"))
        elif shown.why_not:
            self._state.setText(shown.why_not)
        elif shown.can_compute:
            self._state.setText(
                tr_n(
                    "The alternatives are found by reading {count} token once more.",
                    "The alternatives are found by reading {count} tokens once more.",
                    shown.tokens_to_read,
                )
            )
        else:
            self._state.setText(tr("The alternatives can be found out once the model is free."))
        if shown.share is not None:
            self.bar.show_share(shown.share)
        offers = found is None and not reading and shown.can_compute
        visible_parts = {
            self.table: found is not None,
            self._state: found is None,
            self.compute: offers,
            self.bar: found is None and reading,
            self.stop: found is None and reading,
            self.go_on: found is not None,
            self._why_not_on: found is not None,
        }
        focus = QApplication.focusWidget()
        if isinstance(focus, QWidget) and not visible_parts.get(focus, True):
            self.close_button.setFocus()  # or Qt takes it out of here
            focus = None
        for part, is_visible in visible_parts.items():
            part.setVisible(is_visible)
        if focus is None and self.close_button.hasFocus():
            self.first_stop.setFocus()

    # --- place -------------------------------------------------------------------------------

    def stand_beside(self, area: QRect, room: QRect) -> None:
        """Stand below or above what fills ``area`` of the parent, inside of ``room`` there."""
        width = min(scaled(_WIDTH), room.width() - 2 * _EDGE)
        self.table.setFixedHeight(self.table.wanted_height)
        wanted = self._inner_height(width) + 2
        below = room.bottom() - _EDGE - area.bottom() - _BESIDE
        above = area.top() - _BESIDE - room.top() - _EDGE
        is_below = below >= min(wanted, above)
        most = max(_LEAST_HEIGHT, below if is_below else above)
        if wanted > most and not self.table.isHidden():  # it can be scrolled by itself
            shorter = self.table.height() - (wanted - most)
            self.table.setFixedHeight(max(self.table.least_height, shorter))
            wanted = self._inner_height(width) + 2
        self._content.setFixedSize(width - 2, wanted - 2)
        height = min(wanted, most)
        top = area.bottom() + _BESIDE if is_below else area.top() - _BESIDE - height
        right = room.right() - _EDGE - width
        left = max(room.left() + _EDGE, min(area.center().x() - width // 2, right))
        self.setGeometry(QRect(QPoint(left, top), QSize(width, height)))

    def _inner_height(self, width: int) -> int:
        layout = self._content.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()
        return layout.totalHeightForWidth(width - 2)

    def _lay_out(self) -> None:
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(margins(Space.LARGE, Space.SMALL, Space.LARGE, Space.LARGE))
        column.setSpacing(Space.SMALL)
        head = QHBoxLayout()
        head.setSpacing(Space.TINY)
        head.addWidget(self._title, 1)
        for button in (self._back, self._on, self.close_button):
            head.addWidget(button)
        column.addLayout(head)
        column.addWidget(self._place)
        column.addSpacing(Space.TINY)
        column.addWidget(self.chain)
        column.addWidget(self.how)
        line = dress(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        column.addWidget(line)
        column.addWidget(self.table)
        column.addWidget(self._state)
        column.addWidget(self.compute, 0, Qt.AlignmentFlag.AlignLeft)
        reading = QHBoxLayout()
        reading.setSpacing(Space.SMALL)
        reading.addWidget(self.bar, 1)
        reading.addWidget(self.stop)
        column.addLayout(reading)
        column.addWidget(self._note)
        foot = QHBoxLayout()
        foot.setSpacing(Space.MEDIUM)
        foot.addWidget(self.go_on)
        foot.addWidget(self._why_not_on, 1)
        column.addLayout(foot)
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

    # --- what people do ----------------------------------------------------------------------

    @property
    def first_stop(self) -> QWidget:
        """What the keyboard is on first."""
        for part in (self.table, self.compute, self.stop):
            if not part.isHidden():
                return part
        return self.close_button

    def event(self, event: QEvent) -> bool:
        """Esc is for this, not for the chat."""
        return claims_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it, Left and Right go to the tokens beside this one."""
        key = meant_key(event.key())
        if key == Qt.Key.Key_Escape:
            self.close_button.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.neighbour_wanted.emit(-1 if key == Qt.Key.Key_Left else 1)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_picked(self) -> None:
        chosen, shown = self.table.chosen, self._shown
        if shown is None or shown.found is None or chosen is None:
            return
        why_not = why_not_from(chosen, shown.token)
        if not why_not and not shown.is_whole:
            why_not = tr("A character is only half written here")
        if not why_not and not shown.can_answer:
            why_not = tr("The model is busy")
        words = tr("Continue from {token}", token=shown_token(chosen.text))
        self.go_on.setText(without_keys(words))
        self.go_on.setEnabled(not why_not)
        self._why_not_on.setText(why_not)

    @Slot()
    def _on_go_on(self) -> None:
        chosen = self.table.chosen
        if chosen is not None and self.go_on.isEnabled() and not self.go_on.isHidden():
            self.go_on_wanted.emit(chosen)

    @Slot()
    def _on_back(self) -> None:
        self.neighbour_wanted.emit(-1)

    @Slot()
    def _on_on(self) -> None:
        self.neighbour_wanted.emit(1)


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
