"""The text of an answer as HTML: its Markdown, with the kind of its tokens on every character.

Formulas are SVG: shapes without names, with their TeX for whoever copies them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.markdown.blocks import (
    Block,
    BlockKind,
    Container,
    ContainerKind,
    Style,
    TextRun,
)
from foretoken.chat.markdown.formula import formula_svg
from foretoken.chat.markdown.highlight import CodeRole
from foretoken.chat.sharing.answer_text import code_roles, sections_of
from foretoken.engine.token_kind import TokenKind
from foretoken.system.language import spoken, tr
from foretoken.system.shown_text import shown_alike

_NO_CHARACTER = dict.fromkeys(range(64976, 65008), "�") | {
    plane + end: "\ufffd" for plane in range(0, 0x110000, 0x10000) for end in (0xFFFE, 0xFFFF)
}
_LINE_ENDS = {0x0D: "\n", 0x0C: "\u240c"}
_MARKS = (
    (Style.STRONG, "strong"),
    (Style.EMPHASIS, "em"),
    (Style.STRUCK, "s"),
    (Style.CODE, "code"),
    (Style.FOOTNOTE, "sup"),
)
_SHOWN = frozenset(TokenKind) - {TokenKind.TARGET}
"""The other one looks as no token does."""
_STRIP_PARTS = 120
"""Below a formula; more could not be told apart."""

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


def clean(text: str) -> str:
    """A text of the same length whose characters HTML can have, and that steers nothing."""
    if text.isascii() and text.isprintable():
        return text
    shown = shown_alike(text.translate(_LINE_ENDS)).translate(_NO_CHARACTER)
    return "".join("\ufffd" if "\ud800" <= one <= "\udfff" else one for one in shown)


def in_own_language() -> str:
    """Attributes of an element whose words are the window's."""
    language = spoken()
    side = "rtl" if language.right_to_left else "ltr"
    return f' lang="{language.code.replace("_", "-")}" dir="{side}"'


def html_body(message: Message, *, colours: bool) -> str:
    """All blocks of an answer."""
    written = []
    for section in sections_of(message):
        text = _HtmlWriter(section.kinds if colours else ()).nested(section.blocks)
        if section.thought:
            summary = f"<summary{in_own_language()}>{escape(section.thought)}</summary>"
            text = f'<details class="thought">\n{summary}\n<div>\n{text}</div>\n</details>\n'
        written.append(text)
    return "".join(written)


