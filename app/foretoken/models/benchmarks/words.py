"""A benchmark in words: ways of decoding, kinds of text, figures with where they come from."""

from __future__ import annotations

from datetime import datetime

from foretoken.engine.benchmark import DRAFT_ADAPTIVE, PLAIN
from foretoken.engine.config import LookaheadRule
from foretoken.engine.figures import format_percent, format_rate
from foretoken.models.amounts import size_text
from foretoken.models.benchmarks.figures import (
    BenchmarkFigures,
    Cell,
    Change,
    Median,
    ModeChange,
    ModeFigures,
    RoundFigure,
)
from foretoken.models.benchmarks.plan import ADAPTIVE, LOOKUP
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.system.language import listed, moment_text, number, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name

SPEEDUP = tr_noop("Speedup")
NO_DIFFERENCE = tr_noop("no difference shown")
NOT_TIMED = tr_noop("too short to time")
NOT_MEASURED = tr_noop("not measured")
NOTHING = "\N{EN DASH}"
"""In the place of a figure that is not there."""
_MODES = {
    PLAIN: tr_noop("Plain decoding"),
    LOOKUP: tr_noop("Prompt lookup only"),
    ADAPTIVE: tr_noop("Automatic"),
    DRAFT_ADAPTIVE: tr_noop("Draft model, adaptive"),
    LookaheadRule.STEP.value: tr_noop("Draft model, step rule"),
    LookaheadRule.EWMA.value: tr_noop("Draft model, moving average"),
}
_KINDS = {
    "everyday": tr_noop("Questions", about="a kind of text"),
    "stories": tr_noop("Stories", about="a kind of text"),
    "chat": tr_noop("Chat", about="a kind of text"),
    "code": tr_noop("Code", about="a kind of text"),
    "rewrite": tr_noop("Rewriting", about="a kind of text"),
    "copy": tr_noop("Copying", about="a kind of text"),
    "long": tr_noop("Long text", about="a kind of text"),
    "quick": tr_noop("Mixed", about="a kind of text"),
}
_WAITED_S = 90.0
_STEP_S = 5
_NOTICEABLE_LOAD = 0.05
_OTHER_LOAD = 0.1
_MOST_ROUNDS_TOLD = 3


# --- names -----------------------------------------------------------------------------------


def mode_words(mode: str) -> str:
    """A way of decoding."""
    if mode in _MODES:
        return tr(_MODES[mode])
    kind, _, length = mode.partition(":")
    if kind == LookaheadRule.FIXED and length.isdecimal() and len(length) < 4:
        return tr_n("Draft model, {count} token", "Draft model, {count} tokens", int(length))
    return shown_name(mode)


def kind_words(kind: str) -> str:
    """A kind of text; that of a file of somebody's own is called like the file."""
    return tr(_KINDS[kind], about="a kind of text") if kind in _KINDS else shown_name(kind, 24)


def when_words(record: BenchmarkRecord) -> str:
    """When it was, here."""
    return moment_text(local_time(record.measured_at))


def local_time(moment: datetime) -> datetime:
    """The moment on this computer's clock."""
    return moment.astimezone()


# --- figures ---------------------------------------------------------------------------------


def times_words(speedup: float) -> str:
    """How many times as fast, with two decimals: lookaheads differ by little."""
    return f"{number(speedup, 2)}x"


def range_words(found: Median) -> str:
    """From the slowest to the fastest round of a speedup."""
    least, most = found.range
    return tr("{least} to {most}", about="a range", least=number(least, 2), most=number(most, 2))


def spread_words(found: Median) -> str:
    """How far rounds lie from the middle."""
    return f"± {number(found.spread, 2)}" if len(found.values) > 1 else ""


def change_words(change: Change | None) -> str:
    """How a figure has changed."""
    if change is None:
        return NOTHING
    if not change.shown:
        return tr(NO_DIFFERENCE)
    percent = round(100 * change.share)
    return tr("{sign}{percent} %", about="a change", sign="+" if percent > 0 else "\N{MINUS SIGN}",
              percent=abs(percent))  # fmt: skip


