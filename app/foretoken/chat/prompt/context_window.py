"""Context window: the part of a conversation that fits the model's context."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatPrompt, ChatTemplate
from foretoken.chat.prompt.template_rendering import NO_SWITCHES
from foretoken.engine.config import ContextPolicy
from foretoken.engine.errors import PromptError
from foretoken.system.language import said

# Old turns are dropped in bulk, so that the following prompts only append to a prefix in the KV
# cache: up to two thirds of the room are processed again, but only once per third of the room.
_SHARE_AFTER_DROPPING = 2 / 3
# Tokens are reserved for an answer up to its limit, but at most this fraction of the context.
_RESERVED_PART = 4


class PromptTooLong(PromptError):
    """Raised if the prompt leaves no room for an answer."""


def answer_reserve(context_length: int, max_tokens: int) -> int:
    """Return the tokens that a prompt leaves for an answer of at most ``max_tokens``."""
    return min(max_tokens, context_length // _RESERVED_PART)


def fit(
    template: ChatTemplate,
    messages: Sequence[PromptMessage],
    *,
    context_length: int,
    reserve: int,
    start: int,
    policy: ContextPolicy,
    begun: PromptMessage | None = None,
    switches: Mapping[str, Any] = NO_SWITCHES,
) -> tuple[ChatPrompt, int]:
    """Return a prompt of as many messages as leave ``reserve`` tokens for an answer.

    Also its start, the index of its first message besides initial system messages; 0 if nothing was
    dropped. ``start`` is that of the conversation's last prompt (0 for the first one) and is kept
    as long as possible. The last question is always included, even if its answer then has less than
    the reserve. ``begun`` is an answer to continue; its tokens do not count towards the reserve.
    ``switches``: see ``ChatTemplate.prompt``. Raises ``PromptTooLong`` if no token is left for an
    answer, and another ``PromptError`` if the template fails.
    """

    @cache
    def prompt(first: int) -> ChatPrompt:
        return template.prompt(without_turns(messages, first), begun, switches=switches)

    def size(first: int) -> int:
        return len(prompt(first).tokens)

    turns = _later_turns(messages)
    room = context_length - max(1, reserve)
    first = first_kept(messages, size, room=room, start=start, policy=policy)
    if size(first) < context_length:
        return prompt(first), first
    problem = said("prompt-fills-context", count=size(first), context=context_length)
    if turns and policy is ContextPolicy.STOP:
        remedy = "leave-out-turns"
    elif begun is not None:
        remedy = "load-longer"
    else:
        remedy = "shorten-either" if system_messages(messages) else "shorten-message"
    raise PromptTooLong("as-told", text=f"{problem} {said(remedy)}")


def prompt_of_length(
    template: ChatTemplate,
    messages: Sequence[PromptMessage],
    length: int,
    switches: Mapping[str, Any] = NO_SWITCHES,
) -> ChatPrompt | None:
    """Reconstruct the prompt of ``length`` tokens that an answer to ``messages`` had.

    Tries all numbers of dropped turns. Returns None if none has this length, because something
    has changed since. Raises ``PromptError``.
    """

    @cache
    def prompt(first: int) -> ChatPrompt:
        return template.prompt(without_turns(messages, first), switches=switches)

    starts = [0, *_later_turns(messages)]
    # Dropping turns never makes a prompt longer.
    place = bisect_left(starts, -length, key=lambda first: -len(prompt(first).tokens))
    found = prompt(starts[place]) if place < len(starts) else None
    return found if found is not None and len(found.tokens) == length else None


def without_turns(messages: Sequence[PromptMessage], first: int) -> list[PromptMessage]:
    """Return the messages without the turns before ``first``; system messages stay."""
    system = system_messages(messages)
    return [*messages[:system], *messages[max(first, system) :]]


def first_kept(
    messages: Sequence[PromptMessage],
    size: Callable[[int], int],
    *,
    room: int,
    start: int,
    policy: ContextPolicy,
) -> int:
    """Return the start of ``fit`` for prompts of ``size(start)`` tokens in ``room`` tokens."""
    turns = _later_turns(messages)
    if policy is ContextPolicy.STOP or size(0) <= room or not turns:
        return 0
    if start in turns and size(start) <= room:
        return start
    goal = int(room * _SHARE_AFTER_DROPPING)
    # Dropping turns never makes a prompt longer.
    enough = bisect_left(turns, True, key=lambda first: size(first) <= goal)
    return turns[min(enough, len(turns) - 1)]


def _later_turns(messages: Sequence[PromptMessage]) -> list[int]:
    """Return the indices of questions preceded by anything other than system messages."""
    beginning = system_messages(messages)
    return [
        index
        for index, message in enumerate(messages)
        if message.role is Role.USER and index > beginning
    ]


def system_messages(messages: Sequence[PromptMessage]) -> int:
    """Return the number of system messages at the beginning."""
    others = (index for index, m in enumerate(messages) if m.role is not Role.SYSTEM)
    return next(others, len(messages))
