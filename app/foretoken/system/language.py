"""Translation: ``tr`` returns every text shown to the user in the language of the window.

The English texts in the code are the source texts of the translations, with placeholders in braces:
``tr("{name} has {pages}", name=..., pages=...)``. A text that depends on a number has two forms,
``tr_n("{count} token", "{count} tokens", n)``; other languages have as many as they need. Texts
defined at import, before the language is set, are marked by ``tr_noop`` and passed to ``tr`` where
they are shown. ``about`` distinguishes equal texts with different meanings.

Only the window uses other languages: without ``set_language`` everything is English, as on the
command line, in logs and in files for other programs.

A translated text remembers its source, which is what files and other processes get (``as_data``):
their readers may use another language.
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


def _untranslated(text: str, _about: str, _count: int) -> str:
    return text


def _english_date(day: date, with_day: bool) -> str:
    month = f"{_MONTHS[day.month - 1]} {day.year}"
    return f"{day.day} {month}" if with_day else month


@dataclass(frozen=True)
class Language:
    """A language, with its formats of numbers and dates."""

    code: str = "en"
    translate: Callable[[str, str, int], str] = _untranslated
    """Function from source text, ``about`` and number (-1: none) to the translation, or the source
    text if there is none. Called on any thread."""
    point: str = "."
    """Decimal separator."""
    group: str = ","
    """Thousands separator."""
    write_date: Callable[[date, bool], str] = _english_date
    """Formats a date, or with False its month and year."""
    right_to_left: bool = False
    """Text direction."""


class _Text(str):
    """A text that remembers its source."""

    __slots__ = ("made_of",)
    made_of: tuple[str, str, str, int, Mapping[str, object]]
    """Texts for one and for many, ``about``, the number, the values of the placeholders."""

    def __str__(self) -> str:
        return self  # so that an error's message keeps its source, too


_ENGLISH = Language()
_spoken = _ENGLISH


def set_language(language: Language | None) -> None:
    """Set the language of all texts from now on; None: English."""
    global _spoken
    _spoken = language or _ENGLISH


def spoken() -> Language:
    """Return the current language."""
    return _spoken


def tr(text: str, /, *, about: str = "", **values: object) -> str:
    """Return a text in the language of the window.

    ``text`` is a literal; its placeholders ``{name}`` are replaced by ``values``: integers with
    thousands separators, all else as ``str`` formats it.
    """
    return _make(text, "", about, -1, values)


def tr_n(one: str, many: str, count: int, /, *, about: str = "", **values: object) -> str:
    """Return a text that depends on a number, available as ``{count}``.

    ``one`` and ``many`` are literals: the English text for 1, and for all other numbers.
    """
    return _make(one, many, about, count, {"count": count, **values})


def tr_noop(text: str, /, *, about: str = "") -> str:
    """Return the text unchanged; it is translated where it is shown, by ``tr(variable)``."""
    return _Sentence(text, about) if about else text


class _Sentence(str):
    """An English text that knows what it is about."""

    __slots__ = ("about",)
    about: str

    def __new__(cls, text: str, about: str) -> _Sentence:
        """Mark a text."""
        made = super().__new__(cls, text)
        made.about = about
        return made


Sentences = Mapping[str, str | tuple[str, str]]
"""English texts by kind; two if they depend on the fact ``count``: for 1, and for all others."""

_sentences: Sentences = {}


def set_sentences(sentences: Sentences) -> None:
    """Set what ``said`` returns: ``foretoken.words`` has it, which programs import first."""
    global _sentences
    _sentences = sentences


def said(kind: str, /, **facts: object) -> str:
    """Return the sentence about a ``kind`` of error, or about a part of one, with its facts."""
    match _sentences.get(kind):
        case str(text):
            about = text.about if isinstance(text, _Sentence) else ""
            return _make(str(text), "", about, -1, facts)
        case (one, many):
            return _make(one, many, "", int(str(facts["count"])), facts)
    return f"{kind} {facts}" if facts else kind


def tr_noop_n(one: str, many: str, /) -> tuple[str, str]:
    """Return both texts unchanged; ``said`` translates the one that suits the number."""
    return one, many


def number(value: float, decimals: int = 0) -> str:
    """Format a number with the separators of the language."""
    # Numbers in a damaged file may be too large for a float.
    written = f"{value:,}" if isinstance(value, int) and not decimals else f"{value:,.{decimals}f}"
    return written.translate({ord(","): _spoken.group, ord("."): _spoken.point})


def quoted(text: str) -> str:
    """Quote a text with the language's quotation marks."""
    return tr("“{text}”", about="a quotation", text=text)


def listed(items: Sequence[str]) -> str:
    """Join items as "one", "one and two", "one, two and three"."""
    return _listed(items, tr_noop("{most} and {last}", about="a list"))


def listed_or(items: Sequence[str]) -> str:
    """Join items as "one", "one or two", "one, two or three"."""
    return _listed(items, tr_noop("{most} or {last}", about="a list"))


def _listed(items: Sequence[str], form: str) -> str:
    *most, last = items
    comma = tr(", ", about="between things in a list")
    return tr(form, about="a list", most=comma.join(most), last=last) if most else last


def day_text(day: date) -> str:
    """Format a date as "3 May 2026"."""
    return _spoken.write_date(day, True)


def moment_text(moment: datetime) -> str:
    """Format a date and time as "3 May 2026, 14:05"."""
    day, time = day_text(moment.date()), f"{moment:%H:%M}"
    return tr("{day}, {time}", about="a moment", day=day, time=time)


def month_text(day: date) -> str:
    """Format a month as "May 2026"."""
    return _spoken.write_date(day, False)


def as_data(text: str) -> Any:
    """Return a text's source as JSON, for a file or another process; else the text itself."""
    if not isinstance(text, _Text):
        return text
    *form, values = text.made_of
    return [*form, {name: _value_as_data(value) for name, value in values.items()}]


def _value_as_data(value: object) -> Any:
    return value if type(value) is int else as_data(value if isinstance(value, str) else str(value))


def from_data(data: Any) -> str:
    """Return the text that ``as_data`` represents, in the current language."""
    match data:
        case [str(one), str(many), str(about), int(count), dict(values)]:
            made_of = {
                str(name): value if type(value) is int else from_data(value)
                for name, value in values.items()
            }
            with suppress(LookupError, ValueError, AttributeError):  # placeholders may differ
                return _make(one, many, about, count, made_of)
            return one
    return str(data)


def _make(one: str, many: str, about: str, count: int, values: Mapping[str, object]) -> str:
    if isinstance(one, _Text):  # already translated, perhaps before the language was set
        return from_data(as_data(one))
    known_as = many or one
    text = _spoken.translate(known_as, about, count)
    if text == known_as and many and count == 1:  # no translation
        text = one
    made = _Text(_fill(text, values) if values else text)
    made.made_of = (one, many, about, count, values)
    return made


def _fill(text: str, values: Mapping[str, object]) -> str:
    written = {
        name: number(value) if type(value) is int else str(value) for name, value in values.items()
    }
    return text.format_map(written)