def explain_change(row: ModeChange, kind: str | None, change: Change) -> str:
    """Both figures of a change."""
    before, after = (_with_range(row.mode, each) for each in (change.before, change.after))
    where = tr("all kinds") if kind is None else kind_words(kind)
    told = tr(
        "{mode}, {kind}: {after} here, {before} there.",
        mode=mode_words(row.mode),
        kind=where,
        before=before,
        after=after,
    )
    if change.shown:
        return told
    if not change.steady:
        return f"{told} {tr('One of the two was measured on a busy computer.')}"
    if not (change.before.enough and change.after.enough):
        return f"{told} {tr('Three rounds in each are needed to tell a difference.')}"
    return f"{told} {tr('They lie no further apart than their rounds do.')}"


def _with_range(mode: str, found: Median) -> str:
    if mode == PLAIN:  # of which the tokens per second are compared
        least, most = map(format_rate, found.range)
        return tr("{speed} tok/s ({least} to {most})", speed=format_rate(found.value), least=least,
                  most=most)  # fmt: skip
    return tr("{speedup} ({range})", about="a speedup with its range",
              speedup=times_words(found.value), range=range_words(found))  # fmt: skip


def why_nothing(figures: Cell | ModeFigures) -> str:
    """Why there is no figure."""
    return tr(NOT_TIMED if figures.total.steps else NOT_MEASURED)


def cell_words(figures: Cell | ModeFigures) -> tuple[str, str]:
    """A figure of the map and what stands below it: of plain decoding its tokens per second."""
    found = figures.speedup
    speed = figures.tokens_per_second
    if found is None or speed is None:
        return NOTHING, why_nothing(figures)
    if figures.mode != PLAIN:
        return times_words(found.value), spread_words(found)
    unit = tr("tok/s", about="tokens per second")
    spread = f" ± {format_rate(speed.spread)}" if len(speed.values) > 1 else ""
    return format_rate(speed.value), f"{unit}{spread}"


def _explain_plain(cell: Cell, title: str) -> str:
    found = cell.tokens_per_second
    assert found is not None
    rounds = [
        tr(
            "round {number}: {tokens} tokens in {time} = {speed} tok/s",
            number=each.round + 1,
            tokens=each.mine.generated,
            time=_seconds(each.mine.decode_ms),
            speed=format_rate(each.tokens_per_second),
        )
        for each in cell.rounds
    ]
    told = tr("{speed} tok/s, the median of the rounds", speed=format_rate(found.value))
    return "\n".join((tr("{what}: {told}", what=title, told=told), *rounds[:_MOST_ROUNDS_TOLD]))


def explain_cell(cell: Cell) -> str:
    """Where the figure of a cell comes from: numerator, denominator, spread."""
    title = tr(
        "{mode}, {kind}",
        about="a way of decoding and a kind of text",
        mode=mode_words(cell.mode),
        kind=kind_words(cell.kind),
    )
    found = cell.speedup
    if found is None:
        return tr("{what}: {told}", what=title, told=why_nothing(cell))
    if cell.mode == PLAIN:
        return _explain_plain(cell, title)
    lines = [tr("{what}: {told}", what=title, told=times_words(found.value))]
    middle = cell.middle
    if len(middle) > 1:
        lines.append(tr("Midway between two rounds:"))
    lines += [explain_round(each) for each in middle]
    if len(found.values) > 1:
        lines.append(
            tr_n(
                "{count} round, from {range}.",
                "{count} rounds, from {range}.",
                len(found.values),
                range=range_words(found),
            )
        )
    else:
        lines.append(tr("One round: nothing is known of its spread."))
    return "\n".join(lines)


