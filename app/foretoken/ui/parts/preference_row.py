"""Forms for declared preferences: input widgets, rows with a title and notes, and cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFrame,
    QLineEdit,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from foretoken.preferences.preference import (
    ChoiceKind,
    FlagKind,
    NumberKind,
    OrNone,
    Preference,
    TextKind,
    TextsKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label, escape_mnemonics
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Surface, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.forms import as_field, column, note, paragraph, row

_DECIMALS = 4
_SMALL_RANGE, _SMALL_STEP, _STEP = 2.0, 0.05, 0.1
_DIGITS = 8


class FlagField(QCheckBox):
    """Check box with the title as its text."""

    chosen = Signal(object)
    """A valid value entered by the user."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(escape_mnemonics(title), parent)
        self.clicked.connect(lambda checked: self.chosen.emit(checked))

    def show_value(self, value: bool) -> None:
        """Show a value without reporting it, as in all fields."""
        self.setChecked(value)


class ChoiceField(ChoiceBox):
    """Combo box of all values, including a current one that is not among them."""

    chosen = Signal(object)

    def __init__(self, title: str, kind: ValueKind[Any], parent: QWidget) -> None:
        super().__init__(title, "", parent, labelled=True)
        self._kind = kind
        self.left_out: Collection[Any] = ()
        """Values offered only while one of them is in use."""
        self.picked.connect(self.chosen.emit)

    def show_value(self, value: Any) -> None:
        kind, values = self._kind, list[Any]()
        if isinstance(kind, OrNone):
            kind, values = kind.kind, [None]
        if isinstance(kind, NumberKind):
            values += sorted({*kind.steps, value})
        else:
            titles = getattr(kind, "titles", (True, False))
            values += [each for each in titles if each == value or each not in self.left_out]
        self.set_choices([(each, self._kind.shown(each)) for each in values], value)


