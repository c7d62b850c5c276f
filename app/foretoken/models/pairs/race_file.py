"""A race as JSON: its raw records, and the figures that are shown of it.

Read back are only the records, each within limits: the figures follow from them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta

from foretoken import __version__
from foretoken.engine.config import SamplingParams, SpeculativeConfig
from foretoken.engine.llama.backend import cores
from foretoken.engine.race import RaceRound, RaceUnit
from foretoken.engine.recording import Recording
from foretoken.models.pairs.racing import (
    LONGEST,
    MOST_REPETITIONS,
    RaceResult,
    RaceWish,
    SideWish,
)
from foretoken.system.given_files import read_given
from foretoken.system.language import tr
from foretoken.system.machine import processor_name, system_name
from foretoken.system.records import (
    Count,
    Milliseconds,
    Name,
    RecordError,
    checked_name,
    read_record,
    record_values,
)

FORMAT = 1
_MOST_BYTES = 100_000_000


@dataclass(frozen=True, slots=True)
class StoredRace:
    """A race of another time, perhaps of another computer."""

    result: RaceResult
    when: datetime
    processor: str


@dataclass(frozen=True, slots=True)
class _RaceHead:
    race: int = 0
    """The format."""


@dataclass(frozen=True, slots=True)
class _Machine:
    processor: Name = field(default_factory=processor_name)
    system: Name = field(default_factory=system_name)
    cores: Count = field(default_factory=cores)


@dataclass(frozen=True, slots=True)
class _Side:
    target: Name
    """The names of the files only: their folders may say things about a person."""
    draft: Name | None
    drafting: SpeculativeConfig
    sampling: SamplingParams
    threads: tuple[Count, ...]


@dataclass(frozen=True, slots=True)
class _RaceFile:
    question: Annotated[str, Meta(max_length=1_000_000)]
    tokens: Annotated[int, Meta(ge=0, le=LONGEST)]
    seconds: Milliseconds
    sides: tuple[_Side, _Side]
    one_target: bool
    same_vocabulary: bool
    repetitions: Annotated[tuple[RaceRound, ...], Meta(min_length=1, max_length=MOST_REPETITIONS)]
    when: Annotated[datetime, Meta(tz=True)]
    machine: _Machine = field(default_factory=_Machine)
    race: int = FORMAT
    program: str = f"Foretoken {__version__}"  # not translated: a name

    def __post_init__(self) -> None:
        for side in self.sides:
            checked_name(side.target)
            checked_name(side.draft or "")
        checked_name(self.machine.processor)
        for each in self.repetitions:
            _check_round(each)


def race_json(result: RaceResult, when: datetime | None = None) -> str:
    """Everything that the race found; times are milliseconds of decoding."""
    sides = [
        _Side(
            result.targets[number],
            result.drafts[number],
            side.drafting,
            replace(side.sampling, seed=None),  # that of a repetition is its number
            result.threads[number],
        )
        for number, side in enumerate(result.wish.sides)
    ]
    record = _RaceFile(
        result.wish.question,
        result.wish.tokens,
        result.seconds,
        (sides[0], sides[1]),
        result.one_target,
        result.same_vocabulary,
        result.rounds,
        when or datetime.now(UTC).replace(microsecond=0),
    )
    values = record_values(record)
    for told, each in zip(values["repetitions"], result.rounds, strict=True):
        told["ratio"] = each.ratio_in(result.unit)
        told["same_text"] = each.same_text if result.one_target else each.same_words
        for answer, recorded in zip(told["answers"], each.answers, strict=True):
            answer |= _figures(recorded)
    values["speeds"] = [
        {unit.value: record_values(result.speed(number, unit)) for unit in RaceUnit}
        for number in range(2)
    ]
    values["speedup_in"] = result.unit.value
    values["speedup"] = record_values(result.speedup)
    values["speedups"] = {unit.value: record_values(result.speedup_in(unit)) for unit in RaceUnit}
    values["texts"] = record_values(result.texts)
    values["shown_repetition"] = result.shown
    return json.dumps(values, indent=1, ensure_ascii=False) + "\n"


def read_race(file: Path) -> StoredRace:
    """Read what anybody may have written. Raises ``OSError``, and ``RecordError`` for no race."""
    content = read_given(file, _MOST_BYTES)
    what = tr("The race")
    version = read_record(_RaceHead, content, what).race
    if not version:
        raise RecordError(tr("This is no race of Foretoken."))
    if version > FORMAT:
        raise RecordError(tr("A newer version of Foretoken has written this race."))
    read = read_record(_RaceFile, content, what)
    wishes = [
        SideWish(
            side.drafting,
            side.sampling,
            None if side.draft is None else Path(side.draft),
            # Names do not tell apart what lay in two folders.
            None if read.one_target or not number else Path(side.target),
        )
        for number, side in enumerate(read.sides)
    ]
    one, other = read.sides
    result = RaceResult(
        RaceWish(read.question, (wishes[0], wishes[1]), len(read.repetitions), read.tokens),
        (one.target, other.target),
        (one.draft, other.draft),
        (one.threads, other.threads),
        read.repetitions,
        read.seconds,
        read.same_vocabulary,
    )
    return StoredRace(result, read.when.astimezone(UTC), read.machine.processor)


def _figures(answer: Recording) -> dict[str, Any]:
    return {
        "text": answer.text,
        "tokens_per_second": answer.tokens_per_second,
        "characters_per_second": answer.characters_per_second,
        "decode_ms": answer.duration_ms,
    }


def _check_round(each: RaceRound) -> None:
    """Raise ``ValueError`` for what no answers can be: figures are added up of these."""
    sound = each.first in (0, 1)
    for answer in each.answers:
        tokens, shown_ms = answer.tokens, answer.shown_ms
        sound &= len(tokens) == len(shown_ms) and list(shown_ms) == sorted(shown_ms)
        sound &= all(token.id >= 0 for token in tokens)
        for step in answer.steps:
            sound &= step.accepted <= step.evaluated <= step.drafted <= LONGEST
            sound &= step.tokens >= 0
    if each.parting is not None:
        shortest = min(len(answer.tokens) for answer in each.answers)
        sound &= 0 <= each.parting.index <= shortest
    if not sound:
        raise ValueError(tr("its answers contradict themselves"))
