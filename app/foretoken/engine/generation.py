"""Generation loop: draft, run one target pass, verify, commit. Plain decoding is a special case.

Between steps the target's cache lacks exactly the last token of prompt and answer. The first step
therefore feeds the last prompt token, and every emitted token belongs to a step.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import GenerationLimits, SamplingParams, VerificationRule
from foretoken.engine.drafting.drafter import Draft, Drafter, PromptCheck
from foretoken.engine.errors import DecodeAborted, VerificationError
from foretoken.engine.events import (
    DraftLength,
    DraftSource,
    Event,
    FinishReason,
    GenerationFinished,
    LookaheadReason,
    PrefillProgress,
    RejectedDraft,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.lookahead.policy import LookaheadPolicy
from foretoken.engine.model_pass import CancelFlag, Logits
from foretoken.engine.sampling.probabilities import (
    Distribution,
    InvalidLogits,
    distribution,
    likeliest_token,
    penalised_tokens,
    softmax_probs,
)
from foretoken.engine.sampling.verification import (
    Verification,
    acceptance_probability,
    verify,
    verify_block,
    verify_greedy,
)
from foretoken.engine.speedup import PlainComparison
from foretoken.engine.text.detokenizer import Detokenizer
from foretoken.engine.text.vocabulary import Vocabulary
from foretoken.system.load_watch import RecentLoad, thread_ms, without_delays_ms

# A target that cannot roll back re-reads the tokens accepted since its last mark along with the
# next draft; above this many, a pass without a draft lets it catch up.
_MAX_REREAD = 8
# Logits of the prompt that are compared: eight tokens of the longest vocabularies.
_MOST_CHECKED = 1 << 21


@dataclass(slots=True)
class Generation:
    """State and settings of one generation; ``run`` generates the answer."""

    target: CachedSequence
    drafter: Drafter | None
    vocabulary: Vocabulary
    policy: LookaheadPolicy
    sampling: SamplingParams
    limits: GenerationLimits
    max_steps: int
    cancel: CancelFlag
    seed: int
    verification: VerificationRule = VerificationRule.TOKEN
    show_probs: bool = True
    """Whether to compute probabilities that are needed for display only."""
    computes_here: bool = True
    """Whether both models run on the CPU only."""
    comparison: PlainComparison = field(default_factory=PlainComparison)
    load: RecentLoad = field(default_factory=RecentLoad)
    statistics: RunStatistics = field(default_factory=RunStatistics)

    def run(self, prompt: Sequence[int]) -> Generator[Event]:
        """Yield events until the answer ends; ``prompt`` has at least one token.

        Closing the iterator at any point leaves both caches holding a prefix of the prompt plus the
        yielded tokens. Raises ``TargetError``, ``DraftError``, ``VerificationError`` or
        ``RollbackUnsupported``, with the caches in the same state.
        """
        tokens = list(prompt)  # all verified; the last one is not yet in the target's cache
        shown = 0
        reason: FinishReason | None = None
        rng = np.random.default_rng(self.seed)
        detokenizer: Detokenizer[partial[TokenEmitted]] = Detokenizer(self.limits.stop_strings)
        self.statistics.prompt_tokens = len(prompt)
        requested = time.perf_counter()
        self.load.begin()
        try:
            try:
                yield from self._prefill(prompt)
                if len(prompt) > self.target.context_length:
                    reason = FinishReason.CONTEXT_FULL
                while reason is None:
                    step, verified, records = self._step(tokens, len(tokens) - len(prompt), rng)
                    final: list[tuple[partial[TokenEmitted], str]] = []
                    used = 0
                    for token, record in zip(verified, records, strict=True):
                        used += 1
                        if self.vocabulary.is_end(token):
                            reason = FinishReason.STOP
                            break
                        tokens.append(token)
                        final += detokenizer.push(record, self._piece(token))
                        reason = self._ended(detokenizer, len(tokens) - len(prompt))
                        if reason is not None:
                            break
                    if used < len(verified):
                        step = _ended_within(step, used)
                    self.statistics.count_step(step)
                    self.comparison.add(step)
                    for record, text in final:
                        shown += 1
                        yield self._show(record, text, requested)
                    yield step
                    reason = reason or self._exhausted(len(tokens))
            except DecodeAborted:
                reason = FinishReason.CANCELLED
            for record, text in detokenizer.flush():
                shown += 1
                yield self._show(record, text, requested)
            self.comparison.tell(self.statistics)
            yield GenerationFinished(reason, replace(self.statistics), self.seed)
        finally:
            self.target.keep_prefix(len(prompt) + shown)
            if self.drafter is not None:
                self.drafter.keep(len(prompt) + shown)

    def _prefill(self, prompt: Sequence[int]) -> Generator[Event]:
        """Process all of the prompt but its last token, in both models."""
        started = time.perf_counter()
        waiting = 0.0
        wanted = prompt[:-1]
        # Caches drop other tokens before the first yield, so that they are valid if closed there.
        reused = self.statistics.reused_tokens = self.target.reuse(wanted)
        self.target.mark(lasting=True)  # end of the last answer: the user may edit its question
        check = self._prompt_check(len(wanted) - reused)
        drafter = self.drafter
        draft_reading = drafter.prefill(prompt, check) if drafter is not None else iter(())
        if len(prompt) > self.target.context_length:
            return
        committed = reused
        read_alone = check.count if check else 0
        for count in self.target.feed_in_chunks(wanted[reused : len(wanted) - read_alone]):
            self._commit(prompt[committed + 1 : reused + count + 1], committed)
            committed = reused + count
            yielded = time.perf_counter()
            yield PrefillProgress(committed, len(prompt), reused)
            waiting += time.perf_counter() - yielded
        if check is not None:
            rows = self.target.feed(wanted[committed:], rows=check.count)
            self._note_choices(check, rows)
            self._commit(prompt[committed + 1 :], committed)
            yielded = time.perf_counter()
            yield PrefillProgress(len(wanted), len(prompt), reused)
            waiting += time.perf_counter() - yielded
        self.target.mark(lasting=True)  # end of the question: it may be answered again
        for _ in draft_reading:
            pass
        self.statistics.prefill_ms = _ms(started + waiting)

    def _prompt_check(self, unread: int) -> PromptCheck | None:
        stopping = self.policy.early_stopping
        if stopping is None:
            return None
        affordable = _MOST_CHECKED // self.vocabulary.size
        count = min(stopping.prompt_tokens, affordable, unread, self.target.batch_length)
        return PromptCheck(count, self.sampling, stopping) if count else None

    def _note_choices(self, check: PromptCheck, rows: Logits) -> None:
        """Note what the target would have written in the place of the prompt's last tokens."""
        found, rng = [], np.random.default_rng(self.seed)  # the answer's draws stay as they are
        try:
            for row in rows:
                if self.sampling.greedy:
                    found.append((likeliest_token(row, self.sampling, []), 1.0))
                else:
                    probs = distribution(row, self.sampling, [])
                    token = probs.sample(rng)
                    found.append((token, probs.prob(token)))
        except InvalidLogits as error:
            raise VerificationError("target-not-finite", error=error) from error
        check.choices = [token for token, _ in found]
        check.stopping.note_written([prob for _, prob in found])

    def _step(
        self, prefix: list[int], generated: int, rng: np.random.Generator
    ) -> tuple[StepFinished, list[int], list[partial[TokenEmitted]]]:
        """Draft, verify in one target pass, commit.

        Returns the step's record, the tokens to append to ``prefix``, and their records.
        """
        if self.cancel.is_set:
            raise DecodeAborted("pass-stopped")
        started, began = time.perf_counter(), thread_ms()
        base = len(prefix) - 1
        lookahead = self.policy.next_lookahead(base)
        # A target that cannot roll back still has to read the tokens accepted since its mark.
        reread = base - len(self.target)
        room = self._room(prefix, lookahead, generated) if reread <= _MAX_REREAD else 0
        draft = self._draft(prefix, room, rng)
        drafting = bool(draft.tokens) or draft.stop_probs is not None
        draft_ms = _ms(started) if drafting else 0.0
        unread = [*prefix[len(self.target) :], *draft.tokens]
        outlook = self.policy.outlook(len(unread))
        reason = self._limited_by(draft, lookahead, room, reread) or outlook.reason
        if self.policy.early_stopping is not None:
            lookahead = len(draft.tokens)

        verifying, read = time.perf_counter(), thread_ms()
        if draft.tokens:
            self.target.mark(drafted=len(draft.tokens))
        rows = self.target.feed(unread, rows=len(draft.tokens) + 1)
        verify_ms = _ms(verifying)

        verification = self._verify(rows, draft, prefix, rng)
        verified = [*draft.tokens[: verification.accepted], verification.token]
        self.target.roll_back_to(base + len(verified))
        self._commit(verified, base)

        records = self._records(verified, rows, draft, verification)
        step = StepFinished(
            index=self.statistics.steps,
            lookahead=lookahead,
            drafted=len(draft.tokens),
            evaluated=verification.evaluated,
            accepted=verification.accepted,
            draft_ms=draft_ms,
            verify_ms=verify_ms,
            total_ms=_ms(started),
            position=base + len(verified),
            policy=self.policy.status(),
            source=draft.source if draft.tokens else None,
            reread=reread,
            reason=reason,
            predicted_ms=outlook.predicted_ms,
            copied_from=draft.copied_from if draft.tokens else None,
            others_busy=self.load.others_busy,
        )
        stopping = self.policy.early_stopping
        chances: Sequence[float] = ()
        if stopping is not None:
            chances, greedy = _acceptance_chances(draft, verification), self.sampling.greedy
            stopping.note_written(
                [1.0 if greedy else each.keywords["target_prob"] for each in records]
            )
        learned = step
        if self.computes_here and self.load.is_busy:
            own_draft_ms = without_delays_ms(draft_ms, began, read)
            own_ms = own_draft_ms + without_delays_ms(step.total_ms - draft_ms, read, thread_ms())
            learned = replace(step, draft_ms=own_draft_ms, total_ms=own_ms)
        self.policy.observe(learned, chances)
        return step, verified, records

    def _commit(self, tokens: Sequence[int], start: int) -> None:
        """Pass the drafter the tokens predicted at the target's positions from ``start``."""
        if self.drafter is not None:
            self.drafter.commit(tokens, self.target.hidden_states(start, start + len(tokens)))

    def _room(self, prefix: list[int], lookahead: int, generated: int) -> int:
        """Return how many of the wanted tokens fit the answer and the context."""
        # A step yields one token more than it drafts, but the last token may still be drafted.
        wanted = max(1, self.limits.max_tokens - generated - 1)
        return max(0, min(lookahead, wanted, self.target.context_length - len(prefix)))

    def _limited_by(
        self, draft: Draft, lookahead: int, room: int, reread: int
    ) -> LookaheadReason | None:
        """Return why drafting ended early, unless the policy ended it."""
        drafted = len(draft.tokens)
        if self.drafter is None or not lookahead:
            return None
        if reread > _MAX_REREAD:
            return LookaheadReason(DraftLength.CATCHING_UP)
        if drafted == room < lookahead:
            return LookaheadReason(DraftLength.NO_ROOM)
        if drafted and self.vocabulary.is_end(draft.tokens[-1]):
            return LookaheadReason(DraftLength.DRAFT_ENDED)
        if self.policy.early_stopping is None and drafted < lookahead:
            # Without early stopping, either lookup found nothing or the draft's context is full.
            by_lookup = draft.source is DraftSource.LOOKUP
            return LookaheadReason(DraftLength.NO_COPY if by_lookup else DraftLength.NO_ROOM)
        return None

    def _draft(self, prefix: list[int], room: int, rng: np.random.Generator) -> Draft:
        if self.drafter is None or not room:
            return Draft()
        return self.drafter.draft(
            prefix,
            room,
            self.sampling,
            rng,
            stopping=self.policy.early_stopping,
            show_probs=self.show_probs,
        )

    def _verify(
        self, rows: Logits, draft: Draft, prefix: list[int], rng: np.random.Generator
    ) -> Verification:
        recent = penalised_tokens(prefix, self.sampling)

        def target_probs(position: int) -> Distribution:
            if position:  # each row sees the drafted tokens before it
                recent.append(draft.tokens[position - 1])
            return distribution(rows[position], self.sampling, recent)

        def likeliest(position: int) -> int:
            if position and recent:
                recent.append(draft.tokens[position - 1])
            return likeliest_token(rows[position], self.sampling, recent)

        try:
            if self.sampling.greedy:  # both rules accept the same tokens
                return verify_greedy(draft.tokens, likeliest)
            by_block = self.verification is VerificationRule.BLOCK
            verify_draft = verify_block if by_block else verify
            return verify_draft(draft.tokens, draft.probs, target_probs, rng)
        except InvalidLogits as error:
            raise VerificationError("target-not-finite", error=error) from error

    def _records(
        self, verified: Sequence[int], rows: Logits, draft: Draft, verification: Verification
    ) -> list[partial[TokenEmitted]]:
        """Build the step's token records, still without text, while ``rows`` are valid."""
        accepted = verification.accepted
        corrected = verification.origin is TokenOrigin.CORRECTION
        places, tokens = [*range(accepted + 1)], [*verified]
        if corrected:
            places.append(accepted)
            tokens.append(draft.tokens[accepted])
        shown = self._shown_probs(rows, verification, places, tokens)
        step, source = self.statistics.steps, draft.source
        records = [
            partial(
                TokenEmitted,
                id=token,
                origin=TokenOrigin.DRAFT,
                step=step,
                position=position,
                target_prob=shown[position],
                draft_prob=draft.shown_probs[position],
                rejected=None,
                source=source,
            )
            for position, token in enumerate(verified[:accepted])
        ]
        rejected = None
        if corrected:
            token = draft.tokens[accepted]
            text = self._piece(token).decode("utf-8", "replace")
            rejected = RejectedDraft(token, text, draft.shown_probs[accepted], shown[-1])
        last = partial(
            TokenEmitted,
            id=verification.token,
            origin=verification.origin,
            step=step,
            position=accepted if corrected else None,
            target_prob=shown[accepted],
            draft_prob=None,
            rejected=rejected,
            source=None,
        )
        return [*records, last]

    def _shown_probs(
        self, rows: Logits, verification: Verification, places: list[int], tokens: list[int]
    ) -> Sequence[float | None]:
        """Return the displayed target probability of each token at its place."""
        if not self.sampling.greedy:
            probs = verification.target_probs
            return [probs[place].prob(token) for place, token in zip(places, tokens, strict=True)]
        return softmax_probs(rows, places, tokens) if self.show_probs else [None] * len(tokens)

    def _piece(self, token: int) -> bytes:
        if token in self.limits.shown_controls:
            return self.vocabulary.text(token).encode()
        return self.vocabulary.piece(token)

    def _ended(
        self, detokenizer: Detokenizer[partial[TokenEmitted]], generated: int
    ) -> FinishReason | None:
        if detokenizer.stopped:
            return FinishReason.STOP_STRING
        return FinishReason.LENGTH if generated >= self.limits.max_tokens else None

    def _exhausted(self, length: int) -> FinishReason | None:
        if self.cancel.is_set:
            return FinishReason.CANCELLED
        if self.target.context_length < length:
            return FinishReason.CONTEXT_FULL
        return FinishReason.STEP_LIMIT if self.statistics.steps >= self.max_steps else None

    def _show(self, record: partial[TokenEmitted], text: str, requested: float) -> TokenEmitted:
        self.statistics.tokens += 1
        self.statistics.from_draft += record.keywords["origin"] is TokenOrigin.DRAFT
        if self.statistics.first_token_ms is None:
            self.statistics.first_token_ms = _ms(requested)
        return record(text=text)


def _ended_within(step: StepFinished, used: int) -> StepFinished:
    """Return the record of a step whose answer ended after ``used`` tokens of its draft."""
    evaluated = min(step.evaluated, used)
    return replace(step, accepted=used, evaluated=evaluated, unused=1)


def _acceptance_chances(draft: Draft, verification: Verification) -> list[float]:
    """Return the target's acceptance probability at each evaluated position of the draft.

    If all were accepted, that of the token at which drafting stopped early is appended.
    """
    if not verification.target_probs:  # at temperature 0
        chances = [1.0] * verification.accepted
        if verification.evaluated > verification.accepted:
            chances.append(0.0)
        elif draft.stop_probs is not None:
            chances.append(draft.stop_probs.prob(verification.token))
        return chances
    drafted_from = draft.probs[: verification.evaluated]
    if draft.stop_probs is not None and verification.accepted == len(draft.tokens):
        drafted_from = [*drafted_from, draft.stop_probs]
    targets = verification.target_probs
    return [acceptance_probability(*both) for both in zip(targets, drafted_from, strict=False)]


def _ms(since: float) -> float:
    return (time.perf_counter() - since) * 1000.0
