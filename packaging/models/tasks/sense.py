"""What things are, what they can do, which is bigger, and a few facts about the world."""

import random
import re

from tasks.core import Registry, Sample, ask, says, upper_first
from tasks.sayings import ABILITIES, ORDERS, WHAT_IS, WORLD

_WHAT = (
    "What is {x}?", "What's {x}?", "What is {x}, please?", "Tell me what {x} is.",
    "Explain what {x} is.", "Can you explain what {x} is?", "Describe {x}.",
    "Do you know what {x} is?", "Please explain {x} to me.", "What do you know about {x}?",
    "Tell me about {x}.", "Explain {x}.",
)  # fmt: skip


def _what_is(rng: random.Random) -> Sample:
    what = rng.choice(list(WHAT_IS))
    question, template = ask(rng, _WHAT, x=what)
    answer = WHAT_IS[what]
    first = answer.split(".")[0]
    pattern = rf"{re.escape(first)}\b.{{0,120}}"
    return Sample("what_is", f"what is {what} {template}", (question, answer), pattern)


def _world(rng: random.Random) -> Sample:
    wordings, answer, word = rng.choice(WORLD)
    question, template = ask(rng, wordings.split("; "))
    return Sample("world", f"world {template}", (question, answer), says(word))


_MORE = (
    "Which is {more}, {a} or {b}?", "What is {more}, {a} or {b}?", "Is {a} or {b} {more}?",
    "{A} or {b}, which is {more}?", "Tell me which is {more}, {a} or {b}.",
    "Which one is {more}: {a} or {b}?", "Which of the two is {more}, {a} or {b}?",
    "What do you think is {more}, {a} or {b}?",
)  # fmt: skip
_THAN = (
    "Is {a} {more} than {b}?", "Would you say that {a} is {more} than {b}?",
    "Is it true that {a} is {more} than {b}?", "Do you think {a} is {more} than {b}?",
)  # fmt: skip


def _order(rng: random.Random) -> Sample:
    words, things = rng.choice(list(ORDERS.items()))
    low, high = sorted(rng.sample(range(len(things)), 2))
    which = rng.randrange(2)
    more = words[which]
    right, other = (things[high], things[low]) if which == 0 else (things[low], things[high])
    a, b = rng.sample((right, other), 2)
    content = f"{words[0]} {things[low]} {things[high]}"
    if rng.random() < 0.65:
        question, _ = ask(rng, _MORE, more=more, a=a, A=upper_first(a), b=b)
        answer = f"{upper_first(right)} is {more} than {other}."
        pattern = rf"(?:(?!\b{other}\b).)*\b{right.split()[-1]}\b.{{0,60}}"
    else:
        question, _ = ask(rng, _THAN, more=more, a=a, b=b)
        yes = a == right
        said = f"{a} is {more if yes else words[1 - which]} than {b}."
        answer = f"{'Yes' if yes else 'No'}, {said}"
        pattern = rf"{'yes' if yes else 'no'}\b.{{0,80}}"
    return Sample("order_things", content, (question, answer), pattern)


_CAN = (
    "Can {a} {do}?", "Is it true that {a} can {do}?", "Do you think {a} can {do}?",
    "Tell me if {a} can {do}.", "Would you say that {a} can {do}?", "{A} can {do}, right?",
)  # fmt: skip


def _ability(rng: random.Random) -> Sample:
    do, (able, unable) = rng.choice(list(ABILITIES.items()))
    can = rng.random() < 0.5
    things = re.findall(r"an? \w+", able if can else unable)
    a = rng.choice(things)
    question, template = ask(rng, _CAN, a=a, A=upper_first(a), do=do)
    answer = f"Yes, {a} can {do}." if can else f"No, {a} cannot {do}."
    pattern = rf"{'yes' if can else 'no'}\b.{{0,60}}"
    return Sample("ability", f"can {a} {do} {template}", (question, answer), pattern)


_DIFFERENCE = (
    "What is the difference between {a} and {b}?",
    "How is {a} different from {b}?",
    "What's the difference between {a} and {b}?",
    "Explain the difference between {a} and {b}.",
    "Tell me the difference between {a} and {b}.",
    "How do {a} and {b} differ?",
    "Compare {a} and {b}.",
)


def _difference(rng: random.Random) -> Sample:
    a, b = rng.sample(list(WHAT_IS), 2)
    question, _ = ask(rng, _DIFFERENCE, a=a, b=b)
    answer = " ".join(f"{WHAT_IS[x].split('. ')[0].rstrip('.')}." for x in (a, b))
    content = f"difference {' '.join(sorted((a, b)))}"
    return Sample("difference", content, (question, answer), re.escape(answer))


SENSE: Registry = {
    "difference": (0.5, _difference),
    "what_is": (1.5, _what_is),
    "world": (1.2, _world),
    "order_things": (1.0, _order),
    "ability": (0.7, _ability),
}
