"""The menus of the model picker: of a model, of a preset, and of the pairs that were used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QVBoxLayout, QWidget

from foretoken.control.models.model_trash import plan_trash
from foretoken.control.models.pair_choice import PairChoice, suggested_name
from foretoken.control.models.preset_list import ListedPreset, PresetList
from foretoken.control.models.recent_pairs import Recent, named_apart
from foretoken.models.library.files import name_at
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import pair_name
from foretoken.models.presets.model_files import models_of
from foretoken.models.presets.user_presets import UserPreset, free_name
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import in_menu
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.models.model_rows import can_write, settings_words
from foretoken.ui.parts.forms import accept_button, button_box, note
from foretoken.ui.parts.outside import show_in_folder
from foretoken.ui.parts.screen_room import FittedDialog

if TYPE_CHECKING:
    from foretoken.ui.models.model_picker import ModelPicker

_FILES = tr_noop("Presets (*.json *.toml)")
_EXPORTED = tr_noop("Presets (*.json)")
_LONGEST_NAME = 100
_WIDTH = 440
_Entry = tuple[str, Callable[[], object], bool]
"""A text, what it does, and whether that is possible."""


def _menu(entries: Iterable[_Entry | None], parent: QWidget) -> QMenu:
    """Return a menu, not yet shown, which is gone once it is closed; None is a line."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for entry in entries:
        if entry is None:
            menu.addSeparator()
            continue
        text, run, possible = entry
        action = menu.addAction(text)
        action.setEnabled(possible)
        action.triggered.connect(partial(_run, run))
    return menu


def _run(run: Callable[[], object], _checked: bool = False) -> None:
    run()


def make_pair_menu(
    pairs: Sequence[Recent],
    use: Callable[[Recent], object],
    choose: Callable[[], object],
    window: QWidget,
) -> QMenu:
    """The menu of the button with the pair: what was used lately, and the choice of all."""
    recent: list[_Entry] = [
        (without_keys(tr("Use again: {pair}", pair=name)), partial(use, pair), True)
        for pair, name in zip(pairs, named_apart(pairs), strict=True)
    ]
    none: _Entry = (tr("No other pair was used lately"), choose, False)
    return _menu(((in_menu("models.choose"), choose, True), None, *(recent or [none])), window)


def make_model_menu(model: LibraryModel, picker: ModelPicker) -> QMenu:
    """What can be done with a model: take it, find it, copy its path, throw it away."""
    services, choice, path = picker.services, picker.choice, model.path
    writes = can_write(model)

    def show() -> None:
        if not show_in_folder(path):
            text = tr("There is no file manager to ask. The model is {path}", path=shown_path(path))
            picker.show_error(text)

    def throw_away() -> None:
        plan = plan_trash(model)
        if plan.refusal:
            picker.show_error(plan.refusal)
        if plan.refusal or services.trash.busy:
            return
        if plan.note:
            picker.say(plan.note)
        services.trash.move(model)

    remembered: list[_Entry] = [
        (in_menu("model.usual"), partial(choice.forget_settings, path), True)
    ]
    kept: list[_Entry] = [(in_menu("model.forget"), partial(services.feed.forget, path), True)]
    return _menu(
        (
            (in_menu("model.target"), partial(picker.show_target, path), writes),
            (
                in_menu("model.draft"),
                partial(choice.choose_draft, path),
                writes and path != choice.target_path,
            ),
            (in_menu("model.new_chat"), partial(picker.chat_with, model), writes),
            *(remembered if services.presets.remembered(path) is not None else ()),
            None,
            (in_menu("model.show"), show, True),
            (
                in_menu("model.copy_path"),
                partial(QApplication.clipboard().setText, str(path)),
                True,
            ),
            None,
            *(kept if services.feed.is_kept(model) else ()),
            (in_menu("model.trash"), throw_away, True),
        ),
        picker,
    )


