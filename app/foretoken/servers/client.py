"""The one HTTP client for servers: questions about themselves, and answers that stream.

A key goes to the origin of the server and nowhere else: what leads elsewhere is told, not followed.
All that comes is bounded, in time and in size, and is not unpacked.
"""

from __future__ import annotations

import http.client
import json
import re
import socket
import ssl
import urllib.error
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin

from foretoken.servers.chunks import AnswerChunk, read_chunk
from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.event_stream import DONE, CutOff, NoEvents, TooLong, events, lines
from foretoken.servers.server import Server
from foretoken.system.fetching import Cancel, Deadline, FetchCancelled, FetchError, open_address
from foretoken.system.given_json import NoJson, parse_json
from foretoken.system.language import quoted, tr
from foretoken.system.shown_text import shown_name

_MOST_BYTES = 1 << 23
"""Of what a server tells about itself: lists of thousands of models take a megabyte."""
_MOST_ERROR_BYTES = 1 << 16
_LONGEST_QUOTE = 300
_CHUNK_BYTES = 1 << 16
_LONGEST_WAIT_S = 24 * 3600.0
_REASON_S = 2.0
"""So long the words of a refusal are waited for; its number is there already."""
_JSON, _STREAM = "application/json", "text/event-stream"
# What TLS and plain HTTP look like to each other.
_TLS_RECORD = re.compile("[\x14-\x17]\x03[\x00-\x04]")
_WANTS_HTTPS = re.compile(r"plain http request|http request to an https", re.IGNORECASE)
_CONTEXT_FULL = re.compile(
    r"exceed_context_size|context.{0,20}(length|size|window)|maximum context|input length"
    r"|context_length_exceeded|(too|is) long.{0,30}(context|maximum)|number of tokens to keep",
    re.IGNORECASE,
)
_LOADING = re.compile(r"load(ing|ed)? (the )?model|model is (still )?loading", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ServerPatience:
    """How long each thing is waited for, in seconds."""

    connect_s: float = 10.0
    look_s: float = 15.0
    """For the whole answer to a question about the server."""
    first_s: float = 900.0
    """For the first piece of an answer: long prompts take minutes, and a model may be loaded."""
    between_s: float = 120.0
    """For each further one."""


class ServerClient:
    """Speaks with one server; any thread may use it, each with its own ``Cancel``."""

    def __init__(
        self, server: Server, key: str | None = None, patience: ServerPatience | None = None
    ) -> None:
        """``key`` is sent along with each question."""
        self.server = server
        self.patience = patience or ServerPatience()
        self._key = key

    def get(
        self,
        url: str,
        cancel: Cancel,
        *,
        most_bytes: int = _MOST_BYTES,
        within_s: float | None = None,
    ) -> bytes:
        """Return what stands at an address of the server. Raises ``ServerError``."""
        return self._whole(url, None, cancel, most_bytes, within_s)

    def json(self, url: str, cancel: Cancel, question: Mapping[str, Any] | None = None) -> Any:
        """Return the JSON that stands there, or that answers a question. Raises ``ServerError``."""
        body = None if question is None else _packed(question)
        return self._parsed(self._whole(url, body, cancel, _MOST_BYTES))

    def answer(self, question: Mapping[str, Any], cancel: Cancel) -> Generator[AnswerChunk]:
        """Yield what the server says of an answer, as it comes; close it to end that.

        A stream that ends without saying that it does is no error here: whoever reads knows whether
        the answer had ended. Raises ``ServerError``, ``FetchCancelled``.
        """
        url = self.server.url("chat/completions")
        deadline = Deadline(self.patience.first_s)
        with (
            _Troubles(self, cancel, deadline),
            closing(self._opened(url, _packed(question), cancel, deadline, _STREAM)) as body,
        ):
            self._check_kind(body)
            if _content_type(body) == _JSON:  # it was not asked to, and sends all at once
                whole = self._parsed(_read_whole(body, _MOST_BYTES, self.server.host))
                yield read_chunk(whole if isinstance(whole, dict) else {})
                return
            try:
                for event in events(lines(_chunks_of(body))):
                    if event == DONE:
                        yield AnswerChunk(done=True)
                        return
                    if isinstance(event, dict):
                        deadline.extend(self.patience.between_s)
                        yield read_chunk(event)
            except CutOff:
                pass  # as if it had ended before
            except TooLong as problem:
                raise self._too_much(str(problem)) from None
            except NoEvents as problem:
                raise self._strange(str(problem)) from None

    def told_trouble(self, error: Mapping[str, Any]) -> ServerError:
        """What a server wrote into the answer in place of the rest of it."""
        code = error.get("code", error.get("status_code"))
        status = code if isinstance(code, int) and 400 <= code <= 599 else 500
        return self._refusal(status, None, error)

    # --- asking --------------------------------------------------------------------------------

    def _whole(
        self,
        url: str,
        body: bytes | None,
        cancel: Cancel,
        most_bytes: int,
        within_s: float | None = None,
    ) -> bytes:
        deadline = Deadline(within_s or self.patience.look_s)
        with (
            _Troubles(self, cancel, deadline),
            closing(self._opened(url, body, cancel, deadline, _JSON)) as answer,
        ):
            self._check_kind(answer)
            return _read_whole(answer, most_bytes, self.server.host)

    def _opened(
        self, url: str, body: bytes | None, cancel: Cancel, deadline: Deadline, accept: str
    ) -> http.client.HTTPResponse:
        if self.server.is_plain and not self.server.plain_agreed:
            words = tr(
                "{host} was not asked: whoever is on the way to it could read along, and nobody "
                "has agreed to that.",
                host=self.server.host,
            )
            raise ServerError(ServerTrouble.PLAIN, words)
        headers = {"Accept": accept, **({} if body is None else {"Content-Type": _JSON})}
        return open_address(
            url,
            cancel,
            headers=headers,
            authorization=None if self._key is None else f"Bearer {self._key}",
            timeout_s=min(self.patience.connect_s, max(0.1, deadline.left_s)),
            body=body,
            plain_agreed=self.server.plain_agreed,
            follow=False,
            deadline=deadline,
        ).body

    def _parsed(self, content: bytes) -> Any:
        try:
            return parse_json(content, any_number=True)
        except NoJson as problem:
            raise self._strange(str(problem)) from None

    def _check_kind(self, body: http.client.HTTPResponse) -> None:
        """Refuse what nobody can have asked for. Raises ``ServerError``."""
        packing = (body.getheader("Content-Encoding") or "identity").lower()
        if packing != "identity":
            words = tr("it is packed ({kind}), which nobody asked for", kind=shown_name(packing))
            raise self._strange(words)
        kind = _content_type(body)
        if kind == "text/html":
            raise self._strange(tr("it is a web page"))
        if kind.startswith(("image/", "audio/", "video/", "application/octet-stream")):
            raise self._strange(tr("it is of the kind {kind}", kind=shown_name(kind)))

    # --- troubles, in words ----------------------------------------------------------------------

    def in_words(self, error: Exception) -> Exception:
        """What to raise in the place of what the network raised."""
        if isinstance(error, (ServerError, FetchCancelled)):
            return error
        if isinstance(error, FetchError):
            return ServerError(ServerTrouble.ADDRESS, str(error))
        if isinstance(error, urllib.error.HTTPError):
            return self._of_status(error)
        reason = getattr(error, "reason", error)
        return self._of_network(reason if isinstance(reason, Exception) else error)

    def _of_status(self, error: urllib.error.HTTPError) -> ServerError:
        with error:  # it is the answer, too
            content = b""
            with suppress(OSError, http.client.HTTPException, ValueError):
                content = error.read(_MOST_ERROR_BYTES)
            headers = error.headers
        if 300 <= error.code < 400:
            return self._elsewhere(str(headers.get("Location") or ""))
        found: Any = None
        with suppress(NoJson):
            found = parse_json(content, any_number=True)
        if not isinstance(found, dict):
            text = content.decode("utf-8", "replace")
            page = "<html" in text[:1000].lower() or "<!doctype" in text[:1000].lower()
            if page and _WANTS_HTTPS.search(text) is None:
                text = ""
            found = {"message": text}
        return self._refusal(error.code, _wait(headers.get("Retry-After")), found)

    def _refusal(self, status: int, wait_s: float | None, found: Mapping[str, Any]) -> ServerError:
        said = self._quotable(_words_of(found))
        host = self.server.host
        quote = tr(" It says: {words}", words=quoted(said)) if said else ""
        everything = f"{said} {_inner(found).get('type')}"
        if status in (400, 413, 422, 500) and _CONTEXT_FULL.search(everything):
            words = tr("The chat does not fit the context of the model on {host}.", host=host)
            return ServerError(ServerTrouble.CONTEXT_FULL, words + quote)
        if status == 400 and _WANTS_HTTPS.search(said):
            return self._wants_https()
        if status in (401, 403):
            if self._key is None:
                words = tr("{host} wants a key (HTTP {code}). Enter it.", host=host, code=status)
            else:
                words = tr(
                    "{host} does not take the key (HTTP {code}). Enter another one.",
                    host=host,
                    code=status,
                )
            return ServerError(ServerTrouble.UNAUTHORISED, words + quote)
        if status in (404, 405):
            words = tr(
                "{host} has no such model, or nothing at this address (HTTP {code}). Look at the "
                "address, and choose one of its models.",
                host=host,
                code=status,
            )
            return ServerError(ServerTrouble.UNKNOWN_MODEL, words + quote)
        if status == 503 and _LOADING.search(said):
            words = tr("{host} is still loading its model. Try again in a moment.", host=host)
            return ServerError(ServerTrouble.BUSY, words, wait_s=wait_s)
        if status in (429, 503, 529):
            if wait_s is not None:
                words = tr(
                    "{host} is busy (HTTP {code}) and asks to wait for {seconds} s.",
                    host=host,
                    code=status,
                    seconds=round(wait_s),
                )
            else:
                words = tr("{host} is busy (HTTP {code}). Try again later.", host=host, code=status)
            return ServerError(ServerTrouble.BUSY, words + quote, wait_s=wait_s)
        if status in (408, 504):
            words = tr("{host} took too long (HTTP {code}). Try again.", host=host, code=status)
            return ServerError(ServerTrouble.SILENT, words + quote)
        if status >= 500:
            words = tr(
                "Something failed on {host} (HTTP {code}). Try again; its log may tell more.",
                host=host,
                code=status,
            )
            return ServerError(ServerTrouble.FAULT, words + quote)
        words = tr("{host} refuses to answer this (HTTP {code}).", host=host, code=status)
        return ServerError(ServerTrouble.REJECTED, words + quote)

    def _of_network(self, reason: Exception) -> ServerError:
        host = self.server.host
        if isinstance(reason, TimeoutError):
            return ServerError(
                ServerTrouble.SILENT, tr("{host} says nothing. Try again later.", host=host)
            )
        if isinstance(reason, ssl.SSLCertVerificationError):
            words = tr(
                "Nobody vouches for the certificate of {host}: {reason}. If it is your own, name "
                "its file in the environment variable SSL_CERT_FILE.",
                host=host,
                reason=reason.verify_message or str(reason),
            )
            return ServerError(ServerTrouble.UNSAFE, words)
        if isinstance(reason, ssl.SSLError):
            if reason.reason in ("WRONG_VERSION_NUMBER", "HTTP_REQUEST", "RECORD_LAYER_FAILURE"):
                words = tr(
                    "{host} does not speak https. Its address may begin with http://.", host=host
                )
            else:
                words = tr(
                    "The connection to {host} is not safe: {reason}.",
                    host=host,
                    reason=reason.reason or str(reason),
                )
            return ServerError(ServerTrouble.UNSAFE, words)
        if isinstance(reason, socket.gaierror):
            words = tr("{host} was not found. Is its name right?", host=host)
            return ServerError(ServerTrouble.NOT_FOUND, words)
        if isinstance(reason, ConnectionRefusedError):
            words = tr(
                "Nothing listens at {host}. Is the server running, and is the port right?",
                host=host,
            )
            return ServerError(ServerTrouble.REFUSED, words)
        if isinstance(reason, http.client.BadStatusLine) and _TLS_RECORD.match(str(reason.args[0])):
            return self._wants_https()
        if isinstance(reason, (http.client.IncompleteRead, ConnectionError)):
            words = tr("The connection to {host} broke off. Try again.", host=host)
            return ServerError(ServerTrouble.CUT, words)
        if isinstance(reason, OSError):
            words = tr(
                "{host} cannot be reached: {reason}.",
                host=host,
                reason=reason.strerror or str(reason) or type(reason).__name__,
            )
            return ServerError(ServerTrouble.REFUSED, words)
        return self._strange(type(reason).__name__)

    def _wants_https(self) -> ServerError:
        words = tr("{host} wants https. Let its address begin so.", host=self.server.host)
        return ServerError(ServerTrouble.UNSAFE, words)

    def _elsewhere(self, location: str) -> ServerError:
        where = shown_name(urljoin(self.server.address, location), _LONGEST_QUOTE)
        words = tr(
            "{host} leads to another address, where nothing was sent: {where}. If that is right, "
            "enter it in place of this one.",
            host=self.server.host,
            where=where,
        )
        return ServerError(ServerTrouble.ELSEWHERE, words)

    def _strange(self, problem: str) -> ServerError:
        words = tr(
            "What {host} says makes no sense here: {problem}. Is it a server of models?",
            host=self.server.host,
            problem=self._quotable(problem),
        )
        return ServerError(ServerTrouble.PROTOCOL, words)

    def _too_much(self, problem: str) -> ServerError:
        words = tr(
            "{host} sends more than it may: {problem}.", host=self.server.host, problem=problem
        )
        return ServerError(ServerTrouble.TOO_MUCH, words)

    def _quotable(self, said: str) -> str:
        """What a server said, short and without the key, which some repeat."""
        if self._key is not None:
            said = said.replace(self._key, "…")
        return shown_name(said.strip(), _LONGEST_QUOTE)


class _Troubles:
    """Turns what the network raises into words, and a cancelled wait into what says so."""

    def __init__(self, client: ServerClient, cancel: Cancel, deadline: Deadline) -> None:
        self._client, self._cancel, self._deadline = client, cancel, deadline

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        known = (OSError, http.client.HTTPException, ValueError, ServerError, FetchError)
        if error is not None and not isinstance(error, known):
            return
        if self._cancel.is_set:  # then what was read may look as if it had ended
            raise FetchCancelled(tr("Cancelled.")) from None
        if error is not None:
            self._deadline.extend(_REASON_S)
            words = self._client.in_words(error)
            if words is not error:
                raise words from None


def _packed(question: Mapping[str, Any]) -> bytes:
    return json.dumps(question, allow_nan=False).encode()


def _content_type(body: http.client.HTTPResponse) -> str:
    return (body.getheader("Content-Type") or "").partition(";")[0].strip().lower()


def _chunks_of(body: http.client.HTTPResponse) -> Iterator[bytes]:
    while chunk := body.read1(_CHUNK_BYTES):
        yield chunk
    if body.length:
        raise http.client.IncompleteRead(b"", body.length)


def _read_whole(body: http.client.HTTPResponse, most_bytes: int, host: str) -> bytes:
    content = bytearray()
    for chunk in _chunks_of(body):
        content += chunk
        if len(content) > most_bytes:
            words = tr("{host} sent more than {most} bytes.", host=host, most=most_bytes)
            raise ServerError(ServerTrouble.TOO_MUCH, words)
    return bytes(content)


def _words_of(found: Mapping[str, Any]) -> str:
    """What an error says for people, in each of the shapes that servers give it.

    OpenAI and llama-server: ``error.message``; Ollama and LM Studio: ``error``; FastAPI (vLLM,
    SGLang): ``detail``, a text or a list of ``msg``; older vLLM: ``message``.
    """
    if isinstance(error := found.get("error"), str):
        return error
    for name in ("message", "detail", "msg"):
        said = _inner(found).get(name)
        if isinstance(said, str):
            return said
        if isinstance(said, list):
            texts = [one.get("msg") for one in said if isinstance(one, dict)]
            return "; ".join(text for text in texts if isinstance(text, str))
    return ""


def _inner(found: Mapping[str, Any]) -> Mapping[str, Any]:
    error = found.get("error")
    return error if isinstance(error, dict) else found


def _wait(retry_after: str | None) -> float | None:
    """Seconds of a Retry-After; the dates that it may hold as well are left alone."""
    try:
        seconds = float(retry_after or "")
    except ValueError:
        return None
    return seconds if 0 <= seconds <= _LONGEST_WAIT_S else None
