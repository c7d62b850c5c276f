"""Interface of lookahead policies, which decide how many tokens to draft in the next step.

The default is the adaptive policy in ``adaptive.py``; it decides by the cost of passes
(``cost_model.py``) and the probability of acceptance (``acceptance.py``). Policies that use neither
follow here: a fixed length, and two rules on the share of drafted tokens that were accepted, which
other programs use and which are here for comparison. ``PlainProbing`` mixes plain passes into any
of them, the reference of every displayed speedup. ``Session`` chooses.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from foretoken.engine.config import DEFAULT_LOOKAHEAD, LookaheadRule, SpeculativeConfig
from foretoken.engine.events import (
    DraftLength,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    StepFinished,
)
from foretoken.engine.speedup import LIKE_SHARE, PlainReference, is_plain

NGRAM_TOKENS = 16
"""Last tokens of the prefix that early stopping receives."""
MAX_GUESSES = 8
"""Tokens of the text at which it receives the draft model's guesses; more were no better."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Reason and predicted time of a step, between its draft and its target pass."""

    reason: LookaheadReason | None = None
    """Why the draft has its length, if the policy decided that."""
    predicted_ms: float | None = None
    """Predicted time of the whole step; None if the policy knows no costs."""


def reason_or_none(kind: DraftLength | None, chance: float | None = None) -> LookaheadReason | None:
    """Return the reason of this kind, or None for None."""
    return None if kind is None else LookaheadReason(kind, chance)


@dataclass(frozen=True, slots=True)
class Guess:
    """Draft model's distribution at a token of the text."""

    last: tuple[int, ...]
    """The tokens before it, at most NGRAM_TOKENS."""
    likeliest: int
    confidence: float
    """Probability of the likeliest token, 0 to 1."""
    prob: float
    """Probability of the text's token; 1 or 0 at temperature 0."""


