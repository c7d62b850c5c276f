"""What can go wrong between this computer and the hub, each in words for a person.

The hub tells by ``X-Error-Code`` what its numbers leave open: RepoNotFound, GatedRepo,
RevisionNotFound, EntryNotFound (huggingface_hub, ``utils/_http.py``: ``hf_raise_for_status``).
"""

from __future__ import annotations

import re
import socket
import ssl
from enum import StrEnum
from typing import Protocol

from foretoken.system.fetching import FetchError
from foretoken.system.language import tr, tr_n

_SERVER_ERRORS = range(500, 600)
_REDIRECTS = range(300, 400)
# "api";r=0;t=55: how many seconds until requests are counted anew.
# https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-09.html
_SECONDS_LEFT = re.compile(r";\s*t=(\d+)")
_MINUTE_S, _HOUR_S = 60, 3600
_NO_TUNNEL = "Tunnel connection failed"  # not translated: http.client says it


class HubReason(StrEnum):  # not translated: names
    """Kinds of trouble, where a caller does more than to show the words."""

    OFFLINE = "offline"
    NOT_FOUND = "not found"
    NEEDS_TOKEN = "needs token"
    BAD_TOKEN = "bad token"
    GATED = "gated"
    TOO_MANY = "too many requests"
    SERVER = "server"
    NETWORK = "network"
    SETTINGS = "settings"
    SPACE = "space"
    FILES = "files"
    IN_USE = "in use"
    WRONG_BYTES = "wrong bytes"
    CHANGED = "changed"


class HubError(FetchError):
    """Nothing came; the message says what happened, why, and what to do."""

    def __init__(
        self, message: str, reason: HubReason, *, passing: bool = False, wait_s: float | None = None
    ) -> None:
        """``passing``: another try may help soon; ``wait_s``: not before, says the server."""
        super().__init__(message)
        self.reason = reason
        self.passing = passing
        self.wait_s = wait_s


class Headers(Protocol):
    """Headers of any library, whatever their letters' case."""

    def get(self, name: str, default: str, /) -> str:
        """Return a header's text."""


def refusal(
    status: int, headers: Headers, *, host: str, repository: str | None, with_token: bool
) -> HubError:
    """What an answer of ``status`` 300 or more means. ``repository``: what was asked about."""
    what = repository or tr("the answer to this search")
    page = f"https://{host}/{repository}" if repository else f"https://{host}"
    code = headers.get("X-Error-Code", "")
    if code == "GatedRepo":
        return HubError(_gated(what, page, with_token), HubReason.GATED)
    if code == "RevisionNotFound":
        words = tr(
            "{repository} no longer has the version that was asked for. Choose the model again.",
            repository=what,
        )
        return HubError(words, HubReason.NOT_FOUND)
    if code == "EntryNotFound":
        words = tr(
            "{repository} no longer has the file that was asked for. Choose the model again.",
            repository=what,
        )
        return HubError(words, HubReason.NOT_FOUND)
    if status == 401 and with_token:
        words = tr(
            "{host} does not accept the access token: it may be mistyped, expired or withdrawn. "
            "Enter a new one, or remove it where none is needed.",
            host=host,
        )
        return HubError(words, HubReason.BAD_TOKEN)
    if status in (401, 404) and repository is None:
        words = tr(
            "{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?",
            host=host,
            status=str(status),
        )
        return HubError(words, HubReason.SETTINGS)
    if status in (401, 404) and not with_token:
        words = tr(
            "{host} has no public {repository}. Check the name; if it is private, an access token "
            "of its owner is needed.",
            host=host,
            repository=what,
        )
        return HubError(words, HubReason.NEEDS_TOKEN if status == 401 else HubReason.NOT_FOUND)
    if status == 404:
        words = tr(
            "{host} has no {repository} that this access token may see. Check the name.",
            host=host,
            repository=what,
        )
        return HubError(words, HubReason.NOT_FOUND)
    if status == 403:
        words = tr(
            "{host} does not give {what} to this computer or account. See {page} why.",
            host=host,
            what=what,
            page=page,
        )
        return HubError(words, HubReason.GATED)
    if status == 429:
        return _too_many(host, headers, with_token)
    if status == 407:
        words = tr("The proxy asks for a name and a password. Put them into its address.")
        return HubError(words, HubReason.SETTINGS)
    if status in (408, 425) or status in _SERVER_ERRORS:
        words = tr(
            "{host} has trouble of its own (HTTP {status}). Try again later.",
            host=host,
            status=str(status),
        )
        return HubError(words, HubReason.SERVER, passing=True, wait_s=_wait_s(headers))
    if status in _REDIRECTS:
        words = tr(
            "{host} leads from address to address without an end. Try again later.", host=host
        )
        return HubError(words, HubReason.SERVER)
    words = tr("{host} refused {what} (HTTP {status}).", host=host, what=what, status=str(status))
    return HubError(words, HubReason.SERVER)


