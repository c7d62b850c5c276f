"""Chat template of a model, and the prompts made with it."""

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
class _TemplateMessage:
    """One message as passed to the template, with control tokens neutralised."""

    text: str
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Rendering:
    """A rendered conversation, and the places of its answers."""

    messages: tuple[PromptMessage, ...]
    text: str
    answers: tuple[AnswerPlace, ...] = ()
    switches: Mapping[str, Any] = field(default_factory=dict)


_NOTHING = _Rendering((), "")


@dataclass(frozen=True, slots=True)
class EarlierReasoning:
    """Form in which a template expects the reasoning of earlier answers."""

    names: tuple[str, ...] = ()
    """Message fields for it, separate from the answer."""
    in_text: bool = False
    """Whether it is expected in the text, between the marks."""


def wanted_by(template: str | None, marks: Sequence[Marks]) -> EarlierReasoning:
    """Return how a template expects the reasoning of earlier answers, judging by its source.

    Templates that read a reasoning field get it separately; those that know its marks get it in the
    text; both decide what to do with it. All others get the answer only, as do Foretoken's own
    fallbacks (None).
    """
    if template is None:
        return EarlierReasoning()
    found = ((one[1] or one[4], one[2] or one[3]) for one in _READ.finditer(template))
    names = dict.fromkeys(name for owner, name in found if owner not in _NO_MESSAGES)
    known = any(kind.closing in template or kind.opening in template for kind in marks)
    return EarlierReasoning(tuple(names), in_text=not names and known)


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
        self._given = source
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
        probe = [PromptMessage(Role.SYSTEM, _PROBE), PromptMessage(Role.USER, "?")]
        try:
            return (
                _PROBE in self._rendered(probe, [_TemplateMessage(one.text) for one in probe]).text
            )
        except TemplateFailed:
            return False

    @cached_property
    def _marks(self) -> tuple[Marks, ...]:
        return marks_in(self._given, self._vocabulary)

    @cached_property
    def _earlier(self) -> EarlierReasoning:
        return wanted_by(self._given, self._marks)

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

        Reasoning in earlier answers is passed as the template expects it (``wanted_by``).

        ``begun`` is an answer to continue: the prompt ends with it, unclosed. With ``at_once`` the
        answer starts without reasoning, if it is known how.

        ``switches`` are values of variables that the template reads (``template_switches``).
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

    def _prepared(self, message: PromptMessage) -> _TemplateMessage:
        harmless = self._tokenizer.harmless
        if not message.parts:
            return _TemplateMessage(harmless(message.text))
        kinds: dict[PartKind, list[str]] = {kind: [] for kind in PartKind}
        for part in message.parts:
            kinds[part.kind].append(harmless(message.text[part.start : part.end]))
        reasoning, said = ("\n\n".join(kinds[kind]) for kind in PartKind)
        if self._earlier.names:
            return _TemplateMessage(said, dict.fromkeys(self._earlier.names, reasoning))
        closing = [marks.closing for marks in self._marks]
        # The user's own text must not produce control tokens, not even marks.
        if self._earlier.in_text and message.tokens and any(c in message.text for c in closing):
            return _TemplateMessage(self._with_marks(message))
        return _TemplateMessage(said)

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
        harmless = self._with_marks if marked else lambda one: self._tokenizer.harmless(one.text)
        whole = rendering.text + harmless(begun)
        return list(self._tokenizer.tokens(whole, rendering.answers))

    def _located(
        self,
        messages: tuple[PromptMessage, ...],
        prepared: Sequence[_TemplateMessage],
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
            rendered = self._rendered(messages, prepared, answered, switches)
            if rendered.text.startswith(known.text):  # otherwise it perhaps contains a date
                break
        text = rendered.text
        # The places of its answers are valid in any prompt that begins with it.
        answers = list(known.answers)
        for index, start, shared in zip(answered, rendered.starts, rendered.shared, strict=True):
            message, answer = messages[index], prepared[index].text
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

    def _rendered(
        self,
        messages: Sequence[PromptMessage],
        prepared: Sequence[_TemplateMessage],
        beginnings: Sequence[int] = (),
        switches: Mapping[str, Any] = NO_SWITCHES,
    ) -> Rendered:
        pairs = zip(messages, prepared, strict=True)
        return self._renderer.render(
            [(message.role.value, one.text, one.fields) for message, one in pairs],
            beginnings,
            switches,
        )
