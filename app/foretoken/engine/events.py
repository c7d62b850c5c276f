"""Events of a generation: small frozen records in order, and the statistics of a run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from itertools import accumulate
from math import log
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken.system.records import Count, Milliseconds, Number, Share

Chance: TypeAlias = Annotated[float, Meta(ge=0.0, le=1.001)]
"""The upper bound allows for sums of rounded numbers."""
_Counts: TypeAlias = Annotated[list[Count], Meta(max_length=4096)]

_SHORTEST_GAP_MS, _GAP_RATIO, MOST_GAPS = 0.5, 1.02, 900
"""Gaps are counted in classes, each 2 % longer than the one before it."""


class DraftSource(StrEnum):
    """Source of a draft."""

    MODEL = "model"
    """A draft model."""
    LOOKUP = "lookup"
    """Lookup: earlier text that followed the same words."""


@dataclass(frozen=True, slots=True)
class CopiedFrom:
    """A text outside of this prompt and answer, by the number its store uses for it."""

    text: int
    part: int = 0
    """0 is the text itself; its attachments follow."""


@dataclass(slots=True)
class DraftCounts:
    """Outcome of the tokens drafted by one source."""

    drafted: Count = 0
    evaluated: Count = 0
    accepted: Count = 0

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / evaluated: Leviathan's alpha, estimated."""
        return _ratio(self.accepted, self.evaluated)

    @property
    def draft_acceptance_rate(self) -> float | None:
        """Accepted / drafted: lower than the acceptance rate when more than one is drafted."""
        return _ratio(self.accepted, self.drafted)

    def add(self, other: DraftCounts | StepFinished) -> None:
        """Add other counts, or those of a step."""
        self.drafted += other.drafted
        self.evaluated += other.evaluated
        self.accepted += other.accepted


@dataclass(slots=True)
class RunStatistics:
    """Statistics of one or more runs; times are wall milliseconds.

    Corrections and bonus tokens are never counted as accepted.
    """

    tokens: Count = 0
    """Emitted tokens, without the end token."""
    generated: Count = 0
    """Tokens that target passes added to the text: the emitted ones, and the end token or stop
    string that ended it, whose pass took as long as any other. Speeds are based on these."""
    prompt_tokens: Count = 0
    reused_tokens: Count = 0
    """Prompt tokens that were still in the target's cache."""
    steps: Count = 0
    """Target passes after prefill."""
    drafted: Count = 0
    """By any source, as are ``evaluated`` and ``accepted``; see ``by_source``."""
    evaluated: Count = 0
    accepted: Count = 0
    from_draft: Count = 0
    """Emitted tokens that were drafted and accepted; fewer than ``accepted`` if a drafted end token
    was accepted."""
    prefill_ms: Number = 0.0
    draft_ms: Number = 0.0
    verify_ms: Number = 0.0
    decode_ms: Number = 0.0
    """Whole steps: drafting, target passes and everything around them."""
    first_token_ms: Number | None = None
    """From the request to the first shown token, prefill included."""
    drafted_by_position: _Counts = field(default_factory=list)
    accepted_by_position: _Counts = field(default_factory=list)
    by_source: dict[DraftSource, DraftCounts] = field(default_factory=dict)
    """Drafted, evaluated and accepted tokens by source."""
    gaps: _Counts = field(default_factory=list)
    """Number of gaps between arrivals by length class, see ``gap_ms``. Unlike medians, counts can
    be added over runs."""
    others_ms: Number = 0.0
    """Sum of each step's time multiplied by other programs' share of the processor."""
    # Comparison with plain decoding, written by ``speedup.PlainComparison``.
    compared_steps: Count = 0
    compared_tokens: Count = 0
    compared_ms: Number = 0.0
    """Time of these steps."""
    compared_variance: Number = 0.0
    """In ms²."""
    plain_ms: Number = 0.0
    """Time that plain decoding needs for as many tokens."""
    plain_variance: Number = 0.0
    left_out_ms: Number = 0.0
    """Part of ``decode_ms`` that is not comparable because the computer's speed changed."""

    @property
    def tokens_per_second(self) -> float | None:
        """Generated tokens per second of decoding, prefill excluded."""
        return _ratio(self.generated * 1000.0, self.decode_ms)

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted / evaluated: Leviathan's alpha, estimated."""
        return _ratio(self.accepted, self.evaluated)

    @property
    def draft_acceptance_rate(self) -> float | None:
        """Accepted / drafted: lower than the acceptance rate when more than one is drafted."""
        return _ratio(self.accepted, self.drafted)

    @property
    def others_busy(self) -> float | None:
        """Other programs' mean share of the processor while decoding, 0 to 1."""
        return _ratio(self.others_ms, self.decode_ms)

    @property
    def mean_acceptance_length(self) -> float | None:
        """Generated tokens per target pass, corrections and bonus tokens included: 1 or more."""
        return _ratio(self.generated, self.steps)

    def gap_ms(self, share: float) -> float | None:
        """Return the quantile ``share`` of the gaps between arrivals, within 1 %.

        All tokens of a step appear at once, so there is one arrival per step: a gap is the time
        from one step's arrival to the next. The wait for the first token is not a gap. None with
        fewer than two steps.
        """
        wanted = share * sum(self.gaps)
        if not wanted:
            return None
        place = next(i for i, count in enumerate(accumulate(self.gaps)) if count >= wanted)
        return float(_SHORTEST_GAP_MS * _GAP_RATIO**place)

    @property
    def gap_median_ms(self) -> float | None:
        """Median time between arrivals."""
        return self.gap_ms(0.5)

    @property
    def gap_p95_ms(self) -> float | None:
        """95th percentile of the time between arrivals."""
        return self.gap_ms(0.95)

    def _count_gap(self, milliseconds: float) -> None:
        length = max(milliseconds, _SHORTEST_GAP_MS) / _SHORTEST_GAP_MS
        place = min(round(log(length) / log(_GAP_RATIO)), MOST_GAPS)
        self.gaps.extend([0] * (place + 1 - len(self.gaps)))
        self.gaps[place] += 1

    def count_step(self, step: StepFinished) -> None:
        """Count one target pass and its verification."""
        if self.steps:
            self._count_gap(step.total_ms)
        self.steps += 1
        self.generated += step.tokens
        self.drafted += step.drafted
        self.evaluated += step.evaluated
        self.accepted += step.accepted
        if step.source is not None:
            self.by_source.setdefault(step.source, DraftCounts()).add(step)
        self.draft_ms += step.draft_ms
        self.verify_ms += step.verify_ms
        self.decode_ms += step.total_ms
        _add_ones(self.drafted_by_position, step.drafted)
        _add_ones(self.accepted_by_position, step.accepted)
        self.others_ms += (step.others_busy or 0.0) * step.total_ms

    def add(self, other: RunStatistics) -> None:
        """Add another run's counters; ``first_token_ms`` is not changed."""
        for name in _COUNTERS:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                for source, counts in theirs.items():
                    mine.setdefault(source, DraftCounts()).add(counts)
            elif isinstance(mine, list):
                mine.extend([0] * (len(theirs) - len(mine)))
                for position, count in enumerate(theirs):
                    mine[position] += count
            elif name != "first_token_ms":
                setattr(self, name, mine + theirs)


