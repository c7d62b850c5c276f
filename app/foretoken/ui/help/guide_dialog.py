"""Guide dialog: pages next to a list of them, with a search over all."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, QUrl, Slot
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.system.language import spoken, tr
from foretoken.ui.commands.actions import add_scoped_action
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.help.guide_browser import GuideBrowser
from foretoken.ui.help.guide_pages import FIRST_PAGE, WORD_PLACES, read_pages
from foretoken.ui.help.how_it_works import how_it_works
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.explained import Word
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import FoldingRow, add_button, button_box, column, leave_button, note
from foretoken.ui.parts.search_line import SearchLine

_SIZE, _LIST_WIDTH, _FOLD_WIDTH = (1000, 760), 240, 600
_HOW_IT_WORKS = "how-it-works"
_INDENT = "\u2003"
_PLACE = Qt.ItemDataRole.UserRole
"""Item data: the page's name, with ``#`` and an anchor for a section."""


class GuideDialog(FittedDialog):
    """Non-modal dialog; its page "How it works" is about the last answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tr("Guide"), size=_SIZE)
        self.answer: Message | None = None
        """The chat's last answer, for "How it works"."""
        self._pages = {page.name: page for page in read_pages()}
        self._place, self._earlier = "", list[str]()
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
        self.browser = GuideBrowser(self)
        self.browser.setAccessibleName(tr("Guide"))
        self.search.returnPressed.connect(self.browser.setFocus)
        self.browser.anchorClicked.connect(self._on_link)
        buttons = button_box(self)
        close = leave_button(buttons)
        close.setToolTip(tooltip_with_keys("guide.close"))
        self.back = add_button(buttons, tr("Back"), self.go_back, tooltip_with_keys("guide.back"))
        close.setAutoDefault(False)
        close.setDefault(False)  # leaves Enter to the search
        for command_id, run in (
            ("guide.search", self.search.setFocus),
            ("guide.back", self.go_back),
        ):
            add_scoped_action(self, command(command_id), run)
        language = note(tr("These pages are in English only."), self)
        language.setVisible(spoken().code != "en")
        pages = QWidget(self)
        pages.setMinimumWidth(scaled(_LIST_WIDTH))
        column(pages, self.search, (self.tree, 1), language)
        sides = FoldingRow(_FOLD_WIDTH, pages, (self.browser, 1), spacing=Space.WIDE)
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        column(self.content, (sides, 1), buttons, margins=edges, spacing=Space.MEDIUM)
        self.search.setFocus()

    # --- display -----------------------------------------------------------------------------

    def show_page(self, word: Word | None = None) -> None:
        """Show the first page, or the section about a word."""
        self._open(FIRST_PAGE if word is None else WORD_PLACES[word])

    def show_how_it_works(self, word: Word | None = None) -> None:
        """Explain speculative decoding with the last answer, or show a word of the glossary."""
        self._open(_HOW_IT_WORKS if word is None else f"{_HOW_IT_WORKS}#{word.name}")

    @Slot()
    def go_back(self) -> None:
        """Go back to the previous place."""
        if self._earlier:
            self._show(self._earlier.pop())

    def _open(self, place: str) -> None:
        if self.isVisible():
            self.raise_()
        else:
            self.show()
            self.tree.doItemsLayout()  # applies the row height of the style
        self.activateWindow()
        self._go(place)

    def _go(self, place: str) -> None:
        if self._place and self._place != place:
            self._earlier.append(self._place)
        self._show(place)

    def _show(self, place: str) -> None:
        self._place = place
        self.back.setEnabled(bool(self._earlier))
        name, _, anchor = place.partition("#")
        self.browser.show_content(lambda: self._html(name, anchor), anchor, self._words)
        with QSignalBlocker(self.tree):
            item = self._item_of(place) or self._item_of(name)
            if item is not None:
                self.tree.setCurrentItem(item)
            for each in self._items():
                each.setExpanded(bool(self._words) or each.data(0, _PLACE) == name)

    def _html(self, name: str, anchor: str) -> str:
        if name == _HOW_IT_WORKS:
            return how_it_works(self.answer, Word[anchor] if anchor else None)
        return self._pages[name].html

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
            self._go(item.data(0, _PLACE))

    # --- search and links --------------------------------------------------------------------

    @property
    def _words(self) -> list[str]:
        return self.search.text().casefold().split()

    @Slot()
    def _on_search(self) -> None:
        """List the sections that have all words, and show the one with the most hits."""
        words = self._words
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
            self._show(max(found, key=lambda place: found[place]))
        elif words:
            self.browser.mark(())
        else:
            self._show(self._place)

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        """Follow a link within the guide, or open an address in the web browser."""
        link = url.toString()
        if url.scheme():
            open_address(link)
        else:
            self._go(link)
