"""A model's own chat template, and the prompt that comes of it."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.prompt_tokens import AnswerPlace, PromptTokenizer
from foretoken.chat.prompt.template_rendering import (
    NO_SWITCHES,
    Rendered,
    TemplateFailed,
    TemplateRenderer,
)
from foretoken.chat.reasoning.marks import Marks, marks_in, opened_in, shown_controls
from foretoken.chat.reasoning.parts import PartKind
from foretoken.engine.text.vocabulary import Vocabulary

_CHATML = (  # not translated: for models
    "{% for message in messages %}<|im_start|>{{ message.role }}\n"
    "{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
# An answer mostly begins with the space that is missing after the last colon: one is enough.
_PLAIN = (  # not translated: for models
    "{% for message in messages %}{{ message.role | capitalize }}:"
    "{{ '' if message.content[:1].isspace() else ' ' }}{{ message.content }}\n"
    "{% endfor %}{% if add_generation_prompt %}Assistant:{% endif %}"
)
# A model without a template often plays all the roles, by these names or those of other formats.
_NEXT_TURN = (  # not translated: for models
    *(f"\n{role}:" for role in ("User", "Assistant", "System", "Human")),
    *(f"\n{role}:" for role in ("user", "assistant", "system", "human")),
    *(f"\n### {role}:" for role in ("User", "Human", "Assistant", "Instruction", "Response")),
)
_PROBE = "Zq7"  # what no template trims, writes or leaves out by itself
# Enough for the same conversation with a few different beginnings, see ``context_window``.
_REMEMBERED = 16
# What a template may write between a question and its answer, or around reasoning.
_MOST_BETWEEN = 64
# Of a context that is not known: no model is loaded for it.
_ANY_LENGTH = 131_072
# Names under which templates look for it in a message.
_NAMES = "reasoning_content|reasoning|thinking|thought"
_READ = re.compile(
    rf"(\w+)\s*(?:\.\s*|\[\s*['\"]|\.\s*get\(\s*['\"])({_NAMES})\b(?!\s*=[^=])"
    rf"|['\"]({_NAMES})['\"]\s+(?:not\s+)?in\s+(\w+)"
)
# These are parts of a content that is a list, which ours is not.
_NO_MESSAGES = frozenset({"block", "item", "part", "chunk", "ns", "namespace", "loop"})


@dataclass(frozen=True, slots=True)
class ChatPrompt:
    """Token ids of a rendered conversation, and the strings that end an answer to it."""

    tokens: list[int]
    stop_strings: tuple[str, ...]
    marks: tuple[Marks, ...] = ()
    """How the answer will mark its reasoning, and whether it begins inside of it."""
    shown_controls: frozenset[int] = frozenset()
    """The control tokens that these marks are made of."""


@dataclass(frozen=True, slots=True)
class _Told:
    """One message as the template is told of it, harmless."""

    text: str
    beside: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Rendering:
    """What became of a conversation, and where its answers stand in it."""

    messages: tuple[PromptMessage, ...]
    text: str
    answers: tuple[AnswerPlace, ...] = ()
    switches: Mapping[str, Any] = field(default_factory=dict)


_NOTHING = _Rendering((), "")


@dataclass(frozen=True, slots=True)
class EarlierReasoning:
    """How a template wants the reasoning in earlier answers."""

    names: tuple[str, ...] = ()
    """Apart from the answer, under these names."""
    in_text: bool = False
    """In the text, between the marks."""


def wanted_by(template: str | None, marks: Sequence[Marks]) -> EarlierReasoning:
    """What a template is told of the reasoning in earlier answers, by what its own text says.

    Templates that name it get it apart and decide themselves; so do those that know its marks,
    which cut it out or keep it. All others get what was answered; None is one of ours, which never
    heard of reasoning.
    """
    if template is None:
        return EarlierReasoning()
    found = ((one[1] or one[4], one[2] or one[3]) for one in _READ.finditer(template))
    names = dict.fromkeys(name for owner, name in found if owner not in _NO_MESSAGES)
    known = any(kind.closing in template or kind.opening in template for kind in marks)
    return EarlierReasoning(tuple(names), in_text=not names and known)


def stop_strings(vocabulary: Vocabulary, source: str | None) -> tuple[str, ...]:
    """What ends an answer to a prompt by this template; see ``ChatTemplate``.

    Needed only by the fallback whose turns have no end token.
    """
    plain = source is None and "<|im_start|>" not in vocabulary.special_texts
    return _NEXT_TURN if plain else ()


class ChatTemplate:
    """Turns messages into a prompt for one model.

    It remembers its last prompts: keep it, and the next turn of a conversation costs less.
    """

    def __init__(
        self, vocabulary: Vocabulary, source: str | None, context_length: int = _ANY_LENGTH
    ) -> None:
        """``source`` is the Jinja text from the file; None takes a sensible fallback."""
        self._vocabulary = vocabulary
        self._tokenizer = PromptTokenizer(vocabulary)
        self._remembered: deque[_Rendering] = deque(maxlen=_REMEMBERED)
        self._given = source
        self.stop_strings = stop_strings(vocabulary, source)
        """What ends an answer, besides end tokens."""
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
        probe = [PromptMessage(Role.SYSTEM, _PROBE), PromptMessage(Role.USER, "?")]
        try:
            return _PROBE in self._rendered(probe, [_Told(one.text) for one in probe]).text
        except TemplateFailed:
            return False

    @cached_property
    def _marks(self) -> tuple[Marks, ...]:
        return marks_in(self._given, self._vocabulary)

    @cached_property
    def _earlier(self) -> EarlierReasoning:
        return wanted_by(self._given, self._marks)

    def cancel(self) -> None:
        """End what is being rendered now, if anything is; to be called on any thread."""
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

        A template that does not take system messages gets their text before the first question.

        Where the text of an earlier answer is still the one that its ids spell, and stands where
        they were generated, these ids are in the prompt: it begins with the tokens of the prompt
        that was answered and of the answer, so that a KV cache of both can be used again.

        Reasoning in earlier answers is told as the template wants it (``wanted_by``).

        ``begun`` is an answer that is to go on: the prompt ends with it, and nothing closes it.
        With ``at_once`` the answer is to begin without reasoning, where it is known how.

        ``switches`` are values of variables that the template reads (``template_switches``).
        """
        switches = {
            name: self._tokenizer.harmless(value) if isinstance(value, str) else value
            for name, value in switches.items()
        }
        messages = self._with_system(tuple(messages))
        told = [self._told(message) for message in messages]
        rendering = self._located(messages, told, switches)
        self._remembered.append(rendering)
        marks = opened_in(self._marks, rendering.text, self._vocabulary)
        text = rendering.text
        if at_once and len(marks) == 1:
            text += marks[0].skip()
        tokens = list(self._tokenizer.tokens(text, rendering.answers))
        if begun is not None:
            tokens = self._with_begun(tokens, rendering, begun)
        bos = self._vocabulary.bos_id
        # Templates often write BOS themselves; it must not stand there twice.
        if self._vocabulary.adds_bos and bos is not None and tokens[:1] != [bos]:
            tokens.insert(0, bos)
        shown = shown_controls(marks, self._vocabulary)
        return ChatPrompt(tokens, self.stop_strings, marks, shown)

    def _told(self, message: PromptMessage) -> _Told:
        harmless = self._tokenizer.harmless
        if not message.parts:
            return _Told(harmless(message.text))
        kinds: dict[PartKind, list[str]] = {kind: [] for kind in PartKind}
        for part in message.parts:
            kinds[part.kind].append(harmless(message.text[part.start : part.end]))
        reasoning, said = ("\n\n".join(kinds[kind]) for kind in PartKind)
        if self._earlier.names:
            return _Told(said, dict.fromkeys(self._earlier.names, reasoning))
        closing = [marks.closing for marks in self._marks]
        # A person's own text is not to write control tokens, be they marks.
        if self._earlier.in_text and message.tokens and any(c in message.text for c in closing):
            return _Told(self._with_marks(message))
        return _Told(said)

    def _with_marks(self, message: PromptMessage) -> str:
        """An answer in which nothing but its marks can become control tokens."""
        texts, at = [], 0
        for part in message.parts:
            texts.append(self._tokenizer.written(message.text[at : part.start]))
            texts.append(self._tokenizer.harmless(message.text[part.start : part.end]))
            at = part.end
        texts.append(self._tokenizer.written(message.text[at:]))
        return "".join(texts)

    def _with_system(self, messages: tuple[PromptMessage, ...]) -> tuple[PromptMessage, ...]:
        """As llama.cpp does it for Gemma (src/llama-chat.cpp: "merge it with user prompt")."""
        questions = (i for i, message in enumerate(messages) if message.role is Role.USER)
        first = next(questions, None)
        beginning = messages[:first]
        told = [message.text for message in beginning if message.role is Role.SYSTEM]
        if first is None or not told or self.takes_system:
            return messages
        question = PromptMessage(Role.USER, "\n\n".join([*told, messages[first].text]))
        others = [message for message in beginning if message.role is not Role.SYSTEM]
        return (*others, question, *messages[first + 1 :])

    def _with_begun(
        self, tokens: list[int], rendering: _Rendering, begun: PromptMessage
    ) -> list[int]:
        """An answer that is begun stands behind its prompt as it was generated.

        One of another model, or a person's, has no ids here; its text is tokenised.
        """
        shown = shown_controls(self._marks, self._vocabulary)
        if self._tokenizer.shows(begun.tokens, begun.text, shown):
            return [*tokens, *begun.tokens]
        marked = bool(begun.parts and begun.tokens)
        behind = None if marked else self._tokenizer.continued(begun.text)
        if behind is not None:
            return [*tokens, *behind]
        harmless = self._with_marks if marked else lambda one: self._tokenizer.harmless(one.text)
        whole = rendering.text + harmless(begun)
        return list(self._tokenizer.tokens(whole, rendering.answers))

    def _located(
        self,
        messages: tuple[PromptMessage, ...],
        told: Sequence[_Told],
        switches: Mapping[str, Any],
    ) -> _Rendering:
        """Render all, and find the answers that can be given by their ids.

        Such an answer stands right behind the prompt that it answered, which is what comes of the
        messages before it. Anything else, be it the same text elsewhere, is not this answer or not
        in this place in a KV cache. Of an answer with reasoning, each part is found for itself.
        """
        known = self._longest_remembered(messages, switches)
        answered, rendered = self._with_beginnings(messages, told, known, switches)
        if not rendered.text.startswith(known.text):  # otherwise than before, perhaps with a date
            known = _NOTHING
            answered, rendered = self._with_beginnings(messages, told, known, switches)
        text = rendered.text
        # Its answers are found again in any prompt that begins like it.
        answers = list(known.answers)
        for index, start, shared in zip(answered, rendered.starts, rendered.shared, strict=True):
            message, answer = messages[index], told[index].text
            behind = answers[-1].end if answers else 0
            in_place = start is not None and start >= behind and text.startswith(answer, start)
            if in_place and start is not None and self._tokenizer.spells(message.tokens, answer):
                answers.append(AnswerPlace(start, start + len(answer), message.tokens))
            elif message.parts:
                answers += self._places_of_parts(message, text, max(shared, behind))
        return _Rendering(messages, text, tuple(answers), switches)

    def _places_of_parts(
        self, message: PromptMessage, text: str, behind: int
    ) -> Iterator[AnswerPlace]:
        """The parts of an answer with reasoning that stand soon behind its question."""
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

    def _with_beginnings(
        self,
        messages: Sequence[PromptMessage],
        told: Sequence[_Told],
        known: _Rendering,
        switches: Mapping[str, Any],
    ) -> tuple[list[int], Rendered]:
        """All of it, with the beginnings that were asked by answers behind those of ``known``."""
        later = range(len(known.messages), len(messages))
        answers = [index for index in later if messages[index].tokens]
        return answers, self._rendered(messages, told, answers, switches)

    def _rendered(
        self,
        messages: Sequence[PromptMessage],
        told: Sequence[_Told],
        beginnings: Sequence[int] = (),
        switches: Mapping[str, Any] = NO_SWITCHES,
    ) -> Rendered:
        pairs = zip(messages, told, strict=True)
        return self._renderer.render(
            [(message.role.value, one.text, one.beside) for message, one in pairs],
            beginnings,
            switches,
        )
