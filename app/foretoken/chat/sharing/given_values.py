"""Values of other programs' files, which may be missing or of any kind."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from foretoken.chat.sharing.shared import LAST_MS
from foretoken.system.errors import ErrorInWords

NO_QUESTION = "(This chat began with an answer.)"  # not translated: it is stored
_LONGEST_NAME = 500


class NotThis(ErrorInWords):
    """A conversation cannot be taken over; the message completes a sentence about it."""


def text_of(values: Mapping[str, Any], name: str) -> str:
    """A text; empty where there is none."""
    found = values.get(name)
    return found if isinstance(found, str) else ""


def longest_of(name: str) -> str:
    """A name without what is too long for one."""
    return " ".join(name[:_LONGEST_NAME].split())


def moment_of(found: object, milliseconds: int = 1) -> int:
    """A moment, counted in so many ``milliseconds``; 0 where there is none."""
    if not isinstance(found, int | float) or isinstance(found, bool):
        return 0
    return int(found * milliseconds) if 0 < found <= LAST_MS / milliseconds else 0


def stable_id(*parts: str) -> int:
    """The same number for the same parts whenever they are read; no other has it."""
    digest = hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big") >> 2 or 1
