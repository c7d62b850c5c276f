"""Texts of the store as token ids of a vocabulary."""

from __future__ import annotations

from collections.abc import Iterator

from foretoken.chat.store.stored import WrittenText
from foretoken.engine.drafting.memory import CONTEXT, RememberedText
from foretoken.engine.errors import PromptError
from foretoken.engine.events import CopiedFrom
from foretoken.engine.text.vocabulary import Vocabulary

# Of a text that is longer its beginning is remembered: to read it must not take long.
_MOST_CHARACTERS = 400_000
# Enough for the last tokens of a question, be they long ones.
_ASKED_CHARACTERS = 16 * CONTEXT


def remembered_texts(written: WrittenText, vocabulary: Vocabulary) -> Iterator[RememberedText]:
    """A message, and each attachment; a vocabulary that can spell nothing remembers nothing.

    An answer of this vocabulary has the ids that were generated for it, for another model would
    perhaps write its text by others.
    """
    revision = written.revision
    asked = _tokens(written.asked.rstrip()[-_ASKED_CHARACTERS:], vocabulary)[-CONTEXT:]
    tokens = written.tokens
    if not _spell(tokens, written.text, vocabulary):
        tokens = _tokens(written.text, vocabulary)
    if written.ended:
        tokens += _end(vocabulary)
    yield RememberedText(CopiedFrom(written.id), revision, tokens, asked)
    for part, attachment in enumerate(written.attachments, start=1):
        source = CopiedFrom(written.id, part)
        yield RememberedText(source, revision, _tokens(attachment.text, vocabulary))


def _spell(tokens: tuple[int, ...], text: str, vocabulary: Vocabulary) -> bool:
    if not tokens or not all(0 <= token < vocabulary.size for token in tokens):
        return False
    plain = [vocabulary.piece(token) for token in tokens]
    # Control tokens have no bytes, and those that mark reasoning are shown nevertheless.
    marked = [
        piece or vocabulary.text(token).encode() for piece, token in zip(plain, tokens, strict=True)
    ]
    return text in (b"".join(pieces).decode("utf-8", "replace") for pieces in (plain, marked))


def _end(vocabulary: Vocabulary) -> tuple[int, ...]:
    """What most likely ends an answer: not every vocabulary has a token for the end of a turn."""
    special = vocabulary.special_ids
    found = special.get("eot", special.get("eos"))
    return () if found is None else (found,)


def _tokens(text: str, vocabulary: Vocabulary) -> tuple[int, ...]:
    try:
        return tuple(vocabulary.tokenize(text[:_MOST_CHARACTERS]))
    except PromptError:
        return ()
