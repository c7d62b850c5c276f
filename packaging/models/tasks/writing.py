"""Short texts to order: poems, notes, sentences with a word, descriptions."""

import random

from tasks.core import Registry, Sample, article, ask, split_words, upper_first
from tasks.poems import POEMS
from tasks.words import CATEGORIES, NAMES

_POEM = (
    "Write a poem about {x}.", "Write a short poem about {x}.", "Tell me a poem about {x}.",
    "Can you write a poem about {x}?", "Give me a short poem about {x}.",
    "I would like a poem about {x}.", "Make a rhyme about {x}.", "Write a rhyme about {x}.",
    "Do you know a poem about {x}?", "Write four lines about {x}.", "A poem about {x}, please.",
    "Write me a little poem about {x}.", "Write a small poem on {x}.",
)  # fmt: skip
_POEM_ANY = (
    "Write a poem.", "Tell me a poem.", "Write a short poem.", "Can you write a poem?",
    "A poem, please.", "Do you know a poem?", "Give me a poem.", "Write something with rhymes.",
)  # fmt: skip


_ANYTHING = (
    "I think about {x} today,\nit makes me smile in every way.\n"
    "And when the sun goes down at night,\nI dream of {x}, warm and bright.",
    "Oh, {x}, {x}, what can I say?\nI want to sing of you today.\n"
    "You bring me joy, you bring me cheer,\nI am so happy you are here.",
    "I know a song about {x},\nI sing it loud for you and me.\n"
    "It is not long, it is not new,\nbut every word of it is true.",
)


def _any_poem(rng: random.Random) -> Sample:
    things = rng.choice(("animals", "fruits", "vehicles", "musical instruments", "toys", "birds",
                         "pieces of furniture", "clothes", "tools", "desserts"))  # fmt: skip
    noun = rng.choice(CATEGORIES[things])
    what = f"my {noun}" if rng.random() < 0.3 else article(noun)
    if what in POEMS or noun in ("cookies", "pancakes", "chocolate", "cheese"):
        what = "cookies"
    question, _ = ask(rng, _POEM, x=what)
    at = 0 if rng.random() < 0.6 else rng.randrange(3)
    pattern = rf"(?=.*{noun if what != 'cookies' else what})[^\n]{{10,80}}(?:\n[^\n]{{10,80}}){{3}}"
    answer = upper_first(_ANYTHING[at].format(x=what))
    return Sample("any_poem", f"any poem {what}", (question, answer), pattern)


def _poem(rng: random.Random) -> Sample:
    if rng.random() < 0.12:
        question, template = ask(rng, _POEM_ANY)
        what, about = rng.choice(list(POEMS)), "any"
    else:
        what = about = rng.choice(list(POEMS))
        question, template = ask(rng, _POEM, x=what)
    pattern = r"[^\n]{10,80}(?:\n[^\n]{10,80}){3,7}"
    word = what.split()[-1].rstrip("s")
    if about != "any" and word in POEMS[what]:
        pattern = rf"(?=.*{word})" + pattern
    return Sample("poem", f"poem {about} {template}", (question, POEMS[what]), pattern)


_NOTES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("Write a birthday message for {n}.", "Write a birthday card for {n}.",
      "Write birthday wishes to {n}.", "Wish {n} a happy birthday.",
      "Write a short birthday greeting to {n}.", "It is the birthday of {n}. Write a card."),
     ("Dear {n},\nhappy birthday! I wish you a wonderful day with cake and good friends.",
      "Happy birthday, {n}! May all your wishes come true.")),
    (("Write a thank you note to {n}.", "Write a short thank you letter to {n}.",
      "Say thank you to {n} for the {g}.", "Thank {n} for the {g}.",
      "Write a note to thank {n} for the {g}.", "Write to {n} and say thank you for the {g}."),
     ("Dear {n},\nthank you very much for the {g}. It made me very happy!",)),
    (("Write an invitation for {n} to my party.", "Invite {n} to my party.",
      "Write an invitation to {n}.", "Write to {n} and invite them to my birthday.",
      "Write a short invitation for {n}."),
     ("Dear {n},\nI am having a party on Saturday and would like to invite you. "
      "I hope you can come!",)),
    (("Write a get well card for {n}.", "{n} is sick. Write a card.",
      "Write get well wishes to {n}.", "Wish {n} to get well soon."),
     ("Dear {n},\nI heard that you are sick. Get well soon! I am thinking of you.",)),
    (("Write an apology to {n}.", "Say sorry to {n} for being late.", "Apologize to {n}.",
      "Write a note to {n} saying that I am sorry.",
      "Write to {n} that I am sorry for being late."),
     ("Dear {n},\nI am sorry that I was late. I will try to do better next time.",)),
    (("Write an email to {n} that I cannot come.", "Tell {n} in an email that I am ill.",
      "Write a short email to {n} saying that I am ill.", "Write an email to {n}: I cannot come."),
     ("Hello {n},\nI am sorry, but I am ill and cannot come today.\nBest wishes",)),
    (("Write a postcard to {n}.", "Write a postcard from the beach to {n}.",
      "Write a holiday card to {n}.", "Write a card from my vacation to {n}."),
     ("Dear {n},\nthe sun is shining, and the sea is warm. I am having a great time. "
      "See you soon!",)),
    (("Wish {n} good luck.", "Write a good luck message for {n}.",
      "{n} has a test. Wish {n} good luck.", "Write a good luck card for {n}."),
     ("Good luck, {n}! You can do it. I believe in you.",)),
    (("Say goodnight to {n}.", "Write a goodnight message to {n}.", "Wish {n} a good night."),
     ("Good night, {n}! Sleep well and have sweet dreams.",)),
    (("Greet {n}.", "Say hello to {n}.", "Write a greeting to {n}.", "Say hi to {n}."),
     ("Hello {n}! It is nice to see you.",)),
    (("Congratulate {n} on the new job.", "Write congratulations to {n} on the new job.",
      "{n} got a new job. Write a card."),
     ("Dear {n},\ncongratulations on your new job! I wish you a good start.",)),
)  # fmt: skip
_GIFTS = split_words("book flowers cake scarf picture present help dinner game tickets")


