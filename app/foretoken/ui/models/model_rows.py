"""Row texts of the model picker: targets, drafts, presets and servers."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import TypeAlias

from foretoken.control.models.known_servers import ListedServer
from foretoken.control.models.remembered_pairs import ListedPreset
from foretoken.engine.config import CacheType, LookaheadRule, Method
from foretoken.engine.figures import METHOD_WORDS
from foretoken.models.amounts import count_text, size_text
from foretoken.models.builtin import builtin_description, builtin_pair
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.folders import shown_source
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import BUILT_IN_PAIR, OWN_HEAD, shown_model
from foretoken.models.pair_setup import LoadSettings
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.models.pairs.pairing import DraftChoice, PairingVerdict
from foretoken.preferences.declared import TEMPERATURE
from foretoken.servers.server import KIND_TITLES, ServedModel, ServerFacts, SpeculationReporting
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.parts.row_painting import Row, Sign

RULE_WORDS = {
    LookaheadRule.ADAPTIVE: tr_noop("Adaptive"),
    LookaheadRule.FIXED: tr_noop("Fixed"),
    LookaheadRule.STEP: tr_noop("Step rule"),
    LookaheadRule.EWMA: tr_noop("Moving average"),
}
_MAX_MODELS = 6
_REPORTING = {
    SpeculationReporting.STEPS: tr_noop("reported for every step"),
    SpeculationReporting.COUNTERS: tr_noop("reported for all answers together"),
    SpeculationReporting.TOTALS: tr_noop("reported for every answer"),
    SpeculationReporting.NOTHING: tr_noop("not reported"),
}


def server_row(listed: ListedServer, aside: str) -> Row:
    """Return a server's row among the targets."""
    server, sign = listed.server, Sign.NONE
    details = [server.host if server.host != server.name else ""]
    if listed.asking:
        details.append(tr("contacting…", about="a server"))
    elif listed.error:
        sign, details = Sign.FAILED, [listed.error]
    elif listed.facts is not None:
        details += [kind_title(listed.facts), _models_count(listed.facts)]
    text = " · ".join(filter(None, details))
    tip = "\n".join(filter(None, (server.name, server.address, text)))
    return Row(server.name, text, aside, sign, tip=tip)


def served_row(model: ServedModel, *, in_use: bool) -> Row:
    """Return the row of a server's model."""
    facts = (
        _context_words(model),
        count_text(model.parameters) if model.parameters else "",
        size_text(model.bytes) if model.bytes else "",
        tr("not loaded") if model.loaded is False else "",
        tr("reasoning") if model.reasons else "",
    )
    text, aside = " · ".join(filter(None, facts)), tr("in use") if in_use else ""
    return Row(model.name, text, aside, tip=f"{shown_name(model.name)}\n{text}")


def kind_title(facts: ServerFacts) -> str:
    """Return the name and version of the server's program."""
    title = tr(KIND_TITLES[facts.kind])
    return f"{title} {shown_name(facts.version)}" if facts.version else title


def _models_count(facts: ServerFacts) -> str:
    return tr_n("{count} model", "{count} models", len(facts.models))


def facts_words(facts: ServerFacts) -> str:
    """Return the result of a connection test, line by line."""
    lines = [f"{kind_title(facts)} · {_models_count(facts)}"]
    lines += [
        f"{shown_name(model.name)}: {_context_words(model)}" for model in facts.models[:_MAX_MODELS]
    ]
    if (more := len(facts.models) - _MAX_MODELS) > 0:
        lines.append(tr_n("and {count} more", "and {count} more", more))
    return shown_message("\n".join((*lines, speculation_words(facts), *facts.notes)))


def speculation_words(facts: ServerFacts) -> str:
    """Return what is known about the server's own drafting."""
    if facts.speculates is False:
        return tr("Drafting: off")
    reported = tr(_REPORTING[facts.speculation])
    if facts.speculates and facts.method:
        reported = f"{shown_name(facts.method)}, {reported}"
    return tr("Drafting: {value}", value=reported)


def _context_words(model: ServedModel) -> str:
    if model.context_length:
        return tr("context {length}", length=model.context_length)
    if model.trained_length:
        return tr("trained for a context of {length}", length=model.trained_length)
    return tr("context unknown")


