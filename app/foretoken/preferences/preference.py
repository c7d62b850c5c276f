"""Preference declarations, and the kinds of values with their limits."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta

from foretoken.system.language import listed_or, number, spoken, tr, tr_n, tr_noop

T = TypeVar("T")
E = TypeVar("E", bound=str)
N = TypeVar("N", bound=float)
_BOOLEANS = {"true": True, "yes": True, "on": True, "1": True} | dict.fromkeys(
    ("false", "no", "off", "0"), False
)
_VARIABLE_PREFIX = "FORETOKEN_"
_ESCAPE_OR_SEPARATOR = re.compile(r"\\(.)|(;)")
_ESCAPES = str.maketrans({"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", ";": "\\;"})
_UNESCAPED = {"\\": "\\", "n": "\n", "t": "\t", "r": "\r", ";": ";", None: "\0"}


class ValueKind(Generic[T]):
    """The type of a preference, with its limits and its representations in JSON and as typed text.

    The base class is used for stored state, which users never type.
    """

    def __init__(self, annotation: Any) -> None:
        """``annotation`` is the type by which msgspec parses and validates values."""
        self.annotation = annotation

    def from_json(self, given: object) -> T:
        """Parse a value from JSON.

        Raises ``ValueError`` with ``limits`` for an invalid value, which is not quoted as it may be
        private.
        """
        try:
            found: T = msgspec.convert(given, self.annotation)
        except msgspec.ValidationError:
            raise ValueError(self.limits) from None
        return found

    def from_text(self, text: str) -> T:
        """Parse text typed by the user, in a shell or in a field. Raises ``ValueError``."""
        return self.from_json(self._parse(text))

    def to_json(self, value: T) -> object:
        """Return the value in the form that ``from_json`` parses."""
        return msgspec.to_builtins(value)

    def to_text(self, value: T) -> str:
        """Return the text that ``from_text`` parses."""
        return str(self.to_json(value))

    def typed(self, value: T) -> str:
        """Return the text for an input field, in the language of the window."""
        return self.to_text(value)

    def shown(self, value: T) -> str:
        """Return the text to display."""
        return self.typed(value)

    @property
    def limits(self) -> str:
        """Allowed values, to complete "it must be"."""
        return "a value that Foretoken has written"  # not translated: in a log

    @property
    def range(self) -> str:
        """Minimum and maximum for display; empty if the control shows them."""
        return ""

    def _parse(self, text: str) -> object:
        return text


@dataclass(frozen=True, eq=False)
class Preference(Generic[T]):
    """Declaration from which storage and user interface are derived."""

    key: str
    """Name in the file and on the command line, ``section.name``. A change of meaning needs a new
    key, so that older and newer versions can share a file."""
    default: T
    kind: ValueKind[T]
    title: str
    help: str
    remembered: bool = False
    """State stored by the window: not in any dialog, and not settable by the environment or the
    command line."""

    @property
    def room(self) -> str:
        """Section, the first part of the key."""
        return self.key.partition(".")[0]

    @property
    def name(self) -> str:
        """Name within the section."""
        return self.key.partition(".")[2]

    @property
    def variable(self) -> str:
        """Environment variable that overrides the file."""
        return _VARIABLE_PREFIX + self.key.upper().replace(".", "_")


class FlagKind(ValueKind[bool]):
    """A boolean."""

    def __init__(self) -> None:
        super().__init__(bool)

    def to_text(self, value: bool) -> str:
        """Return "true" or "false"."""
        return "true" if value else "false"

    def shown(self, value: bool) -> str:
        """Return "on" or "off"."""
        return tr("on") if value else tr("off")

    @property
    def limits(self) -> str:
        """Words accepted in a shell."""
        return "true or false"  # not translated: words for a shell

    def _parse(self, text: str) -> object:
        return _BOOLEANS.get(text.strip().lower())


class _BoundedKind(ValueKind[N]):
    """A number with a minimum and a maximum."""

    def __init__(self, type_: type[N], least: N, most: N) -> None:
        super().__init__(Annotated[type_, Meta(ge=least, le=most)])
        self.least, self.most = least, most

    @property
    def range(self) -> str:
        """Minimum and maximum."""
        least, most = self.shown(self.least), self.shown(self.most)
        return tr("from {least} to {most}", about="numbers", least=least, most=most)

    @property
    def limits(self) -> str:
        """Minimum and maximum, with the type of number."""
        least, most = self.typed(self.least), self.typed(self.most)
        if isinstance(self, WholeKind):
            return tr("a whole number from {least} to {most}", least=least, most=most)
        return tr("a number from {least} to {most}", least=least, most=most)


class NumberKind(_BoundedKind[float]):
    """A floating-point number; ``steps``, if any, are the only values that a control offers."""

    def __init__(
        self,
        least: float,
        most: float,
        steps: Sequence[float] = (),
        percent: bool = False,
        usual: tuple[float, float] | None = None,
    ) -> None:
        """``percent`` displays the value in percent.

        ``usual`` is the range of most users' choices, from which a control derives its step size.
        """
        super().__init__(float, least, most)
        self.steps, self.percent, self.usual = steps, percent, usual

    def to_text(self, value: float) -> str:
        """Format without trailing zeros."""
        return f"{value:.10g}"

    def typed(self, value: float) -> str:
        """Format with the decimal separator of the language."""
        return self.to_text(value).replace(".", spoken().point)

    def shown(self, value: float) -> str:
        """Format as a percentage if ``percent``."""
        if not self.percent:
            return self.typed(value)
        return tr("{number} %", about="a share in hundredths", number=self.typed(100 * value))

    def _parse(self, text: str) -> object:
        with suppress(ValueError):
            return float(text.replace(spoken().point, "."))
        return None


class WholeKind(_BoundedKind[int]):
    """An integer."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(int, least, most)

    def shown(self, value: int) -> str:
        """Format with thousands separators."""
        return number(value)

    def _parse(self, text: str) -> object:
        with suppress(ValueError):
            return int(text)
        return None


