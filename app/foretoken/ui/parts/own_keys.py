"""Who shows the guide, and the key that a widget keeps to itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from foretoken.ui.parts.words import Word


class ShowsGuide:
    """A base of the window that can show the guide, above a dialog or itself."""

    def show_guide(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Explain how drafting works, or a word of its glossary."""
        raise NotImplementedError

    def show_help(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Open the pages of the guide, at what they say about a word."""
        raise NotImplementedError


def guide_of(widget: QWidget | None) -> ShowsGuide | None:
    """Who shows the guide to a part of the window or of a dialog."""
    while widget is not None and not isinstance(widget, ShowsGuide):
        widget = widget.parentWidget()
    return widget


def claims_escape(event: QEvent) -> bool:
    """Whether Qt asks who wants Esc; if so it is claimed: the window would stop an answer.

    For ``QWidget.event``, which returns True then and gets the key itself next.
    """
    asked = event.type() is QEvent.Type.ShortcutOverride
    if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
        event.accept()
        return True
    return False
