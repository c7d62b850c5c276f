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
from foretoken.models.library.folders import shown_source
from foretoken.models.library.library import LibraryModel, ModelKind
from foretoken.models.names import BUILT_IN_PAIR, shown_model
from foretoken.models.pairs.pair_test_results import PairTestResult
from foretoken.models.pairs.pairing import DraftChoice, PairingVerdict
from foretoken.models.presets.user_presets import PairSettings
from foretoken.preferences.declared import TEMPERATURE
from foretoken.system.language import number, spoken, told_anew, tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.row_painting import Row, Sign

BUILT_IN_KEY = "built-in"
LOOKUP_KEY = "lookup"
_KINDS = {
    ModelKind.BASE: tr_noop("base model without a chat format"),
    ModelKind.PROJECTOR: tr_noop("attachment for images or sound"),
    ModelKind.EMBEDDING: tr_noop("embedding model"),
    ModelKind.ADAPTER: tr_noop("adapter of another model"),
    ModelKind.OTHER: tr_noop("writes no text"),
}
_WHY_NOT = {
    ModelKind.PROJECTOR: tr_noop("Attachment for images or sound."),
    ModelKind.EMBEDDING: tr_noop("Embedding model."),
    ModelKind.ADAPTER: tr_noop("Adapter of another model."),
    ModelKind.OTHER: tr_noop("Writes no text."),
}
_UNREADABLE = tr_noop("It cannot be read.")
_TEXT_KINDS = {
    "questions": tr_noop("questions", about="a kind of text"),
    "stories": tr_noop("stories", about="a kind of text"),
    "code": tr_noop("code", about="a kind of text"),
    "rewriting": tr_noop("rewriting", about="a kind of text"),
}
"""What the pair test writes."""


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
        return tr(_WHY_NOT.get(model.kind, _UNREADABLE))
    return _without_name(_anew(model.problem), model.path.name, "It")  # not translated: English


def matches(item: LibraryModel | BuiltInPair, words: list[str]) -> bool:
    """Whether an item contains all words, which are casefolded."""
    if not words:
        return True
    if isinstance(item, BuiltInPair):
        text = f"{tr(BUILT_IN_PAIR)} {builtin_description()}"
    else:
        text = f"{item.name} {item.path.name} {item.source} {item.quantisation} {item.architecture}"
    text = text.casefold()
    return all(word in text for word in words)


def target_row(item: LibraryModel | BuiltInPair, *, in_use: bool) -> Row:
    """A row of the targets."""
    aside = tr("in use") if in_use else ""
    if isinstance(item, BuiltInPair):
        said = builtin_description() or tr("Its file is gone: install Foretoken again.")
        row = _read_aloud(Row(tr(BUILT_IN_PAIR), said, aside, tip=said))
        return replace(row, details=said.partition(";")[0])  # what fits; the rest is in the tip
    facts = _facts(item)
    sign = Sign.NONE
    details = facts
    if item.kind is ModelKind.BROKEN:
        sign, details = Sign.REFUSED, why_not(item)
    elif item.kind in _KINDS:
        details = " · ".join(filter(None, (tr(_KINDS[item.kind]), facts)))
    name = shown_model(item.name)
    tip = "\n".join(filter(None, (name, details, shown_path(item.path))))
    muted = not can_write(item)
    return _read_aloud(Row(name, details, aside, sign, muted=muted, tip=tip))


def draft_row(choice: DraftChoice, *, in_use: bool, tested: PairTestResult | None = None) -> Row:
    """A row of the drafts; a test counts more than the estimate."""
    model = choice.model
    sign, words = verdict_words(choice) if tested is None else _test_words(tested)
    if model is None:
        tip = tr(
            "What followed the same words earlier in the chat is drafted.\n"
            "Good wherever an answer repeats its question: rewriting, code, summaries."
        )
        aside = tr("in use") if in_use else ""
        title = tr("No second model: prompt lookup")
        return _read_aloud(Row(title, words, aside, sign, tip=tip))
    facts = (count_text(model.parameters), model.quantisation, tr("in use") if in_use else "")
    aside = " · ".join(filter(None, facts))
    name = shown_model(model.name)
    tip = "\n".join((name, words, _facts(model), shown_path(model.path)))
    muted = sign is Sign.REFUSED
    return _read_aloud(Row(name, words, aside, sign, muted=muted, tip=tip))


def tested_words(tested: PairTestResult) -> str:
    """What a test found, with each kind of text."""
    if tested.speedup is None:
        return tr("The test has no figure: {why}.", why=_problem_of(tested))
    speedup = number(tested.speedup, 1)
    kinds = [
        tr(
            "{kind} {speedup}x",
            kind=tr(_TEXT_KINDS.get(kind.kind, kind.kind), about="a kind of text"),
            speedup=number(kind.speedup, 1),
        )
        for kind in tested.kinds
        if kind.speedup
    ]
    if not kinds:
        return tr("Measured here: {speedup}x the speed of plain decoding.", speedup=speedup)
    if len(kinds) == 1:
        return tr(
            "Measured here: {speedup}x the speed of plain decoding ({kind}).",
            speedup=speedup,
            kind=kinds[0],
        )
    return tr(
        "Measured here: {speedup}x the speed of plain decoding (geometric mean of {kinds}).",
        speedup=speedup,
        kinds=tr(", ", about="between things in a list").join(kinds),
    )


