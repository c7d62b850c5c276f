"""Reasoning and answer text of a message: its blocks, and the kind of token of each character."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.markdown.blocks import Block, BlockKind
from foretoken.chat.markdown.highlight import CodeRole, highlight
from foretoken.chat.markdown.stream import parse
from foretoken.chat.reasoning.parts import PartKind, milliseconds
from foretoken.engine.events import TokenEmitted
from foretoken.engine.figures import long_time
from foretoken.engine.token_display import TokenKind, shown_kind
from foretoken.system.language import tr, tr_n


@dataclass(frozen=True, slots=True)
class AnswerSection:
    """Section of an answer."""

    text: str
    kinds: Sequence[TokenKind | None]
    """Kind of each character; None if its token is unknown."""
    thought: str = ""
    """Words for the duration of reasoning; empty for the answer proper."""

    @property
    def blocks(self) -> list[Block]:
        """Its blocks; places refer to ``text``."""
        return parse(self.text)


def sections_of(message: Message) -> Iterator[AnswerSection]:
    """Yield reasoning and answer in order, without the marks between them."""
    kinds = kinds_of(message)
    if not message.parts:
        yield AnswerSection(message.text, kinds)
        return
    for part in message.parts:
        if part.start < part.end:
            thought = ""
            if part.kind is PartKind.REASONING:
                took_ms = milliseconds(part, message.tokens, message.steps)
                thought = thought_words(took_ms, part.tokens)
            text = message.text[part.start : part.end]
            yield AnswerSection(text, kinds[part.start : part.end], thought)


def kinds_of(message: Message) -> Sequence[TokenKind | None]:
    """Return the kind of each character; None if its token is unknown.

    Tokens that only together form a character are one piece: all but the last have no text.
    """
    if "".join(token.text for token in message.tokens) != message.text:
        return [None] * len(message.text)
    kinds: list[TokenKind] = []
    waiting: list[TokenEmitted] = []
    for token in message.tokens:
        waiting.append(token)
        if token.text:
            kinds.extend([shown_kind(waiting)] * len(token.text))
            waiting = []
    return kinds


def code_roles(block: Block) -> Mapping[int, CodeRole]:
    """Return the syntactic roles of a code block's characters by place; none for other blocks."""
    if block.kind is not BlockKind.CODE or not block.language:
        return {}
    code = "".join(run.text for run in block.runs)
    places = [place for run in block.runs for place in run.places]
    found = highlight(code, block.language)
    return {place: one.role for one in found for place in places[one.start : one.stop]}


def thought_words(milliseconds: float, tokens: int) -> str:
    """Return words for the duration and tokens of reasoning; 0 is unknown and omitted."""
    time = _duration(milliseconds) if milliseconds > 0 else ""
    if time and tokens:
        return tr_n(
            "Thought for {time}, {count} token",
            "Thought for {time}, {count} tokens",
            tokens,
            time=time,
        )
    if time:
        return tr("Thought for {time}", time=time)
    if tokens:
        return tr_n("Thought, {count} token", "Thought, {count} tokens", tokens)
    return tr("Thought", about="a model, before it answered")


def thinking_words(milliseconds: float) -> str:
    """Return the words shown during reasoning."""
    seconds = floor(milliseconds / 1000)
    if not seconds:
        return tr("Thinking…")
    return tr("Thinking… {time}", time=_duration(1000 * seconds))


def _duration(milliseconds: float) -> str:
    seconds = round(milliseconds / 1000)
    if seconds < 60:
        return tr("{seconds}\u00a0s", seconds=max(1, seconds))
    return long_time(seconds)
