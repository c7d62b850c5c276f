"""A model's own chat template, and the prompt that comes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.prompt_tokens import AnswerPlace, PromptTokenizer
from foretoken.chat.prompt.template_rendering import Rendered, TemplateFailed, TemplateRenderer
from foretoken.engine.text.vocabulary import Vocabulary

_CHATML = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n"
    "{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
# An answer mostly begins with the space that is missing after the last colon: one is enough.
_PLAIN = (
    "{% for message in messages %}{{ message.role | capitalize }}:"
    "{{ '' if message.content[:1].isspace() else ' ' }}{{ message.content }}\n"
    "{% endfor %}{% if add_generation_prompt %}Assistant:{% endif %}"
)
_PROBE = "Zq7"  # what no template trims, writes or leaves out by itself
# Enough for the same conversation with a few different beginnings, see ``context_window``.
_REMEMBERED = 16
# Of a context that is not known: no model is loaded for it.
_ANY_LENGTH = 131_072


@dataclass(frozen=True, slots=True)
class ChatPrompt:
    """Token ids of a rendered conversation, and the strings that end an answer to it."""

    tokens: list[int]
    stop_strings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Rendering:
    """What became of a conversation, and where its answers stand in it."""

    messages: tuple[PromptMessage, ...]
    text: str
    answers: tuple[AnswerPlace, ...] = ()


_NOTHING = _Rendering((), "")


def stop_strings(vocabulary: Vocabulary, source: str | None) -> tuple[str, ...]:
    """What ends an answer to a prompt by this template; see ``ChatTemplate``.

    Needed only by the fallback whose turns have no end token.
    """
    plain = source is None and "<|im_start|>" not in vocabulary.special_texts
    return ("\nUser:",) if plain else ()


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
            return _PROBE in self._rendered(probe, [message.text for message in probe]).text
        except TemplateFailed:
            return False

    def cancel(self) -> None:
        """End what is being rendered now, if anything is; to be called on any thread."""
        self._renderer.cancel()

    def prompt(
        self, messages: Iterable[PromptMessage], begun: PromptMessage | None = None
    ) -> ChatPrompt:
        """Render ``messages`` and the opening of an answer.

        Raises ``PromptError``: ``TemplateFailed``, and ``RenderingCancelled`` after ``cancel``.

        A template that does not take system messages gets their text before the first question.

        Where the text of an earlier answer is still the one that its ids spell, and stands where
        they were generated, these ids are in the prompt: it begins with the tokens of the prompt
        that was answered and of the answer, so that a KV cache of both can be used again.

        ``begun`` is an answer that is to go on: the prompt ends with it, and nothing closes it.
        """
        messages = self._with_system(tuple(messages))
        harmless = [self._tokenizer.harmless(message.text) for message in messages]
        rendering = self._located(messages, harmless)
        tokens = list(self._tokenizer.tokens(rendering.text, rendering.answers))
        self._remembered.append(rendering)
        if begun is not None:
            tokens = self._with_begun(tokens, rendering, begun)
        bos = self._vocabulary.bos_id
        # Templates often write BOS themselves; it must not stand there twice.
        if self._vocabulary.adds_bos and bos is not None and tokens[:1] != [bos]:
            tokens.insert(0, bos)
        return ChatPrompt(tokens, self.stop_strings)

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
        if self._tokenizer.shows(begun.tokens, begun.text):
            return [*tokens, *begun.tokens]
        behind = self._tokenizer.continued(begun.text)
        if behind is not None:
            return [*tokens, *behind]
        whole = rendering.text + self._tokenizer.harmless(begun.text)
        return list(self._tokenizer.tokens(whole, rendering.answers))

    def _located(self, messages: tuple[PromptMessage, ...], harmless: Sequence[str]) -> _Rendering:
        """Render all, and find the answers that can be given by their ids.

        Such an answer stands right behind the prompt that it answered, which is what comes of the
        messages before it. Anything else, be it the same text elsewhere, is not this answer or not
        in this place in a KV cache.
        """
        known = self._longest_remembered(messages)
        text, starts = self._with_beginnings(messages, harmless, known)
        if not text.startswith(known.text):  # it begins otherwise than before, perhaps with a date
            known = _NOTHING
            text, starts = self._with_beginnings(messages, harmless, known)
        # Its answers are found again in any prompt that begins like it.
        answers = list(known.answers)
        for index, start in starts.items():
            tokens, answer = messages[index].tokens, harmless[index]
            behind = answers[-1].end if answers else 0
            in_place = start >= behind and text.startswith(answer, start)
            if in_place and self._tokenizer.spells(tokens, answer):
                answers.append(AnswerPlace(start, start + len(answer), tokens))
        return _Rendering(messages, text, tuple(answers))

    def _longest_remembered(self, messages: tuple[PromptMessage, ...]) -> _Rendering:
        fitting = (
            earlier
            for earlier in self._remembered
            if messages[: len(earlier.messages)] == earlier.messages
        )
        return max(fitting, key=lambda earlier: len(earlier.messages), default=_NOTHING)

    def _with_beginnings(
        self, messages: Sequence[PromptMessage], harmless: Sequence[str], known: _Rendering
    ) -> tuple[str, dict[int, int]]:
        """The text of all, and where the prompts of answers behind those of ``known`` end in it.

        Not those that the template refuses by themselves, or renders otherwise.
        """
        later = range(len(known.messages), len(messages))
        answers = [index for index in later if messages[index].tokens]
        rendered = self._rendered(messages, harmless, answers)
        starts = zip(answers, rendered.starts, strict=True)
        return rendered.text, {index: start for index, start in starts if start is not None}

    def _rendered(
        self,
        messages: Sequence[PromptMessage],
        harmless: Sequence[str],
        beginnings: Sequence[int] = (),
    ) -> Rendered:
        told = zip(messages, harmless, strict=True)
        return self._renderer.render([(one.role.value, text) for one, text in told], beginnings)
