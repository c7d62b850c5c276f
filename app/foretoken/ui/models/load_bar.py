"""The lower edge of the model picker: messages, the progress of a load, and the buttons."""

from __future__ import annotations

from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.models.folder_list import FolderList
from foretoken.models.library.folders import user_folders
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, dress


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


_STEPS = 1000


class Work(Enum):
    """What goes on."""

    NONE = "none"
    LOADING = "loading"
    TESTING = "testing"
    """The pair is there, and a test tells what drafting gains."""


# What the buttons say: to load, and to end or close.
_WORDS = {
    Work.NONE: ("Load", "Close", "Keep the models that are loaded"),
    Work.LOADING: (
        "Loading…",
        "Cancel loading",
        "Keep the models of before",
    ),
    Work.TESTING: (
        "Testing…",
        "Stop testing",
        "Keep the pair without a result",
    ),
}


class LoadBar(QWidget):
    """Shows what loading does; the picker decides what its buttons mean."""

    def __init__(self, folders: FolderList, parent: QWidget) -> None:
        super().__init__(parent)
        self._load_text = ""
        self.work = Work.NONE
        """What runs that was asked for here."""
        self._refusal, self._too_big = "", False
        self._serious = False
        self._message = Label(self)
        self._message.setWordWrap(True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._message.hide()
        self._progress = QProgressBar(self)
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName("Loading")
        self.folders = FolderButton(folders, self)
        self.open = self._button(command("picker.open_file").title, keyed("picker.open_file"))
        self.get_models = self._button("Get models…", "Find and download more models")
        self.test = self._button(
            "Test pair",
            "Load the pair and measure for 20 seconds what it gains; the one in use comes back",
        )
        self.cancel = self._button("Close", "")
        self.load = self._button("Load", "")
        dress(self.load, Button.PRIMARY)
        self.load.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        for button in (self.folders, self.open, self.get_models):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.test, self.cancel, self.load):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self._message)
        layout.addWidget(self._progress)
        layout.addLayout(buttons)
        self.set_work(Work.NONE)

    @property
    def message(self) -> str:
        """What is said in place; empty where nothing is."""
        return "" if self._message.isHidden() else self._message.text()

    def show_message(self, text: str, *, serious: bool) -> None:
        """Say something above the buttons until the next load."""
        self._serious = serious
        self._message.setText(text)
        self._message.setAccessibleName(f"Error: {text}" if serious else text)
        dress(self._message, Surface.WARNED if self._serious else Surface.TOLD, Shape.BOX)
        self._message.show()

    @Slot()
    def hide_message(self) -> None:
        """Take it away."""
        self._message.hide()

    @property
    def busy(self) -> bool:
        """Whether anything runs, so that nothing can be chosen."""
        return self.work is not Work.NONE

    def show_progress(self, share: float) -> None:
        """Show how far a load or a test has come, 0 to 1."""
        self._progress.setValue(round(share * _STEPS))

    def set_work(self, work: Work) -> None:
        """Show what runs now."""
        self.work = work
        self._progress.setValue(0)
        self._progress.setVisible(self.busy)
        self._progress.setAccessibleName(work.value.capitalize())
        load, cancel, tip = _WORDS[work]
        self._load_text = load
        self.cancel.setText(cancel)
        self.cancel.setToolTip(keyed("picker.close", tip))
        for button in (self.folders, self.open, self.get_models):
            button.setEnabled(not self.busy)
        self._update_load()

    def set_refusal(self, why: str, *, too_big: bool = False) -> None:
        """Offer to load unless ``why`` says something; ``too_big``: not by accident."""
        self._refusal, self._too_big = why, too_big
        self._update_load()

    def _update_load(self) -> None:
        possible = not self.busy and not self._refusal
        self.load.setEnabled(possible)
        self.test.setEnabled(possible and not self._too_big)
        self.test.setVisible(not self.busy)  # its room is needed for what cancels
        doubtful = self._too_big and possible
        self.load.setText("Load anyway" if doubtful else self._load_text)
        tip = "The system may stand still, or end Foretoken" if doubtful else keyed("picker.load")
        self.load.setToolTip(self._refusal or tip)

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        return button
