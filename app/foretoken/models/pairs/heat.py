"""The colours of a map of speedups: brown where drafting is slower, teal where it is faster.

The scale is logarithmic and meets in the middle at 1: twice as fast is as strong as half as fast.
Brown and teal (ColorBrewer's BrBG) are told apart with every common colour blindness, and each
cell has its number besides.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

STEPS = 12
"""On either side of the middle."""
STRONGEST = 4.0
"""From this speedup on, and from its inverse down, colours do not change any more."""
BLACK, WHITE = "#000000", "#ffffff"


@dataclass(frozen=True, slots=True)
class HeatScale:
    """The colours of one theme, as ``#RRGGBB``."""

    slower: str
    same: str
    faster: str

    def colour(self, step: int) -> str:
        """Behind a number; ``step`` is from ``-STEPS`` to ``STEPS``."""
        end = self.faster if step > 0 else self.slower
        return _mixed(self.same, end, abs(step) / STEPS)

    def text(self, step: int) -> str:
        """The number on it: black or white, whichever is easier to read."""
        light = _luminance(self.colour(step))
        return WHITE if (1.05 / (light + 0.05)) > (light + 0.05) / 0.05 else BLACK


LIGHT_HEAT = HeatScale(slower="#a6611a", same="#f3f2ee", faster="#018571")
DARK_HEAT = HeatScale(slower="#d8923f", same="#262b32", faster="#35c4ad")


def heat_step(speedup: float) -> int:
    """Where a speedup stands on the scale."""
    if speedup <= 0.0:
        return -STEPS
    share = math.log(speedup) / math.log(STRONGEST)
    return round(max(-1.0, min(1.0, share)) * STEPS)


def _mixed(one: str, other: str, share: float) -> str:
    channels = (
        round(a + (b - a) * share) for a, b in zip(_channels(one), _channels(other), strict=True)
    )
    return "#" + "".join(f"{each:02x}" for each in channels)


def _luminance(colour: str) -> float:
    """As WCAG 2 has it, 0 to 1."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (each / 255.0 for each in _channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
