"""Session: a loaded pair with its caches, as used by the CLI, scripts and the worker."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Self, TypeAlias

from foretoken.engine.config import (
    GenerationLimits,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.drafting.drafter import (
    AssistantDrafter,
    BlockDrafter,
    BridgedDrafter,
    ChainedDrafter,
    Drafter,
    HeadDrafter,
    ModelDrafter,
)
from foretoken.engine.drafting.lookup import CombinedDrafter, LookupDrafter
from foretoken.engine.drafting.memory import TextMemory
from foretoken.engine.errors import DraftError, PromptError, TargetError, VocabularyMismatch
from foretoken.engine.events import Event, RunStatistics, StepFinished
from foretoken.engine.generation import Generation
from foretoken.engine.heads import ASSISTANT, head_misfit
from foretoken.engine.llama.backend import LlamaModel, ModelMetadata, can_tap_layers
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.lookahead.acceptance import LearnedPair
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.lookahead.policy import (
    FixedLookahead,
    LookaheadPolicy,
    PlainProbing,
    PlainSpeed,
    simple_rule,
)
from foretoken.engine.model_pass import CancelFlag
from foretoken.engine.speedup import PlainComparison
from foretoken.engine.text.bridge import LEAST_SHARE, Bridge, can_bridge, little_shared
from foretoken.engine.text.vocabulary import PairVerdict, compare_vocabularies
from foretoken.system.language import said
from foretoken.system.load_watch import RecentLoad

DEFAULT_CONTEXT_LENGTH = 8192


def check_pair(target: LlamaModel, draft: LlamaModel) -> PairVerdict:
    """Return whether ``draft`` can draft for ``target``, with the exact reason if it cannot."""
    return _check(target, draft)[0]


_Fit: TypeAlias = tuple[PairVerdict, Bridge | None]
"""The verdict, and the bridge for a draft model with another vocabulary."""


def _check(target: LlamaModel, draft: LlamaModel) -> _Fit:
    if draft.is_head:
        if draft.metadata.path == target.metadata.path:
            return PairVerdict(True), None
        reason = head_misfit(target.metadata.shape, draft.metadata.shape)
        if reason is None and not can_tap_layers():
            reason = said("misfit-build")
        if reason is not None:
            return PairVerdict(False, reason), None
    if not draft.is_head and not draft.metadata.can_roll_back:
        # Saved states suit a target with its long passes; for a draft model they take too long.
        return PairVerdict(False, said("misfit-recurrent")), None
    verdict = compare_vocabularies(target.vocabulary, draft.vocabulary)
    if verdict.compatible or draft.is_head or not can_bridge(target.vocabulary, draft.vocabulary):
        return verdict, None
    bridge = Bridge.between(target.vocabulary, draft.vocabulary)
    if bridge.share < LEAST_SHARE:
        return PairVerdict(False, little_shared(bridge.share)), None
    return PairVerdict(True, shared=bridge.share), bridge


class Session:
    """A target, an optional draft model, their caches, and the statistics of the last run.

    Not thread-safe, except for ``cancel``.
    """

    def __init__(
        self,
        target: LlamaModel,
        draft: LlamaModel | None = None,
        *,
        context_length: int | None = None,
        settings: ModelSettings | None = None,
        draft_settings: ModelSettings | None = None,
        cancel_flag: CancelFlag | None = None,
        fit: _Fit | None = None,
    ) -> None:
        """Take ownership of loaded models; the session closes them.

        ``context_length`` is capped at the target's training context. ``draft_settings`` default to
        ``settings``. A draft that does not fit the target is not used; ``verdict`` has the reason.
        ``cancel_flag`` may be shared with another session of the same thread, whose ``cancel`` then
        stops both. ``fit`` is the result of an earlier check of the pair.
        """
        self.cancel_flag = cancel_flag or CancelFlag()
        self.plain_speed = PlainSpeed()
        self._load = RecentLoad()
        self.statistics = RunStatistics()
        """Statistics of the last run."""
        self.verdict: PairVerdict | None = None
        self._closed = False
        self._running: Generator[Event] | None = None
        self._adaptive: dict[Method, AdaptiveLookahead] = {}
        self._lookup = LookupDrafter(target.vocabulary)
        self._fit: _Fit | None = None
        self._draft: LoadedModel | None = None
        self._drafter: Drafter | None = None
        # Set even if the draft does not fit, for its metadata.
        self._draft_model: LlamaModel | None = None
        settings = settings or ModelSettings()
        length = min(context_length or DEFAULT_CONTEXT_LENGTH, target.metadata.context_length)
        with ExitStack() as unless_done:
            unless_done.callback(target.close)
            if draft is not None:
                unless_done.callback(draft.close)
            self._target = self._loaded(target, length, settings, TargetError)
            unless_done.callback(self._target.close)
            if draft is not None:
                self._take_draft(draft, draft_settings or settings, fit)
            unless_done.pop_all()

    @classmethod
    def load(
        cls,
        target: Path | str,
        draft: Path | str | None = None,
        *,
        context_length: int | None = None,
        settings: ModelSettings | None = None,
        draft_settings: ModelSettings | None = None,
        repack: bool = True,
        progress: Callable[[float], bool] | None = None,
    ) -> Self:
        """Load a pair. Raises ``ModelLoadError``, or ``Cancelled`` if ``progress`` returns False.

        If ``draft`` is the target's own file, the head inside it drafts. ``repack`` lets llama.cpp
        rearrange quantised weights for its fastest kernels. ``progress`` receives the loaded share
        of both files, 0 to 1.
        """
        settings = settings or ModelSettings()
        draft_settings = draft_settings or settings
        paths = [Path(path) for path in (target, draft) if path is not None]
        sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]

        def part(index: int) -> Callable[[float], bool] | None:
            """Return the progress callback of one file."""
            if progress is None:
                return None
            before, size, total = sum(sizes[:index]), sizes[index], sum(sizes) or 1
            return lambda share: progress((before + share * size) / total)

        with ExitStack() as loaded:
            model = LlamaModel.load(target, settings=settings, repack=repack, progress=part(0))
            models = [loaded.enter_context(model)]
            if draft is not None:
                model = model.load_draft(
                    draft, settings=draft_settings, repack=repack, progress=part(1)
                )
                models.append(loaded.enter_context(model))
            loaded.pop_all()
        return cls(
            *models, context_length=context_length, settings=settings, draft_settings=draft_settings
        )

    def beside(
        self, context_length: int, settings: ModelSettings, draft_settings: ModelSettings
    ) -> Session:
        """Return another session over the same weights, with its own caches; close it first.

        Both share ``cancel``. Raises ``ModelLoadError`` if its caches cannot be allocated.
        """
        self._require_open()
        return Session(
            self._target.model.borrowed(),
            self._draft.model.borrowed() if self._draft else None,
            context_length=context_length,
            settings=settings,
            draft_settings=draft_settings,
            cancel_flag=self.cancel_flag,
            fit=self._fit,
        )

    @property
    def target(self) -> LoadedModel:
        """The target with its cache and costs."""
        return self._target

    @property
    def draft(self) -> LoadedModel | None:
        """The draft model, if there is one and it fits."""
        return self._draft

    @property
    def vocabulary(self) -> LlamaVocabulary:
        """The target's vocabulary. Raises ``ValueError`` once the session is closed."""
        self._require_open()
        return self._target.model.vocabulary

    @property
    def target_metadata(self) -> ModelMetadata:
        """Metadata of the target's file."""
        return self._target.metadata

    @property
    def draft_metadata(self) -> ModelMetadata | None:
        """Metadata of the draft's file, even if the draft does not fit."""
        return self._draft_model.metadata if self._draft_model else None

    @property
    def has_draft(self) -> bool:
        """Whether there is a draft model that fits; if not, see ``no_draft_reason``."""
        return self._draft is not None

    @property
    def draft_reads_alone(self) -> bool:
        """Whether the draft needs only the target's token ids, unlike heads and bridged drafts."""
        return isinstance(self._drafter, ModelDrafter)

    @property
    def bridged_drafter(self) -> BridgedDrafter | None:
        """The drafter of a draft with another vocabulary; for a session that never generates."""
        return self._drafter if isinstance(self._drafter, BridgedDrafter) else None

    @property
    def no_draft_reason(self) -> str | None:
        """Why there is no usable draft model; None if there is one."""
        return self.verdict.reason if self.verdict else said("no-draft-model")

    @property
    def context_length(self) -> int:
        """Capacity of the target's cache in tokens, prompt and answer together."""
        return self._target.sequence.context_length

    @property
    def cached_tokens(self) -> Sequence[int]:
        """Token ids in the target's cache."""
        return self._target.sequence.tokens

    @property
    def models(self) -> list[LoadedModel]:
        """The target, and the draft model if it fits."""
        return [self._target, *([self._draft] if self._draft else [])]

    @property
    def threads(self) -> tuple[int, ...]:
        """Thread counts of the target and, if there is one, of the draft model."""
        return tuple(loaded.context.threads for loaded in self.models)

    @property
    def pass_ms(self) -> list[dict[int, float]]:
        """Current costs in wall milliseconds by tokens per pass; target first."""
        return [loaded.costs.table() for loaded in self.models]

    def set_draft(self, draft: LlamaModel | None, settings: ModelSettings | None = None) -> None:
        """Replace or remove the draft model; the target keeps its cache and costs.

        Takes ownership of ``draft`` and closes the previous one. Raises ``ModelLoadError``, with
        nothing changed.
        """
        self._require_open()
        self._end_run()
        before = self._draft or self._draft_model
        if draft is None:
            self.verdict = self._draft = self._drafter = self._draft_model = None
        else:
            with ExitStack() as unless_done:
                unless_done.callback(draft.close)
                self._take_draft(draft, settings or self._target.settings)
                unless_done.pop_all()
        self._adaptive.clear()
        if before is not None:
            before.close()
        if self._draft is None or not self._draft.model.is_head:
            self._target.context.drop_states()

    def prompt(self, text: str) -> list[int]:
        """Tokenize plain text, with BOS if the model wants one and without a chat template."""
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
        memory: TextMemory | None = None,
    ) -> Generator[Event]:
        """Yield the events of one answer; close the iterator to stop early.

        ``prompt`` is plain text or token ids. With the method AUTO, ``measure_plain`` mixes in the
        few plain passes that ``plain_speed`` needs. Without ``show_probs``, records omit
        probabilities that are needed for display only. ``memory`` is a further source for lookup,
        in the target's vocabulary. Raises what ``Generation.run`` raises, ``PromptError`` for an
        empty prompt or an unknown token, and ``VocabularyMismatch`` or ``DraftError`` if the method
        DRAFT has no draft.

        The same seed gives the same text on the same machine with a fixed lookahead and an empty
        cache. An adaptive lookahead depends on measured times, so the random numbers are used for
        other tokens: the text differs, its distribution does not. Greedy sampling (temperature 0)
        uses no random numbers.
        """
        vocabulary = self.vocabulary
        sampling = sampling or SamplingParams()
        speculative = speculative or SpeculativeConfig()
        tokens = self.prompt(prompt) if isinstance(prompt, str) else list(prompt)
        if not tokens:
            raise PromptError("prompt-empty")
        if not all(0 <= token < vocabulary.size for token in tokens):
            raise PromptError("prompt-unknown-token")
        drafter = self._drafter_for(speculative)
        if speculative.method is Method.DRAFT and drafter is None:
            failure = VocabularyMismatch if self.verdict else DraftError
            raise failure("drafting-impossible", reason=self.no_draft_reason)
        self.cancel_flag.clear()
        generation = Generation(
            target=self._target.sequence,
            drafter=drafter,
            vocabulary=vocabulary,
            policy=self._policy(speculative, drafter is not None, measure_plain),
            comparison=PlainComparison(self.plain_speed.reference),
            load=self._load,
            sampling=sampling,
            limits=limits or GenerationLimits(),
            max_steps=speculative.max_steps,
            cancel=self.cancel_flag,
            seed=secrets.randbits(32) if sampling.seed is None else sampling.seed,
            verification=speculative.verification,
            show_probs=show_probs,
            computes_here=not any(loaded.model.on_gpus for loaded in self.models),
        )
        self._end_run()
        self._lookup.memory = memory
        self.statistics = generation.statistics
        self._running = self._observed(generation, tokens)
        return self._running

    def cancel(self) -> None:
        """Stop the running generation, even within a pass. Thread-safe."""
        self.cancel_flag.set()

    def calibrate(self, loaded: LoadedModel) -> MeasuredCosts:
        """Measure the costs of one of ``models``; ``cancel``, even before the call, ends it early.

        The cache is left as it is if it has enough free room, else emptied. Raises
        ``DecodeAborted``.
        """
        self._require_open()
        self._end_run()
        found = loaded.calibrate()
        self._decide_by_new_costs()
        return found

    def use_costs(self, loaded: LoadedModel, found: MeasuredCosts) -> None:
        """Adopt costs that ``calibrate`` measured for one of ``models`` in an earlier session."""
        loaded.use_costs(found)
        self._decide_by_new_costs()

    @property
    def learned(self) -> LearnedPair | None:
        """What adaptive drafting has learned of the pair; None if nothing yet."""
        policy = self._adaptive.get(Method.AUTO) if self.has_draft else None
        return policy.learned if policy is not None else None

    def recall(self, learned: LearnedPair) -> None:
        """Start adaptive drafting from what was learned of this pair in an earlier session."""
        if self.has_draft:
            self._adaptive_policy(Method.AUTO).recall(learned)

    def forget_pair(self) -> None:
        """Reset adaptive drafting to its state for a new pair; measured costs are kept."""
        self._end_run()
        self._adaptive.clear()

    def clear_caches(self) -> None:
        """Drop all texts, so that the next prompt is processed from its start."""
        self.forget_texts()
        for loaded in self.models:
            loaded.sequence.keep_prefix(0)

    def forget_texts(self) -> None:
        """Reset the predictions drawn from texts so far.

        Caches, pass costs and the calibration of the draft's confidence are kept.
        """
        self._end_run()
        for policy in self._adaptive.values():
            policy.forget_texts()
        self._lookup = LookupDrafter(self.vocabulary)

    def close(self) -> None:
        """End a running generation, then free caches and models. Idempotent."""
        self._end_run()
        self._closed = True
        for model in (self._draft, self._draft_model, self._target):
            if model is not None:
                model.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _loaded(
        self,
        model: LlamaModel,
        length: int,
        settings: ModelSettings,
        failure: type[TargetError] | type[DraftError],
    ) -> LoadedModel:
        target = self._target if model.is_head else None
        return LoadedModel(
            model, length, settings, cancel=self.cancel_flag, failure=failure, target=target
        )

    def _take_draft(
        self, draft: LlamaModel, settings: ModelSettings, fit: _Fit | None = None
    ) -> None:
        fit = fit or _check(self._target.model, draft)
        verdict, bridge = fit
        loaded = None
        drafter: Drafter | None = None
        if verdict.compatible:
            if draft.metadata.architecture == ASSISTANT:
                # Its context shares the target's cache, which llama.cpp resets when creating it.
                self._target.sequence.keep_prefix(0)
            length = min(self.context_length, draft.metadata.context_length)
            loaded = self._loaded(draft, length, settings, DraftError)
            drafter = self._new_drafter(draft, loaded, bridge)
        self.verdict, self._fit, self._draft_model = verdict, fit, draft
        self._draft, self._drafter = loaded, drafter

    def _new_drafter(
        self, draft: LlamaModel, loaded: LoadedModel, bridge: Bridge | None
    ) -> Drafter:
        vocabulary, target = self._target.model.vocabulary, self._target.sequence
        if bridge is not None:
            return BridgedDrafter(loaded.sequence, draft.vocabulary, vocabulary, bridge)
        if not draft.is_head:
            return ModelDrafter(loaded.sequence, draft.vocabulary, vocabulary.size)
        if block := draft.metadata.block:
            return BlockDrafter(
                loaded.sequence,
                vocabulary,
                target,
                block=block.tokens,
                mask=block.mask,
                from_last=block.from_last,
            )
        if draft.metadata.heads > 1:
            return ChainedDrafter(
                loaded.sequence,
                vocabulary,
                target,
                heads=draft.metadata.heads,
                choose_head=loaded.context.choose_head,
            )
        if draft.metadata.architecture == ASSISTANT:
            return AssistantDrafter(loaded.sequence, vocabulary, target)
        all_rows = loaded.context.returns_all_rows
        return HeadDrafter(loaded.sequence, vocabulary, target, all_rows=all_rows)

    def _require_open(self) -> None:
        if self._closed:
            raise ValueError("The session is closed.")  # not translated: a programming error

    def _end_run(self) -> None:
        if self._running is not None:
            self._running.close()

    def _drafter_for(self, speculative: SpeculativeConfig) -> Drafter | None:
        method, model = speculative.method, self._drafter
        if method is Method.PLAIN:
            return None
        if method is Method.LOOKUP or (method is Method.AUTO and model is None):
            return self._lookup
        if (
            method is Method.AUTO
            and model is not None
            and speculative.effective_rule is LookaheadRule.ADAPTIVE
        ):
            return CombinedDrafter(self._lookup, model)
        return model

    def _policy(
        self, speculative: SpeculativeConfig, can_draft: bool, measure_plain: bool
    ) -> LookaheadPolicy:
        if not can_draft:
            return FixedLookahead(0)
        if speculative.effective_rule is LookaheadRule.ADAPTIVE:
            adaptive = self._adaptive_policy(speculative.method)
            adaptive.begin_answer()
            policy: LookaheadPolicy = adaptive
        else:
            policy = simple_rule(speculative)
        if speculative.method is Method.DRAFT or not measure_plain:
            return policy
        known = self.plain_speed.reference
        if speculative.effective_rule is not LookaheadRule.ADAPTIVE:
            return PlainProbing(policy, known)  # no load: the same seed must give the same text
        return PlainProbing(policy, known, lambda: self._load.others_busy)

    def _adaptive_policy(self, method: Method) -> AdaptiveLookahead:
        """Return the policy of a method; what it learned is kept from answer to answer."""
        if method not in self._adaptive:
            draft = self._draft.costs if self._draft and method is not Method.LOOKUP else None
            block = self._draft.metadata.block if self._draft and draft else None
            blockwise = {"block": block.tokens, "most": block.drafted} if block else {}
            family = self._draft.metadata.architecture if self._draft else ""
            self._adaptive[method] = AdaptiveLookahead(
                self._target.costs,
                draft,
                may_pause=method is not Method.DRAFT,
                reads_text=family != ASSISTANT,
                guesses=isinstance(self._drafter, ModelDrafter | HeadDrafter),
                drifts=isinstance(self._drafter, HeadDrafter),
                **blockwise,
            )
            if method is Method.DRAFT and self.learned is not None:
                self._adaptive[method].recall(self.learned)
        return self._adaptive[method]

    def _decide_by_new_costs(self) -> None:
        """Rebuild policies after a measurement; they keep what they learned of the pair."""
        known = {method: policy.learned for method, policy in self._adaptive.items()}
        self._adaptive.clear()
        for method, learned in known.items():
            if learned is not None:
                self._adaptive_policy(method).recall(learned)

    def _observed(self, generation: Generation, prompt: Sequence[int]) -> Generator[Event]:
        """Forward events and time passes by them; closing this closes the generation."""
        with closing(generation.run(prompt)) as events:
            for event in events:
                if isinstance(event, StepFinished):
                    self.plain_speed.observe(event)
                    for loaded in self.models:
                        loaded.observe(event)
                yield event
