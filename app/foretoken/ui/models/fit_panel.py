"""Below the lists of the model picker: how the choice is loaded, and whether it fits."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foretoken.control.engine.records import LoadSettings
from foretoken.control.models.fit_check import FitReport
from foretoken.engine.config import CacheType
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.amounts import size_text
from foretoken.models.memory.fit import FitGrade, PairWish
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Tone, dress
from foretoken.ui.parts.choice_button import ChoiceButton
from foretoken.ui.parts.row_painting import Sign, draw_sign

_BAR, _GAP, _LEGEND_PIXELS = 10, 8, 12
_LINE = 16
_LEAST_SEGMENT = 2.0


class Segment(NamedTuple):
    """A part of what is needed."""

    name: str
    size: int
    """In bytes."""
    colour: str
    """The name of a colour of the palette."""


class FitBar(QWidget):
    """Empty until ``show_report``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._segments: list[Segment] = []
        self._free = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Memory")

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
        legend = [f"{each.name} {size_text(each.size)}" for each in self._segments]
        if legend:
            legend.append(f"free {size_text(self._free)}")
        self.setAccessibleDescription(", ".join(legend))
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
            painter.fillRect(area, QColor(getattr(colours, each.colour)))
            x += width
        painter.restore()
        if needed > self._free:
            end = self._free * scale
            for colour, width in ((colours.window, 6), (colours.text, 2)):
                painter.setPen(QPen(QColor(colour), width, c=Qt.PenCapStyle.FlatCap))
                painter.drawLine(QPointF(end, 0), QPointF(end, _BAR + 4))
        self._paint_legend(painter, over=needed > self._free)

    def _paint_legend(self, painter: QPainter, *, over: bool) -> None:
        colours = theme()
        painter.setFont(sized_font(self.font(), _LEGEND_PIXELS))
        metrics = painter.fontMetrics()
        texts = [f"{each.name} {size_text(each.size)}" for each in self._segments]
        free = f"free {size_text(self._free)}" + (" ends at the line" if over else "")
        full = sum(metrics.horizontalAdvance(text) + 30 for text in [*texts, free])
        gap = 16 if full <= self.width() else 8
        x, top = 0.0, _BAR + _GAP
        for each, text in zip(self._segments, texts, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours, each.colour)))
            painter.drawRoundedRect(QRectF(x, top + 4, 8, 8), 2, 2)
            painter.setPen(QColor(colours.text))
            width = metrics.horizontalAdvance(text)
            painter.drawText(QPointF(x + 13, top + metrics.ascent()), text)
            x += 13 + width + gap
        painter.setPen(QColor(colours.muted))
        left = self.width() - metrics.horizontalAdvance(free)
        if left >= x:
            painter.drawText(QPointF(left, top + metrics.ascent()), free)


def segments(report: FitReport) -> list[Segment]:
    """The parts of a need, in the order in which they are drawn; empty ones are left out."""
    need = report.fit.need
    parts = [
        Segment("Target", report.target_weights, "accent"),
        Segment("Draft", report.draft_weights, "draft"),
        Segment("Caches", need.target_cache + need.draft_cache, "correction"),
        Segment("Compute", need.compute + need.own, "target"),
    ]
    return [part for part in parts if part.size]


_SHORTEST, _UNKNOWN_MOST = 2048, 32_768
_CACHE_TEXTS = {
    CacheType.F16: "16 bits (f16)",
    CacheType.Q8_0: "8 bits (q8_0)",
    CacheType.Q4_0: "4 bits (q4_0)",
}
_GRADES = {
    FitGrade.FITS: (Sign.GOOD, "Fits", ""),
    FitGrade.TIGHT: (Sign.WARNING, "Tight", "; little is left for other programs"),
    FitGrade.SLOW: (Sign.WARNING, "Slow", "; every pass would wait for what is not in memory"),
    FitGrade.TOO_BIG: (Sign.FAILED, "Too big", ""),
}


