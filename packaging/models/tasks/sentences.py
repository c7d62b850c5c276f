"""Working on a given sentence: repeating, rewriting, counting its words, answering from it."""

import random
import re

from tasks.core import Registry, Sample, ask, says, split_words
from tasks.words import NAMES

# base, with he or she, past, and what can follow
_VERBS = (
    ("play", "plays", "played", ("in the garden", "with a ball", "in the park", "on the beach")),
    ("read", "reads", "read", ("a book", "a long letter", "an old story", "the newspaper")),
    ("eat", "eats", "ate", ("an apple", "a sandwich", "some soup", "bread and cheese")),
    ("drink", "drinks", "drank", ("a cup of tea", "cold water", "warm milk", "orange juice")),
    ("walk", "walks", "walked", ("to school", "to the park", "through the forest", "home")),
    ("buy", "buys", "bought", ("a new hat", "some bread", "two tickets", "a red bike")),
    ("write", "writes", "wrote", ("a letter", "a short poem", "a long story", "a list")),
    ("see", "sees", "saw", ("a big dog", "a bird in the tree", "the blue sea", "a shooting star")),
    ("clean", "cleans", "cleaned", ("the kitchen", "the windows", "the old car", "the floor")),
    ("cook", "cooks", "cooked", ("dinner", "soup for the family", "rice and beans", "an egg")),
    ("find", "finds", "found", ("a coin", "a small shell", "the lost key", "a yellow leaf")),
    ("draw", "draws", "drew", ("a picture", "a green tree", "a house", "a funny cat")),
    ("help", "helps", "helped", ("a friend", "an old man", "the teacher", "in the shop")),
    ("open", "opens", "opened", ("the door", "the window", "a big box", "the gate")),
    ("carry", "carries", "carried", ("a heavy bag", "the basket", "some books", "a chair")),
    ("watch", "watches", "watched", ("a film", "the birds", "the rain", "the stars")),
    ("swim", "swims", "swam", ("in the lake", "in the sea", "every morning", "across the river")),
    ("ride", "rides", "rode", ("a horse", "a bike to work", "on the bus", "down the hill")),
    ("plant", "plants", "planted", ("a tree", "some seeds", "red flowers", "carrots")),
    ("lose", "loses", "lost", ("a glove", "the blue umbrella", "a game", "the house key")),
    ("make", "makes", "made", ("a cake", "a paper boat", "some tea", "a kite")),
    ("sing", "sings", "sang", ("a song", "in the morning", "in the kitchen", "very well")),
    ("wash", "washes", "washed", ("the dishes", "the dog", "a shirt", "the cups")),
    ("take", "takes", "took", ("the train", "a photo", "the bus to town", "a walk")),
    ("give", "gives", "gave", ("the cat some milk", "a friend a present", "the birds some bread")),
    ("build", "builds", "built", ("a tower", "a house of cards", "a snowman", "a small boat")),
)
_PEOPLE = (
    "the teacher", "the farmer", "the girl", "the boy", "my friend", "the doctor", "my sister",
    "the baker", "my brother", "the old woman", "our neighbor", "the king", "the queen",
)  # fmt: skip
_TIMES = ("", "", "", "", " every day", " on Sunday", " in the evening", " after lunch")


class _Sentence:
    """A sentence whose parts are known, so that it can be said in other ways."""

    def __init__(self, rng: random.Random) -> None:
        self.who = rng.choice(NAMES) if rng.random() < 0.65 else rng.choice(_PEOPLE)
        self.base, self.now, self.past, objects = rng.choice(_VERBS)
        self.what = rng.choice(objects)
        self.when = rng.choice(_TIMES)
        if self.what in ("every morning", "in the morning"):
            self.when = ""
        self.rest = f"{self.what}{self.when}"
        self.start = self.who[0].upper() + self.who[1:]

    def __str__(self) -> str:
        return f"{self.start} {self.now} {self.rest}."

    @property
    def content(self) -> str:
        return str(self)


_QUOTED = ("{task}: {s}", '{task}: "{s}"', "{task}:\n{s}")


