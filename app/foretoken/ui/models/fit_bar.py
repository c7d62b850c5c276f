"""What a pair needs of the memory: a sign with words, and a bar for each GPU and the memory."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QWidget

from foretoken.control.models.fit_check import FitReport
from foretoken.models.amounts import size_text
from foretoken.models.memory.fit import FitGrade, MemoryFit
from foretoken.models.memory.placement import usable_devices
from foretoken.models.memory.places import RAM, PlaceNeed
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.icons import icon_pixels
from foretoken.ui.look.plain_text import Label, wrapped
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.row_painting import SMALL, Sign, draw_sign, sized

_BAR, _GAP = 10, 6
_LEAST_GRADE = "Fits: needs 100 MB"  # not translated: as wide as this
_LEAST_BYTES = 1000
"""Less is left over where a cache is shared out, and would read as 0 kB."""
_PARTS = (
    ("target", tr_noop("Target", about="what memory is for"), "accent"),
    ("draft", tr_noop("Draft", about="what memory is for"), "draft"),
    ("caches", tr_noop("Caches", about="what memory is for"), "correction"),
    ("compute", tr_noop("Compute", about="what memory is for"), "target"),
)
"""The parts of a ``PlaceNeed`` as they are drawn: the field, a title, a colour of the palette."""
_GRADES = {
    FitGrade.FITS: (Sign.GOOD, tr_noop("Fits: {needs}"), ""),
    FitGrade.TIGHT: (
        Sign.WARNING,
        tr_noop("Tight: {needs}"),
        tr_noop("Little memory is left for other programs."),
    ),
    FitGrade.SLOW: (
        Sign.WARNING,
        tr_noop("Slow: {needs}"),
        tr_noop("Weights are read from disk in every pass."),
    ),
    FitGrade.TOO_BIG: (Sign.FAILED, tr_noop("Too big: {needs}"), ""),
}
"""The sign, what is said, and what more there is to know."""


class MemoryPlace(NamedTuple):
    """A GPU, or the computer's memory."""

    name: str
    """For people; empty: all of the memory there is."""
    free: int
    """In bytes."""
    need: PlaceNeed

    @property
    def parts(self) -> list[tuple[str, int, str]]:
        """Title and bytes of what the pair takes here, and the colour that it is drawn in."""
        found = [
            (tr(title, about="what memory is for"), getattr(self.need, field), colour)
            for field, title, colour in _PARTS
        ]
        return [part for part in found if part[1] >= _LEAST_BYTES]

    @property
    def text(self) -> str:
        """What is needed, and what is free."""
        free = size_text(self.free)
        if not self.parts or not self.name:
            return tr("free {size}", size=free)
        return tr("needs {size} of {free} free", size=size_text(self.need.total), free=free)


