"""The line below what is written: files, system prompt, sampling, drafting, and the context."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from foretoken.system.language import spoken, tr
from foretoken.ui.commands.key_tips import tip_with_keys
from foretoken.ui.composer.context_gauge import ContextGauge, GaugeForm
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.mirrored import draw_name, mirrored
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import CONTROL_RADIUS, scaled
from foretoken.ui.look.theme import Palette, theme
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.look.token_style import readable_on
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.icon_button import IconButton
from foretoken.ui.parts.words import Word

_PADDING, _HIGHER = 6, 10


class StatusWord(QAbstractButton):
    """A small field around the words, which is lit while it is pointed at or has the focus."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self, Type.NOTE)
        self._value = ""
        self._widest_value = 1000
        self.setText(label)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def value(self) -> str:
        """How it stands."""
        return self._value

    def set_value(self, value: str) -> None:
        """Tell how it stands."""
        self._value = value
        self.updateGeometry()
        self.update()

    def set_widest_value(self, pixels: int) -> None:
        """Cut longer values."""
        if pixels != self._widest_value:
            self._widest_value = pixels
            self.updateGeometry()
            self.update()

    def value_colour(self, palette: Palette) -> str:
        """Colour of the value, readable on the panel."""
        return palette.text

    def sizeHint(self) -> QSize:
        regular = QFontMetrics(self.font())
        width = regular.horizontalAdvance(f"{self.text()} ")
        width += QFontMetrics(self._bold()).horizontalAdvance(self._shown_value())
        return QSize(width + 2 + 2 * scaled(_PADDING), regular.height() + scaled(_HIGHER))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        self._paint_field(painter)
        room = self.rect().adjusted(scaled(_PADDING), 0, 0, 0)
        painter.setPen(QColor(colours.muted))
        seen = mirrored(room, self.rect())
        painter.drawText(seen, Qt.AlignmentFlag.AlignVCenter, self.text())
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(f"{self.text()} "))
        if self.isEnabled():
            wanted = self.value_colour(colours)
            painter.setPen(QColor(readable_on(wanted, colours.button, colours.text)))
        painter.setFont(self._bold())
        seen = mirrored(room, self.rect())
        draw_name(painter, seen, Qt.AlignmentFlag.AlignVCenter, self._shown_value())

    def _paint_field(self, painter: QPainter) -> None:
        colours = theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() and self.isEnabled()
        border = colours.accent if self.hasFocus() else colours.muted if lit else colours.border
        painter.setPen(QColor(border))
        painter.setBrush(QColor(colours.button if self.isEnabled() else colours.panel))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, CONTROL_RADIUS, CONTROL_RADIUS)

    def _shown_value(self) -> str:
        metrics = QFontMetrics(self._bold())
        return metrics.elidedText(self._value, Qt.TextElideMode.ElideMiddle, self._widest_value)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font


class SpeculateSwitch(StatusWord):
    """Switches drafting on and off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Speculate"), parent)
        self.setCheckable(True)
        self.toggled.connect(self._on_toggled)
        self._on_toggled()

    def set_state(self, on: bool, why_not: str) -> None:
        """Show ``on`` or off; ``why_not``: it cannot be switched."""
        self.setChecked(on)
        self.setEnabled(not why_not)
        tip = tr("From the next answer on: draft ahead, with a draft model or from earlier text")
        self.setToolTip(why_not or tip)

    def value_colour(self, palette: Palette) -> str:
        return palette.draft if self.isChecked() else palette.muted

    def _on_toggled(self) -> None:
        self.set_value(tr("on") if self.isChecked() else tr("off"))
        self.setAccessibleName(tr("Speculative decoding: {state}", state=self.value))


class SystemPromptWord(StatusWord):
    """Tells which system prompt the conversation has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("System prompt:"), parent)
        self._there = False
        self.show_prompt(None, "")

    def show_prompt(self, name: str | None, text: str) -> None:
        """Show the name of a prompt, or (None) that there is none."""
        self._there = bool(name)
        self.set_value(name or tr("none", about="system prompt"))
        self.setAccessibleName(tr("System prompt: {name}", name=self.value))
        beginning = " ".join(text[:200].split())
        said = f"\n“{beginning}{'…' if len(text) > 200 else ''}”" if beginning else ""
        named = f"\n{name}" if name else ""
        tip_with_keys(self, "message.system_prompt", then=f"{named}{said}")

    def value_colour(self, palette: Palette) -> str:
        return palette.text if self._there else palette.muted

    def set_short(self, short: bool, *, shortest: bool = False) -> None:
        """Take less room, or more."""
        short_name = tr("System:", about="short for “System prompt:”")
        self.setText(short_name if short else tr("System prompt:"))
        self.set_widest_value(scaled(48 if shortest else 64 if short else 150))


