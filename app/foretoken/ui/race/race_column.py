"""One side of a race: its name, how far it is, and its text in the colours of its tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from foretoken.engine.race import RaceUnit
from foretoken.engine.recording import Recording
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Surface, Themed, Tone, Type, dress
from foretoken.ui.look.token_style import TokenOffsets, shown_text, token_formats
from foretoken.ui.race.race_chart import side_pen
from foretoken.ui.race.race_words import answer_words, drafting_words

_SAMPLE = 24
_LEAST_HEIGHT = 92


class SidePen(QWidget):
    """A piece of the line that the side has in the chart."""

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as a word."""
        return QSize(scaled(_SAMPLE), scaled(Space.MEDIUM))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(side_pen(self._side, theme()))
        middle = self.height() / 2
        painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))


class RaceColumn(Themed, QFrame):
    """Shows as much of an answer as there was at a moment."""

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self._answer: Recording | None = None
        self._unit = RaceUnit.TOKENS
        self._draft: str | None = None
        self._ms = 0.0
        self._offsets = TokenOffsets()
        self._shown = 0
        """Tokens in the text."""
        self._name = dress(Label(self), Type.HEADING)
        self._name.setWordWrap(True)
        self._far = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._drafts = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._drafts.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(0)
        # It takes what is left: a verdict of many words is not to push the buttons out of view.
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = self.text.verticalScrollBar()
        self._follows = True
        """Whether what comes last is to be in view."""
        self._bar.rangeChanged.connect(self._on_range_changed)
        self._bar.actionTriggered.connect(self._on_scrolled)
        self.text.viewport().setAutoFillBackground(False)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        head = QHBoxLayout()
        head.setSpacing(Space.SMALL)
        head.addWidget(SidePen(side, self))
        head.addWidget(self._name, 1)
        head.addWidget(self._far)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.SMALL)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        column.addWidget(self._drafts)
        self.on_look_changed()

    @property
    def far(self) -> str:
        """How far it is, in words."""
        return self._far.text()

    @property
    def name(self) -> str:
        """What the side is called."""
        return self._name.text()

    def on_look_changed(self) -> None:
        """Take over the theme and the text size."""
        self.text.setFont(sized_font(self.font(), TEXT_PIXELS))
        self.text.setMinimumHeight(scaled(_LEAST_HEIGHT))
        palette = self.text.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.text.setPalette(palette)
        self._write_anew()

    def show_answer(
        self,
        name: str,
        answer: Recording,
        unit: RaceUnit = RaceUnit.TOKENS,
        draft: str | None = None,
    ) -> None:
        """Show another answer, from its beginning on, and the name of its draft where given."""
        self._unit, self._draft = unit, draft
        self._name.setText(name)
        self.text.setAccessibleName(name)
        self._answer, self._ms, self._follows = answer, 0.0, True
        self._write_anew()
        self._tell(answer)

    def show_place(self, ms: float) -> None:
        """Show what there was so many milliseconds after decoding began."""
        answer = self._answer
        if answer is None:
            return
        self._ms = ms
        if answer.shown_at(ms) < self._shown:
            self._write_anew()
        else:
            self._write(answer)
        self._tell(answer)

    def _tell(self, answer: Recording) -> None:
        self._far.setText(answer_words(answer, self._ms, self._unit))
        self._drafts.setText(drafting_words(answer, self._draft))

    def _write_anew(self) -> None:
        self.text.clear()
        self._offsets, self._shown = TokenOffsets(), 0
        if self._answer is not None:
            self._write(self._answer)

    def _write(self, answer: Recording) -> None:
        """Append what has come, each run of tokens in its colours."""
        wanted = answer.shown_at(self._ms)
        if wanted <= self._shown:
            return
        start = self._offsets.length
        self._offsets.extend(answer.tokens[self._shown : wanted])
        self._shown = wanted
        formats = token_formats(theme())
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for run in self._offsets.runs(start):
            piece = self._offsets.slice(max(start, run.start), run.end)
            cursor.insertText(shown_text(piece), formats[run.kind])
        cursor.endEditBlock()

    @Slot(int, int)
    def _on_range_changed(self, _least: int, most: int) -> None:
        if self._follows:
            self._bar.setValue(most)

    @Slot(int)
    def _on_scrolled(self, _action: int) -> None:
        self._follows = self._bar.sliderPosition() >= self._bar.maximum()
