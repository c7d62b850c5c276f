"""A conversation in memory: a tree of messages, of which one branch is shown.

Editing a question or answering it anew adds a sibling; nothing is overwritten. Answers are behind
questions, questions at the roots, behind answers, and behind a question whose answer was deleted.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from foretoken.chat.conversations.titles import numbered_title
from foretoken.chat.reasoning.marks import Marks
from foretoken.chat.reasoning.parts import (
    AnswerPart,
    has_reasoning,
    may_reason,
    parts_of,
    without_reasoning,
)
from foretoken.engine.events import (
    CopiedFrom,
    FinishReason,
    RunStatistics,
    StepFinished,
    TokenEmitted,
)
from foretoken.engine.figures import ServedFigures
from foretoken.system.language import listed, tr, tr_noop

NEW_CHAT = tr_noop("New chat")
"""The title of a conversation in which nothing was said."""
_TITLE_LENGTH = 40
_TITLE_SOURCE = 10_000
"""Characters that are looked at for a title: a message may be a whole book."""
_RANDOM_BITS = 21
_one_at_a_time = threading.Lock()
_last_id = 0


class Role(StrEnum):
    """Who speaks; the values are those that chat templates know."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


class TitleSource(StrEnum):
    """Who named a conversation; the values stand in the store."""

    FIRST_WORDS = "first words"  # not translated: it is stored
    MODEL = "model"
    """A model, or Foretoken itself: a copy has the title of its original with a number."""
    PERSON = "person"


