"""Rendering of a model's TeX formulas as SVG, with a title that says the formula in words.

mathra is pinned and used in this module only. The source is shown instead of a formula that mathra
cannot parse. It accesses neither files nor the network.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from foretoken.system.language import spoken

LONGEST_TEX = 2_000
"""Characters; a longer formula is shown as its source."""
_LARGEST = 300_000
r"""Thousandths of an em per side: an image of ``\rule{1e9em}{1e9em}`` would fill memory."""
_LEFT_OUT = re.compile(r"<(metadata|style|text)\b.*?</\1>", re.DOTALL)
"""Elements to remove: a copy of the source, a fixed colour, and invisible text (Qt warns of it)."""
_MARGIN = 60
"""Added left and right: slanted letters and accents extend beyond the box."""
_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)" width="\S+em" height="\S+em"')


class Formula(NamedTuple):
    """An SVG image and its size in em."""

    svg: str
    """Uses the text colour (``currentColor``); 1 em is 1000 units of its ``viewBox``."""
    width: float
    above: float
    """Height above the baseline, which is at 0."""
    below: float


def formula_svg(tex: str, *, display: bool) -> Formula | None:
    """Render a formula, inline or in display style; return None if it cannot be parsed."""
    if not tex.strip() or len(tex) > LONGEST_TEX:
        return None
    import mathra

    try:
        svg = mathra.tex_to_svg(tex, _locale(), display=display, strict=True)
    except ValueError:
        return None
    box = _BOX.search(svg)
    if box is None:
        return None
    left, top, width, height = map(float, box.groups())
    if not (0 < width <= _LARGEST and 0 < height <= _LARGEST):
        return None
    left, width = left - _MARGIN, width + 2 * _MARGIN
    size = f'width="{width / 1000:g}em" height="{height / 1000:g}em"'
    found = f'viewBox="{left:g} {top:g} {width:g} {height:g}" {size}'
    drawn = _LEFT_OUT.sub("", svg.replace(box[0], found, 1))
    return Formula(drawn, width / 1000, -top / 1000, (height + top) / 1000)


def _locale() -> str:
    import mathra

    language = spoken().code.partition("_")[0]
    return language if any(one["code"] == language for one in mathra.locales()) else "en"