class FitPanel(QWidget):
    """Holds the settings of a load; says what they need."""

    changed = Signal()
    """``load_settings`` have changed."""
    graded = Signal()
    """``too_big`` may have changed."""
    draft_given_up = Signal()
    """A person wants to load without the draft."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = LoadSettings()
        self._most = 0
        self._offered: PairWish | None = None
        self.too_big = False
        """Whether the choice needs more memory than there is, as far as that is known."""
        self._sign = _SignLabel(self)
        self._grade = Label(self)
        self._grade.setWordWrap(True)
        self._grade.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._context = ChoiceButton(
            "Context", "How many tokens of the chat the model can look back on", self
        )
        self._context.picked.connect(self._on_context_picked)
        self._cache = ChoiceButton(
            "Cache", "How exactly both models keep what they have read; fewer bits take less", self
        )
        self._cache.picked.connect(self._on_cache_picked)
        self.preset = QPushButton("Preset  ▾", self)
        self.preset.setAutoDefault(False)
        self.preset.setToolTip(f"{keyed('picker.save_preset')}, or import others")
        self.preset.setAccessibleName("Presets: save, import, export")
        self.bar = FitBar(self)
        self._ways = QHBoxLayout()
        self._ways.setSpacing(Space.SMALL)
        self._ways_buttons: list[QPushButton] = []
        self._ways_label = dress(Label("It fits:", self), Tone.MUTED)
        self._ways.addWidget(self._ways_label)
        self._ways.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(Space.SMALL)
        top.addWidget(self._sign)
        top.addWidget(self._grade, 1)
        top.addWidget(self._context)
        top.addWidget(self._cache)
        top.addWidget(self.preset)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addLayout(top)
        layout.addWidget(self.bar)
        layout.addLayout(self._ways)
        self.show_nothing()
        self._show_settings()

    @property
    def load_settings(self) -> LoadSettings:
        """How the choice is to be loaded."""
        return self._settings

    @property
    def grade(self) -> str:
        """What is said of the fit."""
        return self._grade.text()

    @property
    def ways(self) -> list[QPushButton]:
        """Buttons that make it fit."""
        return self._ways_buttons

    def set_settings(self, settings: LoadSettings) -> None:
        """Show these; nothing is reported."""
        self._settings = settings
        self._show_settings()

    def set_longest_context(self, length: int) -> None:
        """Offer no longer context than this; 0 where the model does not say."""
        self._most = length
        self._show_settings()

    def show_nothing(self, text: str = "") -> None:
        """There is nothing to measure, for this reason."""
        self._say(Sign.REFUSED if text else Sign.NONE, text)
        self.bar.show_report(None)
        self._offer(None)

    def show_measuring(self) -> None:
        """The figures before are of another choice."""
        self._say(Sign.NONE, "Measuring what this needs…")
        self.bar.show_report(None)
        self._offer(None)

    def show_failed(self, error: str) -> None:
        """Say why nothing is known."""
        self._say(Sign.WARNING, error)
        self.bar.show_report(None)
        self._offer(None)

    def show_report(self, report: FitReport) -> None:
        """Say what is needed, and offer what to give up where that does not fit."""
        fit = report.fit
        sign, word, more = _GRADES[fit.grade]
        needs = fit.text
        if not fit.need.on_devices:
            needs = f"needs {size_text(fit.in_ram)} of {size_text(fit.free.ram)} free"
        loaded = "; the target is loaded already" if report.in_use else ""
        too_big = fit.grade is FitGrade.TOO_BIG
        self._say(sign, f"{word}: {needs}{more}{loaded}", too_big=too_big)
        self.bar.show_report(report)
        self._offer(report)

    def _say(self, sign: Sign, text: str, *, too_big: bool = False) -> None:
        self._sign.show_sign(sign)
        self._grade.setText(text)
        self._grade.setAccessibleName(text)
        if too_big != self.too_big:
            self.too_big = too_big
            self.graded.emit()

    def _show_settings(self) -> None:
        most = self._most or _UNKNOWN_MOST
        default = min(DEFAULT_CONTEXT_LENGTH, most)
        chosen = min(self._settings.context_length or default, most)
        steps = {length for power in range(24) if (length := _SHORTEST << power) < most}
        lengths = sorted(steps | {most, default, chosen})
        self._context.set_choices(
            [(length, f"{length:,}" + _remark(length, default, self._most)) for length in lengths],
            chosen,
        )
        texts = _CACHE_TEXTS
        chosen_type = self._settings.cache_type
        if chosen_type not in texts:
            texts = {**texts, chosen_type: chosen_type.value}
        self._cache.set_choices(list(texts.items()), chosen_type)

    @Slot(object)
    def _on_context_picked(self, length: int) -> None:
        self._settings = replace(self._settings, context_length=length)
        self._show_settings()
        self.changed.emit()

    @Slot(object)
    def _on_cache_picked(self, cache_type: CacheType) -> None:
        self._settings = self._settings.with_cache(cache_type)
        self._show_settings()
        self.changed.emit()

    def _offer(self, report: FitReport | None) -> None:
        """Show a button for each thing to give up, and one for all."""
        for button in self._ways_buttons:
            if button.hasFocus():
                self._context.setFocus()  # not wherever Qt's chain leads to
            self._ways.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._ways_buttons = []
        self._offered = None
        if report is not None and report.proposal is not None:
            wish, better = report.fit.wish, report.proposal.wish
            self._offered = better
            if wish.draft is not None and better.draft is None:
                self._add_way("Without the draft", self._give_up_draft)
            if better.settings.cache_type_k is not wish.settings.cache_type_k:
                self._add_way("Cache in 8 bits", self._take_offered_cache)
            if better.context_length < report.fit.need.context_length:
                self._add_way(f"Context {better.context_length:,}", self._take_offered_context)
        if len(self._ways_buttons) > 1:
            self._ways_label.setText("It fits with all of:")
            self._add_way("All of these", self._take_all)
        else:
            self._ways_label.setText("It fits:")
        self._ways_label.setVisible(bool(self._ways_buttons))

    def _add_way(self, text: str, run: object) -> None:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip("Then it fits" if text == "All of these" else "Give this up to save room")
        button.clicked.connect(run)
        self._ways.insertWidget(len(self._ways_buttons) + 1, button)
        self._ways_buttons.append(button)

    @Slot()
    def _give_up_draft(self) -> None:
        self.draft_given_up.emit()

    @Slot()
    def _take_offered_cache(self) -> None:
        if self._offered is not None:
            self._on_cache_picked(self._offered.settings.cache_type_k)

    @Slot()
    def _take_offered_context(self) -> None:
        if self._offered is not None:
            self._on_context_picked(self._offered.context_length)

    @Slot()
    def _take_all(self) -> None:
        better = self._offered
        if better is None:
            return
        settings = self._settings
        if better.settings.cache_type_k is not settings.cache_type:
            settings = settings.with_cache(better.settings.cache_type_k)
        self._settings = replace(settings, context_length=better.context_length)
        self._show_settings()
        if better.draft is None:
            self.draft_given_up.emit()
        self.changed.emit()


class _SignLabel(QWidget):
    """One sign."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = Sign.NONE
        self.setFixedSize(QSize(scaled(14), scaled(20)))

    def show_sign(self, sign: Sign) -> None:
        self._shown = sign
        self.setVisible(sign is not Sign.NONE)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2 + 1)
        draw_sign(painter, self._shown, centre)


def _remark(length: int, default: int, most: int) -> str:
    if length == default:
        return " (usual)"
    return " (the model's own)" if length == most else ""