class FitBar(QWidget):
    """A bar for each place, and what the colours mean; empty until ``show_report``."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.places = [MemoryPlace("", 0, PlaceNeed(RAM))]
        """What has a bar of its own."""
        self._whole = self.places[0]
        self.setAccessibleName(tr("Memory"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_report(self, report: FitReport | None) -> None:
        """Show what a pair needs; None empties the bars."""
        if report is None:  # the places are still there
            self.places = [each._replace(need=PlaceNeed(RAM)) for each in self.places]
            self._whole = self._whole._replace(need=PlaceNeed(RAM))
        else:
            need = report.fit.need
            caches, compute = need.target_cache + need.draft_cache, need.compute + need.own
            whole = PlaceNeed(RAM, report.target_weights, report.draft_weights, caches, compute)
            self._whole = MemoryPlace("", report.free_bytes, whole)
            self.places = _places(report.fit) or [self._whole]
        told = _parts_words(self._whole)
        told += [_told(each) for each in self.places if each.name or told]
        self.setAccessibleDescription(", ".join(told))
        self.setToolTip(wrapped("\n".join(told)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self._small).height()
        named = sum(bool(each.name) for each in self.places)
        return QSize(0, len(self.places) * (_BAR + _GAP) + (named + 1) * line)

    @property
    def _small(self) -> QFont:
        return sized(self.font(), SMALL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small)
        height, y = painter.fontMetrics().height(), 0
        for place in self.places:
            if place.name:
                line = QRect(0, y, self.width(), height)
                over = place.need.total > place.free
                colour = theme().error if over else theme().muted
                _draw_pair(painter, line, place.name, place.text, colour)
                y += height
            _draw_bar(painter, QRect(0, y, self.width(), _BAR), place)
            y += _BAR + _GAP
        self._draw_legend(painter, QRect(0, y, self.width(), height))

    def _draw_legend(self, painter: QPainter, line: QRect) -> None:
        metrics, x = painter.fontMetrics(), 0
        square, direction = metrics.ascent() - 2, self.layoutDirection()
        entries = [
            (words, part[2])
            for words, part in zip(_parts_words(self._whole), self._whole.parts, strict=True)
        ]
        if entries and not self.places[0].name:
            entries.append((self.places[0].text, ""))
        for words, colour in entries:
            if colour:
                area = QRect(x, line.y() + 2, square, square)
                area = QStyle.visualRect(direction, line, area)
                painter.fillRect(area, QColor(getattr(theme(), colour)))
                x += square + _GAP
            area = QRect(x, line.y(), max(0, self.width() - x), line.height())
            area = QStyle.visualRect(direction, line, area)
            painter.setPen(QColor(theme().text if colour else theme().muted))
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)
            x += metrics.horizontalAdvance(words) + 2 * _GAP


def _draw_pair(painter: QPainter, line: QRect, name: str, words: str, colour: str) -> None:
    """Draw a name where the line begins, and words at its end."""
    flag = Qt.AlignmentFlag
    painter.setPen(QColor(colour))
    painter.drawText(line, flag.AlignRight | flag.AlignVCenter, words)
    room = line.width() - painter.fontMetrics().horizontalAdvance(words) - _GAP
    name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, room)
    painter.setPen(QColor(theme().muted))
    painter.drawText(line, flag.AlignLeft | flag.AlignVCenter, name)


def _draw_bar(painter: QPainter, area: QRect, place: MemoryPlace) -> None:
    """Draw the parts beside each other, and a gap where what is free ends."""
    painter.save()
    if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        painter.translate(area.width(), 0)
        painter.scale(-1, 1)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(area), _BAR / 2, _BAR / 2)
    painter.setClipPath(outline)
    painter.fillRect(area, QColor(theme().border))
    scale, x = area.width() / max(1, place.need.total, place.free), 0.0
    for _title, size, colour in place.parts:
        width = max(2.0, size * scale)
        # A gap between two parts tells them apart without colour.
        part = QRectF(x, area.y(), max(1.0, width - 1.5), _BAR)
        painter.fillRect(part, QColor(getattr(theme(), colour)))
        x += width
    if place.need.total > place.free:
        end = QRectF(QPointF(place.free * scale - 3, area.y()), QPointF(0, 0))
        end.setSize(QSize(6, _BAR).toSizeF())
        painter.fillRect(end, QColor(theme().window))
        painter.fillRect(end.adjusted(2, 0, -2, 0), QColor(theme().text))
    painter.restore()


def _places(fit: MemoryFit) -> list[MemoryPlace]:
    """Every GPU that can be used, and last the computer's memory; none without a GPU."""
    needs = {each.place: each for each in fit.need.places}
    found, free = [], fit.free.ram
    for device in usable_devices(fit.free.devices):
        need = needs.get(device.name, PlaceNeed(device.name))
        room = min(device.free, fit.free.ram) if device.is_ram else device.free
        found.append(MemoryPlace(device.title or device.name, room, need))
        if device.is_ram:
            free -= need.total
    if found:
        ram = needs.get(RAM, PlaceNeed(RAM))
        found.append(MemoryPlace(tr("Memory of the computer"), max(0, free), ram))
    return found


def _parts_words(place: MemoryPlace) -> list[str]:
    return [
        tr("{name} {size}", about="bytes", name=title, size=size_text(size))
        for title, size, _colour in place.parts
    ]


def _told(place: MemoryPlace) -> str:
    """All that is to be said of a place, in one line."""
    if not place.name:
        return place.text
    text = tr("{name}: {value}", about="a name and what it is", name=place.name, value=place.text)
    parts = ", ".join(_parts_words(place))
    return f"{text} ({parts})" if parts else text


class FitWords(NamedTuple):
    """How a pair would live in the free memory."""

    sign: Sign
    text: str
    tip: str = ""
    """Where its layers go, and what a grade means."""

    @classmethod
    def of(cls, report: FitReport) -> FitWords:
        """Of what was measured."""
        fit = report.fit
        sign, words, meaning = _GRADES[fit.grade]
        needs = fit.text
        if not fit.need.on_devices:
            size, free = size_text(fit.in_ram), size_text(fit.free.ram)
            needs = tr("needs {size} of {free} free", size=size, free=free)
        tips = [
            tr("Some layers run on the processor.") if fit.in_part else tr(meaning),
            "" if fit.placement is None else fit.placement.text,
            tr("The target is loaded already.") if report.in_use else "",
        ]
        return cls(sign, tr(words, needs=needs), "\n".join(filter(None, tips)))


class FitLine(QWidget):
    """A sign, and what there is to say of the memory; both may be nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = Sign.NONE
        self.grade = Label(self)
        self.grade.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addSpacing(icon_pixels() + _GAP)
        layout.addWidget(self.grade)

    def minimumSizeHint(self) -> QSize:
        least = self.fontMetrics().horizontalAdvance(_LEAST_GRADE)
        return QSize(icon_pixels() + _GAP + least, super().minimumSizeHint().height())

    def say(self, words: FitWords) -> None:
        """Show these."""
        self._shown = words.sign
        self.grade.setText(words.text)
        self.grade.setToolTip(wrapped(words.tip))
        self.grade.setAccessibleDescription(words.tip)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRect(0, 0, icon_pixels(), self.height())
        area = QStyle.visualRect(self.layoutDirection(), self.rect(), area)
        draw_sign(painter, self._shown, QRectF(area).center())
