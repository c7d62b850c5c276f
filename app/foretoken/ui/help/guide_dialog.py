"""Guide: English Markdown in ``resources/guide``, in a dialog with a search."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import unescape
from math import ceil
from pathlib import Path
from urllib.parse import unquote

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QUrl, Slot
from PySide6.QtGui import QColor, QImage, QTextCharFormat, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QTreeWidget, QTreeWidgetItem, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.markdown.stream import html_of
from foretoken.system.language import spoken, tr
from foretoken.system.paths import resource_path
from foretoken.ui.commands.command import add_scoped_action
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.help.how_it_works import how_it_works
from foretoken.ui.look.theme import LINE_PIXELS, TEXT_PIXELS, Space, scaled, sized_font, theme
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.explained import Word
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import DialogButtons, FoldingRow, SearchLine, column, note

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
_TAG, _HEADING = re.compile(r"<[^>]+>"), re.compile(r"(<h[1-3]>)(.+?)(?=</h)")
_CODE_TAG = re.compile(r"(<pre>.*?)\n(</code></pre>)", re.DOTALL)
# Not translated: HTML, in the attributes that Qt reads.
_CODE = r'<table width="100%" cellpadding="10"><tr><td class="code">\1\2</td></tr></table>'
_TABLE = '<table class="page" width="100%" cellpadding="6" cellspacing="0">'


_SIZE, _LIST_WIDTH = (1000, 760), 240
_HOW_IT_WORKS = "how-it-works"
_INDENT = "\u2003"
_PLACE = Qt.ItemDataRole.UserRole
"""Item data: the page's name, with ``#`` and an anchor for a section."""
_MAX_PIXELS = 680
"""Width limit of pictures: that of the dialog's page at its default size."""
_STYLE = (  # not translated: CSS
    """
p, li {{ line-height: {line}%; margin-top: 0; margin-bottom: {gap}px }}
h1, h2, h3 {{ font-weight: 600; margin-top: {above}px; margin-bottom: {below}px }}
h1 {{ font-size: {h1}px; margin-top: 0 }}
h2 {{ font-size: {h2}px }}
h3 {{ font-size: {h3}px }}
h4 {{ margin-top: {gap}px; margin-bottom: {below}px }}
a {{ color: {accent} }}
code {{ background-color: {panel}; font-family: monospace; font-size: {code}px }}
pre {{ white-space: pre-wrap; margin: 0 }}
table {{ margin-bottom: {above}px }}
.bar {{ font-size: 10px }}
.picture {{ line-height: 100% }}
.picture img {{ max-width: 100% }}
.page {{ border-collapse: collapse; margin-top: {below}px; margin-bottom: {above}px }}
.page td, .page th {{ border-bottom: 1px solid {border}; text-align: left; line-height: {line}% }}
.code {{ background-color: {panel} }}
"""
)


@dataclass(frozen=True, slots=True)
class PageSection:
    """A heading with the text up to the next heading."""

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
    html: str
    """With an anchor at each heading, and without pictures that this copy lacks."""
    sections: tuple[PageSection, ...]


def read_pages() -> list[GuidePage]:
    """Return all pages, in the order of the index."""
    return [_read_page(name) for name in _ENTRY.findall(_read(INDEX))]


def _read(name: str) -> str:
    return resource_path(f"guide/{name}").read_text(encoding="utf-8")


def _read_page(name: str) -> GuidePage:
    def shown_picture(found: re.Match[str]) -> str:
        return found[0] if picture_path(found[1]) else ""

    def with_anchor(found: re.Match[str]) -> str:
        return f'{found[1]}<a name="{anchor_of(_plain(found[2]))}"></a>{found[2]}'

    html = html_of(_PICTURE.sub(shown_picture, _COMMENT.sub("", _read(name))))
    _before, *parts = map(_plain, _HEADING.split(html))
    sections = tuple(map(PageSection, parts[1::3], parts[2::3]))
    html = html.replace("<table>", _TABLE).replace("<p><img", '<p class="picture"><img')
    html = _HEADING.sub(with_anchor, _CODE_TAG.sub(_CODE, html))
    return GuidePage(name, f'<div dir="ltr">{html}</div>', sections)


def _plain(html: str) -> str:
    return unescape(_TAG.sub("", html))


