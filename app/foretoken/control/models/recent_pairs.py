"""Recently used pairs and servers; the next start uses the last one again."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from foretoken.control.engine.records import ServedTarget
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.records import RecordError, record_from, record_values
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import is_file

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


def recent_pairs(
    preferences: KeptPreferences, *, without: PairFiles | None = None
) -> list[PairSetup]:
    """Return pairs whose files exist, the last one first, except ``without``, the one in use."""
    found = recent_targets(preferences, (), without=without)
    return [each for each in found if isinstance(each, PairSetup)]


def recent_targets(
    preferences: KeptPreferences,
    servers: Sequence[Server],
    *,
    without: PairFiles | ServedTarget | None = None,
) -> list[Recent]:
    """Return the same pairs, and models of ``servers``, the known ones."""
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
