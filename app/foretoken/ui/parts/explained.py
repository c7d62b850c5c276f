"""What's This help: explains the technical words on a part of the window.

``explain`` attaches words to a part. The user asks with the command's key while the part has the
focus, or by clicking it after the command, and reads the glossary's text in Qt's own What's This
note, which links to the glossary. The guide's key opens its page about the first word.
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
    """Attach the explanation of words to a widget; return the widget."""
    Explanation(widget, words)
    return widget


def explanation_of(widget: QWidget | None) -> Explanation | None:
    """Return the explanation of a widget, or of its nearest ancestor that has one."""
    while widget is not None:
        found = widget.findChild(Explanation, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if found is not None or widget.isWindow():
            return found
        widget = widget.parentWidget()
    return None


def explain_focus() -> bool:
    """Explain the focused widget (True), or else the one that is clicked next (False)."""
    found = explanation_of(QApplication.focusWidget())
    if found is None:
        QWhatsThis.enterWhatsThisMode()
        return False
    found.show_note()
    return True


class Explanation(QObject):
    """Explanation attached to a widget, its parent."""

    def __init__(self, widget: QWidget, words: tuple[Word, ...]) -> None:
        super().__init__(widget)
        self.words = words
        self._widget = widget
        text = "\n\n".join(
            tr("{word}: {meaning}", about="in a glossary", word=each.term, meaning=each.meaning)
            for each in words
        )
        widget.setWhatsThis(text)  # screen readers read it as the widget's help
        widget.installEventFilter(self)

    @property
    def note(self) -> Marked:
        meanings = [marked(_WORD, each.term, each.meaning) for each in self.words]
        link = marked(_LINK, theme().window, tr("How it works"))
        direction = "rtl" if layout_is_mirrored() else "ltr"
        return marked(_NOTE, direction, joined("", [*meanings, link]))

    def show_note(self, place: QPoint | None = None) -> None:
        """Show the note at a global position, or below the widget."""
        shown = self._widget.visibleRegion().boundingRect()
        below = self._widget.mapToGlobal(shown.bottomLeft())
        QWhatsThis.showText(place or below, self.note, self._widget)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Show the note when the user asks by a click, and follow its link."""
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
