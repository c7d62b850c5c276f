"""Browser for pages of the guide, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from urllib.parse import unquote

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextCharFormat, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from foretoken.ui.help.guide_pages import picture_path
from foretoken.ui.look.sizes import LINE_PIXELS, TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme

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


class GuideBrowser(QTextBrowser):
    """Shows HTML, which is regenerated when the theme or the text size changes."""

    _content: Callable[[], str] | None = None
    _words: Sequence[str] = ()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setOpenLinks(False)

    def show_content(self, content: Callable[[], str], anchor: str, words: Sequence[str]) -> None:
        """Show a page from an anchor on, mark words and scroll to the first one."""
        self._content, self._words = content, words
        self._write()
        self.verticalScrollBar().setValue(0)
        if anchor:
            self.scrollToAnchor(anchor)
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        found = [one.cursor.position() for one in self.extraSelections()]
        if below := [position for position in found if position > top]:
            cursor = QTextCursor(self.document())
            cursor.setPosition(min(below))
            self.setTextCursor(cursor)

    def mark(self, words: Sequence[str]) -> None:
        """Highlight all occurrences of these words."""
        self._words = words
        form = QTextCharFormat()
        form.setBackground(QColor(theme().found))
        found = []
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, form
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)

    # --- Qt ----------------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load pictures of the guide and nothing else."""
        link = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        path = picture_path(unquote(link))
        picture = QImage() if path is None else QImage(str(path))
        ratio = self.devicePixelRatioF()
        if picture.width() > (most := round(_MAX_PIXELS * ratio)):
            picture = picture.scaledToWidth(most, Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def changeEvent(self, event: QEvent) -> None:
        """Regenerate the page for a new theme or text size, keeping the scroll position."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            bar = self.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self._write()
            bar.setValue(round(share * bar.maximum()))

    def _write(self) -> None:
        if self._content is None:
            return
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
        self.setHtml(self._content())
        self.mark(self._words)
        # Force the full layout: Qt updates the scroll range only at the next paint.
        bar = self.verticalScrollBar()
        bar.setMaximum(max(0, ceil(self.document().size().height()) - bar.pageStep()))
