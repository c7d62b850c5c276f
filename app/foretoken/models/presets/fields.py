"""Tables of a TOML or JSON file that a person may have written, read field by field.

Every refusal is a ``FieldError`` whose text names the entry and the field.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from enum import StrEnum
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from foretoken.system.errors import ErrorInWords
from foretoken.system.language import tr, tr_noop

T = TypeVar("T")
_MISSING: Any = object()
_LONGEST_QUOTE = 60
_KINDS = {
    str: tr_noop("text", about="a kind of value"),
    bool: tr_noop("true or false", about="a kind of value"),
    int: tr_noop("a whole number", about="a kind of value"),
    float: tr_noop("a number", about="a kind of value"),
    date: tr_noop("a date", about="a kind of value"),
    list: tr_noop("a list", about="a kind of value"),
    dict: tr_noop("a table", about="a kind of value"),
}


class FieldError(ErrorInWords, ValueError):
    """A value is missing, unknown, of the wrong kind, or out of its limits."""


class Table:
    """One table of a file; what was not asked for at the end is an unknown field."""

    def __init__(self, where: str, values: object) -> None:
        """``where`` names the entry in messages. Raises ``FieldError`` if it is no table."""
        if not isinstance(values, Mapping):
            words = tr("{where} must be a table, not {value}.", where=where, value=_quoted(values))
            raise FieldError(words)
        self.where = where
        self._values: dict[str, object] = dict(values)

    def take(self, name: str, kind: type[T], default: T = _MISSING) -> T:
        """Return a field of that kind. Raises ``FieldError``, also without field and default."""
        if name not in self._values:
            if default is _MISSING:
                raise self.error(name, tr("is missing", about="a field"))
            return default
        value = self._values.pop(name)
        if not _is(value, kind):
            raise self.error(name, _must_be(_kind(kind), value))
        return value  # type: ignore[return-value]  # checked above

    def take_or_none(self, name: str, kind: type[T]) -> T | None:
        """Return the same, or None if the field is not there or null. Raises ``FieldError``."""
        if self._values.get(name) is None:
            self._values.pop(name, None)
            return None
        return self.take(name, kind)

    def text(self, name: str, default: str = _MISSING) -> str:
        """Return a text that is not blank. Raises ``FieldError``."""
        text = self.take(name, str, default)
        if text is not default and not text.strip():
            raise self.error(name, tr("must not be empty", about="a field"))
        return text

    def whole(self, name: str, least: int = 1) -> int:
        """Return a whole number of ``least`` or more. Raises ``FieldError``."""
        number = self.take(name, int)
        if number < least:
            words = tr(
                "must be {least} or more, not {value}",
                about="a field",
                least=str(least),
                value=_quoted(number),
            )
            raise self.error(name, words)
        return number

    def whole_or_none(self, name: str, least: int = 1) -> int | None:
        """Return the same, or None if the field is not there or null. Raises ``FieldError``."""
        if self._values.get(name) is None:
            self._values.pop(name, None)
            return None
        return self.whole(name, least)

    def table(self, name: str) -> Table:
        """Return a table inside this one. Raises ``FieldError``."""
        return Table(f"{self.where}, {name}", self.take(name, dict))

    def names(self) -> list[str]:
        """Return the fields that were not taken yet."""
        return list(self._values)

    def finish(self) -> None:
        """Raise ``FieldError`` if there is a field that nobody asked for."""
        if self._values:
            raise self.error(next(iter(self._values)), _unknown())

    def error(self, name: str, problem: str) -> FieldError:
        """Make the error of one field."""
        words = tr(
            "{where}, {field}: {problem}.",
            about="what is wrong in a file",
            where=self.where,
            field=_shortened(name),
            problem=problem,
        )
        return FieldError(words)

    def settings(self, kind: type[T]) -> T:
        """Make a frozen dataclass of simple values from all fields that are left.

        The limits are the dataclass's own; absent fields have its defaults. A dataclass inside it
        is a table. Raises ``FieldError``.
        """
        assert is_dataclass(kind)
        hints = get_type_hints(kind)
        chosen: dict[str, object] = {}
        for name in self.names():
            if name not in hints:
                raise self.error(name, _unknown())
            chosen[name] = self._converted(name, hints[name], self._values.pop(name))
        for field in fields(kind):
            optional = field.default is not MISSING or field.default_factory is not MISSING
            if field.name not in chosen and not optional:
                raise self.error(field.name, tr("is missing", about="a field"))
        try:
            return kind(**chosen)
        except ValueError as error:
            words = tr(
                "{where}: {problem}",
                about="what is wrong in a file",
                where=self.where,
                problem=str(error),
            )
            raise FieldError(words) from error

    def _converted(self, name: str, hint: object, value: object) -> object:
        """Return ``value`` as one of the types in ``hint``.

        These are int, float, bool, str, StrEnum, None, and dataclasses of them.
        """
        union = get_origin(hint) in (Union, types.UnionType)
        allowed: list[str] = []
        kinds: tuple[Any, ...] = get_args(hint) if union else (hint,)
        if value is None and types.NoneType in kinds:
            return None
        for kind in kinds:
            if kind is types.NoneType:
                continue
            if issubclass(kind, StrEnum):
                if isinstance(value, str) and value in [member.value for member in kind]:
                    return kind(value)
                values = ", ".join(member.value for member in kind)
                allowed.append(tr("one of {values}", values=values))
            elif is_dataclass(kind):
                assert isinstance(kind, type)
                return Table(f"{self.where}, {name}", value).settings(kind)
            elif _is(value, kind):
                return value
            else:
                allowed.append(_kind(kind))
        wanted = allowed[0]
        for another in allowed[1:]:
            wanted = tr("{one} or {other}", about="kinds of values", one=wanted, other=another)
        raise self.error(name, _must_be(wanted, value))


def settings_values(settings: object) -> dict[str, Any]:
    """Return what ``Table.settings`` reads back: every field, as JSON knows it."""
    assert is_dataclass(settings)
    return {field.name: getattr(settings, field.name) for field in fields(settings)}


def _is(value: object, kind: type) -> bool:
    if isinstance(value, bool):
        return kind is bool  # True is an int to Python, but no count to anybody
    if kind is float:
        return isinstance(value, int | float)
    return isinstance(value, kind)


def _must_be(wanted: str, value: object) -> str:
    """Say what a field must be, and what it is."""
    return tr("must be {wanted}, not {value}", about="a field", wanted=wanted, value=_quoted(value))


def _kind(kind: type) -> str:
    return tr(_KINDS[kind], about="a kind of value")


def _unknown() -> str:
    return tr("is not known here", about="a field")


def _quoted(value: object) -> str:
    try:
        return _shortened(repr(value))
    except (ValueError, RecursionError):  # a number of thousands of digits, or too many levels
        return tr("this {type}", about="a value", type=type(value).__name__)


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
