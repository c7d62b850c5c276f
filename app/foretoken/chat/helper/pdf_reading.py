"""Child process: text extraction from PDFs, page by page; the only module that imports pypdf."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import BinaryIO

from foretoken.chat.helper.process import Job
from foretoken.system.untrusted_files import FileRefused, open_untrusted


class _Unreadable(Exception):
    """Raised if a PDF's text cannot be extracted; the parent process has the message."""

    def __init__(self, failed: str, **more: int) -> None:
        super().__init__(failed)
        self.answer: Job = {"failed": failed, **more}


def read_pdf(job: Job, progress: Callable[[], None]) -> Job:
    """Read the file at ``path``; call ``progress`` for each page.

    The answer has the ``text`` of all pages with an empty line between them, or ``failed``:
    "password", "encrypted", "damaged", "scan", "changed" (also for more than ``most_bytes``),
    "pages" (more than ``most_pages``) with their number as ``pages``, "long" (more than
    ``most_characters``), or "system" with its ``reason``.
    """
    # pypdf's log messages may quote the file.
    logging.getLogger("pypdf").addHandler(logging.NullHandler())
    logging.getLogger("pypdf").propagate = False
    try:
        with open_untrusted(job["path"]) as file:
            if os.fstat(file.fileno()).st_size > job["most_bytes"]:
                return {"failed": "changed"}
            return {"text": _text(file, job["most_pages"], job["most_characters"], progress)}
    except _Unreadable as error:
        return error.answer
    except FileRefused:  # it was replaced, perhaps by a pipe
        return {"failed": "changed"}
    except OSError as error:
        return {"failed": "system", "reason": error.strerror or type(error).__name__}


def _text(
    file: BinaryIO, most_pages: int, most_characters: int, progress: Callable[[], None]
) -> str:
    from pypdf import PasswordType, PdfReader  # takes 0.1 s, which no prompt needs

    try:
        reader = PdfReader(file)
        # Many are encrypted with an empty password, only to restrict printing and the like.
        if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
            raise _Unreadable("password")
        count = len(reader.pages)
    except (_Unreadable, MemoryError):
        raise
    except Exception as error:  # foreign code on foreign files: it can raise anything
        raise _Unreadable(_failed(error)) from error
    if count > most_pages:
        raise _Unreadable("pages", pages=count)
    pages: list[str] = []
    length = 0
    for number in range(count):
        progress()
        try:
            page = reader.pages[number].extract_text()
        except MemoryError:
            raise
        except Exception as error:
            raise _Unreadable(_failed(error)) from error
        # Broken character tables produce lone surrogates.
        pages.append(page.encode("utf-8", "replace").decode("utf-8").strip())
        length += len(page)
        if length > most_characters:
            raise _Unreadable("long")
    text = "\n\n".join(page for page in pages if page)
    if not text.strip("\ufffd \n"):
        raise _Unreadable("scan")
    return text


def _failed(error: Exception) -> str:
    from pypdf.errors import DependencyError

    if isinstance(error, DependencyError):
        return "encrypted"
    return "damaged"
