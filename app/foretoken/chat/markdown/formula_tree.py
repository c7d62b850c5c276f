"""Formulas: TeX that a model wrote, as MathML.

latex2mathml reads it. Colours, links and styles in the TeX do nothing. What it cannot read, or
would read wrongly, is None: then a formula is shown as the TeX that it is.
"""

from __future__ import annotations

import logging
import re
from itertools import pairwise
from xml.etree.ElementTree import Element

LONGEST_TEX = 1_000
"""Characters."""
DEEPEST_TEX = 16
"""Groups inside of each other."""
_MOST_ENVIRONMENTS = 12
_ENVIRONMENTS = re.compile(
    r"(?:align|equation|gather|[bp]?matrix)\*?"
    r"|aligned|array|[BvV]matrix|smallmatrix|cases|gathered|split"
)
_BEGIN = re.compile(r"\\(?:begin|end)\s*\{([^{}]*)\}")
_MOVES = re.compile(r"\\begin|\\end|\\left(?![a-z])|\\right(?![a-z])|\\.|[{}]", re.DOTALL)
_NESTED_TEXT = re.compile(r"\\(?:text[a-z]*|mbox|hbox|fbox|tag\*?)\s*\{[^}]*[{$\\]")
_TAG = re.compile(r"\\tag(\*?)\s*\{([^{}]*)\}")
_SAYS_NOTHING = re.compile(r"\\(?:label\s*\{[^{}]*\}|(?:nonumber|notag)(?![a-zA-Z]))")
_REWRITTEN = (
    (re.compile(r"\\(begin|end)\s*\{(?:aligned|split)\}"), r"\\\1{align*}"),
    (re.compile(r"\\begin\s*\{gather(?:ed|\*)?\}"), r"\\begin{array}{c}"),
    (re.compile(r"\\end\s*\{gather(?:ed|\*)?\}"), r"\\end{array}"),
    (re.compile(r"\\(?:begin|end)\s*\{equation\*?\}"), ""),
    (re.compile(r"\\mathrm\{"), r"\\mathrm {"),
    (re.compile(r"\\mathtt\b"), r"\\texttt"),
    (re.compile(r"\\bmod\b"), r"\\;\\mathrm {mod}\\;"),
    (re.compile(r"\\not\s*="), r"\\neq "),
    (re.compile(r"\|\|"), "\u2016"),
)
_DIGITS = {
    style: {ord("0") + digit: first + digit for digit in range(10)}
    for style, first in (("bold", 0x1D7CE), ("double-struck", 0x1D7D8), ("monospace", 0x1D7F6))
}
"""Of letters alone ziamath knows those of such styles."""
_CODE_POINT = re.compile(r"&#x([0-9A-Fa-f]{1,6});")
_SIGNS = ("-", "\N{MINUS SIGN}", "+", "\N{PLUS-MINUS SIGN}")
_ENDS = (")", "]", "}", "!", "|")
"""Behind these a sign stands between two numbers."""
_STEERING = ("mathcolor", "mathbackground", "background", "color", "style", "href", "id", "class")
_log = logging.getLogger(__name__)


def formula_tree(tex: str, *, display: bool) -> Element | None:
    """The element ``math`` of a formula, ``display`` as one that stands alone."""
    if not is_acceptable(tex):
        return None
    try:
        tree = _mathml(tex, display=display)
        if _is_misread(tree):
            return None
        _clean(tree)
        return tree
    except Exception:  # whatever a library may come to with a text of a model
        _log.debug("a formula cannot be read", exc_info=True)
        return None


def is_acceptable(tex: str) -> bool:
    """Whether it is short and shallow enough to be tried, and nothing in it is known to fail."""
    if not tex.strip() or len(tex) > LONGEST_TEX or _NESTED_TEXT.search(tex):
        return False
    environments = _BEGIN.findall(tex)
    if len(environments) > 2 * _MOST_ENVIRONMENTS:
        return False
    if not all(_ENVIRONMENTS.fullmatch(name) for name in environments):
        return False
    depth = deepest = 0
    for move in _MOVES.findall(tex):
        if move in ("{", r"\begin", r"\left"):
            depth += 1
            deepest = max(deepest, depth)
        elif move in ("}", r"\end", r"\right"):
            depth -= 1
            if depth < 0:
                return False
    return depth == 0 and deepest <= DEEPEST_TEX


def _mathml(tex: str, *, display: bool) -> Element:
    from latex2mathml.converter import convert_to_element

    tex = _with_tags_apart(_SAYS_NOTHING.sub(" ", tex))
    for pattern, replacement in _REWRITTEN:
        tex = pattern.sub(replacement, tex)
    tree: Element = convert_to_element(tex, xmlns="", display="block" if display else "inline")
    return tree


def _with_tags_apart(tex: str) -> str:
    """Move tags to a distance behind their formula; latex2mathml sets them right beside it."""
    tags = [rf"\qquad \text{{{name if star else f'({name})'}}}" for star, name in _TAG.findall(tex)]
    if not tags:
        return tex
    if not _BEGIN.search(tex):
        return " ".join((_TAG.sub(" ", tex), *tags))
    waiting = iter(tags)
    tex = _TAG.sub(lambda _: next(waiting), tex)  # it ends its line
    return re.sub(r"\\(begin|end)\s*\{align\}", r"\\\1{align*}", tex)  # without automatic numbers


def _is_misread(tree: Element) -> bool:
    """Whether something was not understood: it is taken for a letter then."""
    return any("\\" in (element.text or "") or element.text == "&" for element in tree.iter())


def _clean(tree: Element) -> None:
    """Leave nothing that steers, no names of characters, and nothing that ziamath gets wrong."""
    for element in tree.iter():
        for name in _STEERING:
            element.attrib.pop(name, None)
        text = _CODE_POINT.sub(lambda found: chr(int(found[1], 16)), element.text or "")
        if element.tag == "mstyle" and not element.attrib:
            element.tag = "mrow"  # one without attributes makes it fail
        elif element.tag == "mo" and text == "-":
            text = "\N{MINUS SIGN}"
        elif element.tag == "mn" and element.get("mathvariant") in _DIGITS:
            text = text.translate(_DIGITS[element.attrib.pop("mathvariant")])
        elif element.tag == "mtable":
            element.set("rowspacing", "0.5em")  # it was in points, of another size
        element.text = text or None
    for element in tree.iter():
        for before, after in pairwise(element):
            if _is_sign_of_one(before, after):
                after.set("form", "prefix")


def _is_sign_of_one(before: Element, sign: Element) -> bool:
    """Whether it says that the number behind it is negative: it subtracts nothing."""
    operators = before.tag == sign.tag == "mo"
    return operators and sign.text in _SIGNS and before.text not in _ENDS
