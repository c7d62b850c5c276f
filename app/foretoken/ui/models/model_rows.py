"""What the rows of the model picker say of a model and of a draft."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from foretoken.control.engine.records import AnswerSettings, PairLoaded
from foretoken.control.models.preset_list import ListedPreset
from foretoken.engine.config import CacheType, LookaheadRule, Method
from foretoken.models.amounts import count_text, size_text
from foretoken.models.builtin import builtin_description
from foretoken.models.library.library import LibraryModel, ModelKind
from foretoken.models.names import BUILT_IN_PAIR
from foretoken.models.pairs.pair_test_results import PairTestResult
from foretoken.models.pairs.pairing import HARDLY_CHEAPER, DraftChoice
from foretoken.models.presets.user_presets import PairSettings
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.row_painting import Row, Sign

BUILT_IN_KEY = "built-in pair"
LOOKUP_KEY = "no second model"
_KINDS = {
    ModelKind.BASE: "base model without a chat format",
    ModelKind.PROJECTOR: "attachment for images or sound",
    ModelKind.EMBEDDING: "embedding model",
    ModelKind.ADAPTER: "adapter of another model",
    ModelKind.OTHER: "writes no text",
}


@dataclass(frozen=True, slots=True)
class BuiltInPair:
    """The first row of the targets."""

    target: LibraryModel | None
    """None until its header is read."""


def target_key(item: LibraryModel | BuiltInPair) -> Path | str:
    """What a row of the targets is known by."""
    return BUILT_IN_KEY if isinstance(item, BuiltInPair) else item.path


def draft_key(choice: DraftChoice) -> Path | str:
    """What a row of the drafts is known by."""
    return LOOKUP_KEY if choice.model is None else choice.model.path


def can_write(model: LibraryModel) -> bool:
    """Whether it can be loaded as a target."""
    return model.kind in (ModelKind.CHAT, ModelKind.BASE)


def why_not(model: LibraryModel) -> str:
    """Why a model cannot be loaded as a target, in a sentence; empty if it can."""
    if can_write(model):
        return ""
    if not model.problem:
        return f"{_KINDS.get(model.kind, 'it cannot be read').capitalize()}."
    return model.problem.replace(model.path.name, "It", 1)  # the name stands beside it


def matches(item: LibraryModel | BuiltInPair, words: list[str]) -> bool:
    """Whether an item contains all words, which are casefolded."""
    if not words:
        return True
    if isinstance(item, BuiltInPair):
        text = f"{BUILT_IN_PAIR} {builtin_description()}"
    else:
        text = f"{item.name} {item.path.name} {item.source} {item.quantisation} {item.architecture}"
    text = text.casefold()
    return all(word in text for word in words)


def target_row(item: LibraryModel | BuiltInPair, *, in_use: bool) -> Row:
    """A row of the targets."""
    aside = "in use" if in_use else ""
    if isinstance(item, BuiltInPair):
        said = builtin_description() or "Its file is gone: install Foretoken again."
        row = _spoken(Row(BUILT_IN_PAIR, said, aside, tip=said))
        return replace(row, details=said.partition(";")[0])  # what fits; the rest is in the tip
    facts = _facts(item)
    sign = Sign.NONE
    details = facts
    if item.kind is ModelKind.BROKEN:
        sign, details = Sign.REFUSED, why_not(item)
    elif item.kind in _KINDS:
        details = " · ".join(filter(None, (_KINDS[item.kind], facts)))
    tip = "\n".join(filter(None, (item.name, details, shown_path(item.path))))
    muted = not can_write(item)
    return _spoken(Row(item.name, details, aside, sign, muted=muted, tip=tip))


def draft_row(choice: DraftChoice, *, in_use: bool, tested: PairTestResult | None = None) -> Row:
    """A row of the drafts; a test counts more than the estimate."""
    model = choice.model
    sign, words = verdict_words(choice) if tested is None else _test_words(tested)
    if model is None:
        tip = (
            "What followed the same words earlier in the chat is drafted.\n"
            "Good wherever an answer repeats its question: rewriting, code, summaries."
        )
        aside = "in use" if in_use else ""
        return _spoken(Row("No second model: prompt lookup", words, aside, sign, tip=tip))
    facts = (count_text(model.parameters), model.quantisation, "in use" if in_use else "")
    aside = " · ".join(filter(None, facts))
    tip = "\n".join((model.name, words, _facts(model), shown_path(model.path)))
    return _spoken(Row(model.name, words, aside, sign, muted=sign is Sign.REFUSED, tip=tip))


def tested_words(tested: PairTestResult) -> str:
    """What a test found, with each kind of text."""
    if tested.speedup is None:
        return f"The test has no figure: {tested.problem}."
    kinds = [f"{kind.kind} {kind.speedup:.1f}x" for kind in tested.kinds if kind.speedup]
    mean = "geometric mean of " if len(kinds) > 1 else ""
    more = f" ({mean}{', '.join(kinds)})" if kinds else ""
    return f"Measured here: {tested.speedup:.1f}x the speed of plain decoding{more}."


def verdict_words(choice: DraftChoice) -> tuple[Sign, str]:
    """The verdict as a sign and a sentence that says the same."""
    verdict = choice.verdict
    if choice.model is None:
        return Sign.GOOD, "fits; copies from earlier text, at no cost"
    ratio = verdict.cost_ratio
    cost = "" if ratio is None else f"a pass costs about {_percent(ratio)} of the target's"
    if not verdict.compatible:
        reason = (verdict.reason or "does not fit").removeprefix("is broken: ")
        name = shown_name(choice.model.path.name)
        if reason.casefold().startswith(name.casefold()):
            reason = f"it{reason[len(name) :]}"  # the name stands beside it
        return Sign.REFUSED, f"cannot draft: {reason}"
    if verdict.reason == HARDLY_CHEAPER:
        return Sign.HARDLY, f"fits, but is hardly cheaper: {cost}"
    if verdict.reason:
        return Sign.HARDLY, f"fits, but {verdict.reason}; {cost}"
    return Sign.GOOD, f"fits; {cost}"


def _test_words(tested: PairTestResult) -> tuple[Sign, str]:
    if tested.speedup is None:
        return Sign.HARDLY, f"tested, without a figure: {tested.problem}"
    if not tested.gains:
        return Sign.HARDLY, f"measured {tested.speedup:.1f}x here: no gain"
    return Sign.GOOD, f"measured {tested.speedup:.1f}x the speed here"


def _facts(model: LibraryModel) -> str:
    context = f"context {model.context_length:,}" if model.context_length else ""
    size = size_text(model.size_bytes) if model.size_bytes else ""
    parts = (count_text(model.parameters), model.quantisation, size, context, model.source)
    return " · ".join(part for part in parts if part)


def _percent(ratio: float) -> str:
    return f"{max(1, round(ratio * 100))} %"


def _spoken(row: Row) -> Row:
    return replace(row, spoken=", ".join(filter(None, (row.title, row.aside, row.details))))


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