def _gated(what: str, page: str, with_token: bool) -> str:
    if with_token:
        return tr(
            "The account of the access token may not download {model} yet. Accept its terms on "
            "{page}; some owners answer only after a while.",
            model=what,
            page=page,
        )
    return tr(
        "{model} is given only to those who accept its terms. Accept them on {page}, then enter "
        "an access token of that account.",
        model=what,
        page=page,
    )


def _too_many(host: str, headers: Headers, with_token: bool) -> HubError:
    wait_s = _wait_s(headers)
    words = _try_again(host, wait_s)
    if not with_token:
        words = f"{words} {tr('With an access token more is allowed.')}"
    return HubError(words, HubReason.TOO_MANY, passing=True, wait_s=wait_s)


def _wait_s(headers: Headers) -> float | None:
    """How long the server wants to be left alone; None if it does not say."""
    after = headers.get("Retry-After", "").strip()
    if after.isdecimal():
        return float(after)
    counted = _SECONDS_LEFT.search(headers.get("RateLimit", ""))
    return float(counted[1]) if counted else None


def _try_again(host: str, wait_s: float | None) -> str:
    if wait_s is None:
        return tr("{host} has had too many requests from here. Try again later.", host=host)
    if wait_s < 2 * _MINUTE_S:
        return tr(
            "{host} has had too many requests from here. Try again in {seconds} s.",
            host=host,
            seconds=round(wait_s),
        )
    if wait_s < 2 * _HOUR_S:
        return tr_n(
            "{host} has had too many requests from here. Try again in {count} minute.",
            "{host} has had too many requests from here. Try again in {count} minutes.",
            round(wait_s / _MINUTE_S),
            host=host,
        )
    return tr_n(
        "{host} has had too many requests from here. Try again in {count} hour.",
        "{host} has had too many requests from here. Try again in {count} hours.",
        round(wait_s / _HOUR_S),
        host=host,
    )


def network_trouble(host: str, error: BaseException) -> HubError:
    """What an error of a connection to ``host`` means; a library's own may wrap the system's."""
    causes = list(_causes(error))
    for cause in causes:
        if _NO_TUNNEL in str(cause) or type(cause).__name__ == "ProxyError":
            words = tr(
                "The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the "
                "variables http_proxy, https_proxy and no_proxy.",
                host=host,
                reason=str(cause),
            )
            return HubError(words, HubReason.SETTINGS)
        if isinstance(cause, ssl.SSLError):
            if isinstance(cause, ssl.SSLCertVerificationError):
                words = tr(
                    "The connection to {host} is not safe: {reason}. Check this computer's clock, "
                    "and whether a network guard reads along with a certificate of its own.",
                    host=host,
                    reason=cause.verify_message,
                )
                return HubError(words, HubReason.NETWORK)
            words = tr(
                "The safe connection to {host} failed: {reason}. Try again.",
                host=host,
                reason=cause.reason or str(cause),
            )
            return HubError(words, HubReason.NETWORK, passing=True)
        if isinstance(cause, socket.gaierror):
            words = tr("{host} was not found. Is this computer online?", host=host)
            return HubError(words, HubReason.OFFLINE, passing=True)
        if isinstance(cause, TimeoutError):
            words = tr(
                "{host} does not answer. Is this computer online? If so, try again later.",
                host=host,
            )
            return HubError(words, HubReason.NETWORK, passing=True)
        if isinstance(cause, ConnectionRefusedError):
            words = tr(
                "Nobody answers at {host}. Is a firewall in between? Try again later.", host=host
            )
            return HubError(words, HubReason.NETWORK, passing=True)
    for cause in causes:
        if isinstance(cause, OSError) and cause.strerror:
            words = tr(
                "The connection to {host} failed: {reason}. Try again.",
                host=host,
                reason=cause.strerror,
            )
            return HubError(words, HubReason.NETWORK, passing=True)
    words = tr("The connection to {host} broke off. Try again.", host=host)
    return HubError(words, HubReason.NETWORK, passing=True)


def _causes(error: BaseException | None) -> list[BaseException]:
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        reason = getattr(error, "reason", None)  # urllib's
        inner = reason if isinstance(reason, BaseException) else None
        error = inner or error.__cause__ or error.__context__
    return found
