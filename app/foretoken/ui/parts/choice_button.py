"""A button that shows one of a few values and offers the others in a menu."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from foretoken.system.language import told_anew, tr
from foretoken.ui.look.mirrored import corner_below
from foretoken.ui.look.plain_text import without_keys
from foretoken.ui.look.spoken import Spoken

_REMARK = re.compile(r" \(|\uff08")


class ChoiceButton(Spoken, QPushButton):
    """Up and Down step through the values; a click or Space opens the menu."""

    picked = Signal(object)
    """The value that a person chose."""

    def __init__(self, name: str, tip: str, parent: QWidget, *, labelled: bool = False) -> None:
        """``labelled``: its name stands beside it already."""
        super().__init__(parent)
        self._name = name
        self._labelled = labelled
        self._values: list[object] = []
        self._texts: list[str] = []
        self._value: object = None
        self.setToolTip(tip)
        self.setAutoDefault(False)
        self.clicked.connect(self._on_clicked)

    @property
    def value(self) -> object:
        """What is chosen."""
        return self._value

    @property
    def chosen_text(self) -> str:
        """How the menu calls what is chosen; empty: it is none of the values."""
        if self._value not in self._values:
            return ""
        return self._texts[self._values.index(self._value)]

    def set_choices(self, choices: Sequence[tuple[object, str]], value: object) -> None:
        """Offer values with their texts; ``value`` is the one that is shown."""
        self._values = [each for each, _ in choices]
        self._texts = [text for _, text in choices]
        self._value = value
        text = self._texts[self._values.index(value)] if value in self._values else str(value)
        short = _REMARK.split(text, 1)[0]  # the menu has the remarks
        said = short if self._labelled else tr("{name}: {value}", name=self._name, value=short)
        self.setText(without_keys(f"{said}  ▾"))
        self.setAccessibleName(tr("{name}: {value}", name=self._name, value=text))

    def show_value(self, value: object) -> None:
        """Show another of the values as chosen; nothing is told."""
        self.set_choices(list(zip(self._values, self._texts, strict=True)), value)

    def on_language_changed(self) -> None:
        """Show the same in other words."""
        self._name = told_anew(self._name) or self._name
        texts = [told_anew(text) or text for text in self._texts]
        self.set_choices(list(zip(self._values, texts, strict=True)), self._value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or self._value not in self._values:
            super().keyPressEvent(event)
            return
        place = self._values.index(self._value) + step
        if 0 <= place < len(self._values):
            self._pick(self._values[place])

    @Slot()
    def _on_clicked(self) -> None:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for value, text in zip(self._values, self._texts, strict=True):
            action = menu.addAction(without_keys(text))
            action.setCheckable(True)
            action.setChecked(value == self._value)
            action.setData(self._values.index(value))
            group.addAction(action)
        group.triggered.connect(self._on_triggered)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner_below(menu, self))

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self._pick(self._values[action.data()])

    def _pick(self, value: object) -> None:
        if value != self._value:
            self.show_value(value)
            self.picked.emit(value)
