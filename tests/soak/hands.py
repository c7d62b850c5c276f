"""Mouse, keyboard and eyes in front of a window, as sent by the window system."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeySequence,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from soak.watched import Waits

Key, Held = Qt.Key, Qt.KeyboardModifier
CTRL, SHIFT, ALT, NONE = (
    Held.ControlModifier,
    Held.ShiftModifier,
    Held.AltModifier,
    Held.NoModifier,
)


class Hands:
    """Sends events to Qt's window system interface, which determines their receivers."""

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self.pressed_down: Callable[[], None] | None = None
        """What ends a drag that is going on."""
        self.sent_at = 0.0
        """When something was last sent."""

    # --- eyes --------------------------------------------------------------------------------

    @staticmethod
    def front() -> QWidget | None:
        """Return what receives keys and clicks: a menu, a dialog, or the window."""
        application = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if application is not None:
            return application
        windows = (w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow())
        kinds = {Qt.WindowType.Dialog: 0, Qt.WindowType.Window: 1}  # a dialog stands before it
        found = [w for w in windows if w.windowType() in kinds]
        return min(found, key=lambda w: kinds[w.windowType()], default=None)

    @staticmethod
    def seen(widget: QWidget) -> bool:
        """Whether part of it is visible and it is enabled."""
        return widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty()

    def buttons(self, inside: QWidget) -> list[QAbstractButton]:
        """Return all buttons in a widget that can be clicked."""
        return [button for button in inside.findChildren(QAbstractButton) if self.seen(button)]

    # --- mouse -------------------------------------------------------------------------------

    def click(
        self,
        widget: QWidget,
        place: QPoint | None = None,
        *,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        held: Held = NONE,
        twice: bool = False,
    ) -> bool:
        """Click where the widget is visible; return whether it is anywhere."""
        found = self._place(widget, place)
        if found is None:
            return False
        window, where = found
        if twice:
            self._send(lambda: QTest.mouseDClick(window, button, held, where))
            return True
        self._send(lambda: QTest.mousePress(window, button, held, where))
        if isValid(window):  # mouseClick would not ask
            self._send(lambda: QTest.mouseRelease(window, button, held, where))
        return True

    def hover(self, widget: QWidget, place: QPoint | None = None) -> bool:
        """Move the mouse there."""
        found = self._place(widget, place)
        if found is not None:
            self._send(lambda: QTest.mouseMove(found[0], found[1]))
        return found is not None

    def drag(self, widget: QWidget, begin: QPoint, end: QPoint) -> None:
        """Press and move with the button down; ``pressed_down`` releases it."""
        first, last = self._place(widget, begin), self._place(widget, end)
        if first is None or last is None:
            return
        window, left = first[0], Qt.MouseButton.LeftButton

        def let_go() -> None:
            self.pressed_down = None
            self._send(lambda: QTest.mouseMove(window, last[1]))
            self._send(lambda: QTest.mouseRelease(window, left, NONE, last[1]))

        self.pressed_down = let_go
        self._send(lambda: QTest.mousePress(window, left, NONE, first[1]))
        for step in range(1, 4):
            if self.pressed_down is None:
                return
            on_the_way = first[1] + (last[1] - first[1]) * step / 4
            self._send(lambda at=on_the_way: QTest.mouseMove(window, at))

    def _place(self, widget: QWidget, place: QPoint | None) -> tuple[QWindow, QPoint] | None:
        region = widget.visibleRegion()
        top = widget.window()
        window = top.windowHandle()
        if window is None or region.isEmpty() or not top.isVisible():
            return None
        if place is None or not region.contains(place):
            place = region.boundingRect().center()
            if not region.contains(place):
                place = next(iter(region)).center()
        return window, widget.mapTo(top, place)

    # --- keys --------------------------------------------------------------------------------

    def press(self, key: Qt.Key, held: Held = NONE) -> None:
        """Press and release a key."""
        receiver: QWindow | QWidget | None = self._window_of_keys()
        if receiver is not None and not isValid(receiver):  # Python knows an earlier popup's
            receiver = self.front()
        text = QTest.keyToAscii(key).strip("\0")
        # keyPress would first press what is held, and then run events that may delete the window.
        for down in (True, False):
            if receiver is not None and isValid(receiver):  # pressing may have closed it
                event = receiver, down, key, held if down else NONE, text, False
                self._send(partial(QTest.simulateEvent, *event))

    def shortcut(self, keys: str) -> None:
        """Press a shortcut by its name, such as Ctrl+Shift+N."""
        combination = QKeySequence(keys)[0]
        self.press(combination.key(), combination.keyboardModifiers())

    def write(self, text: str) -> None:
        """Type characters of a keyboard; send others as an input method does."""
        if self._window_of_keys() is None:
            return
        if text.isascii() and text.isprintable():
            focus = QApplication.focusWidget() or self.front()
            for letter in text if focus is not None else "":
                self._send(lambda key=letter: QTest.keyClicks(focus, key))
            return
        focus_object = QGuiApplication.focusObject()
        if focus_object is not None:
            event = QInputMethodEvent()
            event.setCommitString(text)
            self._send(lambda: QCoreApplication.sendEvent(focus_object, event))

    def paste(self, content: str | Sequence[Path]) -> None:
        """Put text or files on the clipboard, and paste."""
        mime = QMimeData()
        if isinstance(content, str):
            mime.setText(content)
        else:
            mime.setUrls([QUrl.fromLocalFile(str(path)) for path in content])
        QApplication.clipboard().setMimeData(mime)
        self.press(Key.Key_V, CTRL)

    def _window_of_keys(self) -> QWindow | None:
        front = self.front()
        if front is None:
            return None
        if QApplication.activePopupWidget() is None and not front.isActiveWindow():
            # What a window manager does when a dialog has gone; not every platform has one.
            self._send(front.activateWindow)
            QCoreApplication.processEvents()
        return front.window().windowHandle()

    # --- drag and drop from outside ----------------------------------------------------------

    def drop(self, window: QWidget, paths: Sequence[Path], dice: random.Random) -> None:
        """Drag files over the window, and drop them or leave."""
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        place = QPoint(dice.randrange(window.width()), dice.randrange(window.height()))
        how = Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, NONE
        enter = QDragEnterEvent(place, *how)
        self._send(lambda: QCoreApplication.sendEvent(window, enter))
        if not enter.isAccepted():
            return
        over = window.childAt(place) or window
        leaving: QEvent = QDropEvent(QPointF(place), *how)
        if dice.random() < 0.2:
            leaving = QDragLeaveEvent()
        while not over.acceptDrops() and over is not window:
            over = over.parentWidget() or window
        self._send(lambda: QCoreApplication.sendEvent(over, leaving))

    def _send(self, send: Callable[[], object]) -> None:
        self._waits.turn(own=True)
        self.sent_at = time.monotonic()
        send()
        self._waits.turn()
