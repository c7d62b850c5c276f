"""Menus of the model picker: for models, presets and recent pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from foretoken.control.models.model_trash import trash_note, trash_refusal
from foretoken.control.models.remembered_pairs import ListedPreset, Recent, as_preset, named_apart
from foretoken.models.library.folders import user_folders
from foretoken.models.library.library import LibraryModel
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import in_menu
from foretoken.ui.look.plain_text import escape_mnemonics
from foretoken.ui.models.model_rows import can_write
from foretoken.ui.parts.files import Place, file_to_open, file_to_save, show_in_folder

if TYPE_CHECKING:
    from foretoken.ui.models.model_picker import ModelPicker

_FILES = tr_noop("Presets (*.json)")
_Entry = tuple[str, Callable[[], object], bool]
"""Text, action, and whether it is enabled."""


def _menu(entries: Iterable[_Entry | None], parent: QWidget) -> QMenu:
    """Return a menu that deletes itself when closed; None entries are separators."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for entry in entries:
        if entry is None:
            menu.addSeparator()
            continue
        text, run, possible = entry
        action = menu.addAction(text)
        action.setEnabled(possible)
        action.triggered.connect(lambda _checked=False, run=run: run())
    return menu


def make_pair_menu(
    pairs: Sequence[Recent],
    use: Callable[[Recent], object],
    choose: Callable[[], object],
    window: QWidget,
) -> QMenu:
    """Return the menu of the pair button: recent pairs, and the model picker."""
    recent: list[_Entry] = [
        (escape_mnemonics(tr("Use again: {pair}", pair=name)), partial(use, pair), True)
        for pair, name in zip(pairs, named_apart(pairs), strict=True)
    ]
    none: _Entry = (tr("No recent pairs"), choose, False)
    return _menu(((in_menu("models.choose"), choose, True), None, *(recent or [none])), window)


def make_add_menu(picker: ModelPicker) -> QMenu:
    """Return the menu for adding files, servers and folders, and for removing folders."""
    feed = picker.services.feed

    def add_folder() -> None:
        title = tr("Look for models in", about="the title of a choice of folders")
        folder = QFileDialog.getExistingDirectory(picker, title, str(Path.home()))
        if folder:
            feed.add_folder(Path(folder))

    def stop_looking(folder: Path) -> _Entry:
        text = tr("Stop looking in {folder}", folder=shown_path(folder))
        return escape_mnemonics(text), partial(feed.remove_folder, folder), True

    added: list[_Entry] = [
        (tr("Model file…"), picker.ask_for_file, True),
        (tr("Server…"), picker.add_server, True),
        (tr("Folder…"), add_folder, True),
    ]
    return _menu((*added, None, *map(stop_looking, user_folders())), picker)


def make_model_menu(model: LibraryModel, picker: ModelPicker) -> QMenu:
    """Return the menu of a model."""
    services, choice, path = picker.services, picker.choice, model.path
    writes = can_write(model)

    def show() -> None:
        if not show_in_folder(path):
            text = tr("No file manager was found. The model is at {path}", path=shown_path(path))
            picker.show_error(text)

    def throw_away() -> None:
        if refusal := trash_refusal(model):
            picker.show_error(refusal)
        elif not services.trash.busy:
            if note := trash_note(model):
                picker.say(note)
            services.trash.move(model)

    copy = partial(QApplication.clipboard().setText, str(path))
    of_target = writes and path != choice.target_path
    remembered: _Entry = (tr("Reset to defaults"), partial(choice.forget_settings, path), True)
    remove: _Entry = (tr("Remove from this list"), partial(services.feed.forget, path), True)
    return _menu(
        (
            (tr("Use as target"), partial(picker.show_target, path), writes),
            (tr("Use as draft"), partial(choice.choose_draft, path), of_target),
            (tr("New chat with this model"), partial(picker.load_and_chat, model), writes),
            *([remembered] if services.presets.remembered(path) is not None else ()),
            None,
            (tr("Show in folder"), show, True),
            (tr("Copy path"), copy, True),
            None,
            *([remove] if services.feed.is_kept(model) else ()),
            (tr("Move to trash"), throw_away, True),
        ),
        picker,
    )


def make_preset_menu(listed: ListedPreset | None, picker: ModelPicker) -> QMenu:
    """Return the menu of a preset; None: the menu for presets in general."""
    presets, savable = picker.services.presets, picker.choice.savable
    imports: _Entry = (tr("Import presets…"), partial(_import, picker), True)
    if listed is None:
        names = presets.names
        save: _Entry = (in_menu("picker.save_preset"), picker.save_preset, savable is not None)
        export = partial(_export, names, picker)
        return _menu(
            (save, None, imports, (tr("Export all presets…"), export, bool(names))), picker
        )
    name = listed.preset.name

    def replace() -> None:
        if savable is not None:
            presets.replace(name, as_preset(savable, name))
            picker.choice.choose(("preset", name))

    return _menu(
        (
            (tr("Rename…"), partial(picker.rename_preset, name), True),
            (tr("Duplicate"), partial(presets.duplicate, name), True),
            (tr("Replace with current choice"), replace, savable is not None),
            None,
            (tr("Export…"), partial(_export, [name], picker), True),
            imports,
            None,
            (tr("Delete"), partial(presets.delete, name), True),
        ),
        picker,
    )


def _import(picker: ModelPicker) -> None:
    file = file_to_open(picker, tr("Import presets"), tr(_FILES), Place.HomeLocation)
    if file is not None:
        picker.services.presets.import_file(file)


def _export(names: list[str], picker: ModelPicker) -> None:
    start = "my pairs"  # not translated: a file name
    if len(names) == 1:
        start = names[0].replace("/", "-").replace("\\", "-")
    title, name = tr("Export presets"), f"{start}.json"
    file = file_to_save(picker, title, name, tr(_FILES), Place.HomeLocation)
    if file is not None:
        picker.services.presets.export(names, file)
