"""A loaded pair with its caches: what the command line, scripts and the worker all drive."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from types import TracebackType
from typing import Self

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.calibration import MeasuredCosts, calibrate, thread_candidates
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import (
    GenerationLimits,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.cost_model import PassCosts
from foretoken.engine.drafting import ModelDrafter
from foretoken.engine.errors import DraftError, PromptError, TargetError, VocabularyMismatch
from foretoken.engine.events import Event, StepFinished
from foretoken.engine.generation import Generation
from foretoken.engine.llama_backend import LlamaContext, LlamaModel, ModelMetadata, cores
from foretoken.engine.llama_vocabulary import LlamaVocabulary
from foretoken.engine.lookahead import (
    FixedLookahead,
    LookaheadPolicy,
    PlainProbing,
    unadaptive_policy,
)
from foretoken.engine.metrics import RunStatistics
from foretoken.engine.plain_speed import PlainSpeed
from foretoken.engine.thread_governor import ThreadGovernor
from foretoken.engine.throughput import ThroughputLookahead
from foretoken.engine.vocabulary import PairVerdict, compare_vocabularies

DEFAULT_CONTEXT_LENGTH = 8192


def check_pair(target: LlamaModel, draft: LlamaModel) -> PairVerdict:
    """Whether ``draft`` can draft for ``target``, and the exact reason where it cannot."""
    verdict = compare_vocabularies(target.vocabulary, draft.vocabulary)
    if verdict.compatible:
        for role, model in (("target", target), ("draft", draft)):
            if not model.metadata.can_roll_back:
                return PairVerdict(False, f"the {role} model cannot roll back: it is recurrent")
    return verdict


class Session:
    """A target, perhaps a draft, their caches, and the counters of all runs.

    One thread at a time may use a session; only ``cancel`` may be called from another.
    """

    def __init__(
        self,
        target: LlamaModel,
        draft: LlamaModel | None = None,
        *,
        context_length: int | None = None,
        threads: int | None = None,
    ) -> None:
        """Take over loaded models and close them with the session.

        ``context_length`` is capped at what the target was trained for. A draft that does not
        fit the target is kept out of generation; ``verdict`` tells why.
        """
        self.verdict = check_pair(target, draft) if draft is not None else None
        self.cancel_flag = CancelFlag()
        self.plain_speed = PlainSpeed()
        self.statistics = RunStatistics()
        """Counters of all runs since the session began or was reset."""
        self._target_model = target
        self._draft_model = draft
        self._closed = False
        self._running: Generator[Event] | None = None
        self.requested_threads = threads
        """As given; None leaves the choice to ``calibrate``."""
        self._costs = (PassCosts(), PassCosts())
        self._governor: ThreadGovernor | None = None
        self._adaptive: dict[Method, ThroughputLookahead] = {}
        self._open = ExitStack()
        self._open.callback(target.close)
        if draft is not None:
            self._open.callback(draft.close)
        try:
            trained = target.metadata.context_length
            length = min(context_length or DEFAULT_CONTEXT_LENGTH, trained)
            self._contexts = [self._context(target, length)]
            self._target = CachedSequence(self._contexts[0], TargetError)
            self._drafter: ModelDrafter | None = None
            if draft is not None and self.no_draft_reason is None:
                length = min(length, draft.metadata.context_length)
                self._contexts.append(self._context(draft, length))
                sequence = CachedSequence(self._contexts[1], DraftError)
                self._drafter = ModelDrafter(sequence, draft.vocabulary, target.vocabulary.size)
        except BaseException:
            self._open.close()
            raise

    @classmethod
    def load(
        cls,
        target: Path | str,
        draft: Path | str | None = None,
        *,
        context_length: int | None = None,
        threads: int | None = None,
        repack: bool = True,
        progress: Callable[[float], bool] | None = None,
    ) -> Self:
        """Load a pair. Raises ``ModelLoadError``, or ``LoadCancelled`` if ``progress`` says so.

        ``repack`` lets llama.cpp rearrange quantised weights for its fastest kernels.
        ``progress`` hears the loaded share of both files, 0 to 1; returning False cancels.
        """
        shares = _Shares(progress, [Path(p) for p in (target, draft) if p is not None])
        with ExitStack() as loaded:
            target_model = loaded.enter_context(
                LlamaModel.load(target, repack=repack, progress=shares.part(0))
            )
            draft_model = None
            if draft is not None:
                draft_model = loaded.enter_context(
                    LlamaModel.load(draft, repack=repack, progress=shares.part(1))
                )
            loaded.pop_all()
        return cls(target_model, draft_model, context_length=context_length, threads=threads)

    @property
    def vocabulary(self) -> LlamaVocabulary:
        """The target's tokens. Raises ``ValueError`` once the session is closed."""
        if self._closed:
            raise ValueError("The session is closed.")
        return self._target_model.vocabulary

    @property
    def target_metadata(self) -> ModelMetadata:
        """What the target's file says about itself."""
        return self._target_model.metadata

    @property
    def draft_metadata(self) -> ModelMetadata | None:
        """What the draft's file says about itself."""
        return self._draft_model.metadata if self._draft_model else None

    @property
    def can_speculate(self) -> bool:
        """Whether there is a draft that fits; otherwise ``no_draft_reason`` tells why not."""
        return self._drafter is not None

    @property
    def no_draft_reason(self) -> str | None:
        """Why nothing can be drafted; None where a draft fits."""
        return self.verdict.reason if self.verdict else "no draft model is chosen"

    @property
    def context_length(self) -> int:
        """Tokens of prompt and answer that fit the target's cache."""
        return self._target.context_length

    @property
    def cached_tokens(self) -> Sequence[int]:
        """The ids in the target's cache."""
        return self._target.tokens

    def prompt(self, text: str) -> list[int]:
        """Token ids of plain text, with BOS where the model wants one. No chat template."""
        bos = [self.vocabulary.bos_id] if self.vocabulary.bos_id is not None else []
        tokens = self.vocabulary.tokenize(text)
        return [*bos, *tokens] if self.vocabulary.adds_bos or not tokens else tokens

    def generate(
        self,
        prompt: str | Sequence[int],
        sampling: SamplingParams | None = None,
        speculative: SpeculativeConfig | None = None,
        limits: GenerationLimits | None = None,
        *,
        measure_plain: bool = False,
        show_probs: bool = True,
    ) -> Generator[Event]:
        """Yield the records of one answer; close the iterator to stop early.

        ``prompt`` is plain text or token ids. With the method AUTO, ``measure_plain`` mixes in
        the few plain passes that ``plain_speed`` needs. Without ``show_probs`` records lack the
        probabilities that are only there to be shown. Raises what ``Generation.run`` raises,
        ``PromptError`` for an empty prompt, and ``VocabularyMismatch`` or ``DraftError`` where
        the method DRAFT has no draft to use.
        """
        vocabulary = self.vocabulary
        sampling = sampling or SamplingParams()
        speculative = speculative or SpeculativeConfig()
        tokens = self.prompt(prompt) if isinstance(prompt, str) else list(prompt)
        if not tokens:
            raise PromptError("The prompt is empty. Write something for the model to go on from.")
        if not all(0 <= token < vocabulary.size for token in tokens):
            raise PromptError("The prompt holds a token that the model's vocabulary lacks.")
        drafter = None if speculative.method is Method.PLAIN else self._drafter
        if speculative.method is Method.DRAFT and drafter is None:
            raise (VocabularyMismatch if self.verdict else DraftError)(
                f"There is no draft to use: {self.no_draft_reason}."
            )
        self.cancel_flag.clear()
        generation = Generation(
            target=self._target,
            drafter=drafter,
            vocabulary=vocabulary,
            policy=self._policy(speculative, drafter is not None, measure_plain),
            sampling=sampling,
            limits=limits or GenerationLimits(),
            max_steps=speculative.max_steps,
            cancel=self.cancel_flag,
            seed=secrets.randbits(32) if sampling.seed is None else sampling.seed,
            show_probs=show_probs,
        )
        if self._running is not None:
            self._running.close()
        self._running = self._observed(generation, tokens)
        return self._running

    def cancel(self) -> None:
        """Stop the running generation within the pass; may be called from any thread."""
        self.cancel_flag.set()

    def calibrate(self) -> list[MeasuredCosts]:
        """Measure pass times and choose thread counts, target first; ``cancel`` ends it early.

        Takes about twenty plain passes and empties the caches. Raises ``DecodeAborted``.
        """
        self.clear_caches()
        self.cancel_flag.clear()
        found = []
        for index, context in enumerate(self._contexts):
            given = self.requested_threads
            tried = [given] if given else thread_candidates(context.threads, cores())
            found.append(calibrate(context, tried, is_draft=index == 1))
        self.use_costs(found)
        return found

    def use_costs(self, measured: Sequence[MeasuredCosts]) -> None:
        """Take over what ``calibrate`` found, now or in an earlier session; target first."""
        for context, found in zip(self._contexts, measured, strict=True):
            context.set_threads(found.threads)
        models = [self._target_model, self._draft_model]
        costs = [
            PassCosts(found.pass_ms, _context_share(model.metadata))
            for found, model in zip(measured, models, strict=False)
            if model is not None
        ]
        self._costs = (costs[0], costs[1] if costs[1:] else PassCosts())
        self._adaptive.clear()
        if self.requested_threads is None:
            idle = PassCosts(measured[0].pass_ms, _context_share(self._target_model.metadata))
            target = self._contexts[0]
            self._governor = ThreadGovernor(target.threads, target.set_threads, idle.ms)

    @property
    def threads(self) -> tuple[int, ...]:
        """Threads of the target's passes, and of the draft's where there is one."""
        return tuple(context.threads for context in self._contexts)

    @property
    def pass_ms(self) -> list[dict[int, float]]:
        """Wall milliseconds of passes by their number of tokens, as known now; target first."""
        return [costs.table() for costs, _ in zip(self._costs, self._contexts, strict=False)]

    def clear_caches(self) -> None:
        """Forget all text and what it taught, so that the next prompt is read from its start."""
        if self._running is not None:
            self._running.close()
        self._adaptive.clear()
        self._target.keep_prefix(0)
        if self._drafter is not None:
            self._drafter.keep(0)

    def reset_statistics(self) -> None:
        """Start counting anew; caches and the measured plain speed stay."""
        self.statistics = RunStatistics()

    def close(self) -> None:
        """End a running generation, then free caches, then models. May be called twice."""
        if self._running is not None:
            self._running.close()
        self._closed = True
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.close()

    def _context(self, model: LlamaModel, length: int) -> LlamaContext:
        context = LlamaContext(
            model, length, cancel=self.cancel_flag, threads=self.requested_threads
        )
        self._open.callback(context.close)
        return context

    def _policy(
        self, speculative: SpeculativeConfig, can_draft: bool, measure_plain: bool
    ) -> LookaheadPolicy:
        if not can_draft:
            return FixedLookahead(0)
        if speculative.effective_rule is LookaheadRule.ADAPTIVE:
            policy: LookaheadPolicy = self._adaptive_policy(speculative.method)
        else:
            policy = unadaptive_policy(speculative)
        if speculative.method is not Method.AUTO or not measure_plain:
            return policy
        return PlainProbing(policy, first=self.plain_speed.tokens_per_second is None)

    def _adaptive_policy(self, method: Method) -> LookaheadPolicy:
        """What it has learned stays from answer to answer."""
        if method not in self._adaptive:
            may_pause = method is not Method.DRAFT
            self._adaptive[method] = ThroughputLookahead(*self._costs, may_pause=may_pause)
        return self._adaptive[method]

    def _observed(self, generation: Generation, prompt: Sequence[int]) -> Generator[Event]:
        """Pass events on while counting them; closing this closes the generation."""
        try:
            with closing(generation.run(prompt)) as events:
                for event in events:
                    if isinstance(event, StepFinished):
                        self.plain_speed.observe(event)
                        if self._governor is not None:
                            context = event.position - event.accepted - 1
                            self._governor.observe(event.drafted + 1, context, event.verify_ms)
                    yield event
        finally:
            self.statistics.add(generation.statistics)


def _context_share(metadata: ModelMetadata) -> float:
    """Guess for ``PassCosts``: what attention reads beside what a token multiplies."""
    return metadata.layers * metadata.embedding_length / max(1, metadata.parameters)


class _Shares:
    """Joins the progress of several files into one, by their sizes."""

    def __init__(self, progress: Callable[[float], bool] | None, paths: Sequence[Path]) -> None:
        self._progress = progress
        self._sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]

    def part(self, index: int) -> Callable[[float], bool] | None:
        progress = self._progress
        if progress is None:
            return None
        before, size = sum(self._sizes[:index]), self._sizes[index]
        total = sum(self._sizes) or 1
        return lambda share: progress((before + share * size) / total)
