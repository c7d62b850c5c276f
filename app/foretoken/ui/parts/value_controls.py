"""What a person changes a preference with: one control for each kind of value."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from foretoken.preferences.preference import (
    ChoiceKind,
    FlagKind,
    NumberKind,
    OrNone,
    TextKind,
    TextsKind,
    ValueKind,
    WholeKind,
    WordKind,
)
from foretoken.system.language import tr
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Fit, Themed, dress
from foretoken.ui.parts.check_box import CheckBox
from foretoken.ui.parts.choice_button import ChoiceButton

_NUMBER_WIDTH, _TEXT_WIDTH = 96, 220
_SMALL_RANGE, _SMALL_STEP, _STEP = 2.0, 0.05, 0.1
_LONGEST_NUMBER = 40


class ValueControl(QWidget):
    """Shows the value that it is told, and tells what a person chooses."""

    chosen = Signal(object, bool)
    """A value within the limits, and whether it is one of many steps."""
    refused = Signal(str)
    """What is typed is no value, for this reason; empty: it is one, or what it was again."""

    field: QWidget
    """What takes the keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: QBoxLayout = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.TINY)

    def show_value(self, value: Any) -> None:
        """Show a value; nothing is told."""
        raise NotImplementedError

    def settle(self) -> None:
        """Take what is typed, if it is a value."""


def control_for(title: str, kind: ValueKind[Any], parent: QWidget) -> ValueControl:
    """The control of a kind. Raises ``TypeError`` where there is none."""
    match kind:
        case FlagKind():
            return FlagControl(title, parent)
        case ChoiceKind() | WordKind() | NumberKind(steps=[_, *_]):
            return ChoiceControl(title, kind, parent)
        case NumberKind() | WholeKind() | TextKind() | TextsKind():
            return TypedControl(title, kind, parent)
        case OrNone(kind=WordKind()):
            return ChoiceControl(title, kind, parent)
        case OrNone():
            return OptionalControl(title, kind, parent)
    raise TypeError(f"a person cannot change a {type(kind).__name__}")


