"""Report of a race: which side was faster, how certainly, and whether the texts are the same."""

from __future__ import annotations

from pathlib import PurePath

from foretoken.engine.config import (
    DEFAULT_LOOKAHEAD,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.figures import format_rate, seconds_text
from foretoken.engine.race import RaceUnit, TokenChoice
from foretoken.engine.race_figures import Interval, TextVerdict, is_near_tie, logit_gaps, race_speed
from foretoken.engine.recording import Recording
from foretoken.models.names import model_name, shown_model
from foretoken.models.pairs.racing import RaceResult
from foretoken.reports.report import (
    NOTHING,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
    decimal_text,
    percent_text,
    times_text,
)
from foretoken.system.language import moment_text, number, tr, tr_n
from foretoken.system.shown_text import shown_name

_CHARS_BEFORE = 24
"""Length of the text shown before a difference."""
_LONGEST_TOKEN, _LONGEST_NAME = 40, 60
_INVISIBLE = str.maketrans({"\n": "\\n", "\r": "\\r", "\t": "\\t"})


def race_report(result: RaceResult) -> Report:
    """Return the report of a race, without the answers themselves."""
    explanation = _why_texts_differ(result)
    moment = moment_text(result.when.astimezone())
    tables = [_summary_table(result), _speed_table(result), *_parting_tables(result)]
    return Report(
        title=tr("Race"),
        headline=_headline(result),
        facts=[" · ".join(filter(None, (moment, result.machine.processor)))],
        warnings=[explanation] if explanation else [],
        sections=[ReportSection("", tables)],
    )


# --- names ----------------------------------------------------------------------------------------


def way_words(drafting: SpeculativeConfig) -> str:
    """Return the name of a way of answering, short enough for a heading."""
    rule = drafting.effective_rule
    if drafting.method is Method.PLAIN:
        return tr("Plain", about="a way of answering")
    if drafting.method is Method.LOOKUP:
        return tr("Lookup", about="a way of answering")
    if rule is LookaheadRule.FIXED:
        lookahead = drafting.lookahead or DEFAULT_LOOKAHEAD
        return tr_n("Always {count} token", "Always {count} tokens", lookahead)
    if rule is LookaheadRule.STEP:
        return tr("Step rule")
    if rule is LookaheadRule.EWMA:
        return tr("Moving average")
    return tr("Speculative", about="a way of answering")


def sampling_words(sampling: SamplingParams) -> str:
    """Return the temperature as text."""
    value = sampling.temperature
    decimals = 0 if sampling.greedy else 1 if round(value, 1) == value else 2
    return tr("temperature {value}", value=number(value, decimals))


def side_names(result: RaceResult) -> tuple[str, str]:
    """Return the shortest names that distinguish the two sides."""
    one, other = result.sides
    parts = [[way_words(side.drafting)] for side in result.sides]
    if not result.one_target:
        ways = parts if parts[0] != parts[1] else [[], []]
        names = [_model_words(side.target) for side in result.sides]
        parts = [[name, *way] for name, way in zip(names, ways, strict=True)]
    elif one.draft and other.draft and one.draft != other.draft:
        parts[0].append(_model_words(one.draft))
        parts[1].append(_model_words(other.draft))
    if one.sampling != other.sampling:
        for part, side in zip(parts, result.sides, strict=True):
            part.append(sampling_words(side.sampling))
    if parts[0] == parts[1]:
        parts = [[*part, str(place)] for place, part in enumerate(parts, start=1)]
    first, second = (" · ".join(part) for part in parts)
    return first, second


def answer_words(answer: Recording, ms: float, unit: RaceUnit) -> str:
    """Return how far an answer is at a moment of its playback."""
    count = answer.shown_at(ms)
    if unit is RaceUnit.TOKENS:
        amount = tr_n("{count} token", "{count} tokens", count)
    else:
        count = sum(len(token.text) for token in answer.tokens[:count])
        amount = tr_n("{count} character", "{count} characters", count)
    time = seconds_text(min(ms, answer.duration_ms) / 1e3, 2)
    return tr("{tokens} in {time}", tokens=amount, time=time)


# --- which side was faster ------------------------------------------------------------------------


def _headline(result: RaceResult) -> str:
    found, name = result.speedup, side_names(result)[1]
    if result.too_busy:
        return tr("The computer was too busy to compare speeds.")
    if found is None:
        return tr("The answers were too short to compare speeds.")
    if not found.differs:
        return tr("No measurable difference")
    return (
        tr("{name} is faster", name=name) if found.mean > 1.0 else tr("{name} is slower", name=name)
    )


def _summary_table(result: RaceResult) -> Table:
    found, first = result.speedup, side_names(result)[0]
    rows: list[Row] = []
    if found is not None:
        name = tr("Speedup over {name}", name=first)
        if not result.one_target:
            name = tr("Speedup over {name}, in characters per second", name=first)
        tip = tr(
            "Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.",
            ratios=", ".join(number(ratio, 2) for ratio in found.values),
        )
        interval = tr("unknown after one repetition")
        if found.low is not None and found.high is not None:
            low, high = times_text(found.low), times_text(found.high)
            interval = tr("{least} to {most}", about="a range", least=low, most=high)
        rows.append([name, ReportCell(times_text(found.mean), tip, bold=True)])
        rows.append([tr("95 % interval"), interval])
    repetitions, same = number(len(result.rounds)), number(result.texts.same)
    rows.append([tr("Repetitions"), repetitions])
    same = tr("{same} of {count} repetitions", same=same, count=len(result.rounds))
    rows.append([tr("Same text"), same])
    return Table(tr("Results"), [tr("Figure"), ""], rows)


def _speed_table(result: RaceResult) -> Table:
    """Return the figures of both sides, over all repetitions."""
    drafts, characters = any(side.draft for side in result.sides), not result.one_target
    heads = [
        tr("Side"),
        *([tr("Draft model")] if drafts else []),
        *([tr("Characters/s")] if characters else []),
        tr("Tokens/s"),
        tr("Accepted drafts"),
        tr("Tokens per pass"),
    ]
    rows: list[Row] = []
    for place, (side, name) in enumerate(zip(result.sides, side_names(result), strict=True)):
        counted = result.counted(place)
        written, speed = (race_speed(result.rounds, place, unit) for unit in
                          (RaceUnit.CHARACTERS, RaceUnit.TOKENS))  # fmt: skip
        accepted = tr(
            "{accepted} of {drafted} drafted tokens",
            accepted=number(counted.accepted),
            drafted=number(counted.drafted),
        )
        rows.append(
            [
                ReportCell(name, bold=True),
                *([_model_words(side.draft) if side.draft else NOTHING] if drafts else []),
                *([_rate(written)] if characters else []),
                _rate(speed),
                ReportCell(percent_text(counted.draft_acceptance_rate), accepted),
                decimal_text(counted.mean_acceptance_length),
            ]
        )
    return Table(tr("Speeds"), heads, rows)


def _rate(speed: Interval | None) -> str:
    """Format a speed with its 95 % interval."""
    if speed is None or speed.low is None or speed.high is None:
        return NOTHING if speed is None else format_rate(speed.mean)
    rate, low, high = map(format_rate, (speed.mean, speed.low, speed.high))
    return tr("{rate} ({low} to {high})", about="a speed and its interval", rate=rate, low=low,
              high=high)  # fmt: skip


# --- whether the texts are the same ---------------------------------------------------------------


def _why_texts_differ(result: RaceResult) -> str:
    """Return why the texts differ; empty if they do not."""
    verdict, parting = result.texts.verdict, result.texts.parting
    if verdict is TextVerdict.SAME:
        return ""
    if verdict is TextVerdict.OTHER_MODELS:
        differ = result.texts.same < len(result.rounds)
        return tr("Two models, so the texts differ.") if differ else ""
    if verdict is TextVerdict.NOT_COMPARABLE:
        if any(not side.sampling.greedy for side in result.sides):
            return tr("Different texts, as expected above temperature 0. Set both sides to "
                      "temperature 0 to compare texts.")  # fmt: skip
        return tr("Different texts, as expected: the sides are sampled by different rules.")
    if parting is None:
        return tr("Different texts. The cause is unknown: this model cannot roll back to check.")
    if logit_gaps(parting) is None:
        return tr("Different texts: at least one side did not write what its model computes when "
                  "checked again. Please report this with the exported race.")  # fmt: skip
    if is_near_tie(parting):
        return tr("Different texts because of a near tie: rounding decided between two tokens that "
                  "are almost equally likely. Both texts are the target's own.")  # fmt: skip
    return tr("Different texts, by more than rounding explains. A heavily quantised cache can "
              "cause this; otherwise please report it with the exported race.")  # fmt: skip


def _parting_tables(result: RaceResult) -> list[Table]:
    """Return where the texts part, with each side's probabilities of both tokens."""
    parting, place = result.texts.parting, result.texts.round
    if parting is None or place is None:
        return []
    before = "".join(
        token.text for token in result.rounds[place].answers[0].tokens[: parting.index]
    )
    before = "…" + before[-_CHARS_BEFORE:] if len(before) > _CHARS_BEFORE else before
    words = tuple(map(_token_words, parting.choices))
    heads = [
        tr("Token {index}, after “{before}”", index=parting.index + 1, before=_visible(before)),
        tr("Wrote"),
        *(tr("Probability of {token}", token=word) for word in words),
        tr("Logit gap"),
    ]
    gaps = logit_gaps(parting) or (None, None)
    rows: list[Row] = []
    for name, word, probs, gap in zip(side_names(result), words, parting.probs, gaps, strict=True):
        both = [f"{number(100 * prob, 2)}\u00a0%" for prob in probs] if probs else [NOTHING] * 2
        rows.append([name, word, *both, decimal_text(gap, 4)])
    return [Table(tr("Where the texts differ"), heads, rows)]


def _model_words(file_name: str) -> str:
    return shown_name(shown_model(model_name(PurePath(file_name))), _LONGEST_NAME)


def _token_words(choice: TokenChoice) -> str:
    if choice.ends:
        return tr("the end", about="of an answer")
    return f"“{_visible(choice.text)}”"


def _visible(text: str) -> str:
    return shown_name(text.translate(_INVISIBLE), _LONGEST_TOKEN + 1)
