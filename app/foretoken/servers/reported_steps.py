"""Which of llama-server's pieces are drafted tokens: told by its counters, where they determine it.

The order is that of tools/server/server-context.cpp. A draft is counted (``draft_n``) when it is
made, what of it was accepted (``draft_n_accepted``) and the clock (``predicted_ms``) when its pass
is done; then the accepted tokens and one more of the target are counted (``predicted_n``) and sent
one by one, each with the counters as they are then. So tokens with the same clock are of one step,
and the changes of the counters at its first token say what all of them are.

Several tokens come as one piece where half a character, or the beginning of a stop string, was
held back. If more than one step may have begun among them, the number of all tokens with the same
clock tells: there is one more of them than accepted ones for each step. So such a piece waits until
the clock moves on; if there were several steps, nothing says which token is whose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from foretoken.engine.events import UNKNOWN_ID, StepFinished, TokenEmitted, TokenOrigin
from foretoken.servers.chunks import ReportedTimings

ReportedEvent: TypeAlias = TokenEmitted | StepFinished


def piece(
    text: str, step: int, origin: TokenOrigin = TokenOrigin.UNKNOWN, position: int | None = None
) -> TokenEmitted:
    """A token of which a server told its text."""
    return TokenEmitted(UNKNOWN_ID, text, origin, step, position, None, None, None)


@dataclass(slots=True)
class _CountedStep:
    index: int
    drafted: int
    accepted: int
    total_ms: float
    start: int
    """Tokens of the answer before it."""
    seen: int = 0

    @property
    def left(self) -> int:
        """Its tokens that are still to come."""
        return max(0, self.accepted + 1 - self.seen)


class StepReader:
    """Tells the tokens and steps of one answer from its pieces and their counters."""

    def __init__(self) -> None:
        self.next_index = 0
        """Of the step that begins next."""
        self.unknown = 0
        """Tokens or pieces whose origin was not determined."""
        self.steps = 0
        """Those that were told from beginning to end, and the one that read the prompt."""
        self._told = ReportedTimings(0, 0.0, 0, 0, 0.0, None)
        self._step: _CountedStep | None = None  # None: nobody knows which one goes on
        self._held: list[tuple[str, int]] = []  # texts, each of so many tokens
        self._held_step: _CountedStep | None = None  # if no other one began among them
        self._lost = False
        self._gap = -1  # the index that unknown tokens have, which no step may have
        self._prompt = 0

    def begin(self, prompt_tokens: int) -> None:
        """Take over how many tokens the prompt has."""
        self._prompt = prompt_tokens

    def take(self, text: str, told: ReportedTimings | None) -> Iterator[ReportedEvent]:
        """Yield the tokens that a text belongs to, and the steps that end with them.

        ``told`` are the counters that came with it; None where there are none. What may be of
        several steps comes later.
        """
        if told is None:
            yield from self.release()
            yield from _dealt([(text, 1)], self._unknown(1))
            return
        moved, number = told.predicted_ms != self._told.predicted_ms, self._new_tokens(told)
        if self._held and not moved and number > 0 and not self._lost and not self._changed(told):
            self._held.append((text, number))
            self._told = told
            return
        yield from self.release(whole=moved and number > 0 and not self._lost)
        found = self._found(told)
        if found is None:
            self._held.append((text, number))
        elif number > 0:
            yield from _dealt([(text, number)], found)
        elif text:
            yield from _dealt([(text, 1)], self._unknown(1))

    def release(self, *, whole: bool = False) -> Iterator[ReportedEvent]:
        """Yield what waits; ``whole``: all tokens with its clock are there."""
        held, self._held = self._held, []
        if not held:
            return
        number = sum(tokens for _, tokens in held)
        left = 0 if self._step is None else self._step.left
        begun = self._held_step
        if whole and begun is not None and number - left == begun.accepted + 1:
            events = self._rest(left)
            self._begin(begun)
            events += self._rest(number - left)
        else:
            self._step = None
            events = self._unknown(number)
        yield from _dealt(held, events)

    def finish(self, told: ReportedTimings | None) -> Iterator[ReportedEvent]:
        """Yield what waits, and the step that ended the answer: with an end token, or unseen ones.

        ``told`` are the last counters of a whole answer.
        """
        whole = told is not None and told.predicted_ms != self._told.predicted_ms
        yield from self.release(whole=whole)
        if told is None:
            return
        unknown = self.unknown
        found = self._found(told) or []
        self.unknown = unknown  # nothing of these is shown
        yield from (event for event in found if isinstance(event, StepFinished))
        step = self._step
        if step is not None and step.left and not self._lost and not self._held_step:
            yield self._finished(step)

    # --- counters --------------------------------------------------------------------------------

    def _new_tokens(self, told: ReportedTimings) -> int:
        return told.predicted - self._told.predicted

    def _changed(self, told: ReportedTimings) -> bool:
        return (told.drafted, told.accepted) != (self._told.drafted, self._told.accepted)

    def _found(self, told: ReportedTimings) -> list[ReportedEvent] | None:
        """The tokens since the last counters, without their texts, and the steps that they end.

        None where nobody knows yet how many steps they are of.
        """
        before, number, changed = self._told, self._new_tokens(told), self._changed(told)
        self._told, self._held_step = told, None
        drafted, accepted = told.drafted - before.drafted, told.accepted - before.accepted
        sound = 0 <= accepted <= drafted and told.predicted_ms >= before.predicted_ms
        if number < 0 or not sound or told.accepted > told.drafted:
            self._lost = True
        if number <= 0:
            return []
        if before.predicted == 0 and number == 1 and not changed and not self._lost:
            self.steps += 1  # the pass that read the end of the prompt
            return [self._alone()]
        left = 0 if self._step is None else self._step.left
        moved = told.predicted_ms > before.predicted_ms
        if (changed and not moved) or (moved and number <= left):
            self._lost = True  # within a step, counters stand still; and it does not end early
        if self._lost:
            return self._unknown(number)
        if not moved:
            return self._rest(number)
        start = told.predicted - (number - left)
        total_ms = told.predicted_ms - before.predicted_ms
        step = _CountedStep(-1, drafted, accepted, total_ms, start)
        if number > left + 1:
            self._held_step = step
            return None
        events = self._rest(left)
        self._begin(step)
        return events + self._rest(1)

    def _begin(self, step: _CountedStep) -> None:
        step.index = self._new_index()
        self._step = step

    def _rest(self, number: int) -> list[ReportedEvent]:
        """The next tokens of the step that goes on, and its end."""
        events: list[ReportedEvent] = []
        for _ in range(number):
            step = self._step
            if step is None:
                events += self._unknown(1)
            elif step.left:
                place, step.seen = step.seen, step.seen + 1
                events.append(_token(step, place))
                if not step.left:
                    events.append(self._finished(step))
            elif step.accepted < step.drafted and step.seen == step.accepted + 1:
                # A model that cannot roll back read the accepted ones once more, and went on.
                step.seen += 1
                events.append(self._alone())
            else:
                self._lost = True
                events += self._unknown(1)
        return events

    def _alone(self) -> TokenEmitted:
        return piece("", self._new_index(), TokenOrigin.TARGET)

    def _new_index(self) -> int:
        index = self.next_index + (self._gap == self.next_index)
        self.next_index = index + 1
        return index

    def _unknown(self, number: int) -> list[ReportedEvent]:
        self.unknown += number
        self._gap = self.next_index
        return [piece("", self.next_index) for _ in range(number)]

    def _finished(self, step: _CountedStep) -> StepFinished:
        self.steps += 1
        seen, unused, step.seen = step.seen, step.left, step.accepted + 1
        return StepFinished(
            index=step.index,
            lookahead=step.drafted,
            drafted=step.drafted,
            evaluated=step.accepted + (step.accepted < step.drafted),
            accepted=step.accepted,
            draft_ms=0.0,
            verify_ms=0.0,
            total_ms=step.total_ms,
            position=self._prompt + step.start + seen - 1,
            unused=unused,
        )


def _dealt(
    held: Sequence[tuple[str, int]], events: Iterable[ReportedEvent]
) -> Iterator[ReportedEvent]:
    """Events with the texts, each on the last of its tokens."""
    texts, number = {}, -1
    for text, tokens in held:
        number += tokens
        texts[number] = text
    at = 0
    for event in events:
        if isinstance(event, TokenEmitted):
            yield replace(event, text=texts.get(at, ""))
            at += 1
        else:
            yield event


def _token(step: _CountedStep, place: int) -> TokenEmitted:
    if place < step.accepted:
        return piece("", step.index, TokenOrigin.DRAFT, place)
    if step.accepted < step.drafted:
        return piece("", step.index, TokenOrigin.CORRECTION, place)
    ending = TokenOrigin.BONUS if step.drafted else TokenOrigin.TARGET
    return piece("", step.index, ending)