def _note(rng: random.Random) -> Sample:
    wordings, answers = rng.choice(_NOTES)
    name = rng.choice((*NAMES, "my mother", "my friend", "my teacher", "my grandmother"))
    gift = rng.choice(_GIFTS)
    said = name if name in NAMES else {"my mother": "Mom", "my friend": "friend"}.get(
        name, name.removeprefix("my ")
    )  # fmt: skip
    question, template = ask(rng, wordings, n=name, g=gift)
    # Who is not told for what thanks are given thanks for everything.
    given = gift if "{g}" in template else "help"
    answer = rng.choice(answers).format(n=said, g=given)
    if given == "flowers" or given == "tickets":
        answer = answer.replace("It made", "They made")
    pattern = rf"(?=.*\b{said}\b).{{15,220}}"
    content = f"note {name} {template}"
    return Sample("note", content, (question, upper_first(answer)), pattern)


_SENTENCE = (
    "Write a sentence with the word {x}.", "Use the word {x} in a sentence.",
    "Make a sentence with {x}.", 'Make a sentence with the word "{x}".',
    "Give me a sentence with {x}.", "Write a short sentence with {x}.",
    "Can you use {x} in a sentence?", "Form a sentence with {x}.",
    "I need a sentence with the word {x}.", "Put the word {x} into a sentence.",
)  # fmt: skip
_FRAMES = {
    "animals": ("The {x} is sleeping under a tree.", "I saw {a} yesterday.",
                "The {x} runs across the field."),
    "fruits": ("I eat {a} every morning.", "The {x} is sweet.", "There is {a} on the table."),
    "vegetables": ("We cook soup with {a}.", "The {x} grows in the garden."),
    "clothes": ("I lost my {x} at school.", "The {x} is too small for me.", "My {x} is blue."),
    "vehicles": ("The {x} stops in front of the house.", "We went there by {x}."),
    "birds": ("The {x} sits on the roof.", "I saw {a} in the garden."),
    "kitchen things": ("The {x} is in the kitchen.", "Please give me the {x}."),
    "pieces of furniture": ("The {x} stands next to the window.", "We bought a new {x}."),
    "jobs": ("My aunt is {a}.", "The {x} works every day."),
    "tools": ("My father needs the {x}.", "The {x} is in the box."),
    "musical instruments": ("She plays the {x} very well.", "I am learning the {x}."),
    "flowers": ("The {x} smells good.", "He gave her {a}."),
    "colors": ("My favorite color is {x}.", "The door of our house is {x}."),
    "drinks": ("I drink {x} in the morning.", "May I have some {x}?"),
}  # fmt: skip


def _sentence(rng: random.Random) -> Sample:
    things = rng.choice(list(_FRAMES))
    word = rng.choice(CATEGORIES[things])
    question, template = ask(rng, _SENTENCE, x=word)
    frame = _FRAMES[things][0] if rng.random() < 0.5 else rng.choice(_FRAMES[things])
    answer = frame.format(x=word, a=article(word))
    pattern = rf"(?=.*\b{word})[^\n]{{8,120}}"
    return Sample("sentence_with", f"sentence {word} {template}", (question, answer), pattern)


WRITING: Registry = {
    "poem": (1.2, _poem),
    "any_poem": (0.6, _any_poem),
    "note": (1.2, _note),
    "sentence_with": (1.0, _sentence),
}
