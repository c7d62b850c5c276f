"""What can be done with a person's own pairs: keep one, change it, carry it elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.models.pair_choice import PairChoice, suggested_name
from foretoken.control.models.preset_list import ListedPreset, PresetList
from foretoken.models.library.files import name_at
from foretoken.models.names import pair_name
from foretoken.models.presets.model_files import models_of
from foretoken.models.presets.user_presets import UserPreset, free_name
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import in_menu, keyed
from foretoken.ui.look.mirrored import corner_at
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Tone, Type, dress
from foretoken.ui.models.model_rows import settings_words
from foretoken.ui.parts.screen_room import FittedDialog

_LONGEST = 100
_WIDTH = 440


class NameDialog(FittedDialog):
    """Refuses in place a name that is taken."""

    named = Signal(str)
    """A name that is free."""

    def __init__(
        self,
        title: str,
        name: str,
        details: str,
        taken: Iterable[str],
        parent: QWidget,
    ) -> None:
        """``details`` says what is named; ``taken`` are the names of others."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._taken = {other.casefold(): other for other in taken}
        label = dress(Label(tr("Name"), self), Type.HEADING)
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(tr("Name of the preset"))
        label.setBuddy(self.field)
        self._details = dress(Label(details, self), Type.SMALL, Tone.MUTED)
        self._details.setWordWrap(True)
        self._problem = dress(Label(self), Tone.ERROR)
        self._problem.setWordWrap(True)
        self.save = dress(QPushButton(tr("Save"), self), Button.PRIMARY)
        self.save.setDefault(True)
        self.save.setToolTip(keyed("dialog.take", tr("Keep it under this name")))
        self.save.clicked.connect(self._on_save)
        cancel = QPushButton(tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.setToolTip(keyed("dialog.close"))
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.save)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDER, Space.WIDE, Space.WIDER, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        for part in (label, self.field, self._problem, self._details):
            layout.addWidget(part)
        layout.addSpacing(Space.SMALL)
        layout.addLayout(buttons)
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
            problem = tr("The name has a character that cannot be seen. Type it anew.")
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.fit()
        self.save.setEnabled(bool(name) and not problem)

    @Slot()
    def _on_save(self) -> None:
        self.named.emit(self.field.text().strip())
        self.accept()


_FILES = tr_noop("Presets (*.json *.toml)")
_EXPORTED = tr_noop("Presets (*.json)")


class PresetMenu(QObject):
    """Makes menus and asks for names and files; the list makes the changes."""

    def __init__(
        self, presets: PresetList, choice: Callable[[], PairChoice | None], window: QWidget
    ) -> None:
        """``choice`` tells the present one, or None where nothing can be loaded."""
        super().__init__(window)
        self._presets = presets
        self._choice = choice
        self._window = window
        self.question: NameDialog | None = None
        """The question that is open."""

    def make_menu(self, listed: ListedPreset | None) -> QMenu:
        """Return the menu of a preset, or of none in particular; it is not yet shown."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._choice() is not None
        if listed is None:
            self._add(menu, in_menu("picker.save_preset"), self.save, chosen)
            menu.addSeparator()
            self._add(menu, in_menu("preset.import"), self.import_presets)
            names = self._presets.names
            self._add(menu, in_menu("preset.export_all"), partial(self.export, names), bool(names))
            return menu
        name = listed.preset.name
        self._add(menu, in_menu("preset.rename"), partial(self.rename, listed.preset))
        self._add(menu, in_menu("preset.duplicate"), partial(self._presets.duplicate, name))
        self._add(menu, in_menu("preset.replace"), partial(self.replace, name), chosen)
        menu.addSeparator()
        self._add(menu, in_menu("preset.export"), partial(self.export, [name]))
        self._add(menu, in_menu("preset.import"), self.import_presets)
        menu.addSeparator()
        self._add(menu, in_menu("preset.delete"), partial(self._presets.delete, name))
        return menu

    def show_menu(self, listed: ListedPreset | None, place: QPoint) -> None:
        """Open the menu at a place on the screen."""
        menu = self.make_menu(listed)
        menu.popup(corner_at(menu, place))

    @Slot()
    def save(self) -> None:
        """Ask for a name, and keep the present choice under it."""
        choice = self._choice()
        if choice is None or self.question is not None:
            return
        names = self._presets.names
        files = choice.files
        draft = None if files.draft is None else name_at(files.draft)
        wanted = suggested_name(pair_name(name_at(files.target), draft))
        preset = choice.as_preset(free_name(wanted, names))
        self._ask(tr("Save as preset"), preset, names, partial(self._save_as, choice))

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

    @Slot()
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

    def _save_as(self, choice: PairChoice, name: str) -> None:
        self._presets.create(choice.as_preset(name))

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

    def _add(self, menu: QMenu, text: str, run: Callable[[], None], possible: bool = True) -> None:
        action = menu.addAction(text)
        action.setEnabled(possible)
        action.triggered.connect(lambda _checked=False: run())
