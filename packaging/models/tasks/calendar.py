"""Days, months, seasons, time and units of measure."""

import random

from tasks.core import Registry, Sample, ask, number_pattern, says, split_words

DAYS = split_words("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
MONTHS = split_words(
    "January February March April May June July August September October November December"
)
_LENGTHS = dict(zip(MONTHS, (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), strict=True))
_SEASONS = {
    "December": "winter", "January": "winter", "February": "winter",
    "March": "spring", "April": "spring", "May": "spring",
    "June": "summer", "July": "summer", "August": "summer",
    "September": "autumn", "October": "autumn", "November": "autumn",
}  # fmt: skip

_AFTER = (
    "What comes after {x}?",
    "Which {sort} comes after {x}?",
    "What {sort} comes after {x}?",
    "What is the {sort} after {x}?",
    "Which {sort} follows {x}?",
    "What is the next {sort} after {x}?",
    "Tell me the {sort} after {x}.",
    "Name the {sort} that comes after {x}.",
    "After {x} comes which {sort}?",
    "If this is {x}, what comes next?",
)
_BEFORE = (
    "What comes before {x}?",
    "Which {sort} comes before {x}?",
    "What {sort} comes before {x}?",
    "What is the {sort} before {x}?",
    "Which {sort} is just before {x}?",
    "Tell me the {sort} before {x}.",
    "Name the {sort} that comes before {x}.",
    "Before {x} comes which {sort}?",
    "What was the {sort} before {x}?",
    "Which {sort} do we have before {x}?",
)
_TOMORROW = (
    "If today is {x}, what day is tomorrow?",
    "Today is {x}. What day is tomorrow?",
    "It is {x} today. What day is it tomorrow?",
    "If today is {x}, which day comes tomorrow?",
    "When today is {x}, what is tomorrow?",
)
_YESTERDAY = (
    "If today is {x}, what day was yesterday?",
    "Today is {x}. What day was yesterday?",
    "It is {x} today. What day was it yesterday?",
    "If today is {x}, which day was yesterday?",
    "When today is {x}, what was yesterday?",
)
_MONTH_DAYS = (
    "How many days are in {x}?",
    "How many days does {x} have?",
    "How many days are there in {x}?",
    "How many days has {x}?",
    "How long is {x} in days?",
    "What is the number of days in {x}?",
    "Tell me how many days {x} has.",
    "How many days long is {x}?",
    "Days in {x}?",
    "In {x}, how many days are there?",
)
_MONTH_SEASON = (
    "In which season is {x}?",
    "Which season is {x} in?",
    "What season is {x}?",
    "What season is it in {x}?",
    "Is {x} in winter, spring, summer or autumn?",
    "Which season does {x} belong to?",
    "Tell me the season of {x}.",
    "What time of year is {x}?",
    "To which season belongs {x}?",
    "{x} is in which season?",
)
_MONTH_NUMBER = (
    "Which month is number {n}?",
    "What is month number {n}?",
    "What is the {nth} month of the year?",
    "Which is the {nth} month of the year?",
    "Name the {nth} month.",
    "Tell me the {nth} month of the year.",
    "Which month comes {nth} in the year?",
    "What month is the {nth} one?",
)
_NTH = split_words(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
)

# one of the bigger unit: so many of the smaller one
_UNITS = (
    ("minute", "seconds", 60), ("hour", "minutes", 60), ("day", "hours", 24),
    ("week", "days", 7), ("year", "months", 12), ("meter", "centimeters", 100),
    ("kilometer", "meters", 1000), ("centimeter", "millimeters", 10),
    ("kilogram", "grams", 1000), ("liter", "milliliters", 1000), ("dozen", "pieces", 12),
    ("dollar", "cents", 100), ("euro", "cents", 100), ("foot", "inches", 12),
    ("yard", "feet", 3), ("century", "years", 100), ("decade", "years", 10), ("pair", "pieces", 2),
    ("ton", "kilograms", 1000), ("year", "weeks", 52), ("year", "days", 365),
    ("month", "weeks", 4),
)  # fmt: skip
_PLURAL = {"foot": "feet", "century": "centuries", "euro": "euros", "dozen": "dozen"}
_HOW_MANY = (
    "How many {small} are in {many}?",
    "How many {small} are there in {many}?",
    "How many {small} does {many} have?",
    "How many {small} make {many}?",
    "How many {small} is {many}?",
    "What is {many} in {small}?",
    "How much is {many} in {small}?",
    "Convert {many} to {small}.",
    "{Many}: how many {small} is that?",
    "Tell me how many {small} are in {many}.",
    "{Many} in {small}?",
)
_OTHER = (
    ("What are the days of the week?", ", ".join(DAYS[:-1]) + " and Sunday.", ""),
    ("Name the days of the week.", ", ".join(DAYS[:-1]) + " and Sunday.", ""),
    ("List the months of the year.", ", ".join(MONTHS[:-1]) + " and December.", ""),
    ("What are the months of the year?", ", ".join(MONTHS[:-1]) + " and December.", ""),
    ("What are the four seasons?", "Spring, summer, autumn and winter.", ""),
    ("Name the seasons.", "Spring, summer, autumn and winter.", ""),
    ("Which seasons are there?", "Spring, summer, autumn and winter.", ""),
    ("What is the first day of the week?", "The week starts on Monday.", says("Monday")),
    ("Which days are the weekend?", "Saturday and Sunday are the weekend.", ""),
    ("What days are the weekend?", "Saturday and Sunday are the weekend.", ""),
    ("What is the shortest month?", "February is the shortest month.", says("February")),
    ("Which month has 28 days?", "February has 28 days.", says("February")),
    ("What is the last month of the year?", "December is the last month.", says("December")),
    ("What is the first month of the year?", "January is the first month.", says("January")),
    ("How many seasons are there?", "There are 4 seasons.", says("4")),
    ("Which season is the coldest?", "Winter is the coldest season.", says("winter")),
    ("Which season is the warmest?", "Summer is the warmest season.", says("summer")),
    ("When do leaves fall from the trees?", "Leaves fall in autumn.", says("autumn")),
)


def _ring(rng: random.Random) -> Sample:
    ring, sort = (DAYS, "day") if rng.random() < 0.5 else (MONTHS, "month")
    at = rng.randrange(len(ring))
    x = ring[at]
    if rng.random() < 0.55:
        question, template = ask(rng, _AFTER, x=x, sort=sort)
        right, word = ring[(at + 1) % len(ring)], "after"
    else:
        question, template = ask(rng, _BEFORE, x=x, sort=sort)
        right, word = ring[at - 1], "before"
    answer = f"{right} comes {word} {x}."
    pattern = rf"(?:.{{0,40}}\b)?{right}\b.{{0,40}}"
    return Sample("calendar_next", f"{template} {x}", (question, answer), pattern)


def _relative_day(rng: random.Random) -> Sample:
    at = rng.randrange(7)
    if rng.random() < 0.5:
        question, template = ask(rng, _TOMORROW, x=DAYS[at])
        right = DAYS[(at + 1) % 7]
        answer = f"Tomorrow is {right}."
    else:
        question, template = ask(rng, _YESTERDAY, x=DAYS[at])
        right = DAYS[at - 1]
        answer = f"Yesterday was {right}."
    pattern = rf"(?:.{{0,60}}\b)?{right}\b.{{0,40}}"
    return Sample("tomorrow", f"{template} {DAYS[at]}", (question, answer), pattern)


def _month(rng: random.Random) -> Sample:
    x = rng.choice(MONTHS)
    if rng.random() < 0.6:
        question, template = ask(rng, _MONTH_DAYS, x=x)
        answer = f"{x} has {_LENGTHS[x]} days."
        pattern = rf"\D{{0,40}}{_LENGTHS[x]}\b.{{0,60}}"
    else:
        question, template = ask(rng, _MONTH_SEASON, x=x)
        answer, pattern = f"{x} is in {_SEASONS[x]}.", says(_SEASONS[x], longest=50)
    return Sample("month", f"{template} {x}", (question, answer), pattern)


def _month_number(rng: random.Random) -> Sample:
    at = rng.randrange(12)
    question, template = ask(rng, _MONTH_NUMBER, n=at + 1, nth=_NTH[at])
    answer = f"{MONTHS[at]} is the {_NTH[at]} month."
    pattern = says(MONTHS[at], longest=60)
    return Sample("month_number", f"{template} {at + 1}", (question, answer), pattern)


def _unit(rng: random.Random) -> Sample:
    big, small, each = rng.choice(_UNITS)
    count = 1 if rng.random() < 0.45 or each in (52, 365) else rng.randint(2, 10)
    if count == 1:
        many = rng.choice((f"{'an' if big == 'hour' else 'a'} {big}", f"one {big}"))
    else:
        many = f"{count} {_PLURAL.get(big, big + 's')}"
    question, template = ask(
        rng, _HOW_MANY, small=small, many=many, Many=many[0].upper() + many[1:]
    )
    total = count * each
    has = "have" if count > 1 else "has"
    answer = f"{many[0].upper() + many[1:]} {has} {total} {small}."
    content = f"{big} {small} {count}" if count > 1 else f"{big} {small} {template}"
    return Sample("unit", content, (question, answer), number_pattern(total))


def _fixed(rng: random.Random) -> Sample:
    question, answer, pattern = rng.choice(_OTHER)
    asked, _ = ask(rng, (question,))
    names = [word.strip(".,") for word in answer.split() if word != "and"]
    pattern = pattern or r".{0,30}" + r"\W+(?:and )?".join(names) + r"\.?"
    return Sample("calendar", f"{question}", (asked, answer), pattern)


CALENDAR: Registry = {
    "calendar_next": (1.5, _ring),
    "tomorrow": (1.0, _relative_day),
    "month": (1.0, _month),
    "month_number": (0.5, _month_number),
    "unit": (2.0, _unit),
    "calendar": (0.6, _fixed),
}
