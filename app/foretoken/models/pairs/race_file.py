"""A race as JSON: its raw records, and the figures that are shown of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from foretoken import __version__
from foretoken.engine.config import SamplingParams
from foretoken.engine.llama.backend import cores
from foretoken.engine.race import Parting, RaceRound, RaceUnit
from foretoken.engine.race_figures import RaceSpeed, RaceSpeedup, TextComparison
from foretoken.engine.recording import Recording
from foretoken.models.pairs.racing import RaceResult
from foretoken.system.machine import processor_name, system_name

FORMAT = 2
"""1 had one target for both sides."""


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
