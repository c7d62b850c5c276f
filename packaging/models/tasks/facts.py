"""Questions about the tables of facts, and true or false questions made from them."""

import random

from tasks.core import Maker, Registry, Sample, article, ask, held_out, says, upper_first
from tasks.fact_tables import (
    ACCEPTED,
    CAPITALS,
    COLORS,
    DIETS,
    HOMES,
    JOBS,
    LEGS,
    MIXED,
    ONE_WAY,
    OPPOSITES,
    PAST,
    PLURALS,
    RHYMES,
    SOUNDS,
    USES,
    YOUNG,
)
from tasks.words import CATEGORIES

_OPPOSITE = {b: a for a, b in OPPOSITES} | dict(OPPOSITES) | ONE_WAY
_CAPITAL_OF = {city: country for country, city in CAPITALS.items() if country != "England"}
_LEGS = {animal: str(count) if count else "no" for animal, count in LEGS.items()}

# kind: (weight, table, answer, wordings); {k} is the key, {v} the value, {a} "a" or "an" and key
_RELATIONS: dict[str, tuple[float, dict[str, str], str, tuple[str, ...]]] = {
    "capital": (2.2, CAPITALS, "The capital of {k} is {v}.", (
        "What is the capital of {k}?", "What's the capital of {k}?", "Capital of {k}?",
        "Which city is the capital of {k}?", "Name the capital of {k}.",
        "Tell me the capital of {k}.", "What is the capital city of {k}?",
        "Do you know the capital of {k}?", "What city is the capital of {k}?",
        "Can you tell me the capital of {k}?", "I need to know the capital of {k}.",
        "{K}: what is the capital?",
    )),
    "country": (0.8, _CAPITAL_OF, "{k} is the capital of {v}.", (
        "Which country has the capital {k}?", "{k} is the capital of which country?",
        "Of which country is {k} the capital?", "What country is {k} the capital of?",
        "In which country is {k}?", "Where is {k}?", "What country is {k} in?",
        "Tell me which country {k} is in.", "Which country is {k} in?",
        "{k} is in which country?",
    )),
    "sound": (1.0, SOUNDS, "{A} {v}.", (
        "What sound does {a} make?", "What does {a} do to make a sound?",
        "What noise does {a} make?", "Which sound does {a} make?", "How does {a} sound?",
        "What is the sound of {a}?", "Tell me the sound of {a}.", "What sound do {ks} make?",
        "What do you call the sound {a} makes?", "{A} makes which sound?",
    )),
    "young": (1.0, YOUNG, "A young {k} is called {av}.", (
        "What is a baby {k} called?", "What do you call a baby {k}?",
        "What is a young {k} called?", "What do you call a young {k}?",
        "What is the young of {a} called?", "Name the young of {a}.",
        "What is the name for a baby {k}?", "Tell me what a young {k} is called.",
        "How do you call a baby {k}?", "What is the baby of {a} called?",
    )),
    "legs": (1.0, _LEGS, "{A} has {v} legs.", (
        "How many legs does {a} have?", "How many legs has {a}?", "How many legs do {ks} have?",
        "Tell me how many legs {a} has.", "What is the number of legs of {a}?",
        "How many legs are on {a}?", "{A} has how many legs?", "Number of legs of {a}?",
        "How many legs does one {k} have?", "Do you know how many legs {a} has?",
    )),
    "home": (1.0, HOMES, "{A} lives {v}.", (
        "Where does {a} live?", "Where do {ks} live?", "Where is the home of {a}?",
        "Tell me where {a} lives.", "In what place does {a} live?", "What is the home of {a}?",
        "Where can I find {a}?", "Where would I find {a}?", "{A} lives where?",
        "Do you know where {a} lives?",
    )),
    "diet": (1.0, DIETS, "{A} eats {v}.", (
        "What does {a} eat?", "What do {ks} eat?", "What is the food of {a}?",
        "Tell me what {a} eats.", "What does {a} like to eat?", "What food does {a} eat?",
        "What can I feed {a}?", "What do you feed {a}?", "{A} eats what?",
        "Do you know what {a} eats?",
    )),
    "color": (1.2, COLORS, "{K} is {v}.", (
        "What color is {k}?", "What is the color of {k}?", "Which color is {k}?",
        "What colour is {k}?", "What is the colour of {k}?", "Tell me the color of {k}.",
        "What color does {k} have?", "Which color does {k} have?", "Name the color of {k}.",
        "Do you know what color {k} is?",
    )),
    "opposite": (2.0, _OPPOSITE, "The opposite of {k} is {v}.", (
        "What is the opposite of {k}?", "What's the opposite of {k}?", "Opposite of {k}?",
        'What is the opposite of "{k}"?', "What is the opposite of the word {k}?",
        "Tell me the opposite of {k}.", "Name the opposite of {k}.", "Give the opposite of {k}.",
        "Which word means the opposite of {k}?", "Give me an antonym of {k}.",
        "What is an antonym of {k}?", "{K} is the opposite of what?",
    )),
    "plural": (1.5, PLURALS, "The plural of {k} is {v}.", (
        "What is the plural of {k}?", "What's the plural of {k}?", "Plural of {k}?",
        'What is the plural of "{k}"?', "What is the plural form of {k}?",
        "Tell me the plural of {k}.", "Give the plural of {k}.", "Form the plural of {k}.",
        "One {k}, two what?", "How do you write the plural of {k}?",
        "Write {k} in the plural.", "Make {k} plural.",
    )),
    "past": (1.8, PAST, "The past tense of {k} is {v}.", (
        "What is the past tense of {k}?", "What's the past tense of {k}?", "Past tense of {k}?",
        'What is the past tense of "{k}"?', "What is the past form of {k}?",
        "Tell me the past tense of {k}.", "Give the past tense of {k}.",
        "Form the past tense of {k}.", "What is the past of {k}?", "Put {k} into the past tense.",
        "Write the past tense of the verb {k}.", "What is the simple past of {k}?",
    )),
    "use": (1.2, USES, "{K} is used for {v}.", (
        "What is {k} used for?", "What is {k} for?", "What do you use {k} for?",
        "What can you do with {k}?", "What do people use {k} for?", "Why do we need {k}?",
        "What is the use of {k}?", "Tell me what {k} is used for.", "For what do you need {k}?",
        "What do we use {k} for?",
    )),
    "job": (1.0, JOBS, "{K} {v}.", (
        "What does {k} do?", "What is the job of {k}?", "What is the work of {k}?",
        "Tell me what {k} does.", "What does {k} do all day?", "What does {k} do at work?",
        "Explain what {k} does.", "What do you do as {k}?", "What is {k}?", "Who is {k}?",
    )),
}  # fmt: skip
_PLURAL_SUBJECTS = ("scissors", "glasses")


