"""Short stories with a requested hero, place and thing."""

import random

from tasks.core import Registry, Sample, article, ask, upper_first
from tasks.story_parts import (
    ANY_PROBLEM,
    ENDS,
    FEELS,
    FOUND,
    GOES,
    HEROES,
    IDEAS,
    KINDS_OF_HERO,
    MORE_HEROES,
    MORE_THINGS,
    NAMES_HE,
    NAMES_SHE,
    PLACES,
    THANKS,
    THINGS,
    WISHES,
)

_MORE_HEROES, _MORE_THINGS = MORE_HEROES.split(), MORE_THINGS.split()
_NAMES = {"he": NAMES_HE.split(), "she": NAMES_SHE.split()}
_ALL = (
    "Tell me a story about {hero}, {place} and {thing}.",
    "Write a short story about {hero}, {place} and {thing}.",
    "Write a story with {hero}, {place} and {thing}.",
    "Tell me a short story with {hero}, {place} and {thing}.",
    "Make up a story about {hero}, {place} and {thing}.",
    "I want a story with {hero}, {place} and {thing} in it.",
    "Can you tell a story about {hero}, {place} and {thing}?",
    "Give me a little story with {hero}, {place} and {thing}.",
    "Write a children's story about {hero}, {place} and {thing}.",
    "Invent a story. It should have {hero}, {place} and {thing} in it.",
    "Please tell me a bedtime story with {hero}, {place} and {thing}.",
)
_TWO = (
    "Tell me a story about {hero} and {thing}.",
    "Write a short story about {hero} with {thing}.",
    "Write a story about {hero} who has {thing}.",
    "Make up a story with {hero} and {thing}.",
    "Can you tell me a story about {hero} and {thing}?",
    "I would like a story about {hero} and {thing}.",
    "Give me a short story about {hero} and {thing}.",
)
_ONE = (
    "Tell me a story about {hero}.",
    "Write a short story about {hero}.",
    "Tell me a short story about {hero}.",
    "Can you tell me a story about {hero}?",
    "Make up a story about {hero}.",
    "I want to hear a story about {hero}.",
    "Do you know a story about {hero}?",
    "Write a story about {hero}.",
    "Please tell me a bedtime story about {hero}.",
    "A story about {hero}, please.",
)
_ANY = (
    "Tell me a story.",
    "Tell me a short story.",
    "Write a story.",
    "Can you tell me a story?",
    "I want to hear a story.",
    "Do you know a story?",
    "Please tell me a bedtime story.",
    "Make up a story for me.",
    "Write me a little story.",
    "Story, please.",
    "Can you write a short story?",
)
_STARTS = (
    "Once upon a time, {a_hero} named {name} lived {place}, where there {were} {sight}.",
    "There once was {a_hero} called {name}. {He} lived {place}.",
    "{A_hero} named {name} lived {place}.",
    "Long ago, {a_hero} called {name} lived {place}, among {sight}.",
    "{name} was {a_hero} who lived {place}.",
    "Once there was {a_hero} {place}. {His} name was {name}.",
)
_WANTS = (
    "{name} {wish}.",
    "More than anything, {he} {wish}.",
    "Every evening {name} sat by the window. {He} {wish}.",
    "{He} was happy there, but {he} {wish}.",
    "Everyone liked {name}, and {name} {wish}.",
)
_TROUBLES = (
    "But then there was trouble: {problem}.",
    "Suddenly {problem}.",
    "Just then {problem}.",
    "But after a while {problem}.",
    "There {he} saw that something was wrong: {problem}.",
)


Hero = tuple[str, str, str, str]


