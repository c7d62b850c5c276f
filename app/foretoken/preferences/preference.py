"""The shape of a preference: its declaration, and the kinds of values with their limits."""

from __future__ import annotations

import base64
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Generic, TypeVar

from foretoken.system.language import listed_or, number, spoken, tr, tr_n, tr_noop

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)
_TRUTH = {"true": True, "yes": True, "on": True, "1": True} | dict.fromkeys(
    ("false", "no", "off", "0"), False
)
_VARIABLES = "FORETOKEN_"
_TYPED = re.compile(r"\\(.)|(;)")
_TYPED_AS = str.maketrans({"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", ";": "\\;"})
_MEANT = {"\\": "\\", "n": "\n", "t": "\t", "r": "\r", ";": ";", None: "\0"}


class ValueKind(ABC, Generic[T]):
    """What values there are, and how they are written in JSON and typed by a person."""

    def from_json(self, given: object) -> T:
        """Return the value that JSON holds.

        Raises ``ValueError`` where it is none within the limits, whose words are ``limits``: what
        was given may be private.
        """
        found = self._read(given)
        if found is None:
            raise ValueError(self.limits)
        return found

    def from_text(self, text: str) -> T:
        """Return the value that a person means by what was typed, in a shell or in a field.

        Raises ``ValueError``.
        """
        return self.from_json(self._parse(text))

    def to_json(self, value: T) -> object:
        """Return what ``from_json`` reads back."""
        return value

    def to_text(self, value: T) -> str:
        """Return what ``from_text`` reads back."""
        return str(self.to_json(value))

    def typed(self, value: T) -> str:
        """The same as it stands in a field, in the language of the window."""
        return self.to_text(value)

    def shown(self, value: T) -> str:
        """A value as a person reads it."""
        return self.typed(value)

    @property
    def limits(self) -> str:
        """The values there are, in words that go on "it must be"."""
        return self._limits()

    @property
    def range(self) -> str:
        """From where to where it goes, as a person reads it; empty where a control shows it."""
        return ""

    @abstractmethod
    def _read(self, given: object) -> T | None: ...

    @abstractmethod
    def _limits(self) -> str: ...

    def _parse(self, text: str) -> object:
        return text


@dataclass(frozen=True, eq=False)
class Preference(Generic[T]):
    """One declaration; everything that shows or keeps preferences derives from it."""

    key: str
    """Its name in the file and on the command line, ``room.name``; one whose meaning changes gets
    another key, so that older and newer versions can share a file."""
    default: T
    kind: ValueKind[T]
    title: str
    help: str
    remembered: bool = False
    """It is no choice that a person makes by itself, but what the window remembers of its use: no
    dialog shows it, and neither environment nor command line give it."""
    needs_reload: bool = False
    """Another value takes effect when the model is loaded again."""

    @property
    def room(self) -> str:
        """What it belongs to."""
        return self.key.partition(".")[0]

    @property
    def name(self) -> str:
        """Its name in that room."""
        return self.key.partition(".")[2]

    @property
    def variable(self) -> str:
        """The environment variable that wins over the file."""
        return _VARIABLES + self.key.upper().replace(".", "_")


class FlagKind(ValueKind[bool]):
    """Yes or no."""

    def to_text(self, value: bool) -> str:
        """As JSON writes it."""
        return "true" if value else "false"

    def shown(self, value: bool) -> str:
        """As a switch."""
        return tr("on") if value else tr("off")

    def _read(self, given: object) -> bool | None:
        return given if isinstance(given, bool) else None

    def _limits(self) -> str:
        return "true or false"  # not translated: words for a shell

    def _parse(self, text: str) -> object:
        return _TRUTH.get(text.strip().lower())


@dataclass(frozen=True)
class NumberKind(ValueKind[float]):
    """A number; ``steps`` are those that a control offers, where there are only these."""

    least: float
    most: float
    steps: Sequence[float] = ()
    percent: bool = False
    """A person reads it in hundredths."""
    usual: tuple[float, float] | None = None
    """From where to where people mostly go; a control steps in parts of that."""

    def to_text(self, value: float) -> str:
        """Without zeros that say nothing."""
        return f"{value:.10g}"

    def typed(self, value: float) -> str:
        """With the decimal point of the language."""
        return self.to_text(value).replace(".", spoken().point)

    def shown(self, value: float) -> str:
        """Maybe in hundredths."""
        if not self.percent:
            return self.typed(value)
        return tr("{number} %", about="a share in hundredths", number=self.typed(100 * value))

    @property
    def range(self) -> str:
        """The least and the most."""
        return _range(self.shown(self.least), self.shown(self.most))

    def _read(self, given: object) -> float | None:
        if isinstance(given, bool) or not isinstance(given, (int, float)):
            return None
        return float(given) if self.least <= given <= self.most else None

    def _limits(self) -> str:
        return tr(
            "a number from {least} to {most}",
            least=self.typed(self.least),
            most=self.typed(self.most),
        )

    def _parse(self, text: str) -> object:
        try:
            return float(text.replace(spoken().point, "."))
        except ValueError:
            return None


