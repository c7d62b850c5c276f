"""Memory needs of a pair, and in the picker the main load settings and ways to make it fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from foretoken.control.engine.records import PairLoaded, pair_plan
from foretoken.control.models.engine_form import MachineFacts, machine_facts
from foretoken.control.models.model_services import FitCheck, FitReport
from foretoken.engine.config import CacheType
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.amounts import size_text
from foretoken.models.memory.fit import DeviceNeed, FitGrade, MemoryFit, PairPlan
from foretoken.models.memory.measure import RAM
from foretoken.models.memory.placement import usable_devices
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.icons import icon_pixmap
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, joined, marked, wrapped
from foretoken.ui.look.theme import Space, theme
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.models.model_choice import ModelChoice
from foretoken.ui.models.model_rows import LOOKUP_KEY
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import FoldingRow, column, fill, note, paragraph, push_button, row
from foretoken.ui.parts.row_painting import Sign

_BAR_HEIGHT = 10
_MIN_BYTES = 1000
"""Smaller parts are left out: remainders of a divided cache would read as 0 kB."""
_PARTS = (
    ("target", tr_noop("Target", about="what memory is for"), "accent"),
    ("draft", tr_noop("Draft", about="what memory is for"), "draft"),
    ("caches", tr_noop("Caches", about="what memory is for"), "correction"),
    ("compute", tr_noop("Compute", about="what memory is for"), "target"),
)
"""Parts of a ``DeviceNeed`` in drawing order: field, title, palette colour."""
_GRADE_TEXTS = {
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
"""Sign, text and additional tooltip."""


class MemoryPlace(NamedTuple):
    """A GPU, or the computer's memory."""

    name: str
    """Title to show; empty if this is all of the memory."""
    free: int
    """In bytes."""
    need: DeviceNeed

    @property
    def parts(self) -> list[tuple[str, int, str]]:
        """Title, bytes and palette colour of each part that the pair needs here."""
        found = [
            (tr(title, about="what memory is for"), getattr(self.need, field), colour)
            for field, title, colour in _PARTS
        ]
        return [part for part in found if part[1] >= _MIN_BYTES]

    @property
    def text(self) -> str:
        """Needed and free memory."""
        free = size_text(self.free)
        if not self.parts or not self.name:
            return tr("free {size}", size=free)
        return tr("needs {size} of {free} free", size=size_text(self.need.total), free=free)