class NameDialog(FittedDialog):
    """Refuses in place a name that is taken."""

    named = Signal(str)
    """A name that is free."""

    def __init__(
        self, title: str, name: str, details: str, taken: Iterable[str], parent: QWidget
    ) -> None:
        """``details`` says what is named; ``taken`` are the names of others."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._taken = {other.casefold(): other for other in taken}
        label = dress(Label(tr("Name"), self), Type.HEADING)
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(_LONGEST_NAME)
        self.field.setAccessibleName(tr("Name of the preset"))
        label.setBuddy(self.field)
        self.details = note(details, self)
        self._problem = dress(Label(self), Tone.ERROR)
        self._problem.setWordWrap(True)
        box = button_box(self, tr("Save"))
        self.save = accept_button(box)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDER, Space.WIDE, Space.WIDER, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        for part in (label, self.field, self._problem, self.details, box):
            layout.addWidget(part)
        self.field.textChanged.connect(self._on_text_changed)
        self.field.selectAll()
        self.field.setFocus()
        self._on_text_changed()

    @property
    def problem(self) -> str:
        """Why the name is refused."""
        return self._problem.text()

    @Slot()
    def _on_text_changed(self) -> None:
        name = self.field.text().strip()
        taken = self._taken.get(name.casefold())
        problem = ""
        if taken is not None:
            problem = tr("There is a preset “{name}” already. Choose another name.", name=taken)
        elif shown_name(name) != name:
            problem = tr("The name has a character that cannot be seen. Type it again.")
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.fit()
        self.save.setEnabled(bool(name) and not problem)

    def accept(self) -> None:
        """Tell the name."""
        self.named.emit(self.field.text().strip())
        super().accept()


class PresetMenu(QObject):
    """Makes menus and asks for names and files; the list makes the changes."""

    def __init__(
        self, presets: PresetList, choice: Callable[[], PairChoice | None], window: QWidget
    ) -> None:
        """``choice`` tells the present one, or None where nothing can be loaded."""
        super().__init__(window)
        self._presets, self._choice, self._window = presets, choice, window
        self.question: NameDialog | None = None
        """The question that is open."""

    def make_menu(self, listed: ListedPreset | None) -> QMenu:
        """Return the menu of a preset, or of none in particular; it is not yet shown."""
        presets, chosen = self._presets, self._choice() is not None
        imports: _Entry = (in_menu("preset.import"), self.import_presets, True)
        if listed is None:
            names = presets.names
            return _menu(
                (
                    (in_menu("picker.save_preset"), self.save, chosen),
                    None,
                    imports,
                    (in_menu("preset.export_all"), partial(self.export, names), bool(names)),
                ),
                self._window,
            )
        name = listed.preset.name
        return _menu(
            (
                (in_menu("preset.rename"), partial(self.rename, listed.preset), True),
                (in_menu("preset.duplicate"), partial(presets.duplicate, name), True),
                (in_menu("preset.replace"), partial(self.replace, name), chosen),
                None,
                (in_menu("preset.export"), partial(self.export, [name]), True),
                imports,
                None,
                (in_menu("preset.delete"), partial(presets.delete, name), True),
            ),
            self._window,
        )

    def save(self) -> None:
        """Ask for a name, and keep the present choice under it."""
        choice = self._choice()
        if choice is None or self.question is not None:
            return
        names, files = self._presets.names, choice.files
        draft = None if files.draft is None else name_at(files.draft)
        wanted = suggested_name(pair_name(name_at(files.target), draft))
        preset = choice.as_preset(free_name(wanted, names))

        def create(name: str) -> None:
            self._presets.create(choice.as_preset(name))

        self._ask(tr("Save as preset"), preset, names, create)

    def rename(self, preset: UserPreset) -> None:
        """Ask for another name of a preset."""
        if self.question is None:
            others = [name for name in self._presets.names if name != preset.name]
            rename = partial(self._presets.rename, preset.name)
            self._ask(tr("Rename preset"), preset, others, rename)

    def replace(self, name: str) -> None:
        """Keep the present choice under the name of a preset."""
        choice = self._choice()
        if choice is not None:
            self._presets.replace(name, choice.as_preset(name))

    def import_presets(self) -> None:
        """Ask for a file, and add its presets."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, tr("Import presets"), str(Path.home()), tr(_FILES)
        )
        if path:
            self._presets.import_file(Path(path))

    def export(self, names: list[str]) -> None:
        """Ask for a file, and write these presets to it."""
        start = "my pairs"  # not translated: a file name
        if len(names) == 1:
            start = names[0].replace("/", "-").replace("\\", "-")
        path, _ = QFileDialog.getSaveFileName(
            self._window, tr("Export presets"), str(Path.home() / f"{start}.json"), tr(_EXPORTED)
        )
        if path:
            file = Path(path)
            file = file if file.suffix else file.with_name(f"{file.name}.json")
            self._presets.export(names, file)

    def _ask(
        self, title: str, preset: UserPreset, taken: list[str], use: Callable[[str], None]
    ) -> None:
        details = f"{models_of(preset)}\n{settings_words(preset.settings)}"
        dialog = NameDialog(title, preset.name, details, taken, self._window)
        dialog.named.connect(use)
        dialog.finished.connect(self._on_answered)
        self.question = dialog
        dialog.open()

    @Slot()
    def _on_answered(self) -> None:
        self.question = None
