"""What a pair needs of the memory: a sign, a sentence, and a bar with the parts of it.

Where there are GPUs, each of them and the computer's memory has a bar of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.control.models.fit_check import FitReport
from foretoken.models.amounts import size_text
from foretoken.models.memory.fit import FitGrade, MemoryFit
from foretoken.models.memory.placement import usable_devices
from foretoken.models.memory.places import RAM, PlaceNeed
from foretoken.system.language import listed, tr, tr_noop
from foretoken.ui.look.mirrored import draw_name, draw_words, mirrored, mirrored_x
from foretoken.ui.look.sizes import scaled, sized_font
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.row_painting import Sign, draw_sign

_BAR, _GAP, _LEGEND_PIXELS = 10, 8, 12
_LINE = 16
_ROW = 20
"""Of a place: its name, its bar, and its words."""
_NAMES_SHARE = 0.4
"""Of the width, at most."""
_LEAST_SEGMENT = 2.0
_LEAST_BYTES = 1000
"""Less is left over where a cache is shared out, and would read as 0 kB."""
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
_WORDS_PLACED = {
    FitGrade.FITS: tr_noop("Fits. {places}"),
    FitGrade.TIGHT: tr_noop("Tight: little is left for other programs. {places}"),
    FitGrade.SLOW: tr_noop("Slower than with all layers on GPUs. {places}"),
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


class MemoryPlace(NamedTuple):
    """A GPU, or the computer's memory."""

    name: str
    """For people."""
    free: int
    """In bytes."""
    segments: list[Segment]
    """What the pair takes there."""

    @property
    def needed(self) -> int:
        """In bytes."""
        return sum(each.size for each in self.segments)

    @property
    def text(self) -> str:
        """What is needed, and what is free."""
        free = size_text(self.free)
        if not self.needed:
            return tr("free {size}", size=free)
        return tr("needs {size} of {free} free", size=size_text(self.needed), free=free)


class FitBar(Spoken, QWidget):
    """Empty until ``show_report``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._segments: list[Segment] = []
        self._places: list[MemoryPlace] = []
        self._free = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Memory"))

    @property
    def segments(self) -> list[Segment]:
        """What is drawn."""
        return self._segments

    @property
    def places(self) -> list[MemoryPlace]:
        """The places with bars of their own; none without a GPU."""
        return self._places

    def sizeHint(self) -> QSize:
        bars = len(self._places) * scaled(_ROW) if self._places else _BAR + _GAP
        return QSize(400, bars + _GAP + scaled(_LINE))

    def show_report(self, report: FitReport | None) -> None:
        """Draw what a pair needs; None empties the bars."""
        self._segments = [] if report is None else segments(report)
        self._free = 0 if report is None else report.free_bytes
        if report is not None:
            self._places = places(report.fit)
        else:  # the places are still there
            self._places = [each._replace(segments=[]) for each in self._places]
        self.updateGeometry()
        self._tell()

    def on_language_changed(self) -> None:
        """Name the parts anew."""
        self._tell()

    def _tell(self) -> None:
        legend = [each.text for each in self._segments]
        if self._places:
            legend += [_told(each) for each in self._places]
        elif legend:
            legend.append(tr("free {size}", size=size_text(self._free)))
        between = tr(", ", about="between things in a list")
        self.setAccessibleDescription(between.join(legend))
        self.setToolTip("\n".join(legend))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._places:
            self._paint_places(painter)
            return
        bar = QRectF(0, 0, self.width(), _BAR)
        over = _paint_bar(painter, bar, bar, self._segments, self._free)
        if self._segments:
            self._paint_legend(painter, _BAR + _GAP, over=over)

    def _paint_places(self, painter: QPainter) -> None:
        """A line for each: its name, its bar, and its words; the parts are named below."""
        colours, row = theme(), scaled(_ROW)
        painter.setFont(sized_font(self.font(), _LEGEND_PIXELS))
        metrics = painter.fontMetrics()
        widest = max(metrics.horizontalAdvance(each.name) for each in self._places)
        names = min(widest, round(self.width() * _NAMES_SHARE)) + 1
        words = max(metrics.horizontalAdvance(each.text) for each in self._places) + 1
        for number, each in enumerate(self._places):
            top = number * row
            line = QRectF(0, top, self.width(), row)
            middle = Qt.AlignmentFlag.AlignVCenter
            name = metrics.elidedText(each.name, Qt.TextElideMode.ElideMiddle, names)
            painter.setPen(QColor(colours.text))
            draw_name(painter, mirrored(QRectF(0, top, names, row), line), middle, name)
            area = QRectF(names + 12, top + (row - _BAR) / 2, 0, _BAR)
            area.setRight(self.width() - words - 12)
            over = _paint_bar(painter, area, line, each.segments, each.free)
            painter.setPen(QColor(colours.error if over else colours.muted))
            end = QRectF(self.width() - words, top, words, row)
            draw_words(painter, mirrored(end, line), middle, each.text)
        if self._segments:
            self._paint_legend(painter, len(self._places) * row + _GAP // 2, over=False)

    def _paint_legend(self, painter: QPainter, top: int, *, over: bool) -> None:
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
        x = 0.0
        for each, text in zip(self._segments, texts, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours, each.colour)))
            painter.drawRoundedRect(mirrored(QRectF(x, top + 4, 8, 8), self.rect()), 2, 2)
            painter.setPen(QColor(colours.text))
            width = metrics.horizontalAdvance(text)
            place = mirrored(QRectF(x + 13, top, width, 1), self.rect())
            painter.drawText(QPointF(place.left(), top + metrics.ascent()), text)
            x += 13 + width + gap
        if self._places:
            return  # each of them says it
        painter.setPen(QColor(colours.muted))
        width = metrics.horizontalAdvance(free)
        if self.width() - width >= x:
            place = mirrored(QRectF(self.width() - width, top, width, 1), self.rect())
            painter.drawText(QPointF(place.left(), top + metrics.ascent()), free)


def segments(report: FitReport) -> list[Segment]:
    """The parts of a need, in the order in which they are drawn; empty ones are left out."""
    need = report.fit.need
    return _segments(
        report.target_weights,
        report.draft_weights,
        need.target_cache + need.draft_cache,
        need.compute + need.own,
    )


def places(fit: MemoryFit) -> list[MemoryPlace]:
    """Every GPU that can be used, and last the computer's memory; none without a GPU."""
    devices = usable_devices(fit.free.devices)
    needs = {each.place: each for each in fit.need.places}
    found, free = [], fit.free.ram
    for device in devices:
        need = needs.get(device.name, PlaceNeed(device.name))
        room = min(device.free, fit.free.ram) if device.is_ram else device.free
        found.append(MemoryPlace(device.title or device.name, room, _segments_of(need)))
        if device.is_ram:
            free -= need.total
    if found:
        ram = _segments_of(needs.get(RAM, PlaceNeed(RAM)))
        found.append(MemoryPlace(tr("Memory of the computer"), max(0, free), ram))
    return found


