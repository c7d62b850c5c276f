"""Remembered pairs: presets, recently used ones, and the one that the next start loads.

Presets and the settings of models are read and changed in the background, because another process
may lock the file, and the disks of the models may be slow.

A pair can crash or hang the program by its tensors, its tokenizer or its template. So before one is
loaded, a note of it is written to the data folder, which one window uses at a time. It is removed
once measuring has ended and the window has responded for some seconds since, in which it counts its
prompt; or when the program is closed in the usual way. A kill long after that leaves no note.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.background import Background, in_words
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.records import ServedTarget
from foretoken.control.preferences.kept_preferences import KeptPreferences
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
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.servers.server import Server
from foretoken.system.atomic_file import write_atomically
from foretoken.system.errors import UserError
from foretoken.system.language import said, tr, tr_n
from foretoken.system.paths import data_path, shown_path
from foretoken.system.records import RecordError, record_from, record_json, record_values
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import read_untrusted_text

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
    undoable = Signal(str, object)
    """A sentence about a deletion, empty once it is undone, and the function that undoes it."""
    said = Signal(str)
    """Message about a success that is not visible otherwise."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("presets", parent)  # not translated: a thread
        self.presets: tuple[ListedPreset, ...] = ()
        self._remembered: dict[str, Remembered] = {}
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
        self.enqueue(lambda _running: _read(store), lambda read: self._take(*read))

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
        """Delete a preset; see ``undoable``."""

        def on_deleted(deleted: tuple[UserPreset, int]) -> None:
            text = tr("Deleted {name}.", name=deleted[0].name)
            self.undoable.emit(text, partial(self._restore, *deleted))

        self._change(lambda store: store.delete(name), on_deleted)

    def _restore(self, preset: UserPreset, place: int) -> None:
        def bring_back(store: PresetStore) -> None:
            there = store.read().presets
            if preset not in there:  # else Undo was pressed twice
                taken = [other.name for other in there]  # its name may be in use by now
                store.create(replace(preset, name=free_name(preset.name, taken)), place)

        self._change(bring_back, lambda _: self.undoable.emit("", None))

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
    ) -> None:
        """Make a change; emit ``put`` with these names, ``changed``, and call ``then``."""
        store = self._store

        def on_made(made: tuple[Any, StoredPresets, tuple[ListedPreset, ...], str]) -> None:
            result, stored, presets, notice = made
            self._take(stored, presets, notice, put)
            then(result)

        def on_failed(error: Exception) -> None:
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
        notice = said("presets-unreadable", reason=str(error))
    return stored, tuple(_listed(preset) for preset in stored.presets), notice


def _why_not_changed(error: Exception) -> str:
    if isinstance(error, UserError):
        return str(error)
    why = in_words(error)
    if isinstance(error, OSError) and error.filename:
        why = f"{error.filename}: {why}."
    return said("presets-not-changed", why=why)


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
        raise PresetError("preset-gone-before-export")
    export_presets(presets, file)
    return tr_n(
        "Exported {count} preset to {file}.",
        "Exported {count} presets to {file}.",
        len(presets),
        file=shown_path(file),
    )


_log = logging.getLogger(__name__)


Recent: TypeAlias = PairSetup | ServedTarget
"""A pair that was loaded, with its settings, or a server's model that answered."""


@dataclass(frozen=True, slots=True)
class LastPair:
    """Pair or server to load when the program starts."""

    files: PairFiles
    settings: LoadSettings
    notice: str = ""
    """Message for the user if a file is missing."""
    served: ServedTarget | None = None
    """The server that answered last, to be used instead of the pair."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A pair, or a server's model, as stored in the preferences."""

    target: Path | None = None
    """None: the built-in pair, whose path changes with updates."""
    draft: Path | None = None
    settings: LoadSettings = field(default_factory=LoadSettings)
    server: str = ""
    """Id of a server; if set, there is no pair."""
    model: str = ""

    @property
    def key(self) -> tuple[object, ...]:
        """Key that is equal for the same pair or model."""
        return self.target, self.draft, self.server, self.model

    @property
    def files(self) -> PairFiles:
        """Files of the pair."""
        if self.target is None:
            return PairFiles(*builtin_pair())
        return PairFiles(self.target, self.draft)

    def served(self, servers: Sequence[Server]) -> ServedTarget | None:
        """Return the server's model; None if the server is no longer known."""
        server = next((each for each in servers if each.id == self.server), None)
        return None if server is None or not self.model else ServedTarget(server, self.model)


