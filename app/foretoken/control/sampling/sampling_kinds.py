"""Sampling styles: named sets of values, built in or saved by the user."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.answer_parameters import Values, sound_values
from foretoken.engine.config import CHAT_SAMPLING, SamplingParams
from foretoken.preferences.declared import OWN_SAMPLING
from foretoken.system.language import tr, tr_n, tr_noop

LONGEST_NAME = 40
_MOST_KINDS = 200
_NAMES = (
    "temperature",
    "top_k",
    "top_p",
    "min_p",
    "repeat_penalty",
    "presence_penalty",
    "frequency_penalty",
    "repeat_last_n",
)


def values_of(sampling: SamplingParams) -> Values:
    """Return the values of a style: all but the seed."""
    return {name: getattr(sampling, name) for name in _NAMES}


READY_MADE: Mapping[str, Values] = {
    name: values_of(sampling)
    for name, sampling in {
        tr_noop("Greedy", about="a kind of sampling"): SamplingParams(temperature=0.0),
        tr_noop("Precise", about="a kind of sampling"): SamplingParams(
            temperature=0.3, top_k=40, top_p=0.9, min_p=0.05
        ),
        tr_noop("Balanced", about="a kind of sampling"): CHAT_SAMPLING,
        tr_noop("Conversational", about="a kind of sampling"): SamplingParams(
            temperature=0.9, top_k=60, top_p=0.95, min_p=0.05
        ),
        # Min-p keeps a high temperature coherent (Nguyen et al. 2024, arXiv 2407.01082).
        tr_noop("Creative", about="a kind of sampling"): SamplingParams(temperature=1.2, min_p=0.1),
    }.items()
}
"""From the least to the most random; names are translated where they are shown."""


class SamplingStyles:
    """The built-in styles, and the user's own, which are stored in the preferences."""

    def __init__(self, preferences: KeptPreferences) -> None:
        self._preferences = preferences

    @property
    def own(self) -> Mapping[str, Values]:
        """The user's own styles by name, oldest first."""
        usual = values_of(SamplingParams())
        return {
            name: {**usual, **_of_kind(sound_values(values))}
            for name, values in self._kept.items()
            if name not in READY_MADE and isinstance(values, dict)
        }

    @property
    def all(self) -> Mapping[str, Values]:
        """All styles by name."""
        return {**READY_MADE, **self.own}

    def name_of(self, values: Values) -> str:
        """Return the style with these values; empty if there is none."""
        wanted = _of_kind(values)
        return next((name for name, kind in self.all.items() if kind == wanted), "")

    def why_not(self, name: str) -> str:
        """Return why a style cannot have this name; empty if it can."""
        if not name.strip():
            return tr("Enter a name.")
        taken = {each.casefold() for kind in self.all for each in (kind, kind_title(kind))}
        if name.strip().casefold() in taken:
            return tr("A style named “{name}” already exists.", name=name.strip())
        if len(self._kept) >= _MOST_KINDS:
            return tr_n(
                "You already have {count} style; delete one first.",
                "You already have {count} styles; delete one first.",
                _MOST_KINDS,
            )
        return ""

    def keep(self, name: str, values: Values) -> None:
        """Save values under a name."""
        self._preferences.set(OWN_SAMPLING, {**self._kept, name.strip(): dict(_of_kind(values))})

    def delete(self, name: str) -> None:
        """Delete one of the user's own styles."""
        kept = {each: values for each, values in self._kept.items() if each != name}
        self._preferences.set(OWN_SAMPLING, kept)

    @property
    def _kept(self) -> Mapping[str, Any]:
        return self._preferences.get(OWN_SAMPLING)


def kind_title(name: str) -> str:
    """Return the displayed name of a style; the user's own are not translated."""
    return tr(name, about="a kind of sampling") if name in READY_MADE else name


def _of_kind(values: Values) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name in _NAMES}