def _segments_of(need: PlaceNeed) -> list[Segment]:
    return _segments(need.target, need.draft, need.caches, need.compute)


def _segments(target: int, draft: int, caches: int, compute: int) -> list[Segment]:
    parts = [
        Segment(tr_noop("Target", about="what memory is for"), target, "accent"),
        Segment(tr_noop("Draft", about="what memory is for"), draft, "draft"),
        Segment(tr_noop("Caches", about="what memory is for"), caches, "correction"),
        Segment(tr_noop("Compute", about="what memory is for"), compute, "target"),
    ]
    return [part for part in parts if part.size >= _LEAST_BYTES]


def _told(place: MemoryPlace) -> str:
    """All that is to be said of a place, in one line."""
    text = tr("{name}: {value}", about="a name and what it is", name=place.name, value=place.text)
    parts = tr(", ", about="between things in a list").join(each.text for each in place.segments)
    return f"{text} ({parts})" if parts else text


def _paint_bar(
    painter: QPainter, bar: QRectF, whole: QRectF, parts: list[Segment], free: int
) -> bool:
    """Draw the parts beside each other in ``bar``, and a line where what is free ends.

    Right-to-left layouts mirror it in ``whole``. Returns whether they need more than is free.
    """
    colours = theme()
    outline = QPainterPath()
    outline.addRoundedRect(mirrored(bar, whole), _BAR / 2, _BAR / 2)
    painter.fillPath(outline, QColor(colours.border))
    needed = sum(each.size for each in parts)
    if not needed:
        return False
    scale = bar.width() / max(needed, free)
    painter.save()
    painter.setClipPath(outline)
    x = bar.left()
    for each in parts:
        width = max(_LEAST_SEGMENT, each.size * scale)
        # A line of the background between two parts tells them apart without colour.
        area = QRectF(x, bar.top(), max(1.0, width - 1.5), _BAR)
        painter.fillRect(mirrored(area, whole), QColor(getattr(colours, each.colour)))
        x += width
    painter.restore()
    if needed > free:
        end = mirrored_x(bar.left() + free * scale, whole)
        for colour, width in ((colours.window, 6), (colours.text, 2)):
            painter.setPen(QPen(QColor(colour), width, c=Qt.PenCapStyle.FlatCap))
            painter.drawLine(QPointF(end, bar.top()), QPointF(end, bar.bottom() + 4))
    return needed > free


def fit_words(report: FitReport) -> tuple[Sign, str]:
    """How a pair would live in the free memory, as a sign and as a sentence."""
    fit = report.fit
    if fit.placement is not None and (said := _placed_words(fit)):
        loaded = tr("The target is loaded already.") if report.in_use else ""
        return _SIGNS[fit.grade], f"{said} {loaded}".rstrip()
    needs = fit.text
    if not fit.need.on_devices:
        size, free = size_text(fit.in_ram), size_text(fit.free.ram)
        needs = tr("needs {size} of {free} free", size=size, free=free)
    words = _WORDS_LOADED[fit.grade] if report.in_use else _WORDS[fit.grade]
    return _SIGNS[fit.grade], tr(words, needs=needs)


def _placed_words(fit: MemoryFit) -> str:
    """Where a pair goes, or which GPU is too small for it; empty where all is a matter of RAM."""
    runs_well = fit.grade in (FitGrade.FITS, FitGrade.TIGHT) or fit.in_part
    if fit.placement is None or not (runs_well or fit.overfull):
        return ""
    titles = _short(dict(fit.placement.titles))
    full = [
        titles.get(device.name, device.name)
        for device in fit.free.devices
        if fit.need.on_devices.get(device.name, 0) > device.free
    ]
    where = replace(fit.placement, titles=tuple(titles.items())).text
    if full:
        return tr("Too big for {gpus}. {places}", gpus=listed(full), places=where)
    return tr(_WORDS_PLACED[fit.grade], places=where)


def _short(titles: dict[str, str]) -> dict[str, str]:
    """What GPUs are, without llama.cpp's names for them where they differ without."""
    short = {name: title.removesuffix(f" ({name})") for name, title in titles.items()}
    return short if len(set(short.values())) == len(short) else titles


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
