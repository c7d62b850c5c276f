"""Foretoken's own JSON of conversations: everything, without loss. This is version 1.

A file is one object::

    {"format": "foretoken-chats", "version": 1, "written_by": "Foretoken 1.0",
     "token_columns": [...], "step_columns": [...], "conversations": [...]}

A conversation has ``id``, ``title``, ``title_source``, ``created_ms``, ``updated_ms``, ``pinned``,
``archived``, ``folder`` (a name, or null), ``system_prompt``, ``parameters`` (how answers
are written in this chat, where that was chosen for it: an object), ``unsent_text``, ``leaf`` (the
id of the message at which the shown branch ends) and ``messages``: those of all branches, each
behind the one that it answers, versions of one turn oldest first.

A message has ``id``, ``parent`` (an id, or null), ``role`` (user, assistant, system), ``text``,
``created_ms``, and where there is something to tell ``attachments`` (each a ``name`` and a
``text``), ``source`` (as ``AnswerSource``), ``finish_reason``, ``error``,
``plain_tokens_per_second``, ``statistics``, ``tokens`` and ``steps``. Tokens and steps are lists of
values in the order of the columns that the file names; values that are null at the end are left
out. A step's ``reason`` says why its draft is so long, ``chance`` how likely the token was that was
too doubtful for it, and ``predicted_ms`` what the step was expected to take. A token's last column
is the draft token that it replaced: id, text, draft's and target's probability.

Ids are numbers written as texts, because many programs round numbers of that length. Times are
milliseconds since 1970, durations milliseconds.

A later version with another meaning gets another number; this one reads 1 alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    Conversation,
    Message,
    Role,
    TitleSource,
)
from foretoken.chat.sharing.shared import LAST_MS, SharedChat, SharingError, turn_of
from foretoken.engine.events import (
    UNTOLD_ID,
    Chance,
    CopiedFrom,
    DraftLength,
    DraftSource,
    FinishReason,
    LookaheadReason,
    RejectedDraft,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import policy_of, policy_words
from foretoken.system.language import tr
from foretoken.system.records import Count, Milliseconds, RecordError, record_from

FORMAT, VERSION = "foretoken-chats", 1
TOKEN_COLUMNS = (
    *("id", "text", "origin", "step", "position", "target_prob", "draft_prob", "source"),
    "rejected",
)
STEP_COLUMNS = (
    *("index", "lookahead", "drafted", "evaluated", "accepted", "draft_ms", "verify_ms"),
    *("total_ms", "position", "policy", "source", "reread", "unused"),
    *("reason", "chance", "predicted_ms", "copied"),
)
# From a text of another chat: which one is nobody else's business.
_ELSEWHERE = CopiedFrom(0)
_MOST_COUNTED = 2**53
_MOST_DRAFTED = 100_000
_LONGEST_TITLE = 2000
MOST_MESSAGES = 100_000
"""Of one conversation."""
_Id: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{1,19}$")]
_Moment: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_MS)]


# --- writing -----------------------------------------------------------------------------------


def pieces(chats: Iterable[SharedChat], product: str) -> Iterator[str]:
    """The text of a file, a conversation a line; ``product`` is what writes it."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "written_by": product,
        "token_columns": TOKEN_COLUMNS,
        "step_columns": STEP_COLUMNS,
    }
    yield f'{_json(head)[:-1]},"conversations":['
    before = "\n"
    for chat in chats:
        conversation = turn_of(chat)
        yield f'{before}{_json(_head_values(chat, conversation))[:-1]},"messages":['
        before = ""
        for message in conversation.all_messages():
            yield f"{before}\n{_json(_message_values(message))}"
            before = ","
        yield "]}"
        before = ",\n"
    yield "\n]}\n"


def token_values(token: TokenEmitted) -> list[Any]:
    """A token by its columns."""
    rejected = token.rejected
    return _without_nulls(
        [
            token.id,
            token.text,
            token.origin,
            token.step,
            token.position,
            token.target_prob,
            token.draft_prob,
            token.source,
            None
            if rejected is None
            else [rejected.id, rejected.text, rejected.draft_prob, rejected.target_prob],
        ]
    )


