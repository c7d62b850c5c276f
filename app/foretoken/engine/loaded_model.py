"""A loaded model of a session: weights, context, cached tokens, and costs of passes."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import NamedTuple

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.cancellation import CancelFlag
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
from foretoken.engine.lookahead.first_passes import FirstPasses
from foretoken.engine.lookahead.thread_governor import ThreadGovernor
from foretoken.system.load_watch import BUSY_CPU_SHARE, DELAY_RATIO

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