class EarlyStopping(Protocol):
    """Decides during drafting where the draft stops."""

    @property
    def prompt_tokens(self) -> int:
        """Most of the prompt's last tokens at which to compare the models before the first step.

        ``note_written`` and ``learn_from_reading`` then receive what both would have written there.
        """

    def lookup_length(self, acceptance: Sequence[float], least: Sequence[float] = ()) -> int:
        """Return how many looked-up tokens to propose; 0 leaves the step to a draft model.

        ``acceptance`` has each token's probability of acceptance if all before it are accepted,
        ``least`` lower bounds of them. Called at most once per step, before ``should_draft``.
        """

    def should_draft(self) -> bool:
        """Whether to run the draft model for another token; called before each one."""

    def note_written(self, target_probs: Sequence[float]) -> None:
        """Receive the target's probability of each token of a step; 1 at temperature 0."""

    def learn_from_reading(self, guesses: Sequence[Guess]) -> None:
        """Learn from the draft model's guesses at the last tokens of the text.

        Its first pass of a step reads those tokens anyway. Called after ``should_draft``.
        """

    def should_propose(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        """Whether the target should verify the token about to be drawn; False stops before it.

        ``likeliest`` is the draft's most likely token after ``last`` (NGRAM_TOKENS of them, or
        fewer at the start), ``confidence`` its probability, 0 to 1. The decision must not depend on
        the token drawn: see ``AdaptiveLookahead.should_propose``.
        """

    def worth_verifying(self) -> int:
        """Return how many tokens of a finished greedy draft to verify."""


class LookaheadPolicy(Protocol):
    """Chooses the lookahead before each step, and learns after it."""

    @property
    def early_stopping(self) -> EarlyStopping | None:
        """Where a draft may stop before its full length; None if nowhere."""

    def next_lookahead(self, cached: int) -> int:
        """Return the most tokens to draft in the next step; 0 is a plain pass.

        ``cached`` is the number of tokens in the target's cache. Also called before plain probes,
        which are not passed to ``observe``.
        """

    def outlook(self, batch: int) -> Outlook:
        """Describe the step after its draft, before its target pass over ``batch`` tokens."""

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Learn from the outcome of a step.

        Times are net of delays by other programs (``without_delays_ms``). ``chances`` are the
        probabilities, 0 to 1, that a token drawn from the draft is accepted, for each evaluated
        position and, if all were accepted, for the one at which the draft stopped early. They tell
        more than the random outcomes.
        """

    def status(self) -> PolicyStatus:
        """Return what the policy currently does."""


# Accepted shares above and below which drafts get longer and shorter.
_GOOD_SHARE, _POOR_SHARE = 0.8, 0.5


def simple_rule(config: SpeculativeConfig) -> LookaheadPolicy:
    """Create the policy of any rule but ADAPTIVE, whose learned state ``Session`` holds."""
    rule = config.effective_rule
    if rule is LookaheadRule.STEP:
        return StepRule()
    if rule is LookaheadRule.EWMA:
        return EwmaRule()
    return FixedLookahead(config.lookahead or DEFAULT_LOOKAHEAD)


class _FixedBeforehand:
    """Base of policies that fix the length before the draft begins."""

    early_stopping: EarlyStopping | None = None
    _state: PolicyState
    _reason: DraftLength | None = None

    def __init__(self, lookahead: int) -> None:
        self._lookahead = lookahead

    def next_lookahead(self, cached: int) -> int:
        """Return the current length."""
        del cached
        return self._lookahead

    def status(self) -> PolicyStatus:
        """Return the rule with the current length."""
        return PolicyStatus(self._state, self._lookahead)

    def outlook(self, batch: int) -> Outlook:
        """Return why the length was chosen; these policies know no costs."""
        del batch
        return Outlook(reason_or_none(self._reason))


class FixedLookahead(_FixedBeforehand):
    """Policy with a constant length."""

    _state = PolicyState.FIXED

    def __init__(self, lookahead: int) -> None:
        super().__init__(lookahead)
        self._reason = DraftLength.FIXED if lookahead else None

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Learn nothing."""
        del step, chances

    def status(self) -> PolicyStatus:
        """Return FIXED with the length, or PLAIN for length 0."""
        return super().status() if self._lookahead else PolicyStatus(PolicyState.PLAIN)


class StepRule(_FixedBeforehand):
    """Rule that adds one after a good step and subtracts one after a poor one: 1 to 8, from 4.

    The thresholds on accepted / drafted of one step are those of realizar's ``speculative.rs``.
    """

    _MAX = 8
    _state = PolicyState.STEP
    _reason = DraftLength.KEPT

    def __init__(self) -> None:
        super().__init__(DEFAULT_LOOKAHEAD)

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Increase above 80 % accepted, decrease below 50 %."""
        del chances
        if step.drafted:
            before = self._lookahead
            change = _change(step.accepted / step.drafted)
            self._lookahead = max(1, min(self._MAX, before + change))
            self._reason = _reason_of(self._lookahead - before)


class EwmaRule(_FixedBeforehand):
    """Step rule on a moving average, with a pause after each change: 2 to 12, from 5.

    Limits, weight 0.2 and pause of 4 steps are those of oxibonsai-runtime; it never goes below 2.
    """

    _MIN, _MAX = 2, 12
    _WEIGHT = 0.2
    _PAUSE_STEPS = 4
    _state = PolicyState.EWMA
    _reason = DraftLength.KEPT

    def __init__(self) -> None:
        super().__init__(5)
        self._average: float | None = None
        self._since_change = 0

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Track the average of accepted / drafted."""
        del chances
        if not step.drafted:
            return
        share = step.accepted / step.drafted
        before = share if self._average is None else self._average
        self._average = before + self._WEIGHT * (share - before)
        self._since_change += 1
        change = _change(self._average)
        length = self._lookahead
        if change and self._since_change >= self._PAUSE_STEPS:
            self._lookahead = max(self._MIN, min(self._MAX, length + change))
            self._since_change = 0
        self._reason = _reason_of(self._lookahead - length)


def _reason_of(change: int) -> DraftLength:
    if not change:
        return DraftLength.KEPT
    return DraftLength.RAISED if change > 0 else DraftLength.LOWERED


def _change(accepted_share: float) -> int:
    if accepted_share > _GOOD_SHARE:
        return 1
    return -1 if accepted_share < _POOR_SHARE else 0


# More samples would hide that the machine has slowed.
_MAX_SAMPLES = 12
_MIN_SAMPLES = 3
# Samples of answers needed to replace earlier ones.
_REPLACING_SAMPLES = 6
# Plain passes at the start of an answer if the plain speed is unknown, and short runs that refresh
# it in every answer, because machines change their speed: 4 steps in 64 cost about 1 % if
# speculation doubles the speed, and more in an answer that ends soon after the first run. Short
# answers end before it. The first pass of a run does not count.
_FIRST_PLAIN_STEPS = 4
_PLAIN_STEPS = 4
_PLAIN_AT, _PLAIN_EVERY = 8, 64
# If other programs' share of the processor has changed since the last run, the next one may follow
# after this many steps.
_MIN_PLAIN_GAP = 24


class PlainSpeed:
    """Plain decoding speed of the session, from recent one-token target passes."""

    def __init__(self) -> None:
        self._passes: deque[StepFinished] = deque(maxlen=_MAX_SAMPLES)
        self._before: list[StepFinished] = []
        self._after_plain = False
        self._measured: Sequence[StepFinished] = ()

    @property
    def reference(self) -> PlainReference | None:
        """The plain speed; None until enough passes were measured."""
        return PlainReference.from_earlier(self._measured) if self._measured else None

    @property
    def tokens_per_second(self) -> float | None:
        """The plain speed; None until enough passes were measured."""
        reference = self.reference
        return None if reference is None else 1000.0 / reference.pass_ms

    def observe(self, step: StepFinished) -> None:
        """Count a plain step that follows a plain step; prefill is never passed in.

        The first plain step after a drafted one or a prompt is a quarter slower (measured with the
        built-in pair: the CPU's caches hold other weights and code), which would flatter
        speculation.
        """
        plain = is_plain(step)
        in_a_row, self._after_plain = self._after_plain, plain
        if step.index and in_a_row and plain:
            self._passes.append(step)
            if len(self._passes) >= (_REPLACING_SAMPLES if self._before else _MIN_SAMPLES):
                self._measured = self._passes

    def begin_answers(self) -> None:
        """Let passes of answers replace earlier ones as soon as there are enough.

        The earlier ones were measured while nothing else ran; a window that draws the answer slows
        down its engine, plain decoding and drafting alike.
        """
        self._before = [*self._before, *self._passes][-_MAX_SAMPLES:]
        self._passes = deque(maxlen=_MAX_SAMPLES)
        self._after_plain = False


class PlainProbing:
    """Policy wrapper that mixes in a few plain passes to measure plain speed.

    Which steps are plain depends only on their number and on ``load``.
    """

    def __init__(
        self,
        policy: LookaheadPolicy,
        known: PlainReference | None,
        load: Callable[[], float | None] = lambda: None,
    ) -> None:
        """``known`` is the plain speed before the answer; if None, it starts with plain passes.

        ``load`` returns other programs' current share of the processor, or None if unknown.
        """
        self._policy = policy
        self._load = load
        self._known = known is not None
        self._load_then = None if known is None else known.others_busy
        self._steps = 0
        self._run_ends = 0
        self._probed = False

    @property
    def early_stopping(self) -> EarlyStopping | None:
        """Early stopping of the wrapped policy."""
        return self._policy.early_stopping

    def next_lookahead(self, cached: int) -> int:
        """Return 0 for a probe, else what the wrapped policy returns."""
        if self._steps >= self._run_ends and (length := self._run_begins()):
            self._run_ends = self._steps + length
        self._probed = self._steps < self._run_ends
        self._steps += 1
        lookahead = self._policy.next_lookahead(cached)  # even for a probe: it tracks the text
        if not self._probed:
            return lookahead
        self._load_then = self._load()
        return 0

    def _run_begins(self) -> int:
        """Return how many plain passes are due now."""
        if self._steps == 0:
            # A measurement from a busy machine says little while the present load is unknown.
            doubted = (self._load_then or 0.0) > LIKE_SHARE and self._load() is None
            known = self._known and not doubted and not self._load_differs()
            return 0 if known else _FIRST_PLAIN_STEPS
        if (self._steps - _PLAIN_AT) % _PLAIN_EVERY == 0:
            return _PLAIN_STEPS
        late = self._steps - self._run_ends >= _MIN_PLAIN_GAP
        return _PLAIN_STEPS if late and self._load_differs() else 0

    def _load_differs(self) -> bool:
        now, then = self._load(), self._load_then
        return now is not None and then is not None and abs(now - then) > LIKE_SHARE

    def outlook(self, batch: int) -> Outlook:
        """Return the wrapped policy's outlook, except for a probe."""
        if self._probed:
            return Outlook(reason_or_none(DraftLength.PLAIN_MEASURED))
        return self._policy.outlook(batch)

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Forward steps that the wrapped policy chose."""
        if not self._probed:
            self._policy.observe(step, chances)

    def status(self) -> PolicyStatus:
        """Return the wrapped policy's status."""
        return self._policy.status()
