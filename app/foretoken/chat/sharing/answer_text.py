"""The blocks of an answer, and which of its characters came from tokens of which kind."""

from __future__ import annotations

from collections.abc import Sequence

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.markdown.blocks import Block
from foretoken.chat.markdown.stream import parse
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_kind import TokenKind, kind_of, shown_kind


def blocks_of(message: Message) -> list[Block]:
    """What is shown of it, in its order."""
    return parse(message.text)


def kinds_of(message: Message) -> Sequence[TokenKind | None]:
    """The kind of each character; None where no token is known.

    Tokens that only together make a character are one piece: all but the last have no text.
    """
    if "".join(token.text for token in message.tokens) != message.text:
        return [None] * len(message.text)
    kinds: list[TokenKind] = []
    waiting: list[TokenEmitted] = []
    for token in message.tokens:
        if token.text:
            kind = shown_kind([*waiting, token]) if waiting else kind_of(token)
            kinds.extend([kind] * len(token.text))
            waiting = []
        else:
            waiting.append(token)
    return kinds
