"""Cleaning of licensed text: plain quotes, no other product's name, nothing rude, short parts."""

import re
import unicodedata
from collections.abc import Iterator

LONGEST = 2600
"""The most characters of one plain text."""

_SAME = str.maketrans({
    "\u2018": "'", "\u2019": "'", "\u201a": "'", "\u201c": '"', "\u201d": '"', "\u201e": '"',
    "\u2013": "-", "\u2014": " - ", "\u2026": "...", "\u00a0": " ", "\u00ad": "", "\ufeff": "",
    "`": "'", "\u00b4": "'", "_": "",
})  # fmt: skip
OTHERS = re.compile(
    r"\b(chat ?gpt|gpt|open ?ai|siri|alexa|cortana|google|microsoft|bing|tiny ?bot|bixby|eliza|"
    r"bob the bot|bard|gemini|claude|anthropic|llama|clippy|apple inc|ibm|amazon|facebook|as an ai|"
    r"language model|ai assistant|alice|hal 9000|chatterbot|charlie)\b",
    re.IGNORECASE,
)
RUDE = re.compile(
    r"\b(fuck\w*|shit\w*|bitch\w*|sex\w*|porn\w*|nigg\w*|slut\w*|whore\w*|rape\w*|dick|cock|ass|"
    r"asshole|bastard|penis|vagina|suicide|kill yourself|gay|lesbian|negro\w*|savages?|gyps\w+|"
    r"jews?|fascis\w+|nazis?|terroris\w+|drugs?|cocaine|condoms?|breasts?|naked|virgin)\b",
    re.IGNORECASE,
)


def clean(text: str) -> str:
    """Return the text with plain quotes and dashes, single spaces and no accents."""
    text = text.translate(_SAME)
    text = unicodedata.normalize("NFKD", text)
    text = "".join(letter for letter in text if not unicodedata.combining(letter))
    text = text.replace("--", " - ").replace("\r", "")
    text = re.sub(r"[ \t]+", " ", text)
    text = re.sub(r" ?\n ?", "\n", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def fine(turns: list[str], longest: int = 400) -> bool:
    """Return whether these turns are plain, polite, short and about nobody else's product."""
    text = "\n".join(turns)
    return (
        all(0 < len(turn) <= longest for turn in turns)
        and all(ord(letter) < 127 for letter in text)
        and not OTHERS.search(text)
        and not RUDE.search(text)
        and "http" not in text
        and "<|" not in text
    )


def parts(text: str, longest: int = LONGEST) -> Iterator[str]:
    """Cut a long text at paragraphs, and paragraphs at the ends of sentences."""
    part = ""
    for paragraph in text.split("\n"):
        pieces = [paragraph]
        if len(paragraph) > longest // 2:
            pieces = re.split(r"(?<=[.!?\"']) (?=[A-Z\"'])", paragraph)
        for index, piece in enumerate(pieces):
            if part and len(part) + len(piece) + 1 > longest:
                yield part.strip()
                part = ""
            part += ("\n" if index == 0 else " ") + piece if part else piece
    if part.strip():
        yield part.strip()


def paragraphs(text: str) -> str:
    """Join the pages of a picture book, a line or two each, to paragraphs."""
    joined = [""]
    for line in filter(None, text.split("\n")):
        if len(joined[-1]) + len(line) > 350 and joined[-1]:
            joined.append("")
        joined[-1] = f"{joined[-1]} {line}".strip()
    return "\n\n".join(joined)
