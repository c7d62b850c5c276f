"""A race in words: what the sides are called, how fast they were, whether they wrote the same."""

from __future__ import annotations

from pathlib import PurePath

from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.figures import TOO_BUSY, accepted, format_rate, tokens_per_pass
from foretoken.engine.race import Parting, RaceUnit, TokenChoice
from foretoken.engine.race_figures import (
    RaceSpeed,
    RaceSpeedup,
    TextComparison,
    TextVerdict,
    is_near_tie,
    logit_gaps,
)
from foretoken.engine.recording import Recording
from foretoken.models.names import model_name, shown_model
from foretoken.models.pairs.racing import RaceProgress, RaceResult, RaceWish
from foretoken.system.language import number, tr, tr_n
from foretoken.system.shown_text import shown_name

_BEFORE = 40
"""Characters of the text before a difference."""
_LONGEST_TOKEN = 40
_LONGEST_NAME = 60
_INVISIBLE = str.maketrans({"\n": "\\n", "\r": "\\r", "\t": "\\t"})


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
    """How tokens are chosen."""
    if sampling.greedy:
        return tr("temperature 0")
    return tr("temperature {value}", value=number(sampling.temperature, 1))


def result_names(result: RaceResult) -> tuple[str, str]:
    """What the two sides are called: as short as they can be told apart."""
    drafts = result.drafts
    names = [way_words(side.drafting) for side in result.wish.sides]
    one, other = result.wish.sides
    if not result.one_target:
        targets = [shown_name(_model(name), _LONGEST_NAME) for name in result.targets]
        names = (
            targets
            if names[0] == names[1]
            else [
                tr("{model} · {way}", about="a side of a race", model=model, way=way)
                for model, way in zip(targets, names, strict=True)
            ]
        )
    elif one.draft != other.draft and all(drafts):
        names = [
            tr("{way}, {detail}", way=name, detail=shown_name(draft or "", _LONGEST_NAME))
            for name, draft in zip(names, drafts, strict=True)
        ]
    if one.sampling != other.sampling:
        names = [
            tr("{way}, {detail}", way=name, detail=sampling_words(side.sampling))
            for name, side in zip(names, result.wish.sides, strict=True)
        ]
    if names[0] == names[1]:
        return (
            tr("First: {way}", about="one of two sides", way=names[0]),
            tr("Second: {way}", about="one of two sides", way=names[1]),
        )
    return names[0], names[1]


def speedup_words(result: RaceResult) -> str:
    """How much faster the second side was, and how sure that is."""
    first, second = result_names(result)
    found = result.speedup
    if result.too_busy:
        return tr(TOO_BUSY)
    if found is None:
        return tr("The answers were too short to compare their speeds.")
    ratio = number(found.ratio, 2)
    if not result.one_target:
        return _text_speed_words(found, first, second)
    if found.low is None or found.high is None:
        return tr(
            "{second} was {ratio} times as fast as {first}, in one repetition: how sure that is, "
            "several would tell.",
            first=first,
            second=second,
            ratio=ratio,
        )
    spread = _spread(found)
    if found.differs:
        return tr(
            "{second} was {ratio} times as fast as {first} ({spread}).",
            first=first,
            second=second,
            ratio=ratio,
            spread=spread,
        )
    return tr(
        "{second} was {ratio} times as fast as {first} ({spread}). 1 lies within: no difference "
        "can be told.",
        first=first,
        second=second,
        ratio=ratio,
        spread=spread,
    )


def _text_speed_words(found: RaceSpeedup, first: str, second: str) -> str:
    """The same of two targets."""
    ratio = number(found.ratio, 2)
    if found.low is None or found.high is None:
        return tr(
            "{second} wrote {ratio} times as many characters per second as {first}, in one "
            "repetition: how sure that is, several would tell.",
            first=first,
            second=second,
            ratio=ratio,
        )
    if found.differs:
        return tr(
            "{second} wrote {ratio} times as many characters per second as {first} ({spread}).",
            first=first,
            second=second,
            ratio=ratio,
            spread=_spread(found),
        )
    return tr(
        "{second} wrote {ratio} times as many characters per second as {first} ({spread}). 1 lies "
        "within: no difference can be told.",
        first=first,
        second=second,
        ratio=ratio,
        spread=_spread(found),
    )


