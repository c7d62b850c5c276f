"""Export of figures for other programs: a row per answer, or a line per step."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from foretoken.chat.conversations.conversation import AnswerSource, Message
from foretoken.chat.sharing.shared import SharedChat
from foretoken.engine.events import RunStatistics, StepFinished, TokenEmitted
from foretoken.engine.figures import policy_words
from foretoken.engine.speedup import measured_speedup
from foretoken.system.records import record_values

_COUNTED = (
    *("tokens", "generated", "prompt_tokens", "reused_tokens", "steps", "drafted", "evaluated"),
    *("accepted", "acceptance_rate", "draft_acceptance_rate", "mean_acceptance_length"),
    *("tokens_per_second", "prefill_ms", "draft_ms", "verify_ms", "decode_ms", "first_token_ms"),
    *("gap_median_ms", "gap_p95_ms"),
)
CSV_COLUMNS = (
    *("conversation", "title", "folder", "message", "created", "shown", "target", "draft"),
    "server",
    *("finish_reason", *_COUNTED, "plain_tokens_per_second", "speedup"),
)
STEP_COLUMNS = (
    *("index", "lookahead", "drafted", "evaluated", "accepted", "draft_ms", "verify_ms"),
    *("total_ms", "position", "policy", "source", "reread", "unused"),
    *("reason", "chance", "predicted_ms", "copied"),
)
STEP_TABLE_COLUMNS = ("answer", *STEP_COLUMNS, "text")
_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_pieces(chats: Iterable[SharedChat]) -> Iterator[str]:
    """Yield CSV (RFC 4180) with a header and a row for each answer of every branch."""
    yield _line(CSV_COLUMNS)
    for chat in chats:
        shown = set(chat.conversation.messages)
        for answer in chat.answers:
            yield _line(_row(chat, answer, shown=answer in shown))


def step_table_pieces(answers: Iterable[Message]) -> Iterator[str]:
    """Yield CSV (RFC 4180) with a header and a row for each step of these answers."""
    yield _line(STEP_TABLE_COLUMNS)
    for number, answer in enumerate(answers, 1):
        texts: dict[int, str] = {}
        for token in answer.tokens:
            texts[token.step] = texts.get(token.step, "") + token.text
        for step in answer.steps:
            values = _step_values(step).values()
            yield _line([number, *values, _cell(texts.get(step.index, ""))])


def step_pieces(chats: Iterable[SharedChat]) -> Iterator[str]:
    """Yield JSON Lines with an object for each step of each answer, including its tokens."""
    for chat in chats:
        for answer in chat.answers:
            tokens: dict[int, list[TokenEmitted]] = {}
            for token in answer.tokens:
                tokens.setdefault(token.step, []).append(token)
            for step in answer.steps:
                values = _step(chat, answer, step, tokens.get(step.index, []))
                yield f"{json.dumps(values, ensure_ascii=True)}\n"


def _step(
    chat: SharedChat, answer: Message, step: StepFinished, tokens: Iterable[TokenEmitted]
) -> dict[str, Any]:
    source = answer.source
    return {
        "conversation": str(chat.conversation.id),
        "message": str(answer.id),
        "target": None if source is None else source.target,
        "draft": None if source is None else source.draft,
        "server": _servers(source) or None,
        **_step_values(step),
        "tokens": record_values(list(tokens)),
    }


def _step_values(step: StepFinished) -> dict[str, Any]:
    """Return the values of a step by column name."""
    reason = step.reason
    simple = {
        "policy": policy_words(step.policy),
        "reason": None if reason is None else reason.kind,
        "chance": None if reason is None else reason.chance,
        "copied": None if step.copied_from is None else True,
    }
    return {name: simple[name] if name in simple else getattr(step, name) for name in STEP_COLUMNS}


def _row(chat: SharedChat, answer: Message, *, shown: bool) -> list[object]:
    source, statistics = answer.source, answer.statistics or RunStatistics()
    known = answer.statistics is not None
    found = measured_speedup(statistics)
    return [
        str(chat.conversation.id),
        _cell(chat.conversation.title),
        _cell(chat.folder),
        str(answer.id),
        datetime.fromtimestamp(answer.created_ms / 1000, UTC).isoformat(timespec="seconds"),
        "yes" if shown else "no",
        "" if source is None else _cell(source.target),
        "" if source is None else _cell(source.draft or ""),
        _cell(_servers(source)),
        answer.finish_reason or "",
        *(getattr(statistics, name) if known else None for name in _COUNTED),
        None if found is None else found.plain_tokens_per_second,
        None if found is None else found.ratio,
    ]


def _servers(source: AnswerSource | None) -> str:
    """Return the hosts of the servers of an answer; empty if generated locally."""
    return "" if source is None else ", ".join(one.host for one in source.servers)


def _cell(text: str) -> str:
    """Quote a text that a spreadsheet would interpret as a formula."""
    return f"'{text}" if text.startswith(_BEGINS_FORMULA) else text


def _line(values: Iterable[object]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\r\n").writerow(values)
    return line.getvalue()
