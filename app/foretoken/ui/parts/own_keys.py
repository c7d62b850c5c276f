"""Access to the guide from any widget, and claiming the Esc key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from foretoken.ui.parts.words import Word


class ShowsGuide:
    """Base of the window that can show the guide, above a dialog or by itself."""

    def show_guide(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Explain how drafting works, or a word of its glossary."""
        raise NotImplementedError

    def show_help(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Open the pages of the guide, at the section about a word."""
        raise NotImplementedError


def guide_of(widget: QWidget | None) -> ShowsGuide | None:
    """Return the nearest ancestor that can show the guide, if any."""
    while widget is not None and not isinstance(widget, ShowsGuide):
        widget = widget.parentWidget()
    return widget


def claims_escape(event: QEvent) -> bool:
    """Claim Esc in a ShortcutOverride event, so that the window's shortcut does not stop an answer.

    To be called in ``QWidget.event``, which then returns True and receives the key press next.
    """
    asked = event.type() is QEvent.Type.ShortcutOverride
    if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
        event.accept()
        return True
    return False
