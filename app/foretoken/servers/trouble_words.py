"""Why a server did not do what it was asked, in words: from its refusals and from the network.

What a server says is quoted, short and without the key, which some repeat.
"""

from __future__ import annotations

import http.client
import re
import socket
import ssl
import urllib.error
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urljoin

from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.server import Server
from foretoken.system.fetching import FetchCancelled, FetchError
from foretoken.system.given_json import NoJson, parse_json
from foretoken.system.language import quoted, tr
from foretoken.system.shown_text import shown_name

_MOST_ERROR_BYTES = 1 << 16
_LONGEST_QUOTE = 300
_LONGEST_WAIT_S = 24 * 3600.0
# What TLS and plain HTTP look like to each other.
_TLS_RECORD = re.compile("[\x14-\x17]\x03[\x00-\x04]")
_WANTS_HTTPS = re.compile(r"plain http request|http request to an https", re.IGNORECASE)
_CONTEXT_FULL = re.compile(
    r"exceed_context_size|context.{0,20}(length|size|window)|maximum context|input length"
    r"|context_length_exceeded|(too|is) long.{0,30}(context|maximum)|number of tokens to keep",
    re.IGNORECASE,
)
_LOADING = re.compile(r"load(ing|ed)? (the )?model|model is (still )?loading", re.IGNORECASE)


class TroubleWords:
    """Words about one server."""

    def __init__(self, server: Server, key: str | None) -> None:
        self._host, self._address, self._key = server.host, server.address, key

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
        return self.refusal(error.code, _wait(headers.get("Retry-After")), found)

    def refusal(self, status: int, wait_s: float | None, found: Mapping[str, Any]) -> ServerError:
        """What a server says in place of an answer, by the number of the refusal."""
        said = self._quotable(_words_of(found))
        trouble, words = self._of_number(status, wait_s, f"{said} {_inner(found).get('type')}")
        if said and trouble is not ServerTrouble.UNSAFE:
            words = tr("{sentence} It says: {words}", sentence=words, words=quoted(said))
        return ServerError(trouble, words, wait_s=wait_s)

    def _of_number(self, status: int, wait_s: float | None, said: str) -> tuple[ServerTrouble, str]:
        host, code = self._host, str(status)
        if status in (400, 413, 422, 500) and _CONTEXT_FULL.search(said):
            words = tr("The chat does not fit the context of the model on {host}.", host=host)
            return ServerTrouble.CONTEXT_FULL, words
        if status == 400 and _WANTS_HTTPS.search(said):
            return ServerTrouble.UNSAFE, self._wants_https()
        if status in (401, 403) and self._key is None:
            words = tr("{host} wants a key (HTTP {code}). Enter it.", host=host, code=code)
            return ServerTrouble.UNAUTHORISED, words
        if status in (401, 403):
            words = tr(
                "{host} does not take the key (HTTP {code}). Enter another one.",
                host=host,
                code=code,
            )
            return ServerTrouble.UNAUTHORISED, words
        if status in (404, 405):
            words = tr(
                "{host} has no such model, or nothing at this address (HTTP {code}). Look at the "
                "address, and choose one of its models.",
                host=host,
                code=code,
            )
            return ServerTrouble.UNKNOWN_MODEL, words
        if status == 503 and _LOADING.search(said):
            words = tr("{host} is still loading its model. Try again in a moment.", host=host)
            return ServerTrouble.BUSY, words
        if status in (429, 503, 529) and wait_s is not None:
            words = tr(
                "{host} is busy (HTTP {code}) and asks to wait for {seconds} s.",
                host=host,
                code=code,
                seconds=round(wait_s),
            )
            return ServerTrouble.BUSY, words
        if status in (429, 503, 529):
            words = tr("{host} is busy (HTTP {code}). Try again later.", host=host, code=code)
            return ServerTrouble.BUSY, words
        if status in (408, 504):
            words = tr("{host} took too long (HTTP {code}). Try again.", host=host, code=code)
            return ServerTrouble.SILENT, words
        if status >= 500:
            words = tr(
                "Something failed on {host} (HTTP {code}). Try again; its log may tell more.",
                host=host,
                code=code,
            )
            return ServerTrouble.FAULT, words
        words = tr("{host} refuses to answer this (HTTP {code}).", host=host, code=code)
        return ServerTrouble.REJECTED, words

    def _of_network(self, reason: Exception) -> ServerError:
        host = self._host
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
            return ServerError(ServerTrouble.UNSAFE, self._wants_https())
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
        return self.strange(type(reason).__name__)

    def _wants_https(self) -> str:
        return tr("{host} wants https. Let its address begin so.", host=self._host)

    def _elsewhere(self, location: str) -> ServerError:
        where = shown_name(urljoin(self._address, location), _LONGEST_QUOTE)
        words = tr(
            "{host} leads to another address, where nothing was sent: {where}. If that is right, "
            "enter it in place of this one.",
            host=self._host,
            where=where,
        )
        return ServerError(ServerTrouble.ELSEWHERE, words)

    def strange(self, problem: str) -> ServerError:
        """What came is not what is spoken here; ``problem`` goes on a sentence."""
        words = tr(
            "What {host} says makes no sense here: {problem}. Is it a server of models?",
            host=self._host,
            problem=self._quotable(problem),
        )
        return ServerError(ServerTrouble.PROTOCOL, words)

    def too_much(self, problem: str) -> ServerError:
        """More came than is read; ``problem`` goes on a sentence."""
        words = tr("{host} sends more than it may: {problem}.", host=self._host, problem=problem)
        return ServerError(ServerTrouble.TOO_MUCH, words)

    def _quotable(self, said: str) -> str:
        """What a server said, short and without the key, which some repeat."""
        if self._key is not None:
            said = said.replace(self._key, "…")
        return shown_name(said.strip(), _LONGEST_QUOTE)


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
