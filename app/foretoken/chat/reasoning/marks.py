"""How models mark their reasoning: the kinds that are known, and which of them a model uses.

The kinds are those of llama.cpp's collection of templates (models/templates, common/parsers and
common/chat-diff-analyzer.cpp), and some that older models use.
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
    """What stands before and behind reasoning in an answer."""

    opening: _Mark
    closing: _Mark
    around: tuple[_Mark, ...] = ()
    """What stands around the answer behind it, and is part of neither."""
    at_once: str = ""
    """What lets a model answer without reasoning; empty: an opening and a closing mark."""
    begun: bool = False
    """The prompt ends with the opening mark: the answer begins inside of reasoning."""
    exact: bool = False
    """Marks begin with a token of their own; the same letters in other tokens are text."""
    anywhere: bool = False
    """No text has such a token: reasoning may also follow an answer."""

    def skip(self) -> str:
        """What an answer is to begin with so that nothing but the answer follows."""
        if self.at_once:
            return self.at_once
        closed = f"\n\n{self.closing}\n\n"
        return closed if self.begun else self.opening + closed

    def pieces(self) -> list[str]:
        """The texts between brackets that the marks are made of; tokens have them."""
        return [piece for mark in self._all() for piece in _PIECE.findall(mark)]

    def _all(self) -> tuple[str, ...]:
        return (self.opening, self.closing, *self.around)


_PIECE = re.compile(r"<[^<>]*>|\[[^\[\]]*\]|\u25c1[^\u25c1\u25b7]*\u25b7")
_LEADING = re.compile(rf"(?:{_PIECE.pattern})")
# Some models put the answer between marks of its own.
_WRAPPED = ("<response>", "</response>", "<answer>", "</answer>")
_KIMI = Marks(
    "<|open|>think<|sep|>",
    "<|close|>think<|sep|>",
    ("<|open|>response<|sep|>", "<|close|>response<|sep|>"),
    at_once="<|close|>think<|sep|><|open|>response<|sep|>",
)
_SHARED = frozenset({"<|end|>", "<|eom|>"})
"""Closing marks that end other things as well, in templates without reasoning too."""

# The more telling ones first: a template may speak of several.
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
GUESSED = tuple(
    kind for kind in KINDS if kind.closing.startswith("</") or "process" in kind.opening
)
"""What a text may begin with of which nobody knows how its author marks reasoning."""

# A template's own: <X> and </X> with a word in X that says what it is for.
_NAME = r"([\w:.-]{0,60}(?:think|thought|reason)[\w:.-]{0,60})"
_OWN = re.compile(rf"</{_NAME}>")
_NOT_OWN = re.compile(r"instruct|mode|budget|effort|reflect")
_OWN_AT_END = re.compile(rf"<{_NAME}>\s*$")
_MOST_READ = 200_000
"""Characters of a template that are looked at."""


def marks_in(template: str | None, vocabulary: Vocabulary) -> tuple[Marks, ...]:
    """How a model marks reasoning: as its template writes it, else as its tokens say.

    Several, where neither tells.
    """
    source = (template or "")[:_MOST_READ]
    found = _kind_in(source) or _own_in(source) or _kind_of(vocabulary)
    if found is None:
        return tuple(known(kind, vocabulary) for kind in GUESSED)
    return (known(found, vocabulary),)


def opened_in(marks: Sequence[Marks], rendered: str, vocabulary: Vocabulary) -> tuple[Marks, ...]:
    """The marks of an answer to a rendered prompt, which may end with the opening one."""
    end = rendered[-_MOST_AT_END:].rstrip()
    for kind in marks:
        if end.endswith(kind.opening.rstrip()):
            return (replace(kind, begun=True),)
    if own := _OWN_AT_END.search(end):
        kind = known(Marks(f"<{own[1]}>", f"</{own[1]}>"), vocabulary)
        return (replace(kind, begun=True),)
    return tuple(marks)


def known(marks: Marks, vocabulary: Vocabulary) -> Marks:
    """The same with what the vocabulary says of them."""
    leading = [_LEADING.match(mark) for mark in (marks.opening.lstrip(), marks.closing)]
    pieces = [found[0] for found in leading if found is not None]
    controls = vocabulary.special_texts
    exact = len(pieces) == len(leading) and all(_is_token(one, vocabulary) for one in pieces)
    # llama.cpp makes text of some of gpt-oss's control tokens; nobody else writes such words.
    anywhere = exact and (pieces[0] in controls or pieces[0].startswith("<|"))
    return replace(marks, exact=exact, anywhere=anywhere)


def shown_controls(marks: Sequence[Marks], vocabulary: Vocabulary) -> frozenset[int]:
    """The control tokens that marks are made of: an answer keeps their texts."""
    controls = vocabulary.special_texts
    found = (controls.get(piece) for kind in marks for piece in kind.pieces())
    return frozenset(t for t in found if t is not None and not vocabulary.is_end(t))


def _kind_in(source: str) -> Marks | None:
    for kind in KINDS:
        if kind.opening in source or (kind.closing in source and kind.closing not in _SHARED):
            return kind
    if "<|open|>" in source and "open_tag('think'" in source:  # it puts its marks together
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
    # SentencePiece puts a space before all that it tokenises.
    if last < 0 or len(spaces) > 1 or any(vocabulary.piece(one).strip() for one in spaces):
        return False
    return vocabulary.piece(last) == text.encode()
