"""The shape of a preference: its declaration, and the kinds of values with their limits."""

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
_TRUTH = {"true": True, "yes": True, "on": True, "1": True} | dict.fromkeys(
    ("false", "no", "off", "0"), False
)
_VARIABLES = "FORETOKEN_"
_TYPED = re.compile(r"\\(.)|(;)")
_TYPED_AS = str.maketrans({"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", ";": "\\;"})
_MEANT = {"\\": "\\", "n": "\n", "t": "\t", "r": "\r", ";": ";", None: "\0"}


class ValueKind(Generic[T]):
    """What values there are, and how they are written in JSON and typed by a person.

    By itself it is the kind of what the window remembers, which nobody types.
    """

    def __init__(self, annotation: Any) -> None:
        """``annotation`` is how msgspec reads and checks values, limits included."""
        self.annotation = annotation

    def from_json(self, given: object) -> T:
        """Return the value that JSON holds.

        Raises ``ValueError`` with ``limits`` for a value beyond them, which is not quoted: it may
        be private.
        """
        try:
            found: T = msgspec.convert(given, self.annotation)
        except msgspec.ValidationError:
            raise ValueError(self.limits) from None
        return found

    def from_text(self, text: str) -> T:
        """Return the value that a person has typed, in a shell or in a field.

        Raises ``ValueError``.
        """
        return self.from_json(self._parse(text))

    def to_json(self, value: T) -> object:
        """Return what ``from_json`` reads back."""
        return msgspec.to_builtins(value)

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
        return "a value that Foretoken has written"  # not translated: in a log

    @property
    def range(self) -> str:
        """The least and the most, as a person reads them; empty where a control shows them."""
        return ""

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
    """The window remembers it of its use: no dialog shows it, and neither the environment nor the
    command line can give it."""
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

    def __init__(self) -> None:
        super().__init__(bool)

    def to_text(self, value: bool) -> str:
        """As JSON writes it."""
        return "true" if value else "false"

    def shown(self, value: bool) -> str:
        """As a switch."""
        return tr("on") if value else tr("off")

    @property
    def limits(self) -> str:
        """As typed in a shell."""
        return "true or false"  # not translated: words for a shell

    def _parse(self, text: str) -> object:
        return _TRUTH.get(text.strip().lower())


class _BoundedKind(ValueKind[N]):
    """A number of some type, with a least and a most."""

    def __init__(self, type_: type[N], least: N, most: N) -> None:
        super().__init__(Annotated[type_, Meta(ge=least, le=most)])
        self.least, self.most = least, most

    @property
    def range(self) -> str:
        """The least and the most."""
        least, most = self.shown(self.least), self.shown(self.most)
        return tr("from {least} to {most}", about="numbers", least=least, most=most)

    @property
    def limits(self) -> str:
        """The least and the most."""
        least, most = self.typed(self.least), self.typed(self.most)
        if isinstance(self, WholeKind):
            return tr("a whole number from {least} to {most}", least=least, most=most)
        return tr("a number from {least} to {most}", least=least, most=most)


class NumberKind(_BoundedKind[float]):
    """A number; ``steps`` are those that a control offers, where there are only these."""

    def __init__(
        self,
        least: float,
        most: float,
        steps: Sequence[float] = (),
        percent: bool = False,
        usual: tuple[float, float] | None = None,
    ) -> None:
        """``percent``: people read it in hundredths.

        ``usual`` are the limits of most people's choices; a control steps in parts of that.
        """
        super().__init__(float, least, most)
        self.steps, self.percent, self.usual = steps, percent, usual

    def to_text(self, value: float) -> str:
        """Without trailing zeros."""
        return f"{value:.10g}"

    def typed(self, value: float) -> str:
        """With the decimal point of the language."""
        return self.to_text(value).replace(".", spoken().point)

    def shown(self, value: float) -> str:
        """Maybe in hundredths."""
        if not self.percent:
            return self.typed(value)
        return tr("{number} %", about="a share in hundredths", number=self.typed(100 * value))

    def _parse(self, text: str) -> object:
        with suppress(ValueError):
            return float(text.replace(spoken().point, "."))
        return None


class WholeKind(_BoundedKind[int]):
    """A whole number."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(int, least, most)

    def shown(self, value: int) -> str:
        """With a separator of thousands."""
        return number(value)

    def _parse(self, text: str) -> object:
        with suppress(ValueError):
            return int(text)
        return None


class ChoiceKind(ValueKind[E]):
    """One of a few words; ``titles`` are what a person reads in their place."""

    def __init__(self, titles: Mapping[E, str]) -> None:
        super().__init__(str)
        self.titles = titles

    def from_json(self, given: object) -> E:
        """Return the word, as it is among the titles."""
        for word in self.titles:
            if word == given:
                return word
        raise ValueError(self.limits)

    def shown(self, value: E) -> str:
        """Its title."""
        return tr(self.titles[value])

    @property
    def limits(self) -> str:
        """All the words."""
        return listed_or([str(word) for word in self.titles])


class TextKind(ValueKind[str]):
    """A text of a bounded length."""

    def __init__(self, longest: int) -> None:
        super().__init__(Annotated[str, Meta(max_length=longest)])
        self.longest = longest

    def shown(self, value: str) -> str:
        """In quotes, or that there is none."""
        if not value:
            return tr("empty", about="a text")
        return tr("“{text}”", about="a text in quotes", text=value)

    @property
    def limits(self) -> str:
        """The most characters."""
        return tr_n(
            "a text of {count} character at most",
            "a text of {count} characters at most",
            self.longest,
        )


class TextsKind(ValueKind[tuple[str, ...]]):
    r"""Some texts that are not empty; typed with a ``;`` between them, a new line as ``\n``."""

    def __init__(self, most: int, longest: int) -> None:
        text = Annotated[str, Meta(min_length=1, max_length=longest)]
        super().__init__(Annotated[tuple[text, ...], Meta(max_length=most)])
        self.most, self.longest = most, longest

    def to_json(self, value: tuple[str, ...]) -> object:
        """As a list, as JSON reads it."""
        return list(value)

    def to_text(self, value: tuple[str, ...]) -> str:
        """As a person types them."""
        return ";".join(each.translate(_TYPED_AS) for each in value)

    def shown(self, value: tuple[str, ...]) -> str:
        """As they are typed."""
        return self.to_text(value) or tr("none", about="texts")

    @property
    def limits(self) -> str:
        """The most texts, and the most characters of each."""
        return tr_n(
            "{count} text at most with {longest} characters at most",
            "{count} texts at most with {longest} characters each at most",
            self.most,
            longest=self.longest,
        )

    def _parse(self, text: str) -> object:
        pieces = _TYPED.sub(lambda found: _MEANT.get(found[1], found[0]), text).split("\0")
        return [piece for piece in pieces if piece]


class OrNone(ValueKind[T | None]):
    """A value of another kind, or none."""

    def __init__(self, kind: ValueKind[T], nothing: str = tr_noop("Nothing")) -> None:
        """``nothing`` is what a person reads where there is none."""
        super().__init__(kind.annotation | None)
        self.kind, self.nothing = kind, nothing

    def from_json(self, given: object) -> T | None:
        """As the other kind, and None is none."""
        return None if given is None else self.kind.from_json(given)

    def from_text(self, text: str) -> T | None:
        """As the other kind, and an empty text is none."""
        return self.kind.from_text(text) if text else None

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

    @property
    def limits(self) -> str:
        """Those of the other kind, or nothing."""
        return tr("{limits}, or nothing", limits=self.kind.limits)
