"""Which pair was loaded last, or which server answered, for the next start."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from foretoken.control.engine.records import LoadSettings, PairFiles, ServedTarget
from foretoken.control.models.pair_choice import load_settings, pair_settings
from foretoken.control.models.recent_pairs import note_pair, note_served, read_served, served_values
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.builtin import builtin_pair
from foretoken.models.presets.user_presets import PairSettings
from foretoken.preferences.declared import (
    LAST_CACHE_TYPE,
    LAST_CONTEXT_LENGTH,
    LAST_DRAFT,
    LAST_PRESET_SETTINGS,
    LAST_SERVER,
    LAST_TARGET,
)
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.records import record_from, record_values
from foretoken.system.shown_text import shown_name

_OF_PRESET = "sampling"
"""What only a preset says of a pair."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LastPair:
    """What to load at the start."""

    files: PairFiles
    settings: LoadSettings
    notice: str = ""
    """What a person has to know: a file that is gone."""
    served: ServedTarget | None = None
    """The server that answered last, in the place of the pair."""


def remember_pair(preferences: KeptPreferences, files: PairFiles, load: LoadSettings) -> None:
    """Keep a pair that was loaded; the built-in one without its place, which updates change."""
    built_in = files == PairFiles(*builtin_pair())
    draft = "" if built_in or files.draft is None else str(files.draft)
    preferences.set(LAST_TARGET, "" if built_in else str(files.target))
    preferences.set(LAST_DRAFT, draft)
    preferences.set(LAST_CONTEXT_LENGTH, load.context_length)
    preferences.set(LAST_CACHE_TYPE, load.cache_type)
    unusual = (load.answers, load.target, load.drafting) != (None, None, None)
    stored = record_values(pair_settings(load, load.answers))
    if load.answers is None:
        del stored[_OF_PRESET]
    preferences.set(LAST_PRESET_SETTINGS, stored if unusual else None)
    preferences.set(LAST_SERVER, {})
    note_pair(preferences, files, load)


def remember_served(preferences: KeptPreferences, target: ServedTarget) -> None:
    """Keep a server that was used; the pair of before stays for when it is gone."""
    preferences.set(LAST_SERVER, served_values(target))
    note_served(preferences, target)


def remembered_target(preferences: KeptPreferences, servers: Sequence[Server]) -> LastPair:
    """Return what answered last, of ``servers`` too; with it the pair that was loaded last."""
    pair = remembered_pair(preferences)
    kept = preferences.get(LAST_SERVER)
    return replace(pair, served=read_served(kept, servers) if kept else None)


def remembered_pair(preferences: KeptPreferences) -> LastPair:
    """Return what was loaded last; the built-in pair if there was none or its file is gone."""
    built_in = PairFiles(*builtin_pair())
    target, draft = preferences.get(LAST_TARGET), preferences.get(LAST_DRAFT)
    load = _load_settings(preferences)
    if not target:
        return LastPair(built_in, load)
    if not _is_file(target):
        return LastPair(
            built_in,
            LoadSettings(),
            tr(
                "{name}, which was used last, is no longer in {folder}. The built-in pair is used "
                "instead.",
                name=shown_name(Path(target).name),
                folder=_folder(target),
            ),
        )
    if draft and not _is_file(draft):
        return LastPair(
            PairFiles(Path(target), None),
            load,
            tr(
                "The draft {name} is no longer in {folder}. The target is used without a second "
                "model.",
                name=shown_name(Path(draft).name),
                folder=_folder(draft),
            ),
        )
    return LastPair(PairFiles(Path(target), Path(draft) if draft else None), load)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file can have that name, or its folder cannot be entered
        return False


def _folder(file: str) -> str:
    return shown_path(Path(file).parent)


def _load_settings(preferences: KeptPreferences) -> LoadSettings:
    """What makes no sense is left at its default: people may edit the file."""
    if (kept := preferences.get(LAST_PRESET_SETTINGS)) is not None:
        try:
            stored = record_from(PairSettings, dict(kept), LAST_PRESET_SETTINGS.key)
        except ValueError:
            _log.warning("The settings of the last pair are not used: they are damaged")
        else:
            return load_settings(stored, with_answers=_OF_PRESET in kept)
    return LoadSettings(preferences.get(LAST_CONTEXT_LENGTH), preferences.get(LAST_CACHE_TYPE))
