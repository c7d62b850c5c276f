"""The licensed text: reading, cleaning, and how much of it goes into the training text.

Each source is a folder with `records.jsonl.xz`: a JSON object a line, of `messages` or `text`.
"""

import json
import lzma
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cleaning import LONGEST, RUDE, clean, fine, paragraphs, parts
from tasks.talk import INTENTS

FULL, HALF, LITTLE, NONE = 255, 128, 51, 0
"""How much a piece of text counts in the loss: fully, half, a fifth, not at all."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One sample: a chat of turns, or one plain text; and how much each turn counts."""

    source: str
    turns: tuple[str, ...]
    weights: tuple[int, ...]
    plain: bool = False


@dataclass(frozen=True)
class Source:
    """A folder, its licence, its share of the training text, and why so much."""

    name: str
    licence: str
    attribution: str
    share: float
    passes: int
    reason: str


# `share`: of all tokens, in per cent; `passes`: how often one pass may be repeated to get there.
MIXTURE = (
    Source("synthetic-persona-chat", "CC-BY-4.0",
           "Synthetic-Persona-Chat, Google Research (Jandaghi et al., 2023)", 7.0, 14,
           "the best conversation; what it says of a human self does not count in the loss"),
    Source("african-storybook-en", "CC-BY",
           "African Storybook, stories by many authors, each named in the source", 5.0, 12,
           "the simplest English there is"),
    Source("pratham-books-en", "CC-BY",
           "Pratham Books StoryWeaver, stories by many authors, each named in the source", 8.0, 12,
           "simple English, longer stories"),
    Source("fairytaleqa-stories", "Apache-2.0, texts public domain",
           "FairytaleQA (Xu et al., 2022); texts from Project Gutenberg", 4.0, 3,
           "connected prose, old in style, so counting half"),
    Source("lcats-fairy-tales", "public domain", "LCATS; texts from Project Gutenberg", 1.0, 3,
           "the same"),
    Source("chilit-childrens-novels", "public domain",
           "ChiLit corpus, University of Birmingham; texts from Project Gutenberg", 4.0, 1,
           "volume; only the easiest parts, counting half, or the model speaks like a Victorian"),
    Source("fairytaleqa-qa", "Apache-2.0", "FairytaleQA (Xu et al., 2022)", 1.5, 2,
           "answering from a text; short contexts only, as few of its tokens count"),
    Source("ms-personality-chat", "MIT", "Personality Chat data sets, Microsoft", 1.0, 12,
           "short, clean small talk; wit and what it says of itself are dropped"),
    Source("tinytalks", "CC-BY-4.0", "TinyTalks, MLSysBook", 0.4, 15,
           "short, clean everyday facts; what the tasks teach in another form is dropped"),
    Source("llms-from-scratch-instruct", "Apache-2.0",
           "Instruction data of LLMs-from-scratch, S. Raschka", 1.0, 10,
           "short instructions; what the tasks teach in another form is dropped"),
    Source("open-english-wordnet", "CC-BY-4.0 and WordNet licence",
           "Open English WordNet, derived from Princeton WordNet", 1.5, 6,
           "short definitions of common words with one meaning"),
)  # fmt: skip
LEFT_OUT = {
    "gsm8k": "a model of this size does not learn to calculate from it",
    "open-datasets-conversational": "long answers on matters that a tiny model cannot master",
    "self-instruct-human": "the same",
    "thealgorithms-python": "programs far beyond this size; functions come from the tasks",
    "chatterbot-corpus-en": "hardly a line that is neither odd nor about the program itself",
    "taskmaster4-coffee": "plays a coffee bar with a screen, which a chat has not",
}


