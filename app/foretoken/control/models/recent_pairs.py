"""The pairs that were used lately, to be used again just as they were chosen."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.pair_choice import load_settings, pair_settings
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.builtin import builtin_pair
from foretoken.models.names import model_name, pair_name
from foretoken.models.presets.fields import Table
from foretoken.models.presets.user_presets import pair_settings_values, read_pair_settings
from foretoken.preferences.declared import MOST_RECENT_PAIRS, RECENT_PAIRS
from foretoken.system.language import tr
from foretoken.system.paths import shown_path

_TARGET, _DRAFT, _SETTINGS, _SAMPLING = "target", "draft", "settings", "sampling"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RecentPair:
    """What was loaded, and how."""

    files: PairFiles
    settings: LoadSettings

    @property
    def name(self) -> str:
        """What it is called."""
        draft = self.files.draft
        return pair_name(
            model_name(self.files.target), None if draft is None else model_name(draft)
        )


def note_pair(preferences: KeptPreferences, files: PairFiles, load: LoadSettings) -> None:
    """Keep a pair as the last one that was used, with its settings of now."""
    kept = _stored(files)
    settings = pair_settings_values(pair_settings(load, load.answers))
    if load.answers is None:
        del settings[_SAMPLING]
    others = [each for each in preferences.get(RECENT_PAIRS) if not _same(each, kept)]
    found = ({**kept, _SETTINGS: settings}, *others)[:MOST_RECENT_PAIRS]
    preferences.set(RECENT_PAIRS, found)


def recent_pairs(
    preferences: KeptPreferences, *, without: PairFiles | None = None
) -> list[RecentPair]:
    """Those whose files are still there, the last one first; ``without`` the one in use."""
    found = (_read(each) for each in preferences.get(RECENT_PAIRS))
    return [each for each in found if each is not None and each.files != without]


def named_apart(pairs: Sequence[RecentPair]) -> list[str]:
    """What they are called, with a folder where two have the same name."""
    names = Counter(pair.name for pair in pairs)
    return [
        pair.name
        if names[pair.name] == 1
        else tr(
            "{pair}, in {folder}",
            pair=pair.name,
            folder=shown_path(pair.files.target.parent),
        )
        for pair in pairs
    ]


def _stored(files: PairFiles) -> dict[str, Any]:
    """Which files they are; the built-in ones without their place, which updates change."""
    if files == PairFiles(*builtin_pair()):
        return {_TARGET: "", _DRAFT: ""}
    return {_TARGET: str(files.target), _DRAFT: "" if files.draft is None else str(files.draft)}


def _same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return all(one.get(key) == other.get(key) for key in (_TARGET, _DRAFT))


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
        stored = read_pair_settings(Table(RECENT_PAIRS.key, dict(settings)))
    except (OSError, ValueError):  # its folder cannot be entered, or its settings are damaged
        _log.warning("A pair that was used lately is not offered: it cannot be read")
        return None
    return RecentPair(files, load_settings(stored, with_answers=_SAMPLING in settings))
