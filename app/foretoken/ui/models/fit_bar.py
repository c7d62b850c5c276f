"""What a pair needs of the memory: a sign, a sentence, and a bar with the parts of it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.control.models.fit_check import FitReport
from foretoken.models.amounts import size_text
from foretoken.models.memory.fit import FitGrade
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.mirrored import mirrored, mirrored_x
from foretoken.ui.look.sizes import scaled, sized_font
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.row_painting import Sign, draw_sign

_BAR, _GAP, _LEGEND_PIXELS = 10, 8, 12
_LINE = 16
_LEAST_SEGMENT = 2.0
_SIGNS = {
    FitGrade.FITS: Sign.GOOD,
    FitGrade.TIGHT: Sign.WARNING,
    FitGrade.SLOW: Sign.WARNING,
    FitGrade.TOO_BIG: Sign.FAILED,
}
_WORDS = {
    FitGrade.FITS: tr_noop("Fits: {needs}"),
    FitGrade.TIGHT: tr_noop("Tight: {needs}; little is left for other programs"),
    FitGrade.SLOW: tr_noop("Slow: {needs}; every pass would wait for what is not in memory"),
    FitGrade.TOO_BIG: tr_noop("Too big: {needs}"),
}
_WORDS_LOADED = {
    FitGrade.FITS: tr_noop("Fits: {needs}; the target is loaded already"),
    FitGrade.TIGHT: tr_noop(
        "Tight: {needs}; little is left for other programs; the target is loaded already"
    ),
    FitGrade.SLOW: tr_noop(
        "Slow: {needs}; every pass would wait for what is not in memory; the target is loaded "
        "already"
    ),
    FitGrade.TOO_BIG: tr_noop("Too big: {needs}; the target is loaded already"),
}


class Segment(NamedTuple):
    """A part of what is needed."""

    name: str
    """As in the code; ``text`` is for people."""
    size: int
    """In bytes."""
    colour: str
    """The name of a colour of the palette."""

    @property
    def text(self) -> str:
        """The name and the size."""
        name = tr(self.name, about="what memory is for")
        return tr("{name} {size}", about="bytes", name=name, size=size_text(self.size))


class FitBar(Spoken, QWidget):
    """Empty until ``show_report``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._segments: list[Segment] = []
        self._free = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Memory"))

    @property
    def segments(self) -> list[Segment]:
        """What is drawn."""
        return self._segments

    def sizeHint(self) -> QSize:
        return QSize(400, _BAR + 2 * _GAP + scaled(_LINE))

    def show_report(self, report: FitReport | None) -> None:
        """Draw what a pair needs; None empties the bar."""
        self._segments = [] if report is None else segments(report)
        self._free = 0 if report is None else report.free_bytes
        self._tell()

    def on_language_changed(self) -> None:
        """Name the parts anew."""
        self._tell()

    def _tell(self) -> None:
        legend = [each.text for each in self._segments]
        if legend:
            legend.append(tr("free {size}", size=size_text(self._free)))
        between = tr(", ", about="between things in a list")
        self.setAccessibleDescription(between.join(legend))
        self.setToolTip("\n".join(legend))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(0, 0, self.width(), _BAR)
        outline = QPainterPath()
        outline.addRoundedRect(bar, _BAR / 2, _BAR / 2)
        painter.fillPath(outline, QColor(colours.border))
        needed = sum(each.size for each in self._segments)
        if not needed:
            return
        scale = self.width() / max(needed, self._free)
        painter.save()
        painter.setClipPath(outline)
        x = 0.0
        for each in self._segments:
            width = max(_LEAST_SEGMENT, each.size * scale)
            # A line of the background between two parts tells them apart without colour.
            area = QRectF(x, 0, max(1.0, width - 1.5), _BAR)
            painter.fillRect(mirrored(area, bar), QColor(getattr(colours, each.colour)))
            x += width
        painter.restore()
        if needed > self._free:
            end = mirrored_x(self._free * scale, bar)
            for colour, width in ((colours.window, 6), (colours.text, 2)):
                painter.setPen(QPen(QColor(colour), width, c=Qt.PenCapStyle.FlatCap))
                painter.drawLine(QPointF(end, 0), QPointF(end, _BAR + 4))
        self._paint_legend(painter, over=needed > self._free)

    def _paint_legend(self, painter: QPainter, *, over: bool) -> None:
        colours = theme()
        painter.setFont(sized_font(self.font(), _LEGEND_PIXELS))
        metrics = painter.fontMetrics()
        texts = [each.text for each in self._segments]
        size = size_text(self._free)
        free = (
            tr("free {size} ends at the line", size=size) if over else tr("free {size}", size=size)
        )
        full = sum(metrics.horizontalAdvance(text) + 30 for text in [*texts, free])
        gap = 16 if full <= self.width() else 8
        x, top = 0.0, _BAR + _GAP
        for each, text in zip(self._segments, texts, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours, each.colour)))
            painter.drawRoundedRect(mirrored(QRectF(x, top + 4, 8, 8), self.rect()), 2, 2)
            painter.setPen(QColor(colours.text))
            width = metrics.horizontalAdvance(text)
            place = mirrored(QRectF(x + 13, top, width, 1), self.rect())
            painter.drawText(QPointF(place.left(), top + metrics.ascent()), text)
            x += 13 + width + gap
        painter.setPen(QColor(colours.muted))
        width = metrics.horizontalAdvance(free)
        if self.width() - width >= x:
            place = mirrored(QRectF(self.width() - width, top, width, 1), self.rect())
            painter.drawText(QPointF(place.left(), top + metrics.ascent()), free)


def segments(report: FitReport) -> list[Segment]:
    """The parts of a need, in the order in which they are drawn; empty ones are left out."""
    need = report.fit.need
    parts = [
        Segment(tr_noop("Target", about="what memory is for"), report.target_weights, "accent"),
        Segment(tr_noop("Draft", about="what memory is for"), report.draft_weights, "draft"),
        Segment(
            tr_noop("Caches", about="what memory is for"),
            need.target_cache + need.draft_cache,
            "correction",
        ),
        Segment(tr_noop("Compute", about="what memory is for"), need.compute + need.own, "target"),
    ]
    return [part for part in parts if part.size]


def fit_words(report: FitReport) -> tuple[Sign, str]:
    """How a pair would live in the free memory, as a sign and as a sentence."""
    fit = report.fit
    needs = fit.text
    if not fit.need.on_devices:
        size, free = size_text(fit.in_ram), size_text(fit.free.ram)
        needs = tr("needs {size} of {free} free", size=size, free=free)
    words = _WORDS_LOADED[fit.grade] if report.in_use else _WORDS[fit.grade]
    return _SIGNS[fit.grade], tr(words, needs=needs)


class SignLabel(QWidget):
    """One sign."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = Sign.NONE
        self.setFixedSize(QSize(scaled(14), scaled(20)))

    def show_sign(self, sign: Sign) -> None:
        """Draw this one; none takes no room."""
        self._shown = sign
        self.setVisible(sign is not Sign.NONE)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2 + 1)
        draw_sign(painter, self._shown, centre)
