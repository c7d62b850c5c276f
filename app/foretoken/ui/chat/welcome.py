"""What an empty conversation shows: a title, things to ask, what the pair can do, a better one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.models.presets.recommended import Recommendation
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import Notice, NoticeAction, NoticeKind, choose_models_offer
from foretoken.ui.chat.message_actions import ChatCommands
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import TEXT_PIXELS, scaled
from foretoken.ui.look.themed import Button, Themed, Tone, Type, dress

_CARD_PADDING = 14
_CARD_GAP = 12
_NOTE_GAP = 20
# Three cards with a few words in each line need this width.
_CARDS_BESIDE = 540


class SuggestionCard(QPushButton):
    """Something that a person could ask; its text wraps. The leading one stands out."""

    def __init__(self, text: str, parent: QWidget | None = None, *, leads: bool = False) -> None:
        super().__init__(parent)
        dress(self, Button.LEADING_CARD if leads else Button.CARD)
        self.setAccessibleName(text)
        self.setToolTip(tr("Ask this"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        words = dress(Label(text, self), Type.LARGE if leads else Type.NORMAL)
        words.setWordWrap(True)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        side = Qt.AlignmentFlag.AlignHCenter if leads else Qt.AlignmentFlag.AlignLeft
        words.setAlignment(Qt.AlignmentFlag.AlignTop | side)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(*[_CARD_PADDING] * 4)
        inside.addWidget(words)


class Welcome(Themed, QWidget):
    """What an empty conversation shows: title, sentence, things to ask, and words on the models."""

    def __init__(self, commands: ChatCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._cards: list[SuggestionCard] = []
        self._title = dress(Label(self), Type.DISPLAY)
        self._text = dress(Label(self), Type.LARGE, Tone.MUTED)
        self.note = Notice(self, pixels=TEXT_PIXELS)
        """Words on the models in use."""
        self.card = Notice(self)
        """A better pair for this computer."""
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(_CARD_GAP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(2)
        for label, gap in ((self._title, 8), (self._text, 28)):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            layout.addWidget(label)
            layout.addSpacing(gap)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(_CARD_GAP)
        self._rows.addLayout(self._row)
        layout.addLayout(self._rows)
        layout.addSpacing(_NOTE_GAP)
        layout.addWidget(self.note)
        layout.addSpacing(_NOTE_GAP)
        layout.addWidget(self.card)
        layout.addStretch(3)

    def set_content(self, title: str, text: str, suggestions: Sequence[str]) -> None:
        """Set title, sentence and cards."""
        self._title.setText(title)
        self._text.setText(text)
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = [
            SuggestionCard(suggestion, self, leads=place == 0)
            for place, suggestion in enumerate(suggestions)
        ]
        for place, card in enumerate(self._cards):
            card.clicked.connect(partial(self._ask, suggestions[place]))
            if place:
                self._row.addWidget(card, 1)
            else:
                self._rows.insertWidget(0, card)

    def set_note(self, text: str) -> None:
        """Say this below the cards, with a button that leads to the models; or nothing."""
        offers = [choose_models_offer(lambda: self._commands.choose_models())] if text else []
        self.note.show_notice(text, NoticeKind.INFO, offers=offers)

    def recommend(self, recommendation: Recommendation | None) -> None:
        """Recommend this pair, or none; a button leads to where it can be had."""
        text, offers = "", []
        if recommendation is not None:
            preset, size = recommendation.preset, recommendation.size
            facts = tr("{size} to download. {reason}", size=size, reason=recommendation.reason)
            title = tr("Recommended for this computer: {pair}", pair=preset.title)
            text = f"{title}\n{facts}"
            tip = tr("Opens Get models at this pair; nothing is downloaded yet")
            offers = [
                NoticeAction(
                    tr("See this pair"), tip, lambda: self._commands.open_preset(preset.id)
                )
            ]
        self.card.show_notice(text, NoticeKind.WARNING, offers=offers)

    def on_look_changed(self) -> None:
        """Have room for the cards."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards beside each other, or below each other where it is narrow."""
        super().resizeEvent(event)
        self._place()

    def _ask(self, words: str, *_: object) -> None:
        self._commands.ask(words)

    def _place(self) -> None:
        beside = self.contentsRect().width() >= scaled(_CARDS_BESIDE)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
