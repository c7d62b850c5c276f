"""Asks what kind of file chats are to be written to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.forms import accept_button, button_box
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480


class ExportDialog(FittedDialog):
    """``accepted`` tells of ``options``."""

    def __init__(self, said: str, options: ExportOptions, parent: QWidget) -> None:
        """``said``: what is about to be done, such as "Export this chat"."""
        super().__init__(parent, "Foretoken", width=_WIDTH)  # not translated: a name
        title = styled(Label(said, self), Type.TITLE)
        title.setWordWrap(True)
        self.setAccessibleName(title.text())
        self.format = ChoiceBox(tr("Format"), tr("What kind of file"), self)
        self.format.picked.connect(self._show)
        self._help = styled(Label(self), Type.NOTE, Tone.MUTED)
        self._help.setWordWrap(True)
        self.colours = QCheckBox(tr("With token colours"), self)
        self.colours.setToolTip(tr("Show which model each token came from, and a legend"))
        self.colours.setChecked(options.colours)
        buttons = button_box(self, tr("Choose file…"))
        self.choose = accept_button(buttons)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDER, Space.WIDER, Space.WIDER, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(title)
        layout.addSpacing(Space.SMALL)
        layout.addWidget(self.format, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._help)
        layout.addWidget(self.colours)
        layout.addSpacing(Space.LARGE)
        layout.addWidget(buttons)
        self._show(options.format)
        self.format.setFocus()

    @property
    def options(self) -> ExportOptions:
        """What is chosen."""
        return ExportOptions(ExportFormat(str(self.format.value)), self.colours.isChecked())

    @Slot(object)
    def _show(self, picked: str) -> None:
        chosen = ExportFormat(picked)
        self.format.set_choices([(each, each.words) for each in ExportFormat], chosen)
        self._help.setText(chosen.help)
        self.colours.setEnabled(chosen.has_colours)
        self.colours.setVisible(chosen.has_colours)
        if self.isVisible():
            self.fit()
