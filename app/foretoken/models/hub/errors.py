"""What can go wrong between this computer and the hub, each in words for a person.

The hub tells by ``X-Error-Code`` what its numbers leave open: RepoNotFound, GatedRepo,
RevisionNotFound, EntryNotFound (huggingface_hub, ``utils/_http.py``: ``hf_raise_for_status``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum

from foretoken.system.fetching import FetchError, NetworkError, NetworkFault
from foretoken.system.language import tr, tr_n, tr_noop

_SERVER_ERRORS = range(500, 600)
_REDIRECTS = range(300, 400)
# "api";r=0;t=55: how many seconds until requests are counted anew.
# https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-09.html
_SECONDS_LEFT = re.compile(r";\s*t=(\d+)")
_MINUTE_S, _HOUR_S = 60, 3600


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


def hub_error(error: FetchError) -> HubError:
    """An error of the network as one of the hub."""
    if not isinstance(error, NetworkError):
        return HubError(str(error), HubReason.SERVER)
    if error.fault in (NetworkFault.PROXY, NetworkFault.SOCKS):
        return HubError(str(error), HubReason.SETTINGS)
    offline = error.fault is NetworkFault.UNKNOWN_HOST
    reason = HubReason.OFFLINE if offline else HubReason.NETWORK
    return HubError(str(error), reason, passing=error.fault is not NetworkFault.UNTRUSTED)


def refusal(
    status: int,
    headers: Mapping[str, str],
    *,
    host: str,
    repository: str | None,
    with_token: bool,
) -> HubError:
    """What an answer of ``status`` 300 or more means. ``repository``: what was asked about."""
    if status == 429:
        return _too_many(host, headers, with_token)
    code = headers.get("x-error-code", "")
    reason, text = _meaning(status, code, searched=repository is None, with_token=with_token)
    what = repository or tr("the answer to this search")
    page = f"https://{host}/{repository}" if repository else f"https://{host}"
    words = tr(
        text, host=host, repository=what, model=what, what=what, page=page, status=str(status)
    )
    passing = status in (408, 425) or status in _SERVER_ERRORS
    return HubError(words, reason, passing=passing, wait_s=_wait_s(headers) if passing else None)


def _meaning(status: int, code: str, *, searched: bool, with_token: bool) -> tuple[HubReason, str]:
    if code == "GatedRepo" and with_token:
        return HubReason.GATED, tr_noop(
            "The account of the access token may not download {model} yet. Accept its terms on "
            "{page}; some owners answer only after a while."
        )
    if code == "GatedRepo":
        return HubReason.GATED, tr_noop(
            "{model} is given only to those who accept its terms. Accept them on {page}, then "
            "enter an access token of that account."
        )
    if code == "RevisionNotFound":
        return HubReason.NOT_FOUND, tr_noop(
            "{repository} no longer has the version that was asked for. Choose the model again."
        )
    if code == "EntryNotFound":
        return HubReason.NOT_FOUND, tr_noop(
            "{repository} no longer has the file that was asked for. Choose the model again."
        )
    if status == 401 and with_token:
        return HubReason.BAD_TOKEN, tr_noop(
            "{host} does not accept the access token: it may be mistyped, expired or withdrawn. "
            "Enter a new one, or remove it where none is needed."
        )
    if status in (401, 404) and searched:
        return HubReason.SETTINGS, tr_noop(
            "{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?"
        )
    if status in (401, 404) and not with_token:
        return HubReason.NEEDS_TOKEN if status == 401 else HubReason.NOT_FOUND, tr_noop(
            "{host} has no public {repository}. Check the name; if it is private, an access token "
            "of its owner is needed."
        )
    if status == 404:
        return HubReason.NOT_FOUND, tr_noop(
            "{host} has no {repository} that this access token may see. Check the name."
        )
    if status == 403:
        return HubReason.GATED, tr_noop(
            "{host} does not give {what} to this computer or account. See {page} why."
        )
    if status == 407:
        return HubReason.SETTINGS, tr_noop(
            "The proxy asks for a name and a password. Put them into its address."
        )
    if status in (408, 425) or status in _SERVER_ERRORS:
        return HubReason.SERVER, tr_noop(
            "{host} has trouble of its own (HTTP {status}). Try again later."
        )
    if status in _REDIRECTS:
        return HubReason.SERVER, tr_noop(
            "{host} leads from address to address without an end. Try again later."
        )
    return HubReason.SERVER, tr_noop("{host} refused {what} (HTTP {status}).")


def _too_many(host: str, headers: Mapping[str, str], with_token: bool) -> HubError:
    wait_s = _wait_s(headers)
    words = _try_again(host, wait_s)
    if not with_token:
        words = f"{words} {tr('With an access token more is allowed.')}"
    return HubError(words, HubReason.TOO_MANY, passing=True, wait_s=wait_s)


def _wait_s(headers: Mapping[str, str]) -> float | None:
    """How long the server wants to be left alone; None if it does not say."""
    after = headers.get("retry-after", "").strip()
    if after.isdecimal():
        return float(after)
    counted = _SECONDS_LEFT.search(headers.get("ratelimit", ""))
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
