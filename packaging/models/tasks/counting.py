"""Counting up, down and by steps, numbers between others, and number words."""

import random

from tasks.core import Registry, Sample, ask, says, split_words
from tasks.words import NUMBER_WORDS

_UP = (
    "Count from {a} to {b}.",
    "Count up from {a} to {b}.",
    "Count from {a} up to {b}.",
    "Can you count from {a} to {b}?",
    "Count to {b}, starting at {a}.",
    "Start at {a} and count to {b}.",
    "List the numbers from {a} to {b}.",
    "Write the numbers from {a} to {b}.",
    "Say the numbers from {a} to {b}.",
    "Give me all numbers from {a} to {b}.",
    "What are the numbers from {a} to {b}?",
)
_UP_FROM_ONE = (
    "Count to {b}.",
    "Count up to {b}.",
    "Can you count to {b}?",
    "Please count to {b}.",
    "Count to {b} for me.",
)
_DOWN = (
    "Count down from {a} to {b}.",
    "Count backwards from {a} to {b}.",
    "Can you count down from {a} to {b}?",
    "Count from {a} down to {b}.",
    "Start at {a} and count down to {b}.",
    "Give me a countdown from {a} to {b}.",
    "Write the numbers from {a} down to {b}.",
    "Say the numbers backwards from {a} to {b}.",
    "Do a countdown from {a} to {b}.",
    "List the numbers from {a} down to {b}.",
)
_STEPS = (
    "Count from {a} to {b} in steps of {step}.",
    "Count by {step}s from {a} to {b}.",
    "Count in {step}s from {a} to {b}.",
    "Start at {a} and count by {step}s to {b}.",
    "Can you count by {step}s from {a} to {b}?",
    "Count from {a} to {b} by {step}s.",
    "List the numbers from {a} to {b} in steps of {step}.",
    "Write the numbers from {a} to {b}, adding {step} each time.",
    "Skip count by {step} from {a} to {b}.",
    "Go from {a} to {b} in steps of {step}.",
)
_BETWEEN = (
    "Which numbers are between {a} and {b}?",
    "What numbers come between {a} and {b}?",
    "What is between {a} and {b}?",
    "List the numbers between {a} and {b}.",
    "Name the numbers between {a} and {b}.",
    "Tell me the numbers between {a} and {b}.",
    "Which whole numbers lie between {a} and {b}?",
    "Write the numbers that lie between {a} and {b}.",
    "Give me the numbers between {a} and {b}.",
    "What are the numbers between {a} and {b}?",
)
_NEXT = (
    "What number comes after {a}?",
    "What comes after {a}?",
    "Which number follows {a}?",
    "What is the next number after {a}?",
    "What is the number after {a}?",
    "Tell me the number that comes after {a}.",
    "Name the number after {a}.",
    "I count to {a}. What comes next?",
    "After {a} comes which number?",
    "Which number is one more than {a}?",
)
_BEFORE = (
    "What number comes before {a}?",
    "What comes before {a}?",
    "Which number is just before {a}?",
    "What is the number before {a}?",
    "Tell me the number that comes before {a}.",
    "Name the number before {a}.",
    "Which number is one less than {a}?",
    "Before {a} comes which number?",
    "I count down from {a}. What comes next?",
    "What is one less than {a}?",
)
_GOES_ON = (
    "What comes next: {row}?",
    "Which number comes next: {row}?",
    "Continue: {row}",
    "Continue the row {row}.",
    "What is the next number in {row}?",
    "Which number follows in this row: {row}?",
    "Find the next number: {row}",
    "How does it go on: {row}?",
    "{row}, what comes next?",
    "Give me the next number of {row}.",
)
_AS_WORD = (
    "Write {a} as a word.",
    "How do you write {a} in words?",
    "Spell the number {a}.",
    "What is {a} in words?",
    "Write the number {a} in letters.",
    "How is {a} written as a word?",
    "Say {a} as a word.",
    "Turn {a} into a word.",
    "What is the word for {a}?",
    "Give me {a} in words.",
)
_AS_DIGITS = (
    "Write {a} as a number.",
    "Write {a} in digits.",
    "What is {a} in digits?",
    "Turn {a} into digits.",
    "How do you write {a} with digits?",
    "Which number is {a}?",
    "Give me {a} in digits.",
    "What number is the word {a}?",
    "Say {a} as a number.",
    "How is {a} written in digits?",
)
_TENS = split_words("twenty thirty forty fifty sixty seventy eighty ninety")


