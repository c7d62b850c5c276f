"""The user's presets and the settings of models, read and changed in the background.

Another process may lock the file, and the disks of the models may be slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, reason_of
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.presets.user_presets import (
    ModelSource,
    PresetError,
    PresetStore,
    Remembered,
    StoredPresets,
    UserPreset,
    export_presets,
    find_model_file,
    free_name,
    models_of,
    why_missing,
)
from foretoken.system.errors import UserError
from foretoken.system.language import tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.system.records import RecordError
from foretoken.system.shown_text import shown_name

_MOST_NAMED = 20


def as_preset(setup: PairSetup, name: str) -> UserPreset:
    """Return a preset of a pair. Raises ``ValueError`` if the name is not allowed."""
    draft = None if setup.files.draft is None else ModelSource(setup.files.draft)
    return UserPreset(name, ModelSource(setup.files.target), draft, setup.settings)


def suggested_name(pair: str) -> str:
    """Return a name for a preset of the pair of this name."""
    return shown_name(pair, 80).strip() or tr("My pair")


@dataclass(frozen=True, slots=True)
class ListedPreset:
    """A preset, and whether it can be loaded on this computer."""

    preset: UserPreset
    models: str
    """Displayed name of its pair."""
    files: PairFiles | None
    """None if one of them is missing."""
    problem: str = ""
    """Why it cannot be loaded; message for the user."""


class PresetList(Background):
    """The list of presets; changes are made in the order of the calls."""

    changed = Signal()
    """``presets`` or the remembered settings of a model have changed."""
    put = Signal(str, str)
    """Name of a preset that was created or changed, and its previous name (empty: new).

    ``changed`` follows, so views of the old name can adopt the new one before it is gone.
    """
    deleted = Signal(str)
    """Its name; ``restore`` undoes it."""
    restored = Signal()
    said = Signal(str)
    """Message about a success that is not visible otherwise."""
    failed = Signal(str)
    """Error message: why a change was not made; nothing is lost."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("presets", parent)  # not translated: a thread
        self.presets: tuple[ListedPreset, ...] = ()
        self._remembered: dict[str, Remembered] = {}
        self._last_deleted: tuple[UserPreset, int] | None = None
        self._store = PresetStore()

    @property
    def names(self) -> list[str]:
        """Names of all presets."""
        return [listed.preset.name for listed in self.presets]

    def find(self, name: str) -> ListedPreset | None:
        """Return the preset of exactly that name."""
        return next((listed for listed in self.presets if listed.preset.name == name), None)

    def remembered(self, target: Path) -> Remembered | None:
        """Return how a target was loaded last; None if unknown."""
        return self._remembered.get(ModelSource(target).key) if target.is_absolute() else None

    # --- changes -----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the file again, as another window may have changed it."""
        store = self._store
        self.enqueue(
            lambda _running: _read(store),
            lambda read: self._take(*read),
            lambda error: self.failed.emit(
                tr("Your presets cannot be read: {reason}", reason=str(error))
            ),
        )

    def create(self, preset: UserPreset) -> None:
        """Add a preset."""
        self._change(lambda store: store.create(preset), put=(preset.name, ""))

    def replace(self, name: str, preset: UserPreset) -> None:
        """Replace the preset called ``name`` by ``preset``, keeping the name."""
        renamed = replace(preset, name=name)
        self._change(lambda store: store.edit(name, lambda _: renamed), put=(name, name))

    def rename(self, name: str, new_name: str) -> None:
        """Rename a preset."""
        self._change(
            lambda store: store.edit(name, lambda preset: replace(preset, name=new_name)),
            put=(new_name, name),
        )

    def duplicate(self, name: str) -> None:
        """Add a copy of a preset."""
        self._change(lambda store: store.duplicate(name))

    def delete(self, name: str) -> None:
        """Delete a preset; ``restore`` undoes it."""

        def on_deleted(deleted: tuple[UserPreset, int]) -> None:
            self._last_deleted = deleted
            self.deleted.emit(deleted[0].name)

        self._change(lambda store: store.delete(name), on_deleted)

    def restore(self) -> None:
        """Restore the preset that was deleted last."""
        if self._last_deleted is None:
            return
        (preset, place), self._last_deleted = self._last_deleted, None

        def bring_back(store: PresetStore) -> None:
            taken = [other.name for other in store.read().presets]  # its name may be in use by now
            store.create(replace(preset, name=free_name(preset.name, taken)), place)

        def on_failed() -> None:
            self._last_deleted = preset, place  # to be tried again

        self._change(bring_back, lambda _: self.restored.emit(), failed=on_failed)

    def import_file(self, file: Path) -> None:
        """Import the presets of a file."""
        self._change(lambda store: _import(file, store), self.said.emit)

    def export(self, names: list[str], file: Path) -> None:
        """Export presets to a file for another computer."""
        self._change(lambda store: _export(names, file, store), self.said.emit)

    def remember(self, files: PairFiles, settings: LoadSettings) -> None:
        """Store how a target was loaded; the built-in one always uses its defaults."""
        if files.target == builtin_pair()[0] or not files.target.is_absolute():
            return
        draft = None if files.draft is None else ModelSource(files.draft)
        run = Remembered(settings, draft)
        if self._remembered.get(ModelSource(files.target).key) != run:
            self._change(lambda store: store.remember(ModelSource(files.target), run))

    def forget(self, target: Path) -> None:
        """Forget how a target was loaded."""
        source = ModelSource(target)
        self._remembered.pop(source.key, None)
        self._change(lambda store: store.forget(source))

    # --- internals ---------------------------------------------------------------------------

    def _change(
        self,
        change: Callable[[PresetStore], Any],
        then: Callable[[Any], object] = lambda _: None,
        *,
        put: tuple[str, str] | None = None,
        failed: Callable[[], object] = lambda: None,
    ) -> None:
        """Make a change; emit ``put`` with these names, ``changed``, and call ``then``."""
        store = self._store

        def on_made(made: tuple[Any, StoredPresets, tuple[ListedPreset, ...], str]) -> None:
            result, stored, presets, notice = made
            self._take(stored, presets, notice, put)
            then(result)

        def on_failed(error: Exception) -> None:
            failed()
            self.failed.emit(_why_not_changed(error))
            self.refresh()  # it may have changed in the file, which would explain the error

        self.enqueue(lambda _running: (change(store), *_read(store)), on_made, on_failed)

    def _take(
        self,
        stored: StoredPresets,
        presets: tuple[ListedPreset, ...],
        notice: str,
        put: tuple[str, str] | None = None,
    ) -> None:
        self.presets, self._remembered = presets, stored.settings_by_model
        if put is not None:
            self.put.emit(*put)
        self.changed.emit()
        if notice:
            self.failed.emit(notice)