def _spread(found: RaceSpeedup) -> str:
    return tr_n(
        "{low} to {high}, {count} repetition",
        "{low} to {high}, {count} repetitions",
        len(found.ratios),
        low=number(found.low or found.ratio, 2),
        high=number(found.high or found.ratio, 2),
    )


def side_words(result: RaceResult) -> list[tuple[str, ...]]:
    """Of two targets a table of their own speeds, with its heading; empty for one target.

    One target has the same tokens on both sides, and the chart tells all there is.
    """
    if result.one_target:
        return []
    rows: list[tuple[str, ...]] = [
        ("", tr("Characters/s"), tr("Tok/s"), tr("Characters per token"))
    ]
    for side, name in enumerate(result_names(result)):
        characters = result.speed(side, RaceUnit.CHARACTERS)
        tokens = result.speed(side, RaceUnit.TOKENS)
        if characters is not None and tokens is not None:
            length = number(characters.rate / tokens.rate, 1)
            rows.append((name, _rate_words(characters), _rate_words(tokens), length))
    return rows


def _rate_words(speed: RaceSpeed) -> str:
    rate = format_rate(speed.rate)
    if speed.low is None or speed.high is None:
        return rate
    return tr(
        "{rate} ({low} to {high})",
        about="a speed and its interval",
        rate=rate,
        low=format_rate(speed.low),
        high=format_rate(speed.high),
    )


def speedup_explained(result: RaceResult) -> str:
    """Where the number comes from."""
    found = result.speedup
    if found is None:
        return ""
    separator = tr(", ", about="between things in a list")
    ratios = separator.join(number(ratio, 2) for ratio in found.ratios)
    return tr(
        "In each repetition: {ratios}. The number is their geometric mean; the two behind it are "
        "the ends of a 95 % interval. Reading the question is not part of it.",
        ratios=ratios,
    )


def text_words(result: RaceResult) -> str:
    """Whether both wrote the same, and why not."""
    texts: TextComparison = result.texts
    repetitions = len(result.rounds)
    if texts.verdict is TextVerdict.OTHER_MODELS:
        return _other_models_words(result, texts)
    if texts.verdict is TextVerdict.SAME:
        if repetitions == 1:
            return tr("Both wrote the same text, token for token.")
        return tr_n(
            "Both wrote the same text, token for token, in the one repetition.",
            "Both wrote the same text, token for token, in all {count} repetitions.",
            repetitions,
        )
    if texts.verdict is TextVerdict.NOT_COMPARABLE:
        drawn = any(not side.sampling.greedy for side in result.wish.sides)
        if drawn:
            return tr(
                "Tokens are drawn by chance at a temperature above 0, and the two sides draw "
                "differently: other texts are to be expected, and only the speeds compare. Race "
                "at temperature 0 to compare the texts as well."
            )
        return tr("The two sides choose their tokens by different rules: only the speeds compare.")
    if texts.parting is None or texts.round is None:
        return tr(
            "The texts differ, and what both sides saw at the difference is not known: the model "
            "cannot go back to it."
        )
    return _parting_words(result, texts.parting, texts.round)


def _other_models_words(result: RaceResult, texts: TextComparison) -> str:
    told = [
        tr(
            "These are two models, and each writes a text of its own: a difference between the "
            "texts says nothing about drafting."
        )
    ]
    if texts.same == len(result.rounds):
        told = [tr("These are two models, and they happened to write the same text.")]
    in_tokens = result.speedup_in(RaceUnit.TOKENS)
    if not result.same_vocabulary:
        told.append(
            tr(
                "Their vocabularies differ: a token of one is another piece of text than a token "
                "of the other, so that tokens per second cannot be compared. Characters can."
            )
        )
    elif in_tokens is not None:
        told.append(
            tr(
                "Their vocabulary is the same, so that tokens per second can be compared as well: "
                "{ratio} times as many.",
                ratio=number(in_tokens.ratio, 2),
            )
        )
    return " ".join(told)


