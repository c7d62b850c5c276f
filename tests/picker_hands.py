"""The model picker over a real library, as seen and used by a person."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from chat_shelf import NoArchive
from foretoken.control.background import shut_down_below
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairLoaded
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.models.model_rows import make_model_menu
from foretoken.ui.models.models_controller import ModelsController
from foretoken.ui.models.row_tree import RowTree
from foretoken.ui.parts.notices import NoticeBar
from foretoken.ui.parts.row_painting import Row

BUILT_IN = PairFiles(*builtin_pair())


class PickerHands:
    """An open picker whose engine only records requests."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.chat = ChatController(NoArchive())
        self.preferences = KeptPreferences(folder)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.controller = ModelsController(
            self.chat, self.preferences, NoticeBar(self.window), self.window
        )
        self.engine, self.services = self.chat.engine, self.controller.services
        self.asked: list[Any] = []
        """What the engine was asked for: the name of a method, and its arguments."""
        for name in ("load_pair", "cancel_load", "stop"):
            setattr(self.engine, name, self._noting(name))
        self.open()

    def _noting(self, name: str) -> Any:
        def note(*arguments: object) -> bool:
            self.asked.append((name, *arguments))
            return True

        return note

    def open(self) -> None:
        self.controller.open()
        assert self.controller.picker is not None
        self.picker: ModelPicker = self.controller.picker
        self.choice = self.picker.choice
        self.targets, self.drafts = self.picker.targets, self.picker.drafts
        self.wait_until_still()

    def close(self) -> None:
        shut_down_below(self.controller)
        self.preferences.shut_down()
        assert self.chat.shut_down()

    def wait_until_still(self) -> None:
        services = self.services
        self.qtbot.waitUntil(
            lambda: (
                bool(services.feed.built_in)
                and not services.feed.scanning
                and not services.ranking.busy
                and not services.presets.busy
                and not self.picker._listing._timer.isActive()
            ),
            timeout=10_000,
        )

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.targets, text)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        self.qtbot.keyClick(self.targets, key, modifiers or Qt.KeyboardModifier.NoModifier)

    def find(self, name: str) -> None:
        self.picker.search.clear()
        self.type(name)
        self.wait_until_still()

    def go_to(self, title: str, tree: RowTree | None = None) -> None:
        """Go to a row as the arrow keys do."""
        tree = tree or self.targets
        model = tree.model()
        for group in range(model.rowCount()):
            parent = model.index(group, 0)
            for row in range(model.rowCount(parent)):
                index = model.index(row, 0, parent)
                if index.data() == title:
                    tree.setCurrentIndex(index)
        self.wait_until_still()

    def action(self, menu: QMenu, text: str) -> QAction:
        return next(each for each in menu.actions() if each.text().split("\t")[0] == text)

    def model_action(self, name: str, text: str) -> QAction:
        """Return an action of a model's menu."""
        model = next(model for model in self.services.feed.models if model.name == name)
        return self.action(make_model_menu(model, self.picker), text)

    def end_load(self, error: str | None = None) -> None:
        *_, (_, files, settings) = (each for each in self.asked if each[0] == "load_pair")
        if error is None:
            self.engine.pair = PairLoaded(files, "target", "draft", 512, None, settings=settings)
            self.choice.refresh()
        self.engine.load_ended.emit(error)

    def rows(self, tree: RowTree | None = None) -> list[Row]:
        return shown_rows(tree or self.targets)

    def titles(self, tree: RowTree | None = None) -> list[str]:
        return [row.title for row in self.rows(tree)]

    def row(self, title: str, tree: RowTree | None = None) -> Row:
        return next(row for row in self.rows(tree) if row.title == title)

    def selected(self) -> list[Row]:
        """Return the visible rows that look chosen."""
        view = self.targets.viewport().rect()
        indexes = self.targets.selectionModel().selectedIndexes()
        return [
            index.data(Qt.ItemDataRole.UserRole)
            for index in indexes
            if view.contains(self.targets.visualRect(index).center())
        ]

    @property
    def target(self) -> str:
        return str(getattr(self.targets.key, "stem", self.targets.key))

    @property
    def draft(self) -> str:
        return str(getattr(self.drafts.key, "stem", self.drafts.key))


def shown_rows(tree: RowTree) -> list[Row]:
    model, found = tree.model(), list[Row]()
    for group in range(model.rowCount()):
        parent = model.index(group, 0)
        alone = tree.rootIndex() == parent
        if not alone:
            found.append(parent.data(Qt.ItemDataRole.UserRole))
        if alone or tree.isExpanded(parent):
            children = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
            found += [child.data(Qt.ItemDataRole.UserRole) for child in children]
    return found
