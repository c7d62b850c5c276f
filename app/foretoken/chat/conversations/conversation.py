"""Conversation in memory: a tree of messages with one displayed branch.

Editing or answering a question again adds a sibling; nothing is overwritten. Answers follow
questions; questions are roots or follow answers, or a question whose answer was deleted.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from foretoken.engine.speedup import Speedup, measured_speedup
from foretoken.system.language import listed, tr, tr_noop

NEW_CHAT = tr_noop("New chat")
"""Title of an empty conversation."""
_TITLE_LENGTH = 40
_TITLE_SOURCE = 10_000
"""Characters considered for a title: a message may be a whole book."""
_RANDOM_BITS = 21
_id_lock = threading.Lock()
_last_id = 0


class Role(StrEnum):
    """Role of a message's author; the values are those of chat templates."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


class TitleSource(StrEnum):
    """Origin of a conversation's title; the values are stored."""

    FIRST_WORDS = "first words"  # not translated: it is stored
    MODEL = "model"
    """Model, or Foretoken itself: a copy has the title of its original with a number."""
    PERSON = "person"


def new_id() -> int:
    """Return a unique positive number below 2^63 for a message or conversation; ids ascend."""
    global _last_id
    by_time = (time.time_ns() // 1_000_000 << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)
    with _id_lock:
        # With a thousand in one millisecond, two would collide in one of five cases.
        _last_id = max(by_time, _last_id + 1)
        return _last_id


LAST_MS = 253_402_300_799_000
"""End of the year 9999, the last that dates can represent."""


def now_ms() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class PromptMessage:
    """One turn as passed to a chat template."""

    role: Role
    text: str
    tokens: tuple[int, ...] = ()
    """The ids generated for this answer, without the end token; empty: unknown."""
    parts: tuple[AnswerPart, ...] = ()
    """Parts of an answer with reasoning; otherwise empty."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """Text attached to a question."""

    name: str
    """Display name of the file."""
    text: str

    @property
    def prompt_text(self) -> str:
        """The text for the model, with the name."""
        name, text = self.name, self.text.strip()
        return f"[{name}]\n{text}\n[end of {name}]"  # not translated: for models


@dataclass(frozen=True, slots=True)
class CopiedText:
    """Display names of a text that an answer was copied from."""

    title: str | None
    """Title of its chat; None: the same chat as the answer's."""
    attachment: str | None = None
    """Name of the file if it is an attachment."""


@dataclass(frozen=True, slots=True)
class SentTo:
    """Server that received the chat and was asked for an answer."""

    name: str
    """Name given by the user."""
    host: str
    """Host name from its address."""

    @property
    def words(self) -> str:
        """Name and host for display."""
        return tr("sent to {name} ({host})", name=self.name, host=self.host)


@dataclass(frozen=True, slots=True)
class AnswerSource:
    """Origin of an answer, described independently of the model files."""

    target: str
    """Name of the target model."""
    draft: str | None
    """Name of the draft model; None without one."""
    settings: str = "{}"
    """Sampling and drafting settings as a JSON object; see ``RecordedSettings``."""
    marks: tuple[Marks, ...] | None = None
    """How the model marks reasoning; None if not recorded."""
    servers: tuple[SentTo, ...] = ()
    """The servers that were asked, in order; empty: generated locally."""
    computed_on: tuple[str, ...] = ()
    """Names of the GPUs used, and "" for the CPU in addition to them.

    Empty: no GPU was used, or it was not recorded.
    """
    told: ServedFigures = field(default_factory=ServedFigures)
    """Figures reported by the server besides its counters."""

    @property
    def place_words(self) -> str:
        """The devices used, for display; empty if no GPU was."""
        if not self.computed_on:
            return ""
        places = [place or tr("the processor", about="it computes") for place in self.computed_on]
        return tr("on {places}", about="what computes", places=listed(places))


@dataclass(slots=True, eq=False)
class Message:
    """One turn. An answer also has its tokens with their origins, its steps and its counters."""

    role: Role
    text: str = ""
    tokens: list[TokenEmitted] = field(default_factory=list)
    steps: list[StepFinished] = field(default_factory=list)
    statistics: RunStatistics | None = None
    finish_reason: FinishReason | None = None
    plain_tokens_per_second: float | None = None
    """Speed of plain decoding, measured before this answer in the same session."""
    error: str | None = None
    """Why the answer ended early, for display."""
    attachments: tuple[Attachment, ...] = ()
    source: AnswerSource | None = None
    id: int = field(default_factory=new_id)
    created_ms: int = field(default_factory=now_ms)
    parent: Message | None = field(default=None, repr=False)
    children: list[Message] = field(default_factory=list, repr=False)
    """Oldest first."""
    _parts: tuple[object, tuple[AnswerPart, ...]] | None = field(default=None, repr=False)
    left_out: str = ""
    """Characters of a question that the last model asked cannot encode; not stored."""
    copied_texts: dict[CopiedFrom, CopiedText] = field(default_factory=dict, repr=False)
    """Existing texts that an answer's steps were copied from; not stored."""

    def snapshot(self) -> Message:
        """Return a copy that does not grow, for another thread; takes microseconds."""
        return replace(
            self,
            tokens=list(self.tokens),
            steps=list(self.steps),
            statistics=deepcopy(self.statistics),
            children=[],
        )

    def append(self, token: TokenEmitted) -> None:
        """Append a token of a streaming answer."""
        self.tokens.append(token)
        self.text += token.text

    @property
    def parts(self) -> tuple[AnswerPart, ...]:
        """The parts of an answer with reasoning; empty for any other message."""
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
        """Whether a server contributed to this answer."""
        return self.source is not None and bool(self.source.servers)

    @property
    def served_figures(self) -> ServedFigures | None:
        """Figures reported by a server besides its counters; None if no server contributed."""
        return self.source.told if self.source is not None and self.served else None

    @property
    def interrupted(self) -> bool:
        """Whether this is an unfinished answer: the app was closed or crashed."""
        unfinished = self.finish_reason is None and self.error is None
        return self.role is Role.ASSISTANT and unfinished

    @property
    def can_continue(self) -> bool:
        """Whether this is an answer that its model did not end itself, so it can be continued."""
        ended = self.finish_reason in (FinishReason.STOP, FinishReason.STOP_STRING)
        return self.role is Role.ASSISTANT and not ended

    @property
    def prompt_text(self) -> str:
        """The text for the model: the attachments, each with its name, then the text."""
        return "\n\n".join([*(one.prompt_text for one in self.attachments), self.text])


@dataclass(frozen=True, slots=True)
class Removal:
    """Removed message with all its descendants, which can be restored."""

    message: Message
    place: int
    """Index among its siblings."""
    leaf: Message | None
    """End of the branch that was displayed."""


@dataclass(slots=True, eq=False)
class Conversation:
    """Tree of messages; ``leaf`` is the end of the displayed branch."""

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
    """Overrides of answer parameters for this conversation, as JSON values."""
    unsent_text: str = ""
    """Text typed but not sent."""
    context_start: int = 0
    """Index in ``messages`` of the first one that the model still sees. It moves when the
    conversation outgrows the context."""

    @property
    def messages(self) -> list[Message]:
        """The displayed branch, first message first; a new list."""
        return path_to(self.leaf)

    @property
    def title(self) -> str:
        """The given title, or the first words of the first question or of its file names."""
        return self.given_title or first_words(self._asked)

    @property
    def stored_title(self) -> str:
        """The title, the same in any language of the window."""
        return self.given_title or first_words(self._asked, NEW_CHAT)

    @property
    def _asked(self) -> str:
        asked = self.roots[0] if self.roots else Message(Role.USER)
        return asked.text.strip() or ", ".join(one.name for one in asked.attachments)

    def all_messages(self) -> Iterator[Message]:
        """Every message of every branch, parents before their children."""
        for root in self.roots:
            yield root
            yield from descendants(root)

    def siblings(self, message: Message) -> list[Message]:
        """All versions of a message, including itself, oldest first; must not be modified."""
        return self.roots if message.parent is None else message.parent.children

    def holds(self, message: Message) -> bool:
        """Return whether the message is in the tree; a removed one is not."""
        return all(each in self.siblings(each) for each in path_to(message))

    def append(self, *messages: Message) -> None:
        """Append messages to the displayed branch."""
        for message in messages:
            self.add(message, self.leaf)

    def add(self, message: Message, parent: Message | None) -> None:
        """Add a message after ``parent`` (None: as a root), and show it."""
        message.parent = parent
        self.siblings(message).append(message)
        self.show_up_to(message)

    def add_version(self, message: Message) -> Message:
        """Add a copy of a message as its sibling, and show it."""
        version = _copy_of(message)
        version.copied_texts.update(message.copied_texts)
        self.add(version, message.parent)
        return version

    def select(self, message: Message) -> None:
        """Show the branch of ``message``, followed by the newest version of each turn."""
        while message.children:
            message = message.children[-1]
        self.show_up_to(message)

    def show_up_to(self, message: Message | None) -> None:
        """Show the branch up to ``message`` (None: nothing), so that another can be appended."""
        if message is not self.leaf:
            before, self.leaf = self.messages, message
            # Dropped messages stay dropped if they are on both branches.
            common = common_length(before, self.messages)
            self.context_start = self.context_start if self.context_start <= common else 0

    def remove(self, message: Message) -> Removal:
        """Remove a message with its descendants, and show its nearest version instead."""
        siblings = self.siblings(message)
        removal = Removal(message, siblings.index(message), self.leaf)
        shown = message in self.messages
        siblings.remove(message)
        if shown and siblings:
            self.select(siblings[min(removal.place, len(siblings) - 1)])
        elif shown:
            self.show_up_to(message.parent)
        return removal

    def restore(self, removal: Removal) -> None:
        """Undo ``remove``; removals must be undone in reverse order.

        Messages added in between stay; the branch displayed before is shown in its current state.
        """
        self.siblings(removal.message).insert(removal.place, removal.message)
        if removal.leaf is None:
            self.show_up_to(None)
        else:
            self.select(removal.leaf)

    def snapshot(self) -> Conversation:
        """Return a copy that does not change, for another thread."""
        result = replace(self, roots=[], parameters=dict(self.parameters))
        result._add_copies(self.all_messages(), Message.snapshot, self.leaf)
        return result

    def copy(self, until: Message | None = None) -> Conversation:
        """Copy the branch up to ``until``, or the whole tree, to a conversation with new ids.

        Its title is this one's with a number; it no longer follows the first question.
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
        wanted = path_to(until) if until else self.all_messages()
        copy._add_copies(wanted, _copy_of, until or self.leaf)
        return copy

    def _add_copies(
        self, messages: Iterable[Message], copy: Callable[[Message], Message], leaf: Message | None
    ) -> None:
        """Add copies of another conversation's messages, parents first, and show that of ``leaf``.

        ``copy`` makes one without children.
        """
        copies: dict[int, Message] = {}
        for message in messages:
            new = copies[message.id] = copy(message)
            new.parent = copies[message.parent.id] if message.parent else None
            self.siblings(new).append(new)
        self.leaf = copies[leaf.id] if leaf else None


def path_to(message: Message | None) -> list[Message]:
    """Return the messages from the root to ``message``."""
    path = []
    while message is not None:
        path.append(message)
        message = message.parent
    return path[::-1]


def descendants(message: Message) -> Iterator[Message]:
    """Yield all descendants of a message, parents before their children."""
    waiting = list(reversed(message.children))
    while waiting:
        each = waiting.pop()
        yield each
        waiting.extend(reversed(each.children))


def first_words(text: str, of_nothing: str | None = None) -> str:
    """Return the first words of a text as a title; ``of_nothing`` if there are none.

    By default that is the translated ``NEW_CHAT``.
    """
    words = " ".join(text[:_TITLE_SOURCE].split())
    if not words:
        return tr(NEW_CHAT) if of_nothing is None else of_nothing
    if len(words) <= _TITLE_LENGTH:
        return words
    head = words[: _TITLE_LENGTH + 1]
    return (head.rsplit(" ", 1)[0] if " " in head else head[:_TITLE_LENGTH]).rstrip("…") + "…"


def common_length(one: Sequence[Message], other: Sequence[Message]) -> int:
    """Return the number of messages that two branches have in common."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a is not b), min(len(one), len(other)))


def _copy_of(message: Message) -> Message:
    """Return a copy with a new id, in no conversation."""
    return replace(
        message.snapshot(),
        id=new_id(),
        created_ms=now_ms(),
        parent=None,
        left_out="",
        copied_texts={},
    )


def speedup_of(answers: Iterable[RunStatistics | None]) -> Speedup | None:
    """Return the speedup over the counters of all ``answers``.

    None if nothing was drafted or nothing can be compared.
    """
    total = RunStatistics()
    for counted in answers:
        if counted is not None:
            total.add(counted)
    return measured_speedup(total)


def conclusive_speedup(conversation: Conversation) -> float | None:
    """Return the speedup of the displayed branch; None if inconclusive."""
    found = speedup_of(message.statistics for message in conversation.messages)
    return found.ratio if found is not None and found.conclusive else None