class SamplingWord(StatusWord):
    """Tells how tokens are drawn, and opens what decides on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Sampling:"), parent)
        self._kind, self._temperature, self._short = "", 0.0, False
        self.setAccessibleName(tr("Sampling"))

    def show_sampling(self, kind: str, temperature: float, of: str) -> None:
        """Show a kind of sampling; ``of`` says where it was chosen, if it is not the default."""
        self._kind, self._temperature = kind, temperature
        self._say()
        warmth = self._warmth
        if of:
            named = tr("Sampling: {kind}, temperature {t} ({of})", kind=kind, t=warmth, of=of)
            chosen = tr("{kind} ({of})", about="a kind of sampling, for whom", kind=kind, of=of)
        else:
            named, chosen = tr("Sampling: {kind}, temperature {t}", kind=kind, t=warmth), kind
        self.setAccessibleName(named)
        told = tr("Temperature {value}", value=warmth)
        tip_with_keys(self, "message.sampling", then=f"\n{chosen}\n{told}")

    def set_short(self, short: bool) -> None:
        """Take less room, or more."""
        self._short = short
        self.setText(tr("T", about="short for “Temperature”") if short else tr("Sampling:"))
        self.set_widest_value(scaled(64 if short else 150))
        self._say()

    def _say(self) -> None:
        named = f"{self._kind} {self._warmth}" if self._temperature else self._kind
        self.set_value(self._warmth if self._short else named)

    @property
    def _warmth(self) -> str:
        return f"{self._temperature:g}".replace(".", spoken().point)


_GAP = 6
# What is given up, one after the other, where the line is too narrow.
_NAMES, _SAMPLING, _RESERVE, _BAR, _WORD, _NUMBERS, _SPECULATE = range(1, 8)
_FORMS = {
    _RESERVE: GaugeForm.FULL,
    _BAR: GaugeForm.WITHOUT_BAR,
    _WORD: GaugeForm.NUMBERS,
    _NUMBERS: GaugeForm.SHARE,
}


class ComposerStatus(QWidget):
    """Fits itself to its width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.attach = IconButton(Icon.ATTACH, "", self)
        self.attach.setAccessibleName(tr("Attach files"))
        then = tr(", or drop them on the window.", about="behind “Attach text files”")
        kept = tr("Files that are not sent are not kept when Foretoken is closed.")
        tip_with_keys(self.attach, "message.attach", then=f"{then}\n{kept}")
        self.system = SystemPromptWord(self)
        self.sampling = SamplingWord(self)
        self.gauge = dress(ContextGauge(self), Type.NOTE)
        self.speculate = SpeculateSwitch(self)
        self.hint = dress(_Hint(self), Type.NOTE, Tone.MUTED)
        explain(self.sampling, Word.SAMPLING, Word.TEMPERATURE)
        explain(self.gauge, Word.CONTEXT)
        explain(self.speculate, Word.DRAFT, Word.LOOKUP)
        self._said = ""
        self._parts = (
            self.attach,
            self.system,
            self.sampling,
            self.speculate,
            self.gauge,
        )
        self._line = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for part in self._parts:
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.hint, 1)
        row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.fit()

    def set_context(self, used: int, total: int, *, reserve: int = 0, urgent: bool = False) -> None:
        """Show how full the context is, and what is kept for an answer; nothing without total."""
        before = self.gauge.sizeHint(), self.gauge.isHidden()
        self.gauge.show_use(used, total, reserve=reserve, urgent=urgent)
        if before != (self.gauge.sizeHint(), self.gauge.isHidden()):
            self.fit()

    def show_sampling(self, kind: str, temperature: float, of: str) -> None:
        """Show how tokens are drawn; ``of`` says where that was chosen."""
        self.sampling.show_sampling(kind, temperature, of)
        self.fit()

    def set_speculating(self, on: bool, why_not: str) -> None:
        """Show whether drafts are made, or why there is nothing to switch."""
        self.speculate.set_state(on and not why_not, why_not)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def fit(self) -> None:
        """Show as much as there is room for."""
        for given_up in range(_SPECULATE + 1):
            self._give_up(given_up)
            if self._needed() <= self.width():
                break
        self._line.activate()  # at once: nothing is painted in between

    def _give_up(self, last: int) -> None:
        self.system.set_short(last >= _NAMES, shortest=last >= _SPECULATE)
        self.gauge.set_form(_FORMS.get(min(last, _NUMBERS), GaugeForm.WITH_RESERVE))
        self.speculate.setVisible(last < _SPECULATE)
        self.sampling.set_short(last >= _SAMPLING)

    def _needed(self) -> int:
        shown = [part for part in (*self._parts, self.hint) if not part.isHidden()]
        return sum(part.sizeHint().width() + _GAP for part in shown)


class _Hint(Label):
    """Cut at the end where there is too little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Why a message cannot be sent now"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), align, text)
