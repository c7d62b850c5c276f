"""A loaded model of a session: weights, context, cached tokens, and costs of passes."""

from __future__ import annotations

import logging
import statistics
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import DraftError, TargetError
from foretoken.engine.events import StepFinished
from foretoken.engine.llama.backend import (
    LlamaContext,
    LlamaModel,
    ModelMetadata,
    cores,
    most_threads,
)
from foretoken.engine.lookahead.calibration import (
    SHORT_PASS_MS,
    MeasuredCosts,
    calibrate,
    thread_candidates,
    thread_steps,
)
from foretoken.engine.lookahead.cost_model import MOST_TOKENS, PassCosts, without_attention
from foretoken.engine.model_pass import CancelFlag
from foretoken.system.load_watch import BUSY_CPU_SHARE, DELAY_RATIO

# Passes that judge a thread count.
_PASSES = 4
# Slowness, relative to usual, from which fewer threads are tried.
_SLOW = 1.4
# The usual level falls fast, because the record may be of a slow moment, and rises slowly, as the
# machine becomes slower.
_FALLING, _RISING = 0.1, 0.002
# Times another count must reach, relative to now; more threads also take a core from others.
_WORTH_FEWER, _WORTH_MORE = 0.93, 0.9
# One pass this much slower than before ends a trial; two need only be slower.
_HOPELESS = 1.5
# Such a slow pass ends a trial even if it is its first, provided that it takes at least this long.
_LONG_MS = 5.0
# A trial starts after a pass of at most this many times a plain one: longer ones mostly come in a
# row, where a wrong count costs most.
_MAX_START_RATIO = 3.0
# Passes until the next trial after more threads were kept or a trial failed, and the share of time
# for trials. Returning to more threads, the wait starts with the shortest and doubles.
_MIN_WAIT, _WAIT, _MAX_WAIT = 8, 16, 64
_TRIAL_SHARE = 0.02


