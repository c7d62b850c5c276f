"""Formulas as SVG in a page: shapes without names, with their TeX for whoever copies them."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from foretoken.chat.markdown.formula import formula_svg

SHAPES = frozenset((
    "circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect",
))  # fmt: skip
ATTRIBUTES = frozenset((
    "cx", "cy", "d", "fill", "height", "points", "r", "rx", "ry", "stroke", "stroke-dasharray",
    "stroke-linecap", "stroke-linejoin", "stroke-width", "transform", "width", "x", "x1", "x2",
    "y", "y1", "y2",
))  # fmt: skip
_SVG = "{http://www.w3.org/2000/svg}"
_AXIS = 240.0
"""Thousandths of an em above the baseline: there ``vertical-align: middle`` puts the middle."""


def formula_html(tex: str, *, display: bool) -> str | None:
    """The element ``svg`` of a formula; None where it cannot be read."""
    drawn = formula_svg(tex, display=display)
    if drawn is None:
        return None
    tree = fromstring(drawn.svg)
    left, top, width, height = map(float, tree.get("viewBox", "").split())
    if not display:
        # No element of the page has a style of its own, so its middle tells where it stands.
        half = max(-_AXIS - top, top + height + _AXIS)
        top, height = -_AXIS - half, 2 * half
    made = Element("svg", viewBox=f"{left:g} {top:g} {width:g} {height:g}", role="img")
    made.set("width", f"{width / 1000:g}em")
    made.set("height", f"{height / 1000:g}em")
    SubElement(made, "title").text = tree.findtext(f"{_SVG}title")
    outlines = {glyph.get("id", ""): glyph.get("d", "") for glyph in tree.iter(f"{_SVG}path")}
    made.extend(_shapes(tree, outlines))
    length = {"textLength": f"{width:g}", "lengthAdjust": "spacingAndGlyphs"}
    hidden = {"fill": "transparent", "aria-hidden": "true", "font-size": "1000"}
    SubElement(made, "text", length | hidden).text = tex
    return tostring(made, encoding="unicode", short_empty_elements=False)


def _shapes(tree: Element, outlines: dict[str, str]) -> Iterator[Element]:
    """What is drawn in an element; of what refers to an outline, the outline itself."""
    for element in tree:
        name = element.tag.removeprefix(_SVG)
        kept = {key: value for key, value in element.items() if key in ATTRIBUTES}
        if name == "use":
            name, kept["d"] = "path", outlines[element.get("href", "").removeprefix("#")]
            place = f"translate({kept.pop('x', '0')} {kept.pop('y', '0')})"
            kept.setdefault("transform", place)
        if name in SHAPES:
            made = Element(name, kept)
            made.extend(_shapes(element, outlines))
            yield made
