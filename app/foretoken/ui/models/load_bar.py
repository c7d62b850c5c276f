"""The lower edge of the model picker: messages, the progress of a load, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from foretoken.system.language import told_anew, tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.mirrored import corner_at, mirrored_x
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Button, Shape, Surface, dress
from foretoken.ui.parts.split_row import SplitRow


class FolderButton(QPushButton):
    """Asks at once while no folder was added; later it opens a menu."""

    def __init__(self, folders: FolderList, parent: QWidget) -> None:
        super().__init__(tr("Add folder…"), parent)
        self._folders = folders
        self.setAutoDefault(False)
        self.setToolTip(tr("Look for models in a folder of your own, too; or no longer"))
        self.clicked.connect(self._on_clicked)

    def make_menu(self) -> QMenu:
        """Return the menu, not yet shown."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Add folder…")).triggered.connect(self._on_add)
        menu.addSeparator()
        for folder in user_folders():
            text = tr("Stop looking in {folder}", folder=shown_path(folder))
            action = menu.addAction(without_keys(text))
            action.triggered.connect(partial(self._folders.remove, folder))
        return menu

    @Slot()
    def _on_clicked(self) -> None:
        if not user_folders():
            self._on_add()
            return
        menu = self.make_menu()
        above = QPoint(round(mirrored_x(0, self.rect())), -menu.sizeHint().height())
        menu.popup(corner_at(menu, self.mapToGlobal(above)))

    @Slot()
    def _on_add(self) -> None:
        title = tr("Look for models in", about="the title of a choice of folders")
        folder = QFileDialog.getExistingDirectory(self, title, str(Path.home()))
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
    Work.NONE: (tr_noop("Load"), tr_noop("Close"), tr_noop("Keep the models that are loaded")),
    Work.LOADING: (
        tr_noop("Loading…"),
        tr_noop("Cancel loading"),
        tr_noop("Keep the models of before"),
    ),
    Work.TESTING: (
        tr_noop("Testing…"),
        tr_noop("Stop testing"),
        tr_noop("Keep the pair without a result"),
    ),
}

_CONNECTING = (
    tr_noop("Connecting…"),
    tr_noop("Cancel connecting"),
    tr_noop("Keep what answers now"),
)
_TEST = tr_noop("Load the pair and measure for 20 seconds what it gains; the one in use comes back")
_NO_TEST = tr_noop("The model runs on a server: what drafting gains there cannot be measured here")


class LoadBar(Spoken, QWidget):
    """Shows what loading does; the picker decides what its buttons mean."""

    def __init__(self, folders: FolderList, parent: QWidget) -> None:
        super().__init__(parent)
        self.work = Work.NONE
        """What runs that was asked for here."""
        self._refusal, self._too_big = "", False
        self._connects = False
        self.warns_of_memory = False
        """Whether the message is that the choice may be too big."""
        self._message = Label(self)
        self._message.setWordWrap(True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._message.hide()
        self._progress = QProgressBar(self)
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self.folders = FolderButton(folders, self)
        self.open = self._button()
        self.server = self._button()
        self.get_models = self._button(tr("Get models…"), tr("Find and download more models"))
        self.test = self._button(tr("Test pair"))
        self.cancel = self._button()
        self.load = self._button()
        dress(self.load, Button.PRIMARY)
        self.load.setDefault(True)
        self.ways: list[QPushButton] = []
        """How to load in another way what could not be loaded."""
        self._ways_row = QHBoxLayout()
        self._ways_row.setSpacing(Space.SMALL)
        self._ways_row.addStretch(1)
        more, going = QHBoxLayout(), QHBoxLayout()
        for button in (self.folders, self.open, self.server, self.get_models):
            more.addWidget(button)
        more.addStretch(1)
        going.addStretch(1)
        for button in (self.test, self.cancel, self.load):
            going.addWidget(button)
        for group in (more, going):
            group.setSpacing(Space.SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self._message)
        layout.addLayout(self._ways_row)
        layout.addWidget(self._progress)
        layout.addWidget(SplitRow(more, going, self))
        self.set_work(Work.NONE)

    @property
    def message(self) -> str:
        """What is said in place; empty where nothing is."""
        return "" if self._message.isHidden() else self._message.text()

    def on_language_changed(self) -> None:
        """Say anew what depends on what runs."""
        self._refusal = told_anew(self._refusal) or self._refusal
        self._show_words()

    def show_message(self, text: str, *, serious: bool, of_memory: bool = False) -> None:
        """Say something above the buttons until the next load."""
        self.hide_message()
        self.warns_of_memory = of_memory
        self._message.setText(text)
        self._message.setAccessibleName(tr("Error: {text}", text=text) if serious else text)
        dress(self._message, Surface.WARNED if serious else Surface.TOLD, Shape.BOX)
        self._message.show()

    def offer(self, ways: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Add buttons to the message: what they say, and what they do."""
        for text, go in ways:
            button = self._button(without_keys(text), tr("Load the pair like this"))
            button.clicked.connect(go)
            self._ways_row.insertWidget(len(self.ways), button)
            self.ways.append(button)

    @Slot()
    def hide_message(self) -> None:
        """Take it away, with its buttons."""
        self.warns_of_memory = False
        self._message.hide()
        for button in self.ways:
            self._ways_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.ways = []

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
        self._progress.setVisible(self.busy and not self._connects)
        for button in (self.folders, self.open, self.server, self.get_models):
            button.setEnabled(not self.busy)
        self._show_words()

    def set_connects(self, connects: bool) -> None:
        """Tell whether the choice is a server, which is connected to and not loaded."""
        if connects is not self._connects:
            self._connects = connects
            self._show_words()

    def set_refusal(self, why: str, *, too_big: bool = False) -> None:
        """Offer to load unless ``why`` says something; ``too_big``: not by accident."""
        self._refusal, self._too_big = why, too_big
        self._update_load()

    def _show_words(self) -> None:
        self.open.setText(tr(command("picker.open_file").title))
        self.open.setToolTip(keyed("picker.open_file"))
        self.server.setText(tr("Add server…"))
        self.server.setToolTip(tr("Connect to a server that answers in the place of a model here"))
        testing = self.work is Work.TESTING
        self._progress.setAccessibleName(tr("Testing") if testing else tr("Loading"))
        _, cancel, tip = self._words
        self.cancel.setText(tr(cancel))
        self.cancel.setToolTip(keyed("picker.close", tr(tip)))
        self._update_load()

    @property
    def _words(self) -> tuple[str, str, str]:
        if not self._connects or self.work is Work.TESTING:
            return _WORDS[self.work]
        return _CONNECTING if self.busy else (tr_noop("Connect"), *_WORDS[Work.NONE][1:])

    def _update_load(self) -> None:
        possible = not self.busy and not self._refusal
        self.load.setEnabled(possible)
        self.test.setEnabled(possible and not self._too_big and not self._connects)
        self.test.setToolTip(tr(_NO_TEST) if self._connects else tr(_TEST))
        self.test.setVisible(not self.busy)  # its room is needed for what cancels
        doubtful = self._too_big and possible
        tip = keyed("picker.load")
        if doubtful:
            tip = tr("The system may stand still, or end Foretoken")
        self.load.setText(tr("Load anyway") if doubtful else tr(self._words[0]))
        if self._connects:
            tip = keyed("picker.load", tr("Let this model of the server answer"))
        self.load.setToolTip(self._refusal or tip)

    def _button(self, text: str = "", tip: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        return button