@dataclass(frozen=True)
class WholeKind(ValueKind[int]):
    """A whole number."""

    least: int
    most: int

    def shown(self, value: int) -> str:
        """With its thousands parted."""
        return number(value)

    @property
    def range(self) -> str:
        """The least and the most."""
        return _range(self.shown(self.least), self.shown(self.most))

    def _read(self, given: object) -> int | None:
        if isinstance(given, bool) or not isinstance(given, int):
            return None
        return given if self.least <= given <= self.most else None

    def _limits(self) -> str:
        return tr(
            "a whole number from {least} to {most}", least=str(self.least), most=str(self.most)
        )

    def _parse(self, text: str) -> object:
        try:
            return int(text)
        except ValueError:
            return None


class ChoiceKind(ValueKind[E]):
    """One of a few words; ``titles`` are what a person reads in their place."""

    def __init__(self, words: type[E], titles: Mapping[E, str]) -> None:
        self._words = words
        self.titles = titles

    def shown(self, value: E) -> str:
        """Its title."""
        return tr(self.titles[value])

    def _read(self, given: object) -> E | None:
        return next((word for word in self._words if word.value == given), None)

    def _limits(self) -> str:
        return listed_or([word.value for word in self._words])


@dataclass(frozen=True)
class WordKind(ValueKind[str]):
    """One of a few words that somebody else has chosen; ``titles`` are what a person reads."""

    titles: Mapping[str, str]

    def shown(self, value: str) -> str:
        """Its title."""
        return tr(self.titles[value])

    def _read(self, given: object) -> str | None:
        return given if isinstance(given, str) and given in self.titles else None

    def _limits(self) -> str:
        return listed_or(list(self.titles))


@dataclass(frozen=True)
class TextKind(ValueKind[str]):
    """A text of a bounded length."""

    longest: int

    def shown(self, value: str) -> str:
        """In quotes, or that there is none."""
        if not value:
            return tr("empty", about="a text")
        return tr("“{text}”", about="a text in quotes", text=value)

    def _read(self, given: object) -> str | None:
        return given if isinstance(given, str) and len(given) <= self.longest else None

    def _limits(self) -> str:
        return tr_n(
            "a text of {count} character at most",
            "a text of {count} characters at most",
            self.longest,
        )


@dataclass(frozen=True)
class TextsKind(ValueKind[tuple[str, ...]]):
    r"""Some texts that are not empty; typed with a ``;`` between them, a new line as ``\n``."""

    most: int
    longest: int

    def to_json(self, value: tuple[str, ...]) -> object:
        """As a list."""
        return list(value)

    def to_text(self, value: tuple[str, ...]) -> str:
        """As a person types them."""
        return ";".join(each.translate(_TYPED_AS) for each in value)

    def shown(self, value: tuple[str, ...]) -> str:
        """As they are typed."""
        return self.to_text(value) or tr("none", about="texts")

    def _read(self, given: object) -> tuple[str, ...] | None:
        if not isinstance(given, (list, tuple)) or len(given) > self.most:
            return None
        if not all(isinstance(each, str) and 0 < len(each) <= self.longest for each in given):
            return None
        return tuple(given)

    def _limits(self) -> str:
        return tr_n(
            "{count} text at most with {longest} characters at most",
            "{count} texts at most with {longest} characters each at most",
            self.most,
            longest=self.longest,
        )

    def _parse(self, text: str) -> object:
        pieces = _TYPED.sub(lambda found: _MEANT.get(found[1], found[0]), text).split("\0")
        return [piece for piece in pieces if piece]


class MomentKind(ValueKind[datetime]):
    """A date with the local time of day."""

    def to_json(self, value: datetime) -> object:
        """As ISO 8601 has it."""
        return value.isoformat()

    def _read(self, given: object) -> datetime | None:
        try:
            moment = datetime.fromisoformat(given if isinstance(given, str) else "")
        except ValueError:
            return None
        return moment if moment.tzinfo is None else None  # else they could not be compared

    def _limits(self) -> str:
        return "a date with a time and no zone"  # not translated: in a log


