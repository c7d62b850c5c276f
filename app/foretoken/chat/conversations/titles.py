"""Validation of chat titles: plain, complete words about the chat, unique among all chats.

Small models asked for a title often return something else: a table row, code, the beginning of
their last answer. The first words of the question are better than those.
"""

from __future__ import annotations

import re
from collections.abc import Container

from foretoken.chat.markdown.stream import parse
from foretoken.system.shown_text import shown_name

TITLE_PROMPT = (  # not translated: for models
    "Write a title for this chat: two to six words in its language, and nothing else."
)
_LONGEST = 60
_MOST_WORDS = 9
"""The prompt asks for six; more than this is a sentence."""
_FEWEST_WORDS_OF_A_PART = 3
_MOST_WORDS_OF_A_PART = 5
_LAST_NUMBER = 99

# --- markup ----------------------------------------------------------------------------------

_THOUGHT = re.compile(r"<(think|thinking|reasoning)>.*?(</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_COMMENT = re.compile(r"<!--.*?(-->|\Z)", re.DOTALL)
_FENCE = re.compile(r"\s*(`{3,}|~{3,})\s*(\S*)")
_PLAIN_FENCES = {"", "text", "txt", "markdown", "md", "title"}
_LABEL = re.compile(
    r"""^(?:(?:sure|certainly|okay|ok)[,.!:]*\s+)?
    (?:(?:here(?:\s+is|['\u2019]s)|the|an?|my|our|suggested|possible|short|good|chat|conversation)
    \s+)*
    (?:title|titel|titre|t[ií]tulo|titolo|заголовок|标题|標題|タイトル)
    (?:\s+(?:is|for\s+(?:this|the|your)\s+(?:chat|conversation)))*\s*[:\uff1a=]\s*""",
    re.VERBOSE | re.IGNORECASE,
)
_ADDRESS = re.compile(r"<?\b(?:https?://|www\.)\S*", re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_AROUND = " \t\"'`*_#|\u201c\u201d\u201e\u2018\u2019\u201a\u00ab\u00bb\u2039\u203a\u300c\u300d"
_OPEN_END = re.compile(r"(?:[,;:\-\u2013\u2014/&+=(\[{]|\.\.\.|…)$")
_NO_TITLE = re.compile(r"[<>{}|\\`]|\$\$|==|\[[ xX]\]")

# An answer instead of a title: "Yes, I have a story".
_ANSWER = re.compile(
    r"""(?:yes|yeah|no|sure|certainly|of\ course|okay|ok|well|hello|hi|hey|thank|thanks|sorry
    |ja|nein|oui|non|s[ií]|نعم|是的|好的)(?:[,.!\uff0c\u3002\u060c]|\ you\b|$)""",
    re.VERBOSE | re.IGNORECASE,
)
_FIRST_PERSON = re.compile(r"\bI(?= [a-z]|['\u2019])|\b(?:Ich|Je|Yo)\b|\bJ['\u2019]|我")

# --- words -----------------------------------------------------------------------------------

# Words with a meaning; in scripts without spaces, every character or two is one.
_SPACELESS = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_TELLING = re.compile(rf"[{_SPACELESS}]|[^\W\d_{_SPACELESS}]{{4,}}")
_WORD = re.compile(rf"[{_SPACELESS}]|[^\W_{_SPACELESS}]+")
_SENTENCE_END = re.compile(r"[.!?\u3002\uff01\uff1f]+(?=\s|$)|[\u3002\uff01\uff1f\n]")
_STEM = 4
_NUMBERED = re.compile(r"(.+) \((\d{1,2})\)")


def title_in(text: str, asked: str, answered: str, *, whole: bool) -> str:
    """Return the title that a model wrote for a chat; empty if it is not usable.

    ``asked`` and ``answered`` are the texts of the chat; ``whole``: the model finished its output.
    """
    title = tidy_title(text, whole=whole)
    if not title or not of_the_chat(title, asked, answered):
        return ""
    return "" if is_fragment(title, f"{asked}\n{answered}") else title


def tidy_title(text: str, *, whole: bool) -> str:
    """Return the first line of words without markup; empty if it is not a title."""
    text = _COMMENT.sub("", _THOUGHT.sub("", text))
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if fence := _FENCE.match(line):
            if fence[2].lower() not in _PLAIN_FENCES:
                return ""  # code
        elif title := _without_markup(line):
            ended = whole or number < len(lines) - 1
            return title if ended and _is_title(title) else ""
    return ""


def of_the_chat(title: str, asked: str, answered: str) -> bool:
    """Return whether a title's words are mostly those of the chat, and one is of a question.

    Words that only the answers contain may come from a small model going astray.
    """
    words = _stems(title) - _stems(TITLE_PROMPT)
    questions = _stems(asked)
    # "foxes" matches a question about a fox, a word too short for a stem.
    short = {word for word in _words(asked) if len(word) == _STEM - 1}
    questions |= {word for word in words if word[:-1] in short}
    known = questions | _stems(answered)
    return not words.isdisjoint(questions) and 2 * len(words & known) >= len(words)


def is_fragment(title: str, chat: str) -> bool:
    """Return whether a title is a fragment of a sentence of the chat, or begins like one.

    A whole line is not a fragment: it may be a heading of the answer.
    """
    words = _words(title)
    if len(words) < _FEWEST_WORDS_OF_A_PART:
        return False
    for sentence in _SENTENCE_END.split(chat):
        said = _words(sentence)
        if said == words:
            continue
        if said[:_FEWEST_WORDS_OF_A_PART] == words[:_FEWEST_WORDS_OF_A_PART]:
            return True
        starts = range(len(said) - len(words) + 1)
        within = any(said[start : start + len(words)] == words for start in starts)
        if within and len(words) > _MOST_WORDS_OF_A_PART:
            return True
    return False


def numbered_title(title: str, taken: Container[str]) -> str:
    """Return a copy's title: with the first number appended that makes it unique in ``taken``."""
    if (numbered := _NUMBERED.fullmatch(title)) and int(numbered[2]) > 1:
        title = numbered[1]
    number = 2
    while number < _LAST_NUMBER and f"{title} ({number})" in taken:
        number += 1
    return f"{title} ({number})"


def split_number(title: str) -> tuple[str, str]:
    """Split a title into its base and the number after it with its space; empty without one."""
    numbered = _NUMBERED.fullmatch(title)
    return (title, "") if numbered is None else (numbered[1], f" ({numbered[2]})")


def _without_markup(line: str) -> str:
    text = ""
    for block in parse(line.strip())[:1]:
        # "1." begins a list; "2. Weltkrieg" does not.
        numbers = [one.marker for one in block.containers if "2" <= one.marker[:1] <= "9"]
        text = " ".join([*numbers, "".join(run.text for run in block.runs)])
    text = _TAG.sub("", _ADDRESS.sub("", text))
    title = " ".join(text.split()).lstrip("•\u2013\u2014 ").strip(_AROUND)
    title = _LABEL.sub("", title).strip(_AROUND)
    if title.endswith(".") and not title.endswith(".."):
        title = title[:-1].strip(_AROUND)
    return title if any(letter.isalnum() for letter in title) else ""


def _is_title(title: str) -> bool:
    """Return whether it looks like a title: few words, a complete ending, not two sentences."""
    if shown_name(title) != title:
        return False
    if not 1 < len(title) <= _LONGEST or _OPEN_END.search(title) or _NO_TITLE.search(title):
        return False
    if _ANSWER.match(title) or _FIRST_PERSON.search(title) or title.endswith("!"):
        return False
    if _LABEL.match(f"{title}:") or len(title.split()) > _MOST_WORDS:
        return False
    sentences = [one for one in re.split(r"[.!?](?=\s)", title) if len(one.split()) > 1]
    return len(sentences) <= 1 and sum(letter.isalpha() for letter in title) > 1


def _stems(text: str) -> set[str]:
    return {word[:_STEM] for word in _TELLING.findall(text.lower())}


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
