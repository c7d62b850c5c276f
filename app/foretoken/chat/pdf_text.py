"""The text of a PDF, page by page; the only module that knows pypdf."""

from __future__ import annotations

import logging
from collections.abc import Callable
from io import BytesIO

from foretoken.engine.errors import ErrorInWords

# It says what is odd in a file, with words of the file, on the terminal.
_log = logging.getLogger("pypdf")
_log.addHandler(logging.NullHandler())
_log.propagate = False


class PdfError(ErrorInWords):
    """No text can be had of a PDF; the message completes "This PDF ..."."""


def pdf_text(data: bytes, most: int, check: Callable[[], None]) -> str:
    """Return the text of all pages, with an empty line between them.

    ``check`` is called before each page, and may raise to end it. Raises ``PdfError``, also for
    more than ``most`` characters.
    """
    from pypdf import PasswordType, PdfReader  # takes 0.1 s, which no start needs

    try:
        reader = PdfReader(BytesIO(data))
        # Many are encrypted with the empty password, only to forbid printing or the like.
        if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
            raise PdfError("is protected by a password")
        count = len(reader.pages)
    except PdfError:
        raise
    except Exception as error:  # foreign code on foreign files: it can raise anything
        raise PdfError(_failed(error)) from error
    pages: list[str] = []
    length = 0
    for number in range(count):
        check()
        try:
            page = reader.pages[number].extract_text()
        except Exception as error:
            raise PdfError(_failed(error)) from error
        # Broken character tables give halves of characters.
        pages.append(page.encode("utf-8", "replace").decode("utf-8").strip())
        length += len(page)
        if length > most:
            raise PdfError(f"has more than {most:,} characters of text")
    text = "\n\n".join(page for page in pages if page)
    if not text.strip("\ufffd \n"):
        raise PdfError("has no text in it, only pictures, as a scan does")
    return text


def _failed(error: Exception) -> str:
    from pypdf.errors import DependencyError

    if isinstance(error, DependencyError):
        return "is encrypted in a way that cannot be read here"
    return "is damaged or of a kind that cannot be read"