def _exact(text: str) -> str:
    """Match this text, with or without quotes and the last full stop."""
    return rf'(?:[^"]{{0,30}}: ?)?"?(?-i:{re.escape(text.rstrip("."))})\.?"?'


def _put(rng: random.Random, tasks: tuple[str, ...], text: str, **slots: str) -> str:
    """Return the request with the sentence behind it; the sentence itself is never changed."""
    task, _ = ask(rng, tasks, **slots)
    task = task.rstrip("?.! ")
    return rng.choice(_QUOTED).format(task=task, s=text)


_REPEAT = (
    "Repeat this sentence.", "Repeat after me.", "Say this.", "Repeat the following.",
    "Say exactly this.", "Repeat word for word.", "Write this sentence again.",
    "Copy this sentence.", "Please repeat.", "Repeat what I say.",
)  # fmt: skip
_UPPER = (
    "Write this in capital letters.", "Put this sentence in uppercase.", "Make this uppercase.",
    "Convert to uppercase.", "Write this sentence in capitals.", "Write in all caps.",
    "Turn this into capital letters.", "Change this sentence to uppercase.",
    "Use only capital letters.", "Uppercase this sentence.",
)  # fmt: skip
_LOWER = (
    "Write this in small letters.", "Put this sentence in lowercase.", "Make this lowercase.",
    "Convert to lowercase.", "Write without capital letters.", "Change this to lowercase.",
    "Turn this into small letters.", "Use only small letters.", "Lowercase this sentence.",
    "Write this sentence in lower case.",
)  # fmt: skip
_PAST = (
    "Put this sentence into the past tense.", "Write this in the past tense.",
    "Change to past tense.", "Rewrite in the past tense.", "Make this past tense.",
    "Say this in the past.", "Turn this into the past tense.", "Rewrite this sentence in the past.",
    "Use the past tense.", "Convert to past tense.",
)  # fmt: skip
_FUTURE = (
    "Put this sentence into the future tense.", "Write this in the future tense.",
    "Change to future tense.", "Rewrite in the future tense.", "Make this future tense.",
    "Say this in the future.", "Turn this into the future tense.", "Use the future tense.",
    "Rewrite this sentence with will.", "Convert to future tense.",
)  # fmt: skip
_QUESTION = (
    "Turn this into a question.", "Make a question from this.", "Make this a question.",
    "Rewrite as a question.", "Put this as a question.", "Change this sentence to a question.",
    "Write this sentence as a question.", "Ask this as a question.",
    "Turn this sentence into a question.", "Convert to a question.",
)  # fmt: skip
_NEGATIVE = (
    "Make this sentence negative.", "Negate this sentence.", "Write the negative of this.",
    "Say the opposite with not.", "Turn this into a negative sentence.", "Put a not into this.",
    "Rewrite with not.", "Make it negative.", "Change to a negative sentence.",
    "Say that this is not so.",
)  # fmt: skip
_REPLACE = (
    "Replace {a} with {b}.", "Change {a} to {b} in this sentence.", "Use {b} instead of {a}.",
    "Replace the name {a} with {b}.", "Put {b} in place of {a}.", "Swap {a} for {b}.",
    "Write {b} instead of {a}.", "Change the name {a} to {b}.", "Rename {a} to {b}.",
    "Exchange {a} for {b}.",
)  # fmt: skip
_FIRST_WORD = (
    "What is the first word of this sentence?", "What is the first word?", "Name the first word.",
    "Give me the first word.", "Tell me the first word of this.", "First word of this sentence?",
    "Which word comes first?", "Say only the first word.", "Find the first word.",
    "Which word is first in this sentence?",
)  # fmt: skip
_LAST_WORD = (
    "What is the last word of this sentence?", "What is the last word?", "Name the last word.",
    "Give me the last word.", "Tell me the last word of this.", "Last word of this sentence?",
    "Which word comes last?", "Say only the last word.", "Find the last word.",
    "Which word is last in this sentence?",
)  # fmt: skip
_COUNT = (
    "How many words are in this sentence?", "Count the words.", "Count the words in this sentence.",
    "How many words does this sentence have?", "How many words are there?",
    "Tell me the number of words.", "What is the number of words here?", "Number of words?",
    "How many words has this sentence?", "Count how many words this has.",
)  # fmt: skip


