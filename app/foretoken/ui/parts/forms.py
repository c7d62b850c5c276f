"""Forms: a label beside each field, an explanation below it, and the buttons of a dialog."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label, without_keys
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.screen_room import FittedDialog

_Field = TypeVar("_Field", bound=QWidget)


class _WheelNeedsFocus(QObject):
    """Lets the wheel scroll the form, and change a value only in the field that has the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        unfocused = isinstance(watched, QWidget) and not watched.hasFocus()
        if event.type() == QEvent.Type.Wheel and unfocused:
            event.ignore()
            return True
        return False


def as_field(widget: _Field) -> _Field:
    """Prepare a spin box, combo box or slider for a form that scrolls; return it."""
    if isinstance(widget, QAbstractSpinBox | QComboBox | QAbstractSlider):
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(_WheelNeedsFocus(widget))
    if isinstance(widget, QAbstractSpinBox):
        line = widget.findChild(QLineEdit)
        if line is not None:
            line.setTextMargins(Space.SMALL, 0, Space.SMALL, 0)  # Qt ignores padding there
    return widget


def form(parent: QWidget | None = None) -> QFormLayout:
    """A form with the spacing of this application; long labels wrap above their field."""
    layout = QFormLayout(parent)
    layout.setHorizontalSpacing(Space.LARGE)
    layout.setVerticalSpacing(Space.MEDIUM)
    layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    layout.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    layout.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return layout


def add_row(
    layout: QFormLayout, name: str, field: QWidget | QLayout, explanation: str = ""
) -> Label:
    """Add a field with its name, and an explanation in muted words below; return the label.

    The label is the field's buddy, and both texts are told to screen readers.
    """
    parent = layout.parentWidget()
    label = Label(name, parent)
    if isinstance(field, QWidget):
        label.setText(without_keys(name))  # "&" means a key in the label of a field only
        label.setBuddy(as_field(field))
        field.setAccessibleName(field.accessibleName() or name)
        field.setAccessibleDescription(field.accessibleDescription() or explanation)
    if not explanation:
        layout.addRow(label, field)
        return label
    column = QVBoxLayout()
    column.setSpacing(Space.TINY)
    if isinstance(field, QWidget):
        column.addWidget(field)
    else:
        column.addLayout(field)
    column.addWidget(note(explanation, parent))
    layout.addRow(label, column)
    return label


def note(text: str, parent: QWidget | None = None) -> Label:
    """An explanation in small muted words, as wide as there is room."""
    label = dress(Label(text, parent), Type.SMALL, Tone.MUTED)
    label.setWordWrap(True)
    return label


class MessageLabel(Label):
    """How something went, or why it did not; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def say(self, text: str, *, serious: bool = False) -> None:
        """Show ``text``, on red if it is ``serious``, or nothing."""
        dress(self, *((Surface.WARNED, Shape.BOX) if serious else (Surface.NONE, Shape.NONE)))
        self.setText(text)
        self.setVisible(bool(text))


def row(*parts: QWidget | QLayout | None) -> QHBoxLayout:
    """Parts beside each other; None is the space that pushes them apart."""
    layout = QHBoxLayout()
    layout.setSpacing(Space.SMALL)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, QWidget):
            layout.addWidget(part)
        else:
            layout.addLayout(part)
    return layout


def fill_dialog(dialog: FittedDialog, title: str, *parts: QWidget | QLayout) -> Label:
    """Put a title and parts below each other, the last at the bottom; return the title."""
    label = dress(Label(title), Type.TITLE)
    label.setWordWrap(True)
    label.setVisible(bool(title))
    column = QVBoxLayout(dialog.content)
    column.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
    column.setSpacing(Space.MEDIUM)
    for part in (label, *parts):
        if part is parts[-1]:
            column.addSpacing(Space.TINY)
            column.addStretch(1)
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    return label


def button_box(dialog: QDialog, accept: str = "", *, cancel: str = "") -> QDialogButtonBox:
    """The buttons of a dialog: one that does what ``accept`` says, and one that leaves.

    Without ``accept`` there is only Close. More are added with ``addButton``.
    """
    box = QDialogButtonBox(dialog)
    roles = QDialogButtonBox.ButtonRole
    leave = box.addButton(cancel or (tr("Cancel") if accept else tr("Close")), roles.RejectRole)
    if accept:
        button = dress(box.addButton(without_keys(accept), roles.AcceptRole), Button.PRIMARY)
        button.setDefault(True)
    else:
        leave.setDefault(True)
        leave.setFocus()
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box


def accept_button(box: QDialogButtonBox) -> QPushButton:
    """The one that does what the dialog is for."""
    return _button(box, QDialogButtonBox.ButtonRole.AcceptRole)


def leave_button(box: QDialogButtonBox) -> QPushButton:
    """The one that leaves the dialog."""
    return _button(box, QDialogButtonBox.ButtonRole.RejectRole)


def _button(box: QDialogButtonBox, role: QDialogButtonBox.ButtonRole) -> QPushButton:
    return next(b for b in box.findChildren(QPushButton) if box.buttonRole(b) is role)