_COUNTERS = tuple(each.name for each in fields(RunStatistics))


def _ratio(numerator: float, denominator: float) -> float | None:
    return numerator / denominator if denominator else None


def _add_ones(counts: list[int], length: int) -> None:
    counts.extend([0] * (length - len(counts)))
    for position in range(length):
        counts[position] += 1


class TokenOrigin(StrEnum):
    """Origin of an emitted token."""

    DRAFT = "draft"
    """Proposed by the draft and accepted by the target."""
    CORRECTION = "correction"
    """Drawn from the residual at the first rejected draft token."""
    BONUS = "bonus"
    """The extra token of a target pass in which every draft token was accepted."""
    TARGET = "target"
    """No draft was made in this step."""
    CHOSEN = "chosen"
    """Chosen by the user among the tokens the target could have drawn; the answer continues from
    it. It belongs to no step."""
    UNKNOWN = "unknown"
    """Sent by a server without its origin. It belongs to no step."""


class PolicyState(StrEnum):
    """State of a lookahead policy."""

    PLAIN = "plain"
    """Never drafts."""
    FIXED = "fixed"
    STEP = "step-rule"
    EWMA = "ewma"
    ADAPTIVE = "adaptive"
    """Drafts with the draft model."""
    LOOKUP = "lookup"
    """Uses what prompt lookup finds."""
    PAUSED = "paused"
    """Does not draft, because it would not pay."""
    NOTHING_FOUND = "nothing-found"
    """Has only prompt lookup, which finds nothing."""


@dataclass(frozen=True, slots=True)
class PolicyStatus:
    """Status of a lookahead policy; ``figures.policy_words`` puts it into words."""

    state: PolicyState
    lookahead: int | None = None
    """Set if all drafts have the same length."""

    @property
    def idle(self) -> bool:
        """Whether nothing is drafted because it would not pay."""
        return self.state in (PolicyState.PAUSED, PolicyState.NOTHING_FOUND)


class DraftLength(StrEnum):
    """Why a step drafted as many tokens as it did."""

    DOUBTFUL = "doubtful"
    """The draft model ran for one more token, which the target was too likely to reject."""
    COSTLY = "costly"
    """One more token was expected to cost more time than it gains; the draft model was not run."""
    LONGEST = "longest"
    """The maximum length of a draft."""
    COPY = "copy"
    """Earlier text continues this way; a copy of this length was expected to gain most."""
    POOR_COPY = "poor-copy"
    """Earlier text was found, but no copy of it was expected to gain."""
    NO_COPY = "no-copy"
    """There is no draft model, and prompt lookup found nothing."""
    PAUSE = "pause"
    """Drafting is paused because it did not pay recently."""
    PLAIN_MEASURED = "plain-measured"
    """This pass measures the plain speed."""
    FIXED = "fixed"
    """The length is fixed."""
    RAISED = "raised"
    """A rule increased the length: most tokens were accepted."""
    LOWERED = "lowered"
    """A rule decreased the length: few tokens were accepted."""
    KEPT = "kept"
    """A rule kept the length."""
    NO_ROOM = "no-room"
    """The answer or the context ends here."""
    DRAFT_ENDED = "draft-ended"
    """The draft's last token ends the answer."""
    CATCHING_UP = "catching-up"
    """The target has to re-read accepted tokens first, because it cannot roll back."""


