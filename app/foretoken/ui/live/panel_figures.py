"""Figures of the panel that are no curves: the speedup, and acceptance by part of the answer."""

from __future__ import annotations

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt

from foretoken.engine.events import DraftCounts
from foretoken.engine.figures import (
    format_percent,
)
from foretoken.system.language import tr
from foretoken.ui.look.mirrored import mirrored
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Tone, Type, dress

NO_VALUE = "\N{EN DASH}"


class Headline(QtWidgets.QWidget):
    """The speedup of the chat in large type, and beside it that of the answer in view."""

    def __init__(self) -> None:
        super().__init__()
        self._figure = NO_VALUE
        self._lines: tuple[str, ...] = ()
        self._calm = False
        self.setAccessibleName(tr("Speedup"))
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Fixed)

    def sizeHint(self) -> QtCore.QSize:
        """As tall as the large figure needs."""
        return QtCore.QSize(0, scaled(52))

    @property
    def figure(self) -> str:
        """The large text."""
        return self._figure

    @property
    def lines(self) -> tuple[str, ...]:
        """The small texts, one below the other."""
        return self._lines

    def show_texts(
        self, figure: str, lines: tuple[str, ...], explanation: str, *, calm: bool
    ) -> None:
        """Show a figure with up to two lines, ``calm`` for words that are no measurement."""
        new = (figure, lines, explanation, calm)
        if new != (self._figure, self._lines, self.toolTip(), self._calm):
            self._figure, self._lines, self._calm = figure, lines, calm
            self.setToolTip(explanation)
            self.setAccessibleDescription(". ".join(filter(None, (figure, *lines, explanation))))
            self.update()

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw the lines right of a figure, or below calm words."""
        painter = QtGui.QPainter(self)
        if self._calm and not self._lines:
            self._write_wrapped(painter)
            return
        colours, metrics = theme(), painter.fontMetrics()
        figure_font = sized_font(self.font(), 16 if self._calm else 34, bold=not self._calm)
        painter.setFont(figure_font)
        painter.setPen(QtGui.QColor(colours.muted if self._calm else colours.text))
        metrics = painter.fontMetrics()
        baseline = metrics.ascent() + scaled(4 if self._calm else 2)
        self._write(painter, 0, baseline, self._figure)
        left = 0 if self._calm else metrics.horizontalAdvance(self._figure) + scaled(12)
        painter.setPen(QtGui.QColor(colours.muted))
        lines = self._lines
        for pixels in (13, 12, 11, 10):  # smaller where a line would be cut
            painter.setFont(sized_font(self.font(), pixels))
            metrics = painter.fontMetrics()
            if max(map(metrics.horizontalAdvance, lines), default=0) <= self.width() - left:
                break
        top = baseline + scaled(4) if self._calm else baseline - metrics.height() * (len(lines) - 1)
        bottom = top + metrics.height() if self._calm else top
        for row, line in enumerate(lines):
            room = self.width() - left
            words = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
            self._write(painter, left, bottom + row * metrics.height(), words)

    def _write_wrapped(self, painter: QtGui.QPainter) -> None:
        """Draw words that may need a second line, or smaller letters."""
        room = self.rect().adjusted(0, scaled(4), 0, 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        for pixels in (16, 14, 12, 10):
            painter.setFont(sized_font(self.font(), pixels))
            if room.contains(painter.boundingRect(room, flags, self._figure)):
                break
        painter.setPen(QtGui.QColor(theme().muted))
        painter.drawText(room, flags, self._figure)

    def _write(self, painter: QtGui.QPainter, left: int, baseline: int, words: str) -> None:
        width = painter.fontMetrics().horizontalAdvance(words)
        place = mirrored(QtCore.QRect(left, 0, width, 1), self.rect())
        painter.drawText(place.left(), baseline, words)


class PartFigures(QtWidgets.QWidget):
    """How much was accepted while the model thought, and in its answer; shown where it thought."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Drafted accepted, apart"))
        self._rows = [self._row(name) for name in (tr("while thinking"), tr("in the answer"))]
        rows = QtWidgets.QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(Space.HAIR)
        for name, value in self._rows:
            row = QtWidgets.QHBoxLayout()
            row.addWidget(name)
            row.addStretch(1)
            row.addWidget(value)
            rows.addLayout(row)
        self.hide()

    @property
    def texts(self) -> list[str]:
        """What stands there, row by row."""
        return [f"{name.text()} {value.text()}" for name, value in self._rows]

    def show_counts(self, reasoning: DraftCounts, answering: DraftCounts) -> None:
        """Show both, if something was drafted while the model thought."""
        for (_, value), counts in zip(self._rows, (reasoning, answering), strict=True):
            rate = counts.draft_acceptance_rate
            value.setText(
                NO_VALUE
                if rate is None
                else tr(
                    "{accepted} of {drafted} ({share})",
                    accepted=counts.accepted,
                    drafted=counts.drafted,
                    share=format_percent(rate),
                )
            )
        self.setAccessibleDescription(", ".join(self.texts))
        self.setVisible(bool(reasoning.drafted))

    @staticmethod
    def _row(name: str) -> tuple[Label, Label]:
        return dress(Label(name), Type.SMALL, Tone.MUTED), dress(Label(NO_VALUE), Type.SMALL)
