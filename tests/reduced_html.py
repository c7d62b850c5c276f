"""What HTML shows, reduced to what blocks tell of it, to compare with another renderer."""

from __future__ import annotations

from dataclasses import dataclass
from html.parser import HTMLParser

from markdown_it.common.normalize_url import normalizeLink

from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style, TextRun

STYLES = {
    "strong": Style.STRONG,
    "em": Style.EMPHASIS,
    "s": Style.STRUCK,
    "code": Style.CODE,
}
ANY = ~Style.NONE
"""Of characters in what stands for an image, which HTML keeps no style of."""
ALLOWED = ("http://", "https://", "mailto:")

Shown = tuple[tuple[str, Style, str], ...]
"""Character by character with its style and where it leads."""


@dataclass(frozen=True)
class Reduced:
    kind: str
    containers: tuple[tuple[str, str, int], ...]
    """Kind, marker, and which one of all it is."""
    text: Shown = ()
    cells: tuple[tuple[Shown, ...], ...] = ()
    tight: bool = False
    language: str = ""
    alignments: tuple[str, ...] = ()


def reduced_blocks(blocks: list[Block]) -> list[Reduced]:
    numbers: dict[int, int] = {}
    markers: dict[int, str] = {}
    made = []
    for block in blocks:
        containers = []
        for one in block.containers:
            assert one.kind is not ContainerKind.FOOTNOTE
            number = numbers.setdefault(one.start, len(numbers))
            marker = markers.setdefault(one.start, one.marker)
            assert one.marker in ("", marker)
            containers.append((one.kind.value, marker, number))
        kind = block.kind.value + (str(block.level) if block.level else "")
        is_code = block.kind is BlockKind.CODE
        made.append(
            Reduced(
                kind,
                tuple(containers),
                () if is_code else shown(block.runs),
                tuple(tuple(map(shown, row)) for row in block.rows),
                block.tight and block.kind is BlockKind.PARAGRAPH,
                block.language,
                block.alignments,
            )
        )
        if is_code:
            text = tuple((one, Style.NONE, "") for one in block.runs[0].text)
            made[-1] = Reduced(kind, tuple(containers), text, language=block.language)
    return made


def shown(runs: tuple[TextRun, ...]) -> Shown:
    made = []
    for run in runs:
        target = normalizeLink(run.target) if run.target else ""
        made += [(one, run.style, target) for one in run.text]
    return tuple(made)


@dataclass
class _Open:
    name: str
    containers: tuple[tuple[str, str, int], ...]
    is_empty: bool = True
    number: int = 0


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.made: list[Reduced] = []
        self.containers: list[_Open] = [_Open("", ())]
        self.count = 0
        self.lists: list[int | None] = []
        self.styles: list[Style] = []
        self.targets: list[str] = []
        self.text: list[tuple[str, Style, str]] = []
        self.kind = ""
        self.language = ""
        self.rows: list[list[Shown]] = []
        self.alignments: list[str] = []
        self.after_break = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in ("p", "h1", "h2", "h3", "h4", "h5", "h6"):
            self.finish_tight()
            self.kind = tag
        elif tag == "pre":
            self.finish_tight()
            self.kind = "code"
        elif tag == "code" and self.kind == "code":
            self.language = given.get("class", "").removeprefix("language-")
        elif tag in STYLES:
            self.styles.append(STYLES[tag])
        elif tag == "a":
            self.targets.append(_target(given.get("href", "")))
        elif tag == "img":
            self.targets.append(_target(given.get("src", "")))
            self.add(given.get("alt", ""), ANY)
            self.targets.pop()
        elif tag == "br":
            self.add("\n")
            self.after_break = True
        elif tag == "hr":
            self.finish_tight()
            self.finish("rule")
        elif tag in ("ul", "ol"):
            self.finish_tight()
            self.lists.append(int(given.get("start") or 1) if tag == "ol" else None)
        elif tag == "blockquote":
            self.finish_tight()
            self.open(("quote", "", self.count))
        elif tag == "li":
            number = self.lists[-1]
            marker = "•" if number is None else str(number)
            if number is not None:
                self.lists[-1] = number + 1
            self.open(("item", marker, self.count))
        elif tag == "table":
            self.finish_tight()
            self.kind, self.rows, self.alignments = "table", [], []
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("th", "td"):
            self.text = []
            if tag == "th":
                self.alignments.append(given.get("style", "").removeprefix("text-align:"))
        else:
            assert tag in ("thead", "tbody"), tag

    def handle_endtag(self, tag: str) -> None:
        if tag == "p":
            self.finish("paragraph")
        elif tag[0] == "h" and tag != "hr":
            self.finish(f"heading{tag[1]}")
        elif tag == "pre":
            self.finish("code")
        elif tag in STYLES and self.kind != "code":
            self.styles.pop()
        elif tag == "a":
            self.targets.pop()
        elif tag in ("th", "td"):
            self.rows[-1].append(tuple(self.text))
            self.text = []
        elif tag == "table":
            self.finish("table")
        elif tag in ("ul", "ol"):
            self.lists.pop()
        elif tag in ("li", "blockquote"):
            self.finish_tight()
            if self.containers[-1].is_empty:
                self.finish("paragraph", tight=False)
            self.containers.pop()

    def handle_data(self, data: str) -> None:
        if not self.kind and not data.strip():
            return
        if self.kind == "table" and not data.strip("\n"):
            return
        if self.after_break:
            data = data.removeprefix("\n")
            self.after_break = False
        if self.kind == "code":
            self.text += [(one, Style.NONE, "") for one in data]
            return
        if not self.kind:
            self.kind = "tight"
            data = data.lstrip("\n")
        self.add(data.replace("\n", " "))

    def add(self, text: str, style: Style | None = None) -> None:
        if not self.kind:
            self.kind = "tight"
        if style is None:
            style = Style.NONE
            for one in self.styles:
                style |= one
        target = self.targets[0] if self.targets else ""
        self.text += [(one, style, target) for one in text]

    def open(self, container: tuple[str, str, int]) -> None:
        around = self.containers[-1]
        around.is_empty = False
        self.count += 1
        self.containers.append(_Open(container[0], (*around.containers, container)))

    def finish_tight(self) -> None:
        if self.kind == "tight":
            while self.text and self.text[-1][0] == " ":
                self.text.pop()
            self.finish("paragraph", tight=True)

    def finish(self, kind: str, *, tight: bool = False) -> None:
        around = self.containers[-1]
        around.is_empty = False
        text = tuple(self.text)
        if kind == "code" and text and text[-1][0] == "\n":
            text = text[:-1]
        self.made.append(
            Reduced(
                kind,
                around.containers,
                text,
                tuple(tuple(row) for row in self.rows),
                tight,
                self.language,
                tuple(self.alignments),
            )
        )
        self.text, self.kind, self.language, self.rows, self.alignments = [], "", "", [], []


def reduced_html(html: str) -> list[Reduced]:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.made


def _target(target: str) -> str:
    return target if target.lower().startswith(ALLOWED) else ""
