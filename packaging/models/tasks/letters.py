"""Words as letters: spelling, reversing, first and last letter, counting, order of words."""

import random

from tasks.core import Registry, Sample, ask, says, split_words
from tasks.words import SPELLING_WORDS

_SPELL = (
    "Spell {w}.",
    "Spell the word {w}.",
    'Spell "{w}".',
    "How do you spell {w}?",
    'How do you spell "{w}"?',
    "How is {w} spelled?",
    "How is the word {w} spelled?",
    "Can you spell {w}?",
    "Spell out {w}.",
    "Spell {w} for me.",
    "What is the spelling of {w}?",
    "What are the letters in {w}?",
    "Give me the letters of the word {w}.",
    "Write the word {w} letter by letter.",
    "Which letters are in the word {w}?",
)
_REVERSE = (
    "Reverse the word {w}.",
    "Reverse {w}.",
    'Reverse "{w}".',
    "Write {w} backwards.",
    "Spell {w} backwards.",
    "What is {w} backwards?",
    "How do you write {w} backwards?",
    "Turn the word {w} around.",
    "Say {w} in reverse.",
    "What do you get when you reverse {w}?",
    'What is "{w}" spelled backwards?',
    "Write the letters of {w} in reverse order.",
)
_FIRST = (
    "What is the first letter of {w}?",
    'What is the first letter of "{w}"?',
    "What is the first letter of the word {w}?",
    "Which letter does {w} start with?",
    "Which letter does {w} begin with?",
    "What letter is at the start of {w}?",
    "Tell me the first letter of {w}.",
    "Name the first letter of the word {w}.",
    "What does the word {w} start with?",
    "With which letter does {w} begin?",
)
_LAST = (
    "What is the last letter of {w}?",
    'What is the last letter of "{w}"?',
    "What is the last letter of the word {w}?",
    "Which letter does {w} end with?",
    "What letter is at the end of {w}?",
    "Tell me the last letter of {w}.",
    "Name the last letter of the word {w}.",
    "What does the word {w} end with?",
    "With which letter does {w} end?",
    "Which letter comes last in {w}?",
)
_COUNT = (
    "How many letters are in {w}?",
    'How many letters are in "{w}"?',
    "How many letters are in the word {w}?",
    "How many letters does {w} have?",
    "How many letters does the word {w} have?",
    "Count the letters in {w}.",
    "Count the letters of the word {w}.",
    "How long is the word {w}?",
    "Tell me how many letters {w} has.",
    "What is the number of letters in {w}?",
)
_UPPER = (
    "Write {w} in capital letters.",
    "Write {w} in upper case.",
    "Put {w} in capitals.",
    "Make {w} uppercase.",
    "What is {w} in capital letters?",
    "Turn {w} into capital letters.",
    "Write the word {w} in big letters.",
    "Convert {w} to uppercase.",
    "Give me {w} in capitals.",
    "Capitalize every letter of {w}.",
)
_ORDER = (
    "Which comes first in the alphabet, {a} or {b}?",
    "What comes first in the dictionary, {a} or {b}?",
    "Which word comes first in alphabetical order, {a} or {b}?",
    "Which comes first alphabetically: {a} or {b}?",
    "Is {a} or {b} first in the alphabet?",
    "Which of the words {a} and {b} comes first in a dictionary?",
    "{a} or {b}: which comes first in the alphabet?",
    "Tell me which word is first in the alphabet, {a} or {b}.",
    "In the alphabet, does {a} or {b} come first?",
    "Does {a} or {b} come first in the dictionary?",
)
_SORT = (
    "Sort these words: {row}.",
    "Put these words in alphabetical order: {row}.",
    "Sort alphabetically: {row}.",
    "Sort the words {row}.",
    "Order these words from A to Z: {row}.",
    "Put in order from A to Z: {row}.",
    "Arrange these words alphabetically: {row}.",
    "What is the alphabetical order of {row}?",
    "Bring these words into alphabetical order: {row}.",
    "List these words in alphabetical order: {row}.",
)
_LETTER_AFTER = (
    "Which letter comes after {a}?",
    "What letter comes after {a}?",
    "What comes after {a} in the alphabet?",
    "Which letter follows {a} in the alphabet?",
    "What is the letter after {a}?",
    "Name the letter that comes after {a}.",
    "Tell me the next letter after {a}.",
    "What is the next letter after {a}?",
)
_LETTER_BEFORE = (
    "Which letter comes before {a}?",
    "What letter comes before {a}?",
    "What comes before {a} in the alphabet?",
    "Which letter is right before {a} in the alphabet?",
    "What is the letter before {a}?",
    "Name the letter that comes before {a}.",
    "Tell me the letter before {a}.",
    "Which letter stands before {a}?",
)
_STARTS = split_words(
    "b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr r s sh sl st t tr v w z"
)
_MIDDLES = split_words("a e i o u oo ee ai")
_ENDS = split_words("b d f g k l m n p r s t x ck sh nt rm st ll mp")


