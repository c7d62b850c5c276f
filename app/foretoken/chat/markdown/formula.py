"""Formulas: TeX that a model wrote, drawn as SVG and said in words.

mathra is pinned and used in this module only. What it cannot read is None: then the source is
shown. It reads no file and nothing from the network.
"""

from __future__ import annotations

import re

from foretoken.system.language import spoken

LONGEST_TEX = 2_000
"""Characters; a longer formula is shown as its source."""
_LARGEST_EM = 300.0
r"""For the width and the height: ``\rule{1e9em}{1e9em}`` would take all memory."""
_LEFT_OUT = re.compile(r"<(metadata|style|text)\b.*?</\1>", re.DOTALL)
"""The source again, a colour of its own, and invisible text, about which Qt warns."""
_SIZE = re.compile(r'width="([0-9.]+)em" height="([0-9.]+)em"')


def formula_svg(tex: str, *, display: bool) -> str | None:
    """An SVG that takes the colour of the text (``currentColor``), with its size in em.

    Its baseline is at 0 of the ``viewBox``; 1 em is 1000 units. ``display``: set as a formula that
    stands alone.
    """
    if not tex.strip() or len(tex) > LONGEST_TEX:
        return None
    import mathra

    try:
        svg = mathra.tex_to_svg(tex, _locale(), display=display, strict=True)
    except ValueError:
        return None
    size = _SIZE.search(svg)
    if size is None or not all(0 < float(side) <= _LARGEST_EM for side in size.groups()):
        return None
    return _LEFT_OUT.sub("", svg)


def spoken_formula(tex: str) -> str:
    """What a screen reader says, in the language of the window; the source if it cannot be read."""
    if len(tex) > LONGEST_TEX:
        return tex
    import mathra

    try:
        return mathra.render(tex, _locale(), strict=True)["speech"] or tex
    except ValueError:
        return tex


def _locale() -> str:
    import mathra

    language = spoken().code.partition("_")[0]
    return language if any(one["code"] == language for one in mathra.locales()) else "en"