def verdict_words(choice: DraftChoice) -> tuple[Sign, str]:
    """The verdict as a sign and a sentence that says the same.

    Whether a draft gains anything, only a test tells.
    """
    verdict = choice.verdict
    if choice.model is None:
        return Sign.UNTESTED, tr("untested; copies from earlier text, at no cost")
    if not verdict.compatible:
        return Sign.REFUSED, tr("cannot draft: {why}", why=why_no_draft(choice.model, verdict))
    percent = str(max(1, round((verdict.cost_ratio or 0) * 100)))
    if not verdict.worthwhile:  # for no other reason can a model that fits be a poor draft
        return Sign.HARDLY, tr(
            "fits, but is hardly cheaper: a pass costs about {percent} % of the target's",
            percent=percent,
        )
    return Sign.UNTESTED, tr(
        "untested; a pass costs about {percent} % of the target's", percent=percent
    )


def why_no_draft(model: LibraryModel, verdict: PairingVerdict) -> str:
    """Why a model cannot draft, as what follows a colon."""
    reason = _anew(verdict.reason or "") or tr("does not fit")
    if model.kind is ModelKind.BROKEN and model.problem:
        reason = _anew(model.problem).rstrip(".")
        if spoken().code == "en":
            reason = f"{reason[:1].lower()}{reason[1:]}"
    return _without_name(reason, shown_name(model.path.name), "it")


def _test_words(tested: PairTestResult) -> tuple[Sign, str]:
    if tested.speedup is None:
        return Sign.HARDLY, tr("tested, without a figure: {why}", why=_problem_of(tested))
    speedup = number(tested.speedup, 1)
    if not tested.gains:
        return Sign.HARDLY, tr("measured {speedup}x here: no gain", speedup=speedup)
    return Sign.GOOD, tr("measured {speedup}x the speed here", speedup=speedup)


def _facts(model: LibraryModel) -> str:
    length = model.context_length
    context = tr("context {length}", length=length) if length else ""
    size = size_text(model.size_bytes) if model.size_bytes else ""
    parts = (
        count_text(model.parameters),
        model.quantisation,
        size,
        context,
        shown_source(model.source),
    )
    return " · ".join(part for part in parts if part)


def _problem_of(tested: PairTestResult) -> str:
    """In a result of an earlier start, it is kept in English."""
    problem = tested.problem or ""
    return told_anew(problem) or tr(problem)


def _anew(text: str) -> str:
    """What was said before, maybe in another language."""
    return told_anew(text) or text


def _without_name(sentence: str, name: str, pronoun: str) -> str:
    """A sentence about a file beside whose name it stands.

    Other languages have several words for "it", and say the name once more.
    """
    if spoken().code != "en" or not sentence.casefold().startswith(name.casefold()):
        return sentence
    return pronoun + sentence[len(name) :]


def _read_aloud(row: Row) -> Row:
    comma = tr(", ", about="between things in a list")
    return replace(row, spoken=comma.join(filter(None, (row.title, row.aside, row.details))))


_METHODS = {
    Method.DRAFT: tr_noop("drafts in every step"),
    Method.LOOKUP: tr_noop("prompt lookup only"),
    Method.PLAIN: tr_noop("plain decoding"),
}
_RULES = {
    LookaheadRule.ADAPTIVE: tr_noop("adaptive", about="how many tokens are drafted"),
    LookaheadRule.STEP: tr_noop("step-rule", about="how many tokens are drafted"),
    LookaheadRule.EWMA: tr_noop("ewma", about="how many tokens are drafted"),
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
    aside = tr("in use") if in_use else ""
    settings = settings_words(preset.settings)
    if preset.draft is None and preset.settings.speculative.method not in _METHODS:
        settings = f"{tr('prompt lookup')} · {settings}"
    details = f"{listed.models} · {settings}"
    tip = "\n".join((preset.name, listed.models, settings))
    sign = Sign.NONE
    if listed.problem:
        sign, details = Sign.REFUSED, tr("{problem}.", problem=_anew(listed.problem))
        tip = f"{tip}\n{details}"
    comma = tr(", ", about="between things in a list")
    aloud = comma.join(filter(None, (preset.name, tr("my pair"), aside, details)))
    muted = bool(listed.problem)
    return Row(preset.name, details, aside, sign, muted=muted, tip=tip, spoken=aloud)


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
    words = [tr("context {length}", length=length) if length else tr("usual context")]
    if cache is not CacheType.F16:
        words.append(tr("cache {kind}", kind=cache.value))
    temperature = TEMPERATURE.kind.shown(sampling.temperature)
    words.append(tr("temperature {value}", value=temperature))
    if drafting.method in _METHODS:
        words.append(tr(_METHODS[drafting.method]))
    if drafting.lookahead is not None:
        words.append(tr("fixed {lookahead}", lookahead=drafting.lookahead))
    elif drafting.rule in _RULES:
        words.append(tr(_RULES[drafting.rule], about="how many tokens are drafted"))
    return " · ".join(words)