def remember_pair(preferences: KeptPreferences, files: PairFiles, load: LoadSettings) -> None:
    """Store a pair and its present settings as the last one used."""
    target, draft = (None, None) if _is_built_in(files) else (files.target, files.draft)
    _remember(preferences, _Entry(target, draft, load))


def remember_served(preferences: KeptPreferences, target: ServedTarget) -> None:
    """Store a server as the last one that answered; its address is in the list of servers."""
    _remember(preferences, _Entry(server=target.server.id, model=target.model))


def forget_recent(preferences: KeptPreferences) -> None:
    """Forget all but what the next start uses."""
    _keep(preferences, _newest(list(_entries(preferences)), 1))


def can_forget_recent(preferences: KeptPreferences) -> bool:
    """Return whether there is anything to forget."""
    entries = list(_entries(preferences))
    return len(entries) > len(_newest(entries, 1))


def remembered_target(preferences: KeptPreferences, servers: Sequence[Server]) -> LastPair:
    """Return what was used last: one of ``servers``, otherwise the last pair.

    The built-in pair is the default, also if a file of the last pair is missing.
    """
    entries = list(_entries(preferences))
    served = entries[0].served(servers) if entries else None
    last = next((each for each in entries if not each.server), _Entry())
    files, load = last.files, last.settings
    if not os.path.isfile(files.target):
        name, folder = shown_name(files.target.name), shown_path(files.target.parent)
        words = said("last-target-gone", name=name, folder=folder)
        return LastPair(PairFiles(*builtin_pair()), LoadSettings(), words, served)
    if files.draft is not None and not os.path.isfile(files.draft):
        name, folder = shown_name(files.draft.name), shown_path(files.draft.parent)
        words = said("last-draft-gone", name=name, folder=folder)
        return LastPair(PairFiles(files.target, None), load, words, served)
    return LastPair(files, load, served=served)


def recent_targets(
    preferences: KeptPreferences,
    servers: Sequence[Server],
    *,
    without: PairFiles | ServedTarget | None = None,
) -> list[Recent]:
    """Return pairs whose files exist and models of known servers, the last one first.

    ``without`` is the one in use, which is left out.
    """
    found: list[Recent] = []
    for entry in _entries(preferences):
        files = entry.files
        if entry.server:
            if (target := entry.served(servers)) is not None:
                found.append(target)
        elif os.path.isfile(files.target) and (files.draft is None or os.path.isfile(files.draft)):
            found.append(PairSetup(files, entry.settings))
    return [each for each in found if chosen(each) != without]


def chosen(recent: Recent) -> PairFiles | ServedTarget:
    """Return what identifies a recent entry."""
    return recent.files if isinstance(recent, PairSetup) else recent


def named_apart(recent: Sequence[Recent]) -> list[str]:
    """Return their names, with a location where two have the same name."""
    names = Counter(each.name for each in recent)
    return [
        each.name
        if names[each.name] == 1
        else tr("{pair}, in {folder}", pair=each.name, folder=place_of(each))
        for each in recent
    ]


def place_of(recent: Recent) -> str:
    """Return its location: a folder, or the host of a server."""
    if isinstance(recent, ServedTarget):
        return recent.server.host
    return shown_path(recent.files.target.parent)