class _HtmlWriter:
    """Writes blocks with the kinds of their tokens."""

    def __init__(self, kinds: Sequence[TokenKind | None]) -> None:
        self._kinds = kinds

    def nested(self, blocks: Iterable[Block], depth: int = 0) -> str:
        """Blocks in the lists, quotes and footnotes that they stand in below a depth."""
        out: list[str] = []
        open_list = ""
        for _, together in groupby(blocks, lambda block: _start(block, depth)):
            group = list(together)
            container = next(iter(group[0].containers[depth:]), None)
            element = _list(container) if container else ""
            if element != open_list:
                out += f"</{open_list}>\n" * bool(open_list), f"<{element}>\n" * bool(element)
                open_list = element
            if container is None:
                out += map(self._block, group)
                continue
            inside = self.nested(group, depth + 1)
            if container.kind is ContainerKind.QUOTE:
                out.append(f"<blockquote>\n{inside}</blockquote>\n")
            elif container.kind is ContainerKind.FOOTNOTE:
                label = f"<sup>{escape(clean(container.marker))}</sup>"
                out.append(f'<div class="footnote">\n{label}\n<div>\n{inside}</div>\n</div>\n')
            else:
                box = "" if container.task is None else _box(done=container.task)
                out.append(f"<li{_item(container)}>\n{box}{inside}</li>\n")
        out.append(f"</{open_list}>\n" * bool(open_list))
        return "".join(out)

    def _block(self, block: Block) -> str:
        if block.kind is BlockKind.RULE:
            return "<hr>\n"
        if block.kind is BlockKind.TABLE:
            return self._table(block)
        if block.kind in (BlockKind.CODE, BlockKind.MATH):
            if block.kind is BlockKind.MATH:
                inside = "".join(self._formula(run, display=True) for run in block.runs)
                return f'<div class="formula">{inside}</div>\n'
            roles = code_roles(block)
            text = "".join(piece for run in block.runs for piece in self._code(run, roles))
            return _code(block.language, text)
        text = "".join(map(self._run, block.runs))
        if block.kind is BlockKind.HEADING:
            level = min(block.level + 2, 6)  # the first two are ours
            return f"<h{level}>{text}</h{level}>\n"
        return f'<p class="tight">{text}</p>\n' if block.tight else f"<p>{text}</p>\n"

    def _table(self, block: Block) -> str:
        lines = ['<div class="wide">\n<table>\n']
        for number, row in enumerate(block.rows):
            element = "td" if number else "th"
            if number < 2:
                lines.append("<tbody>\n" if number else "<thead>\n")
            cells = "".join(
                f"<{element}{_aligned(side)}>{''.join(map(self._run, cell))}</{element}>"
                for cell, side in zip(row, block.alignments, strict=False)
            )
            lines.append(f"<tr>{cells}</tr>\n")
            if not number:
                lines.append("</thead>\n")
        lines.append("</tbody>\n" if len(block.rows) > 1 else "")
        return "".join([*lines, "</table>\n</div>\n"])

    def _run(self, run: TextRun) -> str:
        if Style.MATH in run.style:
            text = self._formula(run, display=False)
        else:
            text = "".join(self._pieces(run))
        if not run.style & (Style.CODE | Style.MATH):
            text = text.replace("\n", "<br>\n")
        for style, element in reversed(_MARKS):
            if style in run.style:
                text = f"<{element}>{text}</{element}>"
        if run.target:
            where = escape(clean(run.target))
            text = f'<a href="{where}" rel="noreferrer noopener nofollow">{text}</a>'
        return text

    def _formula(self, run: TextRun, *, display: bool) -> str:
        """A formula over the colours of its tokens; its TeX where it cannot be drawn."""
        drawn = formula_html(clean(run.text), display=display)
        if drawn is None:
            return f"<code>{''.join(self._pieces(run))}</code>"
        kinds = [self._kind(place) for place in run.places]
        if not any(kind in _SHOWN for kind in kinds):
            return drawn
        parts = "".join(
            f'<i class="{kind}"></i>' if kind in _SHOWN else "<i></i>" for kind in _sampled(kinds)
        )
        return f'<span class="set">{drawn}<span class="strip">{parts}</span></span>'

    def _code(self, run: TextRun, roles: Mapping[int, CodeRole]) -> Iterator[str]:
        """The colour of a token stands in that of the code, so that it wins as in the window."""
        for role, found in groupby(range(len(run.text)), lambda at: roles.get(run.places[at])):
            places = list(found)
            text = "".join(self._pieces(run, places[0], places[-1] + 1))
            yield f'<span class="{role}">{text}</span>' if role is not None else text

    def _pieces(self, run: TextRun, first: int = 0, stop: int | None = None) -> Iterator[str]:
        shown = clean(run.text)
        stop = len(shown) if stop is None else stop
        for kind, places in groupby(range(first, stop), lambda at: self._kind(run.places[at])):
            found = list(places)
            text = escape(shown[found[0] : found[-1] + 1])
            yield f'<span class="{kind}">{text}</span>' if kind in _SHOWN else text

    def _kind(self, place: int) -> TokenKind | None:
        return self._kinds[place] if 0 <= place < len(self._kinds) else None


def _code(language: str, text: str) -> str:
    head = f'<p class="language">{escape(language)}</p>\n' if language else ""
    return f'<div class="code" dir="ltr">\n{head}<pre><code>{text}</code></pre>\n</div>\n'


def _sampled(kinds: Sequence[TokenKind | None]) -> Sequence[TokenKind | None]:
    """At most ``_STRIP_PARTS`` of them, evenly."""
    step = max(1, -(-len(kinds) // _STRIP_PARTS))
    return kinds[::step]


def _start(block: Block, depth: int) -> int:
    return block.containers[depth].start if len(block.containers) > depth else -1


def _list(container: Container) -> str:
    if container.kind is not ContainerKind.ITEM:
        return ""
    return "ol" if container.marker[:1].isdecimal() else "ul"


def _box(*, done: bool) -> str:
    label = tr("done", about="of a task") if done else tr("to do", about="of a task")
    shown = "\u2611" if done else "\u2610"
    language = in_own_language()
    return f'<span class="box" role="img" aria-label="{escape(label)}"{language}>{shown}</span>\n'


def _item(container: Container) -> str:
    if container.task is not None:
        return ' class="task"'
    number = container.marker.rstrip(".)")
    return f' value="{int(number)}"' if number.isdecimal() else ""


def _aligned(side: str) -> str:
    return f' class="{side}"' if side in ("center", "right") else ""


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
