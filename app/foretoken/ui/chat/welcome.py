"""What an empty conversation shows: a title, things to ask, what the pair can do, a better one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.models.presets.recommended import Recommendation
from foretoken.system.language import tr
from foretoken.ui.chat.message_actions import ChatCommands
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, marked
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Surface, Themed, Tone, Type, dress


class RecommendationCard(QFrame):
    """Name, size and fit; its button leads to where it can be had."""

    def __init__(self, commands: ChatCommands, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self._preset_id = ""
        self._title = dress(Label(self), Type.SECTION)
        self._facts = dress(Label(self), Tone.MUTED)
        for label in (self._title, self._facts):
            label.setWordWrap(True)
        self.button = QPushButton(tr("See this pair"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: commands.open_preset(self._preset_id))
        words = QVBoxLayout()
        words.setSpacing(Space.TINY)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        row.setSpacing(Space.LARGE)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._title.text()}\n{self._facts.text()}"

    def show_pair(self, recommendation: Recommendation | None) -> None:
        """Recommend this pair, or none."""
        self.setVisible(recommendation is not None)
        if recommendation is None:
            return
        preset = recommendation.preset
        self._preset_id = preset.id
        self._title.setText(tr("Recommended for this computer: {pair}", pair=preset.title))
        self._facts.setText(
            tr(
                "{size} to download. {reason}",
                size=recommendation.size,
                reason=recommendation.reason,
            )
        )
        self.button.setAccessibleName(tr("See {pair} in Get models", pair=preset.title))
        self.button.setToolTip(tr("Opens Get models at this pair; nothing is downloaded yet"))
        self.setAccessibleName(self.text)


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
        self.note = dress(MarkedLabel(self), Type.LARGE)
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.note.linkActivated.connect(lambda: commands.choose_models())
        self._said = ""
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
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.note.setWordWrap(True)
        self.note.hide()
        self.card = RecommendationCard(commands, self)
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
        """Say this below the cards, with a link to the models; nothing for an empty text."""
        self._said = text
        link = marked(
            '<a href="models" style="color: {};">{}</a>',  # not translated: no words
            theme().accent,
            tr("Choose models").replace(" ", "\u00a0"),
        )
        shown = marked("{} {}", text, link) if text else Marked()
        if shown != self.note.text():
            self.note.setText(shown)
            self.note.setVisible(bool(text))

    def on_look_changed(self) -> None:
        """Take over the colour of the link, and have room for the cards."""
        self.set_note(self._said)
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
