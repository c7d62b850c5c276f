"""What a generation yields: small frozen records in their order, and the counters of a run."""

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
"""Sums of rounded numbers end a little above 1."""
_Counts: TypeAlias = Annotated[list[Count], Meta(max_length=4096)]

_SHORTEST_GAP_MS, _GAP_RATIO, MOST_GAPS = 0.5, 1.02, 900
"""Gaps are counted in classes, each 2 % longer than the one before."""


class DraftSource(StrEnum):
    """Who proposed a draft."""

    MODEL = "model"
    """A draft model."""
    LOOKUP = "lookup"
    """Earlier text: what followed the same words there."""


@dataclass(frozen=True, slots=True)
class CopiedFrom:
    """A text outside of this prompt and answer, by the number that its keeper has for it."""

    text: int
    part: int = 0
    """Of a text with others attached: 0 is itself, then come those."""


@dataclass(slots=True)
class DraftCounts:
    """What became of the tokens that one source drafted."""

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
        """Count others, or those of a step."""
        self.drafted += other.drafted
        self.evaluated += other.evaluated
        self.accepted += other.accepted


@dataclass(slots=True)
class RunStatistics:
    """Facts counted while generating; times are wall milliseconds.

    A correction or a bonus token is never counted as accepted.
    """

    tokens: Count = 0
    """Tokens shown; the end token is not one of them."""
    generated: Count = 0
    """Tokens that the target passes gave the text: those shown, and what ended it - an end token
    or a stop string - because its pass took as long as any other. Speeds count these."""
    prompt_tokens: Count = 0
    reused_tokens: Count = 0
    """Prompt tokens that were still in the target's cache."""
    steps: Count = 0
    """Target passes after prefill."""
    drafted: Count = 0
    """By whomever, as are ``evaluated`` and ``accepted``; see ``by_source``."""
    evaluated: Count = 0
    accepted: Count = 0
    from_draft: Count = 0
    """Shown tokens that were drafted and accepted. ``accepted`` can be more: a drafted end token is
    not shown."""
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
    """Drafted, evaluated and accepted tokens of a draft model and of lookup, each for itself."""
    gaps: _Counts = field(default_factory=list)
    """How many gaps between arrivals had which length, see ``gap_ms``. Counts can be added up over
    runs, which medians cannot."""
    others_ms: Number = 0.0
    """Of ``decode_ms``: what it was times the share of the processor that other programs took."""
    # What is compared with plain decoding; ``speedup.PlainComparison`` tells it.
    compared_steps: Count = 0
    compared_tokens: Count = 0
    compared_ms: Number = 0.0
    """What these steps took."""
    compared_variance: Number = 0.0
    """Of that, in ms²."""
    plain_ms: Number = 0.0
    """What plain decoding takes for as many tokens."""
    plain_variance: Number = 0.0
    left_out_ms: Number = 0.0
    """Of ``decode_ms``: steps while the computer's speed changed, which compare with nothing."""

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
        """Other programs' share of the processor while it was written, 0 to 1."""
        return _ratio(self.others_ms, self.decode_ms)

    @property
    def mean_acceptance_length(self) -> float | None:
        """Generated tokens per target pass, corrections and bonus tokens included: 1 or more."""
        return _ratio(self.generated, self.steps)

    def gap_ms(self, share: float) -> float | None:
        """The gap between arrivals that this share of all gaps does not exceed, within 1 %.

        All tokens of a step appear on the screen at once, so a person sees one arrival per step: a
        gap is the time from one step's arrival to the next, and tokens that come together have
        none between them. The wait for the first token is not a gap. None with fewer than two
        steps.
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
        """The time between arrivals that 95 % of the gaps do not exceed."""
        return self.gap_ms(0.95)

    def _count_gap(self, milliseconds: float) -> None:
        length = max(milliseconds, _SHORTEST_GAP_MS) / _SHORTEST_GAP_MS
        place = min(round(log(length) / log(_GAP_RATIO)), MOST_GAPS)
        self.gaps.extend([0] * (place + 1 - len(self.gaps)))
        self.gaps[place] += 1

    def count_step(self, step: StepFinished) -> None:
        """Count one target pass and what it said of its draft."""
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
        """Add another run's counters to these; ``first_token_ms`` keeps its own value."""
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
    """Where a shown token came from."""

    DRAFT = "draft"
    """Proposed by the draft and accepted by the target."""
    CORRECTION = "correction"
    """Drawn from the residual at the first rejected draft token."""
    BONUS = "bonus"
    """The extra token of a target pass in which every draft token was accepted."""
    TARGET = "target"
    """No draft was made in this step."""
    CHOSEN = "chosen"
    """No model drew it: a person chose it among those that the target could have drawn, and the
    answer goes on from there. It belongs to no step."""
    UNKNOWN = "unknown"
    """A server wrote it and did not tell where it came from. It belongs to no step."""


