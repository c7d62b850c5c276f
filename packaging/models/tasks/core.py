"""What all kinds of tasks share: samples, the held-out split and the wording of questions."""

import hashlib
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

HELD_OUT_SHARE = 20
"""One content in so many is held out of the training text."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A chat: user and assistant in turn, what was asked, and how a right last answer looks.

    `content` names what is asked, without the way it is asked where the answer can be worked out
    (the operands, the word, the sentence), and with it where it can only be known (a capital).
    `pattern` must match the whole last answer (`matches`).
    """

    kind: str
    content: str
    turns: tuple[str, ...]
    pattern: str

    @property
    def messages(self) -> list[dict[str, str]]:
        """The turns as chat messages."""
        roles = ("user", "assistant")
        return [{"role": roles[i % 2], "content": text} for i, text in enumerate(self.turns)]


Maker = Callable[[random.Random], Sample]
Registry = Mapping[str, tuple[float, Maker]]


def split_words(text: str) -> list[str]:
    """Return the words of a list that is easier to read as a text."""
    return text.split()


def held_out(content: str) -> bool:
    """Return whether this content stays out of the training text, in whatever kind of task.

    Decided by a hash alone, so that it is the same in every run and in every release.
    """
    digest = hashlib.blake2b(content.encode(), digest_size=4).digest()
    return int.from_bytes(digest) % HELD_OUT_SHARE == 0


def matches(pattern: str, answer: str) -> bool:
    """Return whether the whole answer matches; case and the white space around do not count."""
    return re.fullmatch(pattern, answer.strip(), re.IGNORECASE | re.DOTALL) is not None


def number_pattern(value: int) -> str:
    """Match an answer of one or two lines whose last number is this one."""
    return rf"(?:.{{0,100}}[^\d-])?{re.escape(str(value))}(?!\d)\D{{0,60}}"


def short(pattern: str, longest: int = 260) -> str:
    """Match what the pattern matches, unless the answer runs on and on."""
    return rf"(?=.{{1,{longest}}}\Z){pattern}"


def says(*parts: str, longest: int = 120) -> str:
    """Match a short answer that holds each of these words or phrases, in any order."""
    ahead = "".join(rf"(?=.*(?<!\w){re.escape(part)}(?!\w))" for part in parts)
    return rf"{ahead}.{{1,{longest}}}"


_BEFORE_QUESTION = (
    "Tell me, ",
    "Hey, ",
    "Please tell me, ",
    "Say, ",
    "Hi, ",
    "Hello! ",
    "Quick question: ",
    "I have a question: ",
    "Do you know this? ",
    "Okay, ",
    "So, ",
    "Next question: ",
    "I wonder, ",
)
_AROUND_REQUEST = (
    ("Please ", "."),
    ("Please ", "."),
    ("Can you ", "?"),
    ("Can you please ", "?"),
    ("Could you ", "?"),
    ("Could you please ", "?"),
    ("Would you ", ", please?"),
    ("Will you ", "?"),
    ("I want you to ", "."),
    ("I would like you to ", "."),
    ("Hey, ", "."),
    ("Hi, can you ", "?"),
    ("Now ", "."),
    ("", ", please."),
    ("", " please"),
)
_REQUESTS = frozenset(
    split_words(
        """
    Add Answer Arrange Ask Bring Build Calculate Capitalize Change Check Code Compare Continue
    Convert Copy Count Create Define Describe Divide Do Double Draw Exchange Explain Find Finish
    Form Format Give Go Halve Introduce Invent Keep List Lowercase Make Mix Multiply Name Negate
    Number Order Pick Print Put Remember Rename Repeat Replace Reverse Rewrite Say Shorten Show
    Skip Solve Sort Spell Split Start Subtract Sum Summarise Summarize Swap Take Tell Think Turn
    Uppercase Use Work Write
    """
    )
)
"""The words with which a request begins that can be made more polite."""
_SLOT = re.compile(r"(\{[^}]*\})")
_WORD = re.compile(r"[A-Za-z]{4,}")


def _typo(rng: random.Random, word: str) -> str:
    """Return the word as a hurried person would type it."""
    at = rng.randrange(1, len(word) - 1)
    how = rng.random()
    if how < 0.4:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if how < 0.75:
        return word[:at] + word[at + 1 :]
    return word[:at] + word[at] + word[at:]


def lower_first(text: str) -> str:
    """Return the text without a capital at its start, for the middle of a sentence."""
    if text[:2] in ("I ", "I'"):
        return text
    return text[:1].lower() + text[1:]


def upper_first(text: str) -> str:
    """Return the text with a capital at its start."""
    return text[:1].upper() + text[1:]


def dress(rng: random.Random, template: str) -> str:
    """Vary how a template is said: politeness, case, punctuation, now and then a typing error.

    Only the words outside of the slots change, so that a question asks for the same as before.
    """
    text = template
    if template.endswith("?"):
        chance = rng.random()
        if chance < 0.10:
            before = rng.choice(_BEFORE_QUESTION)
            text = before + (lower_first(text) if before[-2] in ",:" else text)
        elif chance < 0.13:
            text = text[:-1] + rng.choice((" please?", ", please?"))
    elif template.endswith(".") and rng.random() < 0.22:
        before, after = rng.choice(_AROUND_REQUEST)
        if template.partition(" ")[0].rstrip(".") in _REQUESTS:
            text = before + (lower_first(text[:-1]) if before else text[:-1]) + after
    chance = rng.random()
    if chance < 0.12:
        text = "".join(part if part[:1] == "{" else part.lower() for part in _SLOT.split(text))
    elif chance < 0.17:
        text = lower_first(text)
    chance = rng.random()
    if chance < 0.12 and text[-1] in "?.!":
        text = text[:-1]
    elif chance < 0.13 and text[-1] == "?":
        text += "?"
    if rng.random() < 0.03:
        parts = _SLOT.split(text)
        spots = [
            (index, match)
            for index, part in enumerate(parts)
            if part[:1] != "{"
            for match in _WORD.finditer(part)
        ]
        if spots:
            index, match = rng.choice(spots)
            part = parts[index]
            word = _typo(rng, match[0])
            parts[index] = part[: match.start()] + word + part[match.end() :]
            text = "".join(parts)
    return text


def ask(rng: random.Random, templates: Sequence[str], **slots: object) -> tuple[str, str]:
    """Return a question in one of these wordings, and the template that it came from."""
    template = rng.choice(templates)
    return dress(rng, template).format(**slots), template


def one_of(rng: random.Random, registry: Registry, *, of_held_out: bool = False) -> Sample:
    """Return a sample of a kind drawn by weight, from the wanted side of the split."""
    kinds = list(registry)
    kind = rng.choices(kinds, [registry[kind][0] for kind in kinds])[0]
    return of_kind(rng, registry, kind, of_held_out=of_held_out)


def of_kind(
    rng: random.Random, registry: Registry, kind: str, *, of_held_out: bool = False
) -> Sample:
    """Return a sample of this kind from the wanted side of the split."""
    make = registry[kind][1]
    for _ in range(5000):
        sample = make(rng)
        if held_out(sample.content) == of_held_out:
            return sample
    raise LookupError(f"no sample of {kind} on this side of the split")


def article(noun: str) -> str:
    """Return the noun with "a" or "an" before it."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Return "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
