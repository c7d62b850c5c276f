"""Notices: a bar with messages and what can be done, and a line that reports the last change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.commands.table import command, set_tooltip_with_keys, tooltip_with_keys
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Edge, Shape, Surface, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.forms import FoldingRow, fill, paragraph, push_button, row

_MAX_PENDING = 5
Action = tuple[str, Callable[[], object]]


@dataclass(frozen=True, slots=True)
class _Notice:
    name: str
    """Identifier, to replace or dismiss it."""
    text: str
    actions: Sequence[Action]
    serious: bool
    lasting: bool


class NoticeBar(QFrame):
    """Shows one notice at a time; hidden while there is none.

    Lasting notices come back when later ones are gone.
    """

    closed = Signal(str)
    """The user closed the notice of this name."""

    def __init__(self, parent: QWidget | None = None, *, passes_after_ms: int = 0) -> None:
        """``passes_after_ms``: time after which notices disappear unless lasting; 0: never."""
        super().__init__(parent)
        styled(self, Surface.NOTICE, Edge.BOTTOM)
        self._timer = QTimer(self, singleShot=True, interval=passes_after_ms)
        self._timer.timeout.connect(self.dismiss)
        self._notices: list[_Notice] = []
        """The last one is shown."""
        self._text = paragraph("", self)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = CloseButton(self)
        self._close.clicked.connect(self._on_close)
        self._buttons: list[QPushButton] = []
        self._button_row = row(None)
        content = FoldingRow((self._text, 1), self._button_row, spacing=Space.NARROW)
        layout = fill(QHBoxLayout(self), (content, 1))
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        layout.setContentsMargins(margins(Space.WIDE, Space.SMALL, Space.MEDIUM, Space.SMALL))
        layout.setSpacing(Space.NARROW)
        self.hide()

    @property
    def text(self) -> str:
        """Full text of the notice, even if shortened on display; empty if there is none."""
        return self._notices[-1].text if self._notices else ""

    def tell(
        self,
        text: str,
        actions: Sequence[Action] = (),
        *,
        serious: bool = False,
        lasting: bool = False,
        name: str = "",
    ) -> None:
        """Show ``text`` with ``actions``, in place of an earlier notice.

        A ``serious`` or ``lasting`` notice comes back when later ones are gone. A notice replaces
        an earlier one of the same ``name``, which defaults to its text.
        """
        notice = _Notice(name or text, text, actions, serious, lasting or serious)
        kept = [each for each in self._notices if each.lasting and each.name != notice.name]
        self._notices = [*kept[-_MAX_PENDING:], notice]
        self._show()

    def reword(self, name: str, text: str) -> None:
        """Change the text of the notice of this name, if it is shown, keeping its buttons."""
        if self._notices and self._notices[-1].name == name:
            self._notices[-1] = replace(self._notices[-1], text=text)
            self._show_text()

    @Slot()
    def dismiss(self, name: str = "") -> None:
        """Remove the notice of this name, by default the current one."""
        shown = self._notices[-1:]
        gone = shown[0].name if shown and not name else name
        self._notices = [each for each in self._notices if each.name != gone]
        if self._notices[-1:] != shown:
            self._show()

    def _show(self) -> None:
        for button in self._buttons:
            self._button_row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        self._timer.stop()
        if not self._notices:
            self.hide()
            return
        for name, run in self._notices[-1].actions:
            button = styled(QPushButton(name, self), Button.NOTICE)
            button.clicked.connect(run)
            self._button_row.insertWidget(len(self._buttons), button)
            self._buttons.append(button)
        self._show_text()
        self.show()
        if self._timer.interval() and not self._notices[-1].lasting:
            self._timer.start()

    def _show_text(self) -> None:
        text, serious = shown_message(self._notices[-1].text), self._notices[-1].serious
        self._text.setText(text)
        error, notice = tr("Error: {text}", text=text), tr("Notice: {text}", text=text)
        self.setAccessibleName(error if serious else notice)
        styled(self, Surface.WARNING if serious else Surface.NOTICE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_close()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_close(self) -> None:
        name = self._notices[-1].name
        self.dismiss()
        self.closed.emit(name)


class CloseButton(IconButton):
    """Small cross."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Icon.CLOSE, "", parent)
        self.setToolTip(tooltip_with_keys("dialog.close", tr("Close")))
        self.setAccessibleName(tr("Close this notice"))


_MAX_SHOWN = 300


class UndoLine(QFrame):
    """Hidden until there is something to undo."""

    def __init__(self, parent: QWidget, *, keys: bool = True, hides_after_ms: int = 0) -> None:
        """``keys``: Ctrl+Z works anywhere in the window; otherwise the owner handles it.

        ``hides_after_ms``: time after which the line is hidden; 0: never.
        """
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=hides_after_ms)
        self._timer.timeout.connect(self.hide)
        self._text = paragraph("", self, Type.NOTE)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._undo: Callable[[], object] = lambda: None
        self.button = push_button(tr("Undo"), self)
        self.button.clicked.connect(lambda: self._undo())
        if keys:
            self.button.setShortcut(next(iter(command("message.take_back").sequences()), ""))
        set_tooltip_with_keys(self.button, "message.take_back")
        line = fill(QHBoxLayout(self), (self._text, 1), self.button)
        line.setContentsMargins(Space.SMALL, Space.TINY, Space.SMALL, Space.TINY)
        styled(self, Surface.NOTICE, Shape.ROUNDED)
        self.hide()

    @property
    def text(self) -> str:
        """The displayed text; empty while hidden."""
        return "" if self.isHidden() else self._text.text()

    def follow(self, stack: QUndoStack) -> None:
        """Show the newest command of an undo stack."""
        stack.undoTextChanged.connect(self.tell)
        self.tell(stack.undoText(), stack.undo)

    def tell(self, text: str, undo: Callable[[], object] | None = None) -> None:
        """Show what was done, as a sentence; hide if empty. The button calls the last ``undo``."""
        self._undo = undo or self._undo
        text = shown_name(text, _MAX_SHOWN)
        self._text.setText(text)
        self._text.setToolTip(text)
        self.button.setAccessibleName(tr("Undo: {text}", text=text))
        self.setVisible(bool(text))
        if self._timer.interval():
            self._timer.start()


class ValueChange(QUndoCommand):
    """Change of values; successive changes of the same value merge into one command."""

    def __init__(
        self, text: str, put: Callable[[Any], None], before: Any, after: Any, of: object = None
    ) -> None:
        """``put`` applies ``before`` or ``after``; ``of`` identifies the value if it may merge."""
        super().__init__(text)
        self._apply, self._before, self._after, self._of = put, before, after, of

    def undo(self) -> None:
        self._apply(self._before)

    def redo(self) -> None:
        self._apply(self._after)

    def id(self) -> int:
        return 0 if self._of is not None else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ValueChange) or other._of != self._of:
            return False
        self._after = other._after
        self.setText(other.text())
        self.setObsolete(self._before == self._after)
        return True