def picture_path(link: str) -> Path | None:
    """Return a picture's file: in a checkout, or next to the pages in a package."""
    folders = resource_path("guide/pictures"), resource_path("../packaging/screenshots")
    paths = (folder / link.rpartition("/")[2] for folder in folders)
    return next((path for path in paths if path.is_file()), None)


def anchor_of(title: str) -> str:
    """Return the anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class GuideBrowser(QTextBrowser):
    """Shows HTML with marked words, and renders it again for another theme or text size."""

    def __init__(self, page: Callable[[str], str], parent: QWidget) -> None:
        """``page`` returns the HTML of a page by its name."""
        super().__init__(parent)
        self._page = page
        self.words: Sequence[str] = ()
        """Words to mark in the pages that are shown."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setOpenLinks(False)
        self.sourceChanged.connect(self._on_shown)
        self._set_style()

    def mark_words(self) -> None:
        """Highlight all occurrences of the words."""
        form = QTextCharFormat()
        form.setBackground(QColor(theme().found))
        found = []
        for word in self.words:
            cursor = self.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, form
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)

    @Slot(QUrl)
    def _on_shown(self, place: QUrl) -> None:
        """Scroll to the anchor, and to the first marked word after it."""
        # Force the full layout: Qt updates the scroll range only at the next paint.
        bar = self.verticalScrollBar()
        bar.setMaximum(max(0, ceil(self.document().size().height()) - bar.pageStep()))
        self.scrollToAnchor(place.fragment())
        self.mark_words()
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        found = [one.cursor.position() for one in self.extraSelections()]
        if below := [position for position in found if position > top]:
            cursor = QTextCursor(self.document())
            cursor.setPosition(min(below))
            self.setTextCursor(cursor)

    # --- Qt ----------------------------------------------------------------------------------

    def doSetSource(self, name: QUrl | str, /, *_: object, **__: object) -> None:
        """Load pages as HTML, although they are named like their Markdown files."""
        super().doSetSource(name, QTextDocument.ResourceType.HtmlResource)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load pages and pictures of the guide, and nothing else."""
        link = unquote(name.path() if isinstance(name, QUrl) else name)
        if kind == QTextDocument.ResourceType.HtmlResource.value:
            return self._page(link)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        path = picture_path(link)
        picture = QImage() if path is None else QImage(str(path))
        ratio = self.devicePixelRatioF()
        if picture.width() > (most := round(_MAX_PIXELS * ratio)):
            picture = picture.scaledToWidth(most, Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def changeEvent(self, event: QEvent) -> None:
        """Render the page for a new theme or text size, keeping the scroll position."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._set_style()
            if not self.source().isEmpty():
                bar = self.verticalScrollBar()
                share = bar.value() / max(1, bar.maximum())
                self.reload()
                bar.setValue(round(share * bar.maximum()))

    def _set_style(self) -> None:
        colours = theme()
        style = _STYLE.format(
            line=round(100 * LINE_PIXELS / TEXT_PIXELS / 1.2),  # relative to Qt's own line height
            gap=scaled(Space.MEDIUM),
            above=scaled(Space.WIDER),
            below=scaled(Space.SMALL),
            h1=scaled(21),
            h2=scaled(18),
            h3=scaled(16),
            code=scaled(13),
            accent=colours.accent,
            panel=colours.panel,
            border=colours.border,
        )
        self.document().setDefaultStyleSheet(style)
        self.document().setDefaultFont(sized_font(self.font(), TEXT_PIXELS))


