"""What plain decoding reaches in this session: the measure of every speedup that is shown."""

from __future__ import annotations

import statistics
from collections import deque

from foretoken.engine.events import StepFinished

_SAMPLES = 64
_FEWEST_SAMPLES = 3


class PlainSpeed:
    """Plain decoding speed of this session: the median of recent one-token target passes."""

    def __init__(self) -> None:
        self._pass_ms: deque[float] = deque(maxlen=_SAMPLES)
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
            if len(self._pass_ms) >= _FEWEST_SAMPLES:
                self.tokens_per_second = 1000.0 / statistics.median(self._pass_ms)
