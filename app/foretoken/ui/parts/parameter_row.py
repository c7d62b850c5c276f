"""One parameter: its title, its control, and what there is to say of its value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from foretoken.preferences.preference import Preference
from foretoken.system.language import tr
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Themed, Tone, Type, dress
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.value_controls import OptionalControl, control_for

_RESET_WIDTH = 24


@dataclass(frozen=True, slots=True)
class ShownParameter:
    """What a row shows."""

    value: Any
    told: str
    """Such as who decided on it, where that is not clear by itself."""
    overruled: bool = False
    """Something else is used than what is shown."""
    reset: str = ""
    """What taking the choice back would do; empty: nothing was chosen here."""
    given: str = ""
    """What has given it for this start, so that it cannot be changed."""
    unavailable: str = ""
    """Why it cannot be changed now; empty: it can."""


class ParameterRow(Themed, Spoken, QWidget):
    """Reports what people choose; what is shown is up to its owner."""

    chosen = Signal(object, object)
    """Its Preference, and the value."""
    reset_requested = Signal(object)
    """Nothing more is to be chosen for this Preference."""

    def __init__(
        self, parameter: Preference[Any], parent: QWidget, *, room: int | None = None
    ) -> None:
        """``room``: so wide is it where that is little, in pixels at the normal text size.

        What does not fit beside the title then has its own line.
        """
        super().__init__(parent)
        self.parameter = parameter
        self._room = room
        self._below: bool | None = None
        title = tr(parameter.title)
        self.control = control_for(title, parameter.kind, self)
        self.control.chosen.connect(self._on_chosen)
        self.control.refused.connect(self.refuse)
        self._title = Label(title, self)
        self._title.setBuddy(self.control.field)
        self._title.setWordWrap(True)
        self._told = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._refusal = dress(Label(self), Type.SMALL, Tone.ERROR)
        self.reset = IconButton(Icon.REGENERATE, "", self, width=_RESET_WIDTH)
        self.reset.setAccessibleName(tr("Reset: {title}", title=title))
        self.reset.clicked.connect(self._on_reset)
        for part in (self, self._title, self.control):
            part.setToolTip(tr(parameter.help))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.TINY, 0, Space.TINY)
        grid.setHorizontalSpacing(Space.SMALL)
        grid.setVerticalSpacing(Space.HAIR)
        self._grid = grid
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self.reset, 0, 1)
        grid.addWidget(self._told, 2, 0, 1, 3)
        grid.addWidget(self._refusal, 3, 0, 1, 3)
        grid.setColumnStretch(0, 1)
        for label in (self._told, self._refusal):
            label.setWordWrap(True)
            label.hide()
        self._place_control()

    def on_look_changed(self) -> None:
        """Have room for larger words."""
        self._place_control()

    def on_language_changed(self) -> None:
        """Have room for other words."""
        self._place_control()

    def _place_control(self) -> None:
        """Beside the title, or below where the two do not fit beside each other."""
        below = False
        if self._room is not None:
            title, control = self._title.minimumSizeHint(), self.control.sizeHint()
            reset = scaled(_RESET_WIDTH) + Space.SMALL  # it comes and goes
            needed = title.width() + control.width() + reset + Space.SMALL
            wide = needed > scaled(self._room)
            below = wide or isinstance(self.control, OptionalControl)
        if below is self._below:
            return
        self._below = below
        right = Qt.AlignmentFlag.AlignRight
        self._grid.removeWidget(self.control)
        if below:
            self._grid.addWidget(self.control, 1, 0, 1, 3, right)
        else:
            self._grid.addWidget(self.control, 0, 2, right)

    @property
    def told(self) -> str:
        """What is said below the title."""
        return self._told.text()

    def show_parameter(self, shown: ShownParameter) -> None:
        """Show a value, and who has decided on it."""
        self.control.show_value(shown.value)
        self.control.setEnabled(not (shown.given or shown.unavailable))
        given = tr("Given by {origin}", origin=shown.given) if shown.given else ""
        told = given or shown.unavailable or shown.told
        dress(self._told, Tone.TEXT if shown.overruled else Tone.MUTED)
        self._told.setText(told)
        self._told.setVisible(bool(told))
        dress(self._title, Type.HEADING if shown.reset else Type.NORMAL)
        self.reset.setVisible(bool(shown.reset))
        self.reset.setToolTip(shown.reset)
        self._place_control()
        own = tr("Chosen here") if shown.reset else ""
        stop = tr(". ", about="between sentences")
        said = stop.join(filter(None, (own, told, tr(self.parameter.help))))
        self.control.field.setAccessibleDescription(said)

    @Slot(object, bool)
    def _on_chosen(self, value: object, _steps: bool) -> None:
        self.chosen.emit(self.parameter, value)

    @Slot(str)
    def refuse(self, why: str) -> None:
        """Say why a value cannot be; empty: it can."""
        self._refusal.setText(why)
        self._refusal.setVisible(bool(why))

    @Slot()
    def _on_reset(self) -> None:
        self.control.field.setFocus(Qt.FocusReason.OtherFocusReason)  # the button goes
        self.reset_requested.emit(self.parameter)
