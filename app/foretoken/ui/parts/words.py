"""Glossary of the technical words in the window."""

from __future__ import annotations

from enum import Enum

from foretoken.system.language import tr, tr_noop


class Word(Enum):
    """A word, and its meaning in a sentence or two; in the order of the guide."""

    TOKEN = (
        tr_noop("Token"),
        tr_noop(
            "The unit in which a model reads and writes: a word, part of a word, or a "
            "punctuation mark."
        ),
    )
    TARGET = (
        tr_noop("Target"),
        tr_noop("The large model whose answer you want. Drafting does not change what it says."),
    )
    DRAFT = (
        tr_noop("Draft"),
        tr_noop(
            "Tokens that are proposed to the target, by a small model or a head, or copied from "
            "earlier text."
        ),
    )
    STEP = (
        tr_noop("Step"),
        tr_noop(
            "One round of writing: some tokens are drafted, the target checks them in a single "
            "pass, keeps those that it agrees with, and adds one of its own."
        ),
    )
    LOOKAHEAD = (
        tr_noop("Lookahead"),
        tr_noop(
            "How many tokens are drafted in each step. Adaptive: as many as pay off, measured "
            "on this computer, or none."
        ),
    )
    ACCEPTANCE = (
        tr_noop("Acceptance"),
        tr_noop(
            "The share of drafted tokens that the target keeps. The higher it is, the more "
            "drafting helps; it is higher for predictable text."
        ),
    )
    LOOKUP = (
        tr_noop("Prompt lookup"),
        tr_noop(
            "Drafting without a draft model: what followed the same words earlier in the chat, "
            "or in earlier texts, is copied."
        ),
    )
    CONTEXT = (
        tr_noop("Context"),
        tr_noop(
            "How many tokens the model can see at once: the chat so far, attached files, and "
            "the answer."
        ),
    )
    CACHE = (
        tr_noop("KV cache"),
        tr_noop(
            "What the model has computed for the tokens that it has read, so that it does not "
            "have to read them again. It grows with the context and takes memory."
        ),
    )
    PLAIN = (
        tr_noop("Plain decoding"),
        tr_noop("The target writes alone, one token per pass. Drafting is compared with this."),
    )
    SPEEDUP = (
        tr_noop("Speedup"),
        tr_noop(
            "How many times as fast as plain decoding, measured on this computer in the same "
            "session."
        ),
    )
    SAMPLING = (
        tr_noop("Sampling"),
        tr_noop(
            "How the next token is picked from those that the model considers likely: always "
            "the most likely one, or at random within limits that you set."
        ),
    )
    TEMPERATURE = (
        tr_noop("Temperature"),
        tr_noop(
            "How random the picks are: 0 always picks the most likely token, higher values pick "
            "unlikely ones more often."
        ),
    )

    @property
    def term(self) -> str:
        """The word in the language of the window."""
        return tr(self.value[0])

    @property
    def meaning(self) -> str:
        """Its meaning in the language of the window."""
        return tr(self.value[1])
