"""Which pair was loaded last, for the next start."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings

from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.kept_settings import kept_text
from foretoken.control.models.pair_choice import load_settings, pair_settings
from foretoken.engine.config import CacheType
from foretoken.models.builtin import builtin_pair
from foretoken.models.presets.fields import Table
from foretoken.models.presets.user_presets import (
    MAX_CONTEXT_LENGTH,
    MIN_CONTEXT_LENGTH,
    pair_settings_values,
    read_pair_settings,
)
from foretoken.system.given_json import parse_json
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name

_TARGET, _DRAFT = "pair/target", "pair/draft"
_CONTEXT_LENGTH, _CACHE_TYPE = "pair/context_length", "pair/cache_type"
_OF_PRESET = "pair/of_preset"
"""All settings of a preset, as JSON; empty where none was loaded."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LastPair:
    """What to load at the start."""

    files: PairFiles
    settings: LoadSettings
    notice: str = ""
    """What a person has to know: a file that is gone."""


def remember_pair(settings: QSettings, files: PairFiles, load: LoadSettings) -> None:
    """Keep a pair that was loaded; the built-in one without its place, which updates change."""
    built_in = files == PairFiles(*builtin_pair())
    settings.setValue(_TARGET, "" if built_in else str(files.target))
    settings.setValue(_DRAFT, "" if built_in or files.draft is None else str(files.draft))
    settings.setValue(_CONTEXT_LENGTH, load.context_length or 0)
    settings.setValue(_CACHE_TYPE, load.cache_type.value)
    of_preset = load.answers is not None or load.target is not None
    stored = json.dumps(pair_settings_values(pair_settings(load, load.answers)))
    settings.setValue(_OF_PRESET, stored if of_preset else "")


def remembered_pair(settings: QSettings) -> LastPair:
    """Return what was loaded last; the built-in pair if there was none or its file is gone."""
    built_in = PairFiles(*builtin_pair())
    target, draft = (kept_text(settings, key) for key in (_TARGET, _DRAFT))
    load = _load_settings(settings)
    if not target:
        return LastPair(built_in, load)
    if not _is_file(target):
        return LastPair(
            built_in,
            LoadSettings(),
            f"{shown_name(Path(target).name)}, which was used last, is no longer in "
            f"{_folder(target)}. The built-in pair is used instead.",
        )
    if draft and not _is_file(draft):
        return LastPair(
            PairFiles(Path(target), None),
            load,
            f"The draft {shown_name(Path(draft).name)} is no longer in {_folder(draft)}. "
            "The target is used without a second model.",
        )
    return LastPair(PairFiles(Path(target), Path(draft) if draft else None), load)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file can have that name, or its folder cannot be entered
        return False


def _folder(file: str) -> str:
    return shown_path(Path(file).parent)


def _load_settings(settings: QSettings) -> LoadSettings:
    """Whatever makes no sense is left at its default: people may edit the file."""
    if of_preset := kept_text(settings, _OF_PRESET):
        try:
            stored = read_pair_settings(Table(_OF_PRESET, parse_json(of_preset)))
        except ValueError:
            _log.warning("The settings of the last pair are not used: they are damaged")
        else:
            return load_settings(stored)
    try:
        length = int(kept_text(settings, _CONTEXT_LENGTH) or 0)
    except ValueError:
        length = 0
    try:
        cache_type = CacheType(kept_text(settings, _CACHE_TYPE) or CacheType.F16.value)
    except ValueError:
        cache_type = CacheType.F16
    sensible = MIN_CONTEXT_LENGTH <= length <= MAX_CONTEXT_LENGTH
    return LoadSettings(length if sensible else None, cache_type)
