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

_SERVER_ERRORS = range(500, 600)
_REDIRECTS = range(300, 400)
# "api";r=0;t=55: how many seconds until requests are counted anew.
# https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-09.html
_SECONDS_LEFT = re.compile(r";\s*t=(\d+)")
_MINUTE_S, _HOUR_S = 60, 3600


class HubReason(StrEnum):
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
    what = repository or "the answer to this search"
    page = f"https://{host}/{repository}" if repository else f"https://{host}"
    code = headers.get("X-Error-Code", "")
    if code == "GatedRepo":
        return HubError(_gated(what, page, with_token), HubReason.GATED)
    if code == "RevisionNotFound":
        words = f"{what} no longer has the version that was asked for. Choose the model again."
        return HubError(words, HubReason.NOT_FOUND)
    if code == "EntryNotFound":
        words = f"{what} no longer has the file that was asked for. Choose the model again."
        return HubError(words, HubReason.NOT_FOUND)
    if status == 401 and with_token:
        words = (
            f"{host} does not accept the access token: it may be mistyped, expired or withdrawn. "
            "Enter a new one, or remove it where none is needed."
        )
        return HubError(words, HubReason.BAD_TOKEN)
    if status in (401, 404) and repository is None:
        words = f"{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?"
        return HubError(words, HubReason.SETTINGS)
    if status in (401, 404) and not with_token:
        words = (
            f"{host} has no public {what}. Check the name; if it is private, an access token of "
            "its owner is needed."
        )
        return HubError(words, HubReason.NEEDS_TOKEN if status == 401 else HubReason.NOT_FOUND)
    if status == 404:
        words = f"{host} has no {what} that this access token may see. Check the name."
        return HubError(words, HubReason.NOT_FOUND)
    if status == 403:
        words = f"{host} does not give {what} to this computer or account. See {page} why."
        return HubError(words, HubReason.GATED)
    if status == 429:
        return _too_many(host, headers, with_token)
    if status == 407:
        words = "The proxy asks for a name and a password. Put them into its address."
        return HubError(words, HubReason.SETTINGS)
    if status in (408, 425) or status in _SERVER_ERRORS:
        words = f"{host} has trouble of its own (HTTP {status}). Try again later."
        return HubError(words, HubReason.SERVER, passing=True, wait_s=_wait_s(headers))
    if status in _REDIRECTS:
        words = f"{host} leads from address to address without an end. Try again later."
        return HubError(words, HubReason.SERVER)
    return HubError(f"{host} refused {what} (HTTP {status}).", HubReason.SERVER)


def _gated(what: str, page: str, with_token: bool) -> str:
    if with_token:
        return (
            f"The account of the access token may not download {what} yet. Accept its terms on "
            f"{page}; some owners answer only after a while."
        )
    return (
        f"{what} is given only to those who accept its terms. Accept them on {page}, then enter "
        "an access token of that account."
    )


def _too_many(host: str, headers: Headers, with_token: bool) -> HubError:
    wait_s = _wait_s(headers)
    when = "later" if wait_s is None else f"in {_duration(wait_s)}"
    more = "" if with_token else " With an access token more is allowed."
    words = f"{host} has had too many requests from here. Try again {when}.{more}"
    return HubError(words, HubReason.TOO_MANY, passing=True, wait_s=wait_s)


def _wait_s(headers: Headers) -> float | None:
    """How long the server wants to be left alone; None if it does not say."""
    after = headers.get("Retry-After", "").strip()
    if after.isdecimal():
        return float(after)
    counted = _SECONDS_LEFT.search(headers.get("RateLimit", ""))
    return float(counted[1]) if counted else None


def _duration(seconds: float) -> str:
    if seconds < 2 * _MINUTE_S:
        return f"{seconds:.0f} s"
    if seconds < 2 * _HOUR_S:
        return f"{seconds / _MINUTE_S:.0f} minutes"
    return f"{seconds / _HOUR_S:.0f} hours"


def network_trouble(host: str, error: BaseException) -> HubError:
    """What an error of a connection to ``host`` means; a library's own may wrap the system's."""
    causes = list(_causes(error))
    for cause in causes:
        if "Tunnel connection failed" in str(cause) or type(cause).__name__ == "ProxyError":
            words = (
                f"The proxy does not lead to {host}: {cause}. Check the proxy's settings, or the "
                "variables http_proxy, https_proxy and no_proxy."
            )
            return HubError(words, HubReason.SETTINGS)
        if isinstance(cause, ssl.SSLError):
            if isinstance(cause, ssl.SSLCertVerificationError):
                words = (
                    f"The connection to {host} is not safe: {cause.verify_message}. Check this "
                    "computer's clock, and whether a network guard reads along with a certificate "
                    "of its own."
                )
                return HubError(words, HubReason.NETWORK)
            words = f"The safe connection to {host} failed: {cause.reason or cause}. Try again."
            return HubError(words, HubReason.NETWORK, passing=True)
        if isinstance(cause, socket.gaierror):
            words = f"{host} was not found. Is this computer online?"
            return HubError(words, HubReason.OFFLINE, passing=True)
        if isinstance(cause, TimeoutError):
            words = f"{host} does not answer. Is this computer online? If so, try again later."
            return HubError(words, HubReason.NETWORK, passing=True)
        if isinstance(cause, ConnectionRefusedError):
            words = f"Nobody answers at {host}. Is a firewall in between? Try again later."
            return HubError(words, HubReason.NETWORK, passing=True)
    for cause in causes:
        if isinstance(cause, OSError) and cause.strerror:
            words = f"The connection to {host} failed: {cause.strerror}. Try again."
            return HubError(words, HubReason.NETWORK, passing=True)
    words = f"The connection to {host} broke off. Try again."
    return HubError(words, HubReason.NETWORK, passing=True)


def _causes(error: BaseException | None) -> list[BaseException]:
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        reason = getattr(error, "reason", None)  # urllib's
        inner = reason if isinstance(reason, BaseException) else None
        error = inner or error.__cause__ or error.__context__
    return found
