"""What a pair needs of the memory: a sign, a sentence, and bars with the parts of it.

Where there are GPUs, each of them and the computer's memory has a bar of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from foretoken.control.models.fit_check import FitReport
from foretoken.models.amounts import size_text
from foretoken.models.memory.fit import FitGrade, MemoryFit
from foretoken.models.memory.placement import usable_devices
from foretoken.models.memory.places import RAM, PlaceNeed
from foretoken.system.language import listed, tr, tr_noop
from foretoken.ui.look.plain_text import Label, MarkedLabel, joined, marked
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed, Tone, Type, dress
from foretoken.ui.parts.row_painting import Sign, draw_sign

_BAR, _OVER = 10, 4
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


class Segment(NamedTuple):
    """A part of what is needed."""

    name: str
    size: int
    """In bytes."""
    colour: str
    """The name of a colour of the palette."""

    @property
    def text(self) -> str:
        """The name and the size."""
        return tr("{name} {size}", about="bytes", name=self.name, size=size_text(self.size))


class MemoryPlace(NamedTuple):
    """A GPU, or the computer's memory."""

    name: str
    """For people; empty: all of the memory there is."""
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
        if not self.needed or not self.name:
            return tr("free {size}", size=free)
        return tr("needs {size} of {free} free", size=size_text(self.needed), free=free)


class FitBar(Themed, QWidget):
    """Empty until ``show_report``."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.segments: list[Segment] = []
        """What the pair takes in all places."""
        self.places = [MemoryPlace("", 0, [])]
        """What has a bar of its own."""
        self._rows: list[tuple[Label, _Bar, Label]] = []
        self._legend = dress(MarkedLabel(self), Type.SMALL)
        self._legend.setWordWrap(True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(Space.TINY)
        self._grid.setColumnStretch(1, 1)
        self.setAccessibleName(tr("Memory"))
        self.show_report(None)

    def show_report(self, report: FitReport | None) -> None:
        """Show what a pair needs; None empties the bars."""
        if report is None:  # the places are still there
            self.segments = []
            self.places = [each._replace(segments=[]) for each in self.places]
        else:
            self.segments = segments(report)
            whole = MemoryPlace("", report.free_bytes, self.segments)
            self.places = places(report.fit) or [whole]
        while len(self._rows) < len(self.places):
            row = len(self._rows)
            name, words = (dress(Label(self), Type.SMALL, Tone.MUTED) for _ in range(2))
            self._rows.append((name, _Bar(self), words))
            for column, part in enumerate(self._rows[-1]):
                self._grid.addWidget(part, row, column)
        for row, (name, bar, words) in enumerate(self._rows):
            place = self.places[row] if row < len(self.places) else None
            for part in (name, words):
                part.setVisible(place is not None and bool(place.name))
            bar.setVisible(place is not None)
            if place is not None:
                name.setText(place.name)
                bar.show_place(place)
                words.setText(place.text)
                dress(words, Tone.ERROR if place.needed > place.free else Tone.MUTED)
        self._grid.addWidget(self._legend, len(self._rows), 0, 1, 3)
        parts = [each.text for each in self.segments]
        told = [_told(each) for each in self.places if each.name or parts]
        self.setAccessibleDescription(", ".join(parts + told))
        self.setToolTip("\n".join(parts + told))
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Take over the colours of the legend."""
        form = '<span style="color: {}">■</span>&nbsp;{}'  # not translated: HTML
        parts = [marked(form, getattr(theme(), each.colour), each.text) for each in self.segments]
        if parts and not self.places[0].name:
            free = '<span style="color: {}">{}</span>'  # not translated: HTML
            parts.append(marked(free, theme().muted, self.places[0].text))
        self._legend.setText(joined(" &nbsp; ", parts))
        self._legend.setMinimumHeight(self._legend.fontMetrics().height())


class _Bar(QWidget):
    """The parts beside each other, and a line where what is free ends."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = MemoryPlace("", 0, [])
        self.setFixedHeight(_BAR + _OVER)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, place: MemoryPlace) -> None:
        self._place = place
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, place = theme(), self._place
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0, 0, self.width(), _BAR), _BAR / 2, _BAR / 2)
        painter.fillPath(outline, QColor(colours.border))
        if not place.needed:
            return
        scale = self.width() / max(place.needed, place.free)
        painter.setClipPath(outline)
        x = 0.0
        for each in place.segments:
            width = max(_LEAST_SEGMENT, each.size * scale)
            # A line of the background between two parts tells them apart without colour.
            area = QRectF(x, 0, max(1.0, width - 1.5), _BAR)
            painter.fillRect(area, QColor(getattr(colours, each.colour)))
            x += width
        if place.needed > place.free:
            painter.setClipping(False)
            end = place.free * scale
            for colour, pixels in ((colours.window, 6), (colours.text, 2)):
                painter.setPen(QPen(QColor(colour), pixels, c=Qt.PenCapStyle.FlatCap))
                painter.drawLine(QPointF(end, 0), QPointF(end, _BAR + _OVER))


def segments(report: FitReport) -> list[Segment]:
    """The parts of a need, in the order in which they are drawn; empty ones are left out."""
    need = report.fit.need
    caches, compute = need.target_cache + need.draft_cache, need.compute + need.own
    return _segments(report.target_weights, report.draft_weights, caches, compute)


def places(fit: MemoryFit) -> list[MemoryPlace]:
    """Every GPU that can be used, and last the computer's memory; none without a GPU."""
    needs = {each.place: each for each in fit.need.places}
    found, free = [], fit.free.ram
    for device in usable_devices(fit.free.devices):
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
        Segment(tr("Target", about="what memory is for"), target, "accent"),
        Segment(tr("Draft", about="what memory is for"), draft, "draft"),
        Segment(tr("Caches", about="what memory is for"), caches, "correction"),
        Segment(tr("Compute", about="what memory is for"), compute, "target"),
    ]
    return [part for part in parts if part.size >= _LEAST_BYTES]


def _told(place: MemoryPlace) -> str:
    """All that is to be said of a place, in one line."""
    if not place.name:
        return place.text
    text = tr("{name}: {value}", about="a name and what it is", name=place.name, value=place.text)
    parts = ", ".join(each.text for each in place.segments)
    return f"{text} ({parts})" if parts else text


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
    words = tr(_WORDS[fit.grade], needs=needs)
    if report.in_use:
        words = tr("{words}; the target is loaded already", words=words)
    return _SIGNS[fit.grade], words


def _placed_words(fit: MemoryFit) -> str:
    """Where a pair goes, or which GPU is too small for it; empty where all is a matter of RAM."""
    runs_well = fit.grade in (FitGrade.FITS, FitGrade.TIGHT) or fit.in_part
    if fit.placement is None or not (runs_well or fit.overfull):
        return ""
    # Without llama.cpp's names for GPUs that differ without.
    titles = dict(fit.placement.titles)
    short = {name: title.removesuffix(f" ({name})") for name, title in titles.items()}
    titles = short if len(set(short.values())) == len(short) else titles
    full = [
        titles.get(device.name, device.name)
        for device in fit.free.devices
        if fit.need.on_devices.get(device.name, 0) > device.free
    ]
    where = replace(fit.placement, titles=tuple(titles.items())).text
    if full:
        return tr("Too big for {gpus}. {places}", gpus=listed(full), places=where)
    return tr(_WORDS_PLACED[fit.grade], places=where)


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