def explain_round(figure: RoundFigure) -> str:
    """Numerator and denominator of the speedup of a round."""
    return tr(
        "Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in "
        "{plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}",
        number=figure.round + 1,
        tokens=figure.mine.generated,
        time=_seconds(figure.mine.decode_ms),
        speed=format_rate(figure.tokens_per_second),
        plain_tokens=figure.plain.generated,
        plain_time=_seconds(figure.plain.decode_ms),
        plain=format_rate(figure.plain_tokens_per_second),
        speedup=times_words(figure.speedup),
    )


def explain_mode(row: ModeFigures) -> str:
    """Where the figures of a way of decoding over all kinds come from."""
    found = row.speedup
    if found is None:
        return tr("{what}: {told}", what=mode_words(row.mode), told=why_nothing(row))
    parts = [
        tr("{kind} {speedup}", about="a kind of text with its speedup",
           kind=kind_words(cell.kind), speedup=times_words(cell.speedup.value))
        for cell in row.cells
        if cell.speedup is not None
    ]  # fmt: skip
    lines = [
        tr("{what}: {told}", what=mode_words(row.mode), told=times_words(found.value)),
        tr(
            "The median, over the rounds, of the geometric mean of the kinds: {kinds}.",
            kinds=listed(parts),
        ),
    ]
    if row.mode == PLAIN and (speed := row.tokens_per_second) is not None:
        told = tr("{speed} tok/s", speed=format_rate(speed.value))
        lines = [
            tr("{what}: {told}", what=mode_words(PLAIN), told=told),
            tr("The median, over the rounds, of the geometric mean of the kinds."),
        ]
    total = row.total
    if total.drafted:
        lines.append(
            tr(
                "{accepted} of {drafted} drafted tokens accepted ({share}).",
                accepted=total.accepted,
                drafted=total.drafted,
                share=format_percent(total.draft_acceptance_rate),
            )
        )
    lines.append(
        tr(
            "{tokens} in {passes}.",
            about="tokens in passes",
            tokens=tr_n("{count} token", "{count} tokens", total.generated),
            passes=tr_n("{count} target pass", "{count} target passes", total.steps),
        )
    )
    return "\n".join(lines)


# --- what was measured -----------------------------------------------------------------------


def settings_words(record: BenchmarkRecord) -> str:
    """How it was measured, in a line."""
    conditions = record.conditions
    rounds = 1 + max((run.round for run in record.runs), default=-1)
    drawn = tr("greedy") if record.greedy else tr(
        "temperature {value}", value=number(conditions.sampling.temperature, 2)
    )  # fmt: skip
    parts = [
        tr_n("{count} round", "{count} rounds", rounds),
        tr_n("{count} answer", "{count} answers", len(record.runs)),
        tr_n("up to {count} token each", "up to {count} tokens each", conditions.max_tokens),
        drawn,
        threads_words(record),
    ]
    return " · ".join(parts)


def threads_words(record: BenchmarkRecord) -> str:
    """How many threads target and draft had."""
    threads = record.conditions.threads
    both = "+".join(number(each) for each in threads[:2]) or "?"
    return tr("{threads} threads", about="of target and draft, as in 2+1", threads=both)


def machine_words(record: BenchmarkRecord) -> str:
    """On what it was measured, in a line."""
    machine = record.machine
    parts = [
        machine.processor,
        tr_n("{count} core", "{count} cores", machine.cores),
        machine.system,
        f"Foretoken {machine.foretoken}",  # not translated: a name
        f"llama-cpp-python {machine.bindings}",  # not translated: a name
    ]
    return " · ".join(part for part in parts if part)


def load_words(record: BenchmarkRecord) -> str:
    """What other programs took of the processor."""
    if record.others_busy is None:
        return ""
    if record.others_busy < _NOTICEABLE_LOAD:
        return tr("Other programs rested.")
    return tr(
        "Other programs took {share} of the processor meanwhile.",
        share=format_percent(record.others_busy),
    )


