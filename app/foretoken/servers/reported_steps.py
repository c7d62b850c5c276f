"""Origin of the pieces sent by llama-server, derived from its counters where they determine it.

The order of events is that of tools/server/server-context.cpp. ``draft_n`` is updated when a draft
is made, ``draft_n_accepted`` and the clock (``predicted_ms``) after its pass; then the accepted
tokens and one more of the target are counted (``predicted_n``) and sent one by one, each with the
current counters. So tokens with the same clock are of one step, and the changes of the counters at
its first token give the origin of all of them.

Several tokens arrive as one piece if a partial character or the beginning of a stop string was held
back. If more than one step may have begun among them, the number of tokens with the same clock
decides: each step has one more than it accepted. Such a piece therefore waits until the clock
advances; if there were several steps, the tokens cannot be assigned to them.
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
    """Return a token of which only the text is known."""
    return TokenEmitted(UNKNOWN_ID, text, origin, step, position, None, None, None)


@dataclass(slots=True)
class _CountedStep:
    index: int
    drafted: int
    accepted: int
    total_ms: float
    start: int
    """Number of tokens of the answer before this step."""
    seen: int = 0

    @property
    def left(self) -> int:
        """Number of its tokens still to arrive."""
        return max(0, self.accepted + 1 - self.seen)


class StepReader:
    """Reconstructs the tokens and steps of an answer from its pieces and their counters."""

    def __init__(self) -> None:
        self.next_index = 0
        """Index of the next step."""
        self.unknown = 0
        """Number of tokens or pieces of unknown origin."""
        self.steps = 0
        """Number of completely known steps, including the one that ends the prefill."""
        self._told = ReportedTimings(0, 0.0, 0, 0, 0.0, None)
        self._step: _CountedStep | None = None  # the current step; None if unknown
        self._held: list[tuple[str, int]] = []  # texts with their numbers of tokens
        self._held_step: _CountedStep | None = None  # if no other one began among them
        self._lost = False
        self._unknown_index = -1  # the index given to unknown tokens, which no step may have
        self.prompt_tokens = 0

    def take(self, text: str, told: ReportedTimings | None) -> Iterator[ReportedEvent]:
        """Yield the tokens of a text, and the steps that end with them.

        ``told`` are the counters that came with it, if any. Text that may belong to several steps
        is held back.
        """
        if told is None:
            yield from self.release()
            yield from _with_texts([(text, 1)], self._unknown(1))
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
            yield from _with_texts([(text, number)], found)
        elif text:
            yield from _with_texts([(text, 1)], self._unknown(1))

    def release(self, *, whole: bool = False) -> Iterator[ReportedEvent]:
        """Yield what was held back; ``whole``: all tokens with its clock have arrived."""
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
        yield from _with_texts(held, events)

    def finish(self, told: ReportedTimings | None) -> Iterator[ReportedEvent]:
        """Yield what was held back, and the last step, which may end with tokens never sent.

        ``told`` are the final counters of a complete answer.
        """
        whole = told is not None and told.predicted_ms != self._told.predicted_ms
        yield from self.release(whole=whole)
        if told is None:
            return
        unknown = self.unknown
        found = self._found(told) or []
        self.unknown = unknown  # these tokens are not shown
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
        """Return the tokens since the last counters, without texts, and the steps that they end.

        None if the number of steps is not yet known.
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
            self.steps += 1  # the pass that ended the prefill
            return [self._single_token()]
        left = 0 if self._step is None else self._step.left
        moved = told.predicted_ms > before.predicted_ms
        if (changed and not moved) or (moved and number <= left):
            self._lost = True  # counters are constant within a step, which never ends early
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
        """Return the next tokens of the current step, and its end."""
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
                # A model that cannot roll back re-read the accepted tokens and went on.
                step.seen += 1
                events.append(self._single_token())
            else:
                self._lost = True
                events += self._unknown(1)
        return events

    def _single_token(self) -> TokenEmitted:
        return piece("", self._new_index(), TokenOrigin.TARGET)

    def _new_index(self) -> int:
        index = self.next_index + (self._unknown_index == self.next_index)
        self.next_index = index + 1
        return index

    def _unknown(self, number: int) -> list[ReportedEvent]:
        self.unknown += number
        self._unknown_index = self.next_index
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
            position=self.prompt_tokens + step.start + seen - 1,
            unused=unused,
        )


def _with_texts(
    held: Sequence[tuple[str, int]], events: Iterable[ReportedEvent]
) -> Iterator[ReportedEvent]:
    """Yield the events with the texts, each text on the last of its tokens."""
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
