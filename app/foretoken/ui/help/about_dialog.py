"""What this program is, what it is made of, and where help begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken import __version__
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import resource_path
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Surface, Tone, Type, dress
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 520
_ICON_PIXELS = 72
_NAMES_WIDTH = 104
_SENTENCE = tr_noop(
    "A desktop chat for local language models that makes speculative decoding fast, visible and "
    "trustworthy. Everything runs on this computer."
)


class AboutDialog(FittedDialog):
    """Stays small: facts that fit on one line each, and four buttons."""

    def __init__(
        self,
        facts: Sequence[tuple[str, str]],
        copy_diagnostics: Callable[[], str],
        open_logs: Callable[[], str],
        parent: QWidget,
    ) -> None:
        """``facts`` are names and what stands beside them; the calls return what to say."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About Foretoken"))
        self._copy, self._open_logs = copy_diagnostics, open_logs
        self._said = dress(Label(self), Tone.MUTED)
        self._said.setWordWrap(True)
        self._said.hide()
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDEST, Space.WIDEST, Space.WIDEST, Space.WIDE)
        layout.setSpacing(18)
        layout.addLayout(self._heading())
        layout.addWidget(self._line())
        layout.addLayout(self._facts(facts))
        layout.addStretch(1)
        layout.addWidget(self._said)
        self._close = QPushButton(tr("Close"), self)
        layout.addLayout(self._buttons())
        self._close.setFocus()

    def _heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.WIDE)
        file = resource_path("icons/foretoken.svg")
        if file.is_file():
            icon = Label(self)
            size = QSize(scaled(_ICON_PIXELS), scaled(_ICON_PIXELS))
            icon.setPixmap(QIcon(str(file)).pixmap(size, self.devicePixelRatioF()))
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        name = dress(Label("Foretoken", self), Type.DISPLAY)  # not translated: a name
        told = tr("Version {version}", version=__version__)
        version = dress(_selectable(Label(told, self)), Tone.MUTED)
        sentence = Label(tr(_SENTENCE), self)
        sentence.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(Space.TINY)
        words.addWidget(name)
        words.addWidget(version)
        words.addSpacing(Space.TIGHT)
        words.addWidget(sentence)
        words.addStretch(1)
        row.addLayout(words, 1)
        return row

    def _line(self) -> QFrame:
        line = dress(QFrame(self), Surface.LINE)
        line.setFixedHeight(1)
        return line

    def _facts(self, facts: Sequence[tuple[str, str]]) -> QVBoxLayout:
        # Not a grid: it gives rows of wrapping texts more height than they need.
        rows = QVBoxLayout()
        rows.setSpacing(Space.SMALL)
        labels = [dress(Label(name, self), Tone.MUTED) for name, _ in facts]
        widest = max([scaled(_NAMES_WIDTH), *(label.sizeHint().width() for label in labels)])
        for label, (name, text) in zip(labels, facts, strict=True):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setFixedWidth(widest)
            value = _selectable(Label(text, self))
            value.setWordWrap(True)
            value.setAlignment(Qt.AlignmentFlag.AlignTop)
            spoken = tr("{name}: {value}", about="a name and what it is", name=name, value=text)
            value.setAccessibleName(spoken)
            row = QHBoxLayout()
            row.addWidget(label)
            row.addWidget(value, 1)
            rows.addLayout(row)
        return rows

    def _buttons(self) -> QGridLayout:
        self.licences = licences = QPushButton(tr("Licences…"), self)
        licences.setToolTip(tr("Who made the parts of this program, and under which terms"))
        copy = QPushButton(tr("Copy diagnostics"), self)
        copy.setToolTip(tr("Facts about this computer and this program; nothing of your chats"))
        copy.clicked.connect(self._on_copy)
        logs = QPushButton(tr("Open logs"), self)
        logs.setToolTip(tr("Show the folder with the logs; nothing of your chats is in them"))
        logs.clicked.connect(self._on_open_logs)
        dress(self._close, Button.PRIMARY)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        row = QGridLayout()
        row.setSpacing(Space.SMALL)
        for column, button in enumerate((licences, copy, logs)):
            row.addWidget(button, 0, column)
        row.setColumnStretch(3, 1)
        row.addWidget(self._close, 0, 4)
        return row

    @Slot()
    def _on_copy(self) -> None:
        self._say(self._copy())

    @Slot()
    def _on_open_logs(self) -> None:
        self._say(self._open_logs())

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))
        self.fit()


def _selectable(label: Label) -> Label:
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
