"""A race in tables and short verdicts: who was faster, how certain that is, whether texts match."""

from __future__ import annotations

from pathlib import PurePath

from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import RunStatistics
from foretoken.engine.figures import format_percent, format_rate
from foretoken.engine.race import RaceUnit, TokenChoice
from foretoken.engine.race_figures import (
    RaceSpeed,
    TextVerdict,
    is_near_tie,
    logit_gaps,
)
from foretoken.engine.recording import Recording
from foretoken.models.names import model_name, shown_model
from foretoken.models.pairs.racing import RaceProgress, RaceResult
from foretoken.system.language import number, tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.result_table import ResultCell, Row

_BEFORE = 24
"""Characters of the text before a difference."""
_LONGEST_TOKEN, _LONGEST_NAME = 40, 60
_INVISIBLE = str.maketrans({"\n": "\\n", "\r": "\\r", "\t": "\\t"})
_NONE = "\N{EN DASH}"


def way_words(drafting: SpeculativeConfig) -> str:
    """A way of answering, as short as a heading."""
    if drafting.method is Method.PLAIN:
        return tr("Plain", about="a way of answering")
    if drafting.method is Method.LOOKUP:
        return tr("Lookup", about="a way of answering")
    if drafting.effective_rule is LookaheadRule.FIXED:
        lookahead = drafting.lookahead or 4
        return tr_n("Always {count} token", "Always {count} tokens", lookahead)
    if drafting.effective_rule is LookaheadRule.STEP:
        return tr("Step rule")
    if drafting.effective_rule is LookaheadRule.EWMA:
        return tr("Moving average")
    return tr("Speculative", about="a way of answering")


def sampling_words(sampling: SamplingParams) -> str:
    """How tokens are sampled."""
    value = sampling.temperature
    decimals = 0 if sampling.greedy else 1 if round(value, 1) == value else 2
    return tr("temperature {value}", value=number(value, decimals))


def side_names(result: RaceResult) -> tuple[str, str]:
    """The names of both sides, as short as they can be told apart."""
    sides = result.wish.sides
    parts = [[way_words(side.drafting)] for side in sides]
    if not result.one_target:
        targets = [_model_words(name) for name in result.targets]
        alike = parts[0] == parts[1]
        parts = [[t] if alike else [t, *p] for t, p in zip(targets, parts, strict=True)]
    elif sides[0].draft != sides[1].draft and all(result.drafts):
        for part, draft in zip(parts, result.drafts, strict=True):
            part.append(_model_words(draft or ""))
    if sides[0].sampling != sides[1].sampling:
        for part, side in zip(parts, sides, strict=True):
            part.append(sampling_words(side.sampling))
    if parts[0] == parts[1]:
        parts = [[*part, str(place)] for place, part in enumerate(parts, start=1)]
    first, second = (" · ".join(part) for part in parts)
    return first, second


def speed_verdict(result: RaceResult) -> tuple[str, str]:
    """Which side is faster, and by how much and how certainly."""
    first, second = side_names(result)
    found = result.speedup
    if result.too_busy:
        return tr("No result"), tr("The computer was too busy to compare speeds.")
    if found is None:
        return tr("No result"), tr("The answers were too short to compare speeds.")
    if not found.differs:
        heading = tr("No measurable difference")
    elif found.ratio > 1.0:
        heading = tr("{name} is faster", name=second)
    else:
        heading = tr("{name} is slower", name=second)
    ratio = number(found.ratio, 2)
    if result.one_target:
        told = tr("{ratio}x the speed of {name}.", ratio=ratio, name=first)
    else:
        told = tr("{ratio}x the characters per second of {name}.", ratio=ratio, name=first)
    if found.low is None or found.high is None:
        return heading, f"{told} {tr('One repetition says nothing about the spread.')}"
    certain = tr_n(
        "95 % interval: {low}x to {high}x, {count} repetition.",
        "95 % interval: {low}x to {high}x, {count} repetitions.",
        len(found.ratios),
        low=number(found.low, 2),
        high=number(found.high, 2),
    )
    return heading, f"{told} {certain}"


def explain_speed(result: RaceResult) -> str:
    """Where the speedup comes from."""
    found = result.speedup
    if found is None:
        return ""
    return tr(
        "Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.",
        ratios=", ".join(number(ratio, 2) for ratio in found.ratios),
    )


def speed_table(result: RaceResult) -> tuple[list[str], list[Row]]:
    """The figures of both sides, over all repetitions."""
    heads = [tr("Side"), tr("Tokens/s"), tr("Accepted drafts"), tr("Tokens per pass")]
    if not result.one_target:
        heads[1:1] = [tr("Characters/s"), tr("Characters per token")]
    if any(result.drafts):
        heads.insert(1, tr("Draft model"))
    rows: list[Row] = []
    for side, name in enumerate(side_names(result)):
        counted = RunStatistics()
        for each in result.rounds:
            counted.add(each.answers[side].statistics)
        tokens = result.speed(side, RaceUnit.TOKENS)
        characters = result.speed(side, RaceUnit.CHARACTERS)
        length = counted.mean_acceptance_length
        accepted = tr(
            "{accepted} of {drafted} drafted tokens",
            accepted=number(counted.accepted),
            drafted=number(counted.drafted),
        )
        cells: list[ResultCell | str] = [
            _rate(tokens, is_compared=result.one_target),
            ResultCell(format_percent(counted.draft_acceptance_rate) or _NONE, accepted),
            _NONE if length is None else number(length, 2),
        ]
        if not result.one_target:
            wide = characters.rate / tokens.rate if tokens and characters else None
            told = _NONE if wide is None else number(wide, 1)
            cells[:0] = [_rate(characters, is_compared=True), told]
        if any(result.drafts):
            draft = result.drafts[side]
            cells.insert(0, _model_words(draft) if draft else _NONE)
        cells.insert(0, ResultCell(name, bold=True))
        rows.append(cells)
    return heads, rows