class FlagControl(ValueControl):
    """A box with a tick."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = self.field = CheckBox("", self)
        self.box.setAccessibleName(title)
        self.box.clicked.connect(self._on_clicked)
        self._row.addWidget(self.box)

    def show_value(self, value: Any) -> None:
        """Tick it, or not."""
        self.box.setChecked(value)

    @Slot(bool)
    def _on_clicked(self, checked: bool) -> None:
        self.chosen.emit(checked, False)


class ChoiceControl(ValueControl):
    """A button with a menu."""

    def __init__(
        self,
        title: str,
        kind: ChoiceKind[Any] | WordKind | NumberKind | OrNone[str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self.button = self.field = ChoiceButton(title, "", self, labelled=True)
        self.button.picked.connect(self._on_picked)
        self._row.addWidget(self.button)

    def show_value(self, value: Any) -> None:
        """Offer all values; one that is none of the usual ones is among them while it is used."""
        kind, values = self._kind, list[Any]()
        if isinstance(kind, NumberKind):
            values = sorted({*kind.steps, value})
        elif isinstance(kind, OrNone):  # of words: none is the first of them
            values = [None, *getattr(kind.kind, "titles", ())]
        else:
            values = list(kind.titles)
        self.button.set_choices([(each, self._kind.shown(each)) for each in values], value)

    @Slot(object)
    def _on_picked(self, value: object) -> None:
        self.chosen.emit(value, False)


class TypedControl(ValueControl):
    """A field; a number has two buttons that step, as Up and Down do."""

    def __init__(
        self, title: str, kind: NumberKind | WholeKind | TextKind | TextsKind, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._value: Any = None
        is_text = isinstance(kind, (TextKind, TextsKind))
        width = _TEXT_WIDTH if is_text else _NUMBER_WIDTH
        self.line = self.field = _Field(width, self)
        self.line.setAccessibleName(title)
        self.line.setMaxLength(_longest(kind))
        self.line.textEdited.connect(self._on_edited)
        self.line.left.connect(self.settle)
        self.line.given_up.connect(self._on_given_up)
        self._row.addWidget(self.line)
        self.buttons: list[QPushButton] = []
        if not is_text:
            self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.line.stepped.connect(self._step)
            less, more = tr("{title}: less", title=title), tr("{title}: more", title=title)
            for text, does, spoken, step in (
                ("\N{MINUS SIGN}", tr("Less"), less, self._on_less),
                ("+", tr("More"), more, self._on_more),
            ):
                button = _StepButton(text, self)
                button.setToolTip(does)
                button.setAccessibleName(spoken)
                button.clicked.connect(step)
                self.buttons.append(button)
            self._row.insertWidget(0, self.buttons[0])
            self._row.addWidget(self.buttons[1])

    @property
    def draft(self) -> bool:
        """Whether something else is typed than what is used."""
        return self.line.text() != self._kind.typed(self._value)

    def show_value(self, value: Any) -> None:
        """Show it in the place of what is typed."""
        self._value = value
        self.line.show_used(self._kind.typed(value))
        self.refused.emit("")

    @Slot()
    def settle(self) -> None:
        """Take what is typed, or say why it cannot be."""
        if not self.draft:
            return
        try:
            value = self._kind.from_text(self.line.text())
        except ValueError as error:
            self.refused.emit(tr("It must be {limits}.", limits=str(error)))
            return
        self.show_value(value)
        self.chosen.emit(value, False)

    @Slot()
    def _on_edited(self) -> None:
        self.line.drafted = self.draft
        self.refused.emit("")

    @Slot()
    def _on_given_up(self) -> None:
        self.show_value(self._value)

    @Slot()
    def _on_less(self) -> None:
        self._step(-1)

    @Slot()
    def _on_more(self) -> None:
        self._step(1)

    @Slot(int)
    def _step(self, by: int) -> None:
        self.settle()
        if self.draft or isinstance(self._kind, (TextKind, TextsKind)):
            return
        value = _stepped(self._kind, self._value, by)
        if value != self._value:
            self.show_value(value)
            self.chosen.emit(value, True)


class OptionalControl(ValueControl):
    """A box for no value, and the control of the other kind where it is not ticked."""

    def __init__(self, title: str, kind: OrNone[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._last: Any = _first_value(kind.kind)
        self.inner = control_for(title, kind.kind, self)
        self.inner.chosen.connect(self.chosen)
        self.inner.refused.connect(self.refused)
        nothing = kind.nothing_shown
        self.box = self.field = CheckBox(nothing, self)
        self.box.setAccessibleName(tr("{name}: {value}", name=title, value=nothing))
        self.box.clicked.connect(self._on_clicked)
        self._row.setSpacing(Space.MEDIUM)
        self._row.addWidget(self.inner)
        self._row.addWidget(self.box)

    def show_value(self, value: Any) -> None:
        """Tick the box where there is none."""
        self.box.setChecked(value is None)
        self.inner.setVisible(value is not None)
        if value is not None:
            self._last = value
            self.inner.show_value(value)

    def settle(self) -> None:
        """Take what is typed."""
        if not self.box.isChecked():
            self.inner.settle()

    @Slot(bool)
    def _on_clicked(self, none: bool) -> None:
        value = None if none else self._last
        self.show_value(value)
        self.chosen.emit(value, False)


class _Field(Themed, QLineEdit):
    """Enter and leaving it take what is typed, Esc gives it up."""

    left = Signal()
    given_up = Signal()
    stepped = Signal(int)

    def __init__(self, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.drafted = False
        """Whether something else is typed than what is used."""
        self._pixels = width
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Have the room that the text asks for."""
        self.setFixedWidth(scaled(self._pixels))

    def show_used(self, text: str) -> None:
        """Show what is used."""
        self.drafted = False
        if text != self.text():
            self.setText(text)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # With nothing typed, Ctrl+Z is about the settings, and Esc about what they are on.
            if event.matches(QKeySequence.StandardKey.Undo) and not self.drafted:
                event.ignore()
                return True
            if event.key() == Qt.Key.Key_Escape and self.drafted:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.drafted:
            self.given_up.emit()
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.drafted:
            event.ignore()
        elif steps is not None:
            self.stepped.emit(steps)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()


class _StepButton(Themed, QPushButton):
    """A square with a sign; keys step in the field."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        dress(self, Fit.NONE)
        self.setAutoDefault(False)
        self.setAutoRepeat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Be as high as a field."""
        self.setFixedSize(scaled(30), scaled(30))


def _stepped(kind: NumberKind | WholeKind, value: float, by: int) -> float:
    """The next value, or the last one there is."""
    if isinstance(kind, WholeKind):
        by *= int("1".ljust(len(str(abs(round(value)))) - 1, "0"))
        return min(max(kind.least, round(value) + by), kind.most)
    least, most = kind.usual or (kind.least, kind.most)
    size = _SMALL_STEP if most - least <= _SMALL_RANGE else _STEP
    steps = round(value / size, 6)
    place = math.floor(steps) + 1 if by > 0 else math.ceil(steps) - 1
    return min(max(kind.least, round(place * size, 6)), kind.most)


def _longest(kind: ValueKind[Any]) -> int:
    """Characters that can be typed."""
    if isinstance(kind, TextsKind):
        return 2 * kind.most * (kind.longest + 1)  # each may need a backslash
    return kind.longest if isinstance(kind, TextKind) else _LONGEST_NUMBER


def _first_value(kind: ValueKind[Any]) -> Any:
    """What stands in the place of no value at first."""
    match kind:
        case NumberKind() | WholeKind():
            return max(kind.least, type(kind.least)(0))
        case ChoiceKind() | WordKind():
            return next(iter(kind.titles))
        case TextKind():
            return ""
    return False
