"""Formulas as MathML, which browsers draw, with their TeX for whoever copies them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from xml.etree.ElementTree import Element, SubElement, tostring

from foretoken.chat.markdown.formula_tree import formula_tree

ELEMENTS = frozenset((
    "menclose", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom",
    "mprescripts", "mroot", "mrow", "mspace", "msqrt", "mstyle", "msub", "msubsup", "msup",
    "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "none",
))  # fmt: skip
ATTRIBUTES = frozenset((
    "accent", "accentunder", "columnalign", "columnspacing", "depth", "display", "displaystyle",
    "fence", "form", "height", "largeop", "linethickness", "lspace", "maxsize", "minsize",
    "movablelimits", "notation", "rowspacing", "rspace", "scriptlevel", "separator", "stretchy",
    "symmetric", "voffset", "width",
))  # fmt: skip
"""https://w3c.github.io/mathml-core/, and a few older ones that do no harm."""
_KEPT = "normal"
"""The one style that browsers still know by its name."""


def formula_html(tex: str, *, display: bool) -> str | None:
    """The element ``math`` of a formula; None where it cannot be read."""
    tree = formula_tree(tex, display=display)
    if tree is None or not all(element.tag in ELEMENTS for element in _inside(tree)):
        return None
    made = Element("math", {"display": "block"} if display else {})
    both = SubElement(made, "semantics")
    row = SubElement(both, "mrow")
    row.extend(_rewritten(child) for child in tree)
    SubElement(both, "annotation", encoding="application/x-tex").text = tex
    return tostring(made, encoding="unicode", short_empty_elements=False)


def _inside(tree: Element) -> Iterator[Element]:
    elements = tree.iter()
    next(elements)
    return elements


def _rewritten(element: Element) -> Element:
    """The same without anything that steers a browser, its letters in their styles."""
    kept = {name: value for name, value in element.items() if name in ATTRIBUTES}
    text, style = element.text or "", element.get("mathvariant", "")
    if style == _KEPT:
        kept["mathvariant"] = _KEPT
    elif style:
        text = "".join(_styled(letter, style) for letter in text)
    made = Element(element.tag, kept)
    made.text = text or None
    made.extend(_rewritten(child) for child in element)
    return made


@cache
def _styled(letter: str, style: str) -> str:
    """The character that is this letter in such a style, or the letter itself."""
    if not (letter.isascii() and letter.isalpha()):
        return letter
    kind = f"{'CAPITAL' if letter.isupper() else 'SMALL'} {letter.upper()}"
    named = style.upper().replace("-ITALIC", " ITALIC").replace("BOLD-", "BOLD ")
    old = {"FRAKTUR": "BLACK-LETTER"}.get(named, named)
    for name in (f"MATHEMATICAL {named} {kind}", f"{old} {kind}"):
        try:
            return unicodedata.lookup(name)
        except KeyError:
            continue
    return letter
