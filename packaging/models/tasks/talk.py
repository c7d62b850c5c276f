"""Small talk: what people say and good answers, with slots filled from word lists."""

import random
import re
from dataclasses import dataclass, field
from functools import cache

from tasks.core import Registry, Sample, ask, dress, held_out, lower_first, short, upper_first
from tasks.fact_tables import CAPITALS
from tasks.talk_chats import TALK_CHATS
from tasks.talk_life import TALK_LIFE
from tasks.talk_self import TALK_SELF
from tasks.words import NAMES

SLOTS: dict[str, tuple[str, ...]] = {
    "hobby": ("reading", "cooking", "dancing", "swimming", "painting", "singing", "running",
              "hiking", "drawing", "gardening", "fishing", "chess", "knitting", "football",
              "tennis", "photography", "cycling", "baking", "traveling", "music"),
    "food": ("pizza", "pasta", "soup", "rice", "chocolate", "cake", "salad", "bread", "cheese",
             "ice cream", "fish", "chicken", "curry", "apple pie", "fruit", "sushi", "stew"),
    "animals": ("cats", "dogs", "horses", "birds", "elephants", "rabbits", "dolphins", "foxes",
                "penguins", "owls", "bears", "tigers", "turtles", "butterflies", "lions"),
    "pet": ("dog", "cat", "rabbit", "hamster", "parrot", "horse", "goldfish", "turtle", "kitten"),
    "place": ("park", "beach", "zoo", "museum", "cinema", "library", "lake", "market", "theater",
              "pool", "garden", "forest", "playground", "concert", "castle"),
    "country": tuple(country for country in CAPITALS if not country.startswith("the ")),
    "job": ("teacher", "doctor", "nurse", "baker", "farmer", "cook", "driver", "writer",
            "gardener", "pilot", "carpenter", "programmer", "painter", "singer"),
    "age": ("six", "seven", "eight", "nine", "ten", "twelve", "fifteen", "twenty", "thirty",
            "forty", "fifty"),
    "person": ("mother", "father", "sister", "brother", "friend", "grandmother", "teacher",
               "wife", "husband", "son", "daughter", "neighbor"),
    "petname": ("Rex", "Bello", "Luna", "Kitty", "Buddy", "Rocky", "Coco", "Bella", "Max", "Daisy",
                "Molly", "Lucky", "Shadow", "Simba", "Nala", "Ginger", "Milo", "Poppy", "Teddy"),
    "color": ("red", "blue", "green", "yellow", "orange", "purple", "black", "white", "pink"),
    "language": ("English", "French", "German", "Spanish", "Italian", "Chinese", "Japanese"),
    "hero": ("dragon", "wizard", "robot", "pirate", "princess", "detective", "knight", "fox"),
    "name": tuple(NAMES),
    "very": ("so ", "very ", "really ", "a bit ", "quite ", "a little "),
    "when": (" today", " right now", " again", " this morning", " tonight", " at the moment"),
    "thing": ("phone", "bike", "bag", "coat", "hat", "lamp", "watch", "book", "chair", "car",
              "camera", "guitar", "computer", "umbrella", "jacket", "cup", "table", "ring"),
    "learn": ("swim", "cook", "dance", "sing", "paint", "draw", "bake", "read", "write", "knit",
              "drive", "play the piano", "play chess", "ride a bike", "ride a horse",
              "speak French"),
}  # fmt: skip
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass
class Intent:
    """One thing that people say, in many wordings, and its answers."""

    said: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    pattern: str = ".+"

    @property
    def name(self) -> str:
        """Return the first wording, by which the intent is known."""
        return self.said[0]


def parse(text: str) -> list[Intent]:
    """Return the intents of a text in the form that `talk_self` states."""
    intents = []
    for paragraph in text.strip().replace("\n  ", " ").split("\n\n"):
        intent = Intent()
        for line in paragraph.splitlines():
            mark, rest = line[0], line[2:]
            if mark == ">":
                intent.said += rest.split(" | ")
            elif mark == "<":
                intent.answers += rest.split(" | ")
            elif mark == "~":
                intent.pattern = rest
            else:
                raise ValueError(f"unknown line in small talk: {line}")
        # "I am {very}sad" also says "I am so sad", which must not be held out apart from it.
        made = [_form(said) for said in intent.said if "{very}" in said or "{when}" in said]
        intent.said = [
            said
            for said in intent.said
            if "{" in said or not any(re.fullmatch(form, said) for form in made)
        ]
        intents.append(intent)
    return intents


