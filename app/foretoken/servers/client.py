"""HTTP client for servers: requests about the server itself, and streamed answers.

The API key is sent to the server's origin only: redirects are reported, not followed. Responses are
limited in time and size, and compressed ones are rejected.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

from foretoken.servers.chunks import AnswerChunk, read_chunk
from foretoken.servers.error_messages import ErrorMessages
from foretoken.servers.errors import ServerError, ServerErrorKind
from foretoken.servers.event_stream import InvalidEventStream, TooLong, events
from foretoken.servers.server import Server
from foretoken.system.fetching import Answer, Cancel, Deadline, FetchError, open_address
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_json import InvalidJson, parse_json

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
        self, server: Server, key: str | None = None, patience: ServerTimeouts | None = None
    ) -> None:
        """``key`` is the API key sent with each request."""
        self.server = server
        self.patience = patience or ServerTimeouts()
        self._key = key
        self._words = ErrorMessages(server, key)

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
        deadline = Deadline(within_s or self.patience.look_s)
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
        deadline = Deadline(self.patience.first_s)
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
                    deadline.extend(self.patience.between_s)
                    yield read_chunk(event)
            except TooLong as problem:
                raise self._words.too_much(str(problem)) from None
            except InvalidEventStream as problem:
                raise self._words.strange(str(problem)) from None

    def error_from(self, error: Mapping[str, Any]) -> ServerError:
        """Return the error for an error object that a server sent within an answer."""
        code = error.get("code", error.get("status_code"))
        status = code if isinstance(code, int) and 400 <= code <= 599 else 500
        return self._words.refusal(status, None, error)

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
            words = tr(
                "Nothing was sent to {host}: the connection is not encrypted, and you have not "
                "allowed that.",
                host=self.server.host,
            )
            raise ServerError(ServerErrorKind.PLAIN, words)
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
                timeout_s=min(self.patience.connect_s, max(0.1, deadline.left_s)),
                body=body,
                plain_agreed=self.server.plain_agreed,
                follow=False,
                deadline=deadline,
            )
            with closing(answer):
                if answer.is_error:
                    deadline.extend(_ERROR_TEXT_TIMEOUT_S)
                    raise self._words.of_refusal(answer)
                self._check_kind(answer)
                yield answer
        except FetchError as error:
            raise self._words.of_network(error) from None

    def _parsed(self, content: bytes) -> Any:
        try:
            return parse_json(content, any_number=True)
        except InvalidJson as problem:
            raise self._words.strange(str(problem)) from None

    def _check_kind(self, answer: Answer) -> None:
        """Reject compressed responses and unexpected content types. Raises ``ServerError``."""
        packing = answer.headers.get("content-encoding", "identity").lower()
        if packing != "identity":
            words = tr(
                "it is compressed ({kind}), which was not requested", kind=shown_name(packing)
            )
            raise self._words.strange(words)
        kind = _content_type(answer)
        if kind == "text/html":
            raise self._words.strange(tr("it is a web page"))
        if kind.startswith(("image/", "audio/", "video/", "application/octet-stream")):
            raise self._words.strange(tr("it is of the type {kind}", kind=shown_name(kind)))


def _content_type(answer: Answer) -> str:
    return answer.headers.get("content-type", "").partition(";")[0].strip().lower()
