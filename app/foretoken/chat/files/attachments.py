"""Attachments of a question: reads a file's text, or says why it cannot be attached."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from foretoken.chat.conversations.conversation import Attachment
from foretoken.chat.helper.process import HELPERS, Breach, HelperFailed, HelperUnavailable, Limits
from foretoken.models.amounts import size_text
from foretoken.system.errors import UserError
from foretoken.system.language import said
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import (
    DEVICE,
    FOLDER,
    PIPE,
    SOCKET,
    FileRefused,
    open_untrusted,
)

MOST_PDF = 100_000_000
"""Bytes."""
MOST_PAGES = 5000
# Ordinary pages take 5 to 50 ms.
_LIMITS = Limits(cpu_s=60.0, memory=220_000_000, wall_s=600.0, quiet_cpu_s=10.0)
_BREACHES = {Breach.TIME: "pdf-time", Breach.MEMORY: "pdf-memory", Breach.CRASH: "pdf-crash"}

MOST_TEXT = 2_000_000
"""Bytes of a text file or characters of a PDF; about half a million tokens, more than any context
holds."""
_PDF_MARK = b"%PDF-"
_BEGINNING = 1024
"""Bytes that identify a file's type; Acrobat accepts the PDF mark anywhere within them."""
_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
# Control characters not found in texts; those allowed include ESC (coloured logs) and Ctrl-Z (end
# of old DOS files).
_OTHER_CONTROLS = re.compile(r"[\x01-\x07\x0e-\x19\x1c-\x1f\x7f]")
_MOST_CONTROLS = 0.001
"""Share of these control characters up to which it is still a text."""
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")

_ARCHIVE, _DOCUMENT = "attachment-archive", "attachment-document"
_BINARY = "attachment-binary"
_REFUSED = {
    FOLDER: "attachment-folder",
    PIPE: "attachment-pipe",
    SOCKET: "attachment-socket",
    DEVICE: "attachment-device",
    "": "attachment-refused",
}
"""By kinds of ``FileRefused``."""
# Magic numbers of file types with their offsets. The first type that fits counts.
_MARKS: dict[str, tuple[tuple[int, bytes], ...]] = {
    "attachment-image": (
        *((0, mark) for mark in (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"\xff\x0a")),
        *((0, mark) for mark in (b"II*\0", b"MM\0*", b"\0\0\1\0")),
        *((4, mark) for mark in (b"ftyphei", b"ftypavif", b"ftypmif1")),
        (8, b"WEBP"),
    ),
    "attachment-sound": (
        *((0, mark) for mark in (b"RIFF", b"ID3", b"\xff\xfb", b"\xff\xf3", b"OggS", b"fLaC")),
        (0, b"\x1aE\xdf\xa3"),
        (4, b"ftyp"),
    ),
    _ARCHIVE: (
        *((0, mark) for mark in (b"PK\3\4", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf")),
        *((0, mark) for mark in (b"Rar!", b"\x28\xb5\x2f\xfd")),
        (257, b"ustar"),
    ),
    _DOCUMENT: ((0, b"\xd0\xcf\x11\xe0"),),
    "attachment-model": ((0, b"GGUF"),),
}
# Document types that are ZIP archives.
_OFFICE_SUFFIXES = (
    *(".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp"),
    *(".epub", ".pages", ".numbers", ".key"),
)


class AttachmentRefused(UserError):
    """Raised if a file cannot be attached; the message says what it is, why, and what to do."""


def read_attachment(path: Path, check: Callable[[], None] = lambda: None) -> Attachment:
    """Return the text of a file; a long PDF takes seconds.

    ``check`` is called regularly while a PDF is read, else once, and may raise to cancel. Raises
    ``AttachmentRefused``.
    """
    name = shown_name(path.name)
    try:
        with open_untrusted(path) as file:
            data = file.read(_BEGINNING)
            is_pdf = _PDF_MARK in data
            if not is_pdf:
                if _decoded(data) is None:
                    raise AttachmentRefused(_kind(data, path.suffix.lower()), name=name)
                data += file.read(MOST_TEXT + 1 - len(data))
            most = MOST_PDF if is_pdf else MOST_TEXT
            size = max(len(data), os.fstat(file.fileno()).st_size)  # it may be growing
            if size > most:
                raise AttachmentRefused(
                    "attachment-too-large", name=name, size=size_text(size), most=size_text(most)
                )
    except FileRefused as error:
        kind = _REFUSED[error.kind]
        raise AttachmentRefused(kind, name=name, reason=error.strerror) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise AttachmentRefused("attachment-unreadable", name=name, reason=reason) from error
    check()
    text = _text_of_pdf(path, check) if is_pdf else _decoded(data)
    if text is None:
        raise AttachmentRefused(_BINARY, name=name)
    if not text.strip():
        raise AttachmentRefused("attachment-empty", name=name)
    return Attachment(name, text)


def _text_of_pdf(path: Path, check: Callable[[], None]) -> str:
    """Return the text of all pages, with an empty line between them."""
    name = shown_name(path.name)
    job = {
        "kind": "pdf",
        "path": str(path.absolute()),
        "most_bytes": MOST_PDF,
        "most_pages": MOST_PAGES,
        "most_characters": MOST_TEXT,
    }
    try:
        answer = HELPERS.do(job, _LIMITS, check)
    except HelperFailed as failure:
        why = said(_BREACHES[failure.breach], name=name)
    except HelperUnavailable as error:
        why = said("pdf-reader-not-started", name=name, reason=str(error))
    else:
        if "text" in answer:
            return str(answer["text"])
        why = said(answer.pop("failed"), name=name, **answer)
    raise AttachmentRefused("as-told", text=f"{why} {said('attach-otherwise')}")


def _decoded(data: bytes) -> str | None:
    """Decode a file to text with LF line ends; return None if it is not text."""
    mark = next((coding for mark, coding in _BYTE_ORDER_MARKS if data.startswith(mark)), None)
    try:
        text = data.decode(mark or "utf-8")
    except UnicodeDecodeError:
        # UTF-16 and UTF-32 may have been cut in the middle of a character.
        text = data.decode(mark, "replace") if mark else _decoded_otherwise(data)
    controls = len(_OTHER_CONTROLS.findall(text))
    if "\0" in text or controls > _MOST_CONTROLS * len(text):
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decoded_otherwise(data: bytes) -> str:
    """Decode damaged UTF-8 or a single-byte encoding."""
    text = data.decode("utf-8", "replace")
    broken = text.count("\ufffd")
    if len(_NOT_ASCII.findall(text)) > 2 * broken:
        return text
    try:
        return data.decode("cp1252")  # what most files called Latin-1 are in fact
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _kind(beginning: bytes, suffix: str) -> str:
    """Return the kind of a file that is not text."""
    fitting = (
        kind
        for kind, marks in _MARKS.items()
        if any(beginning.startswith(mark, at) for at, mark in marks)
    )
    found = next(fitting, _BINARY)
    return _DOCUMENT if found is _ARCHIVE and suffix in _OFFICE_SUFFIXES else found
