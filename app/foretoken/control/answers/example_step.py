"""A step of an answer, as an example of speculative decoding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import RejectedDraft, StepFinished, TokenEmitted, TokenOrigin

_TOKENS_BEFORE = 12
_FEWEST_ACCEPTED, _MOST_SHOWN = 2, 8


@dataclass(frozen=True, slots=True)
class ExampleStep:
    """A target pass, with its tokens."""

    step: StepFinished
    before: str
    """The text that it goes on from."""
    accepted: tuple[TokenEmitted, ...]
    rejected: RejectedDraft | None
    """The drafted token behind these, if the target put another one in its place."""
    own: TokenEmitted | None
    """What the target itself added: a correction or a bonus token; None at an end."""

    @property
    def unseen(self) -> int:
        """Drafted tokens behind the rejected one: the target did not judge them."""
        return self.step.drafted - self.step.evaluated


def last_answer(conversation: Conversation) -> Message | None:
    """The last answer of the shown branch that has ended and of which steps were kept."""
    for message in reversed(conversation.messages):
        told = message.role is Role.ASSISTANT and message.statistics is not None
        if told and message.steps and message.tokens:
            return message
    return None


def step_to_show(answer: Message) -> ExampleStep | None:
    """The most instructive step: with a rejected token, then with many accepted ones.

    None where nothing was ever drafted.
    """
    steps = {step.index: step for step in answer.steps}
    found: list[tuple[tuple[bool, bool, int], ExampleStep]] = []
    at = 0
    for index, group in groupby(answer.tokens, key=lambda token: token.step):
        tokens = tuple(group)
        step = steps.get(index)
        if step is not None and step.drafted:
            told = _told(step, tokens, answer.tokens[max(0, at - _TOKENS_BEFORE) : at])
            if told is not None:
                count = len(told.accepted)
                handy = step.drafted <= _MOST_SHOWN
                telling = handy and count >= _FEWEST_ACCEPTED
                found.append(((telling, told.rejected is not None, count), told))
        at += len(tokens)
    return max(found, key=lambda each: each[0])[1] if found else None


def step_of(answer: Message, index: int) -> ExampleStep | None:
    """The step that wrote a token, as far as its tokens are part of the answer.

    None for a token that was chosen by hand, and where no record of the step was kept.
    """
    number = answer.tokens[index].step
    step = next((step for step in answer.steps if step.index == number), None)
    if step is None:
        return None
    at = [i for i, token in enumerate(answer.tokens) if token.step == number]
    accepted, rejected, own = _parts([answer.tokens[i] for i in at])
    before = "".join(token.text for token in answer.tokens[max(0, at[0] - _TOKENS_BEFORE) : at[0]])
    return ExampleStep(step, before, accepted, rejected, own)


def _parts(
    tokens: Sequence[TokenEmitted],
) -> tuple[tuple[TokenEmitted, ...], RejectedDraft | None, TokenEmitted | None]:
    """What was accepted, what was rejected, and what the target itself added."""
    accepted = tuple(token for token in tokens if token.origin is TokenOrigin.DRAFT)
    own = next((token for token in tokens if token.origin is not TokenOrigin.DRAFT), None)
    return accepted, own.rejected if own is not None else None, own


def _told(
    step: StepFinished, tokens: Sequence[TokenEmitted], before: Sequence[TokenEmitted]
) -> ExampleStep | None:
    accepted, rejected, own = _parts(tokens)
    if len(accepted) != step.accepted:  # a stop string took some of its text
        return None
    return ExampleStep(step, "".join(token.text for token in before), accepted, rejected, own)
