"""A short measurement after loading: pass times by batch size, and the thread counts that pay.

It takes about as long as twenty plain passes, up to twice that where longer ones may have more
threads, or half a second with a small model, of which every size can be timed more than once:
kernels have favourites (with the built-in target on AVX-512 a pass over 16 tokens took 6.5 ms, one
over 12 took 10.9), and what is not timed can only be interpolated. More threads are not always
faster - the barriers between them cost small models more than a second core brings - so candidates
are tried. A pass over one token reads the weights and computes little; one over several computes
more, and may pay for threads that the other does not. With the built-in target on two cores of an
AMD EPYC the second thread took a pass over one token from 2.2 to 1.8 ms, and one over nine from 9.8
to 6.3.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Protocol, TypeAlias

from msgspec import Meta

from foretoken.engine.errors import DecodeAborted
from foretoken.engine.language_model import LanguageModel
from foretoken.system.load_watch import RecentLoad, thread_ms, undisturbed_ms

_Ms: TypeAlias = Annotated[float, Meta(gt=0.0, le=1e12)]

_BUDGET_PASSES = 20.0
# Small models get more passes than that: theirs are too short to be timed well by few.
_LEAST_BUDGET_S, _LEAST_DRAFT_BUDGET_S = 0.5, 0.03
# Sizes of which something has to be known for a measurement that was cut short to be of use.
_FEWEST_SIZES = 6
# In order of use to the lookahead; further rounds follow if the budget lasts.
_TARGET_SIZES = (4, 2, 8, 3, 6, 5, 1, 4, 16, 12, 7, 14, 10, 9, 11, 13, 15, 17)
_TARGET_ROUND = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
# A draft that was not run for a while reads all that was written meanwhile.
_DRAFT_SIZES = (1, 2, 16, 1, 1)
_BLOCK_PASSES = 5
# What more threads must earn over fewer.
_WORTH_THREADS = 1.1
# Passes over one token have the threads of longer ones where they are hardly slower so: a number
# that changes from pass to pass has its price.
_ALIKE = 1.05
# Below this a pass stays on one thread: beside another busy program a thread that loses its core
# holds up a barrier for a time slice of about 4 ms (a pass of 0.7 ms became one of 4 ms).
SHORT_PASS_MS = 4.0
# Tokens of the passes on which the threads of longer ones are tried, and how often each count is:
# that often below so many milliseconds, else twice.
_BATCH_SIZE, _BATCH_ROUNDS, _QUICK_BATCH_MS = 8, 5, 40.0
# A candidate so much slower in its first pass needs no second one.
_HOPELESS = 1.5
# A pass that takes so many times what is expected was held up perhaps: it gets a second chance.
_HELD_UP = 1.7
# On a quiet machine passes of a size differ less than this, and others take less of its cores.
_LARGEST_SPREAD, _MOST_OTHERS = 0.15, 0.25


class TimedModel(LanguageModel, Protocol):
    """A model whose thread count can be changed."""

    @property
    def threads(self) -> int:
        """Threads of a pass."""

    def set_threads(self, threads: int, batch_threads: int | None = None) -> None:
        """Use so many from the next pass on, and ``batch_threads`` over several tokens if given."""


@dataclass(frozen=True, slots=True)
class MeasuredCosts:
    """What a calibration found for one model."""

    threads: Annotated[int, Meta(ge=1)]
    pass_ms: Annotated[dict[int, _Ms], Meta(min_length=1)]
    """Wall milliseconds by the number of tokens in the pass."""
    plain_ms: Mapping[int, _Ms] = field(default_factory=dict)
    """Those of a pass over one token by the thread counts that were tried."""
    spread: float | None = None
    """How much longer passes took than the shortest of their size: the median, as a share. None
    where nobody knows."""
    others: float | None = None
    """Cores that other programs, and other machines on the same hardware, took meanwhile. None
    where nobody counted."""
    batch_threads: int | None = None
    """Threads of passes over several tokens where these pay for more; None: for all the same."""
    tried: bool = False
    """Whether answers have tried the other thread counts since, because these were doubtful."""

    def __post_init__(self) -> None:
        if self.batch_threads is not None and self.batch_threads <= self.threads:
            raise ValueError(  # not translated: a mistake
                "passes over several tokens have at least as many threads"
            )

    @property
    def doubtful(self) -> bool:
        """Whether something may have been in the way: then times and thread count are a guess."""
        scattered = self.spread is None or self.spread > _LARGEST_SPREAD
        return scattered or (self.others is not None and self.others > _MOST_OTHERS)


def calibrate(
    model: TimedModel,
    candidates: Sequence[int],
    *,
    most_of_batches: int = 0,
    is_draft: bool = False,
    block: int | None = None,
    on_processor: bool = False,
) -> MeasuredCosts:
    """Choose among thread counts, the first one being the default, and measure pass times.

    ``on_processor``: it computes all of a pass, so what this thread computed tells how long one
    takes that nothing holds up.
    ``block``: a draft reads so many tokens in each pass, the next ones to be drafted among them.
    Passes over several tokens may have up to ``most_of_batches`` threads where these pay for more.
    Passes go behind what the model's cache holds, and are taken back afterwards. Raises
    ``DecodeAborted`` where the cancel flag is set meanwhile, unless enough is known by then; the
    model then keeps its first thread count.
    """
    first = candidates[0]
    stopwatch = _Stopwatch(model, on_processor=on_processor)
    times: dict[int, list[float]] = {}
    plain_ms: dict[int, float] = {}
    sizes: tuple[int, ...] = (*_TARGET_SIZES, *3 * _TARGET_ROUND)
    if is_draft:
        sizes = _DRAFT_SIZES
    if block is not None:
        sizes = (block,) * _BLOCK_PASSES
    least_s = _LEAST_DRAFT_BUDGET_S if is_draft else _LEAST_BUDGET_S
    try:
        model.set_threads(first)
        stopwatch.time(1)  # weights come from the disk, threads are started
        stopwatch.spent_ms = 0.0
        best, best_ms = first, min(stopwatch.time(1), stopwatch.time(1))
        plain_ms[first] = best_ms
        budget_ms = max(least_s * 1000.0, _BUDGET_PASSES * best_ms)
        for threads in candidates[1:]:
            if best == 1 and best_ms < SHORT_PASS_MS:
                break
            ms = plain_ms[threads] = _try_threads(model, stopwatch, threads, best_ms)
            if prefers(threads, ms, best, best_ms):
                # Perhaps something else held the first count up: it gets a second chance.
                best_ms = min(best_ms, _try_threads(model, stopwatch, best, ms))
                plain_ms[best] = best_ms
                if prefers(threads, ms, best, best_ms):
                    best, best_ms = threads, ms
        model.set_threads(best)
        spent_ms = stopwatch.spent_ms
        batch_threads = _batch_threads(model, stopwatch, best, thread_steps(best, most_of_batches))
        stopwatch.spent_ms = spent_ms  # the sizes have their time all the same
        same_ms = plain_ms.get(batch_threads or best, math.inf)
        if batch_threads is not None and SHORT_PASS_MS <= same_ms < _ALIKE * best_ms:
            best, best_ms, batch_threads = batch_threads, same_ms, None
        model.set_threads(best, batch_threads)
        for number, size in enumerate((1, 1, *sizes)):
            expected_ms = best_ms * (1.0 + 0.25 * (size - 1))
            if number > 1 and stopwatch.spent_ms + expected_ms > budget_ms:
                continue
            if size <= model.batch_length and size <= stopwatch.room:
                ms = stopwatch.time_undisturbed(size)
                times.setdefault(size, []).append(ms)
                if ms > _HELD_UP * expected_ms:
                    times[size].append(stopwatch.time_undisturbed(size))
    except DecodeAborted:
        if len(times) < _FEWEST_SIZES:
            model.set_threads(first)
            raise
    except BaseException:
        model.set_threads(first)
        raise
    finally:
        stopwatch.take_back()
    # Whatever else happens on the machine only ever adds time.
    shortest = {size: min(values) for size, values in times.items()}
    if 1 in shortest:
        plain_ms[best] = min(plain_ms[best], shortest[1])
    return MeasuredCosts(best, shortest, plain_ms, _spread(times), batch_threads=batch_threads)


def thread_candidates(default: int, cores: int) -> list[int]:
    """Thread counts worth trying, the default first: half of it, and all of few cores."""
    most = min(cores, max(default, 2))
    return list(dict.fromkeys([default, most, max(1, default // 2)]))


def thread_steps(threads: int, most: int) -> list[int]:
    """Twice, four times ... ``threads``, up to ``most``, which is the last of them."""
    steps = []
    while threads < most:
        threads = min(2 * threads, most)
        steps.append(threads)
    return steps


def _try_threads(model: TimedModel, stopwatch: _Stopwatch, threads: int, best_ms: float) -> float:
    model.set_threads(threads)
    stopwatch.time(1)  # threads start or end
    ms = stopwatch.time(1)
    return ms if ms > _HOPELESS * best_ms else min(ms, stopwatch.time(1))


def _batch_threads(
    model: TimedModel, stopwatch: _Stopwatch, threads: int, more: Sequence[int]
) -> int | None:
    """Which of ``more`` threads a pass over several tokens pays for; None: for none of them.

    ``more`` ascend.
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
    # In turn, because machines change their speed; a short pass is held up more easily.
    for _ in range(_BATCH_ROUNDS if shortest[None] < _QUICK_BATCH_MS else 2):
        for count in (None, *more):
            shortest[count] = min(time_with(count), shortest.get(count, math.inf))
    chosen = None
    for count in more:
        if shortest[count] * _WORTH_THREADS < shortest[chosen]:
            chosen = count
    return chosen


