"""Things that the user says and asks for some turns later."""

import random

from tasks.core import Maker, Registry, Sample, ask, one_of, says, short, split_words, upper_first
from tasks.talk import SLOTS
from tasks.words import CATEGORIES, NAMES

_PET_NAMES = split_words(
    "Rex Bello Luna Kitty Buddy Rocky Coco Bella Max Charlie Daisy Molly Oscar Lucky Shadow "
    "Tiger Simba Nala Snowball Ginger Pepper Biscuit Milo Poppy Teddy Hoppy Flash Rosie"
)
_CITIES = split_words(
    "Paris Berlin London Rome Madrid Vienna Oslo Dublin Tokyo Chicago Boston Sydney Toronto "
    "Lisbon Prague Athens Cairo Moscow Hamburg Milan Munich Denver Dallas Seattle"
)

# what is said, what is answered, how it is asked back, and the answer to that
_THINGS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], str]] = {
    "name": (
        ("My name is {x}.", "I am {x}.", "I'm {x}.", "Hi, my name is {x}.", "You can call me {x}.",
         "Hello, I am {x}.", "Hello! My name is {x}.", "Hi, I'm {x}.", "People call me {x}.",
         "Call me {x}."),
        ("Nice to meet you, {x}!", "Hello, {x}! How can I help you?"),
        ("What is my name?", "What's my name?", "Do you remember my name?", "Who am I?",
         "Do you know my name?", "Can you tell me my name?", "What did I say my name is?",
         "Do you still know my name?", "Tell me my name.", "How am I called?"),
        "Your name is {x}.",
    ),
    "color": (
        ("My favorite color is {x}.", "I like the color {x} best.", "{X} is my favorite color.",
         "My favourite colour is {x}.", "The color I like most is {x}.", "I love the color {x}.",
         "I think {x} is the best color.", "My best color is {x}."),
        ("{X} is a beautiful color.", "Good choice! {X} is a nice color."),
        ("What is my favorite color?", "What's my favorite color?", "Which color do I like best?",
         "Do you remember my favorite color?", "What color do I like?",
         "Tell me my favorite color.",
         "What is my favourite colour?", "Which color is my favorite?",
         "Do you know which color I like?", "What did I say about my favorite color?"),
        "Your favorite color is {x}.",
    ),
    "pet": (
        ("My {p} is called {x}.", "I have a {p} named {x}.", "I have a {p}. Its name is {x}.",
         "My {p}'s name is {x}.", "The name of my {p} is {x}.", "I have a {p} called {x}.",
         "We have a {p}, and its name is {x}.", "I got a {p}. I called it {x}."),
        ("{x} is a lovely name for a {p}.", "What a nice name for a {p}!"),
        ("What is the name of my {p}?", "What is my {p} called?", "What's my {p}'s name?",
         "Do you remember the name of my {p}?", "How is my {p} called?", "Who is {x}'s owner?",
         "What did I call my {p}?", "Tell me the name of my {p}.", "Which name does my {p} have?",
         "Do you know what my {p} is called?"),
        "Your {p} is called {x}.",
    ),
    "city": (
        ("I live in {x}.", "I am from {x}.", "I come from {x}.", "My home is in {x}.",
         "I was born in {x}.", "I'm from {x}.", "My city is {x}.", "I moved to {x}."),
        ("{x} is a nice city.", "I see. {x} must be an interesting city."),
        ("Where do I live?", "Where am I from?", "Which city am I from?",
         "In which city do I live?",
         "What city do I live in?", "Do you remember where I live?", "Tell me where I live.",
         "Where did I say I am from?", "Do you know where I am from?", "What is my city?"),
        "You told me about {x}.",
    ),
    "food": (
        ("My favorite food is {x}.", "I like {x} best.", "The food I like most is {x}.",
         "{X} is my favorite food.", "My favourite food is {x}.", "I love to eat {x}."),
        ("{X} sounds delicious!", "Good choice! {X} is tasty."),
        ("What is my favorite food?", "What's my favorite food?", "What do I like to eat?",
         "Do you remember my favorite food?", "Which food do I like best?",
         "Tell me my favorite food.", "What is my favourite food?", "Which food is my favorite?"),
        "Your favorite food is {x}.",
    ),
    "hobby": (
        ("My hobby is {x}.", "My favorite hobby is {x}.", "In my free time I like {x}.",
         "I like {x} in my free time.", "My favourite hobby is {x}.", "What I like most is {x}."),
        ("{X} is a nice hobby!", "{X} sounds like fun."),
        ("What is my hobby?", "What's my hobby?", "What do I do in my free time?",
         "Do you remember my hobby?", "Which hobby do I have?", "Tell me my hobby.",
         "What do I like to do?", "What did I say about my hobby?"),
        "Your hobby is {x}.",
    ),
    "age": (
        ("I am {x} years old.", "I'm {x} years old.", "My age is {x}.", "I just turned {x}."),
        ("{X} is a good age!", "Thank you for telling me."),
        ("How old am I?", "What is my age?", "Do you remember how old I am?",
         "Tell me how old I am.", "Do you know my age?", "What's my age?"),
        "You are {x} years old.",
    ),
    "number": (
        ("My lucky number is {x}.", "Remember the number {x}.", "Please remember the number {x}.",
         "My number is {x}.", "My favorite number is {x}.", "Keep the number {x} in mind."),
        ("All right, I will remember {x}.", "Okay, {x} it is."),
        ("What is my number?", "What number did I tell you?", "Which number was it?",
         "Do you remember the number?", "What was the number?", "Tell me my number."),
        "Your number is {x}.",
    ),
    "word": (
        ("Remember the word {x}.", "Please remember this word: {x}.", "The secret word is {x}.",
         "Keep the word {x} in mind.", "My word is {x}.", "Our secret word is {x}."),
        ("All right, I will remember the word {x}.", "Okay, the word is {x}."),
        ("What was the word?", "Which word did I tell you?", "What is the secret word?",
         "Do you remember the word?", "Tell me the word.", "What word should you remember?"),
        "The word is {x}.",
    ),
}  # fmt: skip
_WORDS = split_words(
    "apple river moon cactus window banana rocket tiger candle bridge cloud pepper"
)
# What could contradict the thing to remember.
_ABOUT_USER = ("favorite", "favourite", "hobby", "years old", "my name", "i live", "i am from",
               "i come from", "i like", "i love", "i am ", "my home", "my age",
               "i turn")  # fmt: skip


