"""Keys of the window that a widget keeps to itself, or that reach no action in a dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from foretoken.ui.commands.table import command
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


def asks_what(event: QEvent) -> bool:
    """Whether a key asks what something is."""
    return _is_key_of("help.whats_this", event)


def asks_help(event: QEvent) -> bool:
    """Whether a key asks for the guide."""
    return _is_key_of("help.pages", event)


def _is_key_of(command_id: str, event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent):
        return False
    return QKeySequence(event.keyCombination()) in command(command_id).sequences()