def new_id() -> int:
    """A positive number below 2^63 that no other message or conversation has; later ones grow."""
    global _last_id
    by_time = (time.time_ns() // 1_000_000 << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)
    with _one_at_a_time:
        # Of a thousand in a millisecond, two would be the same in one of five cases.
        _last_id = max(by_time, _last_id + 1)
        return _last_id


LAST_MS = 253_402_300_799_000
"""The end of the year 9999, which is the last that dates can show."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class PromptMessage:
    """One turn as a model is told of it."""

    role: Role
    text: str
    tokens: tuple[int, ...] = ()
    """The ids that the model generated for this answer, without the end token; none: unknown."""
    parts: tuple[AnswerPart, ...] = ()
    """Of an answer with reasoning in it, where that is; else empty."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A text that was sent along with a question."""

    name: str
    """Of the file, for people."""
    text: str

    @property
    def prompt_text(self) -> str:
        """What a model is told of it."""
        name, text = self.name, self.text.strip()
        return f"[{name}]\n{text}\n[end of {name}]"  # not translated: for models


@dataclass(frozen=True, slots=True)
class CopiedText:
    """What people know a text by from which an answer was copied."""

    title: str | None
    """Of the chat that it stands in; None: in the same chat as the answer."""
    attachment: str | None = None
    """Name of the file, where it is that."""


@dataclass(frozen=True, slots=True)
class SentTo:
    """A server that was asked for an answer, and told the chat before it."""

    name: str
    """Which people gave it."""
    host: str
    """The computer that it runs on, as its address says."""

    @property
    def words(self) -> str:
        """Both, for people."""
        return tr("sent to {name} ({host})", name=self.name, host=self.host)


@dataclass(frozen=True, slots=True)
class AnswerSource:
    """What wrote an answer, in words that outlive the files."""

    target: str
    """Name of the target model."""
    draft: str | None
    """Name of the draft model; None without one."""
    settings: str = "{}"
    """Sampling and drafting, see ``control.records.AnswerSettings``, as a JSON object."""
    marks: tuple[Marks, ...] | None = None
    """How the author marks reasoning; None where that was never noted."""
    servers: tuple[SentTo, ...] = ()
    """The servers that were asked, one after the other; none: it was written here."""
    computed_on: tuple[str, ...] = ()
    """Names of the GPUs that computed it, and "" for the processor beside them.

    Empty: no GPU did, or that was never noted.
    """
    told: ServedFigures = field(default_factory=ServedFigures)
    """What the server reported besides its counters."""

    @property
    def place_words(self) -> str:
        """On what it was computed, for people; empty where no GPU did."""
        if not self.computed_on:
            return ""
        places = [place or tr("the processor", about="it computes") for place in self.computed_on]
        return tr("on {places}", about="what computes", places=listed(places))


@dataclass(slots=True, eq=False)
class Message:
    """One turn. An answer keeps its tokens with their origins, its steps and its numbers."""

    role: Role
    text: str = ""
    tokens: list[TokenEmitted] = field(default_factory=list)
    steps: list[StepFinished] = field(default_factory=list)
    statistics: RunStatistics | None = None
    finish_reason: FinishReason | None = None
    plain_tokens_per_second: float | None = None
    """Plain decoding as it was measured before this answer, in the same session."""
    error: str | None = None
    """Why the answer ended early, in words for a person."""
    attachments: tuple[Attachment, ...] = ()
    source: AnswerSource | None = None
    id: int = field(default_factory=new_id)
    created_ms: int = field(default_factory=now_ms)
    parent: Message | None = field(default=None, repr=False)
    children: list[Message] = field(default_factory=list, repr=False)
    """Oldest first."""
    _parts: tuple[object, tuple[AnswerPart, ...]] | None = field(default=None, repr=False)
    left_out: str = ""
    """Of a question: characters that the model which was asked last cannot spell; not kept."""
    copied_texts: dict[CopiedFrom, CopiedText] = field(default_factory=dict, repr=False)
    """Of an answer: the texts that its steps tell of, as far as they are still there; not kept."""

    def snapshot(self) -> Message:
        """A copy that does not grow, for another thread; microseconds, also with many tokens."""
        return replace(
            self,
            tokens=list(self.tokens),
            steps=list(self.steps),
            statistics=deepcopy(self.statistics),
            children=[],
        )

    def append(self, token: TokenEmitted) -> None:
        """Take over one more token of a streaming answer."""
        self.tokens.append(token)
        self.text += token.text

    @property
    def parts(self) -> tuple[AnswerPart, ...]:
        """The parts of an answer with reasoning in it; none for any other message."""
        if self.role is not Role.ASSISTANT:
            return ()
        marks = None if self.source is None else self.source.marks
        state = (len(self.text), len(self.tokens), marks)
        if self._parts is None or self._parts[0] != state:
            found: tuple[AnswerPart, ...] = ()
            if may_reason(self.text, marks):
                found = parts_of(self.text, self.tokens, marks)
            self._parts = state, found if has_reasoning(found) else ()
        return self._parts[1]

    @property
    def said(self) -> str:
        """The text without its reasoning."""
        return without_reasoning(self.text, self.parts)

    @property
    def served(self) -> bool:
        """Whether a server had a part in this answer."""
        return self.source is not None and bool(self.source.servers)

    @property
    def served_figures(self) -> ServedFigures | None:
        """What a server told of it besides its counters; None where none had a part in it."""
        return self.source.told if self.source is not None and self.served else None

    @property
    def interrupted(self) -> bool:
        """Whether this is an answer that never came to an end: the app was closed or died."""
        unfinished = self.finish_reason is None and self.error is None
        return self.role is Role.ASSISTANT and unfinished

    @property
    def can_go_on(self) -> bool:
        """Whether this is an answer that its model has not ended itself."""
        ended = self.finish_reason in (FinishReason.STOP, FinishReason.STOP_STRING)
        return self.role is Role.ASSISTANT and not ended

    @property
    def prompt_text(self) -> str:
        """What a model is told: the attachments, each with its name, then the text."""
        return "\n\n".join([*(one.prompt_text for one in self.attachments), self.text])


@dataclass(frozen=True, slots=True)
class Removal:
    """A message that was taken out of its conversation with all behind it; to be put back."""

    message: Message
    place: int
    """Index among its siblings."""
    leaf: Message | None
    """The end of the branch that was shown."""


@dataclass(slots=True, eq=False)
class Conversation:
    """A tree of messages; ``leaf`` is the end of the branch that is shown."""

    id: int = field(default_factory=new_id)
    roots: list[Message] = field(default_factory=list)
    leaf: Message | None = None
    given_title: str = ""
    title_source: TitleSource = TitleSource.FIRST_WORDS
    created_ms: int = field(default_factory=now_ms)
    pinned: bool = False
    archived: bool = False
    folder_id: int | None = None
    temporary: bool = False
    """Never written to disk."""
    system_prompt: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """How its answers are written, as far as that was chosen for it alone; as JSON has it."""
    unsent_text: str = ""
    """What was typed and not sent."""
    context_start: int = 0
    """Index in ``messages`` of the first one that the model still sees. It moves when the
    conversation outgrows the context."""

    @property
    def messages(self) -> list[Message]:
        """The branch that is shown, first message first; a new list."""
        return path_to(self.leaf)

    @property
    def title(self) -> str:
        """As given, or first words of the first question, or of the names of its files."""
        return self.given_title or first_words(self._asked)

    @property
    def stored_title(self) -> str:
        """The same in any language of the window."""
        return self.given_title or first_words(self._asked, NEW_CHAT)

    @property
    def _asked(self) -> str:
        asked = self.roots[0] if self.roots else Message(Role.USER)
        return asked.text.strip() or ", ".join(one.name for one in asked.attachments)

    def all_messages(self) -> Iterator[Message]:
        """Every message of every branch, parents before their children."""
        for root in self.roots:
            yield root
            yield from all_behind(root)

    def siblings(self, message: Message) -> list[Message]:
        """All versions of a message, itself included, oldest first; not to be changed."""
        return self.roots if message.parent is None else message.parent.children

    def holds(self, message: Message) -> bool:
        """Whether the message is on a branch; one that was removed is not."""
        path = path_to(message)
        return all(each in self.siblings(each) for each in path)

    def append(self, *messages: Message) -> None:
        """Add messages behind the end of the branch that is shown."""
        for message in messages:
            self.add(message, self.leaf)

    def add(self, message: Message, parent: Message | None) -> None:
        """Add a message behind ``parent`` (None: at the beginning), and show it."""
        message.parent = parent
        self.siblings(message).append(message)
        self.show_until(message)

    def add_version(self, message: Message) -> Message:
        """Add a copy beside a message, and show it."""
        version = _twin(message)
        version.copied_texts.update(message.copied_texts)
        self.add(version, message.parent)
        return version

    def select(self, message: Message) -> None:
        """Show the branch of ``message``: behind it, the newest version of each turn."""
        while message.children:
            message = message.children[-1]
        self.show_until(message)

    def show_until(self, message: Message | None) -> None:
        """Show the branch up to ``message`` (None: nothing), so that another end can be added."""
        if message is not self.leaf:
            before, self.leaf = self.messages, message
            # What the model has forgotten stays so while it is on both branches.
            common = common_length(before, self.messages)
            self.context_start = self.context_start if self.context_start <= common else 0

    def remove(self, message: Message) -> Removal:
        """Take out a message and all behind it; what is shown then is its nearest version."""
        siblings = self.siblings(message)
        removal = Removal(message, siblings.index(message), self.leaf)
        shown = message in self.messages
        siblings.remove(message)
        if shown and siblings:
            self.select(siblings[min(removal.place, len(siblings) - 1)])
        elif shown:
            self.show_until(message.parent)
        return removal

    def restore(self, removal: Removal) -> None:
        """Undo ``remove``; removals are undone in the opposite order.

        What was added in between stays; the branch that was shown then is shown as it is now.
        """
        self.siblings(removal.message).insert(removal.place, removal.message)
        if removal.leaf is None:
            self.show_until(None)
        else:
            self.select(removal.leaf)

    def snapshot(self) -> Conversation:
        """A copy that does not change, for another thread."""
        result = replace(self, roots=[], leaf=None, parameters=dict(self.parameters))
        copies: dict[int, Message] = {}
        for message in self.all_messages():
            copy = copies[message.id] = message.snapshot()
            copy.parent = copies[message.parent.id] if message.parent else None
            result.siblings(copy).append(copy)
        result.leaf = copies[self.leaf.id] if self.leaf else None
        return result

    def copy(self, until: Message | None = None) -> Conversation:
        """A conversation of its own with new ids: the branch up to ``until``, or the whole tree.

        Its title is this one's with a number, which goes with no first question any more.
        """
        by_person = self.title_source is TitleSource.PERSON
        copy = Conversation(
            given_title=numbered_title(self.title, ()),
            title_source=TitleSource.PERSON if by_person else TitleSource.MODEL,
            folder_id=self.folder_id,
            temporary=self.temporary,
            system_prompt=self.system_prompt,
            parameters=self.parameters,
        )
        wanted: Sequence[Message] = path_to(until) if until else list(self.all_messages())
        copies: dict[int, Message] = {}
        for message in wanted:
            twin = _twin(message)
            copies[message.id] = twin
            copy.add(twin, copies[message.parent.id] if message.parent else None)
        leaf = until or self.leaf
        copy.show_until(copies[leaf.id] if leaf else None)
        return copy


def path_to(message: Message | None) -> list[Message]:
    """The messages from the beginning up to ``message``."""
    path = []
    while message is not None:
        path.append(message)
        message = message.parent
    return path[::-1]


def all_behind(message: Message) -> Iterator[Message]:
    """Every message of every branch behind this one, parents before their children."""
    waiting = list(reversed(message.children))
    while waiting:
        each = waiting.pop()
        yield each
        waiting.extend(reversed(each.children))


def first_words(text: str, of_nothing: str | None = None) -> str:
    """The beginning of a text, cut at a word, as a title; ``of_nothing`` where there are none.

    That is ``NEW_CHAT`` in the language of the window where it is not given.
    """
    words = " ".join(text[:_TITLE_SOURCE].split())
    if not words:
        return tr(NEW_CHAT) if of_nothing is None else of_nothing
    if len(words) <= _TITLE_LENGTH:
        return words
    head = words[: _TITLE_LENGTH + 1]
    return (head.rsplit(" ", 1)[0] if " " in head else head[:_TITLE_LENGTH]).rstrip("…") + "…"


def common_length(one: Sequence[Message], other: Sequence[Message]) -> int:
    """How many messages two branches have in common."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a is not b), min(len(one), len(other)))


def _twin(message: Message) -> Message:
    """A copy with an id of its own, in no conversation."""
    return replace(
        message.snapshot(),
        id=new_id(),
        created_ms=now_ms(),
        parent=None,
        left_out="",
        copied_texts={},
    )
