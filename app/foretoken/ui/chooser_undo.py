"""Takes back what was deleted in the model picker: a preset, or a model that is in the trash."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.model_services import ModelServices
from foretoken.control.model_trash import TrashedModel
from foretoken.ui.undo_line import UndoLine


class ChooserUndo(QObject):
    """Tells of the last deletion in a line, and brings back what it was about."""

    said = Signal(str)
    """Something was moved to the trash that can be brought back only there."""

    def __init__(self, services: ModelServices, line: UndoLine) -> None:
        super().__init__(line)
        self._presets, self._trash, self._line = services.presets, services.trash, line
        self._undo: Callable[[], None] = self._presets.restore
        self._presets.deleted.connect(self._on_preset_deleted)
        self._presets.restored.connect(line.hide)
        self._trash.moved.connect(self._on_trashed)
        self._trash.restored.connect(line.hide)
        line.undone.connect(self._on_undone)

    @Slot(str)
    def _on_preset_deleted(self, name: str) -> None:
        self._undo = self._presets.restore
        self._line.show_deleted(name)

    @Slot(object)
    def _on_trashed(self, trashed: TrashedModel) -> None:
        text = f"Moved {trashed.model.name} to the trash."
        if trashed.can_come_back:
            self._undo = self._trash.restore
            self._line.tell(text)
        else:
            self._line.hide()
            self.said.emit(f"{text} Your system can bring it back.")

    @Slot()
    def _on_undone(self) -> None:
        self._undo()
