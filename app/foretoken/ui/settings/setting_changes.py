"""What was changed in the settings, step by step, so that each step can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr, tr_n


@dataclass(frozen=True, slots=True)
class _Step:
    before: Mapping[Preference[Any], Any]
    """What each of the changed ones was."""
    now: Mapping[Preference[Any], Any]
    """What each became."""
    steps: bool = False
    """One of many small steps of a number."""

    @property
    def told(self) -> str:
        if len(self.before) > 1:
            return tr_n(
                "{count} setting is back to what it is unless changed.",
                "{count} settings are back to what they are unless changed.",
                len(self.before),
            )
        ((preference, before),) = self.before.items()
        return tr(
            "{title}: {now} instead of {before}.",
            title=tr(preference.title),
            now=preference.kind.shown(self.now[preference]),
            before=preference.kind.shown(before),
        )


class SettingChanges:
    """The newest step is the one that is taken back first."""

    def __init__(self, preferences: KeptPreferences) -> None:
        self.preferences = preferences
        self._steps: list[_Step] = []
        self._changing = False

    @property
    def told(self) -> str:
        """What ``take_back`` would take back, in a sentence; empty: nothing."""
        return self._steps[-1].told if self._steps else ""

    def set(self, preference: Preference[Any], value: Any, *, steps: bool = False) -> None:
        """Take another value; steps to it that follow each other are one change.

        Raises ``ValueError``.
        """
        before = self.preferences.get(preference)
        last = self._steps[-1] if self._steps else None
        if last is not None and steps and last.steps and set(last.before) == {preference}:
            before = last.before[preference]
            self._steps.pop()
        self._change(partial(self.preferences.set, preference, value))
        if self.preferences.get(preference) != before:
            self._note({preference: before}, steps=steps)

    def reset(self, preferences: Iterable[Preference[Any]]) -> None:
        """Go back to the defaults."""
        differing = [each for each in preferences if self.can_reset(each)]
        before = {each: self.preferences.get(each) for each in differing}
        if before:
            self._set_together({each: each.default for each in differing})
            self._note(before)

    def can_reset(self, preference: Preference[Any]) -> bool:
        """Whether another value than the default is in use, and not given for this start."""
        given = self.preferences.given_by(preference)
        return not given and self.preferences.get(preference) != preference.default

    def take_back(self) -> list[Preference[Any]]:
        """Take the last step back; return what was changed by it."""
        if not self._steps:
            return []
        before = self._steps.pop().before
        self._set_together(before)
        return list(before)

    def note_changed(self, preference: Preference[Any]) -> None:
        """It has another value now; if somebody else gave it, no step of ours leads there."""
        if not self._changing:
            self._steps = [step for step in self._steps if preference not in step.before]

    def _set_together(self, values: Mapping[Preference[Any], Any]) -> None:
        self._change(partial(self.preferences.set_together, values))

    def _change(self, change: Callable[[], None]) -> None:
        self._changing = True
        try:
            change()
        finally:
            self._changing = False

    def _note(self, before: Mapping[Preference[Any], Any], *, steps: bool = False) -> None:
        now = {preference: self.preferences.get(preference) for preference in before}
        self._steps.append(_Step(before, now, steps))
