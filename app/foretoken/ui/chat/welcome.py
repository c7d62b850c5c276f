"""Page of an empty conversation: introduction, suggestions, and a recommended pair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from foretoken.models.amounts import size_text
from foretoken.models.presets.suggested import Recommendation, download_size
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import Notice, NoticeAction, NoticeKind, choose_models_offer
from foretoken.ui.chat.message_actions import ChatCommands
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Tone, Type, styled
from foretoken.ui.parts.forms import column, paragraph

_CARD_PADDING = 14


class SuggestionCard(QPushButton):
    """Button with a suggested question, wrapped; the leading one stands out."""

    def __init__(self, text: str, parent: QWidget | None = None, *, leads: bool = False) -> None:
        super().__init__(parent)
        styled(self, Button.LEADING_CARD if leads else Button.CARD)
        self.setAccessibleName(text)
        self.setToolTip(tr("Ask this"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        words = paragraph(text, self, Type.LARGE)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column(self, words, margins=(_CARD_PADDING,) * 4)


class Welcome(QWidget):
    """Title, introduction, suggested questions, and a pair that suits this computer better."""

    def __init__(self, commands: ChatCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._cards: list[SuggestionCard] = []
        self._title = paragraph("", self, Type.DISPLAY)
        self._text = paragraph("", self, Type.LARGE, Tone.MUTED)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.card = Notice(self)
        """Notice about the built-in pair and a better one."""
        self._suggestions = column(None, spacing=Space.MEDIUM)
        self._suggestions.setContentsMargins(0, Space.LARGE, 0, Space.LARGE)
        parts = self._title, self._text, self._suggestions, self.card
        layout = column(self, *parts, spacing=Space.MEDIUM)
        layout.insertStretch(0, 2)
        layout.addStretch(3)

    def set_content(self, title: str, text: str, suggestions: Sequence[str]) -> None:
        """Set title, introduction and suggestions."""
        self._title.setText(title)
        self._text.setText(text)
        if [card.accessibleName() for card in self._cards] == list(suggestions):
            return
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = []
        for suggestion in suggestions:
            card = SuggestionCard(suggestion, self, leads=not self._cards)
            card.clicked.connect(lambda *_, words=suggestion: self._commands.ask(words))
            self._suggestions.addWidget(card)
            self._cards.append(card)

    def recommend(self, recommendation: Recommendation | None) -> None:
        """Describe the built-in pair, and offer this pair or the choice of models."""
        lines = [
            tr("The built-in pair is tiny and knows little. It is meant for trying things out.")
        ]
        offer = choose_models_offer(lambda: self._commands.choose_models())
        tip = ""
        if recommendation is not None:
            preset, tip = recommendation.preset, recommendation.reason
            lines.append(
                tr(
                    "For real work: {pair} ({size} to download, needs about {memory} of memory).",
                    pair=tr(preset.title),
                    size=download_size(preset.models),
                    memory=size_text(preset.memory_bytes),
                )
            )
            see = tr("Opens Download models at this pair; nothing is downloaded yet")
            offer = NoticeAction(
                tr("See this pair"), see, lambda: self._commands.open_preset(preset.id)
            )
        self.card.show_notice("\n".join(lines), NoticeKind.WARNING, offers=[offer])
        self.card.setToolTip(tip)