def _rewrite(rng: random.Random) -> Sample:
    sentence = _Sentence(rng)
    text = str(sentence)
    who, rest = sentence.start, sentence.rest
    inside = who if who in NAMES else who[0].lower() + who[1:]
    tasks, answer, kind = rng.choice((
        (_REPEAT, text, "repeat"),
        (_UPPER, text.upper(), "sentence_upper"),
        (_LOWER, text.lower(), "sentence_lower"),
        (_PAST, f"{who} {sentence.past} {rest}.", "to_past"),
        (_PAST, f"{who} {sentence.past} {rest}.", "to_past"),
        (_FUTURE, f"{who} will {sentence.base} {rest}.", "to_future"),
        (_QUESTION, f"Does {inside} {sentence.base} {rest}?", "to_question"),
        (_NEGATIVE, f"{who} does not {sentence.base} {rest}.", "to_negative"),
    ))  # fmt: skip
    pattern = _exact(answer)
    if kind == "to_negative":
        pattern = pattern.replace("does\\ not", "(?:does not|doesn't)")
    question = _put(rng, tasks, text)
    return Sample(kind, f"{kind} {text}", (question, answer), pattern)


def _replace(rng: random.Random) -> Sample:
    sentence = _Sentence(rng)
    sentence.start, other = rng.sample(NAMES, 2)
    text = str(sentence)
    question = _put(rng, _REPLACE, text, a=sentence.start, b=other)
    answer = text.replace(sentence.start, other, 1)
    return Sample("replace", f"replace {text} {other}", (question, answer), _exact(answer))


def _one_word(rng: random.Random) -> Sample:
    text = str(_Sentence(rng))
    words = text.rstrip(".").split()
    if rng.random() < 0.5:
        kind, at, tasks = "first", 0, _FIRST_WORD
    else:
        kind, at, tasks = "last", -1, _LAST_WORD
    question = _put(rng, tasks, text)
    answer = f"The {kind} word is {words[at]}."
    pattern = rf"(?:.{{0,40}}\W)?{re.escape(words[at])}\W{{0,3}}"
    return Sample(f"{kind}_word", f"{kind} word {text}", (question, answer), pattern)


def _count(rng: random.Random) -> Sample:
    text = str(_Sentence(rng))
    words = text.rstrip(".").split()
    question = _put(rng, _COUNT, text)
    counted = ", ".join(f"{word} {i}" for i, word in enumerate(words, 1))
    answer = f"{counted}: {len(words)} words."
    pattern = rf"(?:.*\D)?{len(words)}(?: words)?\.?"
    return Sample("count_words", f"count words {text}", (question, answer), pattern)


_OBJECTS = split_words("ball kite book bike hat cup bag box coat drum doll lamp boat scarf car")
_COLORS = split_words("red blue green yellow black white brown pink orange purple")
_PLACES = (
    "in the garden", "in the kitchen", "at school", "in the park", "at home", "on the beach",
    "in the forest", "at the station", "in the library", "in the shop", "in the car",
)  # fmt: skip


