"""Keys that a widget keeps to itself although they are shortcuts of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent


def claims_escape(event: QEvent) -> bool:
    """Whether Qt asks who wants Esc; if so it is claimed: the window would stop an answer.

    For ``QWidget.event``, which returns True then and gets the key itself next.
    """
    asked = event.type() is QEvent.Type.ShortcutOverride
    if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
        event.accept()
        return True
    return False
