"""Asks for the name of a preset."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.engine.shown_text import shown_name
from foretoken.ui.plain_text import Label
from foretoken.ui.screen_room import FittedDialog
from foretoken.ui.text_size import scaled
from foretoken.ui.theme import Palette

_LONGEST = 100
_WIDTH = 440


class NameDialog(FittedDialog):
    """Refuses in place a name that is taken."""

    named = Signal(str)
    """A name that is free."""

    def __init__(
        self,
        title: str,
        name: str,
        details: str,
        taken: Iterable[str],
        palette: Palette,
        parent: QWidget,
    ) -> None:
        """``details`` says what is named; ``taken`` are the names of others."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._taken = {other.casefold(): other for other in taken}
        label = Label("Name", self)
        label.setStyleSheet(f"color: {palette.text}; font-weight: 600;")
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName("Name of the preset")
        label.setBuddy(self.field)
        self._details = Label(details, self)
        self._details.setWordWrap(True)
        self._details.setStyleSheet(f"color: {palette.muted}; font-size: {scaled(12)}px;")
        self._problem = Label(self)
        self._problem.setWordWrap(True)
        self._problem.setStyleSheet(f"color: {palette.error};")
        self.save = QPushButton("Save", self)
        self.save.setProperty("primary", True)
        self.save.setDefault(True)
        self.save.setToolTip("Keep it under this name (Enter)")
        self.save.clicked.connect(self._on_save)
        cancel = QPushButton("Cancel", self)
        cancel.setAutoDefault(False)
        cancel.setToolTip("Change nothing (Esc)")
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.save)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(8)
        for part in (label, self.field, self._problem, self._details):
            layout.addWidget(part)
        layout.addSpacing(8)
        layout.addLayout(buttons)
        self.field.textChanged.connect(self._on_text_changed)
        self.field.selectAll()
        self.field.setFocus()
        self._on_text_changed()

    @property
    def problem(self) -> str:
        """Why the name is refused."""
        return self._problem.text()

    @Slot()
    def _on_text_changed(self) -> None:
        name = self.field.text().strip()
        taken = self._taken.get(name.casefold())
        problem = ""
        if taken is not None:
            problem = f"There is a preset “{taken}” already. Choose another name."
        elif shown_name(name) != name:
            problem = "The name has a character that cannot be seen. Type it anew."
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.fit()
        self.save.setEnabled(bool(name) and not problem)

    @Slot()
    def _on_save(self) -> None:
        self.named.emit(self.field.text().strip())
        self.accept()
