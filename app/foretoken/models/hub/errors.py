"""What can go wrong between this computer and the hub, each in words for a person.

The hub tells by ``X-Error-Code`` what its numbers leave open: RepoNotFound, GatedRepo,
RevisionNotFound, EntryNotFound (huggingface_hub, ``utils/_http.py``: ``hf_raise_for_status``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum

from foretoken.system.fetching import FetchError, NetworkError, NetworkFault
from foretoken.system.language import tr, tr_n

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
    if isinstance(error, HubError):
        return error
    if not isinstance(error, NetworkError):
        return HubError(str(error), HubReason.SERVER)
    if error.fault in (NetworkFault.PROXY, NetworkFault.SOCKS):
        return HubError(str(error), HubReason.SETTINGS)
    offline = error.fault is NetworkFault.UNKNOWN_HOST
    reason = HubReason.OFFLINE if offline else HubReason.NETWORK
    return HubError(str(error), reason, passing=error.fault is not NetworkFault.UNTRUSTED)


def refusal(
    status: int, headers: Mapping[str, str], *, host: str, repository: str | None, with_token: bool
) -> HubError:
    """What an answer of ``status`` 300 or more means. ``repository``: what was asked about."""
    what = repository or tr("the answer to this search")
    page = f"https://{host}/{repository}" if repository else f"https://{host}"
    code = headers.get("x-error-code", "")
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
