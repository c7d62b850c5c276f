"""The text of a PDF, read in a process of its own: some are made to do harm to their readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from foretoken.chat.helper.pool import HELPERS
from foretoken.chat.helper.process import Breach, HelperFailed, HelperUnavailable, Limits
from foretoken.engine.errors import ErrorInWords

MOST_PDF = 100_000_000
"""Bytes."""
MOST_PAGES = 5000
# Ordinary pages take 5 to 50 ms.
_LIMITS = Limits(cpu_s=60.0, memory=220_000_000, wall_s=600.0, quiet_cpu_s=10.0)
_BREACHES = {
    Breach.TIME: "takes too long to read: it is damaged, or made to keep its readers busy",
    Breach.MEMORY: "needs too much memory to read: it is damaged, or made to fill it",
    Breach.CRASH: "cannot be read: reading it came to no end",
}


class PdfError(ErrorInWords):
    """No text can be had of a PDF; the message completes "This PDF ..."."""


def pdf_text(path: Path, most: int, check: Callable[[], None] = lambda: None) -> str:
    """Return the text of all pages, with an empty line between them.

    ``check`` is called all the while, and may raise to end it. Raises ``PdfError``, also for more
    than ``most`` characters.
    """
    job = {
        "kind": "pdf",
        "path": str(path.absolute()),
        "most_bytes": MOST_PDF,
        "most_pages": MOST_PAGES,
        "most_characters": most,
    }
    try:
        answer = HELPERS.do(job, _LIMITS, check=check)
    except HelperFailed as failure:
        raise PdfError(_BREACHES[failure.breach]) from failure
    except HelperUnavailable as error:
        raise PdfError(f"cannot be read: no process could be started for it ({error})") from error
    if failed := answer.get("failed"):
        raise PdfError(str(failed))
    return str(answer["text"])
