"""What plain decoding reaches in this session: the measure of every speedup that is shown.

``PlainProbing`` mixes the passes into an answer that tell it, ``PlainSpeed`` takes them in.
"""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Sequence

from foretoken.engine.events import DraftLength, PolicyStatus, StepFinished
from foretoken.engine.lookahead.policy import EarlyStopping, LookaheadPolicy, Outlook, because

# As many as an hour of chatting with drafts gives; more would hide that the machine has slowed.
_SAMPLES = 32
_FEWEST_SAMPLES = 3
# Samples of answers that take the place of those before them.
_ENOUGH_SAMPLES = 6
# A pass that the system held up counts as so many usual ones at most: three are not to be ruled by
# one, yet drafting answers are held up as well, so that a median would flatter plain decoding.
_LONGEST = 2.5
# Plain passes that give the first answer its measured plain speed where nothing else has measured
# it, and the short runs that refresh it in every answer, because machines change their speed: 4
# steps in 64 cost about 1 % where speculation doubles the speed, and more in an answer that ends
# soon after the first run. Short ones are over before it. The first pass of a run does not count.
_FIRST_PLAIN_STEPS = 4
_PLAIN_STEPS = 4
_PLAIN_AT, _PLAIN_EVERY = 8, 64


class PlainSpeed:
    """Plain decoding speed of this session: that of recent one-token target passes."""

    def __init__(self) -> None:
        self._pass_ms: deque[float] = deque(maxlen=_SAMPLES)
        self._before: list[float] = []
        self._after_plain = False
        self.tokens_per_second: float | None = None
        """None until enough passes were measured."""

    def observe(self, step: StepFinished) -> None:
        """Count a plain step that follows a plain step; prefill never comes here.

        The first plain step after a drafted one or a prompt is a quarter slower (measured with
        the built-in pair: other weights and code are in the CPU's caches), which would flatter
        speculation.
        """
        # A step that ran the draft and submitted nothing is no plain step.
        plain = step.batch == 1 and step.draft_ms == 0.0
        in_a_row, self._after_plain = self._after_plain, plain
        if step.index and in_a_row and plain:
            self._pass_ms.append(step.total_ms)
            known = self._pass_ms
            if len(known) >= (_ENOUGH_SAMPLES if self._before else _FEWEST_SAMPLES):
                longest = _LONGEST * statistics.median(known)
                mean_ms = statistics.fmean(min(ms, longest) for ms in known)
                self.tokens_per_second = 1000.0 / mean_ms

    def begin_answers(self) -> None:
        """Let passes of answers replace what is known, as soon as there are enough of them.

        It was measured while nothing else went on; a window that draws what is written slows its
        engine down, plain decoding and drafting alike.
        """
        self._before = [*self._before, *self._pass_ms][-_SAMPLES:]
        self._pass_ms.clear()
        self._after_plain = False


class PlainProbing:
    """Another policy with a few plain passes mixed in, so that plain speed is measured.

    Which steps are plain depends on their number alone, never on a clock.
    """

    def __init__(self, policy: LookaheadPolicy, *, first: bool) -> None:
        """``first`` starts with several plain passes: nothing was measured before."""
        self._policy = policy
        self._plain_steps = _FIRST_PLAIN_STEPS if first else 0
        self._steps = 0
        self._probed = False

    @property
    def early_stopping(self) -> EarlyStopping | None:
        """That of the other policy."""
        return self._policy.early_stopping

    def next_lookahead(self, cached: int) -> int:
        """Return 0 at a probe, else what the other policy says."""
        in_run = (self._steps - _PLAIN_AT) % _PLAIN_EVERY < _PLAIN_STEPS
        self._probed = self._steps < self._plain_steps or in_run
        self._steps += 1
        return 0 if self._probed else self._policy.next_lookahead(cached)

    def outlook(self, batch: int) -> Outlook:
        """That of the other policy, which was not asked about a probe."""
        if self._probed:
            return Outlook(because(DraftLength.PLAIN_MEASURED))
        return self._policy.outlook(batch)

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        """Pass on what the other policy chose."""
        if not self._probed:
            self._policy.observe(step, chances)

    def status(self) -> PolicyStatus:
        """That of the other policy."""
        return self._policy.status()
