"""Export of conversations to a file, with only one in memory at a time.

Markdown is for reading and editing. Figures for other programs are a row per answer, or a line per
step.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from foretoken.chat.conversations.conversation import AnswerSource, Message, Role
from foretoken.chat.sharing.answer_text import sections_of
from foretoken.chat.sharing.html_page import page_pieces
from foretoken.chat.sharing.own_json import pieces as json_pieces
from foretoken.chat.sharing.shared import SharedChat, SharingError, attached, author, facts, moment
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.engine.figures import policy_words
from foretoken.engine.speedup import measured_speedup
from foretoken.system.atomic_file import atomic_writer
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.records import record_values
from foretoken.system.shown_text import cell_text, shown_name

# --- Markdown -------------------------------------------------------------------------------------

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!$])")
_FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})([^\n]*)$", re.MULTILINE)


def markdown_pieces(chats: Iterable[SharedChat]) -> Iterator[str]:
    """Yield the displayed branch of each conversation, with a heading for each message."""
    before = ""
    for chat in chats:
        yield f"{before}# {_plain(chat.conversation.title)}\n\n{_subtitle(chat)}\n"
        prompt = chat.conversation.system_prompt.strip()
        if prompt and chat.only is None:
            yield f"\n## {tr('System prompt')}\n\n{_closed(prompt)}\n"
        for message in chat.shown:
            yield f"\n{_written(message)}"
        before = "\n---\n\n"


def _subtitle(chat: SharedChat) -> str:
    parts = [moment(chat.conversation.created_ms)]
    if chat.folder:
        parts.append(tr("folder {name}", name=_plain(chat.folder)))
    return f"*{' · '.join(parts)}*"


def _written(message: Message) -> str:
    lines = [f"## {_plain(author(message))}", ""]
    if files := attached(message):
        lines += [f"*{_escaped(files)}*", ""]
    for section in sections_of(message):
        text = section.text.strip("\n")
        if section.thought:
            quoted = "\n".join(f"> {line}".rstrip() for line in text.split("\n"))
            lines += [f"> *{section.thought}*\n>\n{quoted}", ""]
        elif text.strip():
            lines += [_closed(text), ""]
    if message.error:
        lines += [f"*{_plain(message.error)}*", ""]
    if message.role is Role.ASSISTANT and (numbers := facts(message)):
        lines += [f"*{_escaped(numbers)}*", ""]
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Escape a name, and reduce it to one line."""
    return _escaped(shown_name(text))


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def _closed(text: str) -> str:
    """Close a code block left open at the end of a text, which would otherwise continue."""
    fence = ""
    for found in _FENCE.finditer(text):
        mark, info = found[1], found[2]
        if not fence:
            fence = mark if mark[0] == "~" or "`" not in info else ""
        elif mark[0] == fence[0] and len(mark) >= len(fence) and not info.strip():
            fence = ""
    return f"{text}\n{fence}" if fence else text


# --- figures --------------------------------------------------------------------------------------

_COUNTED = (
    *("tokens", "generated", "prompt_tokens", "reused_tokens", "steps", "drafted", "evaluated"),
    *("accepted", "acceptance_rate", "draft_acceptance_rate", "mean_acceptance_length"),
    *("tokens_per_second", "prefill_ms", "draft_ms", "verify_ms", "decode_ms", "first_token_ms"),
    *("gap_median_ms", "gap_p95_ms"),
)
CSV_COLUMNS = (
    *("conversation", "title", "folder", "message", "created", "shown", "target", "draft"),
    *("server", "finish_reason", *_COUNTED, "plain_tokens_per_second", "speedup"),
)
STEP_COLUMNS = (
    *("index", "lookahead", "drafted", "evaluated", "accepted", "draft_ms", "verify_ms"),
    *("total_ms", "position", "policy", "source", "reread", "unused"),
    *("reason", "chance", "predicted_ms", "copied"),
)


def csv_pieces(chats: Iterable[SharedChat]) -> Iterator[str]:
    """Yield CSV (RFC 4180) with a header and a row for each answer of every branch."""
    yield _line(CSV_COLUMNS)
    for chat in chats:
        shown = set(chat.conversation.messages)
        for answer in chat.answers:
            yield _line(_row(chat, answer, shown=answer in shown))


