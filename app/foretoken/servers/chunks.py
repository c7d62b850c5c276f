"""Chunks of a server's answer: server-sent events, whose fields are validated one by one.

Each line of data is an event. The rules are otherwise those of the HTML standard ("Server-sent
events"), plus peculiarities of such servers:

- Lines end with LF, CR LF or CR, and pieces may split them anywhere, even within a character.
- Comments (``: ping``) keep the connection alive. llama-server sends one every 30 s during prefill
  (``--sse-ping-interval``), OpenRouter ``: OPENROUTER PROCESSING``.
- Some omit the empty line after an event, so that several JSON objects follow each other.
- Ollama and older versions of vLLM write an error into the stream as a bare JSON line; llama-server
  once sent it in a field ``error:``.

The fields are those of OpenAI's chat completions, plus extensions:

- llama-server: ``timings``, cumulative and with each piece (``timings_per_token``), and
  ``prompt_progress`` (``return_progress``); both in tools/server/server-task.cpp.
- vLLM: ``metrics`` with ``speculative_decoding``, next to the last ``usage`` (docs, "Per-Request
  Acceptance Metrics"); ``stop_reason``, the stop string that ended the answer, which SGLang calls
  ``matched_stop``.
- LM Studio: ``stats``, with counters if a draft model is used; newer versions put these in
  ``usage`` (docs: API changelog, 0.3.10).
- Reasoning: ``reasoning_content`` (DeepSeek, llama-server, SGLang, LM Studio), ``reasoning`` (newer
  vLLM, Ollama, OpenRouter), ``thinking`` (Ollama's native API), sometimes two of them; or a list of
  parts (Mistral).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from foretoken.engine.events import PrefillProgress
from foretoken.system.language import said
from foretoken.system.untrusted_files import InvalidJson, parse_json

MOST_LINE_BYTES = 1 << 22
"""A line holds a piece of an answer; even a whole answer sent at once is shorter."""
DONE = "[DONE]"
# A CR at the end may be the first half of a split CR LF.
_LINE_END = re.compile(rb"\r\n|\n|\r(?=[^\n])")
_SILENT_FIELDS = ("", "event", "id", "retry")  # the empty name is that of comments


class InvalidEventStream(ValueError):
    """Data that is no event stream; the message is a clause that gives the reason."""


class TooLong(InvalidEventStream):
    """A line exceeds the size limit."""


def events(chunks: Iterable[bytes]) -> Iterator[dict[str, Any] | str]:
    """Yield the JSON object of each line, or ``DONE``; a final incomplete line is dropped.

    Raises ``InvalidEventStream`` for other data.
    """
    held = bytearray()
    for chunk in chunks:
        held += chunk
        if b"\n" in chunk or b"\r" in held[-len(chunk) - 1 :]:
            *whole, rest = _LINE_END.split(held)
            held = bytearray(rest)
            yield from (found for line in whole if (found := _event(line)) is not None)
        if len(held) > MOST_LINE_BYTES:
            raise TooLong(said("answer-line-too-long", most=MOST_LINE_BYTES))
    try:
        if (found := _event(held)) is not None:
            yield found
    except InvalidEventStream:
        if not held.startswith((b"data", b"error", b"{")):
            raise


def _event(data: bytes | bytearray) -> dict[str, Any] | str | None:
    """Parse a line; None if it has no data. Invalid UTF-8 is replaced by U+FFFD."""
    line = data.decode("utf-8", "replace").removeprefix("\ufeff").rstrip("\r")
    name, _, value = line.partition(":")
    if line.startswith("{"):
        value = line
    elif name == "error":
        value = f'{{"error": {value.strip() or "{}"}}}'
    elif name in _SILENT_FIELDS:
        return None
    elif name != "data":
        raise InvalidEventStream(said("answer-no-event-stream"))
    if value.strip() == DONE:
        return DONE
    try:
        found = parse_json(value, any_number=True)
    except InvalidJson as problem:
        raise InvalidEventStream(str(problem)) from None
    if not isinstance(found, dict):
        raise InvalidEventStream(said("answer-no-json-object"))
    return found


# --- fields ------------------------------------------------------------------------------------

MOST_COUNTED = 2**53
"""Larger numbers in JSON are not exact."""
_REASONING = ("reasoning_content", "reasoning", "thinking")
_MAX_DEPTH = 4


@dataclass(frozen=True, slots=True)
class ReportedTimings:
    """llama-server's counters for the answer so far."""

    predicted: int
    """Tokens, including the end token."""
    predicted_ms: float
    """Time since the first token; equal for all tokens of one step."""
    drafted: int
    accepted: int
    prompt_ms: float
    per_second: float | None
    """Rate reported by the server, without the first token, which results from the prefill."""


@dataclass(frozen=True, slots=True)
class ReportedDrafting:
    """Drafted and accepted tokens of a whole answer."""

    drafted: int
    accepted: int
    steps: int | None = None
    """Passes that verified a draft."""


