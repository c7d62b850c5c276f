"""Keys of the window that a widget keeps to itself, or that reach no action in a dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from foretoken.ui.commands.table import command


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
    if not isinstance(event, QKeyEvent):
        return False
    pressed = QKeySequence(event.keyCombination())
    return pressed in command("help.whats_this").sequences()
