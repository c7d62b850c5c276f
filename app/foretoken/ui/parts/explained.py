"""What's this: parts of the window tell what the hard words on them mean.

``explain`` says which words are on a part. A person asks with the key of the command while the
keyboard is in that part, or with a click after the command, and reads the glossary's text on a
card, from which the glossary can be opened at that word. The key of the guide opens its page about
the first of the words.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWhatsThis, QWidget

from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Fit, Surface, Type, styled
from foretoken.ui.parts.forms import paragraph
from foretoken.ui.parts.own_keys import asks_help, asks_what, guide_of
from foretoken.ui.parts.screen_room import fitted, screen_of
from foretoken.ui.parts.words import Word

_CHARACTERS = 38
_BESIDE = 4
_Widget = TypeVar("_Widget", bound=QWidget)


def explain(widget: _Widget, *words: Word) -> _Widget:
    """Let people ask what the words on a part mean; return the part."""
    Explanation(widget, words)
    return widget


def explanation_of(widget: QWidget | None) -> Explanation | None:
    """The explanation of a part, or of the nearest that it is on."""
    while widget is not None:
        found = widget.findChild(Explanation, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if found is not None or widget.isWindow():
            return found
        widget = widget.parentWidget()
    return None


def explain_focus() -> bool:
    """Explain what has the keyboard (True), or else whatever is clicked next (False)."""
    found = explanation_of(QApplication.focusWidget())
    if found is None:
        QWhatsThis.enterWhatsThisMode()
        return False
    found.show_card()
    return True


class Explanation(QObject):
    """Of one part, which it belongs to."""

    def __init__(self, widget: QWidget, words: tuple[Word, ...]) -> None:
        super().__init__(widget)
        self.words = words
        self._widget = widget
        text = "\n\n".join(
            tr("{word}: {meaning}", about="in a glossary", word=each.term, meaning=each.meaning)
            for each in words
        )
        widget.setWhatsThis(text)  # for screen readers it is the help of the part
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Answer what is asked by a click or a key, in place of Qt's own note."""
        if event.type() == QEvent.Type.WhatsThis and isinstance(event, QHelpEvent):
            QWhatsThis.leaveWhatsThisMode()
            self.show_card(QRect(event.globalPos(), QSize(1, 1)))
            event.accept()
            return True
        # Keys of the window come before this; in dialogs there are none.
        if event.type() != QEvent.Type.KeyPress:
            return False
        if asks_what(event):
            self.show_card()
            return True
        if asks_help(event) and (guide := guide_of(self._widget)) is not None:
            guide.show_help(self.words[0], self._widget.window())
            return True
        return False

    def show_card(self, place: QRect | None = None) -> WordCard:
        """Show the card beside a place of the screen, or below the part."""
        shown = self._widget.visibleRegion().boundingRect()
        below = QRect(self._widget.mapToGlobal(shown.topLeft()), shown.size())
        card = WordCard(self.words, self._widget.window())
        card.guide.clicked.connect(self._show_guide)
        card.open_at(place or below)
        return card

    @Slot()
    def _show_guide(self) -> None:
        guide = guide_of(self._widget)
        if guide is not None:
            guide.show_guide(self.words[0], self._widget.window())


class WordCard(QFrame):
    """A few words with their meanings, until a click beside it or Esc."""

    def __init__(self, words: tuple[Word, ...], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        styled(self, Surface.POPUP)
        self.told = "\n".join(text for word in words for text in (word.term, word.meaning))
        """All that it says."""
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.TINY)
        for word in words:
            column.addWidget(styled(Label(word.term, self), Type.HEADING))
            column.addWidget(paragraph(word.meaning, self))
            column.addSpacing(Space.SMALL)
        self.guide = styled(QPushButton(tr("How it works"), self), Button.NORMAL, Fit.DENSE)
        self.guide.setToolTip(tr("Open the guide at this term"))
        self.guide.clicked.connect(self.close)
        column.addWidget(self.guide, 0, Qt.AlignmentFlag.AlignLeft)
        # The button has the focus, so it is what a screen reader reads.
        self.setAccessibleName(tr("What's this?"))
        self.guide.setAccessibleDescription(self.told)

    def open_at(self, place: QRect) -> None:
        """Show it below a place of the screen, or above it where there is no room."""
        self.ensurePolished()
        width = _CHARACTERS * self.fontMetrics().averageCharWidth()
        wanted = QRect(place.bottomLeft(), QSize(width, self.heightForWidth(width)))
        wanted.translate(0, _BESIDE)
        if self.isRightToLeft():
            wanted.moveRight(place.right())
        room = screen_of(self).availableGeometry()
        if wanted.bottom() > room.bottom():
            wanted.moveBottom(place.top() - _BESIDE)
        self.setGeometry(fitted(wanted, room))
        self.show()
        self.guide.setFocus(Qt.FocusReason.TabFocusReason)
