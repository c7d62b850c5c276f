"""Chat template of a model, and the prompts made with it.

User text never becomes a control token: before rendering, the first character of every control
token in a message is replaced by a stand-in, so that it is not found afterwards; then the original
characters are restored. Texts keep their length for templates that trim or cut them. Some steering
tokens are ordinary text to llama.cpp, which finds them in any text (gpt-oss's ``<|start|>``); user
text that contains them is tokenised in two parts.

The ids generated for an answer can replace its text in the prompt: tokenising the text again often
gives other ids, and the KV cache holds the generated ones.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, pairwise
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template_rendering import (
    NO_SWITCHES,
    TemplateFailed,
    TemplateMessage,
    TemplateRenderer,
)
from foretoken.chat.reasoning.marks import Marks, marks_in, opened_in, shown_controls
from foretoken.chat.reasoning.parts import PartKind
from foretoken.engine.text.vocabulary import TokenAttribute, Vocabulary

# --- tokenisation ---------------------------------------------------------------------------------

# Noncharacters, which Unicode reserves for internal use, then the private planes.
_STAND_INS = (range(0xFDD0, 0xFDF0), range(0x100000, 0x10FFFE), range(0xF0000, 0xFFFFE))
# A character that tokenizers do not merge with what follows it.
_ANCHOR = "\x01"
_MOST_BEGUN = 1024
"""Longest beginning of a control token, in characters, searched for at the end of a text."""
_MOST_AT_ENDS = 16
"""Bytes at an end of an answer's part whose token extends beyond the part."""


@dataclass(frozen=True, slots=True)
class AnswerPlace:
    """Range of an answer in a rendered prompt (``end`` exclusive), and its ids.

    The ids decode to exactly the text of that range (``PromptTokenizer.spells``).
    """

    start: int
    end: int
    tokens: tuple[int, ...]