def step_values(step: StepFinished) -> list[Any]:
    """A step by its columns."""
    reason = step.reason
    told = {
        "policy": policy_words(step.policy),
        "reason": None if reason is None else reason.kind,
        "chance": None if reason is None else reason.chance,
        "copied": None if step.copied_from is None else True,
    }
    return [told[name] if name in told else getattr(step, name) for name in STEP_COLUMNS]


def statistics_values(statistics: RunStatistics) -> dict[str, Any]:
    """Counters as JSON knows them."""
    return asdict(statistics)


def _head_values(chat: SharedChat, conversation: Conversation) -> dict[str, Any]:
    return {
        "id": str(conversation.id),
        "title": conversation.title,
        "title_source": conversation.title_source,
        "created_ms": conversation.created_ms,
        "updated_ms": chat.updated_ms,
        "pinned": conversation.pinned,
        "archived": conversation.archived,
        "folder": chat.folder or None,
        "system_prompt": conversation.system_prompt,
        "parameters": dict(conversation.parameters),
        "unsent_text": conversation.unsent_text,
        "leaf": None if conversation.leaf is None else str(conversation.leaf.id),
    }


def _message_values(message: Message) -> dict[str, Any]:
    values = {
        "id": str(message.id),
        "parent": None if message.parent is None else str(message.parent.id),
        "role": message.role,
        "text": message.text,
        "created_ms": message.created_ms,
        "attachments": [asdict(one) for one in message.attachments],
        "source": None if message.source is None else asdict(message.source),
        "finish_reason": message.finish_reason,
        "error": message.error,
        "plain_tokens_per_second": message.plain_tokens_per_second,
        "statistics": message.statistics and statistics_values(message.statistics),
        "tokens": [token_values(token) for token in message.tokens],
        "steps": [_without_nulls(step_values(step)) for step in message.steps],
    }
    return {name: value for name, value in values.items() if value is not None and value != []}


def _without_nulls(values: list[Any]) -> list[Any]:
    while values[-1] is None:
        values.pop()
    return values


def _json(values: object) -> str:
    written = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    if written.isascii() or not any("\ud800" <= one <= "\udfff" for one in written):
        return written
    return json.dumps(values, separators=(",", ":"))  # half a character is no UTF-8


# --- reading -----------------------------------------------------------------------------------


def require_version(found: object) -> None:
    """Raise ``SharingError`` for a file of a version that is not read here."""
    if found != VERSION:
        raise SharingError(
            tr(
                "It was written by a newer Foretoken, or changed since. Install the newer version "
                "to import it."
            )
        )


def read_chat(values: object) -> SharedChat:
    """Return a conversation of a file. Raises ``RecordError``."""
    what = tr("the conversation")
    read = record_from(_Chat, values, what)
    first_words = read.title_source is TitleSource.FIRST_WORDS
    conversation = Conversation(
        id=int(read.id),
        given_title="" if first_words else read.title[:_LONGEST_TITLE],
        title_source=read.title_source,
        created_ms=read.created_ms,
        pinned=read.pinned,
        archived=read.archived,
        system_prompt=read.system_prompt,
        parameters=read.parameters,
        unsent_text=read.unsent_text,
    )
    messages: dict[str | None, Message | None] = {None: None}
    for number, one in enumerate(read.messages, 1):
        if one.parent not in messages or one.id in messages:
            raise RecordError(
                tr(
                    "{what}: message {number} follows no earlier message, or repeats an id",
                    what=what,
                    number=str(number),
                )
            )
        messages[one.id] = message = one.message()
        conversation.add(message, messages[one.parent])
    if read.leaf not in messages:
        raise RecordError(tr("{what}: it ends at an unknown message", what=what))
    conversation.show_until(messages[read.leaf])
    updated_ms = read.created_ms if read.updated_ms is None else read.updated_ms
    return SharedChat(conversation, updated_ms, (read.folder or "")[:_LONGEST_TITLE])