def step_table_pieces(answers: Iterable[Message]) -> Iterator[str]:
    """Yield CSV (RFC 4180) with a header and a row for each step of these answers."""
    yield _line(["answer", *STEP_COLUMNS, "text"])
    for number, answer in enumerate(answers, 1):
        texts: dict[int, str] = {}
        for token in answer.tokens:
            texts[token.step] = texts.get(token.step, "") + token.text
        for step in answer.steps:
            values = _step_values(step).values()
            yield _line([number, *values, cell_text(texts.get(step.index, ""))])


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
    chat: SharedChat, answer: Message, step: StepFinished, tokens: Sequence[TokenEmitted]
) -> dict[str, Any]:
    source = answer.source
    return {
        "conversation": str(chat.conversation.id),
        "message": str(answer.id),
        "target": None if source is None else source.target,
        "draft": None if source is None else source.draft,
        "server": _servers(source) or None,
        **_step_values(step),
        "tokens": record_values(tokens),
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
    source, statistics = answer.source, answer.statistics
    found = None if statistics is None else measured_speedup(statistics)
    return [
        str(chat.conversation.id),
        cell_text(chat.conversation.title),
        cell_text(chat.folder),
        str(answer.id),
        datetime.fromtimestamp(answer.created_ms / 1000, UTC).isoformat(timespec="seconds"),
        "yes" if shown else "no",
        "" if source is None else cell_text(source.target),
        "" if source is None else cell_text(source.draft or ""),
        cell_text(_servers(source)),
        answer.finish_reason or "",
        *(None if statistics is None else getattr(statistics, name) for name in _COUNTED),
        None if found is None else found.plain_tokens_per_second,
        None if found is None else found.ratio,
    ]


def _servers(source: AnswerSource | None) -> str:
    """Return the hosts of the servers of an answer; empty if generated locally."""
    return "" if source is None else ", ".join(one.host for one in source.servers)


def _line(values: Iterable[object]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\r\n").writerow(values)
    return line.getvalue()


# --- files ----------------------------------------------------------------------------------------


class ExportFormat(StrEnum):
    """Export format; the values are used on the command line."""

    HTML = "html"
    PDF = "pdf"
    MARKDOWN = "markdown"
    JSON = "json"
    STEPS = "steps"
    STATISTICS = "csv"

    @property
    def words(self) -> str:
        """Display name."""
        return tr(_SAID[self][0])

    @property
    def help(self) -> str:
        """Description of its purpose, one sentence."""
        return tr(_SAID[self][1])

    @property
    def suffix(self) -> str:
        """File name suffix."""
        return _SUFFIXES.get(self, f".{self}")

    @property
    def has_colours(self) -> bool:
        """Whether it can show the origins of tokens."""
        return self in (ExportFormat.HTML, ExportFormat.PDF)


_SAID = {
    ExportFormat.HTML: (
        tr_noop("Web page"),
        tr_noop("A single file that looks like this window in any browser."),
    ),
    ExportFormat.PDF: (tr_noop("PDF"), tr_noop("Pages to read, print and send.")),
    ExportFormat.MARKDOWN: (
        tr_noop("Markdown"),
        tr_noop("Plain text with headings, for notes and wikis."),
    ),
    ExportFormat.JSON: (
        tr_noop("JSON"),
        tr_noop("Complete: every version, token and step. Foretoken can import it again."),
    ),
    ExportFormat.STEPS: (
        tr_noop("Steps (JSON Lines)"),
        tr_noop("One line per step of each answer, with its tokens, for analysis."),
    ),
    ExportFormat.STATISTICS: (
        tr_noop("Statistics (CSV)"),
        tr_noop("One row per answer, with its speed and acceptance, for spreadsheets."),
    ),
}
_SUFFIXES = {ExportFormat.MARKDOWN: ".md", ExportFormat.STEPS: ".jsonl"}


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """Options of an export."""

    format: ExportFormat = ExportFormat.HTML
    colours: bool = True
    """Whether to show token colours, if the format supports them."""


_PIECES = {
    ExportFormat.MARKDOWN: markdown_pieces,
    ExportFormat.JSON: json_pieces,
    ExportFormat.STEPS: step_pieces,
    ExportFormat.STATISTICS: csv_pieces,
}


def export_pieces(
    chats: Iterable[SharedChat], titles: Sequence[str], options: ExportOptions
) -> Iterator[str]:
    """Yield the text of a file; ``titles`` are those of ``chats``. PDF is written by the window."""
    if options.format is ExportFormat.HTML:
        return page_pieces(chats, titles, colours=options.colours)
    return _PIECES[options.format](chats)


def export_file(
    chats: Iterable[SharedChat],
    titles: Sequence[str],
    options: ExportOptions,
    file: Path,
    check: Callable[[], None] = lambda: None,
) -> None:
    """Write a file atomically: after an error, it is unchanged.

    ``check`` is called for every piece and may raise to cancel. Raises ``SharingError``.
    """
    try:
        with atomic_writer(file) as out:
            for piece in export_pieces(chats, titles, options):
                check()
                # A lone surrogate, from some clipboard, cannot be encoded in UTF-8.
                out.write(piece.encode("utf-8", "replace").decode())
    except OSError as error:
        raise cannot_write(file, error) from error


def cannot_write(file: Path, error: OSError) -> SharingError:
    """Return the error for a file that cannot be written."""
    reason = error.strerror or str(error)
    return SharingError("export-not-written", file=shown_path(file), reason=reason)


def file_name(title: str) -> str:
    """Return a file name without suffix that is valid on every system."""
    kept = "".join(one if one.isalnum() or one in " -_.,()" else " " for one in title)
    name = " ".join(kept.split()).strip(" .")[:80].strip(" .")
    reserved = name.casefold().partition(".")[0] in _RESERVED
    other = f"chat {name}".strip()  # not translated: the name of a file
    return other if reserved or not name else name


_RESERVED = {"con", "prn", "aux", "nul"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in range(10)
}
