"""Plain passes among the drafting ones: the measure of every speedup that is shown.

``PlainProbing`` mixes them into an answer, ``PlainSpeed`` remembers the last ones of the session.
What an answer is compared with is up to ``engine/speedup.py``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from foretoken.engine.events import DraftLength, PolicyStatus, StepFinished
from foretoken.engine.lookahead.policy import EarlyStopping, LookaheadPolicy, Outlook, because
from foretoken.engine.speedup import LIKE_SHARE, PlainReference, is_plain

# More would hide that the machine has slowed.
_SAMPLES = 12
_FEWEST_SAMPLES = 3
# Samples of answers that take the place of those before them.
_ENOUGH_SAMPLES = 6
# Plain passes that give an answer its measured plain speed where none is known, and the short runs
# that refresh it in every answer, because machines change their speed: 4 steps in 64 cost about 1 %
# where speculation doubles the speed, and more in an answer that ends soon after the first run.
# Short ones are over before it. The first pass of a run does not count.
_FIRST_PLAIN_STEPS = 4
_PLAIN_STEPS = 4
_PLAIN_AT, _PLAIN_EVERY = 8, 64
# Where other programs take another share of the processor than at the last run, another one follows
# after so many steps.
_SOONEST = 24


class PlainSpeed:
    """Plain decoding speed of this session: that of recent one-token target passes."""

    def __init__(self) -> None:
        self._passes: deque[StepFinished] = deque(maxlen=_SAMPLES)
        self._before: list[StepFinished] = []
        self._after_plain = False
        self._measured: Sequence[StepFinished] = ()

    @property
    def reference(self) -> PlainReference | None:
        """None until enough passes were measured."""
        return PlainReference.from_earlier(self._measured) if self._measured else None

    @property
    def tokens_per_second(self) -> float | None:
        """None until enough passes were measured."""
        reference = self.reference
        return None if reference is None else 1000.0 / reference.pass_ms

    def observe(self, step: StepFinished) -> None:
        """Count a plain step that follows a plain step; prefill never comes here.

        The first plain step after a drafted one or a prompt is a quarter slower (measured with
        the built-in pair: other weights and code are in the CPU's caches), which would flatter
        speculation.
        """
        plain = is_plain(step)
        in_a_row, self._after_plain = self._after_plain, plain
        if step.index and in_a_row and plain:
            self._passes.append(step)
            if len(self._passes) >= (_ENOUGH_SAMPLES if self._before else _FEWEST_SAMPLES):
                self._measured = self._passes

    def begin_answers(self) -> None:
        """Let passes of answers replace what is known, as soon as there are enough of them.

        It was measured while nothing else went on; a window that draws what is written slows its
        engine down, plain decoding and drafting alike.
        """
        self._before = [*self._before, *self._passes][-_SAMPLES:]
        self._passes = deque(maxlen=_SAMPLES)
        self._after_plain = False


class PlainProbing:
    """Another policy with a few plain passes mixed in, so that plain speed is measured.

    Which steps are plain depends on their number, and on ``load`` alone besides.
    """

    def __init__(
        self,
        policy: LookaheadPolicy,
        known: PlainReference | None,
        load: Callable[[], float | None] = lambda: None,
    ) -> None:
        """``known`` is the plain speed before the answer, which begins with plain passes if not.

        ``load`` tells other programs' share of the processor at the moment, if that is known.
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
        """That of the other policy."""
        return self._policy.early_stopping

    def next_lookahead(self, cached: int) -> int:
        """Return 0 at a probe, else what the other policy says."""
        if self._steps >= self._run_ends and (length := self._run_begins()):
            self._run_ends = self._steps + length
        self._probed = self._steps < self._run_ends
        self._steps += 1
        lookahead = self._policy.next_lookahead(cached)  # it is to know of all that is written
        if not self._probed:
            return lookahead
        self._load_then = self._load()
        return 0

    def _run_begins(self) -> int:
        """How many plain passes are due now."""
        if self._steps == 0:
            # What was measured on a busy computer says little of one whose load is not known yet.
            doubted = (self._load_then or 0.0) > LIKE_SHARE and self._load() is None
            known = self._known and not doubted and not self._load_differs()
            return 0 if known else _FIRST_PLAIN_STEPS
        if (self._steps - _PLAIN_AT) % _PLAIN_EVERY == 0:
            return _PLAIN_STEPS
        late = self._steps - self._run_ends >= _SOONEST
        return _PLAIN_STEPS if late and self._load_differs() else 0

    def _load_differs(self) -> bool:
        now, then = self._load(), self._load_then
        return now is not None and then is not None and abs(now - then) > LIKE_SHARE

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
