"""Shows a page of the guide, with its pictures as wide as there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from urllib.parse import unquote

from PySide6.QtCore import QEvent, QRegularExpression, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from foretoken.ui.help.guide_pages import picture_path
from foretoken.ui.look.sizes import LINE_PIXELS, TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme

_REWRITE_MS = 60
_STYLE = (  # not translated: CSS
    """
p, li {{ line-height: {line}%; margin-top: 0; margin-bottom: {gap}px }}
h1, h2, h3 {{ font-weight: 600; margin-top: {above}px; margin-bottom: {below}px }}
h1 {{ font-size: {h1}px; margin-top: 0 }}
h2 {{ font-size: {h2}px }}
h3 {{ font-size: {h3}px }}
a {{ color: {accent} }}
code {{ background-color: {panel}; font-family: monospace; font-size: {code}px }}
pre {{ white-space: pre-wrap; margin: 0 }}
.picture {{ line-height: 100% }}
.page {{ border-collapse: collapse; margin-top: {below}px; margin-bottom: {above}px }}
.page td, .page th {{ border-bottom: 1px solid {border}; text-align: left; line-height: {line}% }}
.code {{ background-color: {panel} }}
"""
)


class GuideBrowser(QTextBrowser):
    """Shows HTML that is made again in a new theme or at another size of text."""

    _content: Callable[[], str] | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marked: Sequence[str] = ()
        self._rewriting = QTimer(self, singleShot=True, interval=_REWRITE_MS)
        self._rewriting.timeout.connect(self._rewrite)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A width that follows the length of a page would have it written again and again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setOpenLinks(False)

    def show_content(self, content: Callable[[], str]) -> None:
        """Show a page from its beginning."""
        self._content = content
        self._write()
        self.verticalScrollBar().setValue(0)

    def go_to(self, anchor: str) -> None:
        """Scroll to an anchor, if one is given."""
        if anchor:
            self.scrollToAnchor(anchor)

    def mark(self, words: Sequence[str]) -> None:
        """Mark all places of these words, and show the first one below the top."""
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        if places := [position for position in self._mark(words) if position > top]:
            cursor = QTextCursor(self.document())
            cursor.setPosition(min(places))
            below = self.cursorRect(cursor).bottom() - self.viewport().height()
            if below > 0:
                self.verticalScrollBar().setValue(self.verticalScrollBar().value() + below)

    def _mark(self, words: Sequence[str]) -> list[int]:
        """Mark these words, and return where."""
        self._marked = words
        form = QTextCharFormat()
        form.setBackground(QColor(theme().found))
        found = []
        for word in words:
            pattern = QRegularExpression(
                QRegularExpression.escape(word),
                QRegularExpression.PatternOption.CaseInsensitiveOption,
            )
            cursor = self.document().find(pattern)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, form
                found.append(selection)
                cursor = self.document().find(pattern, cursor)
        self.setExtraSelections(found)
        return [one.cursor.position() for one in found]

    # --- Qt ----------------------------------------------------------------------------------

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures of the guide; nothing else is read."""
        link = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        path = picture_path(unquote(link))
        picture = QImage() if path is None else QImage(str(path))
        ratio = self.devicePixelRatioF()
        room = round((self.viewport().width() - 2 * Space.SMALL) * ratio)
        if picture.width() > room > 0:
            picture = picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have pictures follow the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._rewriting.start()

    def changeEvent(self, event: QEvent) -> None:
        """Use the colours of a new theme, and another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._rewrite()

    # --- writing -----------------------------------------------------------------------------

    def _rewrite(self) -> None:
        """Write it again, and stay at the same part of it."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._write()
        self._mark(self._marked)
        bar.setValue(round(share * bar.maximum()))

    def _write(self) -> None:
        if self._content is None:
            return
        colours = theme()
        style = _STYLE.format(
            line=round(100 * LINE_PIXELS / TEXT_PIXELS / 1.2),  # of Qt's own line height
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
        # Laid out whole at once: Qt itself sets the range only when it next paints.
        bar = self.verticalScrollBar()
        bar.setMaximum(max(0, ceil(self.document().size().height()) - bar.pageStep()))