def number_word(value: int) -> str:
    """Return a number from 0 to 100 in words."""
    if value <= 20:
        return NUMBER_WORDS[value]
    if value == 100:
        return "one hundred"
    tens = _TENS[value // 10 - 2]
    return f"{tens}-{NUMBER_WORDS[value % 10]}" if value % 10 else tens


def _row(numbers: list[int]) -> tuple[str, str]:
    text = ", ".join(map(str, numbers))
    return text + ".", r"\D{0,20}" + r"(?:,|, and| and)?\s*".join(map(str, numbers)) + r"\.?"


def _up(rng: random.Random) -> Sample:
    if rng.random() < 0.3:
        a, b = 1, rng.randint(3, 20)
        question, _ = ask(rng, _UP_FROM_ONE, b=b)
    else:
        a = rng.randint(0, 30) if rng.random() < 0.8 else rng.randint(30, 95)
        b = a + rng.randint(3, 10)
        question, _ = ask(rng, _UP, a=a, b=b)
    answer, pattern = _row(list(range(a, b + 1)))
    return Sample("count_up", f"count {a} {b}", (question, answer), pattern)


def _down(rng: random.Random) -> Sample:
    b = rng.randint(0, 5) if rng.random() < 0.5 else rng.randint(0, 40)
    a = b + rng.randint(3, 10)
    question, _ = ask(rng, _DOWN, a=a, b=b)
    answer, pattern = _row(list(range(a, b - 1, -1)))
    return Sample("count_down", f"count {a} {b}", (question, answer), pattern)


def _steps(rng: random.Random) -> Sample:
    step = rng.choice((2, 2, 2, 3, 4, 5, 5, 5, 10, 10))
    a = step * rng.randint(0, 5) if rng.random() < 0.7 else rng.randint(0, 12)
    b = a + step * rng.randint(3, 8)
    question, _ = ask(rng, _STEPS, a=a, b=b, step=step)
    answer, pattern = _row(list(range(a, b + 1, step)))
    return Sample("count_steps", f"count {a} {b} by {step}", (question, answer), pattern)


def _between(rng: random.Random) -> Sample:
    a = rng.randint(0, 95)
    b = a + rng.randint(2, 6)
    question, _ = ask(rng, _BETWEEN, a=a, b=b)
    answer, pattern = _row(list(range(a + 1, b)))
    return Sample("between", f"between {a} {b}", (question, answer), pattern)


def _neighbor(rng: random.Random) -> Sample:
    a = rng.randint(1, 100)
    if rng.random() < 0.55:
        question, _ = ask(rng, _NEXT, a=a)
        word, right = "after", a + 1
    else:
        question, _ = ask(rng, _BEFORE, a=a)
        word, right = "before", a - 1
    answer = f"{right} comes {word} {a}."
    pattern = rf"{right}\b.{{0,40}}|\D{{0,40}}{a}\D{{1,20}}{right}\.?"
    return Sample("neighbor", f"{word} {a}", (question, answer), pattern)


def _goes_on(rng: random.Random) -> Sample:
    step = rng.choice((1, 2, 2, 3, 5, 10, -1, -2))
    a = rng.randint(0, 30) if step > 0 else rng.randint(12, 40)
    row = [a + step * i for i in range(4)]
    question, _ = ask(rng, _GOES_ON, row=", ".join(map(str, row)))
    right = a + 4 * step
    answer = f"{right} comes next."
    return Sample(
        "goes_on", f"row {a} {step}", (question, answer), rf"\D{{0,30}}{right}\b\D{{0,40}}"
    )


def _in_words(rng: random.Random) -> Sample:
    a = rng.randint(0, 100)
    word = number_word(a)
    question, _ = ask(rng, _AS_WORD, a=a)
    pattern = rf".{{0,30}}(?<![\w-]){word.replace('-', '[- ]')}(?![\w-])\.?"
    return Sample("number_word", f"word of {a}", (question, f"{a} is {word}."), pattern)


def _in_digits(rng: random.Random) -> Sample:
    a = rng.randint(0, 100)
    word = number_word(a)
    question, _ = ask(rng, _AS_DIGITS, a=word)
    answer = f"{word.capitalize()} is {a}."
    return Sample("number_digits", f"digits of {a}", (question, answer), says(str(a), longest=40))


COUNTING: Registry = {
    "count_up": (2.0, _up),
    "count_down": (1.5, _down),
    "count_steps": (1.2, _steps),
    "between": (0.8, _between),
    "neighbor": (0.8, _neighbor),
    "goes_on": (1.0, _goes_on),
    "number_word": (0.5, _in_words),
    "number_digits": (0.5, _in_digits),
}