def files_words(record: BenchmarkRecord) -> list[str]:
    """The files of the pair: names, sizes and marks."""
    files = [(tr("Target"), record.target)]
    if record.draft is not None:
        files.append((tr("Draft"), record.draft))
    return [
        tr(
            "{role}: {name}, {size}, contents {mark}",
            about="a model file",
            role=role,
            name=file.name,
            size=size_text(file.size),
            mark=file.mark,
        )
        for role, file in files
    ]


def remarks(figures: BenchmarkFigures) -> list[str]:
    """What has to be known before the figures are believed."""
    record, told = figures.record, []
    if record.partial:
        told.append(
            tr(
                "Stopped: {done} of {planned} answers; what is complete is shown.",
                done=len(record.runs),
                planned=record.planned,
            )
        )
    if figures.unsteady:
        told.append(
            tr("This computer was busy: even plain decoding varied, so nothing is certain here.")
        )
    return told


def differences(before: BenchmarkRecord, after: BenchmarkRecord) -> list[str]:
    """What differs of two benchmarks besides their figures."""
    pairs: list[tuple[str, object, object]] = [
        (tr("Target"), _file(before, "target"), _file(after, "target")),
        (tr("Draft"), _file(before, "draft"), _file(after, "draft")),
        (tr("Processor"), before.machine.processor, after.machine.processor),
        (tr("System"), before.machine.system, after.machine.system),
        (tr("Cores"), before.machine.cores, after.machine.cores),
        ("Foretoken", before.machine.foretoken, after.machine.foretoken),  # not translated: a name
        ("llama-cpp-python", before.machine.bindings, after.machine.bindings),
        (tr("llama.cpp's features"), before.machine.backend, after.machine.backend),
        (tr("Threads"), _threads(before), _threads(after)),
        (tr("Context"), before.conditions.context_length, after.conditions.context_length),
        (tr("Settings of the target"), before.conditions.target, after.conditions.target),
        (tr("Settings of the draft"), before.conditions.draft, after.conditions.draft),
        (tr("Sampling"), before.conditions.sampling, after.conditions.sampling),
        (tr("Tokens per answer"), before.conditions.max_tokens, after.conditions.max_tokens),
        (tr("Questions"), _questions(before), _questions(after)),
    ]
    found = [_difference(name, one, other) for name, one, other in pairs if one != other]
    loads = before.others_busy, after.others_busy
    if None not in loads and abs((loads[1] or 0.0) - (loads[0] or 0.0)) > _OTHER_LOAD:
        name = tr("Other programs took of the processor")
        found.append(_difference(name, *map(format_percent, loads)))
    return found


def _difference(name: str, one: object, other: object) -> str:
    if all(isinstance(each, str | int) for each in (one, other)):
        return tr("{what}: {before} → {after}", about="what differs", what=name,
                  before=_shown(one), after=_shown(other))  # fmt: skip
    return tr("{what}: others", about="what differs", what=name)


def _shown(value: object) -> str:
    return number(value) if isinstance(value, int) else shown_name(str(value), 80)


def _file(record: BenchmarkRecord, which: str) -> str:
    file = record.target if which == "target" else record.draft
    return tr("none", about="a draft model") if file is None else f"{file.name} ({file.mark[:8]})"


def _threads(record: BenchmarkRecord) -> str:
    return "+".join(map(str, record.conditions.threads))


def _questions(record: BenchmarkRecord) -> frozenset[tuple[str, str]]:
    return frozenset((run.kind, run.question) for run in record.runs)


# --- time ------------------------------------------------------------------------------------


def duration_words(seconds: float) -> str:
    """About how long something takes."""
    if seconds <= _WAITED_S:
        rounded = _STEP_S * max(1, round(seconds / _STEP_S))
        return tr_n("about {count} second", "about {count} seconds", rounded)
    return tr_n("about {count} minute", "about {count} minutes", max(2, round(seconds / 60)))


def left_words(seconds: float) -> str:
    """About how long it takes yet."""
    return tr("{duration} left", about="a duration", duration=duration_words(seconds))


def _seconds(milliseconds: float) -> str:
    return tr("{number} s", about="seconds", number=number(milliseconds / 1000.0, 2))
