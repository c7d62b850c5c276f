"""One model of a session: its weights, its context, the tokens in it, and what its passes cost."""

from __future__ import annotations

import logging
from dataclasses import replace

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import DraftError, TargetError
from foretoken.engine.events import StepFinished
from foretoken.engine.llama.backend import LlamaContext, LlamaModel, ModelMetadata, cores
from foretoken.engine.lookahead.calibration import MeasuredCosts, calibrate, thread_candidates
from foretoken.engine.lookahead.cost_model import PassCosts, without_attention
from foretoken.engine.lookahead.thread_governor import ThreadGovernor

# Tokens: for the longest pass, and some more so that the cache is not rolled back at each.
_ROOM_TO_MEASURE = 64
_log = logging.getLogger(__name__)


class LoadedModel:
    """The target or the draft of a session; closes what it owns."""

    def __init__(
        self,
        model: LlamaModel,
        context_length: int,
        settings: ModelSettings,
        *,
        cancel: CancelFlag,
        failure: type[TargetError] | type[DraftError],
    ) -> None:
        """Take over ``model``. Raises ``ModelLoadError`` where its cache does not fit memory."""
        self.model = model
        self.settings = settings
        self.context = LlamaContext(model, context_length, cancel=cancel, settings=settings)
        self.sequence = CachedSequence(self.context, failure)
        self.costs = PassCosts()
        """Shared with whoever decides by them."""
        self.measured = False
        """Whether they are those of this machine, and not a guess that steps correct."""
        self.threads = self.context.threads
        """Of its passes while nothing else keeps the machine busy."""
        self._is_draft = failure is DraftError
        self._attention_share = _attention_share(model.metadata)
        self._governor: ThreadGovernor | None = None
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
        """What the file says about itself."""
        return self.model.metadata

    def calibrate(self) -> MeasuredCosts:
        """Measure pass times and choose the thread count, if that is not given.

        Takes about twenty plain passes behind what the cache holds; it is emptied where there is
        no room, or no way back. Raises ``DecodeAborted``.
        """
        if not self.context.can_roll_back or self.sequence.room < _ROOM_TO_MEASURE:
            self.sequence.keep_prefix(0)
        behind = len(self.sequence)
        given = self.settings.threads
        tried = [given] if given else thread_candidates(self.context.threads, cores())
        found = calibrate(self.context, tried, is_draft=self._is_draft)
        found = replace(
            found, pass_ms=without_attention(found.pass_ms, self._attention_share, behind)
        )
        self.use_costs(found)
        return found

    def use_costs(self, found: MeasuredCosts) -> None:
        """Take over what ``calibrate`` found, now or in an earlier session."""
        context = self.context
        context.set_threads(found.threads)
        self.measured, self.threads = True, found.threads
        self.costs = PassCosts(found.pass_ms, self._attention_share)
        if self.settings.threads is None and not self._is_draft:
            idle = PassCosts(found.pass_ms, self._attention_share)
            self._governor = ThreadGovernor(context.threads, context.set_threads, idle.ms)

    def observe(self, step: StepFinished) -> None:
        """Hear of a target pass; fewer threads are used while others keep the machine busy."""
        if self._governor is not None:
            cached = step.position - step.accepted - 1
            self._governor.observe(step.batch, cached, step.verify_ms)

    def close(self) -> None:
        """Free the cache, then the weights. May be called twice."""
        self.context.close()
        self.model.close()


def _attention_share(metadata: ModelMetadata) -> float:
    """Guess for ``PassCosts``: what attention reads beside what a token multiplies."""
    return metadata.layers * metadata.embedding_length / max(1, metadata.parameters)