def _known(text: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", text.lower()).strip()


_TALKED_ABOUT = frozenset(
    _known(said) for intent in INTENTS for said in intent.said if "{" not in said
)
_OF_ITSELF = re.compile(
    r"\b(your name|are you (a|an|my|the|real|human|alive|old|from|gay|male|female)|who are you|"
    r"what are you|how old|your age|born|made you|created you|your (boss|creator|maker|owner)|"
    r"other (bots|agents|digital)|smarter|clever|spy|fbi|watching)\b",
    re.IGNORECASE,
)


_HARMLESS_I = re.compile(
    r"\bI('m| am) (so |very |really )?(glad|sorry|happy|sure|happy|excited) (to|for|that|you|about)"
    r"|\bI (hope|bet|see|agree|understand|think so|know|can imagine|think that's|think it's|"
    r"guess|don't know|do too|didn't know)\b|\bI('d| would) (love|like) to (hear|know)\b"
    r"|\bI'm glad\b|\bI'm sorry\b|\blet me know\b|\bexcuse me\b|\bI wish you\b",
    re.IGNORECASE,
)
_OWN_LIFE = re.compile(
    r"\b(I|I'm|I've|I'd|I'll|my|mine|me|we|we're|our|us|myself)\b|^not much", re.IGNORECASE
)


def _persona(record: dict[str, object]) -> Iterator[Piece]:
    """A chat between two people. What one says of a life of their own does not count."""
    turns = [clean(message["content"]) for message in record["messages"]]  # type: ignore[attr-defined]
    if any("[user" in turn.lower() or "[" in turn for turn in turns):
        return
    for start in (0, 1):
        part = turns[start:]
        pairs = [tuple(part[at : at + 2]) for at in range(0, len(part) - 1, 2)]
        for run in _runs([_speaks_of_you(answer) for _, answer in pairs]):
            said = [turn for pair in pairs[run.start : run.stop] for turn in pair]
            if fine(said, 300):
                weights = [
                    LITTLE if index % 2 == 0 else FULL if _speaks_of_you(turn) else NONE
                    for index, turn in enumerate(said)
                ]
                yield Piece("", tuple(said), tuple(weights))


def _speaks_of_you(turn: str) -> bool:
    """Return whether a turn tells nothing of a life of its own."""
    return _OWN_LIFE.search(_HARMLESS_I.sub("", turn)) is None


def _runs(good: list[bool]) -> Iterator[range]:
    """Yield stretches that begin and end well, with no two bad ones in a row, of 2 to 8."""
    at = 0
    while at < len(good):
        if not good[at]:
            at += 1
            continue
        end = at + 1
        while end < len(good) and end - at < 8 and (good[end] or good[end - 1]):
            end += 1
        if not good[end - 1]:
            end -= 1
        if end - at >= 2:
            yield range(at, end)
        at = end


def _chat(record: dict[str, object], longest: int = 300) -> Iterator[Piece]:
    turns = [clean(message["content"]) for message in record["messages"]]  # type: ignore[attr-defined]
    turns = turns[: len(turns) // 2 * 2]
    if turns and fine(turns, longest):
        yield Piece("", tuple(turns), (NONE, FULL) * (len(turns) // 2))


_ODD_WIT = re.compile(
    r"bots?\b|n/a|brillant|inteligent|dulcet|charm|drag\b|swing|turtle|dawg|boom|vole|villain|"
    r"prognost|oujia|fortune|heckler|clint|sweater|chairman|nowhere|silverware|destiny|city hall|"
    r"efficiency|awesome|nuts|plot twist|whatever|hourglass|employed|lullaby|delirious|corporeal|"
    r"pay grade|imaginary|human|people created|code|ingenuity|aswerer|nope|nah\b|first of all|"
    r"you first|la la|guess again|excused|roger|atcha|burst|living the dream|win by default|\bage|"
    r"self-esteem|authority|digital|looking at it|break from|wasted|enough for|opinion|many likes|"
    r"flattery|occasionally|moving on|two things|bulb|seagull|exist|gotten lost|line of|shot|drop|"
    r"my skill|love is|serve\b|like me too|owe me|avoiding|acknowledge|hoping|blushing|technology|"
    r"tech feels|melody|comedy|beauty|even figure|billiard|hardware|singing|musically|always\. al",
    re.IGNORECASE,
)


def _small_talk(record: dict[str, object]) -> Iterator[Piece]:
    for piece in _chat(record, 160):
        asked, answer = piece.turns
        odd = _OF_ITSELF.search(asked) or _known(asked) in _TALKED_ABOUT or _ODD_WIT.search(answer)
        if not odd and len(answer) >= 12:
            yield piece


_TAUGHT_OTHERWISE = re.compile(
    r"\d|\b(colou?r|comes (after|before)|how many|sound|do you use|opposite|antonym|capital|plural|"
    r"past tense|convert|rhymes?|translate|translation|boiling|melting|chemical|formula|atomic|"
    r"symbol|abbreviation|acronym|element|vitamin|equation|function|infinitive|prime|area|volume|"
    r"seasons|months|days|legs|do you have|are you|designed|AI|scientific|currency|who (wrote|"
    r"painted|invented)|author|largest|planet|square|spell\w*|pH|unit|freez\w+|temperature|process|"
    r"hexadecimal|binary|roman)\b"
)


def _tiny_talk(record: dict[str, object]) -> Iterator[Piece]:
    for piece in _chat(record, 160):
        asked, answer = piece.turns
        fine = not _TAUGHT_OTHERWISE.search(asked) and not _TAUGHT_OTHERWISE.search(answer)
        if fine and _known(asked) not in _TALKED_ABOUT:
            yield piece


def _short_answer(record: dict[str, object]) -> Iterator[Piece]:
    for piece in _chat(record, 300):
        asked, answer = piece.turns
        if len(answer) <= 200 and not _TAUGHT_OTHERWISE.search(asked.lower()):
            yield piece


_ASK_FOR = (
    'Tell me a story called "{}".', "Tell me the story {}.", 'Write a story called "{}".',
    'Tell me the story "{}".', "Write a story with the title {}.", "Tell me a story: {}",
)  # fmt: skip


def _story(record: dict[str, object]) -> Iterator[Piece]:
    """A titled story: short ones as an answer to its title, all as plain text."""
    text, title = clean(str(record["text"])), clean(str(record["title"]))
    letters = [letter for letter in text if letter.isalpha()]
    if not letters or sum(map(str.isascii, letters)) < 0.99 * len(letters) or RUDE.search(text):
        return
    text = paragraphs(text)
    if 200 <= len(text) <= LONGEST and 2 < len(title) < 60:
        asked = _ASK_FOR[len(text) % len(_ASK_FOR)].format(title)
        yield Piece("", (asked, text), (NONE, FULL))
    for part in parts(text):
        if len(part) >= 200:
            yield Piece("", (part,), (FULL,), plain=True)


def _prose(record: dict[str, object]) -> Iterator[Piece]:
    for part in parts(clean(str(record["text"]))):
        if len(part) >= 300 and not RUDE.search(part) and "[" not in part:
            yield Piece("", (part,), (HALF,), plain=True)


def _about_text(record: dict[str, object]) -> Iterator[Piece]:
    for piece in _chat(record, 900):
        if len(piece.turns[1]) <= 120:
            answer = piece.turns[1][0].upper() + piece.turns[1][1:]
            yield Piece("", (piece.turns[0], answer.rstrip(" .") + "."), piece.weights)


_READERS: dict[str, Callable[[dict[str, object]], Iterator[Piece]]] = {
    "synthetic-persona-chat": _persona,
    "african-storybook-en": _story,
    "pratham-books-en": _story,
    "fairytaleqa-stories": _prose,
    "lcats-fairy-tales": _prose,
    "chilit-childrens-novels": _prose,
    "fairytaleqa-qa": _about_text,
    "ms-personality-chat": _small_talk,
    "tinytalks": _tiny_talk,
    "llms-from-scratch-instruct": _short_answer,
}


def records(folder: Path) -> Iterator[dict[str, object]]:
    """Yield the records of one source."""
    with lzma.open(folder / "records.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def words_of(pieces: list[Piece]) -> Counter[str]:
    """Count the words of these pieces."""
    counts: Counter[str] = Counter()
    for piece in pieces:
        for turn in piece.turns:
            counts.update(re.findall(r"[a-z]+", turn.lower()))
    return counts


def _easiest(pieces: list[Piece], common: frozenset[str], most: int) -> list[Piece]:
    """Return the parts with the most common words and the shortest sentences."""

    def hardness(piece: Piece) -> float:
        words = re.findall(r"[a-z]+", piece.turns[0].lower())
        rare = sum(word not in common for word in words) / max(1, len(words))
        sentences = max(1, len(re.findall(r"[.!?]", piece.turns[0])))
        return rare + 0.006 * len(words) / sentences

    chosen, size = [], 0
    for piece in sorted(pieces, key=hardness):
        if size > most:
            break
        chosen.append(piece)
        size += len(piece.turns[0])
    return chosen


_MEANING = (
    "What does {} mean?", "What is the meaning of {}?", "Define {}.", "Explain the word {}.",
    'What does "{}" mean?', "What does the word {} mean?", "What does {} mean",
)  # fmt: skip


def _definitions(folder: Path, common: frozenset[str]) -> Iterator[Piece]:
    """Yield short definitions of common words that have one meaning only."""
    senses: Counter[str] = Counter()
    entries: list[tuple[str, str, str]] = []
    for record in records(folder):
        members: list[str] = record["members"]  # type: ignore[assignment]
        senses.update(members)
        definition = clean(str(record["definition"]))
        word, sort = members[0], str(record["pos"])
        short = len(definition) <= 75 and not re.search(r"[();:0-9]", definition)
        inflected = re.search(r"(s|ed|ing|est)$", word) and not word.endswith("ness")
        if word.isalpha() and word.islower() and word in common and short and not inflected:
            entries.append((word, definition, sort))
    for index, (word, definition, sort) in enumerate(entries):
        if senses[word] != 1 or len(word) < 4 or not fine([definition]):
            continue
        asked = _MEANING[index % len(_MEANING)].format(word)
        one = f"{'An' if word[0] in 'aeiou' else 'A'} {word}"
        if sort == "noun" and re.match(r"(a|an|someone|any|something) ", definition):
            answer = f"{one} is {definition}."
        elif sort == "noun" and definition.startswith("the "):
            answer = f"{word.capitalize()} is {definition}."
        elif sort == "verb":
            answer = f"To {word} means to {definition.removeprefix('to ')}."
        elif sort == "noun":
            continue
        else:
            answer = f"{word.capitalize()} means {definition}."
        yield Piece("", (asked, answer), (NONE, FULL))


def read(folder: Path) -> dict[str, list[Piece]]:
    """Return the cleaned pieces of each source in this folder, without doubles."""
    pieces: dict[str, list[Piece]] = {}
    for source in MIXTURE:
        reader = _READERS.get(source.name)
        if reader is None:
            continue
        found: dict[tuple[str, ...], Piece] = {}
        for record in records(folder / source.name):
            for piece in reader(record):
                found.setdefault(
                    piece.turns, Piece(source.name, piece.turns, piece.weights, piece.plain)
                )
        pieces[source.name] = list(found.values())
    simple = ("african-storybook-en", "pratham-books-en", "synthetic-persona-chat", "tinytalks")
    counts = words_of([piece for name in simple for piece in pieces[name]])
    common = frozenset(word for word, count in counts.most_common(4000) if count > 2)
    novels = "chilit-childrens-novels"
    pieces[novels] = _easiest(pieces[novels], common, 9_000_000)
    wordnet = "open-english-wordnet"
    wider = common | frozenset(word for word, count in counts.items() if count > 2)
    pieces[wordnet] = [
        Piece(wordnet, piece.turns, piece.weights)
        for piece in _definitions(folder / wordnet, wider)
    ]
    return pieces


def attribution(folder: Path) -> str:
    """Return the sources as a model's card needs them: a table, and the authors of each story."""
    lines = ["| source | licence | attribution |", "| --- | --- | --- |"]
    lines += [f"| {s.name} | {s.licence} | {s.attribution} |" for s in MIXTURE]
    for source in MIXTURE:
        if _READERS.get(source.name) is not _story:
            continue
        lines += ["", f"## Stories of {source.name} ({source.licence})", ""]
        for record in records(folder / source.name):
            title, by = (" ".join(str(record[key]).split()) for key in ("title", "attribution"))
            lines.append(f"- {title}. {by}")
    return "\n".join(lines)
