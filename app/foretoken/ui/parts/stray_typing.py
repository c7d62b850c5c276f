"""What is typed where nothing can be written goes to the message field."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import (
    QInputMethodEvent,
    QInputMethodQueryEvent,
    QKeyEvent,
    QKeySequence,
)
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

_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_META = Qt.KeyboardModifier.MetaModifier
# Options write letters there.
_ALT_WRITES = sys.platform == "darwin"
_PLACES = (Qt.InputMethodQuery.ImCursorRectangle, Qt.InputMethodQuery.ImAnchorRectangle)


def can_be_written_in(widget: QWidget | None) -> bool:
    """Whether people can type there."""
    texts = QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox
    return isinstance(widget, texts) and not widget.isReadOnly()


def writes(event: QKeyEvent) -> bool:
    """Whether a key writes something: no shortcut, nothing that only moves or deletes."""
    held = event.modifiers() & (_CTRL | _ALT | _META)
    alt_gr = held == _CTRL | _ALT  # as Windows tells it
    option = held == _ALT and _ALT_WRITES
    return event.text().isprintable() and bool(event.text()) and (not held or alt_gr or option)


class StrayTyping(QObject):
    """Brings what is typed in a window to its field, if whatever has the focus has no use for it.

    A key comes here once the widgets have passed it on up to the window, so that Space presses
    the button with the focus. Dialogs and menus are windows of their own and keep theirs. What an
    input method composes comes to the widget with the focus alone, and is handed on from there.
    A click on a button leaves the focus to the field, where it nearly always was.
    """

    def __init__(self, window: QWidget, field: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._field = field
        self._watched: QWidget | None = None
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what would be lost."""
        kind = event.type()  # all others pass, also those of a window that is being taken down
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return watched is self._window and self._is_stray and self._take_key(event)
        if kind is QEvent.Type.MouseButtonRelease and isinstance(watched, QAbstractButton):
            QTimer.singleShot(0, self, self._on_button_released)
        elif isinstance(watched, QAbstractScrollArea):  # others mean something by Space
            if isinstance(event, QInputMethodEvent):
                return self._take_composed(event)
            if isinstance(event, QInputMethodQueryEvent):
                return self._answer(watched, event)
        return False

    def _take_key(self, event: QKeyEvent) -> bool:
        if not writes(event) and not event.matches(QKeySequence.StandardKey.Paste):
            return False
        self._focus_field()
        return QCoreApplication.sendEvent(self._field, event)

    def _take_composed(self, event: QInputMethodEvent) -> bool:
        taken = QCoreApplication.sendEvent(self._field, event)
        if event.commitString() and not event.preeditString():
            self._focus_field()  # not before: it would end what is being composed
        return taken

    def _answer(self, asked: QWidget, event: QInputMethodQueryEvent) -> bool:
        """Let input methods work as they do in the field."""
        answered = QCoreApplication.sendEvent(self._field, event)
        for query in _PLACES:
            if event.queries() & query:
                away = asked.mapFromGlobal(self._field.mapToGlobal(self._field.rect().topLeft()))
                event.setValue(query, event.value(query).translated(away))
        return answered

    @property
    def _is_stray(self) -> bool:
        focus = self._window.focusWidget()
        return focus is not self._field and not can_be_written_in(focus)

    def _focus_field(self) -> None:
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_button_released(self) -> None:
        if self._watched is not None and self._window.focusWidget() is self._watched:
            self._focus_field()

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = None
        if now is not None and now.window() is self._window and self._is_stray:
            self._watched = now
            now.installEventFilter(self)
