"""What plain decoding reaches in this session: the measure of every speedup that is shown."""

from __future__ import annotations

import statistics
from collections import deque

from foretoken.engine.events import StepFinished

# As many as an hour of chatting with drafts gives; more would hide that the machine has slowed.
_SAMPLES = 32
_FEWEST_SAMPLES = 3
# Samples of answers that take the place of those before them.
_ENOUGH_SAMPLES = 6
# A pass that the system held up counts as so many usual ones at most: three are not to be ruled by
# one, yet drafting answers are held up as well, so that a median would flatter plain decoding.
_LONGEST = 2.5


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
