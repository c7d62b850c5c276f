"""Reasoning marks: the known kinds, and detection of the kind that a model uses.

The kinds are those of llama.cpp's collection of templates (models/templates, common/parsers and
common/chat-diff-analyzer.cpp), and some of older models.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

from msgspec import Meta

from foretoken.engine.text.vocabulary import Vocabulary

_MOST_AT_END = 200
_Mark: TypeAlias = Annotated[str, Meta(min_length=1, max_length=_MOST_AT_END)]


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks before and after the reasoning in an answer."""

    opening: _Mark
    closing: _Mark
    around: tuple[_Mark, ...] = ()
    """Marks around the answer that follows; they belong to neither."""
    at_once: str = ""
    """Text that makes a model answer without reasoning; empty: an opening and a closing mark."""
    begun: bool = False
    """Whether the prompt ends with the opening mark, so that the answer begins with reasoning."""
    exact: bool = False
    """Whether marks begin with a token of their own; the same letters in other tokens are text."""
    anywhere: bool = False
    """Whether no text contains such a token, so that reasoning may also follow an answer."""

    def skip(self) -> str:
        """Return the prefix that makes the model skip reasoning."""
        if self.at_once:
            return self.at_once
        closed = f"\n\n{self.closing}\n\n"
        return closed if self.begun else self.opening + closed


_PIECE = re.compile(r"<[^<>]*>|\[[^\[\]]*\]|\u25c1[^\u25c1\u25b7]*\u25b7")
"""Bracketed piece of a mark, which is the text of a token."""
# Some models put marks around the answer, too.
_WRAPPED = ("<response>", "</response>", "<answer>", "</answer>")
_KIMI = Marks(
    "<|open|>think<|sep|>",
    "<|close|>think<|sep|>",
    ("<|open|>response<|sep|>", "<|close|>response<|sep|>"),
    at_once="<|close|>think<|sep|><|open|>response<|sep|>",
)
_SHARED = frozenset({"<|end|>", "<|eom|>"})
"""Closing marks with other uses as well, also in templates without reasoning."""

# Most specific first: a template may mention several.
KINDS = (
    Marks(  # gpt-oss
        "<|channel|>analysis<|message|>",
        "<|end|>",
        (
            "<|start|>assistant",
            "<|channel|>final<|message|>",
            "<|channel|>commentary<|message|>",
            "<|end|>",
        ),
        at_once="<|channel|>final<|message|>",
    ),
    Marks("<|channel>thought", "<channel|>"),  # Gemma 4
    _KIMI,  # Kimi K3
    Marks(  # Muse
        " to=self<|message|>",
        "<|eom|>",
        ("<|start|>assistant", " to=user<|message|>"),
        at_once=" to=user<|message|>",
    ),
    Marks(  # Solar
        "<|think|>", "<|end|>", ("<|begin|>assistant", "<|content|>"), at_once="<|content|>"
    ),
    Marks(  # Command A, Command R7B, Cohere 2
        "<|START_THINKING|>",
        "<|END_THINKING|>",
        ("<|START_RESPONSE|>", "<|END_RESPONSE|>", "<|START_TEXT|>", "<|END_TEXT|>"),
    ),
    Marks("<|inner_prefix|>", "<|inner_suffix|>"),  # Apertus
    Marks(
        "<|begin_of_thought|>",
        "<|end_of_thought|>",
        ("<|begin_of_solution|>", "<|end_of_solution|>"),
    ),
    Marks("[THINK]", "[/THINK]"),  # Magistral, Ministral
    Marks("\u25c1think\u25b7", "\u25c1/think\u25b7"),  # Kimi VL
    Marks("<seed:think>", "</seed:think>"),  # Seed OSS
    Marks("<mm:think>", "</mm:think>"),  # MiniMax M3
    Marks(  # Apriel
        "Here are my reasoning steps:", "[BEGIN FINAL RESPONSE]", ("[END FINAL RESPONSE]",)
    ),
    Marks("<think>", "</think>", _WRAPPED),  # DeepSeek, Qwen, GLM, Granite 3.3 and most others
    Marks("<thinking>", "</thinking>", _WRAPPED),
    Marks("<thought>", "</thought>", _WRAPPED),  # EXAONE Deep
    Marks("<reasoning>", "</reasoning>", _WRAPPED),
    Marks("Here is my thought process:", "Here is my response:"),  # Granite 3.2
    Marks("Here's my thought process:", "Here's my response:"),
)
FALLBACK_MARKS = tuple(
    kind for kind in KINDS if kind.closing.startswith("</") or "process" in kind.opening
)
"""Marks to try if it is unknown how the text's author marks reasoning."""

