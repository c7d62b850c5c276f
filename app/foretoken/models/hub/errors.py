"""Errors between this computer and the hub.

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
from foretoken.system.language import said
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
        kind: str,
        need: HubReason = HubReason.OTHER,
        /,
        *,
        passing: bool = False,
        wait_s: float | None = None,
        **facts: object,
    ) -> None:
        """``passing``: a retry may succeed soon; ``wait_s``: not before, says the server."""
        super().__init__(kind, **facts)
        self.reason = need
        self.passing = passing
        self.wait_s = wait_s


def hub_error(error: FetchError) -> HubError:
    """Convert a network error to a hub error."""
    fault = error.fault if isinstance(error, NetworkError) else None
    lasting = (None, NetworkFault.PROXY, NetworkFault.UNTRUSTED)
    reason = HubReason.OFFLINE if fault is NetworkFault.UNKNOWN_HOST else HubReason.OTHER
    return HubError(error.kind, reason, passing=fault not in lasting, wait_s=None, **error.facts)


def file_gone(repository: str, file: str) -> HubError:
    """Return the error for a file that the hub no longer has as it was chosen."""
    return HubError("hub-file-gone", repository=repository, file=file)


def refusal(
    status: int, headers: Mapping[str, str], *, host: str, repository: str | None, with_token: bool
) -> HubError:
    """Return the error for a ``status`` of 300 or more; ``repository`` is what was requested."""
    code = headers.get("x-error-code", "")
    reason, kind = _meaning(status, code, searched=repository is None, with_token=with_token)
    wait_s = _wait_s(headers)
    if status == 429 and wait_s is not None:
        kind = "hub-too-many-requests-for-now"
    facts: dict[str, object] = {
        "host": host,
        "what": repository or said("hub-this-search"),
        "page": f"https://{host}/{repository or ''}",
        "status": str(status),
        "minutes": math.ceil((wait_s or 0) / 60),
    }
    if status == 429 and not with_token:
        text = f"{said(kind, **facts)} {said('hub-token-raises-limit')}"
        kind, facts = "as-told", {"text": text}
    passing = status in (408, 425, 429) or status >= 500
    wait_s = wait_s if passing else None
    return HubError(kind, reason, passing=passing, wait_s=wait_s, **facts)


def _meaning(status: int, code: str, *, searched: bool, with_token: bool) -> tuple[HubReason, str]:
    if code == "GatedRepo":
        return HubReason.ACCESS, "hub-no-access-yet" if with_token else "hub-terms-not-accepted"
    if code in ("RevisionNotFound", "EntryNotFound"):
        return HubReason.OTHER, "hub-file-not-found"
    if status == 401 and with_token:
        return HubReason.ACCESS, "hub-token-rejected"
    if status in (401, 404) and searched:
        return HubReason.OTHER, "hub-is-none"
    if status in (401, 404) and not with_token:
        reason = HubReason.ACCESS if status == 401 else HubReason.OTHER
        return reason, "hub-no-public-repository"
    if status == 404:
        return HubReason.OTHER, "hub-no-accessible-repository"
    if status == 403:
        return HubReason.ACCESS, "hub-access-denied"
    if status == 429:
        return HubReason.OTHER, "hub-too-many-requests"
    if status in (408, 425) or status >= 500:
        return HubReason.OTHER, "hub-overloaded"
    return HubReason.OTHER, "hub-refused"


def _wait_s(headers: Mapping[str, str]) -> float | None:
    """Return the delay that the server asks for; None if it does not."""
    after = headers.get("retry-after", "").strip()
    counted = _SECONDS_LEFT.search(headers.get("ratelimit", ""))
    delay = after if after.isdecimal() else counted[1] if counted else None
    return None if delay is None else min(float(delay), _LONGEST_WAIT_S)


def disk_trouble(error: OSError, folder: Path) -> HubError:
    """Return the error for a failure of the file system; what was received stays in place."""
    reason = error.strerror or str(error)
    if isinstance(error, FileRefused):
        path = Path(str(error.filename))
        return HubError("download-unusable", folder=path.parent, file=path.name, reason=reason)
    kind = "download-disk-full" if error.errno in _DISK_FULL else "download-unwritable"
    return HubError(kind, folder=folder, reason=reason)
