"""Dialog for the format of an export."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from foretoken.chat.sharing.exporting import ExportFormat, ExportOptions
from foretoken.system.language import tr
from foretoken.ui.look.themed import Tone, Type
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.forms import DialogButtons, paragraph, row

_WIDTH = 480


class ExportDialog(FittedDialog):
    """Asks for the export's format; read ``options`` when it is ``accepted``."""

    def __init__(self, said: str, options: ExportOptions, parent: QWidget) -> None:
        """``said`` is the heading, such as "Export this chat"."""
        super().__init__(parent, "Foretoken", width=_WIDTH)  # not translated: a name
        self.setAccessibleName(said)
        self.format = ChoiceBox(tr("Format"), tr("File type"), self)
        self.format.picked.connect(self._show)
        self._help = paragraph("", self, Type.NOTE, Tone.MUTED)
        self.colours = QCheckBox(tr("With token colours"), self)
        self.colours.setToolTip(tr("Show which model each token came from, and a legend"))
        self.colours.setChecked(options.colours)
        buttons = DialogButtons(self, tr("Choose file…"))
        self.choose = buttons.ok
        fill_dialog(self, said, row(self.format, None), self._help, self.colours, buttons)
        self._show(options.format)
        self.format.setFocus()

    @property
    def options(self) -> ExportOptions:
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