class ChoiceKind(ValueKind[E]):
    """One of a few words, displayed by their ``titles``."""

    def __init__(self, titles: Mapping[E, str]) -> None:
        super().__init__(str)
        self.titles = titles

    def from_json(self, given: object) -> E:
        """Return the matching key of ``titles``."""
        for word in self.titles:
            if word == given:
                return word
        raise ValueError(self.limits)

    def shown(self, value: E) -> str:
        """Return the title."""
        return tr(self.titles[value])

    @property
    def limits(self) -> str:
        """All allowed words."""
        return listed_or([str(word) for word in self.titles])


class TextKind(ValueKind[str]):
    """A text of limited length."""

    def __init__(self, longest: int) -> None:
        super().__init__(Annotated[str, Meta(max_length=longest)])
        self.longest = longest

    def shown(self, value: str) -> str:
        """Return the text in quotes, or "empty"."""
        if not value:
            return tr("empty", about="a text")
        return tr("“{text}”", about="a text in quotes", text=value)

    @property
    def limits(self) -> str:
        """Maximum number of characters."""
        return tr_n(
            "a text of at most {count} character",
            "a text of at most {count} characters",
            self.longest,
        )


class TextsKind(ValueKind[tuple[str, ...]]):
    r"""Non-empty texts, typed with ``;`` between them and ``\n`` for a line break."""

    def __init__(self, most: int, longest: int) -> None:
        text = Annotated[str, Meta(min_length=1, max_length=longest)]
        super().__init__(Annotated[tuple[text, ...], Meta(max_length=most)])
        self.most, self.longest = most, longest

    def to_json(self, value: tuple[str, ...]) -> object:
        """Return a list."""
        return list(value)

    def to_text(self, value: tuple[str, ...]) -> str:
        """Join and escape the texts."""
        return ";".join(each.translate(_ESCAPES) for each in value)

    def shown(self, value: tuple[str, ...]) -> str:
        """Return the texts as typed, or "none"."""
        return self.to_text(value) or tr("none", about="texts")

    @property
    def limits(self) -> str:
        """Maximum numbers of texts and of characters in each."""
        return tr_n(
            "at most {count} text, with at most {longest} characters",
            "at most {count} texts, with at most {longest} characters each",
            self.most,
            longest=self.longest,
        )

    def _parse(self, text: str) -> object:
        pieces = _ESCAPE_OR_SEPARATOR.sub(
            lambda found: _UNESCAPED.get(found[1], found[0]), text
        ).split("\0")
        return [piece for piece in pieces if piece]


class OrNone(ValueKind[T | None]):
    """An optional value of another kind."""

    def __init__(self, kind: ValueKind[T], nothing: str = tr_noop("Nothing")) -> None:
        """``nothing`` is displayed for None."""
        super().__init__(kind.annotation | None)
        self.kind, self.nothing = kind, nothing

    def from_json(self, given: object) -> T | None:
        """Parse a value or null."""
        return None if given is None else self.kind.from_json(given)

    def from_text(self, text: str) -> T | None:
        """Parse a value, or None from an empty text."""
        return self.kind.from_text(text) if text else None

    def to_text(self, value: T | None) -> str:
        """Return the text of the value, or an empty one for None."""
        return "" if value is None else self.kind.to_text(value)

    def typed(self, value: T | None) -> str:
        """Return the text for an input field, empty for None."""
        return "" if value is None else self.kind.typed(value)

    @property
    def nothing_shown(self) -> str:
        """Text displayed for None; it may be a translated text with a number."""
        return tr(self.nothing)

    def shown(self, value: T | None) -> str:
        """Return the text to display, also for None."""
        return self.nothing_shown if value is None else self.kind.shown(value)

    @property
    def range(self) -> str:
        """Range of the inner kind."""
        return self.kind.range

    @property
    def limits(self) -> str:
        """Limits of the inner kind, or nothing."""
        return tr("{limits}, or nothing", limits=self.kind.limits)
