"""What a pair test found, and where it is kept: by the files of the pair, on this machine."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from foretoken import __version__
from foretoken.models.remembered import PAIR_TESTS, RememberedResults, result_key
from foretoken.system.language import tr

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
            return self._remembered.get(_key(target, draft), PairTestResult)
        except OSError:  # a file that is gone has no result
            return None

    def add(self, target: Path, draft: Path | None, result: PairTestResult) -> None:
        """Remember a result in the place of an older one. Raises ``OSError`` for a missing file."""
        self._remembered.add(_key(target, draft), result)


def remembered_result(target: Path, draft: Path | None) -> PairTestResult | None:
    """Return what was found for one pair; for many pairs ask one ``PairTests``."""
    return PairTests().result(target, draft)


def _key(target: Path, draft: Path | None) -> str:
    files = [path for path in (target, draft) if path is not None]
    return result_key(files, _WAY, __version__)