class PromptTokenizer:
    """Neutralises control tokens in messages before rendering, and tokenises rendered prompts."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._steering = {**vocabulary.marking_texts, **vocabulary.special_texts}
        self._controls = ControlTexts(self._steering)
        self._marks = ControlTexts(vocabulary.marking_texts)
        first_characters = self._controls.first_characters
        # No stand-in begins a control token itself: every replacement leaves fewer of them.
        free = (one for one in map(chr, chain(*_STAND_INS)) if one not in first_characters)
        self._stand_ins = dict(zip(sorted(first_characters), free, strict=False))
        self._other = "\ufffd" if "\ufffd" not in first_characters else next(free, "")
        self._no_stand_ins = {ord(character): "\ufffd" for character in self._stand_ins.values()}
        self._restore = {ord(stand_in): text for text, stand_in in self._stand_ins.items()}

    def harmless(self, text: str) -> str:
        """Remove characters that cannot be encoded, and put stand-ins into all control tokens.

        Also into incomplete ones at the end.
        """
        text = self._vocabulary.spelled(text).translate(self._no_stand_ins)
        while found := list(self._controls.found(text)):  # one may overlap the next
            text = self._with_stand_ins(text, [start for start, _ in found])
        while begun := self._controls.begun(text):
            text = self._with_stand_ins(text, [len(text) - begun])
        return text

    def spells(self, tokens: Sequence[int], harmless: str) -> bool:
        """Return whether ``tokens`` are plain text tokens that decode to exactly this text."""
        if not self._known(tokens):
            return False
        # A control token has no bytes; messages must not bring one into a prompt.
        if not all(self._vocabulary.piece(token) for token in tokens):
            return False
        return self._joined(tokens) == self._bytes(harmless.translate(self._restore))

    def spelled_within(self, tokens: Sequence[int], harmless: str) -> AnswerPlace | None:
        """Return the range of a text that the ids decode to; None if they do not fit.

        That is all of it but perhaps white space at its ends. A token that extends beyond the text
        may be left out at each end.
        """
        wanted = self._bytes(harmless.translate(self._restore))
        if not self._known(tokens):
            return None
        for first, last in ((0, 0), (0, 1), (1, 0), (1, 1)):
            inner = tuple(tokens[first : len(tokens) - last])
            if not inner or not all(self._vocabulary.piece(token) for token in inner):
                continue
            spelled = self._joined(inner)
            before, found, behind = wanted.partition(spelled)
            if not found or len(before) > _MOST_AT_ENDS or len(behind) > _MOST_AT_ENDS:
                continue
            try:
                start = len(before.decode())
                return AnswerPlace(start, start + len(spelled.decode()), inner)
            except UnicodeDecodeError:
                continue
        return None

    def shows(self, tokens: Sequence[int], text: str, shown: Collection[int] = ()) -> bool:
        """Return whether an answer of these ids, including control tokens, is shown as this text.

        ``shown`` are control tokens that are shown as their texts.
        """
        if not self._known(tokens):
            return False
        pieces = (
            self._vocabulary.text(token).encode()
            if token in shown
            else self._vocabulary.piece(token)
            for token in tokens
        )
        return b"".join(pieces).decode("utf-8", "replace") == text

    def written(self, text: str) -> str:
        """Prepare a text not written by the user for a prompt; it keeps its control tokens."""
        return self._vocabulary.spelled(text).translate(self._no_stand_ins)

    def tokens(self, rendered: str, answers: Sequence[AnswerPlace] = ()) -> Iterator[int]:
        """Yield the prompt's ids: the template's control tokens, and plain text between them.

        ``answers``, in order, are yielded as their own ids if they lie inside such plain text and
        the text after them can be tokenised separately. Raises ``PromptError`` if the vocabulary
        cannot tokenise.
        """
        text = rendered.translate(self._restore)  # of the same length
        for start, end, control in self._runs(rendered):
            first = bisect_left(answers, start, key=lambda answer: answer.start)
            last = bisect_right(answers, end, key=lambda answer: answer.end)
            yield from self._run(text, start, end, answers[first:last])
            if control is not None:
                yield control

    def continued(self, text: str) -> list[int] | None:
        """Return the ids of a text that continues another; None if the tokenizer changes it.

        SentencePiece models put a space before any text that they tokenise, which is wrong here.
        """
        first, *others = self._apart(text)
        tokens = self._continued(first)
        for piece in others:
            more = self._continued(piece)
            tokens = None if tokens is None or more is None else tokens + more
        return tokens

    def _plain(self, text: str) -> list[int]:
        """Return the ids of plain text, in which llama.cpp must not find a mark."""
        first, *others = self._apart(text)
        tokens = self._vocabulary.tokenize(first)
        for piece in others:
            more = self._continued(piece)
            tokens += self._vocabulary.tokenize(piece) if more is None else more
        return tokens

    def _apart(self, text: str) -> list[str]:
        """Split a text after the first character of every mark in it."""
        cuts = [0, *(start + 1 for start, _ in self._marks.found(text)), len(text)]
        return [text[start:end] for start, end in pairwise(cuts)]

    def _continued(self, text: str) -> list[int] | None:
        wanted = self._bytes(text)
        tokens = self._vocabulary.tokenize(text)
        if self._joined(tokens) == wanted:
            return tokens
        # A vocabulary without byte tokens drops the anchor; then nothing is anchored.
        anchor = self._vocabulary.tokenize(_ANCHOR)
        anchored = self._vocabulary.tokenize(_ANCHOR + text)
        tokens = anchored[len(anchor) :]
        fits = anchored[: len(anchor)] == anchor and self._joined(tokens) == wanted
        return tokens if fits else None

    def _runs(self, rendered: str) -> Iterator[tuple[int, int, int | None]]:
        """Yield start and end of each plain text and the control token after it (None at the end).

        Some control tokens strip the white space around them.
        """
        at, strip_left = 0, False
        for start, end in self._controls.found(rendered):
            control = self._steering[rendered[start:end]]
            attribute = self._vocabulary.attribute(control)
            strip_right = TokenAttribute.LSTRIP in attribute
            yield *_stripped(rendered, at, start, strip_left, strip_right), control
            at, strip_left = end, TokenAttribute.RSTRIP in attribute
        yield *_stripped(rendered, at, len(rendered), strip_left, False), None

    def _run(self, text: str, start: int, end: int, answers: Sequence[AnswerPlace]) -> list[int]:
        """Return the ids of plain text with answers; all is tokenised again if they do not fit."""
        cuts = [*(answer.start for answer in answers), end]
        tokens = self._plain(text[start : cuts[0]])
        for answer, cut in zip(answers, cuts[1:], strict=True):
            behind = self.continued(text[answer.end : cut])
            if behind is None:
                return self._plain(text[start:end])
            tokens += [*answer.tokens, *behind]
        return tokens

    def _known(self, tokens: Sequence[int]) -> bool:
        return all(0 <= token < self._vocabulary.size for token in tokens)

    def _joined(self, tokens: Sequence[int]) -> bytes:
        return b"".join(map(self._vocabulary.piece, tokens))

    def _bytes(self, text: str) -> bytes:
        return self._vocabulary.spelled(text).encode()

    def _with_stand_ins(self, text: str, places: Sequence[int]) -> str:
        parts, behind = [], 0
        for at in places:
            parts += [text[behind:at], self._stand_ins.get(text[at], self._other)]
            behind = at + 1
        return "".join([*parts, text[behind:]])


class ControlTexts:
    """Search for control tokens in texts, fast even with hundreds of thousands of similar ones."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = frozenset(filter(None, texts))
        self._sorted = sorted(self._texts)
        self.first_characters = frozenset(text[0] for text in self._texts)
        lengths: dict[str, set[int]] = {}
        for text in self._texts:
            lengths.setdefault(text[:2], set()).add(len(text))
        # Longest first, like llama.cpp: one control token may be a prefix of another.
        self._lengths = {start: sorted(known, reverse=True) for start, known in lengths.items()}
        self._longest = min(_MOST_BEGUN, max(map(len, self._texts), default=0))
        characters = "".join(map(re.escape, sorted(self.first_characters)))
        self._first = re.compile(f"[{characters}]" if characters else r"(?!)")

    def found(self, text: str) -> Iterator[tuple[int, int]]:
        """Yield start and end of each control token, from left to right, without overlaps."""
        at = 0
        while first := self._first.search(text, at):
            start = first.start()
            end = self._end(text, start)
            if end is not None:
                yield start, end
            at = end or start + 1

    def begun(self, text: str) -> int:
        """Return the length of the longest incomplete control token at the end of ``text``."""
        tail = text[max(0, len(text) - self._longest) :]
        for first in self._first.finditer(tail):
            end = tail[first.start() :]
            place = bisect_left(self._sorted, end)
            if any(t.startswith(end) and t != end for t in self._sorted[place : place + 2]):
                return len(end)
        return 0

    def _end(self, text: str, start: int) -> int | None:
        for beginning in (text[start : start + 2], text[start]):
            for length in self._lengths.get(beginning, ()):
                end = start + length
                if end <= len(text) and text[start:end] in self._texts:
                    return end
        return None


