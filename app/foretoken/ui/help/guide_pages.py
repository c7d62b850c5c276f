"""Pages of the guide: English Markdown in ``resources/guide``, also readable on GitHub."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from foretoken.chat.markdown.stream import html_of
from foretoken.system.paths import resource_path
from foretoken.ui.parts.explained import Word

INDEX = "README.md"
FIRST_PAGE = "start.md"
WORD_PLACES = {
    Word.TOKEN: "figures.md#token-colours",
    Word.TARGET: "models.md#choose-a-pair",
    Word.DRAFT: "models.md#what-can-draft",
    Word.STEP: "figures.md#the-token-inspector",
    Word.LOOKAHEAD: "models.md#how-far-it-drafts",
    Word.ACCEPTANCE: "figures.md#what-a-speedup-is",
    Word.LOOKUP: "models.md#what-can-draft",
    Word.CONTEXT: "chats.md#write",
    Word.CACHE: "models.md#engine-settings",
    Word.PLAIN: "figures.md#what-a-speedup-is",
    Word.SPEEDUP: "figures.md#what-a-speedup-is",
    Word.SAMPLING: "settings.md#sampling",
    Word.TEMPERATURE: "settings.md#sampling",
}
"""Place in the guide that explains a word: a page and the anchor of a heading."""

_TITLE_WEIGHT = 10
_ENTRY = re.compile(r"^- \[[^]]+\]\(([\w-]+\.md)\)", re.MULTILINE)
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)\n*")
_LINK = re.compile(r"\]\([^)]*\)")
_HEADING = re.compile(r"(#{1,3}) (.+)")
_TAG, _HEADING_TAG = re.compile(r"<[^>]+>"), re.compile(r"(<h[1-3]>)(.+?)(?=</h)")
_CODE_TAG = re.compile(r"(<pre>.*?)\n(</code></pre>)", re.DOTALL)
# Not translated: HTML, in the attributes that Qt reads.
_CODE = r'<table width="100%" cellpadding="10"><tr><td class="code">\1\2</td></tr></table>'
_TABLE = '<table class="page" width="100%" cellpadding="6" cellspacing="0">'


@dataclass(frozen=True, slots=True)
class PageSection:
    """A heading with the text up to the next heading."""

    level: int
    title: str
    text: str

    @property
    def anchor(self) -> str:
        """Anchor in links, as GitHub generates it."""
        return anchor_of(self.title)

    def hits(self, words: list[str]) -> int:
        """Return the relevance for these lower-case words; 0 if one of them is missing."""
        title, text = self.title.casefold(), self.text.casefold()
        counts = [_TITLE_WEIGHT * title.count(word) + text.count(word) for word in words]
        return sum(counts) if all(counts) else 0


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A file of the guide; its first section has the title of the page."""

    name: str
    markdown: str
    """Source without comments and without pictures that this copy lacks."""
    sections: tuple[PageSection, ...]

    @property
    def html(self) -> str:
        """The page as HTML, with an anchor at each heading."""
        made = html_of(self.markdown).replace("<table>", _TABLE)
        made = made.replace("<p><img", '<p class="picture"><img')

        def anchored(found: re.Match[str]) -> str:
            anchor = anchor_of(unescape(_TAG.sub("", found[2])))
            return f'{found[1]}<a name="{anchor}"></a>{found[2]}'

        return f'<div dir="ltr">{_HEADING_TAG.sub(anchored, _CODE_TAG.sub(_CODE, made))}</div>'


def read_pages() -> list[GuidePage]:
    """Return all pages, in the order of the index."""
    index = resource_path(f"guide/{INDEX}").read_text(encoding="utf-8")
    return [_read_page(name) for name in _ENTRY.findall(index)]


def picture_path(link: str) -> Path | None:
    """Return a picture's file: where the page links to, or next to the pages in a package."""
    beside = resource_path("guide/pictures") / link.rpartition("/")[2]
    return next((path for path in (resource_path("guide") / link, beside) if path.is_file()), None)


def anchor_of(title: str) -> str:
    """Return the anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _read_page(name: str) -> GuidePage:
    source = _COMMENT.sub("", resource_path(f"guide/{name}").read_text(encoding="utf-8"))
    shown = _PICTURE.sub(lambda found: found[0] if picture_path(found[1]) else "", source)
    return GuidePage(name, shown, tuple(_sections(_LINK.sub("]", _PICTURE.sub("", source)))))


def _sections(source: str) -> Iterator[PageSection]:
    level, title, lines, in_code = 0, "", list[str](), False
    for line in source.splitlines():
        in_code ^= line.startswith("```")
        heading = None if in_code else _HEADING.fullmatch(line)
        if heading is None:
            lines.append(line)
            continue
        if title:
            yield PageSection(level, title, "\n".join(lines))
        level, title, lines = len(heading[1]), heading[2], []
    yield PageSection(level, title, "\n".join(lines))
