"""Building blocks of forms: labelled fields, notes, layouts, buttons and progress bars."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.system.language import tr
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.appearance import motion_reduced
from foretoken.ui.look.plain_text import Label, escape_mnemonics
from foretoken.ui.look.theme import Space, scaled
from foretoken.ui.look.themed import Button, Role, Shape, Surface, Tone, Type, styled
from foretoken.ui.parts.keys import claims_escape

_Field = TypeVar("_Field", bound=QWidget)
_Box = TypeVar("_Box", bound=QBoxLayout)
LayoutPart: TypeAlias = QWidget | QLayout | tuple[QWidget | QLayout, int] | None


class _FieldKeys(QObject):
    """Event filter that returns keys to the form and the dialog which Qt's fields would consume.

    The wheel scrolls the form unless the field has the focus. Ctrl+Z goes to the dialog while there
    is no typing to undo. If ``keeps_enter``, Enter commits the input without pressing a button.
    """

    def __init__(self, field: QWidget, *, keeps_enter: bool) -> None:
        super().__init__(field)
        self._keeps_enter = keeps_enter

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if event.type() is QEvent.Type.Wheel and not watched.hasFocus():
            event.ignore()
            return True
        line = watched.findChild(QLineEdit) or watched if isinstance(event, QKeyEvent) else None
        if not isinstance(event, QKeyEvent) or not isinstance(line, QLineEdit):
            return False
        if event.matches(QKeySequence.StandardKey.Undo) and not line.isUndoAvailable():
            event.ignore()
            return True
        pressed = event.type() is QEvent.Type.KeyPress and self._keeps_enter
        if pressed and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(watched, QAbstractSpinBox):
                watched.interpretText()
            line.editingFinished.emit()
            return True
        return False


def as_field(widget: _Field, *, keeps_enter: bool = False) -> _Field:
    """Prepare a field for a scrolling form in a dialog with undo; return it."""
    if isinstance(widget, QAbstractSpinBox | QComboBox | QAbstractSlider | QLineEdit):
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(_FieldKeys(widget, keeps_enter=keeps_enter))
    if isinstance(widget, QAbstractSpinBox) and (line := widget.findChild(QLineEdit)) is not None:
        line.setTextMargins(Space.SMALL, 0, Space.SMALL, 0)  # Qt ignores padding there
    return widget


def form() -> QFormLayout:
    """Return a form layout with standard spacing; long labels wrap above their field."""
    layout = QFormLayout()
    layout.setHorizontalSpacing(Space.LARGE)
    layout.setVerticalSpacing(Space.MEDIUM)
    layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    layout.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    layout.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return layout


def add_row(layout: QFormLayout, name: str, field: QWidget | QLayout) -> Label:
    """Add a field with its name; return the label, whose buddy is the field."""
    label = Label(name, layout.parentWidget())
    if isinstance(field, QWidget):
        label.setText(escape_mnemonics(name))  # "&" is a mnemonic only in the label of a field
        label.setBuddy(as_field(field))
        field.setAccessibleName(field.accessibleName() or name)
    layout.addRow(label, field)
    return label


def paragraph(text: str, parent: QWidget | None = None, *roles: Role) -> Label:
    """Return a label that wraps."""
    label = styled(Label("", parent), *roles)
    label.setWordWrap(True)
    label.setText(text)
    return label


def note(text: str, parent: QWidget | None = None) -> Label:
    """Return an explanation in small muted text."""
    return paragraph(text, parent, Type.SMALL, Tone.MUTED)


class MessageLabel(Label):
    """Label for a result or an error; hidden while empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        policy = self.sizePolicy()  # as high as its text, even if nothing else fills the dialog
        policy.setVerticalPolicy(QSizePolicy.Policy.Maximum)
        self.setSizePolicy(policy)
        self.hide()

    def say(self, text: str, *, serious: bool = False) -> None:
        """Show ``text``, on red if ``serious``; hide if empty."""
        styled(self, *((Surface.WARNING, Shape.BOX) if serious else (Surface.NONE, Shape.NONE)))
        self.setText(text)
        self.setVisible(bool(text))


def row(*parts: LayoutPart) -> QHBoxLayout:
    """Lay out parts in a row; see ``fill``."""
    return fill(QHBoxLayout(), *parts)


