"""The measured numbers under an answer."""

from __future__ import annotations

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

from foretoken.chat.conversations.conversation import AnswerSource, Message
from foretoken.control.answers.answer_run import settings_of, target_words
from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.figures import Figure, answer_figures
from foretoken.models.names import pair_name
from foretoken.system.language import number, tr, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import has_letters_from_right, mirrored
from foretoken.ui.look.sizes import scaled, sized_font
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.words import Word

_METHODS = {
    Method.PLAIN: tr_noop("plain decoding"),
    Method.LOOKUP: tr_noop("drafts by prompt lookup only"),
    Method.DRAFT: tr_noop("drafts in every step"),
}
_RULES = {
    LookaheadRule.FIXED: tr_noop("fixed lookahead"),
    LookaheadRule.ADAPTIVE: tr_noop("adaptive lookahead"),
    LookaheadRule.STEP: tr_noop("step-rule lookahead"),
    LookaheadRule.EWMA: tr_noop("ewma lookahead"),
}


def written_by(source: AnswerSource) -> Figure:
    """The name of the pair, explained by its models and the settings."""
    target = target_words(source)
    if source.draft is None:
        lines = [tr("Written by {target}.", target=shown_name(target))]
    else:
        lines = [
            tr(
                "Written by {target}, with drafts by {draft}.",
                target=shown_name(target),
                draft=shown_name(source.draft),
            )
        ]
    for server in source.servers:
        lines.append(tr("Sent to {name}, which is {host}.", name=server.name, host=server.host))
    if place := source.place_words:
        lines.append(tr("Computed {place}.", place=place))
    settings = settings_of(source)
    if settings is not None:
        words = _sampling_words(settings.sampling)
        if not source.servers:
            words.append(_drafting_words(settings.speculative))
        said = " · ".join(words)
        sentence = f"{said[:1].upper()}{said[1:]}"
        lines.append(tr("{settings}.", about="a list that is a sentence", settings=sentence))
    told = (pair_name(target, source.draft), *(server.words for server in source.servers))
    return Figure("", " · ".join((*told, *filter(None, [place]))), "\n".join(lines))


def _sampling_words(sampling: SamplingParams) -> list[str]:
    """What is off is left out."""
    words = [tr("temperature {value}", value=_short(sampling.temperature))]
    if sampling.top_k:
        words.append(f"top-k {sampling.top_k}")
    if sampling.top_p < 1:
        words.append(f"top-p {_short(sampling.top_p)}")
    if sampling.min_p:
        words.append(f"min-p {_short(sampling.min_p)}")
    if sampling.repeat_penalty != 1:
        words.append(tr("repeat penalty {value}", value=_short(sampling.repeat_penalty)))
    if sampling.presence_penalty:
        words.append(tr("presence penalty {value}", value=_short(sampling.presence_penalty)))
    if sampling.frequency_penalty:
        words.append(tr("frequency penalty {value}", value=_short(sampling.frequency_penalty)))
    if sampling.seed is not None:
        words.append(tr("seed {number}", number=str(sampling.seed)))
    return words


def _drafting_words(drafting: SpeculativeConfig) -> str:
    if drafting.method in _METHODS and drafting.method is not Method.DRAFT:
        return tr(_METHODS[drafting.method])
    if drafting.lookahead is not None:
        return tr("fixed lookahead {number}", number=drafting.lookahead)
    if drafting.method is Method.DRAFT:
        return tr(_METHODS[drafting.method])
    return tr(_RULES[drafting.effective_rule])


def _short(value: float) -> str:
    """With as many decimals as it has."""
    written = f"{value:g}"
    return written if "e" in written else number(value, len(written.partition(".")[2]))


_FIGURE_PIXELS = 12
_GAP = 14
_ROW_PIXELS = 20


def footer_figures(message: Message, *, measuring: bool = True) -> list[Figure]:
    """Numbers of an answer, and last the pair that wrote it; none before it has ended.

    ``measuring`` tells whether a plain speed that is missing can still be measured.
    """
    figures: list[Figure] = []
    if message.statistics is not None:
        figures = answer_figures(
            message.statistics,
            measuring=measuring,
            served=message.served_figures,
        )
    if message.source is not None and (figures or message.text):
        figures.append(written_by(message.source))
    return figures


class Footer(Themed, QWidget):
    """The numbers in one quiet line, or in as many as the width asks for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._loaded = ""
        self.figures: list[Figure] = []
        """What is shown, or told in a tooltip where it has no room."""
        self._places: list[QRect] = []
        self._units: list[str] = []
        """As they are drawn: a name may be wider than the line."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        explain(self, Word.SPEEDUP, Word.ACCEPTANCE, Word.STEP)
        self.hide()

    def set_loaded(self, name: str) -> None:
        """The pair in use, as ``written_by`` names it: its name never starts a line of its own."""
        if name != self._loaded:
            self._loaded = name
            self._place()

    def show_message(self, message: Message, *, measuring: bool = True) -> None:
        """Show the numbers of an answer; nothing before it has ended."""
        self.figures = footer_figures(message, measuring=measuring)
        self.setAccessibleName(", ".join(figure.text for figure in self.figures))
        self.setVisible(bool(self.figures))
        self._place()

    def on_look_changed(self) -> None:
        """Break the lines anew."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines between figures."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def event(self, event: QEvent) -> bool:
        """Explain the figure under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for figure, place in zip(self.figures, self._places, strict=True):
                if place.isNull() or mirrored(place, self.rect()).contains(event.pos()):
                    QToolTip.showText(event.globalPos(), figure.explanation, self, place)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw numbers in bold, units quietly."""
        painter = QPainter(self)
        regular, bold = self._fonts()
        for figure, unit, place in zip(self.figures, self._units, self._places, strict=True):
            if place.isNull():
                continue
            seen, side = mirrored(place, self.rect()), Qt.AlignmentFlag.AlignVCenter
            straight = not has_letters_from_right(unit)  # "38.2 tok/s" is the same in Arabic
            if straight:
                side |= Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            rest = QRect(seen)
            if figure.number:
                painter.setFont(bold)
                painter.setPen(QColor(theme().text))
                painter.drawText(rest, side, figure.number)
                rest.setLeft(
                    rest.left() + QFontMetrics(bold).horizontalAdvance(figure.number + " ")
                )
            painter.setFont(regular)
            painter.setPen(QColor(theme().muted))
            painter.drawText(rest if straight else mirrored(rest, seen), side, unit)

    def _fonts(self) -> tuple[QFont, QFont]:
        """Fonts of units and of numbers."""
        regular = sized_font(self.font(), _FIGURE_PIXELS)
        return regular, sized_font(regular, _FIGURE_PIXELS, bold=True)

    def _place(self) -> None:
        regular, bold = (QFontMetrics(font) for font in self._fonts())
        row = scaled(_ROW_PIXELS)
        x, y = 0, 0
        self._places, self._units = [], []
        for figure in self.figures:
            number = bold.horizontalAdvance(figure.number + " ") if figure.number else 0
            room = max(0, self.width() - number - 1)
            unit = regular.elidedText(figure.unit, Qt.TextElideMode.ElideMiddle, room)
            width = number + regular.horizontalAdvance(unit) + 1
            self._units.append(unit)
            if x and x + width > self.width():
                if figure.unit == self._loaded:  # the last one
                    self._places.append(QRect())
                    break
                x, y = 0, y + row
            self._places.append(QRect(x, y, width, row))
            x += width + _GAP
        self.setFixedHeight(y + row)
        self.update()
