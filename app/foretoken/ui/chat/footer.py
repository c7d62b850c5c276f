"""Footer with the measured figures of an answer."""

from __future__ import annotations

from dataclasses import asdict

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import AnswerSource, Message
from foretoken.control.answers.answer_control import settings_of, target_words
from foretoken.engine.config import SamplingParams
from foretoken.engine.figures import Figure, answer_figures
from foretoken.models.names import pair_name
from foretoken.preferences.declared import SAMPLING_PARAMETERS, TEMPERATURE
from foretoken.reports.race import way_words
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Marked, MarkedLabel, joined, marked
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.parts.explained import Word, explain


def written_by(source: AnswerSource) -> Figure:
    """Return the name of the pair as a figure; the explanation has its models and settings."""
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
        lines.append(tr("Sent to {name} ({host}).", name=server.name, host=server.host))
    if place := source.place_words:
        lines.append(tr("Computed {place}.", place=place))
    settings = settings_of(source)
    if settings is not None:
        words = _sampling_words(settings.sampling)
        if not source.servers:
            words.append(way_words(settings.speculative))
        lines.append(" · ".join(words))
    names = (pair_name(target, source.draft), *(server.words for server in source.servers))
    return Figure("", " · ".join((*names, *filter(None, [place]))), "\n".join(lines))


def _sampling_words(sampling: SamplingParams) -> list[str]:
    """Return the temperature, and the other sampling settings that are not off."""
    off, values = asdict(SamplingParams()), asdict(sampling)
    return [
        f"{tr(each.title)} {each.kind.shown(values[each.name])}"
        for each in SAMPLING_PARAMETERS
        if each is TEMPERATURE or values.get(each.name) != off.get(each.name)
    ]


_GAP = 14
_MIDDLE = Qt.TextElideMode.ElideMiddle
_LEEWAY = 8
"""Tolerance in pixels, because bold numbers are slightly wider."""
# Not translated: no words. The isolates keep "38.2 tok/s" in this order in Arabic too.
_NUMBER = '<b style="color: {};">{}</b>\u00a0'
_FIGURE = '<a href="{}" style="color: {}; text-decoration: none;">\u2068{}{}\u2069</a>'


def footer_figures(message: Message) -> list[Figure]:
    """Return the figures of an answer, the pair that wrote it last; empty until it has ended."""
    figures: list[Figure] = []
    if message.statistics is not None:
        figures = answer_figures(message.statistics, served=message.served_figures)
    if message.source is not None and (figures or message.text):
        figures.append(written_by(message.source))
    return figures


class Footer(Themed, MarkedLabel):
    """Figures of an answer in one or more lines, each with its own tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._loaded = ""
        self.figures: list[Figure] = []
        """All figures, including one that is shown in the tooltip if it does not fit."""
        self._unshown = ""
        styled(self, Type.SMALL, Tone.MUTED)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.linkHovered.connect(self._on_hovered)
        explain(self, Word.SPEEDUP, Word.ACCEPTANCE, Word.STEP)
        self.hide()

    def set_loaded(self, name: str) -> None:
        """Set the pair in use, named as by ``written_by``; its name gets no line of its own."""
        if name != self._loaded:
            self._loaded = name
            self._fill()

    def show_message(self, message: Message) -> None:
        """Show the figures of an answer; hidden until it has ended."""
        self.figures = footer_figures(message)
        self.setAccessibleName(", ".join(figure.text for figure in self.figures))
        self.setVisible(bool(self.figures))
        self._fill()

    def on_look_changed(self) -> None:
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap lines between figures."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fill()

    def hasHeightForWidth(self) -> bool:
        """Return False: it sets its own height, as layouts would request it a hundred times."""
        return False

    def _fill(self) -> None:
        """Write numbers in bold and units muted; a figure wider than a line wraps between words."""
        self.ensurePolished()
        metrics, room, x = self.fontMetrics(), self.width() - _LEEWAY, 0
        shown: list[Marked] = []
        self._unshown = ""
        for at, figure in enumerate(self.figures):
            width = metrics.horizontalAdvance(figure.text)
            if x and x + width > room:
                x = 0
                if figure.unit == self._loaded:  # always the last figure
                    self._unshown = figure.explanation
                    break
            x += width + _GAP
            number = Marked()
            if figure.number:
                number = marked(_NUMBER, theme().text, figure.number.replace(" ", "\u00a0"))
            unit = figure.unit.replace(" ", "\u00a0")
            if width > room:  # wraps between words; names may be one long word
                words = (metrics.elidedText(word, _MIDDLE, room) for word in figure.unit.split(" "))
                unit = " ".join(words)
            shown.append(marked(_FIGURE, at, theme().muted, number, unit))
        text = joined("&nbsp;&nbsp; ", shown)
        if text != self.text():
            self.setText(text)
        self.setToolTip(self._unshown)
        self.setMinimumHeight(0)  # otherwise included in heightForWidth
        self.setFixedHeight(max(0, self.heightForWidth(self.width())))

    @Slot(str)
    def _on_hovered(self, at: str) -> None:
        """Explain the figure under the mouse; clicks have no effect."""
        self.setToolTip(self.figures[int(at)].explanation if at else self._unshown)
        self.setCursor(Qt.CursorShape.ArrowCursor)