class ThreadGovernor:
    """Finds the currently fastest thread count by trials on the passes of answers.

    The threads of a pass wait for each other many times. If one of them has to share its core, all
    are delayed: next to one busy program on two cores, two threads kept 40 % of the idle speed and
    one thread 63 % (400 million parameters, Q4_0, with a draft). So fewer threads are tried while
    passes are slow, and more while fewer are in use than may pay.

    A trial is a few passes with the next count, compared with the few passes before it. It starts
    after a short pass and ends with the first pass that is much slower, or with two that are
    slower. A failed trial costs time, and the next one waits until that cost is a fiftieth of the
    time passed, or until passes have become slower still. Only a return to a count that is faster
    on a quiet machine is retried soon: a briefly busy program must not halve the speed of a whole
    answer.
    """

    def __init__(
        self,
        counts: Iterable[int],
        threads: int,
        set_threads: Callable[[int], None],
        *,
        plain_ms: float,
        doubtful: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``threads`` are in use and were the fastest of ``counts`` when passes were timed.

        ``plain_ms`` was the time of a pass over one token then. If ``doubtful``, another program
        may have been busy: other counts are tried at once. ``clock`` returns seconds.
        """
        self._counts = sorted({*counts, threads})
        self._set_threads, self._clock = set_threads, clock
        self._plain_ms = plain_ms
        self._at = self._idle = self._counts.index(threads)
        self._top = self._at
        """Highest count to be tried again and again, although nothing is slow."""
        self._untried: set[int] = set()
        """Lower counts to be tried once, although nothing is slow."""
        self._doubted = False
        if doubtful:
            self.doubt()
        self._usual = 1.0
        """Slowness of passes on an otherwise idle machine."""
        self._recent: deque[float] = deque(maxlen=_PASSES)
        self._settling = False
        self._before: float | None = None
        """Slowness before the current trial."""
        self._direction, self._failed, self._failed_at = 1, 0, float("inf")
        self._wait, self._next_s = 0, float("-inf")
        self._wait_below = _MIN_WAIT
        """Passes until the return to more threads is retried."""
        self._more_failed = False

    @property
    def settled(self) -> bool:
        """Whether every doubted count has been tried."""
        no_more = self._more_failed or self._at == len(self._counts) - 1
        return self._doubted and no_more and not self._untried

    @property
    def idle_threads(self) -> int:
        """Thread count that is fastest on an otherwise idle machine, as far as known."""
        return self._counts[self._idle]

    @property
    def trying(self) -> bool:
        """Whether the next pass belongs to a trial, or is the first after one."""
        return self._before is not None or self._settling

    def doubt(self) -> None:
        """Allow trials of other counts: the current one may not be the fastest."""
        if not self._doubted:
            self._doubted = True
            self._top, self._untried = len(self._counts) - 1, set(range(self._at))

    def observe(self, ms: float, expected_ms: float) -> float | None:
        """Observe a pass, or the mean of several alike; may change the thread count.

        ``expected_ms`` is the measured time with the thread count of then. If a trial succeeded,
        returns the new time relative to the time before, else None.
        """
        if len(self._counts) == 1:
            return None
        self._wait -= 1
        slowness = ms / expected_ms
        if self._settling:
            self._settling = False  # Threads start or end, which hardly slows a long pass.
            if self._before is None or ms < _LONG_MS or slowness <= _HOPELESS * self._before:
                return None
        self._recent.append(slowness)
        if self._before is not None:
            return self._judge(self._before, expected_ms)
        if len(self._recent) < _PASSES:
            return None
        level = statistics.median(self._recent)
        self._usual += (_FALLING if level < self._usual else _RISING) * (level - self._usual)
        # All but one: the oldest may be from before something became busy.
        slow = sorted(self._recent)[1] > _SLOW * self._usual
        slower_still = slow and self._at > 0 and level > _SLOW * self._failed_at
        short = expected_ms <= _MAX_START_RATIO * self._plain_ms
        if short and self._wait <= 0 and (slower_still or self._clock() >= self._next_s):
            self._try_another(level, slow=slow)
        return None

    def _try_another(self, level: float, *, slow: bool) -> None:
        fewer = self._at > 0 and (slow or self._at - 1 in self._untried)
        short = self._counts[self._at] == 1 and level * self._plain_ms < SHORT_PASS_MS
        more = self._at < self._top and not short
        if not fewer and not more:
            return
        if fewer and more:
            likelier = -1 if slow else 1
            self._direction = -likelier if self._failed == likelier else likelier
        else:
            self._direction = 1 if more else -1
        self._before = level
        self._switch(self._direction)
        self._untried.discard(self._at)

    def _judge(self, before: float, expected_ms: float) -> float | None:
        """End the current trial if its result is clear."""
        level = statistics.median(self._recent)
        slower = min(self._recent)
        hopeless = slower > before * (_HOPELESS if len(self._recent) == 1 else 1.0)
        if len(self._recent) < _PASSES and not hopeless:
            return None
        self._before = None
        if level < before * (_WORTH_MORE if self._direction > 0 else _WORTH_FEWER):
            # No wait after fewer threads: if the machine is quiet again, more are tried at once.
            self._wait = _WAIT if self._direction > 0 else 0
            self._failed, self._next_s = 0, float("-inf")
            self._wait_below = _MIN_WAIT
            self._idle = max(self._idle, self._at)
            return level / before
        self._failed, self._failed_at = self._direction, before
        self._more_failed |= self._direction > 0
        passes = len(self._recent) + 1
        self._switch(-self._direction)
        if self._at < self._idle:
            self._wait, self._wait_below = self._wait_below, min(2 * self._wait_below, _MAX_WAIT)
            return None
        cost_ms = passes * max(0.0, level - before) * expected_ms
        self._wait, self._next_s = _MAX_WAIT, self._clock() + cost_ms / 1000.0 / _TRIAL_SHARE
        return None

    def _switch(self, direction: int) -> None:
        self._at += direction
        self._recent.clear()
        self._settling = True
        self._set_threads(self._counts[self._at])


# Passes compared; a single delayed one does not matter.
_FIRST_PASSES = 6
# Ratio up to which, in either direction, times count as unchanged.
_MAX_RATIO = 1.2


class FirstPasses:
    """Comparison of a session's first plain passes with their earlier times."""

    def __init__(self) -> None:
        self._ratios: list[float] = []
        self.unlike = False
        """Whether they were slower or faster; False until there are enough."""

    def observe(self, ms: float, expected_ms: float) -> None:
        """Count a pass if it is one of the first."""
        if len(self._ratios) < _FIRST_PASSES:
            self._ratios.append(ms / expected_ms)
            if len(self._ratios) == _FIRST_PASSES:
                self.unlike = not 1.0 / _MAX_RATIO < statistics.median(self._ratios) < _MAX_RATIO


# Tokens: enough for the longest pass, and some more to avoid rolling back after each.
_CALIBRATION_ROOM = 64
# After more cached tokens than this, expected times are partly guessed.
_MAX_COMPARED = 512
_log = logging.getLogger(__name__)


class LoadedModel:
    """The target or draft of a session; closes what it owns."""

    def __init__(
        self,
        model: LlamaModel,
        context_length: int,
        settings: ModelSettings,
        *,
        cancel: CancelFlag,
        failure: type[TargetError] | type[DraftError],
        target: LoadedModel | None = None,
    ) -> None:
        """Take ownership of ``model``; a head needs its ``target``.

        Raises ``ModelLoadError`` if its cache does not fit in memory.
        """
        self.model = model
        self.settings = settings = model.placed(settings)
        self.context: LlamaContext = LlamaContext(
            model,
            context_length,
            cancel=cancel,
            settings=settings,
            target=target.context if target else None,
        )
        self.sequence = CachedSequence(self.context, failure)
        self.costs = PassCosts()
        """Shared with policies that decide by them."""
        self.calibrations = 0
        """Number of calibrations in this session."""
        self._default_threads = self.context.threads
        self._is_draft = failure is DraftError
        self._attention_share = _attention_share(model.metadata)
        self.found: MeasuredCosts | None = None
        """Result of the calibration, in this or an earlier session."""
        self._timed = self.costs
        """Costs as calibrated, not corrected by steps."""
        self._first_passes = FirstPasses()
        self._after_plain = False
        self._governor: ThreadGovernor | None = None
        self._batch_governor: ThreadGovernor | None = None
        """Governor of passes over several tokens, if these have their own thread count."""
        self._decoded = _Decoded.by(self.context)
        _log.info(
            "Loaded the %s %s (%s, %d parameters): context of %d tokens, %d threads",
            "draft" if self._is_draft else "target",
            model.metadata.path.name,
            model.metadata.architecture,
            model.metadata.parameters,
            context_length,
            self.context.threads,
        )

    @property
    def metadata(self) -> ModelMetadata:
        """Metadata of the model file."""
        return self.model.metadata

    @property
    def measured(self) -> bool:
        """Whether costs were measured on this machine, rather than guessed."""
        return self.found is not None

    @property
    def threads(self) -> int:
        """Threads of its passes on an otherwise idle machine."""
        return self._governor.idle_threads if self._governor else self.context.threads

    @property
    def batch_threads(self) -> int | None:
        """Idle threads of passes over several tokens, if these have their own count; else None."""
        found = self._batch_governor.idle_threads if self._batch_governor else self.threads
        return found if found > self.threads else None

    @property
    def known_costs(self) -> MeasuredCosts | None:
        """``found``, corrected by passes of answers since."""
        found = self.found
        governors = [each for each in (self._governor, self._batch_governor) if each]
        tried = bool(governors) and all(each.settled for each in governors)
        return found and replace(
            found,
            tried=found.tried or tried,
            threads=self.threads,
            batch_threads=self.batch_threads,
            pass_ms=self.costs.table(),
        )

    @property
    def doubtful(self) -> bool:
        """Whether to calibrate again: something interfered, or has changed since."""
        return self._first_passes.unlike or (self.found is not None and self.found.doubtful)

    def calibrate(self) -> MeasuredCosts:
        """Measure pass times, and choose the thread count unless it is set.

        Takes about twenty plain passes after the cached tokens; the cache is emptied if there is no
        room, or it cannot roll back. Raises ``DecodeAborted``.
        """
        if not self.context.can_roll_back or self.sequence.room < _CALIBRATION_ROOM:
            self.sequence.keep_prefix(0)
        cached = len(self.sequence)
        self.calibrations += 1
        threads, batch_threads = self.context.threads, self.context.batch_threads
        block = self.metadata.block
        try:
            found = calibrate(
                self.context,
                self._thread_counts(),
                max_batch_threads=self._max_batch_threads,
                is_draft=self._is_draft,
                block=min(block.tokens, MOST_TOKENS) if block is not None else None,
                on_processor=not self.model.on_gpus,
                known=self.found.pass_ms if self.found and not self.doubtful else (),
            )
        except BaseException:
            self.context.set_threads(threads, batch_threads)
            raise
        found = replace(
            found, pass_ms=without_attention(found.pass_ms, self._attention_share, cached)
        )
        self.use_costs(found)
        return found

    def use_costs(self, found: MeasuredCosts) -> None:
        """Adopt the result of ``calibrate`` from this or an earlier session."""
        self.context.set_threads(found.threads, found.batch_threads)
        self.found = found
        self.costs = PassCosts(found.pass_ms, self._attention_share, doubtful=found.doubtful)
        self._timed = PassCosts(found.pass_ms, self._attention_share)
        self._first_passes = FirstPasses()
        self._governor = self._batch_governor = None
        if len(self._thread_counts()) > 1:
            self._govern_threads(found)

    def observe(self, step: StepFinished) -> None:
        """Observe a step; the next one may try another thread count."""
        cached = step.position - step.accepted - 1
        if self._is_draft:
            self._observe_drafting(step, cached)
            return
        # After a draft or a prompt, a pass finds other data in the CPU's caches.
        plain = step.batch == 1 and step.draft_ms == 0.0
        plain_again, self._after_plain = plain and self._after_plain and step.index > 0, plain
        if plain_again and step.predicted_ms is None and not self._was_delayed(step, cached):
            # A policy that predicts costs learns them itself; otherwise plain passes do.
            self.costs.observe(1, step.total_ms, cached)
        if self.found is None:
            return
        expected_ms = self._timed.ms(step.batch, cached)
        unchanged = self.context.threads == self.found.threads
        if plain_again and unchanged and cached < _MAX_COMPARED:
            self._first_passes.observe(step.verify_ms, expected_ms)
        self._govern(step.verify_ms, expected_ms, step.batch)

    def _was_delayed(self, step: StepFinished, cached: int) -> bool:
        """Whether other programs delayed a plain pass."""
        busy = (step.others_busy or 0.0) > BUSY_CPU_SHARE
        return busy and step.total_ms > DELAY_RATIO * self.costs.ms(1, cached)

    def _observe_drafting(self, step: StepFinished, cached: int) -> None:
        before, self._decoded = self._decoded, _Decoded.by(self.context)
        passes = self._decoded.passes - before.passes
        # Before the first step it has processed the prompt.
        if self.found is None or not step.index or not passes:
            return
        # All draft passes but the first read one token.
        read = self._decoded.tokens - before.tokens - (passes - 1)
        if read <= MOST_TOKENS:
            ms = (self._decoded.seconds - before.seconds) * 1000.0
            expected_ms = self._timed.ms(read, cached) + (passes - 1) * self._timed.ms(1, cached)
            self._govern(ms / passes, expected_ms / passes, 1)

    def _govern_threads(self, found: MeasuredCosts) -> None:
        """Start trials of thread counts other than those of ``found``."""
        context = self.context
        most = found.batch_threads or found.threads
        # If a pass over one token is longer, all passes are tried with more threads.
        if found.doubtful and found.threads == 1 and self._timed.ms(1) < SHORT_PASS_MS:
            most = max(most, self._max_batch_threads)
        batch_counts = [found.threads, *thread_steps(found.threads, most)]
        own = len(batch_counts) > 1

        def set_threads(threads: int) -> None:
            context.set_threads(threads, context.batch_threads if own else None)

        self._governor = ThreadGovernor(
            {*self._thread_counts(), max(1, found.threads // 2)},
            found.threads,
            set_threads,
            plain_ms=self._timed.ms(1),
            doubtful=found.doubtful and not found.tried,
        )
        self.costs.apart = own
        if own:
            self._batch_governor = ThreadGovernor(
                batch_counts,
                context.batch_threads,
                lambda threads: context.set_threads(context.threads, threads),
                plain_ms=self._timed.ms(2),
                doubtful=found.doubtful and not found.tried,
            )

    def _govern(self, ms: float, expected_ms: float, batch: int) -> None:
        """Pass the time of a pass over ``batch`` tokens to its governor."""
        of_batches = batch > 1 and self._batch_governor is not None
        governor = self._batch_governor if of_batches else self._governor
        if governor is None:
            return
        if self._first_passes.unlike and self.found and not self.found.tried:
            governor.doubt()
        times = governor.observe(ms, expected_ms)
        if times is not None:
            self.costs.scale(times, from_tokens=2 if of_batches else 1)
        self.costs.held = any(
            each.trying for each in (self._governor, self._batch_governor) if each
        )

    @property
    def _max_batch_threads(self) -> int:
        """Most threads of a pass over several tokens; 0 if they are not to be chosen."""
        # A draft model reads tokens one by one.
        return most_threads() if len(self._thread_counts()) > 1 and not self._is_draft else 0

    def _thread_counts(self) -> list[int]:
        """Return the thread counts to choose from, the default first."""
        given = self.settings.threads
        if given or self.model.on_gpus:  # threads have no work to share
            return [self._default_threads]
        return thread_candidates(self._default_threads, cores())

    def close(self) -> None:
        """Free the cache, then the weights. Idempotent."""
        self.context.close()
        self.model.close()


class _Decoded(NamedTuple):
    """Counters of a context's decoding so far."""

    passes: int
    tokens: int
    seconds: float

    @classmethod
    def by(cls, context: LlamaContext) -> _Decoded:
        return cls(context.decode_passes, context.decode_tokens, context.decode_seconds)


def _attention_share(metadata: ModelMetadata) -> float:
    """Guess attention's reads per cached token relative to a token's multiplications."""
    return metadata.layers * metadata.embedding_length / max(1, metadata.parameters)