def _read(store: PresetStore) -> tuple[StoredPresets, tuple[ListedPreset, ...], str]:
    """Return the stored presets, and an error message; empty if all is well."""
    stored, notice = StoredPresets(), ""
    try:
        stored = store.read()
    except (OSError, RecordError) as error:
        notice = tr(
            "Your presets cannot be read: {reason} The next change starts a new file and keeps "
            "this one under another name.",
            reason=str(error),
        )
    return stored, tuple(_listed(preset) for preset in stored.presets), notice


def _why_not_changed(error: Exception) -> str:
    if isinstance(error, UserError):
        return str(error)
    why = reason_of(error)
    if isinstance(error, OSError) and error.filename:
        why = f"{error.filename}: {why}."
    return tr("The presets were not changed. {why}", why=why)


def _listed(preset: UserPreset) -> ListedPreset:
    target, models = find_model_file(preset.target), models_of(preset)
    draft = None if preset.draft is None else find_model_file(preset.draft)
    if target is None:
        return ListedPreset(preset, models, None, why_missing(preset.target))
    if preset.draft is not None and draft is None:
        return ListedPreset(preset, models, None, why_missing(preset.draft))
    return ListedPreset(preset, models, PairFiles(target, draft))


def _import(file: Path, store: PresetStore) -> str:
    names = [preset.name for preset in store.import_file(file)]
    named = [*names[:_MOST_NAMED], "…"] if len(names) > _MOST_NAMED else names
    return tr_n(
        "Imported {count} preset: {names}.",
        "Imported {count} presets: {names}.",
        len(names),
        names=tr(", ", about="between things in a list").join(named),
    )


def _export(names: list[str], file: Path, store: PresetStore) -> str:
    presets = [preset for preset in store.read().presets if preset.name in names]
    if not presets:
        raise PresetError(tr("This preset no longer exists, so nothing was exported."))
    export_presets(presets, file)
    return tr_n(
        "Exported {count} preset to {file}.",
        "Exported {count} presets to {file}.",
        len(presets),
        file=shown_path(file),
    )