class GuideDialog(FittedDialog):
    """Non-modal dialog; its page "How it works" is about the last answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tr("Guide"), size=_SIZE)
        self.answer: Message | None = None
        """The chat's last answer, for "How it works"."""
        self._pages = {page.name: page for page in read_pages()}
        self.search = SearchLine(tr("Search the guide"), "guide.search", self)
        self.search.textChanged.connect(self._on_search)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Guide"))
        self.tree.setIndentation(0)
        self.tree.setItemsExpandable(False)  # only the current page and search results are expanded
        self.tree.setUniformRowHeights(True)
        self._fill_tree()
        self.tree.currentItemChanged.connect(self._on_chosen)
        self.search.list = self.tree
        self.browser = GuideBrowser(self._html, self)
        self._hit: QUrl | None = None  # the last one of a search
        self.browser.setAccessibleName(tr("Guide"))
        self.search.returnPressed.connect(self.browser.setFocus)
        self.browser.anchorClicked.connect(self._on_link)
        self.browser.sourceChanged.connect(self._show_in_tree)
        buttons = DialogButtons(self)
        close = buttons.leave
        close.setToolTip(tooltip_with_keys("guide.close"))
        back = self.browser.backward
        self.back = buttons.add(tr("Back"), back, tooltip_with_keys("guide.back"))
        self.back.setEnabled(False)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        close.setAutoDefault(False)
        close.setDefault(False)  # leaves Enter to the search
        for command_id, run in (("guide.search", self.search.setFocus), ("guide.back", back)):
            add_scoped_action(self, command(command_id), run)
        language = note(tr("These pages are in English only."), self)
        language.setVisible(spoken().code != "en")
        pages = QWidget(self)
        pages.setMinimumWidth(scaled(_LIST_WIDTH))
        column(pages, self.search, (self.tree, 1), language)
        sides = FoldingRow(pages, (self.browser, 1), spacing=Space.WIDE)
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        column(self.content, (sides, 1), buttons, margins=edges, spacing=Space.MEDIUM)
        self.search.setFocus()

    # --- display -----------------------------------------------------------------------------

    def show_page(self, word: Word | None = None) -> None:
        """Show the first page, or the section about a word."""
        self._open(FIRST_PAGE if word is None else WORD_PLACES[word])

    def show_how_it_works(self) -> None:
        """Explain speculative decoding with the last answer."""
        self._open(_HOW_IT_WORKS)

    def _open(self, place: str) -> None:
        self.bring_to_front()
        self.tree.doItemsLayout()  # applies the row height of the style
        self.browser.setSource(QUrl(place))
        if place.startswith(_HOW_IT_WORKS):
            self.browser.reload()  # for another answer

    @Slot(QUrl)
    def _show_in_tree(self, place: QUrl) -> None:
        """Select the place in the list, where only its page is expanded without a search."""
        with QSignalBlocker(self.tree):
            if item := self._item_of(place.toString()) or self._item_of(place.path()):
                self.tree.setCurrentItem(item)
            for each in self._items():
                current = each.data(0, _PLACE) == place.path()
                each.setExpanded(bool(self.browser.words) or current)

    def _html(self, name: str) -> str:
        return how_it_works(self.answer) if name == _HOW_IT_WORKS else self._pages[name].html

    # --- the list of pages -------------------------------------------------------------------

    def _fill_tree(self) -> None:
        self._add_item(self.tree, tr("How it works"), _HOW_IT_WORKS)
        for page in self._pages.values():
            first, *rest = page.sections
            item = self._add_item(self.tree, first.title, page.name)
            for section in rest:
                self._add_item(item, _INDENT + section.title, f"{page.name}#{section.anchor}")

    def _add_item(
        self, above: QTreeWidget | QTreeWidgetItem, title: str, place: str
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem(above)
        item.setText(0, title)
        item.setData(0, _PLACE, place)
        return item

    def _items(self) -> list[QTreeWidgetItem]:
        return self.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)

    def _item_of(self, place: str) -> QTreeWidgetItem | None:
        return next((each for each in self._items() if each.data(0, _PLACE) == place), None)

    @Slot(object, object)
    def _on_chosen(self, item: QTreeWidgetItem | None, _before: object) -> None:
        if item is not None:
            self.browser.setSource(QUrl(item.data(0, _PLACE)))

    # --- search and links --------------------------------------------------------------------

    @Slot()
    def _on_search(self) -> None:
        """List the sections that have all words, and show the one with the most hits."""
        words = self.browser.words = self.search.text().casefold().split()
        found = {
            f"{page.name}#{section.anchor}" if number else page.name: hits
            for page in self._pages.values()
            for number, section in enumerate(page.sections)
            if (hits := section.hits(words))
        }
        with QSignalBlocker(self.tree):
            for item in self._items():
                above = item.parent()
                item.setHidden(bool(words) and item.data(0, _PLACE) not in found)
                if above is not None and not item.isHidden():
                    above.setHidden(False)
        if found:
            if self._hit is not None and self.browser.source() == self._hit:
                self.browser.backward()  # only the last one stays in the history
            self._hit = QUrl(max(found, key=lambda place: found[place]))
            self.browser.setSource(self._hit)
        else:
            self.browser.mark_words()
            self._show_in_tree(self.browser.source())

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        """Follow a link within the guide, or open an address in the web browser."""
        link = url.toString()
        if url.scheme():
            open_address(link)
        else:
            self.browser.setSource(url)
