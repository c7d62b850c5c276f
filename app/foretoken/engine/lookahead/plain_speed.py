"""Plain passes mixed into drafting, the reference of every displayed speedup.

``PlainProbing`` mixes them into an answer, ``PlainSpeed`` stores the session's latest ones.
``engine/speedup.py`` decides what an answer is compared with.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from foretoken.engine.events import DraftLength, PolicyStatus, StepFinished
from foretoken.engine.lookahead.policy import (
    EarlyStopping,
    LookaheadPolicy,
    Outlook,
    reason_or_none,
)
from foretoken.engine.speedup import LIKE_SHARE, PlainReference, is_plain

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
