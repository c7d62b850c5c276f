"""Lists and tables in markdown, and short instructions."""

import random
import re

from tasks.core import Registry, Sample, ask, upper_first
from tasks.fact_tables import CAPITALS, COLORS, DIETS, HOMES, LEGS, PAST, PLURALS, SOUNDS, YOUNG
from tasks.recipes import STEPS
from tasks.words import CATEGORIES, NAMES, NUMBER_WORDS

_LIST = (
    "List {n} {things}.", "Name {n} {things}.", "Give me {n} {things}.", "Tell me {n} {things}.",
    "Write down {n} {things}.", "Make a list of {n} {things}.", "Give me a list of {n} {things}.",
    "What are {n} {things}?", "I need {n} {things}.", "Can you name {n} {things}?",
    "Give {n} examples of {things}.", "Show me a list of {n} {things}.", "{N} {things}?",
    "Think of {n} {things}.",
)  # fmt: skip
_NUMBERED = (
    "Make a numbered list of {n} {things}.", "Write a numbered list of {n} {things}.",
    "List {n} {things} with numbers.", "Number {n} {things}.",
    "Give me a numbered list of {n} {things}.",
    "Show {n} {things} as a numbered list.", "Name {n} {things} in a numbered list.",
    "I need a numbered list with {n} {things}.",
)  # fmt: skip
_ONE = (
    "Name one of the {things}.", "Give me an example of {things}.", "Name any of the {things}.",
    "Tell me one of the {things}.", "What is an example of {things}?",
)  # fmt: skip


def _members(rng: random.Random, things: str, count: int) -> list[str]:
    """Return so many members: mostly the first ones, so that an answer is easy to be sure of."""
    known = CATEGORIES[things]
    return known[:count] if rng.random() < 0.6 else rng.sample(known, count)


def _list(rng: random.Random) -> Sample:
    things = rng.choice(list(CATEGORIES))
    count = rng.choice((2, 3, 3, 3, 4, 5, 5))
    members = _members(rng, things, count)
    number = NUMBER_WORDS[count] if rng.random() < 0.6 else str(count)
    numbered = rng.random() < 0.25
    wordings = _NUMBERED if numbered else _LIST
    question, template = ask(rng, wordings, n=number, N=upper_first(number), things=things)
    if numbered:
        answer = "\n".join(f"{i}. {upper_first(m)}" for i, m in enumerate(members, 1))
    else:
        answer = "\n".join(f"- {upper_first(m)}" for m in members)
    mark = r"\d+[.)]" if numbered else r"[-*]|\d+[.)]"
    known = "|".join(CATEGORIES[things])
    item = rf"(?:{mark}) +(?:{known})\.?"
    pattern = rf"(?:[^\n]{{0,60}}:\n+)?{item}(?:\n+{item}){{{count - 1}}}"
    content = f"list {things} {count} {template}"
    return Sample("list", content, (question, answer), pattern)


_GIVEN = (
    "Make a list of these: {row}.", "Write this as a list: {row}.", "Turn this into a list: {row}.",
    "Make bullet points of: {row}.", "Put these into a list: {row}.", "Write a list with {row}.",
    "Make a shopping list with {row}.", "Format this as a list: {row}.",
    "Write these as bullet points: {row}.", "Please list: {row}.",
)  # fmt: skip


def _given(rng: random.Random) -> Sample:
    pool = sorted({m for things in ("fruits", "vegetables", "drinks", "kinds of food", "desserts")
                   for m in CATEGORIES[things]})  # fmt: skip
    items = rng.sample(pool, rng.randint(2, 5))
    row = ", ".join(items[:-1]) + rng.choice((", ", " and ")) + items[-1]
    question, _ = ask(rng, _GIVEN, row=row)
    answer = "\n".join(f"- {upper_first(item)}" for item in items)
    pattern = r"(?:[^\n]{0,60}:\n+)?" + r"\n+".join(rf"(?:[-*]|\d+\.) +{i}\.?" for i in items)
    return Sample("given_list", f"given {' '.join(items)}", (question, answer), pattern)


_TABLE = (
    "Make a table of {n} {what}.", "Make a table with {n} {what}.",
    "Show me a table of {n} {what}.",
    "Write a table of {n} {what}.", "Create a table with {n} {what}.",
    "Draw a table of {n} {what}.",
    "Give me a table of {n} {what}.", "I need a table of {n} {what}.",
    "Put {n} {what} in a table.", "Write a markdown table of {n} {what}.",
)  # fmt: skip
_TABLES = (
    ("animals and their sounds", "Animal", "Sound", SOUNDS),
    ("countries and their capitals", "Country", "Capital", CAPITALS),
    ("animals and their young", "Animal", "Young", YOUNG),
    ("things and their colors", "Thing", "Color", COLORS),
    ("animals and what they eat", "Animal", "Food", DIETS),
    ("animals and their number of legs", "Animal", "Legs", {k: str(v) for k, v in LEGS.items()}),
    ("animals and where they live", "Animal", "Home", HOMES),
    ("words and their plurals", "Word", "Plural", PLURALS),
    ("verbs and their past tense", "Verb", "Past", PAST),
)


