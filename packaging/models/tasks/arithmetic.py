"""Small numbers: the four operations, comparing, and word problems of one step."""

import random

from tasks.core import Registry, Sample, ask, held_out, number_pattern, says
from tasks.words import NAMES, NUMBER_WORDS, ONE_THING, THINGS

_ADD = (
    "What is {a} + {b}?",
    "What is {a} plus {b}?",
    "{a} + {b}",
    "{a} + {b} = ?",
    "{a} plus {b}?",
    "How much is {a} + {b}?",
    "How much is {a} plus {b}?",
    "Add {a} and {b}.",
    "Calculate {a} + {b}.",
    "What do you get when you add {a} and {b}?",
    "What is the sum of {a} and {b}?",
    "Work out {a} + {b}.",
    "What does {a} + {b} make?",
    "Solve {a} + {b}.",
    "What's {a}+{b}?",
    "{a}+{b}",
    "Do you know what {a} + {b} is?",
)
_SUBTRACT = (
    "What is {a} - {b}?",
    "What is {a} minus {b}?",
    "{a} - {b}",
    "{a} - {b} = ?",
    "{a} minus {b}?",
    "How much is {a} - {b}?",
    "How much is {a} minus {b}?",
    "Subtract {b} from {a}.",
    "Calculate {a} - {b}.",
    "Take {b} away from {a}.",
    "What is left when you take {b} from {a}?",
    "What is the difference between {a} and {b}?",
    "Work out {a} - {b}.",
    "Solve {a} - {b}.",
    "What's {a}-{b}?",
    "{a}-{b}",
)
_MULTIPLY = (
    "What is {a} x {b}?",
    "What is {a} times {b}?",
    "What is {a} * {b}?",
    "{a} * {b}",
    "{a} x {b} = ?",
    "{a} times {b}?",
    "How much is {a} times {b}?",
    "Multiply {a} by {b}.",
    "Calculate {a} * {b}.",
    "What is the product of {a} and {b}?",
    "Work out {a} x {b}.",
    "What do you get when you multiply {a} and {b}?",
    "What's {a} multiplied by {b}?",
    "Solve {a} * {b}.",
)
_DIVIDE = (
    "What is {a} / {b}?",
    "What is {a} divided by {b}?",
    "{a} / {b}",
    "{a} / {b} = ?",
    "{a} divided by {b}?",
    "How much is {a} divided by {b}?",
    "Divide {a} by {b}.",
    "Calculate {a} / {b}.",
    "How many times does {b} go into {a}?",
    "Work out {a} / {b}.",
    "Solve {a} / {b}.",
)
_DOUBLE = (
    "What is double {a}?",
    "What is twice {a}?",
    "Double {a}.",
    "Double the number {a}.",
    "What is {a} doubled?",
    "What is two times {a}?",
    "How much is twice {a}?",
    "What number is twice as big as {a}?",
    "What do you get when you double {a}?",
    "Tell me the double of {a}.",
)
_HALF = (
    "What is half of {a}?",
    "Half of {a}?",
    "Halve {a}.",
    "Halve the number {a}.",
    "How much is half of {a}?",
    "What is one half of {a}?",
    "What do you get when you halve {a}?",
    "Tell me half of {a}.",
    "What number is half as big as {a}?",
    "Split {a} in half.",
)
_BIGGER = (
    "Which is bigger, {a} or {b}?",
    "Which number is larger, {a} or {b}?",
    "What is more, {a} or {b}?",
    "Which one is greater: {a} or {b}?",
    "Is {a} or {b} bigger?",
    "{a} or {b}, which is bigger?",
    "Which of these is the bigger number, {a} or {b}?",
    "Pick the larger number: {a} or {b}.",
    "Compare {a} and {b}. Which is larger?",
    "Tell me which is greater, {a} or {b}.",
)
_SMALLER = (
    "Which is smaller, {a} or {b}?",
    "Which number is smaller, {a} or {b}?",
    "What is less, {a} or {b}?",
    "Which one is lower: {a} or {b}?",
    "Is {a} or {b} smaller?",
    "{a} or {b}, which is smaller?",
    "Which of these is the smaller number, {a} or {b}?",
    "Pick the smaller number: {a} or {b}.",
    "Compare {a} and {b}. Which is smaller?",
    "Tell me which is less, {a} or {b}.",
)
_IS_BIGGER = (
    "Is {a} bigger than {b}?",
    "Is {a} more than {b}?",
    "Is {a} greater than {b}?",
    "Is {a} larger than {b}?",
    "Would you say {a} is more than {b}?",
)
_EVEN = (
    "Is {a} even or odd?",
    "Is {a} odd or even?",
    "Is the number {a} even or odd?",
    "Even or odd: {a}?",
    "Tell me if {a} is even or odd.",
    "{a}: odd or even?",
    "Is {a} an even or an odd number?",
    "Say whether {a} is odd or even.",
    "What kind of number is {a}, even or odd?",
    "Check if {a} is even or odd.",
)


