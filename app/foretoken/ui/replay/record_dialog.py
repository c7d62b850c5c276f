"""Asks how an animation of a replay is to be."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.conversations.timeline import Timeline
from foretoken.chat.sharing.animation import AnimationFormat
from foretoken.control.replay.film import film_paces, pictures_of, usual_pace
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import DARK, LIGHT, theme
from foretoken.ui.look.themed import Button, Tone, Type, dress
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.replay.film_recorder import RecordingWish
from foretoken.ui.replay.words import pace_words

_WIDTH = 480
_SIZES = ((720, 480), (900, 600), (1200, 750))
_USUAL_SIZE = (900, 600)
_COLOURS = {False: tr_noop("light"), True: tr_noop("dark")}


class RecordDialog(FittedDialog):
    """``accepted`` tells of ``wish``."""

    def __init__(self, timeline: Timeline, parent: QWidget) -> None:
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Record an animation"))
        self._timeline = timeline
        title = dress(Label(tr("Record an animation"), self), Type.TITLE)
        self.kind = self._choice(tr("Format"), tr("What kind of file"))
        self.kind.set_choices(
            [(each, each.words) for each in AnimationFormat], AnimationFormat.WEBP
        )
        self.area = self._choice(tr("Size"), tr("Width and height in pixels"))
        self.area.set_choices([(each, f"{each[0]} x {each[1]}") for each in _SIZES], _USUAL_SIZE)
        self.colours = self._choice(tr("Colours"), tr("The theme of the pictures"))
        self.colours.set_choices(
            [(dark, tr(said)) for dark, said in _COLOURS.items()], theme().dark
        )
        self.pace = self._choice(
            tr("Speed", about="of a replay"), tr("How fast it plays, 1x as it was written")
        )
        paces = [(pace, pace_words(pace)) for pace in film_paces(timeline)]
        self.pace.set_choices(paces, usual_pace(timeline))
        self.pace.picked.connect(self._on_picked)
        self._told = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._told.setWordWrap(True)
        self.choose = dress(QPushButton(tr("Choose file…"), self), Button.PRIMARY)
        self.choose.setDefault(True)
        self.choose.clicked.connect(self.accept)
        cancel = QPushButton(tr("Cancel"), self)
        cancel.setToolTip(keyed("dialog.close"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._lay_out(title, cancel)
        self._on_picked()
        self.choose.setFocus()

    def _choice(self, name: str, tip: str) -> ChoiceBox:
        return ChoiceBox(name, tip, self)

    def _lay_out(self, title: Label, cancel: QPushButton) -> None:
        choices = QGridLayout()
        choices.setHorizontalSpacing(Space.SMALL)
        choices.setVerticalSpacing(Space.SMALL)
        for place, choice in enumerate((self.kind, self.area, self.colours, self.pace)):
            choices.addWidget(choice, place // 2, place % 2)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.choose)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDER, Space.WIDER, Space.WIDER, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(title)
        layout.addSpacing(Space.SMALL)
        layout.addLayout(choices)
        layout.addWidget(self._told)
        layout.addSpacing(Space.LARGE)
        layout.addLayout(buttons)

    @property
    def wish(self) -> RecordingWish:
        """What is chosen."""
        area, pace = self.area.value, self.pace.value
        assert isinstance(area, tuple)
        assert isinstance(pace, float)
        dark = bool(self.colours.value)
        palette = theme() if theme().dark is dark else DARK if dark else LIGHT
        width, height = area
        return RecordingWish(AnimationFormat(str(self.kind.value)), pace, width, height, palette)

    @Slot()
    def _on_picked(self) -> None:
        """Say how long it will be."""
        pictures = pictures_of(self._timeline, self.wish.pace)
        seconds = number(sum(each.ms for each in pictures) / 1000, 1)
        self._told.setText(
            tr_n(
                "It plays for {seconds} s, with {count} picture.",
                "It plays for {seconds} s, with {count} pictures.",
                len(pictures),
                seconds=seconds,
            )
        )