def prefers(threads: int, ms: float, best: int, best_ms: float) -> bool:
    """Whether ``threads`` replace the ``best`` so far; more of them must earn their place."""
    if threads == 1 and ms < SHORT_PASS_MS:
        return True
    return ms * _WORTH_THREADS < best_ms if threads > best else ms < best_ms * _WORTH_THREADS


def _spread(times: Mapping[int, Sequence[float]]) -> float | None:
    longer = [ms / min(values) - 1.0 for values in times.values() for ms in sorted(values)[1:]]
    return statistics.median(longer) if longer else None


class _Stopwatch:
    """Times passes behind what a cache holds, which are taken back before it is full."""

    def __init__(self, model: TimedModel, *, on_processor: bool) -> None:
        self._model, self._on_processor = model, on_processor
        self._load = RecentLoad()
        self._start = model.position
        self.room = model.context_length - self._start
        """Tokens of the longest pass."""
        self.spent_ms = 0.0

    def time(self, tokens: int) -> float:
        """Milliseconds of a pass over ``tokens`` that wants all rows, as verification does."""
        model = self._model
        if model.position + tokens > model.context_length:
            self.take_back()
        started = time.perf_counter()
        model.decode([0] * tokens, tokens)
        ms = (time.perf_counter() - started) * 1000.0
        self.spent_ms += ms
        return ms

    def time_undisturbed(self, tokens: int) -> float:
        """The same with no other program in the way, as far as that is known."""
        began, ms = thread_ms(), self.time(tokens)
        busy = self._on_processor and self._load.is_busy
        return undisturbed_ms(ms, began, thread_ms()) if busy else ms

    def take_back(self) -> None:
        """Leave in the cache what it held at first."""
        if self._start:
            self._model.roll_back(self._start)
        else:
            self._model.clear()