class TextField(QLineEdit):
    """Line edit."""

    chosen = Signal(object)
    refused = Signal(str)
    """Why the typed text is not a valid value; empty if it is."""

    def __init__(self, kind: ValueKind[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._value: Any = None
        if isinstance(kind, OrNone):
            self.setPlaceholderText(kind.nothing_shown)
        as_field(self, keeps_enter=True)
        self.editingFinished.connect(self._on_finished)

    def show_value(self, value: Any) -> None:
        if value == self._value and self.isModified() and self.hasFocus():
            return  # the user is typing
        self._value = value
        self.setText(self._kind.typed(value))

    @Slot()
    def _on_finished(self) -> None:
        if self.text() == self._kind.typed(self._value):
            return
        try:
            value = self._kind.from_text(self.text())
        except ValueError as error:
            self.refused.emit(tr("Enter {limits}.", limits=str(error)))
            return
        self.refused.emit("")
        self._value = value
        self.setText(self._kind.typed(value))
        self.chosen.emit(value)


class NumberField(QDoubleSpinBox):
    """Spin box; its special value below the minimum stands for no value."""

    chosen = Signal(object)

    def __init__(self, kind: ValueKind[Any], parent: QWidget) -> None:
        super().__init__(parent)
        number = kind.kind if isinstance(kind, OrNone) else kind
        assert isinstance(number, NumberKind | WholeKind)
        self._kind = number
        self.first: float = max(number.least, 0)
        """Value that a step up from no value leads to."""
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setRange(number.least, number.most)
        if self.locale().zeroDigit() != "0":
            self.setLocale(QLocale.c())
        if isinstance(number, WholeKind):
            self.setDecimals(0)
            self.setStepType(self.StepType.AdaptiveDecimalStepType)
        else:
            self.setDecimals(_DECIMALS)
            least, most = number.usual or (number.least, number.most)
            self.setSingleStep(_SMALL_STEP if most - least <= _SMALL_RANGE else _STEP)
        if isinstance(kind, OrNone):
            self.setMinimum(number.least - 1)
            self.setSpecialValueText(kind.nothing_shown)
        as_field(self, keeps_enter=True)
        self.valueChanged.connect(lambda: self.chosen.emit(self._value()))

    def show_value(self, value: Any) -> None:
        shown = self.minimum() if value is None else value
        if shown == self.value() and self.lineEdit().isModified() and self.hasFocus():
            return  # the user is typing
        with QSignalBlocker(self):
            self.setValue(shown)

    def sizeHint(self) -> QSize:
        """Return a width in which most numbers fit, the same for all fields."""
        texts = ("0" * _DIGITS, self.specialValueText())
        width = max(map(self.fontMetrics().horizontalAdvance, texts))
        return QSize(width + 4 * self.fontMetrics().height(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def stepBy(self, steps: int) -> None:
        if self._value() is None and steps > 0:
            self.setValue(self.first)
        else:
            super().stepBy(steps)

    def textFromValue(self, value: float) -> str:
        """Format without trailing zeros."""
        kind = self._kind
        return kind.typed(int(value)) if isinstance(kind, WholeKind) else kind.typed(value)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Accept both point and comma."""
        return super().validate(self._pointed(text), place)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(self._pointed(text))

    def _pointed(self, text: str) -> str:
        point = self.locale().decimalPoint()
        return text.replace(".", point).replace(",", point)

    def _value(self) -> float | None:
        if self.specialValueText() and self.value() == self.minimum():
            return None
        return int(self.value()) if isinstance(self._kind, WholeKind) else self.value()


ValueField: TypeAlias = FlagField | ChoiceField | TextField | NumberField


def value_field(title: str, kind: ValueKind[Any], parent: QWidget) -> ValueField:
    """Return the field for a kind of value; raises ``TypeError`` if there is none."""
    field: ValueField
    match kind.kind if isinstance(kind, OrNone) else kind:
        case FlagKind() if not isinstance(kind, OrNone):
            field = FlagField(title, parent)
        case FlagKind() | ChoiceKind() | NumberKind(steps=[_, *_]):
            field = ChoiceField(title, kind, parent)
        case NumberKind() | WholeKind():
            field = NumberField(kind, parent)
        case TextKind() | TextsKind():
            field = TextField(kind, parent)
        case _:
            raise TypeError(f"there is no field for a {type(kind).__name__}")
    field.setAccessibleName(title)
    return field


_SLIDER_STEPS = 100
"""Steps of a slider for each whole number."""


class FormSection(QWidget):
    """A heading, and a card with a form."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        card = styled(QFrame(self), Surface.CARD)
        card.setAccessibleName(title)
        # Not a QFormLayout: when wide, it gives notes less height than their text needs.
        edges = Space.LARGE, Space.MEDIUM, Space.MEDIUM, Space.TINY
        self.form = column(card, margins=edges, spacing=Space.HAIR)
        heading = styled(Label(title, self), Type.SECTION)
        column(self, heading, card, margins=(0, 0, 0, Space.MEDIUM), spacing=Space.TIGHT)


class FormPage(QScrollArea):
    """Scroll area for sections, so that the dialog itself need not scroll."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, Surface.BARE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        for part in (content, self.viewport()):
            part.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Return the minimum, as the content scrolls."""
        return self.minimumSizeHint()


class PreferenceRow(QWidget):
    """A title, a field with a reset button, and notes below; its owner sets the value."""

    chosen = Signal(object, object)
    """The Preference and the value."""
    reset_requested = Signal(object)
    """The Preference to reset."""

    def __init__(
        self, preference: Preference[Any], layout: QVBoxLayout, *, help_text: str = "",
        slider: bool = False,
    ) -> None:  # fmt: skip
        """``help_text`` is shown below the title; without it the help is a tooltip.

        ``slider`` adds a slider to numbers that have a usual range.
        """
        super().__init__(layout.parentWidget())
        self.preference = preference
        title = tr(preference.title)
        self.field = value_field(title, preference.kind, self)
        self.field.chosen.connect(self._on_chosen)
        if isinstance(self.field, TextField):
            self.field.refused.connect(self.refuse)
        self.reset = IconButton(Icon.REGENERATE, "", self)
        self.reset.setAccessibleName(tr("Reset: {title}", title=title))
        self.reset.clicked.connect(lambda: self.reset_requested.emit(preference))
        named: QWidget = self.field
        line = row(self.field, self.reset)
        if not isinstance(self.field, FlagField):
            named = label = paragraph(escape_mnemonics(title), self)
            label.setBuddy(self.field)
            line = row(label, self.reset, self.field)
        line.setStretchFactor(named, 1)
        self._help, self._note = note(help_text, self), note("", self)
        self.slider: QSlider | None = None
        kind = preference.kind
        if slider and isinstance(kind, NumberKind) and kind.usual is not None:
            least, most = kind.usual
            self.slider = as_field(QSlider(Qt.Orientation.Horizontal, self))
            self.slider.setRange(round(_SLIDER_STEPS * least), round(_SLIDER_STEPS * most))
            self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field takes the keys
            self.slider.valueChanged.connect(lambda at: self._on_chosen(at / _SLIDER_STEPS))
        sliders = () if self.slider is None else (self.slider,)
        bottom = Space.MEDIUM if help_text else Space.TINY
        parts = line, *sliders, self._help, self._note
        column(self, *parts, margins=(0, 0, 0, bottom), spacing=Space.HAIR)
        layout.addWidget(self)
        self._help.setVisible(bool(help_text))
        self._note.hide()
        if not help_text:
            named.setToolTip(tr(preference.help))
            self.field.setToolTip(tr(preference.help))

    @property
    def told(self) -> str:
        """All texts below the title."""
        return " ".join(filter(None, (self._help.text(), self._note.text())))

    def show_value(
        self, value: Any, *, note: str = "", strong: bool = False, reset: str = "",
        enabled: bool = True,
    ) -> None:  # fmt: skip
        """Show a value, and a ``note``, emphasised if ``strong``.

        ``reset`` is the tooltip of the reset button; empty: there is nothing to reset.
        """
        self.field.show_value(value)
        if self.slider is not None:
            with QSignalBlocker(self.slider):
                self.slider.setValue(round(_SLIDER_STEPS * value))
            self.slider.setEnabled(enabled)
        self.field.setEnabled(enabled)
        self._say(note, Tone.TEXT if strong else Tone.MUTED)
        if self.reset.hasFocus() and not reset:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reset.setVisible(bool(reset))
        self.reset.setToolTip(reset)
        said = tr("Changed") if reset else ""
        help_text = self._help.text() or tr(self.preference.help)
        self.field.setAccessibleDescription(" ".join(filter(None, (said, help_text, note))))

    @Slot(str)
    def refuse(self, why: str) -> None:
        """Show why a value cannot be used; empty if it can."""
        self._say(why, Tone.ERROR)

    def _say(self, note: str, tone: Tone) -> None:
        styled(self._note, tone).setText(note)
        self._note.setVisible(bool(note))

    @Slot(object)
    def _on_chosen(self, value: object) -> None:
        self.chosen.emit(self.preference, value)
