"""Adds folders to the library, and lists those that were added so that they can be taken off."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from foretoken.control.folder_list import FolderList
from foretoken.models.library.folders import user_folders
from foretoken.settings.paths import shown_path
from foretoken.ui.plain_text import without_keys


class FolderButton(QPushButton):
    """Asks at once while no folder was added; later it opens a menu."""

    def __init__(self, folders: FolderList, parent: QWidget) -> None:
        super().__init__("Add folder…", parent)
        self._folders = folders
        self.setAutoDefault(False)
        self.setToolTip("Look for models in a folder of your own, too; or no longer")
        self.clicked.connect(self._on_clicked)

    def make_menu(self) -> QMenu:
        """Return the menu, not yet shown."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("Add folder…").triggered.connect(self._on_add)
        menu.addSeparator()
        for folder in user_folders():
            action = menu.addAction(without_keys(f"Stop looking in {shown_path(folder)}"))
            action.triggered.connect(partial(self._folders.remove, folder))
        return menu

    @Slot()
    def _on_clicked(self) -> None:
        if not user_folders():
            self._on_add()
            return
        menu = self.make_menu()
        menu.popup(self.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    @Slot()
    def _on_add(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, "Look for models in", str(Path.home()))
        if folder:
            self._folders.add(Path(folder))
