"""Check of earlier pass times against the first passes of a session."""

from __future__ import annotations

import statistics

# Passes compared; a single delayed one does not matter.
_PASSES = 6
# Ratio up to which, in either direction, times count as unchanged.
_MAX_RATIO = 1.2


class FirstPasses:
    """Comparison of a session's first plain passes with their earlier times."""

    def __init__(self) -> None:
        self._ratios: list[float] = []
        self.unlike = False
        """Whether they were slower or faster; False until there are enough."""

    def observe(self, ms: float, expected_ms: float) -> None:
        """Count a pass if it is one of the first."""
        if len(self._ratios) < _PASSES:
            self._ratios.append(ms / expected_ms)
            if len(self._ratios) == _PASSES:
                self.unlike = not 1.0 / _MAX_RATIO < statistics.median(self._ratios) < _MAX_RATIO
