"""A model's own chat template, rendered in a sandbox, and the tokens that come of it.

What people write never becomes a control token: before rendering, the first character of every
control token in a message is replaced by a stand-in, so that it is not found afterwards; then the
stand-ins become the characters again. Templates see a text of the same length to trim or cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import jinja2
from jinja2.ext import Extension, loopcontrols
from jinja2.nodes import Node
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from foretoken.chat.conversation import Role
from foretoken.engine.detokenizer import overlap
from foretoken.engine.errors import PromptError
from foretoken.engine.vocabulary import TokenAttribute, Vocabulary

_CHATML = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n"
    "{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
_PLAIN = (
    "{% for message in messages %}{{ message.role | capitalize }}: {{ message.content }}\n"
    "{% endfor %}{% if add_generation_prompt %}Assistant:{% endif %}"
)
# Noncharacters, which Unicode reserves for a program's own use, then a private plane.
_STAND_INS = [*map(chr, range(0xFDD0, 0xFDF0)), *map(chr, range(0x100000, 0x100400))]


class _GenerationTag(Extension):
    """``{% generation %}``, with which some templates mark answers for training: its content."""

    tags = {"generation"}  # noqa: RUF012 - Jinja declares it so

    def parse(self, parser: Parser) -> list[Node]:
        """Keep the nodes between the tags."""
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


@dataclass(frozen=True, slots=True)
class ChatPrompt:
    """Token ids of a rendered conversation, and the strings that end an answer to it."""

    tokens: list[int]
    stop_strings: tuple[str, ...]


class ChatTemplate:
    """Turns messages into a prompt for one model."""

    def __init__(self, vocabulary: Vocabulary, source: str | None) -> None:
        """``source`` is the Jinja text from the file; None takes a sensible fallback.

        Raises ``PromptError`` where the template is not valid.
        """
        self._vocabulary = vocabulary
        self.stop_strings: tuple[str, ...] = ()
        """Needed only by the fallback, whose turns have no end token."""
        if source is None:
            source = _CHATML if "<|im_start|>" in vocabulary.special_texts else _PLAIN
            self.stop_strings = ("\nUser:",) if source is _PLAIN else ()
        controls = sorted(vocabulary.special_texts, key=len, reverse=True)
        # Longest first, like llama.cpp: one control token may begin like another.
        self._controls = re.compile("|".join(map(re.escape, controls)) or r"(?!)")
        first_characters = sorted({text[0] for text in controls})
        self._stand_ins = dict(zip(first_characters, _STAND_INS, strict=False))
        self._no_stand_ins = {ord(character): "\ufffd" for character in self._stand_ins.values()}
        self._restore = {ord(stand_in): text for text, stand_in in self._stand_ins.items()}
        environment = ImmutableSandboxedEnvironment(
            trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _GenerationTag]
        )
        environment.globals["raise_exception"] = _raise_exception
        environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
        try:
            self._template = environment.from_string(source)
        except Exception as error:  # foreign code: Jinja lets even a SyntaxError through
            raise PromptError(f"The model's chat template is not valid: {error}.") from error

    def prompt(self, messages: Iterable[tuple[Role, str]]) -> ChatPrompt:
        """Render ``messages`` and the opening of an answer. Raises ``PromptError``."""
        rendered = self._render([(role, self._harmless(text)) for role, text in messages])
        tokens = list(self._tokens(rendered))
        bos = self._vocabulary.bos_id
        # Templates often write BOS themselves; it must not stand there twice.
        if self._vocabulary.adds_bos and bos is not None and tokens[:1] != [bos]:
            tokens.insert(0, bos)
        return ChatPrompt(tokens, self.stop_strings)

    def _render(self, messages: Sequence[tuple[Role, str]]) -> str:
        harmless = [{"role": role.value, "content": text} for role, text in messages]
        special = self._vocabulary.special_ids
        context: dict[str, Any] = {
            f"{role}_token": self._vocabulary.text(special[role]) if role in special else ""
            for role in ("bos", "eos")
        }
        try:
            return self._template.render(messages=harmless, add_generation_prompt=True, **context)
        except Exception as error:  # foreign code: it can raise anything
            raise PromptError(
                f"The model's chat template cannot render this conversation: {error}"
            ) from error

    def _harmless(self, text: str) -> str:
        """Put stand-ins into all control tokens, and into those that are begun at the end."""
        text = text.translate(self._no_stand_ins)
        found = 1
        while found:  # one may overlap the next
            text, found = self._controls.subn(lambda match: self._stand_in(match.group()), text)
        while begun := self._begun(text):
            at = len(text) - begun
            text = text[:at] + self._stand_in(text[at:])
        return text

    def _begun(self, text: str) -> int:
        """Length of the start of a control token that is the end of ``text``."""
        return max((overlap(text, c) for c in self._vocabulary.special_texts), default=0)

    def _stand_in(self, text: str) -> str:
        return self._stand_ins.get(text[0], "\ufffd") + text[1:]

    def _tokens(self, rendered: str) -> Iterator[int]:
        """Control tokens where the template wrote them; everything between as plain text."""
        special = self._vocabulary.special_texts
        at = 0
        strip_left = False
        for found in self._controls.finditer(rendered):
            control = special[found.group()]
            attribute = self._vocabulary.attribute(control)
            run = rendered[at : found.start()]
            run = run.lstrip() if strip_left else run
            run = run.rstrip() if TokenAttribute.LSTRIP in attribute else run
            yield from self._vocabulary.tokenize(run.translate(self._restore))
            yield control
            at, strip_left = found.end(), TokenAttribute.RSTRIP in attribute
        run = rendered[at:].lstrip() if strip_left else rendered[at:]
        yield from self._vocabulary.tokenize(run.translate(self._restore))


def _raise_exception(message: str) -> str:
    raise jinja2.TemplateError(message)
