"""Errors between this computer and the hub, each worded for the user.

``X-Error-Code`` says what the hub's status leaves open: RepoNotFound, GatedRepo, RevisionNotFound,
EntryNotFound (huggingface_hub, ``utils/_http.py``: ``hf_raise_for_status``).
"""

from __future__ import annotations

import errno
import math
import re
from collections.abc import Mapping
from enum import Enum, auto
from pathlib import Path

from foretoken.system.fetching import FetchError, NetworkError, NetworkFault
from foretoken.system.language import tr, tr_noop
from foretoken.system.untrusted_files import FileRefused

# "api";r=0;t=55: seconds until the quota of requests is reset.
# https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-09.html
_LONGEST_WAIT_S = 86_400.0
_SECONDS_LEFT = re.compile(r";\s*t=(\d+)")
_DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class HubReason(Enum):
    """Kinds of errors that are handled differently."""

    OFFLINE = auto()
    ACCESS = auto()
    """A token, or a better one, may help."""
    OTHER = auto()


class HubError(FetchError):
    """A failed request to the hub; the message says what happened, why, and what to do."""

    def __init__(
        self,
        message: str,
        reason: HubReason = HubReason.OTHER,
        *,
        passing: bool = False,
        wait_s: float | None = None,
    ) -> None:
        """``passing``: a retry may succeed soon; ``wait_s``: not before, says the server."""
        super().__init__(message)
        self.reason = reason
        self.passing = passing
        self.wait_s = wait_s


def hub_error(error: FetchError) -> HubError:
    """Convert a network error to a hub error."""
    fault = error.fault if isinstance(error, NetworkError) else None
    lasting = (None, NetworkFault.PROXY, NetworkFault.UNTRUSTED)
    reason = HubReason.OFFLINE if fault is NetworkFault.UNKNOWN_HOST else HubReason.OTHER
    return HubError(str(error), reason, passing=fault not in lasting)


def file_gone(repository: str, file: str) -> HubError:
    """Return the error for a file that the hub no longer has as it was chosen."""
    return HubError(
        tr(
            "{repository} no longer contains this version of {file}. Choose it again, or choose "
            "another file.",
            repository=repository,
            file=file,
        )
    )


def refusal(
    status: int, headers: Mapping[str, str], *, host: str, repository: str | None, with_token: bool
) -> HubError:
    """Return the error for a ``status`` of 300 or more; ``repository`` is what was requested."""
    code = headers.get("x-error-code", "")
    reason, text = _meaning(status, code, searched=repository is None, with_token=with_token)
    wait_s = _wait_s(headers)
    if status == 429 and wait_s is not None:
        text = tr_noop(
            "{host} received too many requests from this network. Try again in {minutes} min."
        )
    words = tr(
        text,
        host=host,
        what=repository or tr("this search"),
        page=f"https://{host}/{repository or ''}",
        status=str(status),
        minutes=math.ceil((wait_s or 0) / 60),
    )
    if status == 429 and not with_token:
        words = f"{words} {tr('An access token raises this limit.')}"
    passing = status in (408, 425, 429) or status >= 500
    return HubError(words, reason, passing=passing, wait_s=wait_s if passing else None)


def _meaning(status: int, code: str, *, searched: bool, with_token: bool) -> tuple[HubReason, str]:
    if code == "GatedRepo" and with_token:
        return HubReason.ACCESS, tr_noop(
            "The account of the access token does not have access to {what} yet. Accept its terms "
            "on {page}; approval can take some time."
        )
    if code == "GatedRepo":
        return HubReason.ACCESS, tr_noop(
            "{what} requires you to accept its terms. Accept them on {page}, then enter an access "
            "token of that account."
        )
    if code in ("RevisionNotFound", "EntryNotFound"):
        return HubReason.OTHER, tr_noop(
            "{what} no longer has the requested file. Choose the model again."
        )
    if status == 401 and with_token:
        return HubReason.ACCESS, tr_noop(
            "{host} rejected the access token. It may be mistyped, expired or revoked. Enter a "
            "new one, or remove it if none is required."
        )
    if status in (401, 404) and searched:
        return HubReason.OTHER, tr_noop(
            "{host} does not respond like a model hub (HTTP {status}). Check the variable "
            "HF_ENDPOINT."
        )
    if status in (401, 404) and not with_token:
        return HubReason.ACCESS if status == 401 else HubReason.OTHER, tr_noop(
            "{host} has no public repository {what}. Check the name. If it is private, an access "
            "token of its owner is required."
        )
    if status == 404:
        return HubReason.OTHER, tr_noop(
            "{host} has no repository {what} that this access token can access. Check the name."
        )
    if status == 403:
        return HubReason.ACCESS, tr_noop(
            "{host} denied this computer or account access to {what}. See {page} for the reason."
        )
    if status == 429:
        return HubReason.OTHER, tr_noop(
            "{host} received too many requests from this network. Try again later."
        )
    if status in (408, 425) or status >= 500:
        return HubReason.OTHER, tr_noop(
            "{host} cannot handle the request right now (HTTP {status}). Try again later."
        )
    return HubReason.OTHER, tr_noop("{host} refused {what} (HTTP {status}).")


def _wait_s(headers: Mapping[str, str]) -> float | None:
    """Return the delay that the server asks for; None if it does not."""
    after = headers.get("retry-after", "").strip()
    counted = _SECONDS_LEFT.search(headers.get("ratelimit", ""))
    delay = after if after.isdecimal() else counted[1] if counted else None
    return None if delay is None else min(float(delay), _LONGEST_WAIT_S)


def disk_trouble(error: OSError, folder: Path) -> HubError:
    """Return the error for a failure of the file system; what was received stays in place."""
    words, file = tr_noop("{folder} cannot be written to: {reason}."), ""
    if isinstance(error, FileRefused):
        words = tr_noop("{file} in {folder} cannot be used: {reason}. Remove it and try again.")
        path = Path(str(error.filename))
        folder, file = path.parent, path.name
    elif error.errno in _DISK_FULL:
        words = tr_noop(
            "No space is left in {folder}: {reason}. What was downloaded is kept. Free up some "
            "space and resume."
        )
    return HubError(tr(words, folder=folder, file=file, reason=error.strerror or str(error)))
