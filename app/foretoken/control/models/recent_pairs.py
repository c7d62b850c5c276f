"""The pairs and servers that were used lately, to be used again just as they were chosen."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from foretoken.control.engine.records import LoadSettings, PairFiles, ServedTarget
from foretoken.control.models.pair_choice import load_settings, pair_settings
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.builtin import builtin_pair
from foretoken.models.names import model_name, pair_name
from foretoken.models.presets.user_presets import PairSettings
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.records import record_from, record_values

_TARGET, _DRAFT, _SETTINGS, _SAMPLING = "target", "draft", "settings", "sampling"
_SERVER, _MODEL = "server", "model"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RecentPair:
    """What was loaded, and how."""

    files: PairFiles
    settings: LoadSettings

    @property
    def chosen(self) -> PairFiles:
        """What it is known by."""
        return self.files

    @property
    def name(self) -> str:
        """What it is called."""
        draft = self.files.draft
        return pair_name(
            model_name(self.files.target), None if draft is None else model_name(draft)
        )


@dataclass(frozen=True, slots=True)
class RecentServed:
    """A model of a server that answered."""

    target: ServedTarget

    @property
    def chosen(self) -> ServedTarget:
        """What it is known by."""
        return self.target

    @property
    def name(self) -> str:
        """What it is called."""
        return self.target.name


Recent: TypeAlias = RecentPair | RecentServed


def note_pair(preferences: KeptPreferences, files: PairFiles, load: LoadSettings) -> None:
    """Keep a pair as the last one that was used, with its settings of now."""
    kept = _stored(files)
    settings = record_values(pair_settings(load, load.answers))
    if load.answers is None:
        del settings[_SAMPLING]
    _note(preferences, kept, {**kept, _SETTINGS: settings})


def note_served(preferences: KeptPreferences, target: ServedTarget) -> None:
    """Keep a server as the last one that answered."""
    kept = served_values(target)
    _note(preferences, kept, kept)


def served_values(target: ServedTarget) -> dict[str, str]:
    """What is kept of a model of a server: where it is, is in the list of servers."""
    return {_SERVER: target.server.id, _MODEL: target.model}


def read_served(kept: Mapping[str, Any], servers: Sequence[Server]) -> ServedTarget | None:
    """The opposite; None where it makes no sense, or nobody knows the server any more."""
    server = next((each for each in servers if each.id == kept.get(_SERVER)), None)
    model = kept.get(_MODEL)
    if server is None or not isinstance(model, str) or not model:
        return None
    return ServedTarget(server, model)


def _note(
    preferences: KeptPreferences, known_by: Mapping[str, Any], kept: Mapping[str, Any]
) -> None:
    others = [each for each in preferences.get(RECENT_PAIRS) if not _same(each, known_by)]
    preferences.set(RECENT_PAIRS, (kept, *others)[:MOST_RECENT_PAIRS])


def recent_pairs(
    preferences: KeptPreferences, *, without: PairFiles | None = None
) -> list[RecentPair]:
    """Pairs whose files are still there, the last one first; ``without`` the one in use."""
    found = (_read(each) for each in preferences.get(RECENT_PAIRS))
    return [each for each in found if each is not None and each.files != without]


def recent_targets(
    preferences: KeptPreferences,
    servers: Sequence[Server],
    *,
    without: PairFiles | ServedTarget | None = None,
) -> list[Recent]:
    """The same pairs, and models of ``servers``, which are those that are known."""
    found: list[Recent] = []
    for each in preferences.get(RECENT_PAIRS):
        if _SERVER in each:
            target = read_served(each, servers)
            if target is not None and target != without:
                found.append(RecentServed(target))
        elif (pair := _read(each)) is not None and pair.files != without:
            found.append(pair)
    return found


def named_apart(recent: Sequence[Recent]) -> list[str]:
    """What they are called, with a place where two have the same name."""
    names = Counter(each.name for each in recent)
    return [
        each.name
        if names[each.name] == 1
        else tr("{pair}, in {folder}", pair=each.name, folder=place_of(each))
        for each in recent
    ]


def place_of(recent: Recent) -> str:
    """Where it is: a folder, or the computer of a server."""
    if isinstance(recent, RecentServed):
        return recent.target.server.host
    return shown_path(recent.files.target.parent)


def _stored(files: PairFiles) -> dict[str, Any]:
    """Which files they are; the built-in ones without their place, which updates change."""
    if files == PairFiles(*builtin_pair()):
        return {_TARGET: "", _DRAFT: ""}
    return {_TARGET: str(files.target), _DRAFT: "" if files.draft is None else str(files.draft)}


def _same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    known_by = (_TARGET, _DRAFT, _SERVER, _MODEL)
    return all(one.get(key) == other.get(key) for key in known_by)


def _read(kept: Mapping[str, Any]) -> RecentPair | None:
    """None where it makes no sense, as people may edit the file, or a file is gone."""
    target, draft, settings = kept.get(_TARGET), kept.get(_DRAFT), kept.get(_SETTINGS)
    if not (isinstance(target, str) and isinstance(draft, str) and isinstance(settings, dict)):
        return None
    files = PairFiles(Path(target), Path(draft) if draft else None)
    if not target:
        files = PairFiles(*builtin_pair())
    try:
        if not all(path.is_file() for path in (files.target, files.draft) if path is not None):
            return None
        stored = record_from(PairSettings, settings, RECENT_PAIRS.key)
    except (OSError, ValueError):  # its folder cannot be entered, or its settings are damaged
        _log.warning("A pair that was used lately is not offered: it cannot be read")
        return None
    return RecentPair(files, load_settings(stored, with_answers=_SAMPLING in settings))
