"""Export of conversations as a self-contained web page that looks like the window, without scripts.

Texts of models and users are escaped, and put into elements generated here only. The page's content
security policy forbids anything but its own style sheet. Every character of an answer has the kind
of its token. Formulas are SVG shapes without ids, with their TeX as hidden text for copying.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from foretoken.chat.conversations.conversation import Message, Role
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
from foretoken.chat.sharing.shared import SharedChat, attached, author, facts, moment
from foretoken.engine.token_display import KIND_LABELS, TokenKind
from foretoken.system import web_page
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_alike, shown_name
from foretoken.system.web_page import in_own_language

_NO_CHARACTER = dict.fromkeys([*range(0xD800, 0xE000), *range(0xFDD0, 0xFDF0)], "\ufffd") | {
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
"""Kinds with a colour; ``TARGET`` looks like ordinary text."""
_STRIP_PARTS = 120
"""Parts of the colour strip below a formula; more could not be distinguished."""

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
"""Thousandths of an em above the baseline where ``vertical-align: middle`` puts the middle."""


def clean(text: str) -> str:
    """Replace characters that are invalid in HTML or control the display; keeps the length."""
    return shown_alike(text.translate(_LINE_ENDS)).translate(_NO_CHARACTER)


def html_body(message: Message, *, colours: bool) -> str:
    """Return the HTML of all blocks of an answer."""
    written = []
    for section in sections_of(message):
        text = _HtmlWriter(section.kinds if colours else ()).nested(section.blocks)
        if section.thought:
            summary = f"<summary{in_own_language()}>{escape(section.thought)}</summary>"
            text = f'<details class="thought">\n{summary}\n<div>\n{text}</div>\n</details>\n'
        written.append(text)
    return "".join(written)


class _HtmlWriter:
    """Converter of blocks to HTML with the kinds of their tokens."""

    def __init__(self, kinds: Sequence[TokenKind | None]) -> None:
        self._kinds = kinds

    def nested(self, blocks: Iterable[Block], depth: int = 0) -> str:
        """Return blocks within their lists, quotes and footnotes from a depth on."""
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
        if block.kind is BlockKind.MATH:
            inside = "".join(self._formula(run, display=True) for run in block.runs)
            return f'<div class="formula">{inside}</div>\n'
        if block.kind is BlockKind.CODE:
            roles = code_roles(block)
            text = "".join(piece for run in block.runs for piece in self._code(run, roles))
            head = f'<p class="language">{escape(block.language)}</p>\n' if block.language else ""
            return f'<div class="code" dir="ltr">\n{head}<pre><code>{text}</code></pre>\n</div>\n'
        text = "".join(map(self._run, block.runs))
        if block.kind is BlockKind.HEADING:
            level = min(block.level + 2, 6)  # the page uses the first two
            return f"<h{level}>{text}</h{level}>\n"
        return f'<p class="tight">{text}</p>\n' if block.tight else f"<p>{text}</p>\n"

    def _table(self, block: Block) -> str:
        rows = []
        for number, row in enumerate(block.rows):
            element = "td" if number else "th"
            cells = "".join(
                f"<{element}{_aligned(side)}>{''.join(map(self._run, cell))}</{element}>"
                for cell, side in zip(row, block.alignments, strict=False)
            )
            rows.append(f"<tr>{cells}</tr>\n")
        head, body = rows[0], "".join(rows[1:])
        body = f"<tbody>\n{body}</tbody>\n" if body else ""
        return f'<div class="wide">\n<table>\n<thead>\n{head}</thead>\n{body}</table>\n</div>\n'

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
        """Return a formula above a strip with its tokens' colours; its TeX if it is not valid."""
        drawn = formula_html(clean(run.text), display=display)
        if drawn is None:
            return f"<code>{''.join(self._pieces(run))}</code>"
        kinds = [self._kind(place) for place in range(*run.span)]
        if not any(kind in _SHOWN for kind in kinds):
            return drawn
        step = max(1, -(-len(kinds) // _STRIP_PARTS))
        parts = "".join(
            f'<i class="{kind}"></i>' if kind in _SHOWN else "<i></i>" for kind in kinds[::step]
        )
        return f'<span class="set">{drawn}<span class="strip">{parts}</span></span>'

    def _code(self, run: TextRun, roles: Mapping[int, CodeRole]) -> Iterator[str]:
        """Yield highlighted code; token colours are nested inside, so they win as in the window."""
        for role, found in groupby(range(len(run.text)), lambda at: roles.get(run.places[at])):
            places = list(found)
            text = "".join(self._pieces(run, places[0], places[-1] + 1))
            yield f'<span class="{role}">{text}</span>' if role is not None else text

    def _pieces(self, run: TextRun, first: int = 0, stop: int | None = None) -> Iterator[str]:
        shown = clean(run.text)
        wanted = range(len(shown))[first:stop]
        for kind, found in groupby(wanted, lambda at: self._kind(run.places[at])):
            text = escape("".join(shown[at] for at in found))
            yield f'<span class="{kind}">{text}</span>' if kind in _SHOWN else text

    def _kind(self, place: int) -> TokenKind | None:
        return self._kinds[place] if 0 <= place < len(self._kinds) else None


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
    """Return the ``svg`` element of a formula; None if it cannot be parsed."""
    drawn = formula_svg(tex, display=display)
    if drawn is None:
        return None
    tree = fromstring(drawn.svg)
    left, top, width, height = map(float, tree.get("viewBox", "").split())
    if not display:
        # The policy forbids inline styles, so the formula is aligned by its vertical middle.
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
    """Yield the allowed shapes in an element; references to outlines are replaced by these."""
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


COLOURS = {
    **web_page.COLOURS,
    "accent": ("#3d5afe", "#8c9eff"),
    "bubble": ("#edf1ff", "#262c41"),
    "error": ("#b3261e", "#ff8a80"),
    "draft": ("#009e73", "#2bc195"),
    "draft_tint": ("#d6f1e7", "#123e31"),
    "correction": ("#b84a00", "#ff9d5c"),
    "bonus": ("#0064ad", "#6db8f5"),
    "code_keyword": ("#7b2ba6", "#d3a6ff"),
    "code_name": ("#2b4a9e", "#9fbaff"),
    "code_builtin": ("#0b6272", "#6fd3dc"),
    "code_string": ("#8a3350", "#f2a7bb"),
    "code_number": ("#744d00", "#e0c07a"),
    "code_comment": ("#55606e", "#a7b1bd"),
}
"""Light and dark colours, from the window's themes."""
_SHEET = (  # not translated: a style sheet
    """
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text);
  font: 15px/1.55 system-ui, "Segoe UI", Inter, "Helvetica Neue", Arial, sans-serif; }
main, .bar { max-width: 792px; margin: 0 auto; padding: 0 16px; }
main { padding-bottom: 64px; overflow-wrap: break-word; }
article { border-top: 1px solid var(--border); padding-top: 8px; margin-top: 40px; }
article:first-of-type { border-top: 0; margin-top: 0; }
h1 { font-size: 22px; line-height: 1.3; margin: 24px 0 4px; }
.told { color: var(--muted); font-size: 13px; margin: 0 0 24px; }
section { margin: 24px 0; }
.who { color: var(--muted); font-size: 12px; font-weight: 600; margin: 0 0 6px; }
.you { display: flex; flex-direction: column; align-items: flex-end; }
.you .who { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.you .said { background: var(--bubble); border-radius: 12px; padding: 10px 14px; max-width: 85%; }
.plain { white-space: pre-wrap; }
.plain, .body :is(p, h3, h4, h5, h6, th, td) { unicode-bidi: plaintext; }
.files { color: var(--muted); font-size: 13px; margin: 0 0 6px; }
.numbers { color: var(--muted); font-size: 12px; margin: 8px 0 0; }
.failed { color: var(--error); font-size: 13px; margin: 8px 0 0; }
details { background: var(--panel); border: 1px solid var(--border); border-radius: 8px;
  padding: 8px 12px; margin: 16px 0; }
summary { color: var(--muted); font-size: 13px; cursor: pointer; }
nav { margin: 24px 0; }
nav ol { margin: 8px 0 0; padding-inline-start: 28px; }
a { color: var(--accent); }
.body > :first-child { margin-top: 0; }
.body > :last-child { margin-bottom: 0; }
.body h3, .body h4, .body h5, .body h6 { line-height: 1.3; margin: 24px 0 8px; }
.body p { margin: 12px 0; }
.body p.tight { margin: 4px 0; }
.body ul, .body ol { margin: 12px 0; padding-inline-start: 28px; }
.body ul ul, .body ul ol, .body ol ul, .body ol ol { margin: 4px 0; }
.body blockquote { margin: 12px 0; padding-inline-start: 14px; color: var(--muted);
  border-inline-start: 3px solid var(--border); }
.body hr { border: 0; border-top: 1px solid var(--border); margin: 20px 0; }
.body li.task { list-style: none; position: relative; }
.box { position: absolute; inset-inline-start: -22px; top: 0; }
.thought { color: var(--muted); }
.thought > div { margin-top: 8px; }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
  font-size: 13px; }
p code, li code, td code, th code { background: var(--panel); border-radius: 4px;
  padding: 1px 4px; }
.code { background: var(--panel); border: 1px solid var(--border); border-radius: 8px;
  margin: 12px 0; overflow: hidden; }
.code .language { color: var(--muted); border-bottom: 1px solid var(--border); font-size: 12px;
  margin: 0; padding: 6px 12px; }
.code pre { margin: 0; padding: 10px 12px; overflow-x: auto; line-height: 1.45; tab-size: 4; }
.wide { overflow-x: auto; margin: 12px 0; }
table { border-collapse: collapse; font-size: 14px; }
th, td { border: 1px solid var(--border); padding: 6px 10px; text-align: start;
  vertical-align: top; }
th { background: var(--panel); }
.center { text-align: center; }
.right { text-align: right; }
.formula { margin: 12px 0; padding-bottom: 6px; text-align: center; overflow-x: auto; }
.formula > code { white-space: pre-wrap; }
.set { display: inline-block; position: relative; direction: ltr; }
svg { font-size: 1.1em; vertical-align: middle; overflow: visible; }
sup { font-size: 11px; line-height: 1; }
.footnote { color: var(--muted); font-size: 13px; display: flex; gap: 8px; }
.footnote p { margin: 0; }
#colours { position: absolute; opacity: 0; }
.bar { display: flex; flex-wrap: wrap; gap: 6px 18px; padding-top: 12px; padding-bottom: 12px;
  font-size: 13px; color: var(--muted); }
.bar label { cursor: pointer; color: var(--text); }
.bar label::before { content: "\\2610\\00a0"; }
#colours:checked ~ .bar label::before { content: "\\2611\\00a0"; }
#colours:focus-visible ~ .bar label { outline: 2px solid var(--accent); outline-offset: 3px; }
.draft, .lookup { background: var(--draft-tint); }
.lookup { text-decoration: underline dashed 1px var(--draft); text-underline-offset: 3px; }
.correction { color: var(--correction); text-decoration: underline solid 2px;
  text-underline-offset: 3px; }
.bonus { color: var(--bonus); text-decoration: underline dotted 2px; text-underline-offset: 3px; }
.chosen { text-decoration: underline wavy 1px var(--accent); text-underline-offset: 3px; }
#colours:not(:checked) ~ main :is(.draft, .lookup, .chosen) { background: none;
  text-decoration: none; }
#colours:not(:checked) ~ main :is(.correction, .bonus) { color: inherit; text-decoration: none; }
.strip { display: flex; height: 3px; position: absolute; left: 0; right: 0; bottom: -5px; }
#colours:not(:checked) ~ main .strip { visibility: hidden; }
.strip i { flex: 1; }
.strip .draft, .strip .lookup { background: var(--draft); }
.strip .correction { background: var(--correction); }
.strip .bonus { background: var(--bonus); }
.strip .chosen { background: var(--accent); }
@media print {
  #colours:not(:checked) ~ .bar { display: none; }
  .code pre { white-space: pre-wrap; }
  .draft, .lookup { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
)
_MOST_LISTED = 1000
# Chat texts may be in any language; the rest of the page is in the window's.
_IN_ANY_LANGUAGE = ' lang="" dir="auto"'


def page_pieces(
    chats: Iterable[SharedChat], titles: Sequence[str], *, colours: bool
) -> Iterator[str]:
    """Yield the text of a page; ``titles`` are those of ``chats``."""
    many = tr_n("{count} chat", "{count} chats", len(titles))
    title = _name(titles[0] if len(titles) == 1 else many)
    code = "\n".join(
        f".{role} {{ color: var(--{role.replace('_', '-')}); }}"  # not translated: a style sheet
        for role in CodeRole
    )
    sheet = web_page.style_sheet(COLOURS, f"\n{code}{_SHEET}")
    yield from web_page.page(title, sheet, _body(chats, titles, colours=colours))


def _body(chats: Iterable[SharedChat], titles: Sequence[str], *, colours: bool) -> Iterator[str]:
    if colours:
        yield _legend()
    yield "<main>\n"
    if 1 < len(titles) <= _MOST_LISTED:
        yield _contents(titles)
    for number, chat in enumerate(chats, 1):
        yield from _article(chat, number, colours=colours)
    yield "</main>\n"


def _legend() -> str:
    kinds = "\n".join(
        f'<span><span class="{kind}">{escape(tr(KIND_LABELS[kind]))}</span></span>'
        for kind in TokenKind
    )
    label = escape(tr("Token colours"))
    return (
        f'<input type="checkbox" id="colours" checked aria-label="{label}">\n'
        f'<header class="bar">\n<label for="colours" aria-hidden="true">{label}</label>\n'
        f"{kinds}\n</header>\n"
    )


def _contents(titles: Sequence[str]) -> str:
    lines = "\n".join(
        f'<li><a href="#chat-{number}"{_IN_ANY_LANGUAGE}>{_name(title)}</a></li>'
        for number, title in enumerate(titles, 1)
    )
    return f'<nav aria-label="{escape(tr("Chats"))}">\n<ol>\n{lines}\n</ol>\n</nav>\n'


def _article(chat: SharedChat, number: int, *, colours: bool) -> Iterator[str]:
    conversation = chat.conversation
    details = [moment(conversation.created_ms), *([_name(chat.folder)] if chat.folder else [])]
    yield (
        f'<article id="chat-{number}">\n<h1{_IN_ANY_LANGUAGE}>{_name(conversation.title)}</h1>\n'
        f'<p class="told">{" · ".join(details)}</p>\n'
    )
    if conversation.system_prompt.strip() and chat.only is None:
        prompt = escape(clean(conversation.system_prompt))
        yield (
            f"<details>\n<summary>{escape(tr('System prompt'))}</summary>\n"
            f'<div class="plain"{_IN_ANY_LANGUAGE}>{prompt}</div>\n</details>\n'
        )
    for message in chat.shown:
        yield _section(message, colours=colours)
    yield "</article>\n"


def _section(message: Message, *, colours: bool) -> str:
    who = f'<h2 class="who">{_name(author(message))}</h2>\n'
    names = attached(message)
    files = f'<p class="files">{escape(clean(names))}</p>\n' if names else ""
    if message.role is not Role.ASSISTANT:
        said = f'<div class="plain"{_IN_ANY_LANGUAGE}>{escape(clean(message.text))}</div>\n'
        bubble = f'<div class="said">\n{files}{said}</div>\n'
        return f'<section class="you">\n{who}{bubble}</section>\n'
    said = html_body(message, colours=colours)
    body = f'<div class="body"{_IN_ANY_LANGUAGE}>\n{said}</div>\n'
    failed = f'<p class="failed">{_name(message.error)}</p>\n' if message.error else ""
    numbers = escape(clean(facts(message)))
    numbers = f'<p class="numbers">{numbers}</p>\n' if numbers else ""
    return f'<section class="answer">\n{who}{files}{body}{failed}{numbers}</section>\n'


def _name(text: str) -> str:
    return escape(clean(shown_name(text)))
