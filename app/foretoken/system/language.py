"""What a person reads, in the language of the window: ``tr`` is where every sentence goes through.

The English words stand in the code and are the source text of the translations, with places in
braces: ``tr("{name} has {pages}", name=..., pages=...)``. A text with a number that bends its words
has two, ``tr_n("{count} token", "{count} tokens", n)``; other languages have as many as they need.
What is declared at import, before there is a language, is marked by ``tr_noop`` and goes through
``tr`` where it is shown. ``about`` parts equal words that mean different things.

Nobody but the window speaks another language: without ``speak`` everything is English, as on the
command line, in logs and in files for other programs.

A text that was made remembers what it was made of (``told_anew``), so that what already shows it
can show it in another language. A file or another process gets what it was made of (``as_data``).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial
from typing import Any

MOST_REMEMBERED = 500
"""So many texts of one form, filled in differently, can be told anew: the newest.

Tooltips with keys have one form, and a window has more than a hundred of them."""
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


@dataclass(frozen=True)
class _Made:
    """What a text was made of."""

    one: str
    many: str
    about: str
    count: int
    values: Mapping[str, object]

    @property
    def form(self) -> tuple[str, str]:
        return self.many or self.one, self.about


_ENGLISH = Language()
_spoken = _ENGLISH
_lock = threading.Lock()
_fixed: dict[str, _Made] = {}
_filled: dict[str, _Made] = {}
_newest: dict[tuple[str, str], dict[str, None]] = {}
"""The keys of those with one form."""


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
    return _make(_Made(text, "", about, -1, values))


def tr_n(one: str, many: str, count: int, /, *, about: str = "", **values: object) -> str:
    """Return a text whose words follow a number, which stands in it as ``{count}``.

    ``one`` and ``many`` are literals: the English text for 1, and for all other numbers.
    """
    return _make(_Made(one, many, about, count, {"count": count, **values}))


def tr_noop(text: str, /, *, about: str = "") -> str:  # noqa: ARG001 - for who translates
    """Return the text as it is; it is translated where it is shown, by ``tr(variable)``."""
    return text


class Remade(str):
    """What is written differently in another language and is no text to translate: a number, a key.

    As a value of ``tr`` it is written anew with the text around.
    """

    anew: Callable[[], str]

    @classmethod
    def by(cls, write: Callable[[], str]) -> Remade:
        """What ``write`` returns, now and again."""
        made = cls(write())
        made.anew = write
        return made


def number(value: float, decimals: int = 0) -> Remade:
    """A number with its thousands parted, as the language writes it."""
    return Remade.by(partial(_number, value, decimals))


def _number(value: float, decimals: int) -> str:
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
    *most, last = items
    if not most:
        return last
    comma = tr(", ", about="between things in a list")
    return tr("{most} and {last}", about="a list", most=comma.join(most), last=last)


def listed_or(items: Sequence[str]) -> str:
    """Several things as "one", "one or two", "one, two or three"."""
    *most, last = items
    if not most:
        return last
    comma = tr(", ", about="between things in a list")
    return tr("{most} or {last}", about="a list", most=comma.join(most), last=last)


def day_text(day: date) -> str:
    """A date as "3 May 2026"."""
    return Remade.by(lambda: _spoken.write_date(day, True))


def moment_text(moment: datetime) -> str:
    """A date with its time as "3 May 2026, 14:05"."""
    return tr(
        "{day}, {time}", about="a moment", day=day_text(moment.date()), time=f"{moment:%H:%M}"
    )


def month_text(day: date) -> str:
    """A month as "May 2026"."""
    return Remade.by(lambda: _spoken.write_date(day, False))


def told_anew(text: str) -> str | None:
    """The same in the language that is spoken now; None for a text that was not made here.

    Lines may have been broken since, and texts put behind each other in lines, or with " · ".
    """
    found = _told(text)
    if found is not None:
        return _make_again(found, text)
    for between in ("\n\n", "\n", " · "):
        parts = text.split(between)
        if len(parts) > 1:
            anew = [told_anew(part) for part in parts]
            if any(part is not None for part in anew):
                return between.join(new or old for new, old in zip(anew, parts, strict=True))
    return None


def _make_again(told: _Made, text: str) -> str:
    values = {
        # One that is all of the text would be made of itself.
        name: _value_again(value) if isinstance(value, str) and value != text else value
        for name, value in told.values.items()
    }
    return _make(_Made(told.one, told.many, told.about, told.count, values))


def _value_again(value: str) -> str:
    return Remade.by(value.anew) if isinstance(value, Remade) else told_anew(value) or value


def as_data(text: str) -> Any:
    """What a text was made of, for a file or another process, as JSON; else the text itself."""
    found = _told(text)
    if found is None:
        return text
    values = {
        name: value if type(value) is int or value == text else as_data(str(value))
        for name, value in found.values.items()
    }
    return [found.one, found.many, found.about, found.count, values]


def from_data(data: Any) -> str:
    """The text that ``as_data`` was asked for, in the language that is spoken here and now."""
    match data:
        case [str(one), str(many), str(about), int(count), dict(values)]:
            made_of = {
                str(name): value if type(value) is int else from_data(value)
                for name, value in values.items()
            }
            with suppress(LookupError, ValueError, AttributeError):  # places of another version
                return _make(_Made(one, many, about, count, made_of))
            return one
    return str(data)


def _told(text: str) -> _Made | None:
    key = _key(text)
    with _lock:
        return _fixed.get(key) or _filled.get(key)


def _key(text: str) -> str:
    return " ".join(text.split())


def _make(told: _Made) -> str:
    source = told.many if told.many and told.count != 1 else told.one
    known_as, about = told.form
    text = _spoken.translate(known_as, about, told.count)
    if text == known_as:  # not translated
        text = source
    made = _fill(text, told.values) if told.values else text
    key = _key(made)
    if text == known_as and not told.values:
        with _lock:
            already = _filled.get(key)
        if already is not None:  # the text was made before it came here
            return _make_again(already, text)
    with _lock:
        if not told.values:
            if made != known_as or not (key in _fixed or key in _filled):
                _fixed[key] = told  # else it may be a text that was made already
        else:
            keys = _newest.setdefault(told.form, {})
            keys.pop(key, None)  # what is made again is among the newest again
            if len(keys) >= MOST_REMEMBERED:
                oldest = next(iter(keys))
                del keys[oldest]
                _filled.pop(oldest, None)
            keys[key] = None
            _filled[key] = told
    return made


def _fill(text: str, values: Mapping[str, object]) -> str:
    written = {
        name: number(value) if type(value) is int else str(value) for name, value in values.items()
    }
    return text.format_map(written)