class PolicyState(StrEnum):
    """What a lookahead policy does at the moment."""

    PLAIN = "plain"
    """No draft is ever asked for."""
    FIXED = "fixed"
    STEP = "step-rule"
    EWMA = "ewma"
    ADAPTIVE = "adaptive"
    """It lets the draft model draft."""
    LOOKUP = "lookup"
    """It takes what prompt lookup finds."""
    PAUSED = "paused"
    """Drafting would not pay, so that it does not."""
    NOTHING_FOUND = "nothing-found"
    """Prompt lookup is all there is, and it finds nothing."""


@dataclass(frozen=True, slots=True)
class PolicyStatus:
    """What a lookahead policy tells of itself; ``figures.policy_words`` says it to people."""

    state: PolicyState
    lookahead: int | None = None
    """Of a policy whose drafts all have one length."""

    @property
    def idle(self) -> bool:
        """Whether nothing is drafted because it would not pay."""
        return self.state in (PolicyState.PAUSED, PolicyState.NOTHING_FOUND)


class DraftLength(StrEnum):
    """Why a step drafted as many tokens as it did: what ended its draft, or kept it from one."""

    DOUBTFUL = "doubtful"
    """The draft was run for one token more, which the target would too likely have rejected."""
    COSTLY = "costly"
    """One token more was expected to cost more time than it gains, before the draft was run."""
    LONGEST = "longest"
    """It is as long as drafts get."""
    COPY = "copy"
    """Earlier text goes on so, and so far a copy of it was expected to gain most."""
    POOR_COPY = "poor-copy"
    """Earlier text goes on somehow, and no copy of it was expected to gain."""
    NO_COPY = "no-copy"
    """There is no draft model, and prompt lookup found nothing."""
    PAUSE = "pause"
    """Running the draft did not pay of late, so that it rests."""
    PLAIN_MEASURED = "plain-measured"
    """This pass measures the plain speed."""
    FIXED = "fixed"
    """Its length is fixed."""
    RAISED = "raised"
    """A rule has made drafts longer: most tokens were accepted."""
    LOWERED = "lowered"
    """A rule has made drafts shorter: few tokens were accepted."""
    KEPT = "kept"
    """A rule has left the length as it was."""
    NO_ROOM = "no-room"
    """The answer or the context ends here."""
    DRAFT_ENDED = "draft-ended"
    """The draft ends the answer with its last token."""
    CATCHING_UP = "catching-up"
    """The target has to read what it could not keep, because it cannot roll back."""


@dataclass(frozen=True, slots=True)
class LookaheadReason:
    """Why the lookahead of a step is what it is; ``figures.reason_text`` says it to people."""

    kind: DraftLength
    chance: float | None = None
    """Of a DOUBTFUL token: the probability, as estimated then, that the target accepts it."""


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
    """The draft token that a correction replaced, and what both models gave it."""

    id: int
    text: str
    draft_prob: Chance | None
    target_prob: Chance | None


