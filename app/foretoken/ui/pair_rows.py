"""What the rows of a person's own pairs say."""

from __future__ import annotations

from collections.abc import Iterable

from foretoken.control.preset_list import ListedPreset
from foretoken.control.records import AnswerSettings, PairLoaded
from foretoken.engine.config import CacheType, LookaheadRule, Method
from foretoken.models.presets.user_presets import PairSettings
from foretoken.ui.row_painting import Row, Sign

_METHODS = {
    Method.DRAFT: "drafts in every step",
    Method.LOOKUP: "prompt lookup only",
    Method.PLAIN: "plain decoding",
}


def pair_key(listed: ListedPreset) -> tuple[str, str]:
    """What a row is known by."""
    return key_of_name(listed.preset.name)


def key_of_name(name: str) -> tuple[str, str]:
    """The key of the preset of that name."""
    return ("preset", name)


def pair_matches(listed: ListedPreset, words: list[str]) -> bool:
    """Whether name or models contain all words, which are casefolded."""
    text = f"{listed.preset.name} {listed.models}".casefold()
    return all(word in text for word in words)


def pair_row(listed: ListedPreset, *, in_use: bool) -> Row:
    """The row of a preset."""
    preset = listed.preset
    aside = "in use" if in_use else ""
    settings = settings_words(preset.settings)
    if preset.draft is None and preset.settings.speculative.method not in _METHODS:
        settings = f"prompt lookup · {settings}"
    details = f"{listed.models} · {settings}"
    tip = "\n".join((preset.name, listed.models, settings))
    sign = Sign.NONE
    if listed.problem:
        sign, details = Sign.REFUSED, f"{listed.problem}."
        tip = f"{tip}\n{details}"
    spoken = ", ".join(filter(None, (preset.name, "my pair", aside, details)))
    muted = bool(listed.problem)
    return Row(preset.name, details, aside, sign, muted=muted, tip=tip, spoken=spoken)


def keys_in_use(
    pair: PairLoaded, answers: AnswerSettings, presets: Iterable[ListedPreset]
) -> list[tuple[str, str]]:
    """The keys of presets that are just what is loaded, with answers written as they are."""
    now = pair.files, pair.settings, answers
    return [
        pair_key(listed)
        for listed in presets
        if (listed.files, listed.settings, listed.settings.answers) == now
    ]


def settings_words(settings: PairSettings) -> str:
    """Context, cache and sampling in a few words; what is usual and says nothing is left out."""
    length, cache = settings.context_length, settings.target.cache_type_k
    sampling, drafting = settings.sampling, settings.speculative
    words = [f"context {length:,}" if length else "usual context"]
    if cache is not CacheType.F16:
        words.append(f"cache {cache.value}")
    words.append(f"temperature {sampling.temperature:g}")
    if drafting.method in _METHODS:
        words.append(_METHODS[drafting.method])
    if drafting.lookahead is not None:
        words.append(f"fixed {drafting.lookahead}")
    elif drafting.rule not in (None, LookaheadRule.FIXED):
        words.append(str(drafting.rule))
    return " · ".join(words)
