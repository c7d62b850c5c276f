"""What a pair test found, and where it is kept: by the files of the pair, on this machine."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.models.remembered import PAIR_TESTS, RememberedResults, result_key
from foretoken.system.language import as_data, from_data, tr

# Kinds of text hardly change what a plain pass takes; a busy machine does.
_STEADY = 1.5
_WAY = "pair test as in a chat"  # not translated: a key


@dataclass(frozen=True, slots=True)
class KindResult:
    """Of one kind: all its tokens over all their time; None where there is a ``problem``."""

    kind: str
    plain_tokens_per_second: float | None = None
    tokens_per_second: float | None = None
    """Drafting adaptively, as the chat does."""
    speedup: float | None = None
    """The one speed over the other."""
    draft_acceptance_rate: float | None = None
    """Accepted / drafted; None where nothing was drafted."""
    problem: str | None = None
    """Why there are no figures, in the language of that time."""


@dataclass(frozen=True, slots=True)
class TriedLookahead:
    """Drafting the same number of tokens in every step."""

    lookahead: int
    """0 is plain decoding."""
    tokens_per_second: float
    """All tokens over all their time, of the same questions as with the other lengths."""


@dataclass(frozen=True, slots=True)
class PairTestResult:
    """Measured answers of a pair, sampled as in a chat; reading the questions is not counted."""

    kinds: tuple[KindResult, ...]
    speedup: float | None
    """Of drafting adaptively: the geometric mean of the kinds; None without any in time."""
    speedup_range: tuple[float, float] | None
    """The slowest and the fastest kind."""
    draft_acceptance_rate: float | None
    """Accepted / drafted over all of these runs; None where nothing was drafted."""
    lookaheads: tuple[TriedLookahead, ...]
    """Shortest first, 0 included; empty where there was no time for fixed lengths."""
    questions: int
    """That were answered in all ways."""
    measured_at: datetime
    seconds: float
    """How long the test took."""
    plain_range: tuple[float, float] | None = None
    """Slow and fast plain answers, in tokens per second: all but one in ten at either end."""

    @property
    def best_lookahead(self) -> int | None:
        """The fastest length of those tried; 0: plain decoding was faster than all of them."""
        fastest = max(self.lookaheads, key=lambda tried: tried.tokens_per_second, default=None)
        return None if fastest is None else fastest.lookahead

    @property
    def gains(self) -> bool:
        """Whether drafting is faster than plain decoding, as far as one decimal tells."""
        return self.speedup is not None and round(self.speedup, 1) > 1.0

    @property
    def disturbed(self) -> bool:
        """Whether even plain decoding had no steady speed: other programs kept the machine busy."""
        return self.plain_range is not None and self.plain_range[1] > _STEADY * self.plain_range[0]

    @property
    def problem(self) -> str | None:
        """Why there is no figure at all; None where there is one."""
        if self.speedup is not None:
            return None
        why = next((kind.problem for kind in self.kinds if kind.problem), None)
        return why or tr("nothing was measured")


@dataclass(frozen=True, slots=True)
class PairTestProgress:
    """How far a test has come."""

    share: float
    """Of its time, 0 to 1."""
    kind: str
    """The kind of text that is being written."""


class PairTests:
    """All that was found on this machine; the file is read once, when this is made."""

    def __init__(self) -> None:
        self._remembered = RememberedResults(PAIR_TESTS)

    def result(self, target: Path, draft: Path | None) -> PairTestResult | None:
        """Return what was found for these files as they are now; None if nothing was.

        ``draft`` is None for a target that drafts from its own text.
        """
        if not len(self._remembered):  # the key needs llama.cpp, and this question must not
            return None
        try:
            return _parsed(self._remembered.get(_key(target, draft)))
        except OSError:  # a file that is gone has no result
            return None

    def add(self, target: Path, draft: Path | None, result: PairTestResult) -> None:
        """Remember a result in the place of an older one. Raises ``OSError`` for a missing file."""
        values = result_values(result)
        for kind in values["kinds"]:
            kind["problem"] = kind["problem"] and as_data(kind["problem"])
        self._remembered.add(_key(target, draft), values)


def remembered_result(target: Path, draft: Path | None) -> PairTestResult | None:
    """Return what was found for one pair; for many pairs ask one ``PairTests``."""
    return PairTests().result(target, draft)


def result_values(result: PairTestResult) -> dict[str, Any]:
    """Return a result as JSON takes it."""
    return {**asdict(result), "measured_at": result.measured_at.isoformat()}


def _key(target: Path, draft: Path | None) -> str:
    files = [path for path in (target, draft) if path is not None]
    return result_key(files, _WAY, __version__)


def _parsed(stored: Any) -> PairTestResult | None:
    """Read what ``PairTests.add`` wrote; None for anything else."""
    try:
        return PairTestResult(
            kinds=tuple(_kind(kind) for kind in stored["kinds"]),
            speedup=_number(stored["speedup"]),
            speedup_range=_range(stored["speedup_range"]),
            draft_acceptance_rate=_number(stored["draft_acceptance_rate"]),
            lookaheads=tuple(
                TriedLookahead(int(tried["lookahead"]), _finite(tried["tokens_per_second"]))
                for tried in stored["lookaheads"]
            ),
            questions=int(stored["questions"]),
            measured_at=datetime.fromisoformat(stored["measured_at"]),
            seconds=_finite(stored["seconds"]),
            plain_range=_range(stored["plain_range"]),
        )
    except (TypeError, KeyError, ValueError, IndexError):
        return None


def _kind(stored: Any) -> KindResult:
    problem = stored["problem"]
    return KindResult(
        kind=str(stored["kind"]),
        plain_tokens_per_second=_number(stored["plain_tokens_per_second"]),
        tokens_per_second=_number(stored["tokens_per_second"]),
        speedup=_number(stored["speedup"]),
        draft_acceptance_rate=_number(stored["draft_acceptance_rate"]),
        problem=None if problem is None else from_data(problem),
    )


def _range(limits: Any) -> tuple[float, float] | None:
    return None if limits is None else (_finite(limits[0]), _finite(limits[1]))


def _number(value: Any) -> float | None:
    return None if value is None else _finite(value)


def _finite(value: Any) -> float:
    number = float(value)
    if not math.isfinite(number):
        raise ValueError(f"{value!r} is no finite number")  # not translated: nobody reads it
    return number