def _stripped(text: str, start: int, end: int, left: bool, right: bool) -> tuple[int, int]:
    """Return the bounds of a part of ``text`` without white space at its left or right."""
    if left:
        start = end - len(text[start:end].lstrip())
    if right:
        end = start + len(text[start:end].rstrip())
    return start, end


# --- templates ------------------------------------------------------------------------------------

_CHATML = (  # not translated: for models
    "{% for message in messages %}<|im_start|>{{ message.role }}\n"
    "{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
# Most answers begin with the space that is missing after the last colon; it is not doubled then.
_PLAIN = (  # not translated: for models
    "{% for message in messages %}{{ message.role | capitalize }}:"
    "{{ '' if message.content[:1].isspace() else ' ' }}{{ message.content }}\n"
    "{% endfor %}{% if add_generation_prompt %}Assistant:{% endif %}"
)
# A model without a template often plays all roles, by these names or those of other formats.
_NEXT_TURN = (  # not translated: for models
    *(f"\n{role}:" for role in ("User", "Assistant", "System", "Human")),
    *(f"\n{role}:" for role in ("user", "assistant", "system", "human")),
    *(f"\n### {role}:" for role in ("User", "Human", "Assistant", "Instruction", "Response")),
)
_PROBE = "Zq7"  # text that no template trims, writes or omits by itself
# Enough for one conversation with a few different beginnings, see ``context_window``.
_REMEMBERED = 16
# Characters that a template may write between a question and its answer, or around reasoning.
_MOST_BETWEEN = 64
# Context length if unknown, because no model is loaded.
_ANY_LENGTH = 131_072
# Names under which templates look for reasoning in a message.
_NAMES = "reasoning_content|reasoning|thinking|thought"
_READ = re.compile(
    rf"(\w+)\s*(?:\.\s*|\[\s*['\"]|\.\s*get\(\s*['\"])({_NAMES})\b(?!\s*=[^=])"
    rf"|['\"]({_NAMES})['\"]\s+(?:not\s+)?in\s+(\w+)"
)
# Variables for parts of a content that is a list; Foretoken's never is.
_NO_MESSAGES = frozenset({"block", "item", "part", "chunk", "ns", "namespace", "loop"})


@dataclass(frozen=True, slots=True)
class ChatPrompt:
    """Token ids of a rendered conversation, and the strings that end an answer to it."""

    tokens: list[int]
    stop_strings: tuple[str, ...]
    marks: tuple[Marks, ...] = ()
    """Reasoning marks of the answer, and whether it begins with reasoning."""
    shown_controls: frozenset[int] = frozenset()
    """The control tokens in these marks."""


@dataclass(frozen=True, slots=True)
class _Rendering:
    """A rendered conversation, and the places of its answers."""

    messages: tuple[PromptMessage, ...]
    text: str
    answers: tuple[AnswerPlace, ...] = ()
    switches: Mapping[str, Any] = field(default_factory=dict)


_NOTHING = _Rendering((), "")


def stop_strings(vocabulary: Vocabulary, source: str | None) -> tuple[str, ...]:
    """Return the strings that end an answer to a prompt by this template.

    Only the fallback whose turns have no end token needs any.
    """
    plain = source is None and "<|im_start|>" not in vocabulary.special_texts
    return _NEXT_TURN if plain else ()


class ChatTemplate:
    """Chat template of one model; converts messages to a prompt.

    It caches the last prompts, so reusing the object makes the next turn of a conversation cheaper.
    """

    def __init__(
        self, vocabulary: Vocabulary, source: str | None, context_length: int = _ANY_LENGTH
    ) -> None:
        """``source`` is the Jinja source from the model file; None selects a fallback."""
        self._vocabulary = vocabulary
        self._tokenizer = PromptTokenizer(vocabulary)
        self._remembered: deque[_Rendering] = deque(maxlen=_REMEMBERED)
        self._own_source = source or ""
        self.stop_strings = stop_strings(vocabulary, source)
        """Strings that end an answer, in addition to end tokens."""
        if source is None:
            source = _PLAIN if self.stop_strings else _CHATML
        special = vocabulary.special_ids
        context = {
            f"{role}_token": vocabulary.text(special[role]) if role in special else ""
            for role in ("bos", "eos")
        }
        self._renderer = TemplateRenderer(source, context, context_length)

    @cached_property
    def takes_system(self) -> bool:
        """Whether a system message reaches the model; some templates refuse or ignore it."""
        probe = [TemplateMessage(Role.SYSTEM, _PROBE, {}), TemplateMessage(Role.USER, "?", {})]
        try:
            text, _ = self._renderer.render(probe)
        except TemplateFailed:
            return False
        return _PROBE in text

    @cached_property
    def _marks(self) -> tuple[Marks, ...]:
        return marks_in(self._own_source, self._vocabulary)

    @cached_property
    def _reasoning_fields(self) -> tuple[str, ...]:
        """Message fields in which the template reads the reasoning of earlier answers."""
        found = ((one[1] or one[4], one[2] or one[3]) for one in _READ.finditer(self._own_source))
        return tuple(dict.fromkeys(name for owner, name in found if owner not in _NO_MESSAGES))

    @cached_property
    def _knows_marks(self) -> bool:
        """Whether the template contains a mark, so that it decides about reasoning in a text."""
        marks = (mark for one in self._marks for mark in (one.opening, one.closing))
        return any(mark in self._own_source for mark in marks)

    def cancel(self) -> None:
        """Cancel the current rendering, if any; thread-safe."""
        self._renderer.cancel()

    def prompt(
        self,
        messages: Iterable[PromptMessage],
        begun: PromptMessage | None = None,
        *,
        at_once: bool = False,
        switches: Mapping[str, Any] = NO_SWITCHES,
    ) -> ChatPrompt:
        """Render ``messages`` and the opening of an answer.

        Raises ``PromptError``: ``TemplateFailed``, and ``Cancelled`` after ``cancel``.

        If the template does not support system messages, their text precedes the first question.

        If the text of an earlier answer still matches its ids and is where they were generated, the
        prompt contains these ids: it begins with the tokens of the answered prompt and the answer,
        so that a KV cache of both can be reused.

        Templates that read a reasoning field get the reasoning of earlier answers separately; those
        that know its marks get it in the text; both decide what to do with it. All others get the
        answer only, as do Foretoken's own fallbacks.

        ``begun`` is an answer to continue: the prompt ends with it, unclosed. With ``at_once`` the
        answer starts without reasoning, if it is known how.

        ``switches`` are values of variables that the template reads (``switches_of``).
        """
        switches = {
            name: self._tokenizer.harmless(value) if isinstance(value, str) else value
            for name, value in switches.items()
        }
        messages = self._with_system(tuple(messages))
        prepared = [self._prepared(message) for message in messages]
        rendering = self._located(messages, prepared, switches)
        self._remembered.append(rendering)
        marks = opened_in(self._marks, rendering.text, self._vocabulary)
        text = rendering.text
        if at_once and len(marks) == 1:
            text += marks[0].skip()
        tokens = list(self._tokenizer.tokens(text, rendering.answers))
        if begun is not None:
            tokens = self._with_begun(tokens, rendering, begun)
        bos = self._vocabulary.bos_id
        # Templates often write BOS themselves; it must not appear twice.
        if self._vocabulary.adds_bos and bos is not None and tokens[:1] != [bos]:
            tokens.insert(0, bos)
        shown = shown_controls(marks, self._vocabulary)
        return ChatPrompt(tokens, self.stop_strings, marks, shown)

    def _prepared(self, message: PromptMessage) -> TemplateMessage:
        """Return a message with its control tokens neutralised."""
        role, harmless = message.role, self._tokenizer.harmless
        if not message.parts:
            return TemplateMessage(role, harmless(message.text), {})
        kinds: dict[PartKind, list[str]] = {kind: [] for kind in PartKind}
        for part in message.parts:
            kinds[part.kind].append(harmless(message.text[part.start : part.end]))
        reasoning, said = ("\n\n".join(kinds[kind]) for kind in PartKind)
        if self._reasoning_fields:
            return TemplateMessage(role, said, dict.fromkeys(self._reasoning_fields, reasoning))
        closing = [marks.closing for marks in self._marks]
        # The user's own text must not produce control tokens, not even marks.
        if self._knows_marks and message.tokens and any(c in message.text for c in closing):
            said = self._with_marks(message)
        return TemplateMessage(role, said, {})

    def _with_marks(self, message: PromptMessage) -> str:
        """Return an answer's text in which only its marks can become control tokens."""
        texts, at = [], 0
        for part in message.parts:
            texts.append(self._tokenizer.written(message.text[at : part.start]))
            texts.append(self._tokenizer.harmless(message.text[part.start : part.end]))
            at = part.end
        texts.append(self._tokenizer.written(message.text[at:]))
        return "".join(texts)

    def _with_system(self, messages: tuple[PromptMessage, ...]) -> tuple[PromptMessage, ...]:
        """Merge system messages into the first question if the template does not support them.

        As in llama.cpp for Gemma (src/llama-chat.cpp: "merge it with user prompt").
        """
        questions = (i for i, message in enumerate(messages) if message.role is Role.USER)
        first = next(questions, None)
        beginning = messages[:first]
        system = [message.text for message in beginning if message.role is Role.SYSTEM]
        if first is None or not system or self.takes_system:
            return messages
        question = PromptMessage(Role.USER, "\n\n".join([*system, messages[first].text]))
        others = [message for message in beginning if message.role is not Role.SYSTEM]
        return (*others, question, *messages[first + 1 :])

    def _with_begun(
        self, tokens: list[int], rendering: _Rendering, begun: PromptMessage
    ) -> list[int]:
        """Append the ids of an answer to continue, as they were generated.

        The text of an answer by another model or the user is tokenised instead.
        """
        shown = shown_controls(self._marks, self._vocabulary)
        if self._tokenizer.shows(begun.tokens, begun.text, shown):
            return [*tokens, *begun.tokens]
        marked = bool(begun.parts and begun.tokens)
        behind = None if marked else self._tokenizer.continued(begun.text)
        if behind is not None:
            return [*tokens, *behind]
        text = self._with_marks(begun) if marked else self._tokenizer.harmless(begun.text)
        return list(self._tokenizer.tokens(rendering.text + text, rendering.answers))

    def _located(
        self,
        messages: tuple[PromptMessage, ...],
        prepared: Sequence[TemplateMessage],
        switches: Mapping[str, Any],
    ) -> _Rendering:
        """Render everything, and locate the answers that can be inserted by their ids.

        Such an answer directly follows the prompt that it answered, that is, the rendering of the
        messages before it. The same text elsewhere is not this answer, or not at this position in a
        KV cache. The parts of an answer with reasoning are located separately.
        """
        for known in (self._longest_remembered(messages, switches), _NOTHING):
            later = range(len(known.messages), len(messages))
            answered = [index for index in later if messages[index].tokens]
            text, shared = self._renderer.render(prepared, answered, switches)
            if text.startswith(known.text):  # otherwise it perhaps contains a date
                break
        # The places of its answers are valid in any prompt that begins with it.
        answers = list(known.answers)
        for index, (start, whole) in zip(answered, shared, strict=True):
            message, answer = messages[index], prepared[index].text
            behind = answers[-1].end if answers else 0
            in_place = whole and start >= behind and text.startswith(answer, start)
            if in_place and self._tokenizer.spells(message.tokens, answer):
                answers.append(AnswerPlace(start, start + len(answer), message.tokens))
            elif message.parts:
                answers += self._places_of_parts(message, text, max(start, behind))
        return _Rendering(messages, text, tuple(answers), switches)

    def _places_of_parts(
        self, message: PromptMessage, text: str, behind: int
    ) -> Iterator[AnswerPlace]:
        """Yield the places of an answer's parts that follow closely after its question."""
        for part in message.parts:
            wanted = self._tokenizer.harmless(message.text[part.start : part.end])
            tokens = message.tokens[part.first : part.last]
            found = self._tokenizer.spelled_within(tokens, wanted)
            start = text.find(wanted, behind, behind + _MOST_BETWEEN + len(wanted))
            if found is not None and start >= 0:
                yield AnswerPlace(start + found.start, start + found.end, found.tokens)
                behind = start + len(wanted)

    def _longest_remembered(
        self, messages: tuple[PromptMessage, ...], switches: Mapping[str, Any]
    ) -> _Rendering:
        fitting = (
            earlier
            for earlier in self._remembered
            if earlier.switches == switches
            and messages[: len(earlier.messages)] == earlier.messages
        )
        return max(fitting, key=lambda earlier: len(earlier.messages), default=_NOTHING)
