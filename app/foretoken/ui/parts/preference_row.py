"""Forms for declared preferences: cards of rows with a title, a field and notes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QSlider, QVBoxLayout, QWidget

from foretoken.preferences.preference import NumberKind, Preference
from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label, escape_mnemonics
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.forms import as_field, column, note, paragraph, row
from foretoken.ui.parts.value_field import FlagField, TextField, value_field

_SLIDER_STEPS = 100


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

    def __init__(self, content: QWidget, parent: QWidget) -> None:
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

    chosen = Signal(object, object, bool)
    """The Preference, the value, and whether it is one of many small steps."""
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
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        named: QWidget = self.field
        line = row(self.field, self.reset)
        if not isinstance(self.field, FlagField):
            named = label = paragraph(escape_mnemonics(title), self)
            label.setBuddy(self.field)
            line = row(label, self.reset, self.field)
        line.setStretchFactor(named, 1)
        self._help, self._note = note(help_text, self), note("", self)
        self.slider: QSlider | None = None
        self._least, self._most = 0.0, 1.0
        kind = preference.kind
        if slider and isinstance(kind, NumberKind) and kind.usual is not None:
            self._least, self._most = kind.usual
            self.slider = as_field(QSlider(Qt.Orientation.Horizontal, self))
            self.slider.setRange(0, _SLIDER_STEPS)
            self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field takes the keys
            self.slider.valueChanged.connect(self._on_slid)
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

    def set_help(self, text: str) -> None:
        self._help.setText(text)

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
                share = (value - self._least) / (self._most - self._least)
                self.slider.setValue(round(_SLIDER_STEPS * share))
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

    @Slot(int)
    def _on_slid(self, place: int) -> None:
        value = self._least + place * (self._most - self._least) / _SLIDER_STEPS
        self._on_chosen(round(value, 2), True)

    @Slot(object, bool)
    def _on_chosen(self, value: object, step: bool) -> None:
        self.chosen.emit(self.preference, value, step)
