"""Generation: draft, one target pass, verify, commit - and plain decoding as its special case.

Between steps the target's cache lacks exactly the last token of the text; the first step
therefore feeds the last token of the prompt, and every shown token belongs to a step.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.drafting.drafter import Draft, Drafter
from foretoken.engine.errors import DecodeAborted, VerificationError
from foretoken.engine.events import (
    Event,
    FinishReason,
    GenerationFinished,
    PrefillProgress,
    RejectedDraft,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.language_model import Logits
from foretoken.engine.lookahead.policy import LookaheadPolicy
from foretoken.engine.sampling.probabilities import (
    Distribution,
    InvalidLogits,
    distribution,
    softmax_prob,
)
from foretoken.engine.sampling.verification import Verdict, acceptance_chance, verify
from foretoken.engine.text.detokenizer import Detokenizer
from foretoken.engine.text.vocabulary import Vocabulary

# A target that cannot roll back reads what was accepted since its mark along with the next draft;
# after so many tokens a pass without a draft lets it catch up.
_MOST_REREAD = 8


@dataclass(slots=True)
class Generation:
    """Everything that one generation needs; ``run`` is the generation."""

    target: CachedSequence
    drafter: Drafter | None
    vocabulary: Vocabulary
    policy: LookaheadPolicy
    sampling: SamplingParams
    limits: GenerationLimits
    max_steps: int
    cancel: CancelFlag
    seed: int
    show_probs: bool = True
    """Whether records tell the probabilities that cost time only to be shown."""
    statistics: RunStatistics = field(default_factory=RunStatistics)

    def run(self, prompt: Sequence[int]) -> Generator[Event]:
        """Yield records until the answer ends; ``prompt`` has at least one token.

        Closing the iterator at any point leaves both caches holding a prefix of the prompt
        plus the tokens that were yielded. Raises ``TargetError``, ``DraftError``,
        ``VerificationError`` or ``RollbackUnsupported``, with the caches in the same state.
        """
        text = list(prompt)  # verified tokens, the last one not yet in the target's cache
        shown = 0
        reason: FinishReason | None = None
        rng = np.random.default_rng(self.seed)
        detokenizer: Detokenizer[TokenEmitted] = Detokenizer(self.limits.stop_strings)
        self.statistics.prompt_tokens = len(prompt)
        requested = time.perf_counter()
        try:
            try:
                yield from self._prefill(prompt)
                if len(prompt) > self.target.context_length:
                    reason = FinishReason.CONTEXT_FULL
                while reason is None:
                    step, tokens = self._step(text, len(text) - len(prompt), rng)
                    final: list[tuple[TokenEmitted, str]] = []
                    used = 0
                    for token in tokens:
                        used += 1
                        if self.vocabulary.is_end(token.id):
                            reason = FinishReason.STOP
                            break
                        text.append(token.id)
                        final += detokenizer.push(token, self.vocabulary.piece(token.id))
                        reason = self._ended(detokenizer, len(text) - len(prompt))
                        if reason is not None:
                            break
                    if used < len(tokens):
                        step = replace(step, unused=len(tokens) - used)
                    self.statistics.count_step(step)
                    for ready in final:
                        shown += 1
                        yield self._show(*ready, requested)
                    yield step
                    reason = reason or self._exhausted(len(text))
            except DecodeAborted:
                reason = FinishReason.CANCELLED
            for ready in detokenizer.flush():
                shown += 1
                yield self._show(*ready, requested)
            yield GenerationFinished(reason, replace(self.statistics), self.seed)
        finally:
            self.target.keep_prefix(len(prompt) + shown)
            if self.drafter is not None:
                self.drafter.keep(len(prompt) + shown)

    def _prefill(self, prompt: Sequence[int]) -> Generator[Event]:
        """Read all of the prompt but its last token, in both models."""
        started = time.perf_counter()
        waiting = 0.0
        wanted = prompt[:-1]
        # All caches forget another text before anything is yielded: closing must find them true.
        reused = self.statistics.reused_tokens = self.target.reuse(wanted)
        self.target.mark(lasting=True)  # the end of the last answer: its question may be edited
        draft_reading = self.drafter.prefill(prompt) if self.drafter is not None else iter(())
        if len(prompt) > self.target.context_length:
            return
        for count in self.target.feed_in_chunks(wanted[reused:]):
            yielded = time.perf_counter()
            yield PrefillProgress(reused + count, len(prompt), reused)
            waiting += time.perf_counter() - yielded
        self.target.mark(lasting=True)  # the end of the question: it may be answered again
        for _ in draft_reading:
            pass
        self.statistics.prefill_ms = _ms(started + waiting)

    def _step(
        self, text: list[int], generated: int, rng: np.random.Generator
    ) -> tuple[StepFinished, list[TokenEmitted]]:
        """Draft, verify in one target pass, commit; return the record and the new tokens."""
        if self.cancel.is_set:
            raise DecodeAborted("The generation was stopped.")
        started = time.perf_counter()
        base = len(text) - 1
        lookahead = self.policy.next_lookahead(base)
        draft = self._draft(text, lookahead, generated, rng)
        looked = bool(draft.tokens) or draft.unsubmitted is not None
        draft_ms = _ms(started) if looked else 0.0
        if self.policy.judge is not None:
            lookahead = len(draft.tokens)

        verifying = time.perf_counter()
        # Where the target cannot roll back, it has yet to read what was accepted since its mark.
        reread = base - len(self.target)
        if draft.tokens:
            self.target.mark()
        unread = [*text[len(self.target) :], *draft.tokens]
        rows = self.target.feed(unread, rows=len(draft.tokens) + 1)
        verify_ms = _ms(verifying)

        verdict = self._verify(rows, draft, text, rng)
        self.target.roll_back_to(base + 1 + verdict.accepted)
        if self.drafter is not None:
            self.drafter.keep(base + 1 + verdict.accepted)

        tokens = self._records(rows, draft, verdict, self.statistics.steps)
        step = StepFinished(
            index=self.statistics.steps,
            lookahead=lookahead,
            drafted=len(draft.tokens),
            evaluated=verdict.evaluated,
            accepted=verdict.accepted,
            draft_ms=draft_ms,
            verify_ms=verify_ms,
            total_ms=_ms(started),
            position=base + 1 + verdict.accepted,
            policy=self.policy.describe(),
            source=draft.source if draft.tokens else None,
            reread=reread,
        )
        self.policy.observe(step, _unsubmitted_chance(draft, verdict))
        return step, tokens

    def _draft(
        self, text: list[int], lookahead: int, generated: int, rng: np.random.Generator
    ) -> Draft:
        behind = len(text) - 1 - len(self.target)
        if self.drafter is None or lookahead == 0 or behind > _MOST_REREAD:
            return Draft()
        # A step yields one token more than it drafts; the very last one may still be drafted.
        wanted = max(1, self.limits.max_tokens - generated - 1)
        room = min(lookahead, wanted, self.target.context_length - len(text))
        if room <= 0:
            return Draft()
        return self.drafter.draft(
            text,
            room,
            self.sampling,
            rng,
            judge=self.policy.judge,
            show_probs=self.show_probs,
        )

    def _verify(
        self, rows: Logits, draft: Draft, text: list[int], rng: np.random.Generator
    ) -> Verdict:
        def target_probs(position: int) -> Distribution:
            # Each row sees the drafted tokens before it.
            recent = text if self.sampling.repeat_penalty == 1.0 else text + draft.tokens[:position]
            return distribution(rows[position], self.sampling, recent)

        try:
            return verify(draft.tokens, draft.probs, target_probs, rng)
        except InvalidLogits as error:
            raise VerificationError(
                f"The target model failed, so its next token cannot be judged. {error} "
                "Its file is probably damaged."
            ) from error

    def _records(
        self, rows: Logits, draft: Draft, verdict: Verdict, step: int
    ) -> list[TokenEmitted]:
        """Records of a step's tokens, still without text."""
        shown_probs = [
            self._shown_prob(rows, verdict, position, token)
            for position, token in enumerate([*draft.tokens[: verdict.accepted], verdict.token])
        ]
        records = [
            TokenEmitted(
                token, "", TokenOrigin.DRAFT, step, position, shown, drafted, None, draft.source
            )
            for position, (token, shown, drafted) in enumerate(
                zip(draft.tokens[: verdict.accepted], shown_probs, draft.shown_probs, strict=False)
            )
        ]
        position = verdict.accepted if verdict.origin is TokenOrigin.CORRECTION else None
        rejected = None if position is None else self._rejected(rows, draft, verdict, position)
        records.append(
            TokenEmitted(
                verdict.token, "", verdict.origin, step, position, shown_probs[-1], None, rejected
            )
        )
        return records

    def _shown_prob(
        self, rows: Logits, verdict: Verdict, position: int, token: int
    ) -> float | None:
        if self.sampling.greedy:
            return softmax_prob(rows[position], token) if self.show_probs else None
        return verdict.target_probs[position].prob(token)

    def _rejected(
        self, rows: Logits, draft: Draft, verdict: Verdict, position: int
    ) -> RejectedDraft:
        token = draft.tokens[position]
        return RejectedDraft(
            id=token,
            text=self.vocabulary.piece(token).decode("utf-8", "replace"),
            draft_prob=draft.shown_probs[position],
            target_prob=self._shown_prob(rows, verdict, position, token),
        )

    def _ended(self, detokenizer: Detokenizer[TokenEmitted], generated: int) -> FinishReason | None:
        if detokenizer.stopped:
            return FinishReason.STOP_STRING
        return FinishReason.LENGTH if generated >= self.limits.max_tokens else None

    def _exhausted(self, length: int) -> FinishReason | None:
        if self.cancel.is_set:
            return FinishReason.CANCELLED
        if self.target.context_length < length:
            return FinishReason.CONTEXT_FULL
        return FinishReason.STEP_LIMIT if self.statistics.steps >= self.max_steps else None

    def _show(self, token: TokenEmitted, text: str, requested: float) -> TokenEmitted:
        self.statistics.tokens += 1
        if self.statistics.first_token_ms is None:
            self.statistics.first_token_ms = _ms(requested)
        # dataclasses.replace takes several times as long.
        return TokenEmitted(
            token.id,
            text,
            token.origin,
            token.step,
            token.position,
            token.target_prob,
            token.draft_prob,
            token.rejected,
            token.source,
        )


def _unsubmitted_chance(draft: Draft, verdict: Verdict) -> float | None:
    """Whether the target would have accepted the token before which the draft ended."""
    if draft.unsubmitted is None or verdict.accepted < len(draft.tokens):
        return None
    return acceptance_chance(verdict.target_probs[verdict.accepted], draft.unsubmitted)


def _ms(since: float) -> float:
    return (time.perf_counter() - since) * 1000.0