@dataclass(frozen=True, slots=True)
class LookaheadReason:
    """Why a step has its lookahead; ``figures.reason_text`` puts it into words."""

    kind: DraftLength
    chance: float | None = None
    """Of a DOUBTFUL token: its estimated probability of acceptance."""


class FinishReason(StrEnum):
    """Why a generation ended."""

    STOP = "stop"
    STOP_STRING = "stop_string"
    LENGTH = "length"
    CONTEXT_FULL = "context_full"
    STEP_LIMIT = "step_limit"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class RejectedDraft:
    """The draft token replaced by a correction, with its probabilities in both models."""

    id: int
    text: str
    draft_prob: Chance | None
    target_prob: Chance | None


@dataclass(frozen=True, slots=True)
class PrefillProgress:
    """Progress of the prefill: ``processed`` of ``total`` tokens, ``reused`` from the cache."""

    processed: int
    total: int
    reused: int


UNKNOWN_ID = -2
"""The id of one or more tokens that a server sent as text only."""


@dataclass(frozen=True, slots=True)
class TokenEmitted:
    """One verified token, with text that is final (complete UTF-8, past every stop string).

    Probabilities are those after the sampling transforms; at temperature 0 they are the softmax of
    the raw logits. ``draft_prob`` is the probability with which the draft proposed this very token,
    so only an accepted draft token has one.
    """

    id: int
    text: str
    origin: TokenOrigin
    step: int
    position: Count | None = None
    """Position in the step's draft, from 0: of the accepted token, or of the rejected one that this
    correction replaced; None for bonus and target tokens."""
    target_prob: Chance | None = None
    """None at temperature 0 unless requested, as it takes a pass over all logits. For a chosen
    token, its probability in the target."""
    draft_prob: Chance | None = None
    rejected: RejectedDraft | None = None
    """Only on a correction."""
    source: DraftSource | None = None
    """Source of an accepted draft token; None for others."""


def token_ids(tokens: Sequence[TokenEmitted]) -> tuple[int, ...]:
    """Return the ids of the tokens, or none at all if one of them is unknown."""
    ids = tuple([token.id for token in tokens])  # a list: faster than a generator for many
    return ids if min(ids, default=0) >= 0 else ()


@dataclass(frozen=True, slots=True)
class StepFinished:
    """One step: drafting, target pass and verification. Times are wall milliseconds."""

    index: Count
    lookahead: Count
    """Tokens that the policy wanted; ``drafted`` can be less, for example near the end."""
    drafted: Count
    evaluated: Count
    """Accepted tokens plus one if a token was rejected; later ones were never verified."""
    accepted: Count
    draft_ms: Milliseconds
    """Time of the draft, even if it ran only to find out whether drafting would pay."""
    verify_ms: Milliseconds
    total_ms: Milliseconds
    """Draft, target pass and everything around them."""
    position: Count
    """Tokens the target has processed: verified ones of prompt and answer, without the last."""
    policy: PolicyStatus | None = None
    """Status of the lookahead policy; None if unknown."""
    source: DraftSource | None = None
    """Source of the draft; None if nothing was submitted."""
    reread: Count = 0
    """Tokens that this pass had to re-read because the model cannot roll back."""
    unused: Count = 0
    """Verified tokens after the one that ended the answer; not counted in ``accepted`` or
    ``evaluated``."""
    reason: LookaheadReason | None = None
    """Why the draft has its length; None if no decision was made."""
    predicted_ms: Milliseconds | None = None
    """Prediction of ``total_ms`` made before the target pass from the costs known then; None if the
    policy has none."""
    copied_from: CopiedFrom | None = None
    """Text outside of this prompt and answer that a lookup draft was copied from."""
    others_busy: Share | None = None
    """Other programs' share of the processor in the last tenth of a second, 0 to 1; None if not
    known yet."""

    @property
    def tokens(self) -> int:
        """Tokens the pass added to the answer, 1 or more, an end token included."""
        return self.accepted + 1 - self.unused

    @property
    def batch(self) -> int:
        """Tokens in the batch of the target pass."""
        return self.reread + 1 + self.drafted


def copied_from(steps: Iterable[StepFinished]) -> set[CopiedFrom]:
    """Return the texts outside of prompt and answer that steps copied from."""
    return {step.copied_from for step in steps if step.copied_from is not None}


@dataclass(frozen=True, slots=True)
class GenerationFinished:
    """Last event of every generation that did not raise."""

    reason: FinishReason
    statistics: RunStatistics
    seed: int


Event: TypeAlias = PrefillProgress | TokenEmitted | StepFinished | GenerationFinished
