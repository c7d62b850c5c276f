"""HTTP client for servers: requests about the server itself, and streamed answers.

The API key is sent to the server's origin only: redirects are reported, not followed. Responses are
limited in time and size, and compressed ones are rejected. Error messages quote the server's own
text, shortened and without the API key, which some servers repeat.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin

from foretoken.servers.chunks import AnswerChunk, InvalidEventStream, TooLong, events, read_chunk
from foretoken.servers.server import Server, ServerError, ServerErrorKind
from foretoken.system.fetching import (
    Answer,
    Cancel,
    Deadline,
    FetchError,
    NetworkError,
    NetworkFault,
    ResponseTooLarge,
    open_address,
)
from foretoken.system.language import quoted, said
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import InvalidJson, parse_json

# --- error messages -------------------------------------------------------------------------------

_MAX_ERROR_BYTES = 1 << 16
_LONGEST_QUOTE = 300
_LONGEST_WAIT_S = 24 * 3600.0
_WANTS_HTTPS = re.compile(r"plain http request|http request to an https", re.IGNORECASE)
_CONTEXT_FULL = re.compile(
    r"exceed_context_size|context.{0,20}(length|size|window)|maximum context|input length"
    r"|context_length_exceeded|(too|is) long.{0,30}(context|maximum)|number of tokens to keep",
    re.IGNORECASE,
)
_LOADING = re.compile(r"load(ing|ed)? (the )?model|model is (still )?loading", re.IGNORECASE)


_TROUBLES = {
    NetworkFault.TIMEOUT: ServerErrorKind.TIMEOUT,
    NetworkFault.UNKNOWN_HOST: ServerErrorKind.NOT_FOUND,
    NetworkFault.REFUSED: ServerErrorKind.REFUSED,
    NetworkFault.UNREACHABLE: ServerErrorKind.REFUSED,
    NetworkFault.PROXY: ServerErrorKind.REFUSED,
    NetworkFault.CUT: ServerErrorKind.CUT,
}
"""All others concern TLS."""
_KINDS = {
    NetworkFault.UNKNOWN_HOST: "server-unknown",
    NetworkFault.REFUSED: "server-refuses",
    NetworkFault.UNTRUSTED: "server-untrusted",
}
"""Errors for which the owner of the server has other remedies than a user of the hub."""


def _words_of(found: Mapping[str, Any]) -> str:
    """Return the text of an error, in any of the shapes that servers use.

    OpenAI and llama-server: ``error.message``; Ollama and LM Studio: ``error``; FastAPI (vLLM,
    SGLang): ``detail``, a string or a list of ``msg``; older vLLM: ``message``.
    """
    if isinstance(error := found.get("error"), str):
        return error
    for name in ("message", "detail", "msg"):
        told = _inner(found).get(name)
        if isinstance(told, str):
            return told
        if isinstance(told, list):
            texts = [one.get("msg") for one in told if isinstance(one, dict)]
            return "; ".join(text for text in texts if isinstance(text, str))
    return ""


def _inner(found: Mapping[str, Any]) -> Mapping[str, Any]:
    error = found.get("error")
    return error if isinstance(error, dict) else found


def _wait(retry_after: str | None) -> float | None:
    """Return the seconds of a Retry-After header; its date form is ignored."""
    with suppress(ValueError):
        seconds = float(retry_after or "")
        return seconds if 0 <= seconds <= _LONGEST_WAIT_S else None
    return None


# --- client ---------------------------------------------------------------------------------------

_MAX_BYTES = 1 << 23
"""Limit for what a server reports about itself; lists of thousands of models take a megabyte."""
_ERROR_TEXT_TIMEOUT_S = 2.0
"""Timeout for the text of an error response; its status is known by then."""
_BEARER = "Bearer"  # not translated: HTTP
_JSON, _STREAM = "application/json", "text/event-stream"


@dataclass(frozen=True, slots=True)
class ServerTimeouts:
    """Timeouts in seconds."""

    connect_s: float = 10.0
    look_s: float = 15.0
    """For the whole response to a request about the server."""
    first_s: float = 900.0
    """For the first chunk of an answer: long prompts take minutes, and a model may have to load."""
    between_s: float = 120.0
    """For each further chunk."""


class ServerClient:
    """Client for one server, usable on any thread, with a separate ``Cancel`` for each request."""

    def __init__(
        self, server: Server, key: str | None = None, timeouts: ServerTimeouts | None = None
    ) -> None:
        """``key`` is the API key sent with each request."""
        self.server = server
        self.timeouts = timeouts or ServerTimeouts()
        self._host, self._key = server.host, key

    def get(
        self,
        url: str,
        cancel: Cancel,
        *,
        question: Mapping[str, Any] | None = None,
        most_bytes: int = _MAX_BYTES,
        within_s: float | None = None,
    ) -> bytes:
        """Return the content of a URL of the server, or its response to a posted ``question``.

        Raises ``ServerError``, ``Cancelled``.
        """
        deadline = Deadline(within_s or self.timeouts.look_s)
        with self._request(url, question, cancel, deadline, _JSON) as answer:
            return b"".join(answer.chunks(most_bytes))

    def json(self, url: str, cancel: Cancel, question: Mapping[str, Any] | None = None) -> Any:
        """Like ``get``, for JSON."""
        return self._parsed(self.get(url, cancel, question=question))

    def answer(self, question: Mapping[str, Any], cancel: Cancel) -> Generator[AnswerChunk]:
        """Yield the chunks of an answer as they arrive; close the generator to stop.

        A stream that breaks off is no error here: the caller knows whether the answer was complete.
        Raises ``ServerError``, ``Cancelled``.
        """
        url = self.server.url("chat/completions")
        deadline = Deadline(self.timeouts.first_s)
        with self._request(url, question, cancel, deadline, _STREAM) as answer:
            if _content_type(answer) == _JSON:  # the server does not stream
                whole = self._parsed(b"".join(answer.chunks(_MAX_BYTES)))
                yield read_chunk(whole if isinstance(whole, dict) else {})
                return
            try:
                for event in events(answer.chunks()):
                    if isinstance(event, str):
                        yield AnswerChunk(done=True)
                        return
                    deadline.extend(self.timeouts.between_s)
                    yield read_chunk(event)
            except TooLong as problem:
                trouble, host = ServerErrorKind.TOO_MUCH, self._host
                raise ServerError(
                    "server-sent-too-much", trouble, host=host, problem=problem
                ) from None
            except InvalidEventStream as problem:
                raise self._strange(str(problem)) from None

    def error_from(self, error: Mapping[str, Any]) -> ServerError:
        """Return the error for an error object that a server sent within an answer."""
        code = error.get("code", error.get("status_code"))
        status = code if isinstance(code, int) and 400 <= code <= 599 else 500
        return self._refusal(status, None, error)

    # --- requests --------------------------------------------------------------------------------

    @contextmanager
    def _request(
        self,
        url: str,
        question: Mapping[str, Any] | None,
        cancel: Cancel,
        deadline: Deadline,
        accept: str,
    ) -> Iterator[Answer]:
        if self.server.is_plain and not self.server.plain_agreed:
            raise ServerError("server-not-encrypted", ServerErrorKind.PLAIN, host=self._host)
        headers, body = {"Accept": accept}, None  # not translated: HTTP
        if question is not None:
            headers["Content-Type"] = _JSON
            body = json.dumps(question, allow_nan=False).encode()
        try:
            answer = open_address(
                url,
                cancel,
                headers=headers,
                authorization=None if self._key is None else f"{_BEARER} {self._key}",
                timeout_s=min(self.timeouts.connect_s, max(0.1, deadline.left_s)),
                body=body,
                plain_agreed=self.server.plain_agreed,
                follow=False,
                deadline=deadline,
            )
            with closing(answer):
                if answer.is_error:
                    deadline.extend(_ERROR_TEXT_TIMEOUT_S)
                    raise self._refused(answer)
                self._check_kind(answer)
                yield answer
        except FetchError as error:
            raise self._network_error(error) from None

    def _parsed(self, content: bytes) -> Any:
        try:
            return parse_json(content, any_number=True)
        except InvalidJson as problem:
            raise self._strange(str(problem)) from None

    def _check_kind(self, answer: Answer) -> None:
        """Reject compressed responses and unexpected content types. Raises ``ServerError``."""
        packing = answer.headers.get("content-encoding", "identity").lower()
        if packing != "identity":
            kind = shown_name(packing)
            raise self._strange(said("answer-compressed", kind=kind))
        kind = _content_type(answer)
        if kind == "text/html":
            raise self._strange(said("answer-web-page"))
        if kind.startswith(("image/", "audio/", "video/", "application/octet-stream")):
            raise self._strange(said("answer-of-kind", kind=shown_name(kind)))

    # --- errors -----------------------------------------------------------------------------------

    def _network_error(self, error: FetchError) -> ServerError:
        """Return the error for a network error, with advice for the user who chose this server."""
        if isinstance(error, ResponseTooLarge):
            return ServerError(error.kind, ServerErrorKind.TOO_MUCH, **error.facts)
        if not isinstance(error, NetworkError):
            return ServerError(error.kind, ServerErrorKind.ADDRESS, **error.facts)
        if error.fault is NetworkFault.INVALID_RESPONSE:
            return self._strange(error.detail)
        kind = _KINDS.get(error.fault, error.kind)
        trouble = _TROUBLES.get(error.fault, ServerErrorKind.UNSAFE)
        return ServerError(kind, trouble, host=self._host, reason=error.detail)

    def _refused(self, answer: Answer) -> ServerError:
        """Return the error for an HTTP error response, with its text."""
        content = bytearray()
        with suppress(NetworkError, ResponseTooLarge):
            for chunk in answer.chunks(_MAX_ERROR_BYTES):
                content += chunk
        if 300 <= answer.status < 400:
            return self._redirected(answer.headers.get("location", ""))
        found: Any = None
        with suppress(InvalidJson):
            found = parse_json(bytes(content), any_number=True)
        if not isinstance(found, dict):
            text = content.decode("utf-8", "replace")
            page = "<html" in text[:1000].lower() or "<!doctype" in text[:1000].lower()
            if page and _WANTS_HTTPS.search(text) is None:
                text = ""
            found = {"message": text}
        return self._refusal(answer.status, _wait(answer.headers.get("retry-after")), found)

    def _refusal(self, status: int, wait_s: float | None, found: Mapping[str, Any]) -> ServerError:
        """Return the error for an HTTP status and the text that came with it."""
        told = self._quotable(_words_of(found))
        kind, trouble = self._by_status(status, wait_s, f"{told} {_inner(found).get('type')}")
        facts = {"host": self._host, "code": str(status), "seconds": round(wait_s or 0)}
        if told and trouble is not ServerErrorKind.UNSAFE:
            sentence, words = said(kind, **facts), quoted(told)
            return ServerError("server-says", trouble, sentence=sentence, words=words)
        return ServerError(kind, trouble, **facts)

    def _by_status(
        self, status: int, wait_s: float | None, told: str
    ) -> tuple[str, ServerErrorKind]:
        if status in (400, 413, 422, 500) and _CONTEXT_FULL.search(told):
            return "server-context-full", ServerErrorKind.CONTEXT_FULL
        if status == 400 and _WANTS_HTTPS.search(told):
            return NetworkFault.SPEAKS_TLS, ServerErrorKind.UNSAFE
        if status in (401, 403):
            kind = "server-needs-key" if self._key is None else "server-rejects-key"
            return kind, ServerErrorKind.UNAUTHORISED
        if status in (404, 405):
            return "server-not-found", ServerErrorKind.UNKNOWN_MODEL
        if status == 503 and _LOADING.search(told):
            return "server-loading", ServerErrorKind.BUSY
        if status in (429, 503, 529):
            kind = "server-busy" if wait_s is None else "server-busy-for-now"
            return kind, ServerErrorKind.BUSY
        if status in (408, 504):
            return "server-too-slow", ServerErrorKind.TIMEOUT
        if status >= 500:
            return "server-reports-error", ServerErrorKind.FAULT
        return "server-rejects", ServerErrorKind.REJECTED

    def _redirected(self, location: str) -> ServerError:
        where = shown_name(urljoin(self.server.address, location), _LONGEST_QUOTE)
        trouble = ServerErrorKind.ELSEWHERE
        return ServerError("server-redirects", trouble, host=self._host, where=where)

    def _strange(self, problem: str) -> ServerError:
        """Return the error for an invalid response; ``problem`` is a clause."""
        trouble, problem = ServerErrorKind.PROTOCOL, self._quotable(problem)
        return ServerError("server-answers-oddly", trouble, host=self._host, problem=problem)

    def _quotable(self, told: str) -> str:
        """Shorten a server's text and remove the API key, which some repeat."""
        if self._key is not None:
            told = told.replace(self._key, "…")
        return shown_name(told.strip(), _LONGEST_QUOTE)


def _content_type(answer: Answer) -> str:
    return answer.headers.get("content-type", "").partition(";")[0].strip().lower()
