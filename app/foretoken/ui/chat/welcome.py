"""What an empty conversation shows: what the app is for, things to ask, and a better pair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foretoken.models.amounts import size_text
from foretoken.models.presets.recommended import Recommendation
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import Notice, NoticeAction, NoticeKind, choose_models_offer
from foretoken.ui.chat.message_actions import ChatCommands
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Tone, Type, styled

_CARD_PADDING = 14


class SuggestionCard(QPushButton):
    """Something that a person could ask; its text wraps. The leading one stands out."""

    def __init__(self, text: str, parent: QWidget | None = None, *, leads: bool = False) -> None:
        super().__init__(parent)
        styled(self, Button.LEADING_CARD if leads else Button.CARD)
        self.setAccessibleName(text)
        self.setToolTip(tr("Ask this"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        words = styled(Label(text, self), Type.LARGE)
        words.setWordWrap(True)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(*[_CARD_PADDING] * 4)
        inside.addWidget(words)


class Welcome(QWidget):
    """Title, sentence, things to ask, and a pair that suits this computer better."""

    def __init__(self, commands: ChatCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._cards: list[SuggestionCard] = []
        self._title = styled(Label(self), Type.DISPLAY)
        self._text = styled(Label(self), Type.LARGE, Tone.MUTED)
        self.card = Notice(self)
        """What the built-in pair is, and a better one."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addStretch(2)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addSpacing(Space.LARGE)
        self._suggestions = QVBoxLayout()
        self._suggestions.setSpacing(Space.MEDIUM)
        layout.addLayout(self._suggestions)
        layout.addSpacing(Space.LARGE)
        layout.addWidget(self.card)
        layout.addStretch(3)

    def set_content(self, title: str, text: str, suggestions: Sequence[str]) -> None:
        """Set title, sentence and cards."""
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
        """Say what the built-in pair is, and offer this pair, or all models."""
        lines = [tr("The built-in pair is tiny and knows little. It is there to try things out.")]
        offer = choose_models_offer(lambda: self._commands.choose_models())
        tip = ""
        if recommendation is not None:
            preset, tip = recommendation.preset, recommendation.reason
            lines.append(
                tr(
                    "For real work: {pair} ({size} to download, needs about {memory} of memory).",
                    pair=tr(preset.title),
                    size=recommendation.size,
                    memory=size_text(preset.memory_bytes),
                )
            )
            see = tr("Opens Download models at this pair; nothing is downloaded yet")
            offer = NoticeAction(
                tr("See this pair"), see, lambda: self._commands.open_preset(preset.id)
            )
        self.card.show_notice("\n".join(lines), NoticeKind.WARNING, offers=[offer])
        self.card.setToolTip(tip)