def _fill(text: str, key: str, value: str) -> str:
    one = article(key) if key.islower() and " " not in key[:4] else key
    filled = text.format(
        k=key, v=value, K=upper_first(key), a=one, A=upper_first(one), av=article(value)
    )
    return filled.replace("..", ".")


def _relation(kind: str, table: dict[str, str], answer: str, wordings: tuple[str, ...]) -> Maker:
    keys = list(table)

    def make(rng: random.Random) -> Sample:
        key = rng.choice(keys)
        value = table[key]
        one = article(key)
        question, template = ask(
            rng,
            wordings,
            k=key,
            K=upper_first(key),
            a=one,
            A=upper_first(one),
            ks=PLURALS.get(key, key + "s"),
        )
        if kind in ("capital", "country") and question.islower() is False and rng.random() < 0.06:
            question = question.lower()
        said = answer
        if kind == "use" and key in _PLURAL_SUBJECTS:
            said, question = said.replace("is used", "are used"), question.replace(" is ", " are ")
        said = _fill(said, key, value)
        pattern = _pattern(kind, key, value)
        return Sample(kind, f"{kind} {key} {template}", (question, said), pattern)

    return make


def _pattern(kind: str, key: str, value: str) -> str:
    """Match an answer with the value of the table: its words, or for a phrase its main words."""
    if kind == "legs":
        return says("no", longest=60) if value == "no" else says(value, longest=60)
    if kind == "opposite" and key in ACCEPTED:
        return rf".{{0,60}}\b(?:{ACCEPTED[key]})\b.{{0,20}}"
    if kind in ("home", "diet", "use", "job"):
        small = {"in", "a", "the", "and", "or", "on", "near", "with", "from", "to", "your", "at"}
        words = [word.strip(",") for word in value.split() if word not in small]
        return says(words[-1] if kind != "diet" else words[0])
    if kind == "capital" and "," in value:
        return says("Washington")
    return says(value, longest=80)


_MIX = (
    "What color do you get when you mix {a} and {b}?",
    "Which color do {a} and {b} make?",
    "What do you get from {a} and {b}?",
    "Mix {a} and {b}. What color is that?",
    "What color is {a} mixed with {b}?",
    "What happens when I mix {a} and {b} paint?",
    "If I mix {a} with {b}, what color do I get?",
    "{a} and {b} make which color?",
    "Which color comes from {a} and {b}?",
    "What color do {a} and {b} give?",
)


def _mix(rng: random.Random) -> Sample:
    pair = rng.choice(list(MIXED))
    a, b = rng.sample(pair, 2)
    question, template = ask(rng, _MIX, a=a, b=b)
    answer = f"{a.capitalize()} and {b} make {MIXED[pair]}."
    content = f"mix {a} {b} {template}"
    return Sample("mix", content, (question, answer), says(MIXED[pair]))