def _markdown(head: tuple[str, str], rows: list[tuple[str, str]]) -> str:
    lines = [f"| {head[0]} | {head[1]} |", "| --- | --- |"]
    return "\n".join(lines + [f"| {a} | {b} |" for a, b in rows])


def _cells(rows: list[tuple[str, str]]) -> str:
    return r"\s*".join(rf"\|\s*{re.escape(a)}\s*\|\s*{re.escape(b)}\s*\|" for a, b in rows)


def _table(rng: random.Random) -> Sample:
    what, left, right, table = rng.choice(_TABLES)
    count = rng.choice((2, 2, 3, 3, 4))
    keys = list(table)
    keys = keys[:count] if rng.random() < 0.6 else rng.sample(keys, count)
    rows = [(upper_first(key), table[key]) for key in keys]
    number = NUMBER_WORDS[count] if rng.random() < 0.6 else str(count)
    question, template = ask(rng, _TABLE, n=number, what=what)
    any_row = "|".join(
        rf"\|\s*{re.escape(key)}\s*\|\s*{re.escape(value)}\s*\|" for key, value in table.items()
    )
    pattern = rf"[^\n]+\n\|[-\s|:]+\|(?:\n(?:{any_row})){{{count}}}"
    content = f"table {what} {count} {template}"
    answer = _markdown((left, right), rows)
    return Sample("table", content, (question, answer), pattern)


_OWN = (
    "Make a table with the columns {a} and {b}: {row}.",
    "Put this in a table with {a} and {b}: {row}.",
    "Turn this into a table with the columns {a} and {b}: {row}.",
    "Write a table of {a} and {b}: {row}.",
    "Make a table ({a}, {b}) from this: {row}.",
    "Create a table with {a} and {b}: {row}.",
)


def _own_table(rng: random.Random) -> Sample:
    count = rng.choice((2, 2, 3))
    names = rng.sample(NAMES, count)
    b = rng.choice(("Age", "Points", "Color", "Fruit"))
    if b in ("Age", "Points"):
        values = [str(rng.randint(3, 20)) for _ in names]
    else:
        values = rng.sample(CATEGORIES["colors" if b == "Color" else "fruits"], count)
    rows = list(zip(names, values, strict=True))
    row = ", ".join(f"{name} {value}" for name, value in rows)
    question, _ = ask(rng, _OWN, a="Name", b=b, row=row)
    pattern = rf"\|\s*Name\s*\|\s*{b}\s*\|\s*\|[-\s|:]+\|\s*{_cells(rows)}"
    answer = _markdown(("Name", b), rows)
    return Sample("own_table", f"own table {b} {row}", (question, answer), pattern)


_NUMBER_TABLE = (
    "Make a table of the numbers {a} to {b} and their {what}.",
    "Write a table with the numbers from {a} to {b} and their {what}.",
    "Show the {what} of {a} to {b} in a table.",
    "Create a table with the {what} of the numbers {a} to {b}.",
    "I need a table of the {what} of {a} to {b}.",
    "Put the numbers {a} to {b} and their {what} in a table.",
)


def _number_table(rng: random.Random) -> Sample:
    a = rng.randint(1, 10)
    b = a + rng.randint(2, 4)
    what = rng.choice(("doubles", "squares"))
    question, _ = ask(rng, _NUMBER_TABLE, a=a, b=b, what=what)
    rows = [(str(i), str(2 * i if what == "doubles" else i * i)) for i in range(a, b + 1)]
    head = ("Number", "Double" if what == "doubles" else "Square")
    pattern = rf"[^\n]+\n\|[-\s|:]+\|\s*{_cells(rows)}"
    content = f"number table {what} {a} {b}"
    return Sample("number_table", content, (question, _markdown(head, rows)), pattern)


_HOW = (
    "How do I {x}?", "How do you {x}?", "How can I {x}?", "Tell me how to {x}.",
    "Explain how to {x}.", "How does one {x}?", "Give me the steps to {x}.",
    "What are the steps to {x}?", "Write short instructions: how to {x}.",
    "Can you explain how to {x}?", "I want to {x}. How does it work?",
    "I would like to {x}. What do I have to do?", "List the steps to {x}.",
)  # fmt: skip


def _how_to(rng: random.Random) -> Sample:
    what = rng.choice(list(STEPS))
    question, template = ask(rng, _HOW, x=what)
    answer = "\n".join(f"{i}. {step}" for i, step in enumerate(STEPS[what], 1))
    pattern = r"(?:[^\n]{0,60}\n+)?" + r"\n".join(
        rf"{i}\. {re.escape(step)}" for i, step in enumerate(STEPS[what], 1)
    )
    return Sample("how_to", f"how to {what} {template}", (question, answer), pattern)


LISTS: Registry = {
    "list": (3.0, _list),
    "given_list": (1.2, _given),
    "table": (2.0, _table),
    "own_table": (1.2, _own_table),
    "number_table": (0.6, _number_table),
    "how_to": (1.5, _how_to),
}