def _value(rng: random.Random, what: str) -> str:
    if what == "number":
        return str(rng.randint(1, 99))
    if what == "age":
        return str(rng.randint(5, 80))
    lists = {"name": NAMES, "color": CATEGORIES["colors"], "pet": _PET_NAMES, "city": _CITIES}
    value: str = rng.choice([*lists.get(what, SLOTS.get(what, _WORDS))])
    return value


def remembering(between: Registry) -> Registry:
    """Return the kind of task that asks back, with other tasks of this registry in between."""

    def make(rng: random.Random) -> Sample:
        what = rng.choice(list(_THINGS))
        if rng.random() < 0.25:
            what = "name"
        said, replies, asked, answer = _THINGS[what]
        x, p = _value(rng, what), rng.choice(SLOTS["pet"])
        slots = {"x": x, "X": upper_first(x), "p": p}
        first, _ = ask(rng, said, **slots)
        reply = rng.choice(replies).format(**slots)
        turns: list[str] = [first, reply]
        for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3))):
            other = one_of(rng, between).turns[:2]
            while any(word in other[0].lower() for word in _ABOUT_USER):
                other = one_of(rng, between).turns[:2]
            turns += other
        wordings = [wording for wording in asked if "{x}" not in wording]
        question, template = ask(rng, wordings, **slots)
        turns += [question, answer.format(**slots)]
        content = f"memory {what} {x} {p if what == 'pet' else ''} {template}"
        return Sample("memory", content, tuple(turns), says(x, longest=80))

    def unknown(rng: random.Random) -> Sample:
        what = rng.choice(("name", "color", "pet", "city", "food", "hobby", "age"))
        p = rng.choice(SLOTS["pet"])
        wordings = [wording for wording in _THINGS[what][2] if "{x}" not in wording]
        question, template = ask(rng, wordings, p=p)
        answer = "You have not told me yet."
        pattern = short(r".*(?:not told|haven't told|do not know|don't know).*")
        return Sample("not_told", f"not told {template}", (question, answer), pattern)

    known: Maker = make
    return {"memory": (4.0, known), "not_told": (0.7, unknown)}
