"""What a person reads, in the language of the window: ``tr`` is where every sentence goes through.

The English words stand in the code and are the source text of the translations, with places in
braces: ``tr("{name} has {pages}", name=..., pages=...)``. A text with a number that bends its words
has two, ``tr_n("{count} token", "{count} tokens", n)``; other languages have as many as they need.
What is declared at import, before there is a language, is marked by ``tr_noop`` and goes through
``tr`` where it is shown. ``about`` parts equal words that mean different things.

Nobody but the window speaks another language: without ``speak`` everything is English, as on the
command line, in logs and in files for other programs.

A text remembers what it was made of, which is what a file or another process gets (``as_data``):
who reads it may speak another language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

_CONTEXT = "Foretoken"
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


def _source(text: str, _about: str, _count: int) -> str:
    return text


def _english_date(day: date, with_day: bool) -> str:
    month = f"{_MONTHS[day.month - 1]} {day.year}"
    return f"{day.day} {month}" if with_day else month


@dataclass(frozen=True)
class Language:
    """How a language writes."""

    code: str = "en"
    translate: Callable[[str, str, int], str] = _source
    """From a source text, what it is about, and the number in it (-1: none) to the translation;
    the source text itself where there is none. Called on any thread."""
    point: str = "."
    """Before the decimals of a number."""
    group: str = ","
    """Between the thousands of a number."""
    write_date: Callable[[date, bool], str] = _english_date
    """A day, or (False) its month and year."""
    right_to_left: bool = False
    """Where its lines go."""


class _Text(str):
    """A text that remembers what it was made of."""

    __slots__ = ("made_of",)
    made_of: tuple[str, str, str, int, Mapping[str, object]]
    """The texts for one and for many, what they are about, the number, what fills the places."""

    def __str__(self) -> str:
        return self  # an error's message remembers, too


_ENGLISH = Language()
_spoken = _ENGLISH


def speak(language: Language | None) -> None:
    """Make all texts in this language from now on; None: English."""
    global _spoken
    _spoken = language or _ENGLISH


def spoken() -> Language:
    """The language that texts are made in."""
    return _spoken


def tr(text: str, /, *, about: str = "", **values: object) -> str:
    """Return a text in the language of the window.

    ``text`` is a literal; its places ``{name}`` are filled with ``values``: whole numbers with
    their thousands parted, all else as ``str`` writes it.
    """
    return _make(text, "", about, -1, values)


def tr_n(one: str, many: str, count: int, /, *, about: str = "", **values: object) -> str:
    """Return a text whose words follow a number, which stands in it as ``{count}``.

    ``one`` and ``many`` are literals: the English text for 1, and for all other numbers.
    """
    return _make(one, many, about, count, {"count": count, **values})


def tr_noop(text: str, /, *, about: str = "") -> str:  # noqa: ARG001 - for who translates
    """Return the text as it is; it is translated where it is shown, by ``tr(variable)``."""
    return text


def number(value: float, decimals: int = 0) -> str:
    """A number with its thousands parted, as the language writes it."""
    # What a damaged file claims may be too large for a float.
    written = f"{value:,}" if isinstance(value, int) and not decimals else f"{value:,.{decimals}f}"
    if (_spoken.group, _spoken.point) == (",", "."):
        return written
    parted = {",": _spoken.group, ".": _spoken.point}
    return "".join(parted.get(character, character) for character in written)


def quoted(text: str) -> str:
    """Words of somebody, between the marks of the language."""
    return tr("“{text}”", about="a quotation", text=text)


def listed(items: Sequence[str]) -> str:
    """Several things as "one", "one and two", "one, two and three"."""
    return _listed(items, tr_noop("{most} and {last}", about="a list"))


def listed_or(items: Sequence[str]) -> str:
    """Several things as "one", "one or two", "one, two or three"."""
    return _listed(items, tr_noop("{most} or {last}", about="a list"))


def _listed(items: Sequence[str], form: str) -> str:
    *most, last = items
    comma = tr(", ", about="between things in a list")
    return tr(form, about="a list", most=comma.join(most), last=last) if most else last


def day_text(day: date) -> str:
    """A date as "3 May 2026"."""
    return _spoken.write_date(day, True)


def moment_text(moment: datetime) -> str:
    """A date with its time as "3 May 2026, 14:05"."""
    return tr(
        "{day}, {time}", about="a moment", day=day_text(moment.date()), time=f"{moment:%H:%M}"
    )


def month_text(day: date) -> str:
    """A month as "May 2026"."""
    return _spoken.write_date(day, False)


def as_data(text: str) -> Any:
    """What a text was made of, for a file or another process, as JSON; else the text itself."""
    if not isinstance(text, _Text):
        return text
    *form, values = text.made_of
    return [*form, {name: _value_as_data(value) for name, value in values.items()}]


def _value_as_data(value: object) -> Any:
    return value if type(value) is int else as_data(value if isinstance(value, str) else str(value))


def from_data(data: Any) -> str:
    """The text that ``as_data`` was asked for, in the language that is spoken here and now."""
    match data:
        case [str(one), str(many), str(about), int(count), dict(values)]:
            made_of = {
                str(name): value if type(value) is int else from_data(value)
                for name, value in values.items()
            }
            with suppress(LookupError, ValueError, AttributeError):  # places of another version
                return _make(one, many, about, count, made_of)
            return one
    return str(data)


def _make(one: str, many: str, about: str, count: int, values: Mapping[str, object]) -> str:
    if isinstance(one, _Text):  # made already, perhaps before the language was known
        return from_data(as_data(one))
    known_as = many or one
    text = _spoken.translate(known_as, about, count)
    if text == known_as and many and count == 1:  # not translated
        text = one
    made = _Text(_fill(text, values) if values else text)
    made.made_of = (one, many, about, count, values)
    return made


def _fill(text: str, values: Mapping[str, object]) -> str:
    written = {
        name: number(value) if type(value) is int else str(value) for name, value in values.items()
    }
    return text.format_map(written)