def tell(rng: random.Random, hero: Hero, place: tuple[str, ...], thing: str) -> str:
    """Return a story of some 70 to 130 words."""
    _, a_hero, name, he = hero
    his = "his" if he == "he" else "her"
    problem, solution = rng.choice(THINGS.get(thing, ANY_PROBLEM))
    words = {
        "a_hero": a_hero, "A_hero": upper_first(a_hero), "name": name, "he": he,
        "He": upper_first(he), "his": his, "His": upper_first(his), "place": place[1],
        "sight": place[2], "were": "was" if place[2].endswith(("sand", "snow")) else "were",
        "walk": place[3], "walk_at": place[3], "thing": thing, "wish": rng.choice(WISHES),
    }  # fmt: skip
    words["problem"] = problem.format(**words)
    first = [rng.choice(_STARTS), rng.choice(_WANTS)]
    second = [rng.choice(FOUND), rng.choice(GOES), rng.choice(_TROUBLES)]
    third = [solution + "."]
    if thing in THINGS:
        third.insert(0, rng.choice(IDEAS))
    if rng.random() < 0.7:
        third.insert(0, rng.choice(FEELS))
    # Who has given a thing away does not keep it.
    away = any(word in solution for word in (" gave ", "planted", "shared", "cut the", "have it"))
    last = [rng.choice([end for end in ENDS if not (away and "{thing}" in end)])]
    if rng.random() < 0.75:
        last.insert(0, rng.choice(THANKS))
    breaks = "\n\n" if rng.random() < 0.5 else " "
    parts = [" ".join(part) for part in (first, second, third, last)]
    story = breaks.join(parts).format(**words)
    return _articles(story, thing)


def _hero(rng: random.Random) -> tuple[Hero, str]:
    """Return a hero and how the request calls it: "a fox", "a fox named Rusty"."""
    if rng.random() < 0.65:
        hero = rng.choice(HEROES)
    else:
        noun, he = rng.choice(_MORE_HEROES), rng.choice(("he", "she"))
        if noun in ("witch", "fairy", "hen", "cow", "nurse"):
            he = "she"
        elif noun in ("prince", "fisherman", "snowman"):
            he = "he"
        name = rng.choice(_NAMES[he])
        hero = (noun, article(f"{rng.choice(KINDS_OF_HERO)} {noun}"), name, he)
    noun, a_hero, name, he = hero
    if rng.random() < 0.15:
        name = rng.choice(_NAMES[he])
        called = rng.choice(("named", "called"))
        return (noun, a_hero, name, he), f"{article(noun)} {called} {name}"
    return hero, _named(rng, noun)


def _articles(story: str, thing: str) -> str:
    return story.replace(f" a {thing}", f" {article(thing)}")


def _named(rng: random.Random, word: str) -> str:
    """Return the word as it is put into a request."""
    if word == "snow":
        return "the snow"
    return article(word) if rng.random() < 0.85 else f"the {word}"


def _story(rng: random.Random) -> Sample:
    (hero, asked_hero), place = _hero(rng), rng.choice(PLACES)
    thing = rng.choice(list(THINGS) if rng.random() < 0.7 else _MORE_THINGS)
    slots = {"hero": asked_hero, "place": _named(rng, place[0]), "thing": _named(rng, thing)}
    needed = [hero[0], thing]
    way = rng.random()
    if way < 0.5:
        question, _ = ask(rng, _ALL, **slots)
        content = f"story {hero[0]} {place[0]} {thing}"
    elif way < 0.7:
        question, _ = ask(rng, _TWO, **slots)
        content = f"story {hero[0]} {thing}"
    elif way < 0.9:
        question, template = ask(rng, _ONE, **slots)
        content, needed = f"story {hero[0]} {template}", [hero[0]]
    else:
        question, template = ask(rng, _ANY)
        content, needed = f"story {template}", []
    if place[0] != "snow" and way < 0.5:
        needed.append(place[0])
    if way < 0.9 and asked_hero.endswith(hero[2]):
        needed.append(hero[2])
    story = tell(rng, hero, place, thing)
    ahead = "".join(rf"(?=.*\b{word})" for word in needed if word in story)
    return Sample("story", content, (question, story), ahead + r".{200,1100}[.!?\"]")


_ENDINGS = (
    "Finish this story: {start}",
    "Continue this story: {start}",
    "How does this story go on? {start}",
    "Write the end of this story: {start}",
    "Go on with this story: {start}",
)


def _go_on(rng: random.Random) -> Sample:
    (hero, _), place, thing = _hero(rng), rng.choice(PLACES), rng.choice(list(THINGS))
    story = tell(rng, hero, place, thing).replace("\n\n", " ")
    cut = story.index(". ", 60) + 1
    start, rest = story[:cut], story[cut + 1 :]
    question = rng.choice(_ENDINGS).format(start=start)
    name = hero[2]
    content = f"story {hero[0]} {place[0]} {thing}"
    return Sample("go_on", content, (question, rest), rf"(?=.*\b{name}\b).{{120,1100}}[.!?\"]")


STORIES: Registry = {"story": (4.0, _story), "go_on": (0.6, _go_on)}
