"""Errors shown to the user, shared by all layers."""

from __future__ import annotations

from typing import ClassVar

from foretoken.system.language import said
from foretoken.system.shown_text import shown_message


class Cancelled(Exception):
    """Raised to end cancelled work; needs no message."""


class UserError(Exception):
    """Base class of errors that are shown to the user: a kind, and the facts of its sentence.

    The sentence stands in ``foretoken.words``; it is shown short and without hidden text.
    """

    may_be_logged: ClassVar[bool] = False
    """Whether the message is ours and quotes names at most, so that it holds no chat text."""

    def __init__(self, kind: str, /, **facts: object) -> None:
        super().__init__(said(kind, **facts))
        self.kind, self.facts = kind, facts

    def __str__(self) -> str:
        words = super().__str__()
        shown = shown_message(words)
        return words if words == shown else shown  # ``words`` may know its source text
