"""The measured numbers under an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from foretoken.chat.conversation import Message
from foretoken.engine.events import DraftSource, StepFinished
from foretoken.engine.metrics import RunStatistics
from foretoken.ui.growing_text import scaled_font
from foretoken.ui.numbers import format_rate
from foretoken.ui.theme import LIGHT, Palette

_FIGURE_PIXELS = 12
_GAP = 14
_ROW_PIXELS = 20


@dataclass(frozen=True, slots=True)
class Figure:
    """One number with its unit, and where it comes from."""

    number: str
    """Shown in bold; can be empty."""
    unit: str
    explanation: str

    @property
    def text(self) -> str:
        """Number and unit."""
        return f"{self.number} {self.unit}".strip()


def footer_figures(message: Message, *, measuring: bool = True) -> list[Figure]:
    """Numbers of an answer; none before it has ended.

    ``measuring`` tells whether a plain speed that is missing can still be measured.
    """
    statistics = message.statistics
    if statistics is None:
        return []
    figures = [_speed(statistics)]
    if statistics.drafted:
        figures.append(_speedup(message, measuring))
        figures.append(_accepted(statistics, message.steps))
        figures.append(_tokens_per_pass(statistics))
    else:
        figures.append(
            Figure("", "no drafts", "Every token came from the target alone in its own pass.")
        )
    figures.append(_first_token(statistics))
    return [figure for figure in figures if figure.text]


def _speed(statistics: RunStatistics) -> Figure:
    speed = statistics.tokens_per_second
    if speed is None:
        return Figure("", "", "")
    return Figure(
        format_rate(speed),
        "tok/s",
        f"{_count(statistics.tokens, 'token')} in {_seconds(statistics.decode_ms)} of decoding;"
        " reading the prompt is not part of it.",
    )


def _speedup(message: Message, measuring: bool) -> Figure:
    statistics, plain = message.statistics, message.plain_tokens_per_second
    speedup = message.speedup
    if plain is None or speedup is None or statistics is None:
        state = "measuring" if measuring else "not measured"
        return Figure(
            "",
            f"plain speed: {state}",
            "A speedup is shown only against plain decoding measured on this machine.",
        )
    return Figure(
        f"{speedup:.1f}x",
        f"plain ({format_rate(plain)}, measured)",
        f"{format_rate(statistics.tokens_per_second or 0.0)} tok/s divided by"
        f" {format_rate(plain)} tok/s: plain decoding,"
        " measured on this machine in the same session.",
    )


def _accepted(statistics: RunStatistics, steps: Sequence[StepFinished]) -> Figure:
    explanation = (
        f"{statistics.accepted:,} accepted / {statistics.drafted:,} drafted"
        f" = {_percent(statistics.draft_acceptance_rate)}."
    )
    if statistics.evaluated:
        explanation += (
            f" {statistics.accepted:,} accepted / {statistics.evaluated:,} evaluated"
            f" = {_percent(statistics.acceptance_rate)}:"
            " tokens after a rejected one are never evaluated."
        )
    copied = [step for step in steps if step.source is DraftSource.LOOKUP]
    if copied:
        accepted, drafted = (sum(s.accepted for s in copied), sum(s.drafted for s in copied))
        explanation += f" Copied from earlier text: {accepted:,} of {drafted:,} accepted."
    return Figure(
        f"{statistics.accepted:,} of {statistics.drafted:,}",
        f"drafted accepted ({_percent(statistics.draft_acceptance_rate)})",
        explanation,
    )


def _tokens_per_pass(statistics: RunStatistics) -> Figure:
    length = statistics.mean_acceptance_length
    if length is None:
        return Figure("", "", "")
    return Figure(
        f"{length:.1f}",
        "tokens per pass",
        f"{_count(statistics.tokens, 'token')} / {_count(statistics.steps, 'target pass', 'es')},"
        " corrections and bonus tokens included.",
    )


def _first_token(statistics: RunStatistics) -> Figure:
    if statistics.first_token_ms is None:
        return Figure("", "", "")
    reused = f", {statistics.reused_tokens:,} of them reused" if statistics.reused_tokens else ""
    return Figure(
        "",
        f"first token {_seconds(statistics.first_token_ms)}",
        f"From the request to the first token, with {_seconds(statistics.prefill_ms)} for reading"
        f" {_count(statistics.prompt_tokens, 'prompt token')}{reused}.",
    )


def _percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f}\u00a0%"


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.2f} s" if milliseconds < 100 else f"{milliseconds / 1000:.1f} s"


def _count(number: int, noun: str, plural: str = "s") -> str:
    return f"{number:,} {noun}{'' if number == 1 else plural}"


class Footer(QWidget):
    """The numbers in one quiet line, or in as many as the width asks for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._figures: list[Figure] = []
        self._places: list[QRect] = []
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def figures(self) -> list[Figure]:
        """What is shown."""
        return list(self._figures)

    def show_message(self, message: Message, *, measuring: bool = True) -> None:
        """Show the numbers of an answer; nothing before it has ended."""
        self._figures = footer_figures(message, measuring=measuring)
        self.setAccessibleName(", ".join(figure.text for figure in self._figures))
        self.setVisible(bool(self._figures))
        self._place()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def set_text_scale(self, factor: float) -> None:
        """Set the text size to ``factor`` times the normal one."""
        self._scale = factor
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines between figures."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def event(self, event: QEvent) -> bool:
        """Explain the figure under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for figure, place in zip(self._figures, self._places, strict=True):
                if place.contains(event.pos()):
                    QToolTip.showText(event.globalPos(), figure.explanation, self, place)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw numbers in bold, units quietly."""
        painter = QPainter(self)
        regular, bold = self._fonts()
        for figure, place in zip(self._figures, self._places, strict=True):
            rest = QRect(place)
            if figure.number:
                painter.setFont(bold)
                painter.setPen(QColor(self._palette.text))
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, figure.number)
                rest.setLeft(
                    rest.left() + QFontMetrics(bold).horizontalAdvance(figure.number + " ")
                )
            painter.setFont(regular)
            painter.setPen(QColor(self._palette.muted))
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, figure.unit)

    def _fonts(self) -> tuple[QFont, QFont]:
        """Fonts of units and of numbers."""
        regular = scaled_font(self.font(), _FIGURE_PIXELS, self._scale)
        return regular, scaled_font(regular, _FIGURE_PIXELS, self._scale, bold=True)

    def _place(self) -> None:
        regular, bold = (QFontMetrics(font) for font in self._fonts())
        row = round(_ROW_PIXELS * self._scale)
        x, y = 0, 0
        self._places = []
        for figure in self._figures:
            width = regular.horizontalAdvance(figure.unit) + 1
            if figure.number:
                width += bold.horizontalAdvance(figure.number + " ")
            if x and x + width > self.width():
                x, y = 0, y + row
            self._places.append(QRect(x, y, width, row))
            x += width + _GAP
        self.setFixedHeight(y + row)
        self.update()
