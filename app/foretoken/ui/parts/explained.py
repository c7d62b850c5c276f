"""Glossary of the technical words in the window, and What's This help that explains them.

``explain`` attaches words to a part. The user asks with the command's key while the part has the
focus, or by clicking it after the command, and reads the glossary's text in Qt's own What's This
note. The guide's key opens its page about the first word.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget

from foretoken.system.language import tr, tr_noop


class Word(Enum):
    """A word; in the order of the guide."""

    TOKEN = tr_noop("Token")
    TARGET = tr_noop("Target")
    DRAFT = tr_noop("Draft")
    STEP = tr_noop("Step")
    LOOKAHEAD = tr_noop("Lookahead")
    ACCEPTANCE = tr_noop("Acceptance")
    LOOKUP = tr_noop("Prompt lookup")
    CONTEXT = tr_noop("Context")
    CACHE = tr_noop("KV cache")
    PLAIN = tr_noop("Plain decoding")
    SPEEDUP = tr_noop("Speedup")
    SAMPLING = tr_noop("Sampling")
    TEMPERATURE = tr_noop("Temperature")

    @property
    def term(self) -> str:
        """The word in the language of the window."""
        return tr(self.value)

    @property
    def meaning(self) -> str:
        """Its meaning in a sentence or two, in the language of the window."""
        return tr(_MEANINGS[self])


_MEANINGS = {
    Word.TOKEN: tr_noop(
        "The unit in which a model reads and writes: a word, part of a word, or a punctuation mark."
    ),
    Word.TARGET: tr_noop(
        "The large model whose answer you want. Drafting does not change what it says."
    ),
    Word.DRAFT: tr_noop(
        "Tokens that are proposed to the target, by a small model or a head, or copied from "
        "earlier text."
    ),
    Word.STEP: tr_noop(
        "One round of writing: some tokens are drafted, the target checks them in a single "
        "pass, keeps those that it agrees with, and adds one of its own."
    ),
    Word.LOOKAHEAD: tr_noop(
        "How many tokens are drafted in each step. Adaptive: as many as pay off, measured "
        "on this computer, or none."
    ),
    Word.ACCEPTANCE: tr_noop(
        "The share of drafted tokens that the target keeps. The higher it is, the more "
        "drafting helps; it is higher for predictable text."
    ),
    Word.LOOKUP: tr_noop(
        "Drafting without a draft model: what followed the same words earlier in the chat, "
        "or in earlier texts, is copied."
    ),
    Word.CONTEXT: tr_noop(
        "How many tokens the model can see at once: the chat so far, attached files, and "
        "the answer."
    ),
    Word.CACHE: tr_noop(
        "What the model has computed for the tokens that it has read, so that it does not "
        "have to read them again. It grows with the context and takes memory."
    ),
    Word.PLAIN: tr_noop(
        "The target writes alone, one token per pass. Drafting is compared with this."
    ),
    Word.SPEEDUP: tr_noop(
        "How many times as fast as plain decoding, measured on this computer in the same session."
    ),
    Word.SAMPLING: tr_noop(
        "How the next token is picked from those that the model considers likely: always "
        "the most likely one, or at random within limits that you set."
    ),
    Word.TEMPERATURE: tr_noop(
        "How random the picks are: 0 always picks the most likely token, higher values pick "
        "unlikely ones more often."
    ),
}

_WORD = "word"
"""Property of an explained widget: the name of its first word."""
_Widget = TypeVar("_Widget", bound=QWidget)


def explain(widget: _Widget, *words: Word) -> _Widget:
    """Attach the explanation of words to a widget; return the widget."""
    widget.setWhatsThis(
        "\n\n".join(
            tr("{word}: {meaning}", about="in a glossary", word=each.term, meaning=each.meaning)
            for each in words
        )
    )
    widget.setProperty(_WORD, words[0].name)
    return widget


def _explained(widget: QWidget | None) -> QWidget | None:
    """Return the widget, or its nearest ancestor in the window, that is explained."""
    while widget is not None and not widget.property(_WORD):
        widget = None if widget.isWindow() else widget.parentWidget()
    return widget


def word_of(widget: QWidget | None) -> Word | None:
    """Return the first word that explains a widget, if any."""
    found = _explained(widget)
    return None if found is None else Word[found.property(_WORD)]


def explain_focus() -> bool:
    """Explain the focused widget (True), or else the one that is clicked next (False)."""
    found = _explained(QApplication.focusWidget())
    if found is None:
        QWhatsThis.enterWhatsThisMode()
        return False
    below = found.mapToGlobal(found.visibleRegion().boundingRect().bottomLeft())
    QWhatsThis.showText(below, found.whatsThis(), found)
    return True


class ShowsGuide:
    """Base of the window that can show the guide, above a dialog or by itself."""

    def show_help(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Open the pages of the guide, at the section about a word."""
        raise NotImplementedError


def guide_of(widget: QWidget | None) -> ShowsGuide | None:
    """Return the nearest ancestor that can show the guide, if any."""
    while widget is not None and not isinstance(widget, ShowsGuide):
        widget = widget.parentWidget()
    return widget