@dataclass(frozen=True, slots=True)
class PrefillProgress:
    """The prompt is being read: ``processed`` of ``total`` tokens, ``reused`` from the cache."""

    processed: int
    total: int
    reused: int


UNKNOWN_ID = -2
"""The id of a token, or of several, that a server sent as a mere text."""


@dataclass(frozen=True, slots=True)
class TokenEmitted:
    """One verified token, with text that is final (complete UTF-8, past every stop string).

    Probabilities are those after the sampling transforms; at temperature 0 they are the
    softmax of the raw logits. ``draft_prob`` is the probability with which the draft
    proposed this very token, so only an accepted draft token has one.
    """

    id: int
    text: str
    origin: TokenOrigin
    step: int
    position: Count | None = None
    """0-based place in the step's draft: of the accepted token, or of the rejected one that
    this correction replaced; None for bonus and target tokens."""
    target_prob: Chance | None = None
    """None at temperature 0 where the caller did not want it: it takes a pass over all logits. Of a
    chosen token what the target gave it."""
    draft_prob: Chance | None = None
    rejected: RejectedDraft | None = None
    """Only on a correction."""
    source: DraftSource | None = None
    """Who proposed it: only on an accepted draft token."""


def token_ids(tokens: Sequence[TokenEmitted]) -> tuple[int, ...]:
    """The ids that a model generated; none where one of them is unknown."""
    ids = tuple([token.id for token in tokens])  # many: a generator is slower
    return ids if min(ids, default=0) >= 0 else ()


@dataclass(frozen=True, slots=True)
class StepFinished:
    """One target pass with its drafting and its verification. Times are wall milliseconds."""

    index: Count
    lookahead: Count
    """Tokens that the policy wanted; ``drafted`` can be less near an end."""
    drafted: Count
    evaluated: Count
    """Accepted tokens plus one if a token was rejected; later ones were never verified."""
    accepted: Count
    draft_ms: Milliseconds
    """Running the draft, be it only to find out whether drafting would pay."""
    verify_ms: Milliseconds
    total_ms: Milliseconds
    """Draft, target pass, and everything around them."""
    position: Count
    """Verified tokens of prompt and answer without the last one: what the target has read."""
    policy: PolicyStatus | None = None
    """What the lookahead policy does; None where it is not known."""
    source: DraftSource | None = None
    """Who drafted; None where nothing was submitted."""
    reread: Count = 0
    """Tokens that this pass had to read once more, because the model cannot roll back."""
    unused: Count = 0
    """Tokens behind the one that ended the answer: verified, but no part of it, nor of ``accepted``
    and ``evaluated``."""
    reason: LookaheadReason | None = None
    """Why its draft is so long; None where nobody decided it."""
    predicted_ms: Milliseconds | None = None
    """What ``total_ms`` was expected to be before the target pass, by the costs known before the
    step; None where the policy knows none."""
    copied_from: CopiedFrom | None = None
    """Of a draft by lookup: the text that it stands in, outside of this prompt and answer."""
    others_busy: Share | None = None
    """Other programs' share of the processor in the last tenth of a second, 0 to 1; None where
    that is not known yet."""

    @property
    def tokens(self) -> int:
        """What the pass gave the answer, 1 or more, an end token included."""
        return self.accepted + 1 - self.unused

    @property
    def batch(self) -> int:
        """Tokens of the target pass."""
        return self.reread + 1 + self.drafted


def copied_from(steps: Iterable[StepFinished]) -> set[CopiedFrom]:
    """The texts outside of prompt and answer that steps copied from."""
    return {step.copied_from for step in steps if step.copied_from is not None}


@dataclass(frozen=True, slots=True)
class GenerationFinished:
    """The last record of every generation that did not raise."""

    reason: FinishReason
    statistics: RunStatistics
    seed: int


Event: TypeAlias = PrefillProgress | TokenEmitted | StepFinished | GenerationFinished
