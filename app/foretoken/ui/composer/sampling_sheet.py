"""A sheet over the edge of the chat: how the next answers are written, and for whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foretoken.preferences.declared import TEMPERATURE
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.mirrored import margins, mirrored
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Edge, Fit, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.choice_button import ChoiceButton
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.notice_bar import CloseButton
from foretoken.ui.parts.parameter_row import ParameterRow, ShownParameter
from foretoken.ui.parts.undo_line import UndoLine
from foretoken.ui.parts.words import Word

_WIDTH = 380
_ROOM = 330
"""Of that, for a row beside the scroll bar."""
_UNDO = QKeySequence.StandardKey.Undo
CUSTOM = tr_noop("Custom", about="a kind of sampling")
"""Stands where the values are those of no kind."""


class SamplingSheet(Themed, QFrame):
    """Shows what it is told, and reports what people want; hidden at first."""

    kind_picked = Signal(str)
    """The name of a kind of sampling."""
    kind_named = Signal(str)
    """The values should be kept under this name."""
    value_chosen = Signal(object, object)
    """A Preference, and its value."""
    reset_requested = Signal(object)
    """Nothing more is to be chosen for a Preference, or (None) for any."""

    def __init__(
        self, parameters: Sequence[Preference[Any]], place: QWidget, parent: QWidget
    ) -> None:
        """It lies over the end of ``place``, which has the same parent."""
        super().__init__(parent)
        dress(self, Surface.PANEL, Edge.LEFT)
        self._place = place
        self.setAccessibleName(tr("Sampling"))
        self._title = dress(Label(tr("Sampling"), self), Type.SECTION)
        self.close_button = CloseButton(self)
        self.close_button.setAccessibleName(tr("Close the sampling"))
        self.layer = ChoiceButton(tr("Choose for"), tr("Whom a choice is for"), self)
        self.kind = ChoiceButton(
            tr("Kind", about="of sampling"), tr("Values that go together"), self
        )
        self.kind.picked.connect(self._on_kind_picked)
        self.keep = _quiet(tr("Keep…"), tr("Keep these values under a name"), self)
        self.keep.clicked.connect(self._on_keep)
        self.delete = _quiet(
            tr("Delete"), tr("Delete this kind; the values stay as they are"), self
        )
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(tr("Name of the kind", about="of sampling"))
        self.name.setAccessibleName(tr("Name of the kind", about="of sampling"))
        self.name.returnPressed.connect(self._on_named)
        self.name.textEdited.connect(self._on_name_edited)
        self.name.hide()
        self._refusal = dress(Label(self), Type.SMALL, Tone.ERROR)
        self._advice = dress(Label(self), Type.SMALL)
        self.take_advice = _quiet(tr("Use it"), tr("Use it for this model"), self)
        self._remark = dress(Label(self), Type.SMALL, Tone.MUTED)
        for label in (self._refusal, self._advice, self._remark):
            label.setWordWrap(True)
            label.hide()
        self.take_advice.hide()
        self.switches = _SwitchRows(self.take_advice, self._hear, self)
        self.rows = {each: ParameterRow(each, self, room=_ROOM) for each in parameters}
        for row in self.rows.values():
            self._hear(row)
        explain(self, Word.SAMPLING)
        for each, row in self.rows.items():
            if each is TEMPERATURE:
                explain(row, Word.TEMPERATURE)
        self.reset_all = _quiet(tr("Reset all"), "", self)
        self.reset_all.clicked.connect(self._on_reset_all)
        self.undo = UndoLine(self, keys=False, small=True)
        self._lay_out()
        place.installEventFilter(self)
        self.hide()

    # --- what is shown -----------------------------------------------------------------------

    def show_layers(self, layers: Sequence[tuple[object, str]], present: object) -> None:
        """Offer those whom can be chosen for."""
        self.layer.set_choices(layers, present)

    def show_kinds(self, kinds: Mapping[str, str], present: str, *, own: bool) -> None:
        """Offer kinds, by name with what people read; ``own``: the ``present`` one can go.

        Without a ``present`` one the values are a person's.
        """
        offered = list(kinds.items())
        if not present:
            offered.insert(0, (CUSTOM, tr(CUSTOM, about="a kind of sampling")))
        self.kind.set_choices(offered, present or CUSTOM)
        self.keep.setVisible(not present and self.name.isHidden())
        self.delete.setVisible(own)

    def show_parameters(
        self,
        shown: Mapping[Preference[Any], ShownParameter],
        switches: Mapping[Preference[Any], ShownParameter],
    ) -> None:
        """Show all values, and those of the model's own switches."""
        for parameter, row in self.rows.items():
            row.show_parameter(shown[parameter])
        self.switches.show_switches(switches)
        self.reset_all.setVisible(any(each.reset for each in (*shown.values(), *switches.values())))

    def show_advice(self, advice: str) -> None:
        """Offer what the makers advise; empty: nothing."""
        self._advice.setText(advice)
        for part in (self._advice, self.take_advice):
            part.setVisible(bool(advice))

    def remark(self, text: str) -> None:
        """Say what there is to know of the choice for whom."""
        self._remark.setText(text)
        self._remark.setVisible(bool(text))

    def tell_changed(self, text: str) -> None:
        """Say what was changed last and can be taken back; empty: nothing."""
        if text:
            self.undo.tell(text)
        else:
            self.undo.hide()

    def refuse_name(self, why: str) -> None:
        """Say why nothing can be kept under that name; empty: it can."""
        self._refusal.setText(why)
        self._refusal.setVisible(bool(why))
        if not why:
            self._end_naming()

    # --- Qt ----------------------------------------------------------------------------------

    def open(self) -> None:
        """Show it, with the keyboard on it."""
        self._fit()
        self.show()
        self.raise_()
        self.layer.setFocus(Qt.FocusReason.OtherFocusReason)

    def settle(self) -> None:
        """Take what is typed."""
        for row in (*self.switches.rows.values(), *self.rows.values()):
            row.control.settle()

    def on_look_changed(self) -> None:
        """Be as wide as the size of text asks for."""
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the edge."""
        if watched is self._place and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._fit()
        return False

    def event(self, event: QEvent) -> bool:
        """Esc and Ctrl+Z are for the sheet while the keyboard is on it, not for the chat."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (event.key() == Qt.Key.Key_Escape or event.matches(_UNDO))
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it, Ctrl+Z takes the last change back."""
        if event.key() == Qt.Key.Key_Escape and not self.name.isHidden():
            self.refuse_name("")
        elif event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        elif event.matches(_UNDO):
            self.undo.button.click()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        area = QRect(self._place.geometry())
        width = min(area.width(), scaled(_WIDTH))
        sheet = QRect(area.right() + 1 - width, area.top(), width, area.height())
        self.setGeometry(mirrored(sheet, area))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(margins(Space.LARGE, Space.SMALL, Space.SMALL, Space.SMALL))
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.LARGE, 0, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.TIGHT)
        column.addLayout(_in_a_row(self.layer, None, self.reset_all))
        column.addWidget(self._remark)
        column.addLayout(_in_a_row(self.kind, None, self.keep, self.delete))
        column.addWidget(self.name)
        column.addWidget(self._refusal)
        column.addLayout(_in_a_row(self._advice, self.take_advice))
        line = dress(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        column.addWidget(line)
        column.addWidget(self.switches)
        for row in self.rows.values():
            column.addWidget(row)
        column.addStretch(1)
        area = dress(QScrollArea(self), Surface.BARE)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(content)
        content.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        dress(area.verticalScrollBar(), Fit.SLIM)
        foot = QVBoxLayout()
        foot.setContentsMargins(Space.SMALL, Space.TINY, Space.SMALL, Space.SMALL)
        foot.addWidget(self.undo)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(margins(1, 0, 0, 0))
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(area, 1)
        whole.addLayout(foot)

    # --- what people do ----------------------------------------------------------------------

    @Slot(object)
    def _on_kind_picked(self, name: str) -> None:
        if name != CUSTOM:
            self.kind_picked.emit(name)

    @Slot()
    def _on_keep(self) -> None:
        self.keep.hide()
        self.name.clear()
        self.name.show()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_named(self) -> None:
        self.kind_named.emit(self.name.text())

    @Slot()
    def _on_name_edited(self) -> None:
        self._refusal.hide()

    def _hear(self, row: ParameterRow) -> None:
        row.chosen.connect(self.value_chosen)
        row.reset_requested.connect(self.reset_requested)

    @Slot()
    def _on_reset_all(self) -> None:
        self.layer.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reset_requested.emit(None)

    def _end_naming(self) -> None:
        if not self.name.isHidden():
            self.kind.setFocus(Qt.FocusReason.OtherFocusReason)
            self.name.hide()
            self.keep.setVisible(self.kind.value == CUSTOM)


class _SwitchRows(QWidget):
    """What the chat template of the model lets people choose; hidden where that is nothing."""

    def __init__(
        self, before: QWidget, hear: Callable[[ParameterRow], None], parent: QWidget
    ) -> None:
        """The keyboard comes to them behind ``before``; ``hear`` is told of each that is made."""
        super().__init__(parent)
        self._before, self._hear = before, hear
        self.rows: dict[Preference[Any], ParameterRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, Space.TINY, 0, Space.TINY)
        self._column.setSpacing(Space.TINY)
        self._column.addWidget(dress(Label(tr("This model's own"), self), Type.SMALL, Tone.MUTED))
        self._end = dress(QFrame(self), Surface.LINE)
        self._end.setFixedHeight(1)
        self._column.addWidget(self._end)
        self.hide()

    def show_switches(self, shown: Mapping[Preference[Any], ShownParameter]) -> None:
        """Show these switches with their values, and no others."""
        if list(shown) != list(self.rows):
            self._make_rows(shown)
        for switch, row in self.rows.items():
            row.show_parameter(shown[switch])
        self.setVisible(bool(shown))

    def _make_rows(self, switches: Iterable[Preference[Any]]) -> None:
        for row in self.rows.values():
            row.hide()
            row.deleteLater()
        self.rows = {switch: ParameterRow(switch, self, room=_ROOM) for switch in switches}
        before = self._before
        for row in self.rows.values():
            self._hear(row)
            self._column.insertWidget(self._column.count() - 1, row)
            for part in row.findChildren(QWidget):
                if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    self.setTabOrder(before, part)
                    before = part


def _quiet(text: str, tip: str, parent: QWidget) -> QPushButton:
    button = dress(QPushButton(text, parent), Button.QUIET, Fit.DENSE)
    button.setAutoDefault(False)
    button.setToolTip(tip)
    return button


def _in_a_row(*parts: QWidget | None) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(Space.TINY)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part, 1 if isinstance(part, Label) else 0)
    return row