def _remember(preferences: KeptPreferences, entry: _Entry) -> None:
    others = [each for each in _entries(preferences) if each.key != entry.key]
    _keep(preferences, _newest([entry, *others], MOST_RECENT_PAIRS))


def _newest(entries: list[_Entry], most: int) -> list[_Entry]:
    """Return the first entries, always including the newest pair, used if a server is gone."""
    pair = next((place for place, each in enumerate(entries) if not each.server), 0)
    return entries[:most] if pair < most else [*entries[: max(1, most - 1)], entries[pair]]


def _keep(preferences: KeptPreferences, entries: list[_Entry]) -> None:
    preferences.set(RECENT_PAIRS, tuple(record_values(each) for each in entries))


def _entries(preferences: KeptPreferences) -> Iterator[_Entry]:
    """Yield the stored entries, the last one first; users may edit the file."""
    for values in preferences.get(RECENT_PAIRS):
        which = {key: value for key, value in values.items() if key != "settings"}
        for readable in (dict(values), which):  # invalid settings are replaced by defaults
            try:
                yield record_from(_Entry, readable, RECENT_PAIRS.key)
                break
            except RecordError as error:
                _log.warning("A recent pair is not as it was kept: %s", type(error).__name__)


TRIAL_FILE = "pair-on-trial.json"
_MAX_BYTES = 1 << 20
# The window responds if this many timer events arrive; a frozen one gets none.
_LOOKS, _LOOK_MS = 10, 500


class PairTrial(QObject):
    """Watcher of the loaded pair; writes the note and removes it."""

    def __init__(self, engine: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._hanging = ""  # note of a pair
        self._looks = 0
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._on_look)

    def is_suspect(self, files: PairFiles, load: LoadSettings) -> bool:
        """Return whether the last start with this pair did not end properly."""
        try:
            note = read_untrusted_text(data_path(TRIAL_FILE), _MAX_BYTES)
        except (OSError, ValueError):
            return False
        return note == _note_of(files, load) and not _is_built_in(files)

    def begin(self, files: PairFiles, load: LoadSettings) -> None:
        """Write the note: a pair is about to be loaded, possibly by the next start as well."""
        self._timer.stop()
        # Loading the built-in pair leaves an existing note: it may be loaded instead of a suspect.
        if not _is_built_in(files):
            self._write(_note_of(files, load))

    def leave_behind(self, files: PairFiles, load: LoadSettings) -> None:
        """Keep the note of a pair that hangs, unless it is loaded again and proves harmless."""
        self._hanging = _note_of(files, load)

    def watch(self) -> None:
        """Watch the pair in use after a load, successful or not: the next start will load it."""
        pair = self._engine.pair
        if pair is None:
            self.end()
            return
        self.begin(pair.files, pair.settings)
        self._looks = 0
        self._timer.start()

    def end(self) -> None:
        """Remove the note: the pair is harmless, or was closed in the usual way."""
        self._timer.stop()
        if self._hanging:
            self._write(self._hanging)
            return
        try:
            data_path(TRIAL_FILE).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s stays: %s", TRIAL_FILE, error.strerror)

    def _write(self, note: str) -> None:
        try:
            write_atomically(data_path(TRIAL_FILE), note, lasting=False)
        except OSError as error:
            _log.warning("%s is not kept: %s", TRIAL_FILE, error.strerror)

    @Slot()
    def _on_look(self) -> None:
        engine = self._engine
        if engine.measuring or engine.state is EngineState.LOADING:
            self._looks = 0
            return
        self._looks += 1
        if self._looks >= _LOOKS and engine.pair is not None:
            if self._hanging == _note_of(engine.pair.files, engine.pair.settings):
                self._hanging = ""
            self.end()


def _is_built_in(files: PairFiles) -> bool:
    return files == PairFiles(*builtin_pair())


def _note_of(files: PairFiles, load: LoadSettings) -> str:
    """Return what affects loading a pair: not its sampling and drafting settings."""
    return record_json(PairSetup(files, replace(load.without_answers(), drafting=None)))
