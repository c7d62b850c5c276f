"""Combo box of values, each with its text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from foretoken.system.language import tr
from foretoken.ui.parts.forms import as_field

_MIN_LINES = 8
"""Minimum width in line heights."""


class ChoiceBox(QComboBox):
    """Reports user choices; may show its own name before the value."""

    picked = Signal(object)
    """The value chosen by the user."""

    def __init__(self, name: str, tip: str, parent: QWidget, *, labelled: bool = False) -> None:
        """``labelled``: a separate label shows the name."""
        super().__init__(parent)
        self._prefix = "" if labelled else tr("{name}: ", about="before a value", name=name)
        self._choices: list[tuple[object, str]] = []
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(lambda place: self.picked.emit(self._choices[place][0]))
        as_field(self)

    @property
    def value(self) -> object:
        return self._choices[self.currentIndex()][0] if self._choices else None

    def set_choices(self, choices: Sequence[tuple[object, str]], value: object) -> None:
        """Offer values with their texts, adding ``value`` if it is not among them."""
        choices, values = list(choices), [each for each, _ in choices]
        if value not in values:
            choices.append((value, str(value)))
            values.append(value)
        with QSignalBlocker(self):
            if choices != self._choices:
                self.clear()
                self.addItems([text for _, text in choices])
            self._choices = choices
            self.setCurrentIndex(values.index(value))

    def show_value(self, value: object) -> None:
        """Show a value as chosen, without reporting it."""
        self.set_choices(self._choices, value)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Put the name before the value, and elide both to the available width."""
        super().initStyleOption(option)
        combo, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(combo, option, field, self).width()
        text = self._prefix + option.currentText
        if 0 < room < self.fontMetrics().horizontalAdvance(text):
            text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        option.currentText = text

    def minimumSizeHint(self) -> QSize:
        """Let the box be narrower than its longest text."""
        hint = self.sizeHint()
        return hint.boundedTo(QSize(_MIN_LINES * self.fontMetrics().height(), hint.height()))

    def sizeHint(self) -> QSize:
        """Add the width of the name."""
        return super().sizeHint() + QSize(self.fontMetrics().horizontalAdvance(self._prefix), 0)
