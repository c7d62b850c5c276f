"""The line below what is written: files, system prompt, drafting; context and temperature."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.ui.attach_button import AttachButton
from foretoken.ui.context_gauge import ContextGauge, GaugeForm
from foretoken.ui.growing_text import SMALL_PIXELS
from foretoken.ui.plain_text import Label
from foretoken.ui.status_word import SpeculateSwitch, SystemPromptWord
from foretoken.ui.text_size import sized_font
from foretoken.ui.theme import LIGHT, Palette

_GAP = 6
_CONTEXT_INTERVAL_MS = 200
# What is given up, one after the other, where the line is too narrow.
_NAMES, _TEMPERATURE, _RESERVE, _BAR, _WORD, _NUMBERS, _SPECULATE = range(1, 8)
_FORMS = {
    _RESERVE: GaugeForm.FULL,
    _BAR: GaugeForm.WITHOUT_BAR,
    _WORD: GaugeForm.NUMBERS,
    _NUMBERS: GaugeForm.SHARE,
}


class ComposerStatus(QWidget):
    """Fits itself to its width."""

    attach_requested = Signal()
    system_prompt_requested = Signal()
    speculate_toggled = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self.attach = AttachButton(self)
        self.attach.clicked.connect(self.attach_requested)
        self.system = SystemPromptWord(self)
        self.system.clicked.connect(self.system_prompt_requested)
        self.gauge = ContextGauge(self)
        self.speculate = SpeculateSwitch(self)
        self.speculate.clicked.connect(self.speculate_toggled)
        self.temperature = Label(self)
        self.temperature.setToolTip("How freely tokens are drawn; 0 takes the likeliest")
        self._dot = Label("·", self)
        self.hint = _Hint(self)
        self._said = ""
        self._context = (0, 0, 0, False)
        self._context_timer = QTimer(self, singleShot=True, interval=_CONTEXT_INTERVAL_MS)
        self._context_timer.timeout.connect(self._on_context_due)
        self._parts = (
            self.attach,
            self.system,
            self.speculate,
            self.gauge,
            self._dot,
            self.temperature,
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_context(self, used: int, total: int, *, reserve: int = 0, urgent: bool = False) -> None:
        """Show how full the context is, and what is kept for an answer; nothing without total."""
        self._context = used, total, reserve, urgent
        if not self._context_timer.isActive():  # it can be told thousands of times a second
            self._on_context_due()
            self._context_timer.start()

    def set_temperature(self, temperature: float) -> None:
        """Show the sampling temperature."""
        self.temperature.setText(f"Temperature {temperature:g}")
        self.fit()

    def set_speculating(self, on: bool, available: bool) -> None:
        """Show whether drafts are made; without a fitting draft there is nothing to switch."""
        self.speculate.set_state(on, available)
        self.fit()

    def show_system_prompt(self, name: str | None, text: str) -> None:
        """Show the name of the conversation's system prompt, or (None) that it has none."""
        self.system.show_prompt(name, text)
        self.fit()

    def set_hint(self, text: str) -> None:
        """Say why a message cannot be sent; empty: nothing."""
        if text == self._said:
            return  # it is said anew with every key that is typed
        self._said = text
        self.hint.setText(text)
        self.hint.setToolTip(text)
        self.hint.setVisible(bool(text))
        self.fit()

    def apply_text_size(self) -> None:
        """Take over the text size of the application."""
        font = sized_font(self.font(), SMALL_PIXELS)
        for part in (*self._parts, self.hint):
            part.setFont(font)
        self.fit()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        for label in (self.temperature, self.hint, self._dot):
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, QColor(palette.muted))
            label.setPalette(colours)
        for part in (self.attach, self.system, self.gauge, self.speculate):
            part.apply_palette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def sizeHint(self) -> QSize:
        height = max(part.sizeHint().height() for part in self._parts)
        return QSize(400, height)

    def fit(self) -> None:
        """Show as much as there is room for, from the left, and the hint at the right."""
        for given_up in range(_SPECULATE + 1):
            self._give_up(given_up)
            if self._needed() <= self.width():
                break
        left = 0
        for part in self._parts:
            if not part.isHidden():
                size = part.sizeHint()
                part.setGeometry(left, (self.height() - size.height()) // 2, *size.toTuple())
                left += size.width() + _GAP
        self.hint.setGeometry(left, 0, max(0, self.width() - left), self.height())

    @Slot()
    def _on_context_due(self) -> None:
        used, total, reserve, urgent = self._context
        self.gauge.show_use(used, total, reserve=reserve, urgent=urgent)
        self.fit()

    def _give_up(self, last: int) -> None:
        self.system.set_short(last >= _NAMES)
        self.gauge.set_form(_FORMS.get(min(last, _NUMBERS), GaugeForm.WITH_RESERVE))
        self.speculate.setVisible(last < _SPECULATE)
        self.temperature.setVisible(last < _TEMPERATURE)
        self._dot.setVisible(not self.gauge.isHidden() and last < _TEMPERATURE)

    def _needed(self) -> int:
        shown = [part for part in (*self._parts, self.hint) if not part.isHidden()]
        return sum(part.sizeHint().width() + _GAP for part in shown)


class _Hint(Label):
    """Cut at the end where there is too little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Why a message cannot be sent now")
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), align, text)
