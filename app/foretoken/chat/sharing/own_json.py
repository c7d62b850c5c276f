"""Foretoken's own JSON of conversations: everything, without loss. This is version 1.

A file is one object::

    {"format": "foretoken-chats", "version": 1, "token_columns": [...], "step_columns": [...],
     "conversations": [...]}

A conversation has ``id``, ``title``, ``title_source``, ``created_ms``, ``updated_ms``, ``pinned``,
``archived``, ``folder`` (a name, or null), ``system_prompt``, ``parameters`` (how answers
are written in this chat, where that was chosen for it: an object), ``unsent_text``, ``leaf`` (the
id of the message at which the shown branch ends) and ``messages``: those of all branches, each
behind the one that it answers, versions of one turn oldest first.

A message has ``id``, ``parent`` (an id, or null), ``role`` (user, assistant, system), ``text``,
``created_ms``, and where there is something to tell ``attachments`` (each a ``name`` and a
``text``), ``source`` (``target``, ``draft``, ``settings``), ``finish_reason``, ``error``,
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
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, fields
from typing import Any, TypeVar

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
    CopiedFrom,
    DraftCounts,
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
from foretoken.models.presets.fields import Table
from foretoken.system.language import tr, tr_noop

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
_LARGEST_ID = 2**63 - 1
_MOST_COUNTED = 2**53
_LONGEST_MS = 1e15
_MOST_DRAFTED = 100_000
_LONGEST_WORDS = 200
_LONGEST_TITLE = 2000
_NEVER_HELD = tr_noop("holds something that it never holds", about="of a field in a file")
MOST_MESSAGES = 100_000
"""Of one conversation."""
T = TypeVar("T")


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
    """Return a conversation of a file. Raises ``FieldError``."""
    table = Table(tr("the conversation"), values)
    id_ = _id(table, "id")
    source = _chosen(table, "title_source", TitleSource)
    title = table.take("title", str)[:_LONGEST_TITLE]
    created_ms = _moment(table, "created_ms")
    conversation = Conversation(
        id=id_,
        given_title="" if source is TitleSource.FIRST_WORDS else title,
        title_source=source,
        created_ms=created_ms,
        pinned=table.take("pinned", bool, False),
        archived=table.take("archived", bool, False),
        system_prompt=table.take("system_prompt", str, ""),
        parameters=table.take("parameters", dict, {}),
        unsent_text=table.take("unsent_text", str, ""),
    )
    updated_ms = _moment(table, "updated_ms", created_ms)
    folder = table.take_or_none("folder", str) or ""
    leaf = table.take_or_none("leaf", str)
    listed = table.take("messages", list)
    if len(listed) > MOST_MESSAGES:
        raise table.error(
            "messages",
            tr("may hold {most} at most", about="of a field in a file", most=MOST_MESSAGES),
        )
    messages: dict[str, Message] = {}
    for number, one in enumerate(listed, 1):
        _add_message(conversation, messages, Table(tr("message {number}", number=str(number)), one))
    if leaf is not None and leaf not in messages:
        raise table.error("leaf", tr("is none of its messages", about="of a field in a file"))
    conversation.show_until(messages[leaf] if leaf else None)
    return SharedChat(conversation, updated_ms, folder[:_LONGEST_TITLE])


def _add_message(conversation: Conversation, known: dict[str, Message], table: Table) -> None:
    parent = table.take_or_none("parent", str)
    if parent is not None and parent not in known:
        raise table.error("parent", tr("is no message before it", about="of a field in a file"))
    above = None if parent is None else known[parent]
    message = _message(table)
    if str(message.id) in known:
        raise table.error("id", tr("is that of another message", about="of a field in a file"))
    known[str(message.id)] = message
    conversation.add(message, above)


def _message(table: Table) -> Message:
    statistics = table.take_or_none("statistics", dict)
    given = table.take_or_none("source", dict)
    reason = table.take_or_none("finish_reason", str)
    return Message(
        role=_chosen(table, "role", Role),
        text=table.take("text", str),
        tokens=_rows(table, "tokens", _token),
        steps=_rows(table, "steps", _step),
        statistics=None if statistics is None else _statistics(table, statistics),
        finish_reason=FinishReason(reason) if reason in set(FinishReason) else None,
        plain_tokens_per_second=_amount(table, "plain_tokens_per_second"),
        error=table.take_or_none("error", str),
        attachments=_attachments(table),
        source=None if given is None else _source(Table(_within(table, "source"), given)),
        id=_id(table, "id"),
        created_ms=_moment(table, "created_ms"),
    )


def _within(table: Table, name: str) -> str:
    return f"{table.where}, {name}"


def _source(table: Table) -> AnswerSource:
    draft = table.take_or_none("draft", str)
    return AnswerSource(table.take("target", str), draft, table.take("settings", str))


def _attachments(table: Table) -> tuple[Attachment, ...]:
    found = []
    for one in table.take("attachments", list, []):
        values = Table(_within(table, "attachment"), one)
        found.append(Attachment(values.take("name", str), values.take("text", str)))
    return tuple(found)


def _rows(table: Table, name: str, read: Callable[[list[Any]], T]) -> list[T]:
    listed = table.take(name, list, [])
    try:
        return [read(row) for row in listed]
    except (TypeError, ValueError, IndexError, KeyError) as error:
        raise table.error(name, tr(_NEVER_HELD, about="of a field in a file")) from error


def _token(row: list[Any]) -> TokenEmitted:
    id_, text, origin, step, position, target, draft, source, rejected = _padded(
        row, len(TOKEN_COLUMNS)
    )
    return TokenEmitted(
        UNTOLD_ID if id_ == UNTOLD_ID else _count(id_),
        _text(text),
        TokenOrigin(origin),
        _count(step),
        None if position is None else _count(position),
        _probability(target),
        _probability(draft),
        None if rejected is None else _rejected(rejected),
        None if source is None else DraftSource(source),
    )


def _rejected(row: list[Any]) -> RejectedDraft:
    id_, text, draft, target = _padded(row, 4)
    return RejectedDraft(_count(id_), _text(text), _probability(draft), _probability(target))


def _step(row: list[Any]) -> StepFinished:
    values = dict(zip(STEP_COLUMNS, _padded(row, len(STEP_COLUMNS)), strict=True))
    step = StepFinished(
        index=_count(values["index"]),
        lookahead=_count(values["lookahead"]),
        drafted=_count(values["drafted"]),
        evaluated=_count(values["evaluated"]),
        accepted=_count(values["accepted"]),
        draft_ms=_duration(values["draft_ms"]),
        verify_ms=_duration(values["verify_ms"]),
        total_ms=_duration(values["total_ms"]),
        position=_count(values["position"]),
        policy=policy_of(_text(values["policy"] or "")),
        source=None if values["source"] is None else DraftSource(values["source"]),
        reread=_count(values["reread"] or 0),
        unused=_count(values["unused"] or 0),
        reason=_reason(values["reason"], values["chance"]),
        predicted_ms=(
            None if values["predicted_ms"] is None else _duration(values["predicted_ms"])
        ),
        copied_from=_ELSEWHERE if values["copied"] else None,
    )
    if not step.accepted <= step.evaluated <= step.drafted <= _MOST_DRAFTED:
        raise ValueError("more accepted than drafted")  # not translated: nobody reads it
    return step


def _reason(kind: object, chance: object) -> LookaheadReason | None:
    known = set(DraftLength)
    if kind is None or _text(kind) not in known:
        return None  # a later version has others
    return LookaheadReason(DraftLength(_text(kind)), _probability(chance))


def _statistics(table: Table, values: dict[str, Any]) -> RunStatistics:
    result = RunStatistics()
    try:
        for name in (one.name for one in fields(RunStatistics)):
            if name not in values:
                continue
            value, usual = values[name], getattr(result, name)
            if name == "by_source":
                given: Any = {
                    DraftSource(source): DraftCounts(
                        *(_count(counts[each.name]) for each in fields(DraftCounts))
                    )
                    for source, counts in value.items()
                }
            elif isinstance(usual, list):
                given = [_count(one) for one in value]
            elif isinstance(usual, int):
                given = _count(value)
            else:
                given = None if value is None and usual is None else _duration(value)
            setattr(result, name, given)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise table.error("statistics", tr(_NEVER_HELD, about="of a field in a file")) from error
    return result


def _padded(row: object, columns: int) -> Sequence[Any]:
    if not isinstance(row, list) or len(row) > columns:
        raise TypeError("no row of these columns")
    return row + [None] * (columns - len(row))


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST_COUNTED:
        raise ValueError("no count")  # not translated: nobody reads it
    return value


def _duration(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError("no number")
    if not -_LONGEST_MS <= value <= _LONGEST_MS**2:
        raise ValueError("no duration")  # not translated: nobody reads it
    return float(value)


def _probability(value: object) -> float | None:
    if value is None:
        return None
    if not isinstance(value, int | float) or not -1e-6 <= value <= 1 + 1e-6:
        raise ValueError("no probability")  # not translated: nobody reads it
    return float(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _id(table: Table, name: str) -> int:
    written = table.take(name, str)
    if not (written.isascii() and written.isdecimal() and len(written) < _LONGEST_WORDS):
        why = tr("must be a whole number, written as text", about="of a field in a file")
        raise table.error(name, why)
    if not 0 < int(written) <= _LARGEST_ID:
        raise table.error(name, tr("is no number that an id can be", about="of a field in a file"))
    return int(written)


def _moment(table: Table, name: str, default: int | None = None) -> int:
    found = table.take(name, int) if default is None else table.take(name, int, default)
    if not 0 <= found <= LAST_MS:
        raise table.error(name, tr("is no moment that a clock shows", about="of a field in a file"))
    return found


def _amount(table: Table, name: str) -> float | None:
    found = table.take_or_none(name, float)
    if found is not None and not 0 <= found <= 1e9:
        raise table.error(name, tr("is no speed", about="of a field in a file"))
    return found


def _chosen(table: Table, name: str, choices: type[T]) -> T:
    written = table.take(name, str)
    try:
        return choices(written)  # type: ignore[call-arg]
    except ValueError:
        raise table.error(name, tr("is none that is known", about="of a field in a file")) from None
