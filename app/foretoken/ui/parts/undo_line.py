"""Line that reports the last change, with an Undo button, and an undo command for values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import command, set_tooltip_with_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Shape, Surface, Type, styled
from foretoken.ui.parts.forms import fill, paragraph, push_button

_MAX_SHOWN = 300


class UndoLine(QFrame):
    """Hidden until there is something to undo."""

    def __init__(
        self, parent: QWidget, *, keys: bool = True, small: bool = False, hides_after_ms: int = 0
    ) -> None:
        """``keys``: Ctrl+Z works anywhere in the window; otherwise the owner handles it.

        ``hides_after_ms``: time after which the line is hidden; 0: never.
        """
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=hides_after_ms)
        self._timer.timeout.connect(self.hide)
        self._text = paragraph("", self, Type.SMALL if small else Type.NORMAL)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = push_button(tr("Undo"), self)
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
        self.button.clicked.connect(stack.undo)

    def tell(self, text: str) -> None:
        """Show what was done, as a sentence; hide if empty."""
        text = shown_name(text, _MAX_SHOWN)
        self._text.setText(text)
        self._text.setToolTip(text)
        self.button.setAccessibleName(tr("Undo: {text}", text=text))
        self.setVisible(bool(text))
        if self._timer.interval():
            self._timer.start()

    def show_deleted(self, name: str) -> None:
        self.tell(tr("Deleted {name}.", name=name))


class ValueChange(QUndoCommand):
    """Change of values; successive small steps of one value merge into one command."""

    def __init__(
        self, text: str, put: Callable[[Any], None], before: Any, after: Any, step_of: object = None
    ) -> None:
        """``put`` applies ``before`` or ``after``; ``step_of`` is the value changed in steps."""
        super().__init__(text)
        self._apply, self._before, self._after, self._step_of = put, before, after, step_of

    def undo(self) -> None:
        self._apply(self._before)

    def redo(self) -> None:
        self._apply(self._after)

    def id(self) -> int:
        return 0 if self._step_of is not None else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ValueChange) or other._step_of != self._step_of:
            return False
        self._after = other._after
        self.setText(other.text())
        return True
