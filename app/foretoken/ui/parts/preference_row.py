"""Forms of declared values: a card with rows of a title, a field and notes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from foretoken.preferences.preference import NumberKind, Preference
from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Tone, Type, dress
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.forms import as_field, form, note
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.value_field import FlagField, TextField, value_field
from foretoken.ui.parts.words import Word

_SLIDER_STEPS = 100


class FormSection(QWidget):
    """A heading, and a card with a form."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        card = dress(QFrame(self), Surface.CARD)
        card.setAccessibleName(title)
        self.form = form(card)
        self.form.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.MEDIUM, Space.TINY)
        self.form.setVerticalSpacing(Space.HAIR)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, Space.MEDIUM)
        column.addWidget(dress(Label(title, self), Type.SECTION))
        column.addWidget(card)


class FormPage(QScrollArea):
    """Scrolls sections, so that the dialog does not have to."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        for part in (content, self.viewport()):
            part.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Little."""
        return self.minimumSizeHint()


class PreferenceRow(QObject):
    """A title, a field, a button to reset it, and notes below; its owner says what it shows."""

    chosen = Signal(object, object, bool)
    """Its Preference, the value, and whether it is one of many steps."""
    reset_requested = Signal(object)
    """Its Preference."""

    def __init__(
        self, preference: Preference[Any], layout: QFormLayout, *, help_text: str = "",
        slider: bool = False,
    ) -> None:  # fmt: skip
        """``help_text`` stands below the title, otherwise the help is a tooltip.

        ``slider``: numbers with a usual range get one.
        """
        parent = layout.parentWidget()
        assert parent is not None
        super().__init__(parent)
        self.preference = preference
        title = tr(preference.title)
        self.field = value_field(title, preference.kind, parent)
        self.field.chosen.connect(self._on_chosen)
        if isinstance(self.field, TextField):
            self.field.refused.connect(self.refuse)
        self.reset = IconButton(Icon.REGENERATE, "", parent)
        self.reset.setAccessibleName(tr("Reset: {title}", title=title))
        self.reset.clicked.connect(self._on_reset)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self._box, self._below = QWidget(parent), QWidget(parent)
        box, below = QHBoxLayout(self._box), QVBoxLayout(self._below)
        self._title: QWidget = self.field
        box.addStretch(1)
        box.addWidget(self.reset)
        if not isinstance(self.field, FlagField):
            self._title = label = Label(without_keys(title), parent)
            label.setWordWrap(True)
            label.setBuddy(self.field)
            label.setMinimumHeight(self.field.sizeHint().height())
            box.addWidget(self.field)
        self.slider = self._slider(parent) if slider else None
        if self.slider is not None:
            below.addWidget(self.slider)
        self._help, self._note = note(help_text, parent), note("", parent)
        for each in (self._help, self._note):
            each.setVisible(bool(each.text()))
            below.addWidget(each)
        box.setContentsMargins(0, 0, 0, 0)
        below.setContentsMargins(0, 0, 0, Space.MEDIUM if help_text else Space.TINY)
        below.setSpacing(Space.TINY)
        layout.addRow(self._title, self._box)
        layout.addRow(self._below)
        if not help_text:
            for part in (self._title, self.field):
                part.setToolTip(tr(preference.help))

    @property
    def told(self) -> str:
        """All that stands below the title."""
        return " ".join(filter(None, (self._help.text(), self._note.text())))

    @property
    def visible(self) -> bool:
        """Whether it is not hidden."""
        return not self._box.isHidden()

    def set_visible(self, visible: bool) -> None:
        """Show or hide all of it."""
        for part in (self._title, self._box, self._below):
            part.setVisible(visible)

    def set_help(self, text: str) -> None:
        """Change the help below the title."""
        self._help.setText(text)

    def explain(self, *words: Word) -> None:
        """Let people ask what these words mean."""
        for part in (self._title, self._box):
            explain(part, *words)

    def show_value(
        self, value: Any, *, note: str = "", strong: bool = False, reset: str = "",
        enabled: bool = True,
    ) -> None:  # fmt: skip
        """Show a value, and a ``note`` that stands out if it is ``strong``.

        ``reset`` says what the button does; empty: there is nothing to reset.
        """
        self.field.show_value(value)
        if self.slider is not None:
            with QSignalBlocker(self.slider):
                self.slider.setValue(self._place(value))
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
        """Say why a value cannot be used; empty: it can."""
        self._say(why, Tone.ERROR)

    def _say(self, note: str, tone: Tone) -> None:
        dress(self._note, tone).setText(note)
        self._note.setVisible(bool(note))

    def _slider(self, parent: QWidget) -> QSlider | None:
        kind = self.preference.kind
        if not isinstance(kind, NumberKind) or kind.usual is None:
            return None
        slider = as_field(QSlider(Qt.Orientation.Horizontal, parent))
        slider.setRange(0, _SLIDER_STEPS)
        slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field has the keyboard
        slider.valueChanged.connect(self._on_slid)
        return slider

    def _place(self, value: float) -> int:
        """Where a value is on the slider."""
        kind = self.preference.kind
        assert isinstance(kind, NumberKind)
        least, most = kind.usual or (kind.least, kind.most)
        return round(_SLIDER_STEPS * (value - least) / (most - least))

    @Slot(int)
    def _on_slid(self, place: int) -> None:
        kind = self.preference.kind
        assert isinstance(kind, NumberKind)
        least, most = kind.usual or (kind.least, kind.most)
        self._on_chosen(round(least + place * (most - least) / _SLIDER_STEPS, 2), True)

    @Slot(object, bool)
    def _on_chosen(self, value: object, step: bool) -> None:
        self.chosen.emit(self.preference, value, step)

    @Slot()
    def _on_reset(self) -> None:
        self.reset_requested.emit(self.preference)