@dataclass(frozen=True)
class SizeKind(ValueKind[tuple[int, int]]):
    """Width and height."""

    most: int

    def _read(self, given: object) -> tuple[int, int] | None:
        if not isinstance(given, (list, tuple)) or len(given) != 2:
            return None
        side = WholeKind(1, self.most)
        return side.from_json(given[0]), side.from_json(given[1])

    def _limits(self) -> str:
        return f"a width and a height up to {self.most}"  # not translated: in a log


@dataclass(frozen=True)
class BytesKind(ValueKind[bytes]):
    """What another library packed."""

    most: int

    def to_json(self, value: bytes) -> object:
        """As base64."""
        return base64.b64encode(value).decode("ascii")

    def _read(self, given: object) -> bytes | None:
        try:
            read = base64.b64decode(given if isinstance(given, str) else "?", validate=True)
        except ValueError:
            return None
        return read if len(read) <= self.most else None

    def _limits(self) -> str:
        return f"{self.most} bytes in base64 at most"  # not translated: in a log


@dataclass(frozen=True)
class NumbersKind(ValueKind[frozenset[int]]):
    """A set of numbers that stand for something, such as rows of a database."""

    most: int
    largest: int

    def to_json(self, value: frozenset[int]) -> object:
        """As a list in order."""
        return sorted(value)

    def _read(self, given: object) -> frozenset[int] | None:
        if not isinstance(given, list) or len(given) > self.most:
            return None
        number = WholeKind(0, self.largest)
        return frozenset(number.from_json(each) for each in given)

    def _limits(self) -> str:
        most = f"{self.most} whole numbers up to {self.largest}"  # not translated: in a log
        return f"a list of {most} at most"  # not translated: in a log


class TableKind(ValueKind[Mapping[str, Any]]):
    """A table whose fields their reader checks."""

    def _read(self, given: object) -> Mapping[str, Any] | None:
        return given if isinstance(given, dict) else None

    def _limits(self) -> str:
        return "a table"  # not translated: in a log


@dataclass(frozen=True)
class TablesKind(ValueKind[tuple[Mapping[str, Any], ...]]):
    """Some tables whose fields their reader checks."""

    most: int

    def to_json(self, value: tuple[Mapping[str, Any], ...]) -> object:
        """As a list."""
        return [dict(each) for each in value]

    def _read(self, given: object) -> tuple[Mapping[str, Any], ...] | None:
        if not isinstance(given, (list, tuple)) or len(given) > self.most:
            return None
        return tuple(given) if all(isinstance(each, dict) for each in given) else None

    def _limits(self) -> str:
        return f"a list of {self.most} tables at most"  # not translated: in a log


@dataclass(frozen=True)
class OrNone(ValueKind[T | None]):
    """A value of another kind, or none."""

    kind: ValueKind[T]
    nothing: str = tr_noop("Nothing")
    """What a person reads where there is none."""

    def from_json(self, given: object) -> T | None:
        """As the other kind, and None is none."""
        return None if given is None else self.kind.from_json(given)

    def from_text(self, text: str) -> T | None:
        """As the other kind, and an empty text is none."""
        return self.kind.from_text(text) if text else None

    def to_json(self, value: T | None) -> object:
        """As the other kind, and none is None."""
        return None if value is None else self.kind.to_json(value)

    def to_text(self, value: T | None) -> str:
        """As the other kind, and none is empty."""
        return "" if value is None else self.kind.to_text(value)

    def typed(self, value: T | None) -> str:
        """As the other kind, and none is empty."""
        return "" if value is None else self.kind.typed(value)

    @property
    def nothing_shown(self) -> str:
        """What none is called; it may be a text with a number in it, which was made before."""
        return tr(self.nothing)

    def shown(self, value: T | None) -> str:
        """As the other kind, and what none is called."""
        return self.nothing_shown if value is None else self.kind.shown(value)

    @property
    def range(self) -> str:
        """That of the other kind."""
        return self.kind.range

    def _read(self, given: object) -> T | None:
        return self.kind.from_json(given)

    def _limits(self) -> str:
        return tr("{limits}, or nothing", limits=self.kind.limits)


def _range(least: str, most: str) -> str:
    return tr("from {least} to {most}", about="numbers", least=least, most=most)
