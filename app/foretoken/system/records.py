"""Records as JSON: frozen dataclasses, written, read and checked by msgspec.

A field's limits are part of its type: ``Count``, ``Share``, ``Milliseconds``, or a ``Meta`` of its
own. What one field cannot say, the dataclass checks in ``__post_init__`` by raising ``ValueError``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from foretoken.system.errors import ErrorInWords
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

T = TypeVar("T")
Count = Annotated[int, Meta(ge=0, le=2**62)]
Number = Annotated[float, Meta(ge=0.0, le=1e24)]
"""Finite and not below zero."""
Milliseconds = Annotated[float, Meta(ge=0.0, le=1e12)]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
LONGEST_NAME = 200
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class RecordError(ErrorInWords, ValueError):
    """What a file holds is not the record that it should be."""


def read_record(kind: type[T], content: bytes | str, what: str) -> T:
    """Return the record that ``content`` holds as JSON; ``what`` is the beginning of an error.

    Fields that the record does not know are left out. Raises ``RecordError``.
    """
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _refused(what, error) from None


def record_from(kind: type[T], values: object, what: str) -> T:
    """Return the record that a table of JSON or TOML stands for. Raises ``RecordError``."""
    try:
        return msgspec.convert(values, kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _refused(what, error) from None


def record_json(record: object) -> str:
    """What ``read_record`` reads, on one line. A number that is not finite becomes null."""
    return msgspec.json.encode(record, enc_hook=_simple).decode()


def record_values(record: object) -> Any:
    """The same as tables, lists and simple values, for what is written with more beside it."""
    return msgspec.to_builtins(record, str_keys=True, enc_hook=_simple)


def checked_name(text: str) -> None:
    """Raise ``ValueError`` for a name with characters that would steer what shows it."""
    if shown_name(text, LONGEST_NAME) != text:
        raise ValueError(tr("it has a name that cannot be shown"))


def _simple(value: object) -> str:
    """What msgspec does not know: texts in the language that is spoken, and paths."""
    if isinstance(value, str):
        return str.__str__(value)  # of our own type, whose ``str`` is itself
    if isinstance(value, Path):
        return str(value)
    raise NotImplementedError(type(value))


def _refused(what: str, error: Exception) -> RecordError:
    return RecordError(
        tr("{what}: {problem}", about="what is wrong in a file", what=what, problem=str(error))
    )
