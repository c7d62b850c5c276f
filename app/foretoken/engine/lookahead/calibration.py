"""Short calibration after loading: pass times by batch size, and the best thread counts.

It takes about as long as twenty plain passes, up to twice that if longer passes may have more
threads, but at least a second until every size is timed, and half a second with a small model, of
which every size can be timed more than once. Sizes differ irregularly (with the built-in target on
AVX-512 a pass over 16 tokens took 6.5 ms, one over 12 took 10.9), and those not timed can only be
interpolated: a later calibration begins with them. More threads are not always faster, because the
barriers between them cost small models more than a second core gains, so candidates are tried. A
pass over one token mostly reads weights; one over several computes more, and may gain from threads
that the other does not. With the built-in target on two cores of an AMD EPYC, the second thread
took a pass over one token from 2.2 to 1.8 ms, and one over nine from 9.8 to 6.3.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken.engine.errors import DecodeAborted
from foretoken.engine.llama.backend import LlamaContext
from foretoken.system.load_watch import RecentLoad, thread_ms, without_delays_ms

_Ms: TypeAlias = Annotated[float, Meta(gt=0.0, le=1e12)]

_BUDGET_PASSES = 20.0
# Small models get more passes: theirs are too short to be timed well by few.
_MIN_BUDGET_S, _MIN_DRAFT_BUDGET_S = 0.5, 0.03
# Until every size is timed once: with Q4_0, sizes between multiples of four are slower than
# interpolated (1B on two cores: 4 to 8 tokens took 55, 77, 95, 110, 104 ms), and drafts that look
# cheap are the first to be tried.
_FIRST_ROUND_S = 1.0
# Sizes that must be known for an interrupted measurement to be of use.
_MIN_SIZES = 6
# In order of use to the lookahead; further rounds follow within the budget.
_TARGET_SIZES = (4, 2, 8, 3, 16, 6, 5, 12, 7, 1, 4, 14, 10, 9, 11, 13, 15, 17)
_TARGET_ROUND = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
# A draft model that has not run for a while reads all the text added since.
_DRAFT_SIZES = (1, 2, 16, 1, 1)
_BLOCK_PASSES = 5
# Speedup that more threads must reach over fewer.
_MIN_GAIN = 1.1
# Passes over one token use the threads of longer ones if they are at most this much slower, because
# changing the number from pass to pass has a cost.
_MAX_SLOWDOWN = 1.05
# Below this a pass stays on one thread: next to another busy program, a thread that loses its core
# delays a barrier for a time slice of about 4 ms (a pass of 0.7 ms became one of 4 ms).
SHORT_PASS_MS = 4.0
# Tokens of the passes on which batch threads are tried; rounds if a pass takes less than this many
# milliseconds, else two.
_BATCH_SIZE, _BATCH_ROUNDS, _SHORT_BATCH_MS = 8, 5, 40.0
# A candidate this much slower in its first pass gets no second one.
_HOPELESS = 1.5
# A pass that takes this multiple of its expected time may have been delayed, and is repeated.
_DELAYED = 1.7
# Limits of a quiet machine: spread of passes of a size, and cores used by others.
_MAX_SPREAD, _MAX_OTHERS = 0.15, 0.25


@dataclass(frozen=True, slots=True)
class MeasuredCosts:
    """Result of a calibration of one model."""

    threads: Annotated[int, Meta(ge=1)]
    pass_ms: Annotated[dict[int, _Ms], Meta(min_length=1)]
    """Wall milliseconds by tokens per pass."""
    plain_ms: Mapping[int, _Ms] = field(default_factory=dict)
    """Milliseconds of a pass over one token by thread count, for the counts tried."""
    spread: float | None = None
    """Median relative excess of passes over the shortest of their size; None if unknown."""
    others: float | None = None
    """Cores used by other programs, and by other machines on the same hardware, during the
    calibration; None if unknown."""
    batch_threads: int | None = None
    """Threads of passes over several tokens if these gain from more; None if all are alike."""
    tried: bool = False
    """Whether answers have since tried the other thread counts, because these were doubtful."""

    def __post_init__(self) -> None:
        if self.batch_threads is not None and self.batch_threads <= self.threads:
            raise ValueError(  # not translated: a programming error
                "passes over several tokens have at least as many threads"
            )

    @property
    def doubtful(self) -> bool:
        """Whether other programs may have disturbed the calibration, making it a guess."""
        scattered = self.spread is None or self.spread > _MAX_SPREAD
        return scattered or (self.others is not None and self.others > _MAX_OTHERS)


def calibrate(
    model: LlamaContext,
    candidates: Sequence[int],
    *,
    max_batch_threads: int = 0,
    is_draft: bool = False,
    block: int | None = None,
    on_processor: bool = False,
    known: Collection[int] = (),
) -> MeasuredCosts:
    """Choose a thread count, the first candidate being the default, and measure pass times.

    With ``on_processor`` this thread computes everything, so its CPU time shows how long an
    undisturbed pass takes. With ``block``, a draft reads that many tokens in each pass, including
    those to be drafted. Passes over several tokens may use up to ``max_batch_threads`` threads if
    they gain from more. Sizes that are not ``known`` are timed first. The passes are appended to
    the model's cache and rolled back afterwards. Raises ``DecodeAborted`` if cancelled before
    enough is known; the model then keeps its first thread count.
    """
    first = candidates[0]
    stopwatch = _Stopwatch(model, on_processor=on_processor)
    times: dict[int, list[float]] = {}
    plain_ms: dict[int, float] = {}
    # Records with other thread counts are compared by the first two.
    first_round = (*_TARGET_SIZES[:2], *sorted(_TARGET_SIZES[2:], key=known.__contains__))
    sizes: tuple[int, ...] = (*first_round, *3 * _TARGET_ROUND)
    if is_draft:
        sizes = _DRAFT_SIZES
    if block is not None:
        sizes = (block,) * _BLOCK_PASSES
    least_s = _MIN_DRAFT_BUDGET_S if is_draft else _MIN_BUDGET_S
    try:
        model.set_threads(first)
        stopwatch.time(1)  # warm up: read weights from disk, start threads
        stopwatch.spent_ms = 0.0
        best, best_ms = first, min(stopwatch.time(1), stopwatch.time(1))
        plain_ms[first] = best_ms
        budget_ms = max(least_s * 1000.0, _BUDGET_PASSES * best_ms)
        first_ms = budget_ms if is_draft else max(_FIRST_ROUND_S * 1000.0, budget_ms)
        for threads in candidates[1:]:
            if best == 1 and best_ms < SHORT_PASS_MS:
                break
            ms = plain_ms[threads] = _try_threads(model, stopwatch, threads, best_ms)
            if prefers(threads, ms, best, best_ms):
                # The first count may have been delayed by something else: try it again.
                best_ms = min(best_ms, _try_threads(model, stopwatch, best, ms))
                plain_ms[best] = best_ms
                if prefers(threads, ms, best, best_ms):
                    best, best_ms = threads, ms
        model.set_threads(best)
        spent_ms = stopwatch.spent_ms
        batch_threads = _batch_threads(
            model, stopwatch, best, thread_steps(best, max_batch_threads)
        )
        stopwatch.spent_ms = spent_ms  # does not count against the budget of the sizes
        same_ms = plain_ms.get(batch_threads or best, math.inf)
        if batch_threads is not None and SHORT_PASS_MS <= same_ms < _MAX_SLOWDOWN * best_ms:
            best, best_ms, batch_threads = batch_threads, same_ms, None
        model.set_threads(best, batch_threads)
        for number, size in enumerate((1, 1, *sizes)):
            expected_ms = best_ms * (1.0 + 0.25 * (size - 1))
            limit_ms = first_ms if number < 2 + len(first_round) else budget_ms
            if number > 1 and stopwatch.spent_ms + expected_ms > limit_ms:
                continue
            if size <= model.batch_length and size <= stopwatch.room:
                ms = stopwatch.time_undisturbed(size)
                times.setdefault(size, []).append(ms)
                if ms > _DELAYED * expected_ms:
                    times[size].append(stopwatch.time_undisturbed(size))
    except DecodeAborted:
        if len(times) < _MIN_SIZES:
            model.set_threads(first)
            raise
    except BaseException:
        model.set_threads(first)
        raise
    finally:
        stopwatch.take_back()
    # Disturbances only ever add time.
    shortest = {size: min(values) for size, values in times.items()}
    if 1 in shortest:
        plain_ms[best] = min(plain_ms[best], shortest[1])
    return MeasuredCosts(best, shortest, plain_ms, _spread(times), batch_threads=batch_threads)


def thread_candidates(default: int, cores: int) -> list[int]:
    """Return the thread counts worth trying: default, all of few cores, half the default."""
    most = min(cores, max(default, 2))
    return list(dict.fromkeys([default, most, max(1, default // 2)]))


def thread_steps(threads: int, most: int) -> list[int]:
    """Return twice, four times ... ``threads``, up to and including ``most``."""
    steps = []
    while threads < most:
        threads = min(2 * threads, most)
        steps.append(threads)
    return steps


def _try_threads(model: LlamaContext, stopwatch: _Stopwatch, threads: int, best_ms: float) -> float:
    model.set_threads(threads)
    stopwatch.time(1)  # start or end threads
    ms = stopwatch.time(1)
    return ms if ms > _HOPELESS * best_ms else min(ms, stopwatch.time(1))


def _batch_threads(
    model: LlamaContext, stopwatch: _Stopwatch, threads: int, more: Sequence[int]
) -> int | None:
    """Return the count in ``more`` with which a pass over several tokens gains, or None.

    ``more`` is ascending.
    """
    size = min(_BATCH_SIZE, model.batch_length, stopwatch.room)
    if not more or size < 2:
        return None

    def time_with(count: int | None) -> float:
        model.set_threads(threads, count)
        return stopwatch.time(size)

    shortest: dict[int | None, float] = {None: time_with(None)}
    if threads == 1 and shortest[None] < SHORT_PASS_MS:
        return None
    # Interleaved, because machines change their speed; short passes are delayed more easily.
    for _ in range(_BATCH_ROUNDS if shortest[None] < _SHORT_BATCH_MS else 2):
        for count in (None, *more):
            shortest[count] = min(time_with(count), shortest.get(count, math.inf))
    chosen = None
    for count in more:
        if shortest[count] * _MIN_GAIN < shortest[chosen]:
            chosen = count
    return chosen


def prefers(threads: int, ms: float, best: int, best_ms: float) -> bool:
    """Whether ``threads`` should replace ``best``; more threads must be clearly faster."""
    if threads == 1 and ms < SHORT_PASS_MS:
        return True
    return ms * _MIN_GAIN < best_ms if threads > best else ms < best_ms * _MIN_GAIN


def _spread(times: Mapping[int, Sequence[float]]) -> float | None:
    longer = [ms / min(values) - 1.0 for values in times.values() for ms in sorted(values)[1:]]
    return statistics.median(longer) if longer else None


class _Stopwatch:
    """Times passes appended to the cache, and rolls them back before it is full."""

    def __init__(self, model: LlamaContext, *, on_processor: bool) -> None:
        self._model, self._on_processor = model, on_processor
        self._load = RecentLoad()
        self._start = model.position
        self.room = model.context_length - self._start
        """Maximum number of tokens in a pass."""
        self.spent_ms = 0.0

    def time(self, tokens: int) -> float:
        """Return the milliseconds of a pass over ``tokens`` with all rows, as in verification."""
        model = self._model
        if model.position + tokens > model.context_length:
            self.take_back()
        started = time.perf_counter()
        model.decode([0] * tokens, tokens)
        ms = (time.perf_counter() - started) * 1000.0
        self.spent_ms += ms
        return ms

    def time_undisturbed(self, tokens: int) -> float:
        """Return the time of such a pass without delays by other programs, as far as known."""
        began, ms = thread_ms(), self.time(tokens)
        busy = self._on_processor and self._load.is_busy
        return without_delays_ms(ms, began, thread_ms()) if busy else ms

    def take_back(self) -> None:
        """Restore the cache's original contents."""
        if self._start:
            self._model.roll_back(self._start)
        else:
            self._model.clear()
