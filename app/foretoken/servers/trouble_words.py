"""Why a server did not do what it was asked, in words: from its refusals and from the network.

What a server says is quoted, short and without the key, which some repeat.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urljoin

from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.server import Server
from foretoken.system.fetching import Answer, FetchError, NetworkError, NetworkFault
from foretoken.system.given_json import NoJson, parse_json
from foretoken.system.language import quoted, tr
from foretoken.system.shown_text import shown_name

_MOST_ERROR_BYTES = 1 << 16
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
    NetworkFault.SILENT: ServerTrouble.SILENT,
    NetworkFault.UNKNOWN_HOST: ServerTrouble.NOT_FOUND,
    NetworkFault.REFUSED: ServerTrouble.REFUSED,
    NetworkFault.UNREACHABLE: ServerTrouble.REFUSED,
    NetworkFault.PROXY: ServerTrouble.REFUSED,
    NetworkFault.SOCKS: ServerTrouble.REFUSED,
    NetworkFault.UNTRUSTED: ServerTrouble.UNSAFE,
    NetworkFault.UNSAFE: ServerTrouble.UNSAFE,
    NetworkFault.SPEAKS_PLAIN: ServerTrouble.UNSAFE,
    NetworkFault.SPEAKS_TLS: ServerTrouble.UNSAFE,
    NetworkFault.CUT: ServerTrouble.CUT,
}


class TroubleWords:
    """Words about one server."""

    def __init__(self, server: Server, key: str | None) -> None:
        self._host, self._address, self._key = server.host, server.address, key

    def of_network(self, error: FetchError) -> ServerError:
        """What an error of the network means for somebody who chose this server."""
        if not isinstance(error, NetworkError):
            return ServerError(ServerTrouble.ADDRESS, str(error))
        words, host = str(error), self._host
        if error.fault is NetworkFault.NONSENSE:
            return self.strange(error.detail)
        if error.fault is NetworkFault.UNTRUSTED:
            words = tr(
                "Nobody vouches for the certificate of {host}: {reason}. If it is your own, name "
                "its file in the environment variable SSL_CERT_FILE.",
                host=host,
                reason=error.detail,
            )
        elif error.fault is NetworkFault.UNKNOWN_HOST:
            words = tr("{host} was not found. Is its name right?", host=host)
        elif error.fault is NetworkFault.REFUSED:
            words = tr(
                "Nothing listens at {host}. Is the server running, and is the port right?",
                host=host,
            )
        return ServerError(_TROUBLES[error.fault], words)

    def of_refusal(self, answer: Answer) -> ServerError:
        """What an answer that is none means, with the words in it."""
        content = b""
        with suppress(NetworkError):
            for chunk in answer.chunks():
                content += chunk
                if len(content) > _MOST_ERROR_BYTES:
                    break
        content = content[:_MOST_ERROR_BYTES]
        if 300 <= answer.status < 400:
            return self._elsewhere(answer.headers.get("location", ""))
        found: Any = None
        with suppress(NoJson):
            found = parse_json(content, any_number=True)
        if not isinstance(found, dict):
            text = content.decode("utf-8", "replace")
            page = "<html" in text[:1000].lower() or "<!doctype" in text[:1000].lower()
            if page and _WANTS_HTTPS.search(text) is None:
                text = ""
            found = {"message": text}
        return self.refusal(answer.status, _wait(answer.headers.get("retry-after")), found)

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
            words = tr("{host} wants https. Let its address begin so.", host=host)
            return ServerTrouble.UNSAFE, words
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
