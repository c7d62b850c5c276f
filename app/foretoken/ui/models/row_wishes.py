"""What is wanted for each row of the targets: what a person chose here, or what is kept of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.pair_choice import load_settings
from foretoken.control.models.preset_list import PresetList
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.builtin import builtin_pair
from foretoken.models.memory.fit import PairWish
from foretoken.ui.models.model_rows import BUILT_IN_KEY, LOOKUP_KEY, key_of_name


class RowWishes:
    """By the keys of rows: a target's, or a preset's."""

    def __init__(self, presets: PresetList) -> None:
        self._presets = presets
        self._drafts: dict[object, object] = {BUILT_IN_KEY: builtin_pair()[1]}
        self._settings: dict[object, LoadSettings] = {}

    def set_draft(self, row: object, draft: object) -> None:
        """A person chose a draft, by its key."""
        self._drafts[row] = draft

    def set_settings(self, row: object, settings: LoadSettings) -> None:
        """A person chose how to load it."""
        self._settings[row] = settings

    def forget(self, row: object) -> None:
        """Nothing was chosen here."""
        self._drafts.pop(row, None)
        self._settings.pop(row, None)

    def follow(self, before: str, name: str) -> None:
        """A preset was renamed, and keeps its wishes; or one was written, which now says all."""
        old, new = key_of_name(before), key_of_name(name)
        draft, settings = self._drafts.get(old), self._settings.get(old)
        self.forget(old)
        self.forget(new)
        if before != name and draft is not None:
            self._drafts[new] = draft
        if before != name and settings is not None:
            self._settings[new] = settings

    def draft(self, row: object) -> object:
        """The key of the draft: the chosen one, the preset's, that of the last load; None: any."""
        if row in self._drafts:
            return self._drafts[row]
        if isinstance(row, tuple):
            listed = self._presets.find(row[1])
            files = None if listed is None else listed.files
            return None if files is None else files.draft or LOOKUP_KEY
        remembered = self._presets.remembered(row) if isinstance(row, Path) else None
        if remembered is None:
            return None
        return LOOKUP_KEY if remembered.draft is None else remembered.draft.path

    def settings(self, row: object) -> LoadSettings:
        """How to load it: as chosen, as the preset says, as the last time, or as usual."""
        if row in self._settings:
            return self._settings[row]
        if isinstance(row, tuple):
            listed = self._presets.find(row[1])
            return LoadSettings() if listed is None else listed.settings
        remembered = self._presets.remembered(row) if isinstance(row, Path) else None
        if remembered is None:
            return LoadSettings()
        return load_settings(remembered.settings, with_answers=False)


def key_of_target(target: Path) -> object:
    """The key of a target's row."""
    return BUILT_IN_KEY if target == builtin_pair()[0] else target


def wish_of(files: PairFiles, settings: LoadSettings) -> PairWish:
    """What the memory is asked for; how many threads there are makes no difference to it."""
    return PairWish(
        files.target,
        files.draft,
        settings.context_length or DEFAULT_CONTEXT_LENGTH,
        replace(settings.model_settings(), threads=None),
        replace(settings.draft_settings(), threads=None),
    )