def _word(rng: random.Random, longest: int = 11, invented: float = 0.3) -> str:
    """Return a word to take apart; an invented one now and then, so that letters are learnt."""
    if rng.random() < invented:
        word = rng.choice(_STARTS) + rng.choice(_MIDDLES) + rng.choice(_ENDS)
        if longest > 6 and rng.random() < 0.35:
            word += rng.choice(("a", "o", "y", "er", "en", "ing"))
        return word
    word = rng.choice(SPELLING_WORDS)
    while len(word) > longest:
        word = rng.choice(SPELLING_WORDS)
    return word


def _dashes(word: str) -> str:
    return r"[-, ]+".join(word)


def _spell(rng: random.Random) -> Sample:
    word = _word(rng)
    question, _ = ask(rng, _SPELL, w=word)
    pattern = rf"(?:.{{0,40}}\W)?{_dashes(word)}\.?"
    return Sample("spell", f"spell {word}", (question, f"{'-'.join(word)}."), pattern)


def _reverse(rng: random.Random) -> Sample:
    word = _word(rng, 6)
    question, _ = ask(rng, _REVERSE, w=word)
    back = word[::-1]
    answer = f"{'-'.join(word)} backwards is {'-'.join(back)}: {back}."
    pattern = rf"(?:.{{0,60}}\W)?{back}\.?"
    return Sample("reverse", f"reverse {word}", (question, answer), pattern)


def _first(rng: random.Random) -> Sample:
    word = _word(rng)
    question, _ = ask(rng, _FIRST, w=word)
    answer = f"The first letter of {word} is {word[0]}."
    pattern = rf".{{0,60}}\b{word[0]}\b\W{{0,3}}"
    return Sample("first_letter", f"first letter {word}", (question, answer), pattern)


def _last(rng: random.Random) -> Sample:
    word = _word(rng)
    question, _ = ask(rng, _LAST, w=word)
    answer = f"The last letter of {word} is {word[-1]}."
    pattern = rf".{{0,60}}\b{word[-1]}\b\W{{0,3}}"
    return Sample("last_letter", f"last letter {word}", (question, answer), pattern)


def _count(rng: random.Random) -> Sample:
    word = _word(rng, 8)
    question, _ = ask(rng, _COUNT, w=word)
    count = len(word)
    answer = f"{'-'.join(word)}: {word} has {count} letters."
    return Sample("count_letters", f"count {word}", (question, answer), says(str(count)))


def _upper(rng: random.Random) -> Sample:
    word = _word(rng, invented=0.1)
    question, _ = ask(rng, _UPPER, w=word)
    pattern = rf"(?:.{{0,40}}\W)?(?-i:{word.upper()})\W{{0,2}}"
    return Sample("upper", f"upper {word}", (question, f"{word.upper()}."), pattern)


def _order(rng: random.Random) -> Sample:
    a, b = _word(rng, 8, 0.0), _word(rng, 8, 0.0)
    while a[0] == b[0]:
        b = _word(rng, 8, 0.0)
    question, _ = ask(rng, _ORDER, a=a, b=b)
    first, second = sorted((a, b))
    answer = f"{first.capitalize()} comes before {second}."
    pattern = rf"(?:(?!{second}).){{0,40}}\b{first}\b.{{0,60}}"
    return Sample("order", f"order {first} {second}", (question, answer), pattern)


def _sort(rng: random.Random) -> Sample:
    words: list[str] = []
    while len(words) < rng.choice((3, 3, 4)):
        word = _word(rng, 7, 0.0)
        if all(word[0] != other[0] for other in words):
            words.append(word)
    question, _ = ask(rng, _SORT, row=", ".join(words))
    right = sorted(words)
    pattern = r".{0,30}\b" + r"\W+(?:and )?".join(right) + r"\.?"
    content = f"sort {' '.join(right)}"
    return Sample("sort", content, (question, ", ".join(right) + "."), pattern)


def _alphabet(rng: random.Random) -> Sample:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    if rng.random() < 0.5:
        at = rng.randrange(25)
        question, template = ask(rng, _LETTER_AFTER, a=letters[at])
        right, word = letters[at + 1], "after"
    else:
        at = rng.randrange(1, 26)
        question, template = ask(rng, _LETTER_BEFORE, a=letters[at])
        right, word = letters[at - 1], "before"
    answer = f"{right} comes {word} {letters[at]}."
    pattern = rf"{right}\b.{{0,50}}|.{{0,40}}\b{right}\W{{0,2}}"
    return Sample("alphabet", f"{template} {letters[at]}", (question, answer), pattern)


LETTERS: Registry = {
    "spell": (3.0, _spell),
    "reverse": (2.0, _reverse),
    "first_letter": (1.0, _first),
    "last_letter": (1.2, _last),
    "count_letters": (1.2, _count),
    "upper": (0.8, _upper),
    "order": (1.0, _order),
    "sort": (1.0, _sort),
    "alphabet": (0.6, _alphabet),
}
