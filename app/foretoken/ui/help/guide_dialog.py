"""A short guide to speculative decoding, with the person's own last answer as the example."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.system.language import tr
from foretoken.ui.help.guide_text import guide_html
from foretoken.ui.look.sizes import Space
from foretoken.ui.parts.forms import button_box
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.words import Word

_SIZE = (680, 720)


class GuideDialog(FittedDialog):
    """Text, tables and a glossary."""

    def __init__(self, answer: Message | None, parent: QWidget, word: Word | None = None) -> None:
        """``answer``: the last one of the chat, if there is one; it opens at ``word``."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How it works"))
        self.prefer_size(*_SIZE)
        self._answer, self._word = answer, word
        self.browser = QTextBrowser(self)
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.viewport().setAutoFillBackground(False)
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser.setOpenLinks(False)
        self.browser.setAccessibleName(tr("How it works"))
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self.browser, 1)
        layout.addWidget(button_box(self))
        self._write()

    def setVisible(self, visible: bool) -> None:
        """Come with the word in view that was asked for."""
        super().setVisible(visible)
        if visible and self._word is not None:
            self.browser.scrollToAnchor(self._word.name)

    def changeEvent(self, event: QEvent) -> None:
        """Take over the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "browser"):
            place = self.browser.verticalScrollBar().value()
            self._write()
            self.browser.verticalScrollBar().setValue(place)

    def _write(self) -> None:
        self.browser.setHtml(guide_html(self._answer, self._word))