TargetItem: TypeAlias = LibraryModel | ListedPreset | ListedServer
LOOKUP_KEY = "lookup"
_BUILT_IN = builtin_pair()[0]
_KIND_TEXTS = {
    ModelKind.BASE: tr_noop("base model, no chat format"),
    ModelKind.PROJECTOR: tr_noop("image or audio projector"),
    ModelKind.EMBEDDING: tr_noop("embedding model"),
    ModelKind.ADAPTER: tr_noop("adapter for another model"),
    ModelKind.OTHER: tr_noop("not a text model"),
}
_UNREADABLE = tr_noop("cannot be read")


# --- targets ---------------------------------------------------------------------------------


def target_key(item: TargetItem) -> Hashable:
    """Return a row's key: a path, or its kind with a name or id."""
    if isinstance(item, LibraryModel):
        return item.path
    if isinstance(item, ListedPreset):
        return ("preset", item.preset.name)
    return ("server", item.server.id)


def target_words(item: TargetItem) -> str:
    """Return the text that a search matches."""
    if isinstance(item, ListedPreset):
        return f"{item.preset.name} {item.models}"
    if isinstance(item, ListedServer):
        models = () if item.facts is None else item.facts.models
        return " ".join((item.server.name, item.server.address, *(each.name for each in models)))
    if item.path == _BUILT_IN:
        return f"{tr(BUILT_IN_PAIR)} {builtin_description()}"
    return f"{item.name} {item.path.name} {item.source} {item.quantisation} {item.architecture}"


def target_row(item: TargetItem, *, in_use: bool) -> Row:
    """Return the row of a target."""
    aside = tr("in use") if in_use else ""
    if isinstance(item, ListedServer):
        return server_row(item, aside)
    if isinstance(item, ListedPreset):
        return _preset_row(item, aside)
    if item.path == _BUILT_IN:
        text = builtin_description() or tr("Its file is missing. Reinstall Foretoken.")
        short = text.partition(";")[0]  # what fits; the tooltip has the rest
        return Row(tr(BUILT_IN_PAIR), short, aside, tip=text, spoken_details=text)
    facts = _facts(item)
    sign = Sign.NONE
    details = facts
    if item.kind is ModelKind.BROKEN:
        sign, details = Sign.REFUSED, why_not(item)
    elif item.kind in _KIND_TEXTS:
        details = " · ".join(filter(None, (tr(_KIND_TEXTS[item.kind]), facts)))
    name = shown_model(item.name)
    tip = "\n".join(filter(None, (name, details, shown_path(item.path))))
    return Row(name, details, aside, sign, muted=not can_write(item), tip=tip)


def _preset_row(listed: ListedPreset, aside: str) -> Row:
    preset = listed.preset
    settings = _settings_words(preset.settings)
    details = f"{listed.models} · {settings}"
    tip = "\n".join((preset.name, listed.models, settings))
    sign = Sign.NONE
    if listed.problem:
        sign, details = Sign.REFUSED, tr("{problem}.", problem=listed.problem)
        tip = f"{tip}\n{details}"
    aloud = f"{tr('preset')}, {details}"
    muted = bool(listed.problem)
    return Row(preset.name, details, aside, sign, muted=muted, tip=tip, spoken_details=aloud)


def can_write(model: LibraryModel) -> bool:
    """Return whether a model can be loaded as a target."""
    return model.kind in (ModelKind.CHAT, ModelKind.BASE)


def why_not(model: LibraryModel) -> str:
    """Return why a model cannot be loaded as a target; empty if it can."""
    if can_write(model):
        return ""
    return model.problem or tr(_KIND_TEXTS.get(model.kind, _UNREADABLE))


