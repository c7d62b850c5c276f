"""Asks how to record a replay as an animation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversations.timeline import Timeline
from foretoken.chat.sharing.animation import AnimationFormat
from foretoken.control.replay.film import film_paces, pictures_of, usual_pace
from foretoken.system.language import number, tr, tr_n
from foretoken.ui.look.theme import DARK, LIGHT, theme
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.forms import accept_button, add_row, button_box, fill_dialog, form, note
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.replay.film_recorder import RecordingSettings
from foretoken.ui.replay.words import pace_words

_WIDTH = 420
_SIZES = ((720, 480), (900, 600), (1200, 750))
_USUAL_SIZE = (900, 600)


class RecordDialog(FittedDialog):
    """``accepted`` tells of ``settings``."""

    def __init__(self, timeline: Timeline, parent: QWidget) -> None:
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Record an animation"))
        self._timeline = timeline
        self._fields = form()
        self.kind = self._choice(
            tr("Format"), [(each, each.words) for each in AnimationFormat], AnimationFormat.WEBP
        )
        self.area = self._choice(
            tr("Size"),
            [(each, f"{each[0]} x {each[1]}") for each in _SIZES],
            _USUAL_SIZE,
        )
        self.dark = self._choice(
            tr("Theme"), [(False, tr("Light")), (True, tr("Dark"))], theme().dark
        )
        self.pace = self._choice(
            tr("Speed", about="of a replay"),
            [(pace, pace_words(pace)) for pace in film_paces(timeline)],
            usual_pace(timeline),
        )
        self.pace.picked.connect(self._on_picked)
        self._length = note("", self)
        box = button_box(self, tr("Choose file…"))
        fill_dialog(self, tr("Record an animation"), self._fields, self._length, box)
        self._on_picked()
        accept_button(box).setFocus()

    def _choice(self, name: str, choices: Sequence[tuple[object, str]], value: object) -> ChoiceBox:
        field = ChoiceBox(name, "", self, labelled=True)
        field.set_choices(choices, value)
        add_row(self._fields, name, field)
        return field

    @property
    def settings(self) -> RecordingSettings:
        """What is chosen."""
        area, pace = self.area.value, self.pace.value
        assert isinstance(area, tuple)
        assert isinstance(pace, float)
        dark = bool(self.dark.value)
        palette = theme() if theme().dark is dark else DARK if dark else LIGHT
        width, height = area
        return RecordingSettings(
            AnimationFormat(str(self.kind.value)), pace, width, height, palette
        )

    @Slot()
    def _on_picked(self) -> None:
        """Tell how long it will be."""
        pictures = pictures_of(self._timeline, self.settings.pace)
        seconds = number(sum(each.ms for each in pictures) / 1000, 1)
        self._length.setText(
            tr_n("{seconds} s, {count} frame", "{seconds} s, {count} frames", len(pictures),
                 seconds=seconds)
        )  # fmt: skip