# A template's own marks: <X> and </X> with a word in X that suggests reasoning.
_NAME = r"([\w:.-]{0,60}(?:think|thought|reason)[\w:.-]{0,60})"
_OWN = re.compile(rf"</{_NAME}>")
_NOT_OWN = re.compile(r"instruct|mode|budget|effort|reflect")
_OWN_AT_END = re.compile(rf"<{_NAME}>\s*$")
_MOST_READ = 200_000
"""Characters of a template that are searched."""


def marks_in(template: str | None, vocabulary: Vocabulary) -> tuple[Marks, ...]:
    """Return how a model marks reasoning, according to its template, else to its vocabulary.

    Returns several guesses if neither is conclusive.
    """
    source = (template or "")[:_MOST_READ]
    found = _kind_in(source) or _own_in(source) or _kind_of(vocabulary)
    kinds = FALLBACK_MARKS if found is None else (found,)
    return tuple(known(kind, vocabulary) for kind in kinds)


def opened_in(marks: Sequence[Marks], rendered: str, vocabulary: Vocabulary) -> tuple[Marks, ...]:
    """Return the marks of an answer to a rendered prompt, which may end with the opening one."""
    end = rendered[-_MOST_AT_END:].rstrip()
    for kind in marks:
        if end.endswith(kind.opening.rstrip()):
            return (replace(kind, begun=True),)
    if own := _OWN_AT_END.search(end):
        kind = known(Marks(f"<{own[1]}>", f"</{own[1]}>"), vocabulary)
        return (replace(kind, begun=True),)
    return tuple(marks)


def known(marks: Marks, vocabulary: Vocabulary) -> Marks:
    """Return the marks with ``exact`` and ``anywhere`` set according to the vocabulary."""
    leading = [_PIECE.match(mark) for mark in (marks.opening.lstrip(), marks.closing)]
    pieces = [found[0] for found in leading if found is not None]
    controls = vocabulary.special_texts
    exact = len(pieces) == len(leading) and all(_is_token(one, vocabulary) for one in pieces)
    # llama.cpp treats some of gpt-oss's control tokens as text, but no ordinary text contains them.
    anywhere = exact and (pieces[0] in controls or pieces[0].startswith("<|"))
    return replace(marks, exact=exact, anywhere=anywhere)


def shown_controls(marks: Sequence[Marks], vocabulary: Vocabulary) -> frozenset[int]:
    """Return the control tokens in marks; their texts stay in the answer."""
    controls = vocabulary.special_texts
    texts = (text for kind in marks for text in (kind.opening, kind.closing, *kind.around))
    found = (controls.get(piece) for text in texts for piece in _PIECE.findall(text))
    return frozenset(t for t in found if t is not None and not vocabulary.is_end(t))


def _kind_in(source: str) -> Marks | None:
    for kind in KINDS:
        if kind.opening in source or (kind.closing in source and kind.closing not in _SHARED):
            return kind
    if "<|open|>" in source and "open_tag('think'" in source:  # its marks are concatenated
        return _KIMI
    return None


def _own_in(source: str) -> Marks | None:
    for own in _OWN.finditer(source):
        name = own[1]
        if f"<{name}>" in source and not _NOT_OWN.search(name):
            return Marks(f"<{name}>", f"</{name}>")
    return None


def _kind_of(vocabulary: Vocabulary) -> Marks | None:
    for kind in KINDS:
        if kind.closing in _SHARED:
            continue
        both = (kind.opening, kind.closing)
        if all(_PIECE.fullmatch(mark) and _is_token(mark, vocabulary) for mark in both):
            return kind
    return None


def _is_token(text: str, vocabulary: Vocabulary) -> bool:
    if text in vocabulary.special_texts:
        return True
    *spaces, last = vocabulary.tokenize(text) or [-1]
    # SentencePiece puts a space before any text that it tokenises.
    if last < 0 or len(spaces) > 1 or any(vocabulary.piece(one).strip() for one in spaces):
        return False
    return vocabulary.piece(last) == text.encode()