def _settings_words(settings: LoadSettings) -> str:
    """Summarise context, cache, sampling and drafting, leaving out most defaults."""
    length, cache = settings.context_length, settings.target.cache_type_k
    answers, drafting = settings.answers, settings.speculative
    words = [tr("context {length}", length=length) if length else tr("default context")]
    if cache is not CacheType.F16:
        words.append(tr("cache {kind}", kind=cache.value))
    if answers is not None:
        shown = TEMPERATURE.kind.shown(answers.sampling.temperature)
        words.append(tr("temperature {value}", value=shown))
    if drafting.method is not Method.AUTO:
        words.append(tr(METHOD_WORDS[drafting.method]))
    if drafting.lookahead is not None:
        words.append(tr("fixed {lookahead}", lookahead=drafting.lookahead))
    elif drafting.rule is not None:
        words.append(tr(RULE_WORDS[drafting.rule]))
    return " · ".join(words)


# --- drafts ----------------------------------------------------------------------------------


def draft_key(choice: DraftChoice) -> Path | str:
    """Return a row's key."""
    return LOOKUP_KEY if choice.model is None else choice.model.path


def draft_row(choice: DraftChoice, *, in_use: bool, tested: PairTestResult | None = None) -> Row:
    """Return the row of a draft; a test result replaces the estimate."""
    model = choice.model
    sign, words = verdict_words(choice) if tested is None else _test_words(tested)
    used = tr("in use") if in_use else ""
    if model is None:
        tip = tr("Drafts copy earlier text of the chat. Good for rewriting, code and summaries.")
        return Row(tr("No draft model: prompt lookup"), words, used, sign, tip=tip)
    if choice.own_head:
        tip = tr("A head for multi-token prediction (MTP) that comes with the target.")
        muted, tip = sign is Sign.REFUSED, f"{tip}\n{words}"
        return Row(tr(OWN_HEAD), words, used, sign, muted=muted, tip=tip)
    aside = " · ".join(filter(None, (count_text(model.parameters), model.quantisation, used)))
    name = shown_model(model.name)
    lines = [name, words, _facts(model), shown_path(model.path)]
    if choice.verdict.shared is not None:
        lines.insert(2, _cost_words(choice.verdict))
    return Row(name, words, aside, sign, muted=sign is Sign.REFUSED, tip="\n".join(lines))


def verdict_words(choice: DraftChoice) -> tuple[Sign, str]:
    """Return the estimate as a sign and text; the actual gain takes a test."""
    verdict = choice.verdict
    if choice.model is None:
        return Sign.UNTESTED, tr("untested; no cost per draft")
    if not verdict.compatible:
        return Sign.REFUSED, tr("cannot draft: {why}", why=why_no_draft(choice.model, verdict))
    cost = _cost_words(verdict)
    if not verdict.worthwhile:  # the only reason why a compatible model is a poor draft
        return Sign.HARDLY, tr("too slow to help: {cost}", cost=cost)
    if verdict.shared is not None:
        return Sign.UNTESTED, tr(
            "untested; different vocabulary, can draft {share} % of the text, {speedup}x at best",
            share=str(round(100 * verdict.shared)),
            speedup=number(verdict.most_gain or 1.0, 1),
        )
    return Sign.UNTESTED, tr("untested; {cost}", cost=cost)


def _cost_words(verdict: PairingVerdict) -> str:
    percent = str(max(1, round((verdict.cost_ratio or 0) * 100)))
    return tr("costs about {percent} % of a target pass", percent=percent)


def why_no_draft(model: LibraryModel, verdict: PairingVerdict) -> str:
    """Return why a model cannot draft, to be put after a colon."""
    problem = model.problem if model.kind is ModelKind.BROKEN else ""
    return problem or verdict.reason or tr("does not fit")


def _test_words(tested: PairTestResult) -> tuple[Sign, str]:
    if tested.speedup is None:
        why = tr(tested.problem or "")
        return Sign.HARDLY, tr("not measured: {why}", why=why)
    speedup = number(tested.speedup, 1)
    if not tested.gains:
        return Sign.HARDLY, tr("measured {speedup}x here: no gain", speedup=speedup)
    return Sign.GOOD, tr("measured {speedup}x the speed here", speedup=speedup)


# --- both ------------------------------------------------------------------------------------


def _facts(model: LibraryModel) -> str:
    parts = (
        count_text(model.parameters),
        model.quantisation,
        size_text(model.size_bytes) if model.size_bytes else "",
        tr("context {length}", length=model.context_length) if model.context_length else "",
        shown_source(model.source),
    )
    return " · ".join(filter(None, parts))