_RHYME = (
    "What rhymes with {w}?",
    "Which word rhymes with {w}?",
    "Give me a word that rhymes with {w}.",
    "Tell me a rhyme for {w}.",
    "Find a rhyme for {w}.",
    "Name a word that rhymes with {w}.",
    'What rhymes with "{w}"?',
    "I need a rhyme for {w}.",
    "What is a rhyme for {w}?",
    "Say a word that rhymes with {w}.",
)


def _rhyme(rng: random.Random) -> Sample:
    words = rng.choice(RHYMES).split()
    at = rng.randrange(len(words))
    question, template = ask(rng, _RHYME, w=words[at])
    other = words[(at + 1) % len(words)]
    answer = f"{other.capitalize()} rhymes with {words[at]}."
    right = "|".join(word for word in words if word != words[at])
    pattern = rf"(?:.{{0,40}}\b)?(?:{right})\b.{{0,40}}"
    return Sample("rhyme", f"rhyme {words[at]} {template}", (question, answer), pattern)


_MEMBERS = {
    singular: CATEGORIES[plural]
    for singular, plural in (
        ("fruit", "fruits"), ("vegetable", "vegetables"), ("animal", "animals"),
        ("bird", "birds"), ("insect", "insects"), ("color", "colors"), ("flower", "flowers"),
        ("tree", "trees"), ("vehicle", "vehicles"), ("sport", "sports"), ("tool", "tools"),
        ("drink", "drinks"), ("metal", "metals"), ("shape", "shapes"),
    )
}  # fmt: skip
_IS_A = (
    "Is {a} {c}?",
    "Would you say {a} is {c}?",
    "Do you think {a} is {c}?",
    "Is it true that {a} is {c}?",
    "Tell me, is {a} {c}?",
    "Can we call {a} {c}?",
)
_BELONGS = (
    "What is {a}, {c} or {d}?",
    "Is {a} {c} or {d}?",
    "Which is right: {a} is {c} or {d}?",
    "Tell me if {a} is {c} or {d}.",
    "What kind of thing is {a}: {c} or {d}?",
)
_MASS = {
    "spinach",
    *CATEGORIES["sports"],
    *CATEGORIES["drinks"],
    *CATEGORIES["metals"],
    *CATEGORIES["colors"],
}


def _is_a(rng: random.Random) -> Sample:
    kind, other = rng.sample(list(_MEMBERS), 2)
    while {kind, other} in ({"bird", "animal"}, {"insect", "animal"}, {"flower", "tree"}):
        kind, other = rng.sample(list(_MEMBERS), 2)
    member = rng.choice(_MEMBERS[kind])
    while member in _MEMBERS[other] or (member == "orange" and "color" in (kind, other)):
        kind, other = rng.sample(("fruit", "vegetable", "tool", "vehicle", "tree"), 2)
        member = rng.choice(_MEMBERS[kind])
    one = member if member in _MASS else article(member)
    this, that = article(kind), article(other)
    content = f"is {member} {kind} {other}"
    if rng.random() < 0.4:
        first, second = rng.sample((this, that), 2)
        question, _ = ask(rng, _BELONGS, a=one, c=first, d=second)
        answer = f"{upper_first(one)} is {this}."
        pattern = rf"(?!.*\b{other}\b.*\b{kind}\b)" + says(kind)
    elif rng.random() < 0.5:
        question, _ = ask(rng, _IS_A, a=one, c=this)
        answer, pattern = f"Yes, {one} is {this}.", r"yes\b.{0,60}"
        content = f"is {member} {kind}"
    else:
        question, _ = ask(rng, _IS_A, a=one, c=that)
        answer, pattern = f"No, {one} is {this}.", r"no\b.{0,60}"
    return Sample("is_a", content, (question, answer), pattern)


def _again(rng: random.Random) -> Sample:
    """Two facts in a row, the second one asked in short: "And of Spain?"."""
    kind: str = rng.choice(("capital", "opposite", "plural", "past"))
    _, table, answer, wordings = _RELATIONS[kind]
    first, second = rng.sample(list(table), 2)
    while held_out(f"{kind} {first} {wordings[0]}"):
        first = rng.choice([key for key in table if key != second])
    plain = wordings[0].format(k=first)
    short, template = ask(
        rng, ("And {k}?", "And of {k}?", "What about {k}?", "And the one of {k}?"), k=second
    )
    turns = (plain, _fill(answer, first, table[first]), short, _fill(answer, second, table[second]))
    content = f"again {kind} {second} {template}"
    return Sample("fact_again", content, turns, _pattern(kind, second, table[second]))


FACTS: Registry = {
    **{
        kind: (weight, _relation(kind, table, answer, wordings))
        for kind, (weight, table, answer, wordings) in _RELATIONS.items()
    },
    "mix": (0.4, _mix),
    "rhyme": (1.0, _rhyme),
    "is_a": (1.5, _is_a),
    "fact_again": (1.0, _again),
}
