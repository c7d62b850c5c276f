"""Attachments of a question: reads a file's text, or says why it cannot be attached."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from foretoken.chat.conversations.conversation import Attachment
from foretoken.chat.helper.process import (
    HELPERS,
    Breach,
    HelperFailed,
    HelperUnavailable,
    Job,
    Limits,
)
from foretoken.models.amounts import size_text
from foretoken.system.errors import UserError
from foretoken.system.language import tr, tr_n, tr_noop
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
_BREACHES = {
    Breach.TIME: tr_noop("{name} takes too long to read. It may be damaged or malicious."),
    Breach.MEMORY: tr_noop("{name} needs too much memory to read. It may be damaged or malicious."),
    Breach.CRASH: tr_noop("{name} cannot be read: the process that reads it crashed."),
}
_UNREADABLE = {
    "password": tr_noop("{name} is protected by a password."),
    "scan": tr_noop("{name} contains no text, only images, such as scanned pages."),
    "changed": tr_noop("{name} changed while it was being attached."),
    "encrypted": tr_noop("{name} uses a kind of encryption that is not supported."),
    "damaged": tr_noop("{name} is damaged or in an unsupported format."),
    "system": tr_noop("{name} cannot be read ({reason})."),
}
"""Messages for the failures that the helper process reports; see ``pdf_reading``."""

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

_IMAGE = tr_noop(
    "{name} is an image, and the models here read only text. Describe what matters in it instead."
)
_SOUND = tr_noop(
    "{name} is an audio or video recording, and the models here read only text. Attach a "
    "transcript instead."
)
_ARCHIVE = tr_noop("{name} is an archive. Unpack it and attach the files that matter.")
_DOCUMENT = tr_noop(
    "{name} is an office document. Save it as a PDF or as plain text, and attach that."
)
_MODEL = tr_noop("{name} is a model, not a text. To use it, open Models (Ctrl+O).")
_BINARY = tr_noop("{name} is not a text file. Text files of any kind and PDFs can be attached.")
_REFUSED = {
    FOLDER: tr_noop("{name} is a folder. Attach files from it instead."),
    PIPE: tr_noop("{name} is a pipe. Attach a regular file."),
    SOCKET: tr_noop("{name} is a socket. Attach a regular file."),
    DEVICE: tr_noop("{name} is a device. Attach a regular file."),
    "": tr_noop("{name} cannot be read: {reason}. Attach another file."),
}
"""Messages for the kinds of ``FileRefused``."""
# Magic numbers of file types with their offsets. The first type that fits counts.
_MARKS: dict[str, tuple[tuple[int, bytes], ...]] = {
    _IMAGE: (
        *((0, mark) for mark in (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"\xff\x0a")),
        *((0, mark) for mark in (b"II*\0", b"MM\0*", b"\0\0\1\0")),
        *((4, mark) for mark in (b"ftyphei", b"ftypavif", b"ftypmif1")),
        (8, b"WEBP"),
    ),
    _SOUND: (
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
    _MODEL: ((0, b"GGUF"),),
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
                    raise AttachmentRefused(tr(_kind(data, path.suffix.lower()), name=name))
                data += file.read(MOST_TEXT + 1 - len(data))
            most = MOST_PDF if is_pdf else MOST_TEXT
            size = max(len(data), os.fstat(file.fileno()).st_size)  # it may be growing
            if size > most:
                raise AttachmentRefused(too_large(name, size, most))
    except FileRefused as error:
        words = tr(_REFUSED[error.kind], name=name, reason=error.strerror)
        raise AttachmentRefused(words) from error
    except OSError as error:
        raise AttachmentRefused(
            tr(
                "{name} cannot be read: {reason}. Check the file, or attach a copy of it.",
                name=name,
                reason=error.strerror or type(error).__name__,
            )
        ) from error
    check()
    text = _text_of_pdf(path, check) if is_pdf else _decoded(data)
    if text is None:
        raise AttachmentRefused(tr(_BINARY, name=name))
    if not text.strip():
        raise AttachmentRefused(tr("{name} is empty: there is nothing to attach.", name=name))
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
        why = tr(_BREACHES[failure.breach], name=name)
    except HelperUnavailable as error:
        why = tr(
            "{name} cannot be read: the process that reads it could not be started ({reason}).",
            name=name,
            reason=str(error),
        )
    else:
        if "text" in answer:
            return str(answer["text"])
        why = _unreadable(name, str(answer["failed"]), answer)
    remedy = tr("Copy the relevant text into the message, or attach another version of the file.")
    raise AttachmentRefused(f"{why} {remedy}")


def _unreadable(name: str, failed: str, answer: Job) -> str:
    if failed == "pages":
        return tr_n(
            "{name} has {count} page; the limit is {most}.",
            "{name} has {count} pages; the limit is {most}.",
            int(answer["pages"]),
            name=name,
            most=MOST_PAGES,
        )
    if failed == "long":
        return tr_n(
            "{name} has more than {count} character of text.",
            "{name} has more than {count} characters of text.",
            MOST_TEXT,
            name=name,
        )
    words = _UNREADABLE.get(failed, _UNREADABLE["damaged"])
    return tr(words, name=name, reason=str(answer.get("reason", "")))


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
    """Return the message about a file that is not text."""
    fitting = (
        kind
        for kind, marks in _MARKS.items()
        if any(beginning.startswith(mark, at) for at, mark in marks)
    )
    found = next(fitting, _BINARY)
    return _DOCUMENT if found is _ARCHIVE and suffix in _OFFICE_SUFFIXES else found


def too_large(name: str, size: int, most: int) -> str:
    """Return the message that a text of ``size`` bytes is too large to attach."""
    return tr(
        "{name} is {size}; the limit is {most}, which is more than the context of a model can "
        "hold. Attach only the part that matters.",
        name=name,
        size=size_text(size),
        most=size_text(most),
    )