def _rate(speed: RaceSpeed | None, *, is_compared: bool) -> ResultCell:
    """A speed; its interval is in the tooltip unless it ``is_compared``."""
    if speed is None:
        return ResultCell(_NONE)
    rate = format_rate(speed.rate)
    if speed.low is None or speed.high is None:
        return ResultCell(rate)
    low, high = format_rate(speed.low), format_rate(speed.high)
    told = tr("{rate} ({low} to {high})", about="a speed and its interval", rate=rate, low=low,
              high=high)  # fmt: skip
    return ResultCell(told if is_compared else rate, tr("95 % interval: {range}", range=told))


def text_verdict(result: RaceResult) -> str:
    """Whether both sides wrote the same, and why not."""
    texts, repetitions = result.texts, len(result.rounds)
    if texts.verdict is TextVerdict.OTHER_MODELS:
        return _of_two_models(result)
    if texts.verdict is TextVerdict.SAME:
        return tr_n(
            "Identical texts, token for token.",
            "Identical texts, token for token, in all {count} repetitions.",
            repetitions,
        )
    if texts.verdict is TextVerdict.NOT_COMPARABLE:
        if any(not side.sampling.greedy for side in result.wish.sides):
            return tr("Different texts, as expected above temperature 0. Set both sides to "
                      "temperature 0 to compare texts.")  # fmt: skip
        return tr("Different texts, as expected: the sides are sampled by different rules.")
    parting = texts.parting
    if parting is None:
        return tr("Different texts. The cause is unknown: this model cannot roll back to check.")
    if logit_gaps(parting) is None:
        return tr("Different texts: at least one side did not write what it computes when asked "
                  "again. Please report this with the exported race.")  # fmt: skip
    if is_near_tie(parting):
        return tr("Different texts because of a near tie: rounding decided between two tokens that "
                  "are almost equally likely. Both texts are the target's own.")  # fmt: skip
    return tr("Different texts, by more than rounding explains. A heavily quantised cache can "
              "cause this; otherwise please report it with the exported race.")  # fmt: skip


def _of_two_models(result: RaceResult) -> str:
    if result.texts.same == len(result.rounds):
        told = tr("Two models, and both wrote the same text.")
    else:
        told = tr("Two models, so the texts differ.")
    if not result.same_vocabulary:
        more = tr("Compare characters per second: their tokens are not the same.")
    elif (found := result.speedup_in(RaceUnit.TOKENS)) is not None:
        more = tr("{ratio}x in tokens per second.", ratio=number(found.ratio, 2))
    else:
        return told
    return f"{told} {more}"


def parting_table(result: RaceResult) -> tuple[list[str], list[Row]]:
    """Where the texts part, and what each side thought of both tokens; empty: nowhere."""
    parting, place = result.texts.parting, result.texts.round
    if parting is None or place is None:
        return [], []
    tokens = result.rounds[place].answers[0].tokens[: parting.index]
    before = "".join(token.text for token in tokens)
    before = "…" + before[-_BEFORE:] if len(before) > _BEFORE else before
    first, second = map(_token_words, parting.choices)
    heads = [
        tr("Token {index}, after “{before}”", index=parting.index + 1, before=_visible(before)),
        tr("Wrote"),
        tr("Probability of {token}", token=first),
        tr("Probability of {token}", token=second),
        tr("Logit gap"),
    ]
    gaps = logit_gaps(parting)
    rows: list[Row] = []
    for side, (name, probs) in enumerate(zip(side_names(result), parting.probs, strict=True)):
        both = [f"{number(100 * prob, 2)}\u00a0%" for prob in probs] if probs else [_NONE, _NONE]
        gap = number(gaps[side], 4) if gaps is not None else _NONE
        rows.append([name, (first, second)[side], *both, gap])
    return heads, rows


def amount_words(unit: RaceUnit, count: int) -> str:
    """So much of an answer."""
    if unit is RaceUnit.TOKENS:
        return tr_n("{count} token", "{count} tokens", count)
    return tr_n("{count} character", "{count} characters", count)


def answer_words(answer: Recording, ms: float, unit: RaceUnit) -> str:
    """How far an answer is at a moment of its playback."""
    count = answer.shown_at(ms)
    if unit is RaceUnit.CHARACTERS:
        count = sum(len(token.text) for token in answer.tokens[:count])
    seconds = tr("{number} s", about="seconds", number=number(min(ms, answer.duration_ms) / 1e3, 2))
    return tr("{tokens} in {time}", tokens=amount_words(unit, count), time=seconds)


def progress_words(told: RaceProgress, repetitions: int) -> str:
    """What a race does now."""
    if told.repetition is None:
        return tr("Preparing…")
    one, other = told.given
    return tr(
        "Repetition {number} of {count}: {one} and {other} tokens",
        number=told.repetition + 1,
        count=repetitions,
        one=one,
        other=other,
    )


def _model_words(file_name: str) -> str:
    return shown_name(shown_model(model_name(PurePath(file_name))), _LONGEST_NAME)


def _token_words(choice: TokenChoice) -> str:
    if choice.ends:
        return tr("the end", about="of an answer")
    return f"“{_visible(choice.text)}”"


def _visible(text: str) -> str:
    return shown_name(text.translate(_INVISIBLE), _LONGEST_TOKEN + 1)
