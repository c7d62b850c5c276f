"""Windows and dialogs are never larger than the room that their screen has for them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QScreen
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from foretoken.ui.commands.table import command
from foretoken.ui.look.sizes import scaled
from foretoken.ui.parts.explained import explain_focus
from foretoken.ui.parts.own_keys import guide_of

# How tall a title bar is, and how wide a frame, is known only once a window is on the screen.
_TITLE_BAR = 40
_FRAME = 8


def room_on(screen: QScreen) -> QRect:
    """Where the content of a window may be: panels of the desktop and a title bar stay free."""
    return screen.availableGeometry().adjusted(_FRAME, _TITLE_BAR, -_FRAME, -_FRAME)


def screen_of(widget: QWidget) -> QScreen:
    """The screen on which the middle of a window is, of its parent's before it is shown.

    Not ``QWidget.screen``: PySide takes that screen along when it deletes the widget, and Qt dies
    of it (6.11).
    """
    window = widget.window()
    parent = window.parentWidget()
    if parent is not None and not window.isVisible():
        return screen_of(parent)
    found = QGuiApplication.screenAt(window.geometry().center())
    return found or QGuiApplication.primaryScreen()


def fitted(wanted: QRect, room: QRect) -> QRect:
    """``wanted`` shrunk to ``room`` where it is larger, and moved into it."""
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.left() + room.width() - size.width())
    top = min(max(wanted.top(), room.top()), room.top() + room.height() - size.height())
    return QRect(left, top, size.width(), size.height())


def fit_window(window: QWidget) -> None:
    """Make a window fit the screen on which its middle is; one that is maximised does already."""
    if window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        return
    wanted = window.geometry()
    room = room_on(screen_of(window))
    if window.testAttribute(Qt.WidgetAttribute.WA_Moved):
        window.setGeometry(fitted(wanted, room))
    else:  # the window system finds a place
        window.resize(wanted.size().boundedTo(room.size()))


def least_size(window: QWidget, width: int, height: int) -> QSize:
    """So many pixels at the normal text size, where the screen has them."""
    return QSize(scaled(width), height).boundedTo(room_on(screen_of(window)).size())


class FittedDialog(QDialog):
    """Parts are laid out in ``content``, which scrolls where the screen is too small for it."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str = "",
        *,
        size: tuple[int, int] | None = None,
        width: int | None = None,
    ) -> None:
        """``size`` and ``width`` are in pixels at the normal text size.

        With a ``width`` alone, the dialog is as tall as its texts need. With a title, it is
        deleted once it is closed.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, bool(title))
        self.setWindowTitle(title)
        if size is not None:
            self.prefer_size(*size)
        self._wanted_width = width
        self.content = QWidget(self)
        self._area = area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(self.content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area)

    def sizeHint(self) -> QSize:
        """As large as its parts want to be."""
        return self.content.sizeHint().boundedTo(self.room.size())

    @property
    def room(self) -> QRect:
        """Where its content may be on its screen."""
        return room_on(screen_of(self))

    def prefer_size(self, width: int, height: int) -> None:
        """Be so large, in pixels at the normal text size, where the screen has the room."""
        self.resize(QSize(scaled(width), scaled(height)).boundedTo(self.room.size()))

    def fit(self) -> None:
        """Be as tall as the texts need in the width, and stay on the screen.

        Not ``adjustSize``, which gives wrapped texts the height of a narrower window.
        """
        room, wanted, layout = self.room, self.geometry(), self.content.layout()
        if self._wanted_width is not None and layout is not None:
            layout.activate()
            width = max(scaled(self._wanted_width), layout.minimumSize().width())
            width = min(width, room.width())
            wanted.setSize(QSize(width, layout.totalHeightForWidth(width)))
        area = fitted(wanted, room)
        if self.isVisible() and area.topLeft() != self.geometry().topLeft():
            self.setGeometry(area)
        else:
            self.resize(area.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Explain what has the keyboard, or open the guide: no key of the window comes here."""
        keys, guide = QKeySequence(event.keyCombination()), guide_of(self)
        if keys in command("help.whats_this").sequences():
            explain_focus()
        elif guide is not None and keys in command("help.pages").sequences():
            guide.show_help(None, self)
        else:
            super().keyPressEvent(event)

    def setVisible(self, visible: bool) -> None:
        """Fit before Qt finds a place for it, and again with its fonts and styles settled."""
        if visible and not self.isVisible():
            self.ensurePolished()
            self.fit()
        super().setVisible(visible)
        if visible:
            self.fit()
