"""The lookahead that earns most: expected tokens per second from measured cost and acceptance.

A step is worth its expected tokens minus its time at the going rate, that is, at the speed
reached of late. A token is drafted, and then submitted to the target, only where some way of
going on from there is worth more than stopping: an optimal stopping rule, and Dinkelbach's way
to maximise a ratio. Because batches of four can be cheaper than batches of two, all lengths
are compared, not only the next one.

What prompt lookup finds costs nothing to know, so its best length is valued first, and taken where
it is worth more than asking the draft model earned of late.

``looking`` is running the draft for one token without yet submitting it. That is cheap beside
a target pass, so it is also the probe by which a paused policy notices predictable text; where
looking itself does not pay, it is done ever more rarely.
"""

from __future__ import annotations

from collections.abc import Sequence

from foretoken.engine.events import DraftSource, StepFinished
from foretoken.engine.lookahead.acceptance import AcceptanceModel, Evidence
from foretoken.engine.lookahead.cost_model import MOST_TOKENS, PassCosts
from foretoken.engine.lookahead.learned import LearnedPair

# Longer drafts were never the best with any pair that was measured. A pair that nothing is
# known of starts with short ones, because a draft that is wrong can be very sure of itself.
_MOST, _MOST_AT_FIRST = 16, 4
# Of the acceptance expected further on, this share is what the draft's tokens so far promise.
_LOCAL_SHARE = 0.75
_SPEED_GAIN = 0.03
# What is recalled of the speed weighs as much as the last six or seven steps.
_RECALLED_SHARE = 0.2
# What a step that looked earned over a plain one: begins hopefully, then a moving average.
_HOPED_GAIN, _HOPES = 0.3, 2
_LOOK_GAIN = 0.1
# How fast the delay of a plain pass behind a look is learned, and its limit, in plain passes.
_DELAY_GAIN, _LONGEST_DELAY = 0.1, 1.0
# Plain steps between looks in a pause. The first pauses keep looks below the early share of the
# time, and pauses grow until looks are below the late share.
_SHORT_PAUSE, _LONG_PAUSE = 4, 512
_EARLY_SHARE, _LATE_SHARE = 0.02, 0.002
# Looks at the beginning of an answer that need not lead to a draft, with a pair that has earned so
# much: first words are hard to guess.
_FREE_LOOKS, _PAYING = 3, 1.05
# A token passed over in a pause, although so much more likely to be accepted than thought.
_SURPRISE = 0.5
# Steps without a draft after which people are told of a pause.
_PAUSE_STEPS = 5


