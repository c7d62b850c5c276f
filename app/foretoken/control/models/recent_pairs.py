"""What the next start loads: recent pairs and servers, unless one crashes or hangs the program.

A file can do so by its tensors, its tokenizer or its template. So before a pair is loaded, a note
of it is written to the data folder, which one window uses at a time. It is removed once a prompt
was counted, measuring has ended and the window has responded for some seconds since; or when the
program is closed in the usual way. A kill long after that leaves no note.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.control.background import Background
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.prompt_counter import COUNT_AFTER_MS, NextPrompt
from foretoken.control.engine.records import ServedTarget
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import ContextPolicy
from foretoken.engine.errors import PromptError
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.servers.server import Server
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import tr
from foretoken.system.paths import data_path, shown_path
from foretoken.system.records import RecordError, record_from, record_json, record_values
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import is_file, read_untrusted_text

_log = logging.getLogger(__name__)


_WHICH = ("target", "draft", "server", "model")


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
    built_in = files == PairFiles(*builtin_pair())
    target, draft = (None, None) if built_in else (files.target, files.draft)
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
    if not is_file(files.target):
        words = tr(
            "{name}, which you used last, is no longer in {folder}. The built-in pair is used "
            "instead.",
            name=shown_name(files.target.name),
            folder=shown_path(files.target.parent),
        )
        return LastPair(PairFiles(*builtin_pair()), LoadSettings(), words, served)
    if files.draft is not None and not is_file(files.draft):
        words = tr(
            "The draft {name} is no longer in {folder}. The target is used without a draft model.",
            name=shown_name(files.draft.name),
            folder=shown_path(files.draft.parent),
        )
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
        elif is_file(files.target) and (files.draft is None or is_file(files.draft)):
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
        which = {key: values[key] for key in _WHICH if key in values}
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
_QUESTION = NextPrompt((), 0, "Hi!", (), ContextPolicy.DROP_OLDEST, 1)


class PairTrial(QObject):
    """Watcher of the loaded pair; writes the note and removes it."""

    def __init__(self, engine: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._harmless = self._hanging = ""  # notes of pairs
        self._looks = 0
        self._counted = False
        self._work = Background("pair trial", self)
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
        if pair is None or _note_of(pair.files, pair.settings) == self._harmless:
            self.take_back()
            return
        self.begin(pair.files, pair.settings)
        self._looks, self._counted = 0, False
        counter = self._engine.counter
        self._work.start(
            lambda _running: counter.count(_QUESTION),
            self._on_counted,
            self._on_failed,
            after_ms=COUNT_AFTER_MS,
        )
        self._timer.start()

    def take_back(self) -> None:
        """Remove the note: the pair is harmless, or was closed in the usual way."""
        self._timer.stop()
        if self._hanging:
            self._write(self._hanging)
            return
        try:
            data_path(TRIAL_FILE).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s stays: %s", TRIAL_FILE, error.strerror)

    def shut_down(self) -> None:
        """Stop watching; the note stays until it is removed."""
        self._timer.stop()
        self._work.shut_down()

    def _write(self, note: str) -> None:
        try:
            write_atomically(data_path(TRIAL_FILE), note, lasting=False)
        except OSError as error:
            _log.warning("%s is not kept: %s", TRIAL_FILE, error.strerror)

    def _on_counted(self, _use: object) -> None:
        self._counted = True

    def _on_failed(self, error: Exception) -> None:
        self._counted = self._counted or isinstance(error, PromptError)

    @Slot()
    def _on_look(self) -> None:
        engine = self._engine
        if not self._counted or engine.measuring or engine.state is EngineState.LOADING:
            self._looks = 0
            return
        self._looks += 1
        if self._looks >= _LOOKS and engine.pair is not None:
            self._harmless = _note_of(engine.pair.files, engine.pair.settings)
            if self._harmless == self._hanging:
                self._hanging = ""
            self.take_back()


def _is_built_in(files: PairFiles) -> bool:
    return files == PairFiles(*builtin_pair())


def _note_of(files: PairFiles, load: LoadSettings) -> str:
    """Return what affects loading a pair: not its sampling and drafting settings."""
    return record_json(PairSetup(files, replace(load.without_answers(), drafting=None)))