def _form(said: str) -> str:
    """Match everything that a wording with slots can become."""
    return "".join(
        f"(?:{'|'.join(SLOTS[part])})" if index % 2 else re.escape(part)
        for index, part in enumerate(_SLOT.split(said))
    )


INTENTS = parse(TALK_SELF) + parse(TALK_LIFE)
_WEIGHTS = [len(intent.said) ** 0.7 for intent in INTENTS]
_WEIGHTS[0] *= 2


def fill(rng: random.Random, intent: Intent) -> tuple[str, str, str, str]:
    """Return what is said, its template, an answer and its pattern, with the same slot values."""
    template = rng.choice(intent.said)
    answer = intent.answers[0] if rng.random() < 0.4 else rng.choice(intent.answers)
    values = {}
    for name in _SLOT.findall(f"{template} {answer} {' '.join(intent.said[:1])}"):
        key = name.lower()
        if key in SLOTS:
            values[key] = rng.choice(SLOTS[key])
    values |= {upper_first(key): upper_first(value) for key, value in values.items()}
    marked = template if template[-1] in "?.!" else template + rng.choice(("", ".", ".", "!"))
    said = dress(rng, marked.rstrip(".")).format(**values) if values else _plain(rng, marked)
    pattern = intent.pattern
    for key, value in values.items():
        pattern = pattern.replace(f"{{{key}}}", value)
    if values:
        answer = upper_first(answer.format(**values))
    return said, template, answer, pattern


def _plain(rng: random.Random, template: str) -> str:
    """Return a fixed saying as people type it."""
    if template.endswith("?"):
        return ask(rng, (template,))[0]
    text = template
    chance = rng.random()
    if chance < 0.2:
        text = text.lower()
    elif chance < 0.23:
        text = text.upper() if len(text) < 20 else text
    if rng.random() < 0.05:
        text = rng.choice(("Hey, ", "Well, ", "Oh, ", "So, ", "Um, ")) + lower_first(text)
    if rng.random() < 0.04:
        text += rng.choice(("!!", "...", " :)", "!"))
    return text


def _talk(rng: random.Random) -> Sample:
    intent = rng.choices(INTENTS, _WEIGHTS)[0]
    said, template, answer, pattern = fill(rng, intent)
    return Sample("talk", f"talk {template}", (said, answer), short(pattern))


def _chat_parts(text: str) -> list[list[tuple[str, list[str]]]]:
    """Return chats as lists of lines: who speaks, and the wordings of it."""
    return [
        [(line[0], line[2:].split(" | ")) for line in paragraph.splitlines()]
        for paragraph in text.strip().replace("\n  ", " ").split("\n\n")
    ]


CHATS = _chat_parts(TALK_CHATS)


@cache
def _taught(wordings: tuple[str, ...]) -> tuple[str, ...]:
    """Return the wordings that are not held out as small talk of one turn."""
    return tuple(said for said in wordings if not held_out(f"talk {said}")) or wordings


def _chat(rng: random.Random) -> Sample:
    """Several turns of small talk that belong together; sometimes broken off early."""
    lines = rng.choice(CHATS)
    values = {key: rng.choice(choices) for key, choices in SLOTS.items()}
    values |= {upper_first(key): upper_first(value) for key, value in values.items()}
    turns: list[str] = []
    template = ""
    for mark, wordings in lines:
        if mark == ">":
            template = rng.choice(_taught(tuple(wordings)))
            said = template.format(**values)
            turns.append(_plain(rng, said if said[-1] in "?.!" else said + rng.choice(("", "."))))
        else:
            answer = wordings[0] if rng.random() < 0.4 else rng.choice(wordings)
            turns.append(upper_first(answer.format(**values)))
    right = re.escape(turns[-1])
    content = f"chat {lines[0][1][0]} {lines[-2][1][0]} {template}"
    return Sample("chat", content, tuple(turns), right)


TALK: Registry = {"talk": (1.0, _talk)}
CHAT: Registry = {"chat": (1.0, _chat)}