_AGAIN = (
    "And {a} {sign} {b}?",
    "And {a} {word} {b}?",
    "What about {a} {sign} {b}?",
    "Okay, and {a} {sign} {b}?",
    "Now {a} {sign} {b}.",
    "{a} {sign} {b}?",
    "And what is {a} {word} {b}?",
    "Good. And {a} {word} {b}?",
    "Thanks. What is {a} {sign} {b}?",
    "Next: {a} {sign} {b}",
)


def _pair(rng: random.Random) -> tuple[int, int]:
    top = rng.choices((20, 50, 99), (50, 28, 22))[0]
    return rng.randint(0, top), rng.randint(0, top)


def _sum(rng: random.Random) -> Sample:
    a, b = _pair(rng)
    slots: dict[str, object] = {"a": a, "b": b}
    if max(a, b) <= 12 and rng.random() < 0.15:
        slots = {"a": NUMBER_WORDS[a], "b": NUMBER_WORDS[b]}
    question, _ = ask(rng, _ADD, **slots)
    return Sample("add", f"add {a} {b}", (question, f"{a} + {b} = {a + b}."), number_pattern(a + b))


def _difference(rng: random.Random) -> Sample:
    b, a = sorted(_pair(rng))
    slots: dict[str, object] = {"a": a, "b": b}
    if a <= 12 and rng.random() < 0.15:
        slots = {"a": NUMBER_WORDS[a], "b": NUMBER_WORDS[b]}
    question, _ = ask(rng, _SUBTRACT, **slots)
    answer = f"{a} - {b} = {a - b}."
    return Sample("subtract", f"subtract {a} {b}", (question, answer), number_pattern(a - b))


def _times_content(a: int, b: int, template: str) -> str:
    """Tables are learnt by heart: of two orders one stays, and of squares some wordings."""
    return f"multiply {a} {b}" if a != b else f"multiply {a} {b} {template}"


def _product(rng: random.Random) -> Sample:
    a, b = rng.randint(0, 12), rng.randint(0, 12)
    question, template = ask(rng, _MULTIPLY, a=a, b=b)
    content = _times_content(a, b, template)
    answer = f"{a} x {b} = {a * b}."
    return Sample("multiply", content, (question, answer), number_pattern(a * b))


def _quotient(rng: random.Random) -> Sample:
    b, result = rng.randint(1, 12), rng.randint(0, 12)
    a = b * result
    question, template = ask(rng, _DIVIDE, a=a, b=b)
    answer = f"{a} / {b} = {result}."
    return Sample(
        "divide", f"divide {a} {b} {template}", (question, answer), number_pattern(result)
    )


def _double(rng: random.Random) -> Sample:
    a = rng.randint(1, 60)
    question, _ = ask(rng, _DOUBLE, a=a)
    answer = f"Double {a} is {2 * a}."
    return Sample("double", f"double {a}", (question, answer), number_pattern(2 * a))


def _half(rng: random.Random) -> Sample:
    half = rng.randint(1, 50)
    question, _ = ask(rng, _HALF, a=2 * half)
    answer = f"Half of {2 * half} is {half}."
    return Sample("half", f"half {2 * half}", (question, answer), number_pattern(half))


def _compare(rng: random.Random) -> Sample:
    top = 20 if rng.random() < 0.4 else 100 if rng.random() < 0.8 else 1000
    a, b = rng.sample(range(top + 1), 2)
    content = f"compare {min(a, b)} {max(a, b)}"
    way = rng.random()
    if way < 0.4:
        question, _ = ask(rng, _BIGGER, a=a, b=b)
        answer, right = f"{max(a, b)} is bigger than {min(a, b)}.", max(a, b)
    elif way < 0.75:
        question, _ = ask(rng, _SMALLER, a=a, b=b)
        answer, right = f"{min(a, b)} is smaller than {max(a, b)}.", min(a, b)
    else:
        question, _ = ask(rng, _IS_BIGGER, a=a, b=b)
        yes = a > b
        answer = f"Yes, {a} is bigger than {b}." if yes else f"No, {a} is smaller than {b}."
        pattern = r"(?:yes|it is|correct)\b.{0,60}" if yes else r"no\b.{0,60}"
        return Sample("compare", content, (question, answer), pattern)
    return Sample("compare", content, (question, answer), rf"\D{{0,40}}{right}(?!\d).{{0,60}}")


def _parity(rng: random.Random) -> Sample:
    a = rng.randint(0, 100)
    question, _ = ask(rng, _EVEN, a=a)
    word = "even" if a % 2 == 0 else "odd"
    other = "odd" if word == "even" else "even"
    pattern = rf"(?!.*\b{other}\b)" + says(word)
    return Sample("parity", f"parity {a}", (question, f"{a} is {word}."), pattern)


