"""The first picker: the built-in pair, or a target and a draft from disk."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.records import PairFiles
from foretoken.models.builtin import builtin_description, builtin_pair
from foretoken.ui.theme import Palette

_WIDTH = 560
_STEPS = 1000
_WITHOUT_DRAFT = "Without one, Foretoken copies from earlier text: prompt lookup."


class PairDialog(QDialog):
    """Asks for a pair; stays open while it loads and shows errors in place."""

    load_requested = Signal(object)
    """PairFiles to load."""
    cancel_requested = Signal()
    """The running load should end."""

    def __init__(self, palette: Palette, files: PairFiles | None, parent: QWidget | None) -> None:
        """``files`` are shown as the present choice."""
        super().__init__(parent)
        self.setWindowTitle("Choose models")
        self.setMinimumWidth(_WIDTH)
        self._loading = False
        self._measuring = False
        self._palette = palette
        self._builtin = QRadioButton("Built-in pair", self)
        self._from_disk = QRadioButton("Files on this computer", self)
        self._target = _FileRow("Target", "The model whose answers you get", self)
        self._draft = _FileRow(
            "Draft", "Optional: a small model of the same family", self, _WITHOUT_DRAFT
        )
        self._without = QLabel(_WITHOUT_DRAFT, self)
        self._without.setStyleSheet(f"color: {palette.muted};")
        self._message = QLabel(self)
        self._message.setWordWrap(True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._progress = QProgressBar(self)
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName("Loading")
        self._load = QPushButton("Load", self)
        self._load.setProperty("primary", True)
        self._load.setDefault(True)
        self._load.clicked.connect(self._on_load_clicked)
        self._cancel = QPushButton("Cancel", self)
        self._cancel.clicked.connect(self.reject)
        for row in (self._target, self._draft):
            row.edited.connect(self._on_choice_changed)
        self._from_disk.toggled.connect(self._on_choice_changed)
        self._lay_out()
        self._show_files(files)
        self._set_loading(False)
        self._on_choice_changed()

    def show_progress(self, share: float) -> None:
        """Show the loaded share, 0 to 1; then, for a pair that is new here, passes are timed."""
        self._progress.setValue(round(share * _STEPS))
        if share >= 1.0 and self._loading:
            self._measuring = True
            self._cancel.setText("Skip measuring")
            self._cancel.setToolTip("Timing this pair once tells how far drafting pays here")

    def show_ended(self, error: str | None) -> None:
        """Close after success; show ``error`` in place and let people try again."""
        if not self._loading:
            return
        self._set_loading(False)
        if error is None:
            self.accept()
        else:
            self.show_error(error)

    def reject(self) -> None:
        """Cancel a running load, or close."""
        if self._measuring:
            self.cancel_requested.emit()  # the pair is there, and its end closes the dialog
        elif self._loading:
            self._set_loading(False)
            self.cancel_requested.emit()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._loading:
            self._set_loading(False)
            self.cancel_requested.emit()
        super().closeEvent(event)

    @Slot()
    def _on_load_clicked(self) -> None:
        files = self._chosen()
        if files is None:
            return
        self._message.hide()
        self._progress.setValue(0)
        self._set_loading(True)
        self.load_requested.emit(files)

    @Slot()
    def _on_choice_changed(self) -> None:
        on_disk = self._from_disk.isChecked()
        for row in (self._target, self._draft):
            row.setEnabled(on_disk)
            row.label.setEnabled(on_disk)
        self._without.setEnabled(on_disk)
        self._load.setEnabled(not self._loading and (not on_disk or self._target.path is not None))
        self._message.hide()

    def _chosen(self) -> PairFiles | None:
        if self._builtin.isChecked():
            return PairFiles(*builtin_pair())
        target = self._target.path
        return None if target is None else PairFiles(target, self._draft.path)

    def _show_files(self, files: PairFiles | None) -> None:
        on_disk = files is not None and files != PairFiles(*builtin_pair())
        self._from_disk.setChecked(on_disk)
        self._builtin.setChecked(not on_disk)
        if files is not None and on_disk:
            self._target.show_path(files.target)
            self._draft.show_path(files.draft)

    def _set_loading(self, loading: bool) -> None:
        self._loading = loading
        self._measuring = False
        self._cancel.setToolTip("")
        self._progress.setVisible(loading)
        self._load.setText("Loading…" if loading else "Load")
        self._cancel.setText("Cancel loading" if loading else "Close")
        for widget in (self._builtin, self._from_disk):
            widget.setEnabled(not loading)
        self._on_choice_changed()
        if loading:
            self._target.setEnabled(False)
            self._draft.setEnabled(False)

    def show_error(self, error: str) -> None:
        """Say in place why no pair was loaded."""
        self._message.setText(error)
        self._message.setAccessibleName(f"Error: {error}")
        self._message.setStyleSheet(
            f"color: {self._palette.error}; background: {self._palette.error_tint};"
            "border-radius: 6px; padding: 10px 12px;"
        )
        self._message.show()
        self.adjustSize()  # or the message would take its height from the fields

    def _lay_out(self) -> None:
        explanation = QLabel(
            f"Offline, ready at once: shows how drafting works. {builtin_description()}",
            self,
        )
        explanation.setWordWrap(True)
        explanation.setStyleSheet(f"color: {self._palette.muted}; margin-left: 26px;")
        files = QGridLayout()
        files.setContentsMargins(26, 0, 0, 0)
        files.setVerticalSpacing(8)
        for index, row in enumerate((self._target, self._draft)):
            files.addWidget(row.label, index, 0)
            files.addWidget(row, index, 1)
        files.addWidget(self._without, 2, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._load)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 20)
        layout.setSpacing(10)
        layout.addWidget(self._builtin)
        layout.addWidget(explanation)
        layout.addSpacing(8)
        layout.addWidget(self._from_disk)
        layout.addLayout(files)
        layout.addSpacing(4)
        layout.addWidget(self._message)
        layout.addWidget(self._progress)
        layout.addSpacing(8)
        layout.addStretch(1)
        layout.addLayout(buttons)


class _FileRow(QWidget):
    """A path that can be typed, pasted or browsed for."""

    edited = Signal()

    def __init__(self, name: str, hint: str, parent: QWidget, note: str = "") -> None:
        super().__init__(parent)
        self.label = QLabel(name, parent)
        self._name = name
        self._field = QLineEdit(self)
        self._field.setPlaceholderText(hint)
        self._field.setAccessibleName(f"{name} file")
        self._field.setAccessibleDescription(note)
        self._field.setClearButtonEnabled(True)
        self._field.textChanged.connect(self.edited)
        self.label.setBuddy(self._field)
        browse = QPushButton("Browse…", self)
        browse.setAccessibleName(f"Browse for the {name.lower()} file")
        browse.setAutoDefault(False)
        browse.clicked.connect(self._on_browse)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._field, 1)
        layout.addWidget(browse)

    @property
    def path(self) -> Path | None:
        text = self._field.text().strip()
        return Path(text).expanduser() if text else None

    def show_path(self, path: Path | None) -> None:
        self._field.setText("" if path is None else str(path))

    @Slot()
    def _on_browse(self) -> None:
        start = str(self.path.parent) if self.path is not None else str(Path.home())
        path, _ = QFileDialog.getOpenFileName(
            self, f"Choose the {self._name.lower()} model", start, "GGUF models (*.gguf)"
        )
        if path:
            self._field.setText(path)
