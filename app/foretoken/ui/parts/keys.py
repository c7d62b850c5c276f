"""Keys: claiming Esc, and redirecting what is typed outside text fields to the message field."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid


def claims_escape(event: QEvent) -> bool:
    """Claim Esc in a ShortcutOverride event, so that the window's shortcut does not stop an answer.

    To be called in ``QWidget.event``, which then returns True and receives the key press next.
    """
    asked = event.type() is QEvent.Type.ShortcutOverride
    if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
        event.accept()
        return True
    return False


_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_META = Qt.KeyboardModifier.MetaModifier
_POSITION_QUERIES = (Qt.InputMethodQuery.ImCursorRectangle, Qt.InputMethodQuery.ImAnchorRectangle)


def can_be_written_in(widget: QWidget | None) -> bool:
    """Return whether the user can type in a widget."""
    texts = QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox
    return isinstance(widget, texts) and not widget.isReadOnly()


def writes(event: QKeyEvent) -> bool:
    """Return whether a key types text, rather than being a shortcut, moving or deleting."""
    held = event.modifiers() & (_CTRL | _ALT | _META)
    alt_gr = held == _CTRL | _ALT  # as reported by Windows
    option = held == _ALT and sys.platform == "darwin"
    return event.text().isprintable() and bool(event.text()) and (not held or alt_gr or option)


class StrayTyping(QObject):
    """Redirects text typed in a window to its field if the focused widget does not use it.

    A key arrives here once widgets have propagated it to the window, so that Space still presses a
    focused button. Dialogs and menus are windows of their own and keep their keys. Input method
    events reach only the focused widget, and are forwarded from there. A click on a button leaves
    the focus in the field, where it usually was.
    """

    def __init__(self, window: QWidget, field: QWidget) -> None:
        super().__init__(window)
        self._window, self._field = window, field
        self._watched: QWidget | None = None
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Forward keys and input method events to the field."""
        if watched is self._window:
            if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
                return False
            wanted = writes(event) or event.matches(QKeySequence.StandardKey.Paste)
            if not wanted or not self._is_stray(self._window.focusWidget()):
                return False
            self._field.setFocus()
            return QCoreApplication.sendEvent(self._field, event)
        if isinstance(watched, QAbstractButton):
            if event.type() is QEvent.Type.MouseButtonRelease:
                QTimer.singleShot(0, watched, self._on_button_released)
        elif isinstance(watched, QWidget):
            if isinstance(event, QInputMethodEvent):
                taken = QCoreApplication.sendEvent(self._field, event)
                if event.commitString() and not event.preeditString():
                    self._field.setFocus()  # not before, as it would end the composition
                return taken
            if isinstance(event, QInputMethodQueryEvent):  # input methods work as in the field
                answered = QCoreApplication.sendEvent(self._field, event)
                away = watched.mapFromGlobal(self._field.mapToGlobal(QPoint()))
                for query in _POSITION_QUERIES:
                    if event.queries() & query:
                        event.setValue(query, event.value(query).translated(away))
                return answered
        return False

    def _is_stray(self, focus: QWidget | None) -> bool:
        return focus is not self._field and not can_be_written_in(focus)

    @Slot()
    def _on_button_released(self) -> None:
        if isinstance(self._window.focusWidget(), QAbstractButton):
            self._field.setFocus()

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        kinds = QAbstractButton, QAbstractScrollArea  # other widgets use Space themselves
        stray = isinstance(now, kinds) and now.window() is self._window and self._is_stray(now)
        self._watched = now if stray else None
        if self._watched is not None:
            self._watched.installEventFilter(self)