def column(
    owner: QWidget | None,
    *parts: LayoutPart,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    spacing: int = Space.SMALL,
) -> QVBoxLayout:
    """Lay out parts in a column, on ``owner`` if given; see ``fill``."""
    layout = QVBoxLayout() if owner is None else QVBoxLayout(owner)
    layout.setContentsMargins(*margins)
    fill(layout, *parts)
    layout.setSpacing(spacing)
    return layout


_FOLD_WIDTH = 600
"""In pixels at the default text size."""


class FoldingRow(QWidget):
    """Row of parts that becomes a column when narrow."""

    def __init__(self, *parts: LayoutPart, spacing: int = Space.MEDIUM) -> None:
        super().__init__()
        self._box = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), *parts)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(spacing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits, ways = self.width() >= scaled(_FOLD_WIDTH), QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        self.updateGeometry()  # which Qt leaves to the caller

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest part, so that folded parts line up."""
        items = [self._box.itemAt(place) for place in range(self._box.count())]
        widest = max(each.minimumSize().width() for each in items if each is not None)
        return QSize(widest, super().minimumSizeHint().height())


def fill(layout: _Box, *parts: LayoutPart) -> _Box:
    """Add parts to a layout.

    None is a stretch; a part may come in a tuple with its stretch factor.
    """
    layout.setSpacing(Space.SMALL)
    for each in parts:
        part, stretch = each if isinstance(each, tuple) else (each, 0)
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, QWidget):
            layout.addWidget(part, stretch)
        else:
            layout.addLayout(part, stretch)
    return layout


def push_button(text: str, parent: QWidget, tip: str = "", name: str = "") -> QPushButton:
    """Return a button that Enter presses only while focused.

    ``name`` is for screen readers, if the text alone is not clear.
    """
    button = QPushButton(text, parent)
    button.setAutoDefault(False)
    button.setToolTip(tip)
    button.setAccessibleName(name)
    return button


class DialogButtons(QDialogButtonBox):
    """Buttons of a dialog: one to cancel or close it, and one that accepts it if labelled."""

    def __init__(self, dialog: QDialog, accept: str = "", *, leave: str = "") -> None:
        super().__init__(dialog)
        roles = QDialogButtonBox.ButtonRole
        leave = leave or (tr("Cancel") if accept else tr("Close"))
        self.ok = self.leave = self.addButton(leave, roles.RejectRole)
        """``leave`` closes or cancels; ``ok`` accepts, or is the same."""
        if accept:
            self.ok = self.addButton(escape_mnemonics(accept), roles.AcceptRole)
            styled(self.ok, Button.PRIMARY)
        else:
            self.leave.setFocus()
        self.ok.setDefault(True)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)

    def add(self, text: str, run: Callable[[], object], tip: str = "") -> QPushButton:
        """Add a button on the opposite side."""
        button = self.addButton(text, QDialogButtonBox.ButtonRole.ResetRole)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        button.clicked.connect(lambda: run())
        return button


_STEPS = 1000


class BusyBar(QProgressBar):
    """Moves back and forth while the progress is unknown; its owner says what is being done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextVisible(False)
        self.setRange(0, _STEPS)

    @Slot(float)
    def show_share(self, share: float) -> None:
        """Show the progress, 0 to 1."""
        self._show(_STEPS, round(share * _STEPS), "")

    def show_busy(self) -> None:
        """Show indeterminate progress."""
        most = _STEPS if motion_reduced() else 0  # Qt animates a bar without a range
        self._show(most, 0, tr("In progress; remaining time unknown"))

    def _show(self, most: int, value: int, said: str) -> None:
        if most != self.maximum():
            self.setRange(0, most)
        self.setValue(value)
        self.setToolTip(said)
        self.setAccessibleDescription(said)


_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchLine(QLineEdit):
    """Search field in which Esc first clears the text."""

    def __init__(self, what: str, command_id: str, parent: QWidget) -> None:
        """``what`` is the placeholder; ``command_id`` is the command that focuses the field."""
        super().__init__(parent)
        self.list: QWidget | None = None
        """Receives the keys that move up and down."""
        self.setPlaceholderText(what)
        self.setAccessibleName(what)
        self.setToolTip(tooltip_with_keys(command_id))
        self.setClearButtonEnabled(True)
        self.setAcceptDrops(False)  # the window accepts files
        as_field(self)

    @Slot()
    def take_focus(self) -> None:
        """Focus the field, so that typing replaces the last search."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def event(self, event: QEvent) -> bool:
        if self.text() and claims_escape(event):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif self.list is not None and event.key() in _MOVES:
            QCoreApplication.sendEvent(self.list, event)
        else:
            super().keyPressEvent(event)