def _read(rng: random.Random) -> Sample:
    """Two or three people in a short text, and a question about one of them."""
    count = rng.choice((2, 2, 3))
    names = rng.sample(NAMES, count)
    which = rng.randrange(count)
    name = names[which]
    if rng.random() < 0.5:
        colors, objects = rng.sample(_COLORS, count), rng.sample(_OBJECTS, count)
        text = " ".join(
            f"{n} has a {c} {o}." for n, c, o in zip(names, colors, objects, strict=True)
        ).replace(" a orange", " an orange")
        thing = f"{'an' if colors[which] == 'orange' else 'a'} {colors[which]} {objects[which]}"
        asked, answer, right = rng.choice((
            (f"What does {name} have?", f"{name} has {thing}.", objects[which]),
            (f"Who has {thing}?", f"{name} has {thing}.", name),
            (f"What color is the {objects[which]}?",
             f"The {objects[which]} is {colors[which]}.", colors[which]),
            (f"Who has the {objects[which]}?", f"{name} has the {objects[which]}.", name),
        ))  # fmt: skip
        others = colors if right in colors else objects if right in objects else names
    else:
        places = rng.sample(_PLACES, count)
        text = " ".join(f"{n} is {p}." for n, p in zip(names, places, strict=True))
        asked, answer, right = rng.choice((
            (f"Where is {name}?", f"{name} is {places[which]}.", places[which].split()[-1]),
            (f"Who is {places[which]}?", f"{name} is {places[which]}.", name),
        ))  # fmt: skip
        others = names if right in names else [place.split()[-1] for place in places]
    wrong = "|".join(other for other in others if other != right)
    form = rng.choice((
        "{text} {asked}", "{text}\n{asked}", "{text}\n\n{asked}", "Read this: {text} {asked}",
        "{asked}\n{text}", "Text: {text}\nQuestion: {asked}", "Here is a text: {text} {asked}",
        "Answer the question. {text} {asked}", "Listen: {text} {asked}", "{text} So, {asked}",
    ))  # fmt: skip
    if form.endswith("So, {asked}"):
        asked = asked[0].lower() + asked[1:]
    question = form.format(text=text, asked=asked)
    pattern = rf"(?!.*\b(?:{wrong})\b)" + says(right, longest=60)
    return Sample("read", f"read {text} {asked}", (question, answer), pattern)


_PETS = (("dog", "Rex Bello Buddy Rocky Charlie"), ("cat", "Luna Kitty Tiger Mimi Shadow"),
         ("rabbit", "Snow Hoppy Cotton Clover"), ("horse", "Star Flash Bella Storm"),
         ("parrot", "Coco Rio Polly Kiwi"))  # fmt: skip
_SUMMARY = (
    "Summarize this in one sentence.", "Summarise this text.", "Give me a short summary.",
    "Make this shorter.", "Sum this up.", "Say this in one sentence.", "Shorten this text.",
    "What is this about?", "Write a one-sentence summary.", "Put this into one sentence.",
)  # fmt: skip


def _summary(rng: random.Random) -> Sample:
    name = rng.choice(NAMES)
    pet, called = rng.choice(_PETS)
    call = rng.choice(called.split())
    place = rng.choice(_PLACES)
    color = rng.choice(("black", "white", "brown", "small", "big", "young", "old"))
    one = f"an {color}" if color == "old" else f"a {color}"
    verb = rng.choice(_VERBS)
    what, what2 = rng.choice(verb[3]), rng.choice(_VERBS[2][3])
    text, answer, must = rng.choice((
        (f"{name} has {one} {pet}. The {pet} is called {call}. Every day {name} and {call} play "
         f"{place}.", f"{name} plays {place} with the {pet} {call} every day.", (name, call)),
        (f"{name} got up early. First {name} {verb[2]} {what}. Later {name} ate {what2}. It was a "
         f"good day.", f"{name} had a good day, {verb[2]} {what} and ate {what2}.", (name, "day")),
        (f"It was raining. {name} could not go outside. So {name} stayed at home and {verb[2]} "
         f"{what}." if "garden" not in what and "park" not in what else
         f"It was sunny. {name} wanted to go outside. So {name} went out and {verb[2]} {what}.",
         "", (name,)),
        (f"{name} lost a {pet} {place}. The {pet} was {color}. In the evening a friend found it.",
         f"{name} lost {one} {pet} {place}, and a friend found it.", (name, pet)),
    ))  # fmt: skip
    if not answer:
        rainy = text.startswith("It was raining")
        answer = (
            f"Because of the rain, {name} stayed at home and {verb[2]} {what}."
            if rainy
            else f"The sun was shining, so {name} went out and {verb[2]} {what}."
        )
    question = _put(rng, _SUMMARY, text)
    return Sample("summary", f"summary {text}", (question, answer), says(*must, longest=140))


SENTENCES: Registry = {
    "rewrite": (4.0, _rewrite),
    "replace": (1.0, _replace),
    "one_word": (1.2, _one_word),
    "count_words": (0.8, _count),
    "read": (3.0, _read),
    "summary": (1.0, _summary),
}
