"""What's this: parts of the window tell what the hard words on them mean.

``explain`` says which words are on a part. A person asks with the key of the command while the
keyboard is in that part, or with a click after the command, and reads the glossary's text in Qt's
own note, from which a link leads to the glossary. The key of the guide opens its page about the
first of the words.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.mirrored import layout_is_mirrored
from foretoken.ui.look.plain_text import Marked, joined, marked
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.own_keys import guide_of
from foretoken.ui.parts.words import Word

_NOTE = '<table dir="{}" width="300"><tr><td>{}</td></tr></table>'  # not translated: no words
_WORD = "<p><b>{}</b><br>{}</p>"
_LINK = '<p><a href="guide" style="color: {}">{}</a></p>'  # not translated: no words
_Widget = TypeVar("_Widget", bound=QWidget)


def explain(widget: _Widget, *words: Word) -> _Widget:
    """Let people ask what the words on a part mean; return the part."""
    Explanation(widget, words)
    return widget


def explanation_of(widget: QWidget | None) -> Explanation | None:
    """The explanation of a part, or of the nearest that it is on."""
    while widget is not None:
        found = widget.findChild(Explanation, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if found is not None or widget.isWindow():
            return found
        widget = widget.parentWidget()
    return None


def explain_focus() -> bool:
    """Explain what has the keyboard (True), or else whatever is clicked next (False)."""
    found = explanation_of(QApplication.focusWidget())
    if found is None:
        QWhatsThis.enterWhatsThisMode()
        return False
    found.show_note()
    return True


class Explanation(QObject):
    """Of one part, which it belongs to."""

    def __init__(self, widget: QWidget, words: tuple[Word, ...]) -> None:
        super().__init__(widget)
        self.words = words
        self._widget = widget
        text = "\n\n".join(
            tr("{word}: {meaning}", about="in a glossary", word=each.term, meaning=each.meaning)
            for each in words
        )
        widget.setWhatsThis(text)  # for screen readers it is the help of the part
        widget.installEventFilter(self)

    @property
    def note(self) -> Marked:
        """The words with their meanings, and the link."""
        meanings = [marked(_WORD, each.term, each.meaning) for each in self.words]
        link = marked(_LINK, theme().window, tr("How it works"))
        direction = "rtl" if layout_is_mirrored() else "ltr"
        return marked(_NOTE, direction, joined("", [*meanings, link]))

    def show_note(self, place: QPoint | None = None) -> None:
        """Show it at a place of the screen, or below the part."""
        shown = self._widget.visibleRegion().boundingRect()
        below = self._widget.mapToGlobal(shown.bottomLeft())
        QWhatsThis.showText(place or below, self.note, self._widget)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Answer what is asked by a click, and follow the link."""
        if event.type() == QEvent.Type.WhatsThis and isinstance(event, QHelpEvent):
            QWhatsThis.leaveWhatsThisMode()
            self.show_note(event.globalPos())
            event.accept()
            return True
        clicked = event.type() == QEvent.Type.WhatsThisClicked
        guide = guide_of(self._widget) if clicked else None
        if guide is not None:
            guide.show_guide(self.words[0], self._widget.window())
        return guide is not None
