"""Which of llama-server's pieces are drafted tokens: told by its counters, where they determine it.

The order is that of tools/server/server-context.cpp. A draft is counted (``draft_n``) when it is
made, what of it was accepted (``draft_n_accepted``) and the clock (``predicted_ms``) when its pass
is done; then the accepted tokens and one more of the target are counted (``predicted_n``) and sent
one by one, each with the counters as they are then. So tokens with the same clock are of one step,
and the changes of the counters at its first token say what all of them are.

Several tokens come as one piece where half a character, or the beginning of a stop string, was
held back. If more than one step may have begun among them, nothing says which: then it is unknown,
until the next step begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from foretoken.engine.events import UNTOLD_ID, StepFinished, TokenEmitted, TokenOrigin
from foretoken.servers.chunks import ToldTimings


def piece(
    text: str, step: int, origin: TokenOrigin = TokenOrigin.UNKNOWN, position: int | None = None
) -> TokenEmitted:
    """A token of which a server told its text."""
    return TokenEmitted(UNTOLD_ID, text, origin, step, position, None, None, None)


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
        return self.accepted + 1 - self.seen


class StepTeller:
    """Tells the tokens and steps of one answer from its pieces and their counters."""

    def __init__(self) -> None:
        self.next_index = 0
        """Of the step that begins next."""
        self.unknown = 0
        """Tokens or pieces whose origin was not determined."""
        self.steps = 0
        """Those that were told from beginning to end, and the one that read the prompt."""
        self._told = ToldTimings(0, 0.0, 0, 0, 0.0, None)
        self._step: _CountedStep | None = None
        self._synchronous = True  # whether the next token with another clock begins a step
        self._lost = False
        self._gap = -1  # the index that unknown tokens have, which no step may have
        self._prompt = 0

    def begin(self, prompt_tokens: int) -> None:
        """Take over how many tokens the prompt has."""
        self._prompt = prompt_tokens

    def take(self, text: str, told: ToldTimings | None) -> Iterator[TokenEmitted | StepFinished]:
        """Yield the tokens that a text belongs to, and the steps that end with them.

        ``told`` are the counters that came with it; None where there are none.
        """
        tokens, ended = ([], []) if told is None else self._tokens(told)
        *before, last = tokens or self._unknown(1)
        yield from before
        yield replace(last, text=text)
        yield from ended

    def finish(self, told: ToldTimings | None) -> Iterator[StepFinished]:
        """Yield the step that ended the answer: with an end token, or what is not shown of it."""
        if told is None:
            return
        unknown = self.unknown
        _, ended = self._tokens(told)
        self.unknown = unknown  # nothing of these is shown
        yield from ended
        step = self._step
        if step is not None and step.left > 0 and self._synchronous and not self._lost:
            yield self._finished(step)

    def _tokens(self, told: ToldTimings) -> tuple[list[TokenEmitted], list[StepFinished]]:
        """The tokens since the last counters, without their texts, and the steps that they end."""
        before, self._told = self._told, told
        number = told.predicted - before.predicted
        drafted, accepted = told.drafted - before.drafted, told.accepted - before.accepted
        sound = 0 <= accepted <= drafted and told.predicted_ms >= before.predicted_ms
        if number < 0 or not sound or told.accepted > told.drafted:
            self._lost = True
        if number <= 0:
            return [], []
        if self._lost:
            return self._unknown(number), []
        ended: list[StepFinished] = []
        if before.predicted == 0 and number == 1 and not drafted:
            self.steps += 1  # the pass that read the end of the prompt
            return [self._alone()], []
        if told.predicted_ms == before.predicted_ms and before.predicted:
            if drafted or accepted:
                self._lost = True
                return self._unknown(number), []
            return self._rest(number, ended), ended
        left = 0 if self._step is None else self._step.left
        if not self._synchronous:
            left = 0
        if number != left + 1:
            # More than one step may have begun, or one ended too early.
            self._lost = number <= left
            self._step, self._synchronous = None, False
            if number != 1 or self._lost:
                return self._unknown(number), []
        tokens = self._rest(left, ended)
        total_ms = told.predicted_ms - before.predicted_ms
        self._step = _CountedStep(
            self._new_index(), drafted, accepted, total_ms, told.predicted - 1
        )
        self._synchronous = True
        return tokens + self._rest(1, ended), ended

    def _rest(self, number: int, ended: list[StepFinished]) -> list[TokenEmitted]:
        """The next tokens of the step that is going on."""
        tokens = []
        for _ in range(number):
            step = self._step
            if step is None or not self._synchronous:
                tokens += self._unknown(1)
            elif step.left:
                place, step.seen = step.seen, step.seen + 1
                tokens.append(_token(step, place))
                if not step.left:
                    ended.append(self._finished(step))
            elif step.accepted < step.drafted and step.seen == step.accepted + 1:
                # A model that cannot roll back read the accepted ones once more, and went on.
                step.seen += 1
                tokens.append(self._alone())
            else:
                self._lost = True
                tokens += self._unknown(1)
        return tokens

    def _alone(self) -> TokenEmitted:
        return piece("", self._new_index(), TokenOrigin.TARGET)

    def _new_index(self) -> int:
        index = self.next_index + (self._gap == self.next_index)
        self.next_index = index + 1
        return index

    def _unknown(self, number: int) -> list[TokenEmitted]:
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


def _token(step: _CountedStep, place: int) -> TokenEmitted:
    if place < step.accepted:
        return piece("", step.index, TokenOrigin.DRAFT, place)
    if step.accepted < step.drafted:
        return piece("", step.index, TokenOrigin.CORRECTION, place)
    ending = TokenOrigin.BONUS if step.drafted else TokenOrigin.TARGET
    return piece("", step.index, ending)