class _PlaceBar(QWidget):
    """A named place above a stacked bar of a pair's parts, with a gap where free memory ends."""

    def __init__(self, place: MemoryPlace, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        texts = QHBoxLayout()
        if place.name:
            tone = Tone.ERROR if place.need.total > place.free else Tone.MUTED
            text = styled(Label(place.text, self), Type.SMALL, tone)
            fill(texts, (note(place.name, self), 1), text)
            texts.setContentsMargins(0, 0, 0, Space.TINY)
        column(self, texts, margins=(0, 0, 0, _BAR_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, place, area = QPainter(self), self._place, self.rect()
        area.setTop(area.bottom() + 1 - _BAR_HEIGHT)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(area.width(), 0)
            painter.scale(-1, 1)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(area), _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.setClipPath(outline)
        painter.fillRect(area, QColor(theme().border))
        scale, x, top = area.width() / max(1, place.need.total, place.free), 0.0, area.top()
        for _title, size, colour in place.parts:
            width = max(2.0, size * scale)
            # A gap between parts tells them apart without colour.
            part = QRectF(x, top, max(1.0, width - 1.5), _BAR_HEIGHT)
            painter.fillRect(part, QColor(getattr(theme(), colour)))
            x += width
        if place.need.total > place.free:
            end = QRectF(place.free * scale - 3, top, 6, _BAR_HEIGHT)
            painter.fillRect(end, QColor(theme().window))
            painter.fillRect(end.adjusted(2, 0, -2, 0), QColor(theme().text))


class FitBar(QWidget):
    """A bar for each place and a legend; empty until ``show_report``."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.places = [MemoryPlace("", 0, DeviceNeed())]
        """Places with their own bar."""
        self._whole = self.places[0]
        self._bars: list[_PlaceBar] = []
        self._legend = styled(MarkedLabel(self), Type.SMALL)
        self._legend.setWordWrap(True)
        self.setAccessibleName(tr("Memory"))
        self._column = column(self, self._legend, spacing=Space.TINY)
        self._show()

    def show_report(self, report: FitReport | None) -> None:
        """Show a pair's needs; None empties the bars."""
        if report is None:  # keep the places
            self.places = [each._replace(need=DeviceNeed()) for each in self.places]
            self._whole = self._whole._replace(need=DeviceNeed())
        else:
            self._whole = MemoryPlace("", report.free_bytes, report.fit.need.whole)
            self.places = _places(report.fit) or [self._whole]
        texts = _parts_words(self._whole)
        texts += [_place_words(each) for each in self.places if each.name or texts]
        self.setAccessibleDescription(", ".join(texts))
        self.setToolTip(wrapped("\n".join(texts)))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_legend()

    def _show(self) -> None:
        for bar in self._bars:
            bar.hide()
            bar.deleteLater()
        self._bars = [_PlaceBar(place, self) for place in self.places]
        for line, bar in enumerate(self._bars):
            self._column.insertWidget(line, bar)
        self._show_legend()

    def _show_legend(self) -> None:
        """Show the legend in the colours of the theme."""
        words = zip(_parts_words(self._whole), self._whole.parts, strict=True)
        entries = [
            marked('<span style="color:{}">■</span> {}', getattr(theme(), colour), text)
            for text, (_title, _size, colour) in words
        ]
        if entries and not self.places[0].name:
            entries.append(marked("{}", self.places[0].text))
        self._legend.setText(joined(" \u00a0 ", entries) or Marked("\u00a0"))  # keep the height


def _places(fit: MemoryFit) -> list[MemoryPlace]:
    """Return every usable GPU, then the computer's memory; empty without a GPU."""
    needs = fit.need.places
    found, free = [], fit.free.ram
    for device in usable_devices(fit.free.devices):
        need = needs.get(device.name, DeviceNeed())
        room = min(device.free, fit.free.ram) if device.is_ram else device.free
        found.append(MemoryPlace(device.title or device.name, room, need))
        if device.is_ram:
            free -= need.total
    if found:
        name = tr("Memory of the computer")
        found.append(MemoryPlace(name, max(0, free), needs[RAM]))
    return found


def _parts_words(place: MemoryPlace) -> list[str]:
    return [
        tr("{name} {size}", about="bytes", name=title, size=size_text(size))
        for title, size, _colour in place.parts
    ]


def _place_words(place: MemoryPlace) -> str:
    """Return the full description of a place, in one line."""
    if not place.name:
        return place.text
    text = tr("{name}: {value}", about="a name and what it is", name=place.name, value=place.text)
    parts = ", ".join(_parts_words(place))
    return f"{text} ({parts})" if parts else text


class FitView(Themed, QWidget):
    """Measures the memory that a pair needs; shows a verdict, and the bars below."""

    graded = Signal()
    """``report`` may have changed."""

    def __init__(self, fit: FitCheck, parent: QWidget) -> None:
        super().__init__(parent)
        self._fit = fit
        self._request: tuple[PairPlan, PairPlan | None] | None = None
        self._shown_sign = Sign.NONE
        self._sign, self.grade, self.bar = Label(self), paragraph("", self), FitBar(self)
        self.report: FitReport | None = None
        """The needs, once known."""
        column(self, row(self._sign, (self.grade, 1)), self.bar)
        fit.measured.connect(self._on_measured)
        fit.failed.connect(self._on_failed)

    @property
    def too_big(self) -> bool:
        """Whether more memory is needed than available, as far as known."""
        return self.report is not None and self.report.fit.grade is FitGrade.TOO_BIG

    def measure(self, plan: PairPlan, pair: PairLoaded | None) -> None:
        """Measure ``plan`` while ``pair`` is loaded, unless that was measured last."""
        request = plan, None if pair is None else pair_plan(pair.files, pair.settings)
        if request != self._request:
            self._request = request
            self._show(tr("Measuring memory…"))
            self._fit.placed = None if pair is None else pair.placed
            self._fit.ask(*request)

    def stop(self) -> None:
        """Stop measuring, and forget what was measured last."""
        self._request = None
        self._fit.cancel()

    def say(self, text: str) -> None:
        """Stop measuring, and show why; empty if there is nothing to measure."""
        self.stop()
        self._show(text, Sign.REFUSED if text else Sign.NONE)

    @Slot(object)
    def _on_measured(self, report: FitReport) -> None:
        if self._request is not None and self._request[0] == report.fit.plan:
            self.show_report(report)

    @Slot(str)
    def _on_failed(self, error: str) -> None:
        if self._request is not None:
            self._show(error, Sign.WARNING)

    def show_report(self, report: FitReport) -> None:
        """Show whether a pair fits the free memory, and where its layers would go."""
        fit = report.fit
        sign, words, meaning = _GRADE_TEXTS[fit.grade]
        needs = fit.text
        if not fit.need.on_devices:
            size, free = size_text(fit.in_ram), size_text(fit.free.ram)
            needs = tr("needs {size} of {free} free", size=size, free=free)
        tips = [
            tr("Some layers run on the processor.") if fit.runs_partly_on_gpu else tr(meaning),
            "" if fit.placement is None else fit.placement.text,
            tr("The target is loaded already.") if report.in_use else "",
        ]
        self._show(tr(words, needs=needs), sign, "\n".join(filter(None, tips)), report)

    def on_look_changed(self) -> None:
        icon, colour = self._shown_sign.value
        self._sign.clear()
        if icon is not None:
            ink = QColor(getattr(theme(), colour))
            self._sign.setPixmap(icon_pixmap(icon, ink, self.devicePixelRatio()))

    def _show(
        self, text: str, sign: Sign = Sign.NONE, tip: str = "", report: FitReport | None = None
    ) -> None:
        self.report = report
        self._shown_sign = sign
        self.on_look_changed()
        self.grade.setText(text)
        self.grade.setToolTip(wrapped(tip))
        self.grade.setAccessibleDescription(tip)
        self.bar.show_report(report)
        self.graded.emit()


def gpu_note(facts: MachineFacts) -> str:
    """Return why a GPU that may be present is not used, and the remedy; empty if not applicable."""
    if facts.gpus or not facts.left_out:
        return ""
    return tr(
        "No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and "
        "restart Foretoken with FORETOKEN_GPU_BACKENDS=again.",
        why="; ".join(facts.left_out).rstrip("."),
    )


_SHORTEST_CONTEXT, _UNKNOWN_LONGEST = 2048, 32_768
_CACHE_TEXTS: dict[CacheType | None, str] = {
    CacheType.F16: tr_noop("16 bits"),
    CacheType.Q8_0: tr_noop("8 bits"),
    CacheType.Q4_0: tr_noop("4 bits"),
}


class FitPanel(QWidget):
    """Load settings in the picker, with the memory they need and ways to reduce it."""

    def __init__(self, choice: ModelChoice, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._choice = choice
        self.view = FitView(choice.services.fit, self)
        explain(self.view.bar, Word.CACHE)
        tip = tr("How many tokens of the chat the model can see")
        self.context = explain(ChoiceBox(tr("Context"), tip, self), Word.CONTEXT, Word.CACHE)
        tip = tr("Precision of both models' caches; fewer bits take less memory")
        self.cache = explain(ChoiceBox(tr("Cache"), tip, self), Word.CACHE)
        tip = tr("Threads, GPUs, batches, flash attention, caches and drafting")
        self.engine = push_button(tr("Engine…"), self, tip, tr("Engine settings"))
        """Opens the engine settings; connected by the picker."""
        tip = tr("{save}, or import others", save=tooltip_with_keys("picker.save_preset"))
        name = tr("Presets: save, import, export")
        self.preset = push_button(tr("Preset  ▾"), self, tip, name)
        self.make_fit = push_button("", self, tr("Save memory"))
        """Gives up what the memory check proposes."""
        self._ways: list[Callable[[], object]] = []
        self._note = note(gpu_note(machine_facts()), self)
        self.context.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        actions = row(None, self.engine, self.preset)
        settings = FoldingRow(row(self.context, self.cache, None), actions)
        column(self, settings, self.view, row(self.make_fit, None), self._note)
        self.context.picked.connect(self._on_context_picked)
        self.cache.picked.connect(self._on_cache_picked)
        self._note.setVisible(bool(self._note.text()))
        choice.changed.connect(self._show_choice)
        self.view.graded.connect(self._offer)
        self.make_fit.clicked.connect(self._on_make_fit)
        self._show_choice()

    def changeEvent(self, event: QEvent) -> None:
        """Pause measuring while a load needs memory and CPU: the panel is disabled then."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._measure()

    @Slot()
    def measure_again(self) -> None:
        """Measure again, after another view has used the memory check."""
        self.view.stop()
        self._measure()

    def _measure(self) -> None:
        plan = self._choice.plan
        if not self.isEnabled():
            self.view.stop()
        elif plan is None:
            self.view.say("" if self._choice.target is None else self._choice.refusal)
        else:
            self.view.measure(plan, self._choice.engine.pair)

    @Slot()
    def _show_choice(self) -> None:
        """Show the choice's settings, with contexts up to the longest known one, and its needs."""
        settings, most = self._choice.settings, self._choice.longest_context or _UNKNOWN_LONGEST
        default = min(DEFAULT_CONTEXT_LENGTH, most)
        chosen = min(settings.context_length or default, most)
        steps = {length for power in range(24) if (length := _SHORTEST_CONTEXT << power) < most}
        lengths = sorted(steps | {most, default, chosen})
        self.context.set_choices([(length, number(length)) for length in lengths], chosen)
        kinds = settings.cache_types
        kind = next(iter(kinds)) if len(kinds) == 1 else None
        caches = {each: tr(text) for each, text in _CACHE_TEXTS.items()}
        mixed = tr("mixed", about="types of caches")
        caches.setdefault(kind, mixed if kind is None else kind.value)
        self.cache.set_choices(list(caches.items()), kind)
        self._measure()

    @Slot()
    def _offer(self) -> None:
        """Offer what makes the pair fit, if anything does."""
        report = self.view.report
        ways = [] if report is None else self._ways_to_fit(report)
        if self.make_fit.hasFocus() and not ways:
            self.context.setFocus()  # instead of the next widget in Qt's focus chain
        self.make_fit.setVisible(bool(ways))
        runs_partly_on_gpu = report is not None and report.fit.runs_partly_on_gpu
        text = tr("All on the GPU with:") if runs_partly_on_gpu else tr("Fits with:")
        self.make_fit.setText(f"{text} {' · '.join(each for each, _ in ways)}")
        self._ways = [give_up for _, give_up in ways]

    @Slot()
    def _on_make_fit(self) -> None:
        for give_up in self._ways:
            give_up()

    def _ways_to_fit(self, report: FitReport) -> list[tuple[str, Callable[[], object]]]:
        """Return the texts of what can be given up, and how to do it."""
        ways: list[tuple[str, Callable[[], object]]] = []
        if report.proposal is None:
            return ways
        choice, request, better = self._choice, report.fit.plan, report.proposal.plan
        if request.draft is not None and better.draft is None:
            ways.append((tr("Without the draft"), partial(choice.choose_draft, LOOKUP_KEY)))
        kind, length = better.settings.cache_type_k, better.context_length
        if kind is not request.settings.cache_type_k:
            ways.append((tr("Cache in 8 bits"), partial(self._on_cache_picked, kind)))
        placed = report.proposal.placement
        if placed is not None and better.settings.gpu_layers != request.settings.gpu_layers:
            text = tr_n(
                "{on_gpu} of {count} layer on the GPU",
                "{on_gpu} of {count} layers on the GPU",
                placed.target.layers,
                about="with",
                on_gpu=placed.target.gpu_layers,
            )
            ways.append((text, self._use_layers_that_fit))
        if length < report.fit.need.target.context_length:
            text = tr("Context {tokens}", tokens=length)
            ways.append((text, partial(self._on_context_picked, length)))
        return ways

    def _use_layers_that_fit(self) -> None:
        settings = self._choice.settings
        target = replace(settings.target, gpu_layers=None, tensor_split=None)
        self._choice.use_settings(replace(settings, target=target))

    @Slot(object)
    def _on_context_picked(self, length: int) -> None:
        self._choice.use_settings(replace(self._choice.settings, context_length=length))

    @Slot(object)
    def _on_cache_picked(self, kind: CacheType | None) -> None:
        if kind is not None:
            self._choice.use_settings(self._choice.settings.with_cache(kind))
