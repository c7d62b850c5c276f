"""Records stored as JSON: frozen dataclasses, serialised and validated by msgspec.

A field's limits are part of its type: ``Count``, ``Share``, ``Milliseconds``, or a ``Meta`` of its
own. Constraints between fields are checked in ``__post_init__``, which raises ``ValueError``.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar
from urllib.parse import quote, unquote_to_bytes

import msgspec
from msgspec import Meta

from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.errors import UserError
from foretoken.system.language import said
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import read_untrusted

T = TypeVar("T")
_MAX_BYTES = 1 << 20
_log = logging.getLogger(__name__)
_SURROGATE, _BYTES = re.compile("[\ud800-\udfff]"), "bytes:"  # not translated: a key
Count = Annotated[int, Meta(ge=0, le=2**62)]
Number = Annotated[float, Meta(ge=0.0, le=1e24)]
"""Finite and non-negative."""
Milliseconds = Annotated[float, Meta(ge=0.0, le=1e12)]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
LONGEST_NAME = 200
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class RecordError(UserError, ValueError):
    """The content of a file is not a valid record."""


def read_record(kind: type[T], content: bytes | str, what: str) -> T:
    """Parse a record from JSON; error messages begin with ``what``.

    Unknown fields are ignored. Raises ``RecordError``.
    """
    try:
        return msgspec.json.decode(content, type=kind, dec_hook=_decoded)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("record-invalid", what=what, problem=str(error).rstrip(".")) from None


def record_from(kind: type[T], values: object, what: str, *, strict: bool = False) -> T:
    """Return the record represented by a table of JSON or TOML.

    ``strict`` rejects unknown fields, since users mistype them. Raises ``RecordError``.
    """
    try:
        record = msgspec.convert(values, kind, dec_hook=_decoded)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("record-invalid", what=what, problem=str(error).rstrip(".")) from None
    if strict and (unknown := _unknown_field(values, record_values(record), "$")):
        problem = said("record-unknown-field", field=shown_name(unknown))
        raise RecordError("record-invalid", what=what, problem=problem)
    return record


def record_json(record: object) -> str:
    """Serialise a record for ``read_record``, on one line. Non-finite numbers become null."""
    return msgspec.json.encode(record, enc_hook=_encoded).decode()


def record_values(record: object) -> Any:
    """Return a record as dicts, lists and simple values, to be written as part of a larger one."""
    return msgspec.to_builtins(record, str_keys=True, enc_hook=_encoded)


class RecordFile(Generic[T]):
    """A small JSON file with one record, which users may edit and several windows may change."""

    def __init__(self, path: Path, kind: type[T], most_bytes: int = _MAX_BYTES) -> None:
        """``kind()`` is the default if the file does not exist."""
        self.path, self._kind, self._most_bytes = path, kind, most_bytes

    def read(self) -> T:
        """Read the record. Raises ``OSError``, ``RecordError``."""
        try:
            content = read_untrusted(self.path, self._most_bytes)
        except FileNotFoundError:
            return self._kind()
        return read_record(self._kind, content, self.path.name)

    def read_or_default(self) -> T:
        """Read the record, or log the error and return ``kind()``."""
        try:
            return self.read()
        except (OSError, RecordError) as error:
            _log.warning("%s is not used: %s", self.path.name, type(error).__name__)
            return self._kind()

    def change(self, change: Callable[[T], T]) -> bool:
        """Replace the record under an inter-process lock; return whether it changed.

        Damaged files are kept under other names. Raises ``OSError`` and what ``change`` raises.
        """
        with locked(self.path):
            try:
                before = self.read()
            except RecordError:
                self.path.replace(self._unused_path())
                before = self._kind()
            after = change(before)
            if after != before:
                text = msgspec.json.format(record_json(after), indent=1)
                write_atomically(self.path, f"{text}\n")
            return after != before

    def _unused_path(self) -> Path:
        names = chain(["damaged"], (f"damaged-{number}" for number in count(2)))
        paths = (self.path.with_suffix(f".{name}.json") for name in names)
        return next(path for path in paths if not path.exists())


def path_text(path: Path) -> str:
    """Return a path as stored in records: percent-encoded bytes if it is not valid UTF-8."""
    text = str(path)
    plain = text.isascii() or not _SURROGATE.search(text)
    return text if plain else f"{_BYTES}{quote(os.fsencode(path))}"


def checked_name(text: str) -> None:
    """Raise ``ValueError`` for a name with characters that affect its display."""
    if shown_name(text, LONGEST_NAME) != text:
        raise ValueError(said("record-hidden-name"))


def checked_moment(moment: datetime) -> None:
    """Raise ``ValueError`` for a moment that cannot be shown in local time."""
    try:
        moment.astimezone()
    except (OverflowError, OSError):
        raise ValueError(said("record-invalid-date")) from None


def _unknown_field(given: object, known: object, place: str) -> str:
    """Return the place of the first unknown field; empty if there is none."""
    inner: list[tuple[object, object, str]] = []
    if isinstance(given, dict) and isinstance(known, dict):
        inner = [(given[key], known.get(key, _unknown_field), f"{place}.{key}") for key in given]
    elif isinstance(given, list) and isinstance(known, list | tuple):
        pairs = enumerate(zip(given, known, strict=False))
        inner = [(one, other, f"{place}[{index}]") for index, (one, other) in pairs]
    for one, other, at in inner:
        if found := at if other is _unknown_field else _unknown_field(one, other, at):
            return found
    return ""


def _encoded(value: object) -> str:
    """Serialise types unknown to msgspec: texts, in the current language, and paths."""
    if isinstance(value, str):
        return str.__str__(value)  # a _Text, whose ``str`` returns itself
    if isinstance(value, Path):
        return path_text(value)
    raise NotImplementedError(type(value))


def _decoded(_kind: type, value: Any) -> Path:
    """Parse a path, the only type unknown to msgspec; ``~`` becomes the reader's home folder."""
    if not isinstance(value, str):
        raise ValueError(f"Expected `str`, got `{type(value).__name__}`")  # not translated: msgspec
    if value.startswith(_BYTES):
        return Path(os.fsdecode(unquote_to_bytes(value.removeprefix(_BYTES))))
    try:
        return Path(value).expanduser()
    except RuntimeError as error:  # unknown home folder
        raise ValueError(str(error)) from error
