"""Adaptive lookahead: drafts as many tokens as maximise the measured tokens per second.

Drafting one more token costs a draft pass and a longer target pass (``PassCosts``). It yields a
token with the probability that the target accepts it and all before it (``AcceptanceModel``). Time
is valued at the recent speed, ``tokens_per_ms``. The gain of drafting n more tokens, in tokens, is
therefore

    sum of the probabilities that 1, 2, ... n of them are accepted - tokens_per_ms * added time

and drafting continues while the best gain of any n is above zero. That is an optimal stopping rule,
and Dinkelbach's method of maximising a ratio. All n are compared, not only the next one, because a
target pass over four tokens can be cheaper than one over two. A new pair is compared first at the
last tokens of the prompt (``prompt_tokens``), which draft and target read in any case. The steps,
in order:

1. ``next_lookahead`` begins a step with the current costs and acceptance rates, or pauses.
2. ``lookup_length``: a match of prompt lookup costs nothing, so its best length is considered
   first. It is used if it gains more than drafting with the model has recently.
3. ``should_draft``, before each draft pass, uses the acceptance rates by position. The first pass
   of a step also reads the tokens added since the last one: ``learn_from_reading`` compares them
   with what the draft would have drafted.
4. ``should_propose``, after that pass, uses the probability of this very token. A token that is not
   proposed is never verified.
5. ``worth_verifying``, after a greedy draft that ended with an end token: fewer tokens may be
   better, because a pass over 13 can be cheaper than one over 14. It must not be called when
   sampling, where verification would then depend on which tokens were drawn.
6. ``outlook`` returns the reason for the draft's length and the expected time of the step.
7. ``observe`` learns from the step. From a sampled draft it learns the acceptance probabilities
   rather than the outcomes, because they tell more.

Expectations can be wrong. ``DraftAccount`` bounds what that costs: once the budget is used up, only
drafts that gain even at the lower bound of their acceptance are run.

A step that ran the draft model and proposed nothing is cheap compared with a target pass. It serves
as a probe, which ends a pause when the text has become predictable. If even probes do not pay,
pauses get longer. Pausing is decided against plain decoding, not against the recent speed: a text
that is hard to draft has to be generated all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul

from foretoken.engine.config import MAX_LOOKAHEAD
from foretoken.engine.events import (
    DraftLength,
    DraftSource,
    PolicyState,
    PolicyStatus,
    StepFinished,
)
from foretoken.engine.lookahead.acceptance import AcceptanceModel, Evidence, LearnedPair
from foretoken.engine.lookahead.cost_model import MOST_TOKENS, PassCosts
from foretoken.engine.lookahead.policy import MAX_GUESSES, Guess, Outlook, reason_or_none
from foretoken.system.load_watch import BUSY_CPU_SHARE

# Share of the time of plain decoding since the answer began, plus this many passes.
_SHARE, _PASSES = 0.015, 2.0
# Gains of drafting may be spent again, up to _MAX_CREDIT passes. The next answer starts with a
# part of them, small enough that it cannot become much slower.
_MAX_CREDIT, _MAX_CARRIED, _CARRIED_SHARE = 20.0, 2.0, 0.5
# Losses are carried over to the next answer; otherwise many short ones would lose two passes each.
# The rest of the budget is enough to notice that a text is easier.
_MAX_DEBT = 1.5
# Initial credit, in passes, of a pair that was twice as fast as plain decoding.
_CREDIT_PER_SPEEDUP = 8.0


class DraftAccount:
    """Budget for drafting: it may lose no more than a small share of plain decoding's time.

    Follows the rule of conservative bandits (Wu et al. 2016, arXiv 1602.04282): uncertain options
    are tried only as long as the total, counted at their lower bounds, stays above a share of what
    the safe choice gives. Here the safe choice is plain decoding. While there is credit, drafts
    follow expected gains; once it is used up, only drafts that gain even at their lower bound are
    run. Amounts are plain passes, so that a slower machine changes nothing.
    """

    def __init__(self) -> None:
        self._credit = 0.0
        self._left = _PASSES

    def pays(self, tokens: float, passes: float) -> bool:
        """Whether the budget allows ``passes`` more for at least ``tokens`` more."""
        return max(0.0, self._left) + tokens >= passes

    def recall(self, speedup: float, *, pays: bool) -> None:
        """Start with credit for the pair's speedup in an earlier session.

        If its draft does not pay, most of the two passes start as a debt.
        """
        earned = max(0.0, _CREDIT_PER_SPEEDUP * (speedup - 1.0))
        self._credit = min(_MAX_CARRIED, earned) if pays else -_MAX_DEBT
        self._left = _PASSES + self._credit

    def begin_answer(self) -> None:
        """Carry over a limited credit or debt, because the next answer may be harder to draft."""
        earned = self._left - _PASSES
        kept = (
            max(self._credit, _CARRIED_SHARE * earned) if earned > 0.0 else max(-_MAX_DEBT, earned)
        )
        self._credit = min(_MAX_CARRIED, kept)
        self._left = _PASSES + self._credit

    def settle(self, tokens: float, passes: float) -> None:
        """Book a step that gave ``tokens`` in the time of ``passes`` plain passes."""
        earned = (1.0 + _SHARE) * tokens - passes
        self._left = min(_PASSES + _MAX_CREDIT, self._left + earned)
        if self._left < _PASSES:
            self._credit = 0.0


class CopyRecord:
    """Recent ratio of accepted to expected tokens in copies."""

    # Prior counts of accepted and expected tokens, and the decay per copy.
    _PRIOR_ACCEPTED, _PRIOR_EXPECTED, _DECAY = 2.0, 4.0, 0.95
    # Longest copy at first, and its limit relative to the tokens accepted since the last rejection.
    _MIN_LENGTH, _GROWTH = 8, 3.0

    def __init__(self) -> None:
        self.longest = self._MIN_LENGTH
        """Maximum length of the next copy."""
        self._accepted = self._expected = self._in_a_row = 0.0

    @property
    def share(self) -> float:
        """Conservative ratio of accepted to expected tokens, at most 1."""
        share = (self._accepted + self._PRIOR_ACCEPTED) / (self._expected + self._PRIOR_EXPECTED)
        return min(1.0, share)

    def observe(self, accepted: float, expected: float, *, whole: bool) -> None:
        """Count a copy with its accepted and expected number of tokens; ``whole``: all accepted."""
        self._accepted = self._DECAY * self._accepted + accepted
        self._expected = self._DECAY * self._expected + expected
        self._in_a_row += accepted
        self.longest = max(self._MIN_LENGTH, round(self._GROWTH * self._in_a_row))
        if not whole:
            self._in_a_row = 0.0


# Longer drafts were never best with any measured pair.
_MAX_DRAFTED = 16
# Weight of the mean probability of this draft in the acceptance expected further on.
_LOCAL_SHARE = 0.75
_SPEED_WEIGHT = 0.03
# A speed from an earlier session weighs as much as the last six or seven steps.
_RECALLED_WEIGHT = 0.2
# Gain of a step that ran the draft model: an optimistic prior worth this many steps, then a moving
# average.
_PRIOR_GAIN, _PRIOR_STEPS = 0.2, 2
_GAIN_WEIGHT = 0.05
# Learning rate of a plain pass's delay after a draft pass, and its limit, in plain passes.
_DELAY_WEIGHT, _MAX_DELAY = 0.1, 1.0
# Plain steps between probes in a pause. The first pauses limit probes to the early share of the
# time, and pauses grow until probes are below the late share.
_MIN_PAUSE, _MAX_PAUSE = 4, 512
_EARLY_SHARE, _LATE_SHARE = 0.02, 0.002
# Ends a pause: a token was this much more likely to be accepted than predicted.
_SURPRISE = 0.5
# Until the target would have accepted a token of a new pair, tokens are not proposed if verifying
# them takes more than this share of a plain pass and this many draft passes: a wrong draft can be
# very confident.
_CHEAP_SHARE, _CHEAP_DRAFTS = 0.15, 2.0
# Drafting with a new pair pauses after this many steps without a correct token.
_HOPELESS = 4
# A delayed step is charged at most this multiple of its expected time; a step that tries another
# thread count, at most the second.
_MAX_CHARGE, _MAX_TRIAL_CHARGE = 1.25, 4.0
# Learning rate of a plain pass's extra time after a longer one, and its limit.
_SWITCH_WEIGHT, _MAX_SWITCH = 0.1, 0.3
# Looking for a draft and learning from the step takes 0.1 to 0.2 ms. If target passes are shorter
# than this and so many steps drafted nothing, only every fourth of the next ones does so, and later
# fewer still, down to every 32nd.
_SHORT_MS, _IDLE_STEPS, _LOOK_EVERY, _MAX_EVERY = 15.0, 12, 4, 32
# Steps without a draft after which the status is a pause.
_PAUSE_STEPS = 5


class AdaptiveLookahead:
    """Policy that decides before and during drafting; zero is a valid choice."""

    def __init__(
        self,
        target: PassCosts,
        draft: PassCosts | None,
        *,
        may_pause: bool = True,
        block: int | None = None,
        most: int = _MAX_DRAFTED,
        reads_text: bool = True,
        guesses: bool = True,
        drifts: bool = False,
    ) -> None:
        """The costs are shared with their owner; without ``draft``, only lookup drafts.

        Without ``may_pause`` the model drafts at least one token. ``most`` limits its drafts. With
        ``block``, one draft pass over that many tokens drafts them all. Without ``reads_text``, the
        draft attends to the target's cache and does not read the text. Without ``guesses``, there
        are none to learn from when it reads. It ``drifts`` if only the first token of a draft is
        based on what the target computed, so that guesses are as good as first tokens.
        """
        self._reads_text, self._guesses, self._drifts = reads_text, guesses, drifts
        self._target, self._draft = target, draft or PassCosts()
        self._block = min(block, MOST_TOKENS) if block else None
        self._most = min(most, _MAX_DRAFTED)
        self._has_model = draft is not None
        self._may_pause = may_pause
        self._acceptance = AcceptanceModel()  # of the model's drafts only
        self._account = DraftAccount()
        self._copies, self._copy_promise = CopyRecord(), 0.0
        self._outcomes = 0
        self._was_right = False  # whether the draft ever was
        self._draft_gain = self._gain_over_plain = _PRIOR_GAIN
        self._drafting_steps = _PRIOR_STEPS
        self._pause, self._plain_left = 0, 0
        # Means per step, in plain passes, so that a slower machine changes nothing. Copies do not
        # count.
        self._mean_tokens, self._mean_passes = 0.0, 0.0
        self._plain_run = 0
        self._last_source = DraftSource.MODEL if self._has_model else DraftSource.LOOKUP
        self._rereading_ms = 0.0
        self._written: list[float] = []
        """Probabilities that the target gave its own last tokens, in the answer or in place of the
        prompt's."""
        # Extra time of a plain pass after a draft pass, in plain passes.
        self._delay = 0.0
        # Length of the target's cache after the last draft, and the tokens added since.
        self._drafted_at: int | None = None
        self._unread = 0
        # Length of the target's cache after its last pass over several tokens, whether that was the
        # previous pass, and the extra time of a plain pass in that case.
        self._long_pass_at: int | None = None
        self._after_long_pass, self._switch = False, 0.0
        # State of the current step:
        self._cached = 0
        self._resting = False
        """Whether it neither looks for a draft nor learns."""
        self._target_ms: list[float] = []
        """Time of the target pass by the number of drafted tokens."""
        self._first_draft_ms, self._draft_ms = 0.0, 0.0
        self._position_rates: list[float] = []
        self._tokens_per_ms = 0.0
        self._paused = False
        self._evidence: list[Evidence] = []
        """Of each token the draft model was run for, proposed or not."""
        self._probabilities: list[float] = []
        """Acceptance probability of each of them, if all before it are accepted."""
        self._proposed, self._all_accepted = 0, 1.0
        self._ended_by: DraftLength | None = None
        """Which decision ended the draft."""

    @property
    def learned(self) -> LearnedPair | None:
        """What was learned of the pair; None until one of the draft's tokens has been judged."""
        if not self._outcomes or not self._mean_passes:
            return None
        return LearnedPair(
            self._acceptance.learned,
            self._outcomes,
            self._gain_over_plain,
            self._mean_tokens / self._mean_passes,
            self._delay,
        )

    def recall(self, learned: LearnedPair) -> None:
        """Start from what was learned of this pair in an earlier session, with limited weight."""
        self._acceptance.recall(learned.acceptance)
        self._outcomes, self._was_right = learned.outcomes, True
        # Even a draft that never paid is probed at once, and can recover quickly.
        self._draft_gain = self._gain_over_plain = learned.draft_gain
        self._drafting_steps = _PRIOR_STEPS
        self._mean_passes = _RECALLED_WEIGHT
        self._mean_tokens = _RECALLED_WEIGHT * learned.speedup
        self._delay = min(_MAX_DELAY, learned.delay)
        self._account.recall(learned.speedup, pays=learned.draft_gain > 0.0)

    @property
    def early_stopping(self) -> AdaptiveLookahead:
        """The policy itself: it decides on every token."""
        return self

    @property
    def prompt_tokens(self) -> int:
        """Most of the prompt's last tokens at which to compare the models: the pair is new."""
        return MAX_LOOKAHEAD if self._guesses and self._has_model and not self._outcomes else 0

    def next_lookahead(self, cached: int) -> int:
        """Return the maximum lookahead, which only lookup may reach, or 0 for a step at rest."""
        self._cached = cached
        if self._drafted_at is None:  # the draft model has read the prompt
            self._drafted_at = cached
        self._evidence, self._probabilities = [], []
        self._proposed, self._all_accepted = 0, 1.0
        self._ended_by = None if self._has_model else DraftLength.NO_COPY
        self._paused = self._plain_left > 0
        if self._paused:
            self._plain_left -= 1
        idle = self._plain_run >= _IDLE_STEPS and self._target_ms[0] < _SHORT_MS
        every = min(_MAX_EVERY, max(_LOOK_EVERY, self._plain_run // _IDLE_STEPS))
        self._resting = idle and self._may_pause and self._plain_run % every > 0
        if self._resting:
            self._ended_by = DraftLength.PAUSE if self._has_model else DraftLength.NO_COPY
            return 0
        self._unread = max(0, cached - self._drafted_at)
        self._after_long_pass = cached == self._long_pass_at
        self._note_costs(cached)
        # The first draft pass of a step also reads what was added to the text since the last one.
        self._first_draft_ms = self._reading_ms(self._first_tokens, cached)
        speedup = self._mean_tokens / self._mean_passes if self._mean_passes else 1.0
        self._tokens_per_ms = max(1.0, speedup) / self._target_ms[0]
        return MOST_TOKENS - 1

    def _note_costs(self, cached: int) -> None:
        self._target_ms = self._target.curve(MOST_TOKENS, cached)
        self._draft_ms = 0.0 if self._block else self._draft.ms(1, cached)

    def lookup_length(self, acceptance: Sequence[float], least: Sequence[float] = ()) -> int:
        """Return how many looked-up tokens gain more than none and than drafting with the model.

        A token left for the next step is valued at the speed this copy reaches, which may be much
        higher than the recent speed.
        """
        all_accepted, expected_tokens = 1.0, [0.0]
        for probability in acceptance[: self._copies.longest]:
            all_accepted *= probability
            expected_tokens.append(expected_tokens[-1] + all_accepted)
        options = list(zip(expected_tokens, self._target_ms, strict=False))
        reachable = max(self._tokens_per_ms, *((tokens + 1.0) / ms for tokens, ms in options))
        share = self._tokens_per_ms / reachable
        plain_ms = self._target_ms[0]
        gains = [tokens * share - self._tokens_per_ms * (ms - plain_ms) for tokens, ms in options]
        proven = [0.0, *accumulate(accumulate(least, mul))]
        for number, (tokens, ms) in enumerate(options):
            at_least = max(self._copies.share * tokens, proven[min(number, len(least))])
            if not self._account.pays(at_least, ms / plain_ms - 1.0):
                gains[number] = 0.0
        count = gains.index(max(gains))
        self._copy_promise = expected_tokens[count]
        # A model would draft the same tokens at its own speed, leaving none for later.
        tokens, ms = options[count]
        gain = tokens - self._tokens_per_ms * (ms - plain_ms)
        of_model = self._draft_gain if self._has_model else 0.0
        pays = count > 0 and gain > max(0.0, of_model)
        self._ended_by = DraftLength.COPY if pays else DraftLength.POOR_COPY
        return count if pays else 0

    def should_draft(self) -> bool:
        """Whether to run the draft model for another token; called before each one."""
        if self._proposed == 0:
            self._ended_by = DraftLength.PAUSE if self._paused or not self._may_probe() else None
            self._position_rates = [] if self._ended_by else self._acceptance.rates(self._most)
            if self._position_rates:
                self._bound_speed()
        elif self._proposed >= self._most:
            self._ended_by = DraftLength.LONGEST
        elif not self._pays_to_continue():
            self._ended_by = DraftLength.COSTLY
        return self._ended_by is None

    def _bound_speed(self) -> None:
        """Value time at no more than the speed of the best fixed length at the current rates.

        Valued at the speed of an easier text, no draft would pay, and all steps would be plain.
        """
        tokens = accepted = 1.0
        reachable, ms = 1.0 / self._target_ms[0], self._first_draft_ms
        for rate, target_ms in zip(self._position_rates, self._target_ms[1:], strict=False):
            accepted *= rate
            tokens += accepted
            reachable = max(reachable, tokens / (ms + target_ms))
            ms += self._draft_ms
        self._tokens_per_ms = min(self._tokens_per_ms, reachable)

    def note_written(self, target_probs: Sequence[float]) -> None:
        """Remember how likely the target found the tokens of a step."""
        self._written = [*self._written, *target_probs][-MAX_LOOKAHEAD:]

    def learn_from_reading(self, guesses: Sequence[Guess]) -> None:
        """Learn what the draft would have drafted for the last tokens of prompt or answer.

        They are as informative as drafts, and cost neither a draft pass nor a longer target pass.
        """
        chances: list[float] = []
        position = 0  # in a draft that began after the last mistake
        count = min(len(guesses), len(self._written))
        last = zip(guesses[len(guesses) - count :], self._written[-count:], strict=False)
        for guess, target_prob in last:
            # The mean of this ratio is the probability of accepting a token drawn from the draft.
            chance = min(1.0, guess.prob / target_prob) if target_prob else 0.0
            evidence = self._acceptance.evidence((*guess.last, guess.likeliest), guess.confidence)
            self._acceptance.observe(position, evidence, chance)
            position = position + 1 if chance >= 0.5 and not self._drifts else 0
            self._was_right = self._was_right or chance >= 0.5
            chances.append(chance)
        if chances:
            self._outcomes += count
            self._position_rates = self._acceptance.rates(self._most)
            gain, steps = self._gain_in_hindsight(chances)
            weight = max(_GAIN_WEIGHT, steps / (self._drafting_steps + steps))
            self._drafting_steps += steps
            self._gain_over_plain += weight * (gain - self._gain_over_plain)

    def _gain_in_hindsight(self, chances: Sequence[float]) -> tuple[float, int]:
        """Return what the best fixed length would have gained per step, and its number of steps."""
        found = []
        rates = self._position_rates
        shares = [min(1.0, rate / rates[0]) if self._drifts else 1.0 for rate in rates]
        for length in range(1, min(self._most, len(chances)) + 1):
            place, steps = 0.0, 0
            while place < len(chances):
                following = map(mul, chances[int(place) : int(place) + length], shares)
                place += 1.0 + sum(accumulate(following, mul))
                steps += 1
            ms = length * self._draft_ms + self._target_ms[length]
            found.append((place / steps - ms / self._target_ms[0], steps))
        return max(found)

    def should_propose(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        """Whether the target should verify the token about to be drawn.

        ``likeliest`` is the draft's most likely token after ``last``, ``confidence`` its
        probability. The drawn token itself must not matter: dropping unlikely draws would change
        the output distribution.
        """
        evidence = self._acceptance.evidence((*last, likeliest), confidence)
        probability = self._acceptance.probability(evidence)
        self._evidence.append(evidence)
        self._probabilities.append(probability)
        obliged = not self._may_pause and self._proposed == 0
        if not obliged and not (self._can_afford() and self._pays_to_continue(probability)):
            self._ended_by = DraftLength.DOUBTFUL
            return False
        self._proposed += 1
        self._all_accepted *= probability
        return True

    def worth_verifying(self) -> int:
        """Return how many of the proposed tokens to verify; the rest count as not proposed."""
        if self._ended_by is not None:
            return self._proposed  # the stopping rule already chose this length
        stop_ms = self._verifying_ms(0, len(self._evidence))
        least = 0 if self._may_pause else min(1, self._proposed)
        best, best_gain = least, 0.0 if self._may_pause else float("-inf")
        all_accepted, expected_tokens = 1.0, 0.0
        for count, probability in enumerate(self._probabilities[: self._proposed], start=1):
            all_accepted *= probability
            expected_tokens += all_accepted
            gain = expected_tokens - self._tokens_per_ms * (self._target_ms[count] - stop_ms)
            if gain > best_gain:
                best, best_gain = count, gain
        if best < self._proposed:
            self._proposed, self._ended_by = best, DraftLength.COSTLY
        return best

    def outlook(self, batch: int) -> Outlook:
        """Return what ended the draft, and the step's time predicted from its initial costs."""
        doubted = self._ended_by is DraftLength.DOUBTFUL
        chance = self._probabilities[-1] if doubted else None
        draft_passes = len(self._evidence)
        return Outlook(
            reason_or_none(self._ended_by, chance),
            self._drafting_ms(draft_passes) + self._batch_ms(batch, draft_passes),
        )

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Learn from a step; for ``chances`` see ``LookaheadPolicy``."""
        if self._resting:
            self._account.settle(step.tokens, 1.0)
            self._plain_run += 1
            return
        draft_passes = len(self._evidence)
        for position, (evidence, chance) in enumerate(zip(self._evidence, chances, strict=False)):
            self._acceptance.observe(position, evidence, chance)
            self._was_right = self._was_right or chance >= 0.5
        drafting_ms = self._drafting_ms(draft_passes)
        verifying_ms = self._batch_ms(step.batch, draft_passes)
        # Re-reading by a target that cannot roll back is a cost of earlier drafts.
        self._rereading_ms += verifying_ms - self._verifying_ms(step.drafted, draft_passes)
        passes = (verifying_ms + drafting_ms) / self._target_ms[0]
        # The sum of acceptance chances has the same mean as the outcomes, with less variance.
        accepted = sum(chances[: step.evaluated]) if chances else step.accepted
        if step.source is DraftSource.LOOKUP:  # fast, but not where there is nothing to copy
            whole = step.accepted == step.drafted
            self._copies.observe(accepted, self._copy_promise, whole=whole)
        else:
            self._mean_tokens += _SPEED_WEIGHT * (accepted + 1 - self._mean_tokens)
            self._mean_passes += _SPEED_WEIGHT * (passes - self._mean_passes)
        self._settle(step, draft_passes)
        self._learn_costs(step, draft_passes)
        if draft_passes:
            self._outcomes += max(step.evaluated, len(chances))
            added_ms = self._verifying_ms(step.drafted, draft_passes) - self._target_ms[0]
            added_ms += self._rereading_ms
            added_ms += drafting_ms
            self._rereading_ms = 0.0
            self._plan_pause(accepted - added_ms / self._target_ms[0])
            gain = accepted - self._tokens_per_ms * added_ms
            self._draft_gain += self._gain_weight * (gain - self._draft_gain)
            not_proposed = chances[step.drafted :][:1]
            if not_proposed and not_proposed[0] - self._probabilities[step.drafted] > _SURPRISE:
                # The text has become easier: probe again.
                self._pause, self._plain_left = 0, 0
                self._acceptance.doubt_rates()
        length = self._cached + step.accepted + 1
        if draft_passes:
            self._drafted_at = length
        self._long_pass_at = length if step.drafted else None
        self._plain_run = 0 if step.drafted else self._plain_run + 1
        if step.source is not None:
            self._last_source = step.source

    def begin_answer(self) -> None:
        """Prepare for another answer, which may be easier or harder to draft."""
        # What has not paid is not drafted before reading some of the answer tells more.
        doubted = self._guesses and self._outcomes > 0 and self._gain_over_plain <= 0.0
        self._pause = self._plain_left = MAX_GUESSES if doubted else 0
        self._account.begin_answer()
        self._drafted_at = self._long_pass_at = None
        self._written = []
        self._note_costs(0)

    def forget_texts(self) -> None:
        """Drop what texts taught; what was learned of the pair is kept."""
        self._acceptance.forget_ngrams()
        self._pause, self._plain_left = 0, 0

    def status(self) -> PolicyStatus:
        """Return what drafted last, or why nothing drafts."""
        if self._plain_run >= _PAUSE_STEPS:
            return PolicyStatus(
                PolicyState.PAUSED if self._has_model else PolicyState.NOTHING_FOUND
            )
        by_lookup = self._last_source is DraftSource.LOOKUP
        return PolicyStatus(PolicyState.LOOKUP if by_lookup else PolicyState.ADAPTIVE)

    @property
    def _gain_weight(self) -> float:
        """Weight of the latest step that ran the draft model in the mean gain."""
        return max(_GAIN_WEIGHT, 1.0 / self._drafting_steps)

    def _pays_to_continue(self, probability: float | None = None) -> bool:
        """Whether drafting any number of further tokens gains more than stopping here.

        ``probability`` is that of the next token, if the draft model has already run for it.
        """
        stop_ms = self._verifying_ms(self._proposed, len(self._evidence))
        known = self._probabilities
        promise = sum(known) / len(known) if known else None
        all_accepted, expected_tokens = self._all_accepted, 0.0
        draft_passes = 0
        for position in range(self._proposed, self._most):
            if probability is not None and position == self._proposed:
                all_accepted *= probability
            else:
                expected = self._position_rates[position]
                if promise is not None:
                    expected += _LOCAL_SHARE * (promise - expected)
                all_accepted *= expected
                draft_passes += 1
            expected_tokens += all_accepted
            added_ms = self._target_ms[position + 1] - stop_ms + draft_passes * self._draft_ms
            if expected_tokens > self._tokens_per_ms * added_ms:
                return True
        return False

    def _may_probe(self) -> bool:
        """Whether the draft model may run for a token that is perhaps not proposed.

        It may if the account pays for that, or if it takes a small share of the time since the last
        run; otherwise a debt would keep it from noticing that the text has become easy.
        """
        if self._gain_over_plain > 0.0 or not self._may_pause:
            return True
        passes = self._first_draft_ms / self._target_ms[0]
        return passes <= _EARLY_SHARE * self._unread or self._account.pays(0.0, passes)

    def _can_afford(self) -> bool:
        """Whether the account can pay for a draft that continues with this token."""
        drafted, plain_ms = len(self._evidence), self._target_ms[0]
        if not self._was_right:
            risked_ms = self._target_ms[drafted] - plain_ms
            if risked_ms > max(_CHEAP_SHARE * plain_ms, _CHEAP_DRAFTS * self._first_draft_ms):
                return False
        ms = self._drafting_ms(drafted) + self._verifying_ms(drafted, drafted)
        if self._account.pays(0.0, ms / plain_ms - 1.0):
            return True  # even if all are rejected
        bounds = self._lower_bounds()
        stop_ms = self._drafting_ms(drafted) + self._verifying_ms(self._proposed, drafted)
        stop_tokens = 0.0
        usual = sum(bounds) / drafted
        all_accepted, tokens = 1.0, 0.0
        for count in range(1, self._most + 1):
            all_accepted *= bounds[count - 1] if count <= drafted else usual
            tokens += all_accepted
            if count <= self._proposed:
                stop_tokens = tokens
                continue
            ms = self._drafting_ms(count) + self._verifying_ms(count, count)
            proven = (tokens - stop_tokens) * plain_ms >= ms - stop_ms
            if proven or self._account.pays(tokens, ms / plain_ms - 1.0):
                return True
        return False

    def _lower_bounds(self) -> list[float]:
        """Return lower bounds of the drafted tokens' acceptance probabilities."""
        proven = self._outcomes / (self._outcomes + 1.0)
        return [proven * self._acceptance.lower_bound(each) for each in self._evidence]

    @property
    def _first_tokens(self) -> int:
        """Tokens in the first draft pass of this step."""
        return (self._block or 2) + self._unread if self._reads_text else 1

    def _reading_ms(self, tokens: int, cached: int) -> float:
        """Return the time of a draft pass over this many tokens."""
        known = min(tokens, MOST_TOKENS)
        return self._draft.ms(known, cached) * tokens / known

    def _drafting_ms(self, draft_passes: int) -> float:
        """Return the time of this many draft passes."""
        return self._first_draft_ms + (draft_passes - 1) * self._draft_ms if draft_passes else 0.0

    def _batch_ms(self, batch: int, draft_passes: int) -> float:
        """Return the time of a target pass over ``batch`` drafted or re-read tokens."""
        return self._verifying_ms(min(batch, MOST_TOKENS) - 1, draft_passes)

    def _verifying_ms(self, drafted: int, draft_passes: int) -> float:
        """Return the time of a target pass over ``drafted`` tokens after the draft passes."""
        delay = self._delay if draft_passes and drafted == 0 else 0.0
        return self._target_ms[drafted] + delay * self._target_ms[0]

    def _learn_costs(self, step: StepFinished, draft_passes: int) -> None:
        pass_ms = step.total_ms - step.draft_ms
        if draft_passes and step.batch == 1:
            # The target's threads slept and its weights left the caches during the draft. Larger
            # passes only follow drafts, so their times include this.
            delay = pass_ms / self._target_ms[0] - 1.0
            self._delay += _DELAY_WEIGHT * (max(0.0, min(_MAX_DELAY, delay)) - self._delay)
            if delay < 0.0:  # without it, the pass would have been even shorter
                self._target.observe(1, pass_ms, self._cached)
        elif step.batch == 1 and self._after_long_pass:
            # llama.cpp rebuilds its graph when the number of tokens changes.
            longer = max(0.0, min(_MAX_SWITCH, pass_ms / self._target_ms[0] - 1.0))
            self._switch += _SWITCH_WEIGHT * (longer - self._switch)
            self._target.observe(1, pass_ms / (1.0 + self._switch), self._cached)
        else:
            self._target.observe(step.batch, pass_ms, self._cached)
        if draft_passes > 1 and not self._block:
            more_ms = (step.draft_ms - self._first_draft_ms) / (draft_passes - 1)
            self._draft.observe(1, more_ms, self._cached)
        elif draft_passes:
            self._draft.observe(self._first_tokens, step.draft_ms, self._cached)

    def _settle(self, step: StepFinished, draft_passes: int) -> None:
        """Charge the account with the step's measured time."""
        passes = 1.0
        on_trial = self._target.held or self._draft.held  # trial of another thread count
        if on_trial or step.drafted or draft_passes or self._after_long_pass:
            expected_ms = self._drafting_ms(draft_passes) + self._batch_ms(step.batch, draft_passes)
            most = _MAX_TRIAL_CHARGE if on_trial else _MAX_CHARGE
            if (step.others_busy or 0.0) > BUSY_CPU_SHARE:
                most = 1.0  # what is above is due to them, and so are most trials
            passes = min(step.total_ms, most * expected_ms) / self._target_ms[0]
        self._account.settle(step.tokens, passes)

    def _plan_pause(self, gain: float) -> None:
        """Update the gain of running the draft over a plain step; pause if it does not pay."""
        self._drafting_steps += 1
        self._gain_over_plain += self._gain_weight * (gain - self._gain_over_plain)
        if not self._was_right and self._drafting_steps >= _PRIOR_STEPS + _HOPELESS:
            self._gain_over_plain = min(0.0, self._gain_over_plain)
        if self._gain_over_plain > 0.0 or not self._may_pause:
            self._pause = 0
        elif gain <= 0.0:
            cost = self._first_draft_ms / self._target_ms[0] + self._delay
            least = max(_MIN_PAUSE, int(cost / _EARLY_SHARE))
            most = max(_MIN_PAUSE, int(cost / _LATE_SHARE))
            self._pause = min(max(self._pause * 2, least), most, _MAX_PAUSE)
            # Irregular, because evenly spaced probes would hit the same place in repetitive text.
            self._plain_left = self._pause // 2 + self._drafting_steps * 7 % (self._pause + 1)