_MORE = (
    "{name} has {a} {things} and gets {b} more. How many {things} does {name} have now?",
    "{name} has {a} {things}. A friend gives {name} {b} more. How many {things} is that?",
    "{name} finds {a} {things} in the morning and {b} in the evening. How many {things} is that?",
    "There are {a} {things} on the table. {name} puts {b} more there. How many are there now?",
    "{name} buys {a} {things} on Monday and {b} on Tuesday. How many {things} did {name} buy?",
    "{name} has {a} {things} and {other} has {b}. How many {things} do they have together?",
    "In a box are {a} {things}. {name} adds {b}. How many {things} are in the box?",
    "If {name} has {a} {things} and I give {name} {b} more, how many are there?",
    "{name} had {a} {things} and then bought {b} more. How many {things} are there now?",
    "{name} counts {a} {things} and {other} counts {b}. How many {things} are there in all?",
)
_LESS = (
    "{name} has {a} {things} and gives away {b}. How many {things} are left?",
    "{name} has {a} {things} and loses {b}. How many {things} does {name} still have?",
    "There are {a} {things} on the table. {name} takes {b} of them. How many are left?",
    "{name} had {a} {things} and sold {b}. How many {things} are left?",
    "{name} has {a} {things}. {other} takes {b}. How many {things} does {name} have left?",
    "In a box are {a} {things}. {name} takes out {b}. How many {things} are still in the box?",
    "If I have {a} {things} and give {name} {b}, how many do I have left?",
    "{name} has {a} {things} and gives {b} to {other}. How many does {name} have now?",
    "A shop has {a} {things} and sells {b}. How many {things} are left?",
    "{name} buys {a} {things} and breaks {b}. How many {things} are left?",
)
_TIMES = (
    "{name} has {a} bags with {b} {things} each. How many {things} is that?",
    "There are {a} boxes. In each box are {b} {things}. How many {things} are there?",
    "{name} buys {a} packs of {b} {things}. How many {things} does {name} have?",
    "{a} children have {b} {things} each. How many {things} do they have together?",
    "{name} fills {a} baskets with {b} {things} each. How many {things} are there?",
    "Each of {a} tables has {b} {things} on it. How many {things} are there in all?",
    "On each of {a} days {name} finds {b} {things}. How many {things} are that?",
    "{a} friends bring {b} {things} each. How many {things} are there?",
    "{name} puts {b} {things} on each of {a} plates. How many {things} is that?",
    "If one box holds {b} {things}, how many {things} do {a} boxes hold?",
)


def _story_problem(rng: random.Random) -> Sample:
    name, other = rng.sample(NAMES, 2)
    things = rng.choice(THINGS)
    way = rng.random()
    if way < 0.42:
        a, b = rng.randint(1, 20), rng.randint(1, 20)
        templates, sign, result, content = _MORE, "+", a + b, f"add {a} {b}"
    elif way < 0.84:
        b, a = sorted(rng.sample(range(1, 21), 2))
        templates, sign, result, content = _LESS, "-", a - b, f"subtract {a} {b}"
    else:
        a, b = rng.randint(2, 10), rng.randint(2, 10)
        templates, sign, result, content = _TIMES, "x", a * b, ""
    template = rng.choice(templates)
    content = content or _times_content(a, b, template)
    question = template.format(name=name, other=other, things=things, a=a, b=b)
    if result == 1:
        things = ONE_THING[things]
    answer = f"{a} {sign} {b} = {result}. That is {result} {things}."
    return Sample("story_problem", content, (question, answer), number_pattern(result))


def _follow_up(rng: random.Random) -> Sample:
    """Two sums in a row, the second one asked in short."""
    make = _sum if rng.random() < 0.6 else _difference
    first = make(rng)
    while held_out(first.content):
        first = make(rng)
    b, a = sorted(_pair(rng))
    sign, word, result = ("+", "plus", a + b) if make is _sum else ("-", "minus", a - b)
    question, _ = ask(rng, _AGAIN, a=a, b=b, sign=sign, word=word)
    answer = f"{a} {sign} {b} = {result}."
    content = f"{first.kind} {a} {b}"
    return Sample("sum_again", content, (*first.turns, question, answer), number_pattern(result))


ARITHMETIC: Registry = {
    "add": (5.0, _sum),
    "subtract": (4.0, _difference),
    "multiply": (3.0, _product),
    "divide": (1.5, _quotient),
    "double": (0.7, _double),
    "half": (0.7, _half),
    "compare": (1.5, _compare),
    "parity": (0.7, _parity),
    "story_problem": (3.5, _story_problem),
    "sum_again": (0.8, _follow_up),
}