class ThroughputLookahead:
    """Chooses before and while drafting; zero is a valid choice."""

    def __init__(
        self, target: PassCosts, draft: PassCosts | None, *, may_pause: bool = True
    ) -> None:
        """The costs are shared with whoever keeps them; without a draft model only lookup drafts.

        Without ``may_pause`` the model drafts at least 1 token.
        """
        self._target, self._draft = target, draft or PassCosts()
        self._has_model = draft is not None
        self._may_pause = may_pause
        self._acceptance = AcceptanceModel()
        self._outcomes = 0
        self._most = _MOST_AT_FIRST
        self._look_gain, self._looks = _HOPED_GAIN, _HOPES
        self._pause, self._plain_left, self._free_looks = 0, 0, 0
        # Per step; time in plain passes, so that a machine that slows down changes nothing.
        self._mean_tokens, self._mean_passes = 0.0, 0.0
        self._plain_run = 0
        self._last_source = DraftSource.MODEL if self._has_model else DraftSource.LOOKUP
        self._rereading_ms = 0.0
        # What a plain pass takes longer behind a look than behind another pass, in plain passes.
        self._delay = 0.0
        # Of the present step:
        self._context = 0
        self._curve: list[float] = []
        self._paused = False
        self._first_ms, self._draft_ms = 0.0, 0.0
        self._rates: list[float] = []
        self._rate = 0.0
        self._evidence: list[Evidence] = []
        self._chances: list[float] = []
        self._kept, self._survival = 0, 1.0

    @property
    def learned(self) -> LearnedPair | None:
        """What is known of the pair; None where no draft was judged yet."""
        if not self._outcomes or not self._mean_passes:
            return None
        return LearnedPair(
            self._acceptance.learned,
            self._outcomes,
            self._look_gain,
            self._mean_tokens / self._mean_passes,
            self._delay,
        )

    def recall(self, learned: LearnedPair) -> None:
        """Begin with what was learned of this pair at another time, and doubt it."""
        self._acceptance.recall(learned.acceptance)
        self._outcomes = learned.outcomes
        # Even a draft that never paid is looked at once, and soon believed again.
        self._look_gain, self._looks = learned.look_gain, _HOPES
        self._mean_passes = _RECALLED_SHARE
        self._mean_tokens = _RECALLED_SHARE * learned.speedup
        self._delay = min(_LONGEST_DELAY, learned.delay)

    @property
    def judge(self) -> ThroughputLookahead:
        """The drafter asks it about every token."""
        return self

    def next_lookahead(self, context: int) -> int:
        """Return the most that may be drafted, be it by lookup."""
        self._most = min(_MOST, _MOST_AT_FIRST + self._outcomes)
        self._context = context
        self._curve = self._target.curve(MOST_TOKENS, context)
        # The first look of a step catches up on what the target added to the text.
        self._first_ms = self._draft.ms(2, context)
        self._draft_ms = self._draft.ms(1, context)
        self._rates = [self._acceptance.rate(position) for position in range(self._most)]
        speedup = self._mean_tokens / self._mean_passes if self._mean_passes else 1.0
        self._rate = max(1.0, speedup) / self._curve[0]
        self._evidence, self._chances = [], []
        self._kept, self._survival = 0, 1.0
        self._paused = self._plain_left > 0
        if self._paused:
            self._plain_left -= 1
        return MOST_TOKENS - 1

    def copies(self, chances: Sequence[float]) -> int:
        """How many tokens found by lookup are worth more than none, and than asking the model.

        A copied token left for the next step costs what it costs at the speed of this copy, which
        may be much higher than the speed of late.
        """
        survival, gained = 1.0, [0.0]
        for chance in chances:
            survival *= chance
            gained.append(gained[-1] + survival)
        expected = list(zip(gained, self._curve, strict=False))
        copy_rate = max(self._rate, *((tokens + 1.0) / ms for tokens, ms in expected))
        share = self._rate / copy_rate
        worths = [tokens * share - self._rate * (ms - self._curve[0]) for tokens, ms in expected]
        count = worths.index(max(worths))
        # A model would draft the same tokens at its own speed, so none would be left for later.
        tokens, ms = expected[count]
        earned = tokens - self._rate * (ms - self._curve[0])
        of_model = self._look_gain if self._has_model else 0.0
        return count if earned > max(0.0, of_model) else 0

    def goes_on(self) -> bool:
        """Whether to run the draft for another token; asked before each one."""
        if self._kept == 0:
            return not self._paused
        return self._kept < self._most and self._worth(None) > 0.0

    def keeps(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        """Whether to submit the token that is about to be drawn.

        ``likeliest`` is the draft's best guess behind the tokens ``last``, ``confidence`` its
        probability.
        The drawn token itself must not matter here: dropping unlikely draws would change the
        distribution of what is written.
        """
        evidence = self._acceptance.evidence((*last, likeliest), confidence)
        chance = self._acceptance.chance(evidence)
        self._evidence.append(evidence)
        self._chances.append(chance)
        obliged = not self._may_pause and self._kept == 0
        if not obliged and self._worth(chance) <= 0.0:
            return False
        self._kept += 1
        self._survival *= chance
        return True

    def observe(self, step: StepFinished, unsubmitted: float | None = None) -> None:
        """Learn from a step.

        ``unsubmitted`` is the chance that the target would have accepted the token that was
        looked at but not submitted; None where there is none or the target did not come so far.
        """
        looked = len(self._evidence)
        for position in range(min(step.evaluated, looked)):
            accepted = 1.0 if position < step.accepted else 0.0
            self._acceptance.observe(position, self._evidence[position], accepted)
        if unsubmitted is not None and looked > step.drafted:
            self._acceptance.observe(step.drafted, self._evidence[step.drafted], unsubmitted)
        looking_ms = self._first_ms + (looked - 1) * self._draft_ms if looked else 0.0
        pass_ms = self._pass_ms(min(step.batch, MOST_TOKENS) - 1, looked)
        # What a target that cannot roll back reads once more is a cost of the drafts before.
        self._rereading_ms += pass_ms - self._pass_ms(step.drafted, looked)
        expected_ms = pass_ms + looking_ms
        self._mean_tokens += _SPEED_GAIN * (step.accepted + 1 - self._mean_tokens)
        self._mean_passes += _SPEED_GAIN * (expected_ms / self._curve[0] - self._mean_passes)
        self._learn_costs(step, looked)
        if looked:
            self._outcomes += step.evaluated
            extra_ms = self._pass_ms(step.drafted, looked) - self._curve[0] + self._rereading_ms
            self._rereading_ms = 0.0
            gain = step.accepted - self._rate * (looking_ms + extra_ms)
            self._plan_looks(gain, step.drafted)
            if unsubmitted is not None and unsubmitted - self._chances[-1] > _SURPRISE:
                self._pause, self._plain_left = 0, 0  # the text has changed: look again
        self._plain_run = 0 if step.drafted else self._plain_run + 1
        if step.source is not None:
            self._last_source = step.source

    def begin_answer(self) -> None:
        """Another answer begins: it may be easier or harder to draft than the last one."""
        self._pause, self._plain_left = 0, 0
        paying = self._mean_tokens > _PAYING * self._mean_passes
        self._free_looks = _FREE_LOOKS if paying else 0

    def forget_texts(self) -> None:
        """Begin with other texts: what they say is forgotten, what is known of the pair stays."""
        self._acceptance.forget_texts()
        self._pause, self._plain_left = 0, 0

    def describe(self) -> str:
        """In a few words, for people: what it does at the moment, and who drafted last."""
        if self._plain_run >= _PAUSE_STEPS:
            return "paused: no gain here" if self._has_model else "nothing to look up here"
        return "lookup" if self._last_source is DraftSource.LOOKUP else "adaptive"

    def _learn_costs(self, step: StepFinished, looked: int) -> None:
        pass_ms = step.total_ms - step.draft_ms
        if looked and step.batch == 1:
            # The target's threads fell asleep and its weights left the caches meanwhile. Larger
            # passes are only ever seen behind a draft, so their times have this in them.
            delay = max(0.0, min(_LONGEST_DELAY, pass_ms / self._curve[0] - 1.0))
            self._delay += _DELAY_GAIN * (delay - self._delay)
        else:
            self._target.observe(step.batch, pass_ms, self._context)
        if looked > 1:
            more_ms = (step.draft_ms - self._first_ms) / (looked - 1)
            self._draft.observe(1, more_ms, self._context)
        elif looked:
            self._draft.observe(2, step.draft_ms, self._context)

    def _pass_ms(self, index: int, looked: int) -> float:
        """Time of a pass over ``index`` + 1 tokens behind ``looked`` runs of the draft."""
        delay = self._delay if looked and index == 0 else 0.0
        return self._curve[index] + delay * self._curve[0]

    def _plan_looks(self, gain: float, drafted: int) -> None:
        """Take in what a look earned, in tokens; pause where looking does not pay."""
        self._looks += 1
        weight = max(_LOOK_GAIN, 1.0 / self._looks)
        self._look_gain += weight * (gain - self._look_gain)
        if self._look_gain > 0.0 or not self._may_pause:
            self._pause = 0
        elif gain <= 0.0 and self._free_looks and not drafted:
            self._free_looks -= 1
        elif gain <= 0.0:
            cost = self._first_ms / self._curve[0]
            least = max(_SHORT_PAUSE, int(cost / _EARLY_SHARE))
            most = max(_SHORT_PAUSE, int(cost / _LATE_SHARE))
            self._pause = min(max(self._pause * 2, least), most, _LONG_PAUSE)
            # Not evenly spaced: text that repeats itself would show every look the same place.
            self._plain_left = self._pause // 2 + self._looks * 7 % (self._pause + 1)

    def _worth(self, chance: float | None) -> float:
        """Most that any way of going on earns over stopping here, in tokens.

        ``chance`` is that of the next token, already drafted, if it is known.
        """
        kept, rate = self._kept, self._rate
        stop_ms = self._pass_ms(kept, len(self._evidence))
        promise = sum(self._chances) / len(self._chances) if self._chances else None
        survival, gained, best = self._survival, 0.0, float("-inf")
        drafts = 0
        for position in range(kept, self._most):
            if chance is not None and position == kept:
                survival *= chance
            else:
                expected = self._rates[position]
                if promise is not None:
                    expected += _LOCAL_SHARE * (promise - expected)
                survival *= expected
                drafts += 1
            gained += survival
            spent_ms = self._curve[position + 1] - stop_ms + drafts * self._draft_ms
            best = max(best, gained - rate * spent_ms)
        return best