class _Rejected(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    id: Count
    text: str
    draft_prob: Chance | None = None
    target_prob: Chance | None = None


class _Token(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """As ``TOKEN_COLUMNS`` name its values."""

    id: Annotated[int, Meta(ge=UNTOLD_ID, le=_MOST_COUNTED)]
    text: str
    origin: TokenOrigin
    step: Count
    position: Count | None = None
    target_prob: Chance | None = None
    draft_prob: Chance | None = None
    source: DraftSource | None = None
    rejected: _Rejected | None = None

    def token(self) -> TokenEmitted:
        """The record that it stands for."""
        values = msgspec.structs.asdict(self)
        if self.rejected is not None:
            values["rejected"] = RejectedDraft(**msgspec.structs.asdict(self.rejected))
        return TokenEmitted(**values)


class _Step(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """As ``STEP_COLUMNS`` name its values."""

    index: Count
    lookahead: Count
    drafted: Annotated[int, Meta(ge=0, le=_MOST_DRAFTED)]
    evaluated: Count
    accepted: Count
    draft_ms: Milliseconds
    verify_ms: Milliseconds
    total_ms: Milliseconds
    position: Count
    policy: str | None = None
    source: DraftSource | None = None
    reread: Count | None = None
    unused: Count | None = None
    reason: str | None = None
    chance: Chance | None = None
    predicted_ms: Milliseconds | None = None
    copied: bool | None = None

    def __post_init__(self) -> None:
        if not self.accepted <= self.evaluated <= self.drafted:
            raise ValueError(tr("more tokens were accepted than drafted"))

    def step(self) -> StepFinished:
        """The record that it stands for."""
        return StepFinished(
            self.index,
            self.lookahead,
            self.drafted,
            self.evaluated,
            self.accepted,
            self.draft_ms,
            self.verify_ms,
            self.total_ms,
            self.position,
            policy_of(self.policy or ""),
            self.source,
            self.reread or 0,
            self.unused or 0,
            self._reason,
            self.predicted_ms,
            _ELSEWHERE if self.copied else None,
        )

    @property
    def _reason(self) -> LookaheadReason | None:
        if self.reason is None or self.reason not in set(DraftLength):
            return None  # a later version has others
        return LookaheadReason(DraftLength(self.reason), self.chance)


class _Message(msgspec.Struct):
    id: _Id
    role: Role
    text: str
    created_ms: _Moment
    parent: str | None = None
    attachments: tuple[Attachment, ...] = ()
    source: AnswerSource | None = None
    finish_reason: str | None = None
    error: str | None = None
    plain_tokens_per_second: Annotated[float, Meta(ge=0.0, le=1e9)] | None = None
    statistics: RunStatistics | None = None
    tokens: list[_Token] = []
    steps: list[_Step] = []

    def __post_init__(self) -> None:
        _check_id(self.id)

    def message(self) -> Message:
        """The record that it stands for."""
        reason = self.finish_reason
        return Message(
            role=self.role,
            text=self.text,
            tokens=[one.token() for one in self.tokens],
            steps=[one.step() for one in self.steps],
            statistics=self.statistics,
            finish_reason=FinishReason(reason) if reason in set(FinishReason) else None,
            plain_tokens_per_second=self.plain_tokens_per_second,
            error=self.error,
            attachments=self.attachments,
            source=self.source,
            id=int(self.id),
            created_ms=self.created_ms,
        )


class _Chat(msgspec.Struct):
    id: _Id
    title: str
    title_source: TitleSource
    created_ms: _Moment
    messages: Annotated[list[_Message], Meta(max_length=MOST_MESSAGES)]
    updated_ms: _Moment | None = None
    pinned: bool = False
    archived: bool = False
    folder: str | None = None
    system_prompt: str = ""
    parameters: dict[str, Any] = {}
    unsent_text: str = ""
    leaf: str | None = None

    def __post_init__(self) -> None:
        _check_id(self.id)


def _check_id(text: str) -> None:
    if not 0 < int(text) < 2**63:
        raise ValueError(tr("it has an invalid id"))
