"""Dialogs within their screen: the base of all, a question, and a text to read and copy."""

from __future__ import annotations

import re
from typing import Self

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)

from foretoken.system.language import tr
from foretoken.ui.commands.table import command
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space, scaled
from foretoken.ui.look.themed import Button, Surface, Type, styled
from foretoken.ui.parts.explained import explain_focus, guide_of
from foretoken.ui.parts.forms import DialogButtons, column, paragraph
from foretoken.ui.parts.message_editor import LongTextEdit


def fill_dialog(dialog: FittedDialog, title: str, *parts: QWidget | QLayout) -> Label:
    """Add a title and parts to a dialog, the last part at the bottom; return the title."""
    label = paragraph(title, None, Type.TITLE)
    label.setVisible(bool(title))
    edges = Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE
    column(dialog.content, label, *parts[:-1], None, parts[-1], margins=edges, spacing=Space.MEDIUM)
    return label


# The actual sizes of title bar and frame are only known once a window is on the screen.
_TITLE_BAR = 40
_FRAME = 8


def room_of(widget: QWidget) -> QRect:
    """Return the area for a window's content on its screen, without panels and title bar.

    The screen is that of its centre; before it is shown, that of its parent's. It is not
    ``QWidget.screen``, which PySide deletes together with the widget; that crashes Qt (6.11).
    """
    window = widget.window()
    parent = window.parentWidget()
    if parent is not None and not window.isVisible():
        return room_of(parent)
    screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
    return screen.availableGeometry().adjusted(_FRAME, _TITLE_BAR, -_FRAME, -_FRAME)


def fit_window(window: QWidget, wanted: QSize | None = None) -> None:
    """Fit a window, of a ``wanted`` size if given, to its screen unless it fills it."""
    if window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        return
    room, area = room_of(window), window.geometry()
    area.setSize((wanted or area.size()).boundedTo(room.size()))
    area.moveRight(min(area.right(), room.right()))
    area.moveBottom(min(area.bottom(), room.bottom()))
    area.moveTopLeft(QPoint(max(area.x(), room.x()), max(area.y(), room.y())))
    placed = window.isVisible() or window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    if placed and area.topLeft() != window.geometry().topLeft():
        window.setGeometry(area)
    else:  # the window system places it
        window.resize(area.size())


def size_of(window: QWidget, width: int, height: int) -> QSize:
    """Return a size in pixels at the default text size, limited to the screen."""
    return QSize(scaled(width), scaled(height)).boundedTo(room_of(window).size())


_WAIT_MS = 100


class FittedDialog(QDialog):
    """Dialog whose parts are laid out in ``content``, which scrolls if the screen is too small."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str = "",
        *,
        size: tuple[int, int] | None = None,
        width: int | None = None,
    ) -> None:
        """``size`` and ``width`` are in pixels at the default text size.

        With a ``width`` alone, the dialog is as tall as its texts need. With a title, it is deleted
        when closed.
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
        column(self, area)

    @classmethod
    def of(cls, window: QWidget) -> Self | None:
        """Return the open dialog of this class that belongs to a window, if any."""
        only_own = Qt.FindChildOption.FindDirectChildrenOnly
        found = window.findChildren(cls, options=only_own)
        return next((each for each in found if each.isVisible()), None)

    def bring_to_front(self) -> None:
        """Show the dialog without blocking its window, above other windows."""
        self.show()
        self.raise_()
        self.activateWindow()

    def sizeHint(self) -> QSize:
        """Return the size of the content, limited to the screen."""
        return self.content.sizeHint().boundedTo(room_of(self).size())

    def prefer_size(self, width: int, height: int) -> None:
        """Resize to a size in pixels at the default text size, limited to the screen."""
        self.resize(size_of(self, width, height))

    def fit(self) -> None:
        """Fit the height to the texts at the wanted width, and stay on the screen.

        Not ``adjustSize``, which gives wrapped texts the height of a narrower window.
        """
        wanted, layout = self.size(), self.content.layout()
        if self._wanted_width is not None and layout is not None:
            layout.activate()
            width = max(scaled(self._wanted_width), layout.minimumSize().width())
            width = min(width, room_of(self).width())
            wanted = QSize(width, layout.totalHeightForWidth(width))
        fit_window(self, wanted)

    def done(self, result: int) -> None:
        """Close with our dialogs in front; outlive Qt's, which are local variables in places."""
        for dialog in self.findChildren(FittedDialog):
            dialog.close()
        if self._has_dialogs and self.testAttribute(Qt.WidgetAttribute.WA_DeleteOnClose):
            self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
            self._delete_later()
        super().done(result)

    @property
    def _has_dialogs(self) -> bool:
        return any(dialog.isVisible() for dialog in self.findChildren(QDialog))

    @Slot()
    def _delete_later(self) -> None:
        if self._has_dialogs:
            QTimer.singleShot(_WAIT_MS, self._delete_later)
        else:
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter; handle the help keys, as the window's cannot."""
        keys, guide = QKeySequence(event.keyCombination()), guide_of(self)
        enter, focused = (Qt.Key.Key_Return, Qt.Key.Key_Enter), self.focusWidget()
        if keys in command("help.whats_this").sequences():
            explain_focus()
        elif guide is not None and keys in command("help.pages").sequences():
            guide.show_help(None, self)
        elif event.key() in enter and isinstance(focused, QPushButton):
            focused.click()  # instead of the default button
        else:
            super().keyPressEvent(event)

    def setVisible(self, visible: bool) -> None:
        """Fit before Qt places the dialog, and again once fonts and styles are applied."""
        if visible and not self.isVisible():
            self.ensurePolished()
            self.fit()
        super().setVisible(visible)
        if visible:
            self.fit()


_WIDTH = 480


class QuestionDialog(FittedDialog):
    """A question, the consequences of a yes, and a button labelled with the action."""

    def __init__(
        self, question: str, details: str, answer: str, parent: QWidget, *, destroys: bool
    ) -> None:
        """``accepted`` is emitted for the ``answer``; if it ``destroys``, Enter chooses Cancel."""
        super().__init__(parent, "Foretoken", width=_WIDTH)  # not translated: a name
        self.setAccessibleName(question)
        box = DialogButtons(self, answer)
        self.answer = box.ok
        self.answer.setAccessibleDescription(details)
        if destroys:
            styled(self.answer, Button.DANGER)
        fill_dialog(self, question, paragraph(details), box)
        chosen = box.leave if destroys else self.answer
        chosen.setDefault(True)
        chosen.setFocus()


_SIZE = (720, 520)
# Qt lays out a paragraph as a whole: 400,000 emoji in one would take 18 s.
_LONG_LINE = re.compile(r"[^\n]{2000}(?=[^\n])")


class TextDialog(FittedDialog):
    """Read-only text in a fixed-width font, with a button to copy it."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent, title, size=_SIZE)
        field = styled(LongTextEdit(self), Surface.PAGE, Type.SMALL)
        field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        field.setPlainText(_LONG_LINE.sub(r"\g<0>\n", text))
        field.setReadOnly(True)
        by_mouse = Qt.TextInteractionFlag.TextSelectableByMouse
        field.setTextInteractionFlags(by_mouse | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        field.setTabChangesFocus(True)
        field.setAccessibleName(title)
        buttons = DialogButtons(self)
        copy = QApplication.clipboard().setText
        buttons.add(tr("Copy all"), lambda: copy(text))
        edges = Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE
        column(self.content, (field, 1), buttons, margins=edges, spacing=Space.LOOSE)
        field.setFocus()
