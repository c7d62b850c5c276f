"""Whether pass times that were measured at another time are still true: the first passes tell."""

from __future__ import annotations

import statistics

# So many passes tell it; a held-up one among them does not matter.
_PASSES = 6
# Passes that are off by less than this, to either side, are as they were.
_UNLIKE = 1.2


class FirstPasses:
    """Compares the first plain passes of a session with what they once took."""

    def __init__(self) -> None:
        self._ratios: list[float] = []
        self.unlike = False
        """Whether they were slower or quicker; False as long as there are too few."""

    def observe(self, ms: float, expected_ms: float) -> None:
        """Count a pass, as long as it is one of the first."""
        if len(self._ratios) < _PASSES:
            self._ratios.append(ms / expected_ms)
            if len(self._ratios) == _PASSES:
                self.unlike = not 1.0 / _UNLIKE < statistics.median(self._ratios) < _UNLIKE