def _parting_words(result: RaceResult, parting: Parting, number_of_round: int) -> str:
    first, second = result_names(result)
    answer = result.rounds[number_of_round].answers[0]
    before = "".join(token.text for token in answer.tokens[: parting.index])
    place = tr(
        "The texts part at token {index}, behind “{before}”: {first} wrote {one}, {second} wrote "
        "{other}.",
        index=parting.index + 1,
        before=_shown("…" + before[-_BEFORE:] if len(before) > _BEFORE else before),
        first=first,
        second=second,
        one=_token(parting.choices[0]),
        other=_token(parting.choices[1]),
    )
    told = [place]
    for name, probs in zip((first, second), parting.probs, strict=True):
        if probs is not None:
            told.append(
                tr(
                    "{side} gave {one} a probability of {one_percent} and {other} one of "
                    "{other_percent}.",
                    side=name,
                    one=_token(parting.choices[0]),
                    other=_token(parting.choices[1]),
                    one_percent=_percent(probs[0]),
                    other_percent=_percent(probs[1]),
                )
            )
    gaps = logit_gaps(parting)
    if gaps is None:
        told.append(
            tr(
                "At least one side did not write what its own pass chooses when it is done again. "
                "That should not be: please report it, with the file of this race."
            )
        )
    elif is_near_tie(parting):
        told.append(
            tr(
                "That is a near tie (the logits lie {one} and {other} apart). A pass over several "
                "tokens adds its numbers up in another order than a pass over one, and rounding "
                "then decides: both texts are the target's own.",
                one=number(gaps[0], 4),
                other=number(gaps[1], 4),
            )
        )
    else:
        told.append(
            tr(
                "That is further apart than rounding explains (the logits lie {one} and {other} "
                "apart). With small quantised caches it can happen; otherwise please report it, "
                "with the file of this race.",
                one=number(gaps[0], 4),
                other=number(gaps[1], 4),
            )
        )
    return " ".join(told)


def amount_words(unit: RaceUnit, count: int) -> str:
    """So much of an answer."""
    if unit is RaceUnit.TOKENS:
        return tr_n("{count} token", "{count} tokens", count)
    return tr_n("{count} character", "{count} characters", count)


def answer_words(answer: Recording, ms: float, unit: RaceUnit = RaceUnit.TOKENS) -> str:
    """How far an answer is at a moment of its playback."""
    shown = answer.shown_at(ms)
    if unit is RaceUnit.CHARACTERS:
        shown = sum(len(token.text) for token in answer.tokens[:shown])
    tokens = amount_words(unit, shown)
    seconds = tr("{number} s", about="seconds", number=number(min(ms, answer.duration_ms) / 1e3, 2))
    if ms < answer.duration_ms:
        return tr("{tokens} in {time}", tokens=tokens, time=seconds)
    rate = answer.tokens_per_second
    if rate is None:
        return tokens
    if unit is RaceUnit.CHARACTERS:  # their speeds stand in a table
        return tr("{tokens} in {time}", tokens=tokens, time=seconds)
    return tr(
        "{tokens} in {time}: {rate} tok/s",
        tokens=tokens,
        time=seconds,
        rate=format_rate(rate),
    )


def drafting_words(answer: Recording, draft: str | None = None) -> str:
    """What became of its drafts, and by which model they were where that is to be told."""
    figures = (accepted(answer.statistics), tokens_per_pass(answer.statistics))
    told = [figure.text for figure in figures if figure is not None]
    if not told:
        return tr_n("{count} pass of the target", "{count} passes of the target", len(answer.steps))
    if draft is not None:
        told.insert(0, tr("Draft: {name}", name=shown_name(_model(draft), _LONGEST_NAME)))
    return tr(", ", about="between things in a list").join(told)


def _model(file_name: str) -> str:
    return shown_model(model_name(PurePath(file_name)))


def progress_words(told: RaceProgress | None, wish: RaceWish) -> str:
    """What a race does now."""
    if told is None or told.repetition is None:
        return tr("Preparing both sides…")
    one, other = told.given
    return tr(
        "Repetition {number} of {count}: {one} and {other} tokens",
        number=told.repetition + 1,
        count=wish.repetitions,
        one=one,
        other=other,
    )


def _token(choice: TokenChoice) -> str:
    if choice.ends:
        return tr("the end", about="of an answer")
    return f"“{_shown(choice.text)}”"


def _shown(text: str) -> str:
    return shown_name(text.translate(_INVISIBLE), _LONGEST_TOKEN + 1)


def _percent(share: float) -> str:
    return f"{number(100 * share, 2)}\u00a0%"
