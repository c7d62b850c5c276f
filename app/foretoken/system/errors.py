"""Errors that people read, whatever part of the product says them."""

from __future__ import annotations

from typing import ClassVar

from foretoken.system.shown_text import shown_message


class Cancelled(Exception):
    """Somebody no longer wants what was being done, so nobody needs to be told why it ended."""


class ErrorInWords(Exception):
    """Base of every error whose message people read: short, and nothing in it is hidden."""

    may_be_logged: ClassVar[bool] = False
    """Its words are our own and quote names at most: nothing of a chat is in them."""

    def __str__(self) -> str:
        words = super().__str__()
        shown = shown_message(words)
        return words if words == shown else shown  # the former knows what it was made of
