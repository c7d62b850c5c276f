"""A model's own chat template, rendered in a sandbox, and the tokens that come of it.

What people write never becomes a control token: message contents are marked before rendering,
and only text outside the marks is searched for control tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import jinja2
from jinja2.ext import loopcontrols
from jinja2.sandbox import ImmutableSandboxedEnvironment

from foretoken.chat.conversation import Role
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
# Noncharacters: Unicode reserves them for a program's own use, so text has no reason to hold one.
_MARKS = ("\ufdd0", "\ufdd1")


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
        environment = ImmutableSandboxedEnvironment(
            trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols]
        )
        environment.globals["raise_exception"] = _raise_exception
        environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
        try:
            self._template = environment.from_string(source)
        except jinja2.TemplateError as error:
            raise PromptError(f"The model's chat template is not valid: {error}.") from error

    def prompt(self, messages: Iterable[tuple[Role, str]]) -> ChatPrompt:
        """Render ``messages`` and the opening of an answer. Raises ``PromptError``."""
        rendered = self._render([(role, _without_marks(text)) for role, text in messages])
        tokens = list(self._tokens(rendered))
        bos = self._vocabulary.bos_id
        # Templates often write BOS themselves; it must not stand there twice.
        if self._vocabulary.adds_bos and bos is not None and tokens[:1] != [bos]:
            tokens.insert(0, bos)
        return ChatPrompt(tokens, self.stop_strings)

    def _render(self, messages: Sequence[tuple[Role, str]]) -> str:
        start, end = _MARKS
        marked = [{"role": role.value, "content": start + text + end} for role, text in messages]
        special = self._vocabulary.special_ids
        context: dict[str, Any] = {
            f"{role}_token": self._vocabulary.text(special[role]) if role in special else ""
            for role in ("bos", "eos")
        }
        try:
            return self._template.render(messages=marked, add_generation_prompt=True, **context)
        except (jinja2.TemplateError, TypeError, ValueError, ArithmeticError, LookupError) as error:
            raise PromptError(
                f"The model's chat template cannot render this conversation: {error}"
            ) from error

    def _tokens(self, rendered: str) -> Iterator[int]:
        """Control tokens where the template wrote them; everything between as plain text."""
        run = ""
        strip_left = False
        for piece, control in self._pieces(rendered):
            if control is None:
                run += piece
                continue
            attribute = self._vocabulary.attribute(control)
            before = run.lstrip() if strip_left else run
            before = before.rstrip() if TokenAttribute.LSTRIP in attribute else before
            yield from self._vocabulary.tokenize(before)
            yield control
            run, strip_left = "", TokenAttribute.RSTRIP in attribute
        yield from self._vocabulary.tokenize(run.lstrip() if strip_left else run)

    def _pieces(self, rendered: str) -> Iterator[tuple[str, int | None]]:
        """Split at control tokens outside the marks: (text, None) or (text, id)."""
        special = self._vocabulary.special_texts
        # Longest first, like llama.cpp: one control token may begin like another.
        names = sorted(special, key=len, reverse=True)
        control = re.compile("|".join(map(re.escape, names))) if names else None
        start, end = _MARKS
        inside = False
        for span in re.split(f"([{start}{end}])", rendered):
            if span in _MARKS:
                inside = span == start
            elif inside or control is None:
                yield span, None
            else:
                at = 0
                for match in control.finditer(span):
                    yield span[at : match.start()], None
                    yield match.group(), special[match.group()]
                    at = match.end()
                yield span[at:], None


def _without_marks(text: str) -> str:
    return text.translate({ord(mark): "\ufffd" for mark in _MARKS})


def _raise_exception(message: str) -> str:
    raise jinja2.TemplateError(message)
