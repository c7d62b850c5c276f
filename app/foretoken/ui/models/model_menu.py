"""What can be done with a model of the list: take it, find it, copy its path, throw it away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.model_trash import ModelTrash, plan_trash
from foretoken.control.models.preset_list import PresetList
from foretoken.models.library.library import LibraryModel
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import in_menu
from foretoken.ui.look.mirrored import corner_at
from foretoken.ui.models.model_rows import can_write
from foretoken.ui.parts.outside import show_in_folder


class ModelMenu(QObject):
    """Opens the menu of one model at a time."""

    target_wanted = Signal(object)
    """A LibraryModel to be the target."""
    draft_wanted = Signal(object)
    """A LibraryModel to be the draft of the chosen target."""
    chat_wanted = Signal(object)
    """A LibraryModel to begin a chat with."""
    usual_wanted = Signal(object)
    """A LibraryModel whose remembered settings should be forgotten."""
    said = Signal(str)
    """Why something was not done."""
    noted = Signal(str)
    """What a person should know of what is done."""

    def __init__(
        self, feed: LibraryFeed, trash: ModelTrash, presets: PresetList, window: QWidget
    ) -> None:
        super().__init__(window)
        self._feed = feed
        self._trash = trash
        self._presets = presets
        self._window = window
        self._model: LibraryModel | None = None

    def make_menu(self, model: LibraryModel, target: Path | None) -> QMenu:
        """Return the menu of a model, not yet shown; ``target`` is the chosen one."""
        self._model = model
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remembered = self._presets.remembered(model.path) is not None
        usual = [("model.usual", self._on_usual, True)] if remembered else []
        kept = self._feed.is_kept(model)
        off = [("model.forget", self._on_forget, True)] if kept else []
        for name, run, possible in (
            ("model.target", self._on_target, can_write(model)),
            ("model.draft", self._on_draft, can_write(model) and model.path != target),
            ("model.new_chat", self._on_new_chat, can_write(model)),
            *usual,
            ("", None, True),
            ("model.show", self._on_show, True),
            ("model.copy_path", self._on_copy, True),
            ("", None, True),
            *off,
            ("model.trash", self._on_trash, True),
        ):
            if run is None:
                menu.addSeparator()
                continue
            action = menu.addAction(in_menu(name))
            action.setEnabled(possible)
            action.triggered.connect(run)
        return menu

    def show_menu(self, model: LibraryModel, target: Path | None, place: QPoint) -> None:
        """Open the menu at a place on the screen."""
        menu = self.make_menu(model, target)
        menu.popup(corner_at(menu, place))

    @Slot()
    def _on_target(self) -> None:
        self.target_wanted.emit(self._model)

    @Slot()
    def _on_draft(self) -> None:
        self.draft_wanted.emit(self._model)

    @Slot()
    def _on_new_chat(self) -> None:
        self.chat_wanted.emit(self._model)

    @Slot()
    def _on_usual(self) -> None:
        self.usual_wanted.emit(self._model)

    @Slot()
    def _on_show(self) -> None:
        if self._model is not None and not show_in_folder(self._model.path):
            path = shown_path(self._model.path)
            self.said.emit(tr("There is no file manager to ask. The model is {path}", path=path))

    @Slot()
    def _on_copy(self) -> None:
        if self._model is not None:
            QApplication.clipboard().setText(str(self._model.path))

    @Slot()
    def _on_forget(self) -> None:
        if self._model is not None:
            self._feed.forget(self._model.path)

    @Slot()
    def _on_trash(self) -> None:
        model = self._model
        if model is None or self._trash.busy:
            return
        plan = plan_trash(model)
        if plan.refusal:
            self.said.emit(plan.refusal)
            return
        if plan.note:
            self.noted.emit(plan.note)
        self._trash.move(model)
