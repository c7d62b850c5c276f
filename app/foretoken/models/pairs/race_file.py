"""A race as JSON: its raw records, and the figures that are shown of it.

Read back are only the records, each within limits: the figures follow from them.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.engine.config import MOST_COUNTED, SamplingParams, SpeculativeConfig
from foretoken.engine.events import FinishReason, StepFinished, TokenEmitted
from foretoken.engine.llama.backend import cores
from foretoken.engine.race import Parting, RaceRound, RaceUnit, TokenChoice
from foretoken.engine.race_figures import RaceSpeed, RaceSpeedup, TextComparison
from foretoken.engine.recording import Recording
from foretoken.models.pairs.racing import (
    LONGEST,
    MOST_REPETITIONS,
    RaceResult,
    RaceWish,
    SideWish,
)
from foretoken.models.presets.fields import FieldError, Table
from foretoken.system.given_json import NoJson, read_json
from foretoken.system.language import tr
from foretoken.system.machine import processor_name, system_name
from foretoken.system.shown_text import shown_name

FORMAT = 2
"""1 had one target for both sides; it is still read."""
_MOST_BYTES = 100_000_000
_MOST_MS = 1e12
_MOST_PROB = 1.001
"""Sums of rounded numbers end a little above 1."""
_LONGEST_NAME, _LONGEST_QUESTION = 200, 1_000_000


@dataclass(frozen=True, slots=True)
class StoredRace:
    """A race of another time, perhaps of another computer."""

    result: RaceResult
    when: datetime
    processor: str


def race_json(result: RaceResult, when: datetime | None = None) -> str:
    """Everything that the race found; times are milliseconds of decoding."""
    document = {
        "format": FORMAT,
        "program": f"Foretoken {__version__}",  # not translated: a name
        "when": (when or datetime.now(UTC)).isoformat(timespec="seconds"),
        "machine": {"processor": processor_name(), "system": system_name(), "cores": cores()},
        "question": result.wish.question,
        "tokens": result.wish.tokens,
        "seconds": result.seconds,
        "sides": [
            {
                "target": result.targets[index],
                "draft": result.drafts[index],
                "drafting": asdict(side.drafting),
                "sampling": _sampling(side.sampling),
                "threads": list(result.threads[index]),
                "speed": {unit.value: _figures(result.speed(index, unit)) for unit in RaceUnit},
            }
            for index, side in enumerate(result.wish.sides)
        ],
        "one_target": result.one_target,
        "same_vocabulary": result.same_vocabulary,
        "speedup_in": result.unit.value,
        "speedup": _figures(result.speedup),
        "speedups": {unit.value: _figures(result.speedup_in(unit)) for unit in RaceUnit},
        "texts": _texts(result.texts),
        "shown_repetition": result.shown,
        "repetitions": [_round(result, each) for each in result.rounds],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _sampling(sampling: SamplingParams) -> dict[str, Any]:
    values = asdict(sampling)
    del values["seed"]  # that of a repetition is its number
    return values


def _texts(texts: TextComparison) -> dict[str, Any]:
    return {
        "verdict": texts.verdict.value,
        "same": texts.same,
        "repetition": texts.round,
        "parting": _parting(texts.parting),
    }


def _parting(parting: Parting | None) -> dict[str, Any] | None:
    return None if parting is None else asdict(parting)


def _figures(found: RaceSpeedup | RaceSpeed | None) -> dict[str, Any] | None:
    return None if found is None else asdict(found)


def _round(result: RaceResult, each: RaceRound) -> dict[str, Any]:
    return {
        "first": each.first,
        "ratio": each.ratio_in(result.unit),
        "same_text": each.same_text if result.one_target else each.same_words,
        "parting": _parting(each.parting),
        "answers": [_answer(answer) for answer in each.answers],
    }


def _answer(answer: Recording) -> dict[str, Any]:
    return {
        "text": answer.text,
        "reason": answer.reason.value,
        "tokens_per_second": answer.tokens_per_second,
        "characters_per_second": answer.characters_per_second,
        "decode_ms": answer.duration_ms,
        "tokens": [
            {"ms": ms, **asdict(token)}
            for ms, token in zip(answer.shown_ms, answer.tokens, strict=True)
        ],
        "steps": [asdict(step) for step in answer.steps],
    }


# --- reading -----------------------------------------------------------------------------------


def read_race(file: Path) -> StoredRace:
    """Read what anybody may have written. Raises ``OSError``, and ``FieldError`` for no race."""
    try:
        table = Table(tr("The race"), read_json(file, _MOST_BYTES))
    except NoJson as error:
        raise FieldError(tr("This is no race of Foretoken: {why}.", why=str(error))) from error
    format_ = table.take("format", object, None)
    if not isinstance(format_, int) or "repetitions" not in table.names():
        raise FieldError(tr("This is no race of Foretoken."))
    if format_ > FORMAT:
        raise FieldError(tr("A newer version of Foretoken has written this race."))
    given = _two(table, "sides")
    if format_ == 1:
        one_target, same_vocabulary = True, True
        target = table.take("target", str)
        given = [{**side, "target": target} for side in given]
    else:
        one_target = table.take("one_target", bool)
        same_vocabulary = table.take("same_vocabulary", bool)
    sides = [Table(_within(table, "sides"), side) for side in given]
    targets = [_name(side.take("target", str)) for side in sides]
    drafts = [_name_or_none(side.take_or_none("draft", str)) for side in sides]
    threads = [
        tuple(_whole(side, "threads", each) for each in side.take("threads", list))
        for side in sides
    ]
    wishes = [
        SideWish(
            side.table("drafting").settings(SpeculativeConfig),
            side.table("sampling").settings(SamplingParams),
            None if draft is None else Path(draft),
            # Names do not tell apart what lay in two folders.
            None if one_target or not number else Path(targets[number]),
        )
        for number, (side, draft) in enumerate(zip(sides, drafts, strict=True))
    ]
    rounds = [_read_round(table, each) for each in table.take("repetitions", list)]
    if not 0 < len(rounds) <= MOST_REPETITIONS:
        raise _wrong(table, "repetitions")
    question = table.take("question", str)[:_LONGEST_QUESTION]
    tokens = _whole(table, "tokens", table.take("tokens", object), LONGEST)
    result = RaceResult(
        RaceWish(question, (wishes[0], wishes[1]), len(rounds), tokens),
        (targets[0], targets[1]),
        (drafts[0], drafts[1]),
        (threads[0], threads[1]),
        tuple(rounds),
        _number(table, "seconds", table.take("seconds", object), _MOST_MS),
        same_vocabulary,
    )
    machine = table.table("machine")
    return StoredRace(result, _moment(table), _name(machine.take("processor", str)))


def _read_round(table: Table, values: object) -> RaceRound:
    each = Table(_within(table, "repetitions"), values)
    answers = [_read_answer(Table(_within(each, "answers"), one)) for one in _two(each, "answers")]
    parting = each.take_or_none("parting", dict)
    first = _whole(each, "first", each.take("first", object), 1)
    read = None
    if parting is not None:
        read = _read_parting(Table(_within(each, "parting"), parting))
        if read.index > min(len(answer.tokens) for answer in answers):
            raise _wrong(each, "parting")
    return RaceRound((answers[0], answers[1]), first, read)


def _read_parting(table: Table) -> Parting:
    index = _whole(table, "index", table.take("index", object))
    one, other = (
        Table(_within(table, "choices"), each).settings(TokenChoice)
        for each in _two(table, "choices")
    )

    def read(pair: object) -> tuple[float, float] | None:
        if pair is None:
            return None
        if not isinstance(pair, list) or len(pair) != 2:
            raise _wrong(table, "probs")
        mine, its = (_number(table, "probs", each, _MOST_PROB) for each in pair)
        return mine, its

    seen = table.take("probs", list)
    if len(seen) != 2:
        raise _wrong(table, "probs")
    return Parting(index, (one, other), (read(seen[0]), read(seen[1])))


def _read_answer(table: Table) -> Recording:
    reason = table.take("reason", str)
    if reason not in set(FinishReason):
        raise _wrong(table, "reason")
    tokens, shown_ms = [], []
    for each in table.take("tokens", list):
        entry = Table(_within(table, "tokens"), each)
        shown_ms.append(_number(entry, "ms", entry.take("ms", object), _MOST_MS))
        tokens.append(entry.settings(TokenEmitted))
    steps = [
        Table(_within(table, "steps"), each).settings(StepFinished)
        for each in table.take("steps", list)
    ]
    if shown_ms != sorted(shown_ms):
        raise _wrong(table, "tokens")
    for token in tokens:
        _check_token(table, token)
    for step in steps:
        _check_step(table, step)
    return Recording(tuple(tokens), tuple(shown_ms), tuple(steps), FinishReason(reason))


def _check_token(table: Table, token: TokenEmitted) -> None:
    """Raise ``FieldError`` for what no token can be."""
    rejected = token.rejected
    probs = [token.target_prob, token.draft_prob]
    for number in (token.id, token.step, token.position or 0):
        _whole(table, "tokens", number)
    if rejected is not None:
        probs += [rejected.target_prob, rejected.draft_prob]
        _whole(table, "tokens", rejected.id)
    for prob in probs:
        _number(table, "tokens", prob or 0.0, _MOST_PROB)


def _check_step(table: Table, step: StepFinished) -> None:
    """Raise ``FieldError`` for what no step can be: figures are added up of these."""
    for ms in (step.total_ms, step.draft_ms, step.verify_ms, step.predicted_ms or 0.0):
        _number(table, "steps", ms, _MOST_MS)
    for count in (step.unused, step.drafted, step.evaluated, step.accepted):
        _whole(table, "steps", count, LONGEST)
    if not step.accepted <= step.evaluated <= step.drafted or step.tokens < 0:
        raise _wrong(table, "steps")


def _two(table: Table, name: str) -> list[dict[str, Any]]:
    """A list of two tables."""
    given = table.take(name, list)
    if len(given) != 2 or not all(isinstance(each, dict) for each in given):
        raise _wrong(table, name)
    return given


def _whole(table: Table, name: str, value: object, most: int = MOST_COUNTED) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise _wrong(table, name)
    return value


def _number(table: Table, name: str, value: object, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most:
        raise _wrong(table, name)
    return float(value)


def _moment(table: Table) -> datetime:
    try:
        moment = datetime.fromisoformat(table.take("when", str))
        return (moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise _wrong(table, "when") from error


def _name(given: str) -> str:
    return shown_name(given[:_LONGEST_NAME], _LONGEST_NAME)


def _name_or_none(given: str | None) -> str | None:
    return None if given is None else _name(given)


def _within(table: Table, name: str) -> str:
    return f"{table.where}, {name}"


def _wrong(table: Table, name: str) -> FieldError:
    return table.error(name, tr("is out of its limits", about="a field"))