@dataclass(frozen=True, slots=True)
class AnswerChunk:
    """The content of one event."""

    text: str = ""
    reasoning: str = ""
    finish: str | None = None
    stop_string: bool = False
    """Whether a stop string ended the answer; False also for servers that do not report it."""
    prompt_tokens: int | None = None
    cached_tokens: int | None = None
    """Cached tokens of the prompt."""
    answer_tokens: int | None = None
    timings: ReportedTimings | None = None
    progress: PrefillProgress | None = None
    drafting: ReportedDrafting | None = None
    per_second: float | None = None
    model: str = ""
    error: Mapping[str, Any] | None = None
    """The server's error object, with its text in ``message``."""
    done: bool = False
    """Whether this is the end of the stream."""


def read_chunk(found: Mapping[str, Any]) -> AnswerChunk:
    """Parse an event, or a whole answer that was not streamed."""
    error = _error(found)
    choice = _first_choice(found.get("choices"))
    told = mapping(choice.get("delta")) or mapping(choice.get("message"))
    text, thought = _content(told.get("content"))
    thought += next((said for name in _REASONING if (said := string(told.get(name)))), "")
    ended_by = choice.get("stop_reason", choice.get("matched_stop"))
    usage, metrics = mapping(found.get("usage")), mapping(found.get("metrics"))
    stats = mapping(found.get("stats"))
    return AnswerChunk(
        text=_whole(text + string(told.get("refusal"))),
        reasoning=_whole(thought),
        finish=string(choice.get("finish_reason")) or None,
        stop_string=bool(string(ended_by)),
        prompt_tokens=count(usage.get("prompt_tokens")),
        cached_tokens=count(mapping(usage.get("prompt_tokens_details")).get("cached_tokens")),
        answer_tokens=count(usage.get("completion_tokens")),
        timings=_timings(mapping(found.get("timings"))),
        progress=_progress(mapping(found.get("prompt_progress"))),
        drafting=_drafting(mapping(metrics.get("speculative_decoding")), usage, stats),
        per_second=amount(metrics.get("tokens_per_second"))
        or amount(stats.get("tokens_per_second")),
        model=string(found.get("model")),
        error=error,
    )


def count(value: object) -> int | None:
    """Return ``value`` as a count, or None if it is negative, fractional, NaN or no number."""
    number = amount(value)
    return int(number) if number is not None and number.is_integer() else None


def amount(value: object) -> float | None:
    """Return ``value`` as a finite, non-negative number, or None."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    if not 0 <= value <= MOST_COUNTED:  # also rejects NaN
        return None
    return float(value)


def mapping(value: object) -> Mapping[str, Any]:
    """Return ``value`` if it is a JSON object; otherwise an empty one."""
    return value if isinstance(value, dict) else {}


def string(value: object) -> str:
    """Return ``value`` if it is a string; otherwise an empty one."""
    return value if isinstance(value, str) else ""


def _first_choice(choices: object) -> Mapping[str, Any]:
    """Return the only choice requested; the last event often has none."""
    for choice in choices if isinstance(choices, list) else []:
        if isinstance(choice, dict) and choice.get("index") in (0, None):
            return choice
    return {}


def _content(content: object, depth: int = 0) -> tuple[str, str]:
    """Return text and reasoning of content, which is a string or a list of parts."""
    if isinstance(content, str):
        return content, ""
    text = thought = ""
    for part in map(mapping, content if isinstance(content, list) and depth < _MAX_DEPTH else []):
        if part.get("type") == "thinking":
            said, more = _content(part.get("thinking"), depth + 1)
            thought += said + more
        else:
            said, more = _content(part.get("text"), depth + 1)
            text, thought = text + said, thought + more
    return text, thought


def _error(found: Mapping[str, Any]) -> Mapping[str, Any] | None:
    error = found.get("error")
    if isinstance(error, dict):
        return error
    if isinstance(error, str) and error:
        return {"message": error}
    if found.get("object") == "error":
        return found
    return None


def _timings(told: Mapping[str, Any]) -> ReportedTimings | None:
    predicted, ms = count(told.get("predicted_n")), amount(told.get("predicted_ms"))
    # Left out until something is drafted.
    drafted, accepted = count(told.get("draft_n", 0)), count(told.get("draft_n_accepted", 0))
    if predicted is None or ms is None or drafted is None or accepted is None:
        return None
    prompt_ms, rate = amount(told.get("prompt_ms")), amount(told.get("predicted_per_second"))
    return ReportedTimings(predicted, ms, drafted, accepted, prompt_ms or 0.0, rate or None)


def _progress(told: Mapping[str, Any]) -> PrefillProgress | None:
    total, done = count(told.get("total")), count(told.get("processed"))
    if total is None or done is None:
        return None
    reused = min(count(told.get("cache")) or 0, total)
    return PrefillProgress(min(done, total), total, reused)


def _drafting(*places: Mapping[str, Any]) -> ReportedDrafting | None:
    for told in places:
        drafted = count(told.get("num_draft_tokens", told.get("total_draft_tokens_count")))
        accepted = count(
            told.get("num_accepted_draft_tokens", told.get("accepted_draft_tokens_count"))
        )
        if drafted is not None and accepted is not None and accepted <= drafted:
            return ReportedDrafting(drafted, accepted, count(told.get("num_spec_steps")))
    return None


def _whole(text: str) -> str:
    """Join surrogate pairs and replace lone surrogates, which JSON may contain, with U+FFFD."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
