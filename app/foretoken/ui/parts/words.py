"""The glossary: hard words that stand in the window, and what they mean."""

from __future__ import annotations

from enum import Enum

from foretoken.system.language import tr, tr_noop


class Word(Enum):
    """A word, and its meaning in a sentence or two; the order is that of the guide."""

    TOKEN = (
        tr_noop("Token"),
        tr_noop("A piece of a word, a word or a sign: what a model reads and writes."),
    )
    TARGET = (
        tr_noop("Target"),
        tr_noop("The model whose answer you want. Drafting never changes what it says."),
    )
    DRAFT = (
        tr_noop("Draft"),
        tr_noop(
            "Tokens that are proposed to the target, by a small draft model or copied from the "
            "text."
        ),
    )
    STEP = (
        tr_noop("Step"),
        tr_noop(
            "One round of writing: some tokens are drafted, the target checks all of them in one "
            "pass, keeps those that it would have written, and adds one of its own."
        ),
    )
    LOOKAHEAD = (
        tr_noop("Lookahead"),
        tr_noop(
            "How many tokens are drafted before the target looks. Adaptive: as many as pay, "
            "measured on this computer, down to none."
        ),
    )
    ACCEPTANCE = (
        tr_noop("Acceptance"),
        tr_noop(
            "How many of the drafted tokens the target keeps. The more it keeps, the more a draft "
            "is worth; easy texts have more of it than surprising ones."
        ),
    )
    LOOKUP = (
        tr_noop("Prompt lookup"),
        tr_noop(
            "Drafting without a second model: what followed the same words earlier in the chat, or "
            "in what was written before."
        ),
    )
    CONTEXT = (
        tr_noop("Context"),
        tr_noop(
            "How many tokens the model can look back on: the chat so far, files, and the answer."
        ),
    )
    CACHE = (
        tr_noop("KV cache"),
        tr_noop(
            "What the model remembers of the tokens it has read, so that it need not read them "
            "again. It grows with the context and takes memory."
        ),
    )
    PLAIN = (
        tr_noop("Plain decoding"),
        tr_noop("The target writes alone, one token in each pass: what drafting is compared with."),
    )
    SPEEDUP = (
        tr_noop("Speedup"),
        tr_noop(
            "Measured speed over the speed of plain decoding, measured on this computer in the "
            "same session."
        ),
    )
    SAMPLING = (
        tr_noop("Sampling"),
        tr_noop(
            "How the next token is drawn from those that the model finds likely: always the "
            "likeliest, or by chance, within limits that you choose."
        ),
    )
    TEMPERATURE = (
        tr_noop("Temperature"),
        tr_noop(
            "How much chance there is in what is drawn: 0 always takes the likeliest token, higher "
            "values take unlikely ones more often."
        ),
    )

    @property
    def term(self) -> str:
        """The word in the language of the window."""
        return tr(self.value[0])

    @property
    def meaning(self) -> str:
        """What it means."""
        return tr(self.value[1])
