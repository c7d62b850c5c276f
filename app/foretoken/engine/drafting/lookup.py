"""Prompt lookup: what followed the same tokens earlier is the draft. No second model.

Earlier is in the prompt and the answer so far, or in the memory of other texts (``memory.py``).
Sources: Saxena, "Prompt Lookup Decoding" (2023); Yang et al., "Inference with Reference" (2023).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate

import numpy as np

from foretoken.engine.config import MAX_LOOKAHEAD, SamplingParams
from foretoken.engine.drafting.drafter import Draft, Drafter
from foretoken.engine.drafting.memory import CONTEXT, MemorySegment, Places, TextMemory
from foretoken.engine.events import CopiedFrom, DraftSource
from foretoken.engine.language_model import HiddenStates
from foretoken.engine.lookahead.policy import EarlyStopping
from foretoken.engine.sampling.probabilities import certain
from foretoken.engine.text.vocabulary import Vocabulary

# A single equal token says little: common words stand everywhere.
_SHORTEST = 2
# Beyond this a match is as good as it gets, and so many places, latest first, are compared.
_LONGEST, _MOST_PLACES = 32, 32
# After a copy of at least so many tokens the place behind a deviation is worth a guess, up to so
# far away if tokens were left out.
_STEADY_COPY, _MOST_LEFT_OUT = 4, 4
# In so many more texts, two equal tokens say nothing.
_SHORTEST_REMEMBERED = 3


@dataclass(frozen=True, slots=True)
class Match:
    """An earlier place whose last tokens equal those at the end."""

    continuation: int
    """Index of the token that followed there."""
    length: int
    """Equal tokens before it, at most 32; 1 where a copy is guessed to go on after a deviation."""


class BigramIndex:
    """Tokens, and where each pair of them stands."""

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self._places: dict[tuple[int, int], list[int]] = {}

    def extend(self, tokens: Sequence[int]) -> None:
        """Append ``tokens``."""
        for token in tokens:
            if self.tokens:
                pair = (self.tokens[-1], token)
                self._places.setdefault(pair, []).append(len(self.tokens))
            self.tokens.append(token)

    def truncate(self, length: int) -> None:
        """Keep the first ``length`` tokens."""
        for index in range(len(self.tokens) - 1, max(length, 1) - 1, -1):
            pair = (self.tokens[index - 1], self.tokens[index])
            places = self._places[pair]
            places.pop()
            if not places:
                del self._places[pair]
        del self.tokens[length:]

    def longest_match(self) -> Match | None:
        """Find where the most tokens equal those at the end; of equals, the latest."""
        tokens = self.tokens
        end = len(tokens) - 1
        if end < _SHORTEST:
            return None
        best, best_length = 0, 0
        places = self._places[tokens[end - 1], tokens[end]]
        # The last place is the end itself.
        for place in places[-2 : -2 - _MOST_PLACES : -1]:
            length = _SHORTEST
            longest = min(_LONGEST, place + 1)
            while length < longest and tokens[place - length] == tokens[end - length]:
                length += 1
            if length > best_length:
                best, best_length = place + 1, length
                if length == _LONGEST:
                    break
        return Match(best, best_length) if best_length else None

    def agreements(self, following: Sequence[int]) -> list[Agreement]:
        """How many places of the last two tokens went on like ``following``, for each token."""
        tokens = self.tokens
        end = len(tokens)
        # The last place is the end itself.
        latest = self._places[tokens[-2], tokens[-1]][-1 - _MOST_PLACES : -1]
        places = [place + 1 for place in latest]
        found: list[Agreement] = []
        for token in following:
            same = [
                place + 1
                for place in places
                if (tokens[place] if place < end else following[place - end]) == token
            ]
            if len(same) == len(places) > 1:
                found.append(Agreement.ALL)
            else:
                most = 2 * len(same) >= len(places)
                found.append(Agreement.OPEN if most else Agreement.FEW)
            places = same
        return found

    def follow(self, match: Match, count: int) -> list[int]:
        """Return ``count`` tokens from ``match`` on; what reaches the end repeats."""
        found: list[int] = []
        end = len(self.tokens)
        for index in range(match.continuation, match.continuation + count):
            found.append(self.tokens[index] if index < end else found[index - end])
        return found


class Agreement(Enum):
    """How many of the places where the last two tokens stood went on as the match did."""

    ALL = 0
    """All of several."""
    OPEN = 1
    """At least half, or the only one."""
    FEW = 2


class MatchAcceptance:
    """Acceptance probability of a token that lookup proposes, by the kind of its match.

    It counts whether text went on as a match said, for lookup alone and whoever drafted: with a
    target that samples, the probability that a token of a match is accepted is the one that the
    target gives it, and so the probability that it is the one that was drawn.
    """

    # The last number of equal tokens in each class, and what is believed of it before anything was
    # seen, by ``Agreement``: between what texts of small models and of people did (novels, stories,
    # sums and code: the same order, lower numbers).
    _CLASSES = (
        (1, (0.4, 0.4, 0.4)),
        (2, (0.6, 0.28, 0.08)),
        (3, (0.68, 0.35, 0.1)),
        (5, (0.8, 0.5, 0.15)),
        (8, (0.88, 0.65, 0.25)),
        (16, (0.93, 0.8, 0.4)),
        (_LONGEST, (0.98, 0.93, 0.7)),
    )
    _BELIEF = 8.0
    _FORGETTING = 0.98

    def __init__(self) -> None:
        self._classes = [
            next(number for number, (last, _) in enumerate(self._CLASSES) if length <= last)
            for length in range(1, _LONGEST + 1)
        ]
        beliefs = [belief for _, row in self._CLASSES for belief in row]
        self._hits = [belief * self._BELIEF for belief in beliefs]
        self._trials = [self._BELIEF] * len(beliefs)

    def probability(self, length: int, agreement: Agreement = Agreement.OPEN) -> float:
        """Probability that the token behind ``length`` equal ones is right."""
        number = self._number(length, agreement)
        return self._hits[number] / self._trials[number]

    def observe(
        self, length: int, hit: bool, agreement: Agreement = Agreement.OPEN, share: float = 1.0
    ) -> None:
        """Learn from one token; ``share`` of all that followed such a match were like it."""
        number = self._number(length, agreement)
        self._hits[number] = self._hits[number] * self._FORGETTING + hit
        self._trials[number] = self._trials[number] * self._FORGETTING + share

    def _number(self, length: int, agreement: Agreement) -> int:
        return self._classes[min(length, _LONGEST) - 1] * len(Agreement) + agreement.value


class MemoryReader:
    """Follows a text through the memory of those that were written before.

    How often these go on as they did says nothing of how often this one does, so it learns for
    itself how far they can be trusted.
    """

    def __init__(self) -> None:
        self._memory: TextMemory | None = None
        self._acceptance = MatchAcceptance()
        self._places: Places | None = None

    def begin(self, memory: TextMemory | None, prompt: Sequence[int]) -> None:
        """An answer to ``prompt`` begins."""
        self._memory = memory
        self._places = None if memory is None else memory.answers_to(prompt)

    def read(self, token: int) -> None:
        """Learn whether what it remembers foretold the next token."""
        if self._places is not None:
            foretold, share = self._places.votes()
            self._acceptance.observe(self._places.length, foretold == token, share=share)
            self._places = self._places.behind(token)

    def look(self, tokens: Sequence[int]) -> None:
        """Look where else the last of these ``tokens`` stood, unless what it follows is as long."""
        known = 0 if self._places is None else self._places.length
        if self._memory is not None and known < CONTEXT:
            least = max(known, _SHORTEST_REMEMBERED)
            self._places = self._memory.longest(tokens[-CONTEXT:], least) or self._places

    def forget(self) -> None:
        """The text goes on otherwise."""
        self._places = None

    def follow(self, count: int) -> CopyCandidate:
        """What followed most often."""
        places = self._places
        if places is None:
            return CopyCandidate()
        path = places.path(count)
        acceptance = [
            min(1.0, step.share * self._acceptance.probability(places.length + index))
            for index, step in enumerate(path)
        ]
        sources = [step.place for step in path]
        return CopyCandidate([step.token for step in path], acceptance, places.segment, sources)


@dataclass(slots=True)
class CopyCandidate:
    """Tokens that followed elsewhere, and the probability that each is accepted behind the last."""

    tokens: list[int] = field(default_factory=list)
    acceptance: list[float] = field(default_factory=list)
    segment: MemorySegment | None = None
    """Where they stand, if that is not the prompt or the answer, and at which places."""
    places: list[int] = field(default_factory=list)

    @property
    def promise(self) -> float:
        """How many of them are expected to be accepted."""
        return sum(accumulate(self.acceptance, lambda all_before, one: all_before * one))

    def source(self, count: int) -> CopiedFrom | None:
        """The text in which the first ``count`` of them stand."""
        return self.segment.source_at(self.places[count - 1]) if self.segment and count else None


class LookupDrafter:
    """Drafts from the prompt and the answer so far, and from texts that were written before."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """``vocabulary`` is the target's: nothing is copied beyond the end of an answer."""
        self._vocabulary = vocabulary
        self._index = BigramIndex()
        self._acceptance = MatchAcceptance()
        self._match: Match | None = None
        self._prompt_length = 0
        self._reader = MemoryReader()
        self.memory: TextMemory | None = None
        """Of the texts that were written before; read from the next answer on."""

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Keep what it shares with the tokens read before, and read the rest, all at once."""
        common = 0
        for known, wanted in zip(self._index.tokens, prompt, strict=False):
            if known != wanted:
                break
            common += 1
        self.keep(common)
        self._index.extend(prompt[common:])
        self._match = None
        self._prompt_length = len(prompt)
        self._reader.begin(self.memory, prompt)
        return iter((len(prompt),))

    def draft(
        self,
        prefix: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        *,
        stopping: EarlyStopping | None = None,
        show_probs: bool = True,
    ) -> Draft:
        """Propose what followed the same words elsewhere, as far as ``stopping`` says."""
        del sampling, rng, show_probs
        self._read(prefix[len(self._index.tokens) :])
        draft = Draft(source=DraftSource.LOOKUP)
        count = min(lookahead, MAX_LOOKAHEAD)
        found = max(self._repeated(count), self._reader.follow(count), key=lambda one: one.promise)
        tokens = found.tokens
        end = next((i for i, token in enumerate(tokens) if self._vocabulary.is_end(token)), None)
        tokens = tokens if end is None else tokens[: end + 1]
        if stopping is not None and tokens:
            tokens = tokens[: stopping.lookup_length(found.acceptance[: len(tokens)])]
        draft.tokens = tokens
        draft.probs = [certain(token) for token in draft.tokens]
        draft.shown_probs = [1.0] * len(draft.tokens)
        draft.copied_from = found.source(len(tokens))
        return draft

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Nothing to do: it is read behind the prefix of the next draft."""
        del accepted, hidden_states

    def keep(self, length: int) -> None:
        """Forget everything after the first ``length`` tokens of prompt and answer."""
        if length < len(self._index.tokens):
            self._index.truncate(length)
            self._match = None
            self._prompt_length = min(self._prompt_length, length)
            self._reader.forget()

    def _repeated(self, count: int) -> CopyCandidate:
        """What followed the longest match in the prompt and the answer so far."""
        match = self._match
        if match is None:
            return CopyCandidate()
        found = self._index.follow(match, count)
        lengths = range(match.length, match.length + len(found))
        agreements = self._index.agreements(found)
        return CopyCandidate(found, list(map(self._acceptance.probability, lengths, agreements)))

    def _read(self, tokens: Sequence[int]) -> None:
        """Take in what was written since, and learn whether the last match foretold it."""
        for token in tokens:
            self._reader.read(token)
            match = self._match
            if match is None:
                self._index.extend([token])
                continue
            foretold = self._index.follow(match, 1)
            hit = foretold[0] == token
            agreement = self._index.agreements(foretold)[0]
            self._acceptance.observe(match.length, hit, agreement)
            self._index.extend([token])
            if hit:
                self._match = Match(match.continuation + 1, min(match.length + 1, _LONGEST))
            else:
                self._match = self._resumed(match, token)
        if self._match is None or self._match.length < _LONGEST:
            longest = self._longest_match()
            if longest is not None and self._probability(longest) >= self._probability(self._match):
                self._match = longest
        self._reader.look(self._index.tokens[-CONTEXT:])

    def _longest_match(self) -> Match | None:
        """Equal tokens count as far as the answer wrote them, and the two before it.

        Every answer begins behind the same words of the chat template, and seldom like the last.
        """
        found = self._index.longest_match()
        written = len(self._index.tokens) - self._prompt_length
        if found is None or found.length <= _SHORTEST + written:
            return found
        return Match(found.continuation, _SHORTEST + written)

    def _probability(self, match: Match | None) -> float:
        if match is None:
            return 0.0
        agreement = self._index.agreements(self._index.follow(match, 1))[0]
        return self._acceptance.probability(match.length, agreement)

    def _resumed(self, match: Match, token: int) -> Match | None:
        """Guess where a steady copy goes on after ``token`` stood in the place of another one."""
        if match.length < _STEADY_COPY:
            return None
        last = len(self._index.tokens) - 1
        after = match.continuation + 1
        for place in range(after, min(after + _MOST_LEFT_OUT, last)):
            if self._index.tokens[place] == token:  # those between were left out
                return Match(place + 1, 1) if place + 1 < last else None
        return Match(after, 1) if after < last else None


class CombinedDrafter:
    """Prompt lookup where it is expected to earn more at this step, else a draft model or head."""

    def __init__(self, lookup: LookupDrafter, model: Drafter) -> None:
        self._lookup = lookup
        self._model = model

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Prepare both."""
        self._lookup.prefill(prompt)
        return self._model.prefill(prompt)

    def draft(
        self,
        prefix: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        *,
        stopping: EarlyStopping | None = None,
        show_probs: bool = True,
    ) -> Draft:
        """Ask about what lookup found first; it costs nothing to know."""
        found = self._lookup.draft(prefix, lookahead, sampling, rng, stopping=stopping)
        if found.tokens:
            return found
        return self._model.draft(
            prefix, lookahead, sampling, rng, stopping=stopping, show_probs=show_probs
        )

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Tell both, whoever drafted."""
        self._lookup.commit(accepted, hidden_states)
        self._model.commit(accepted, hidden_states)

    def keep(self, length: int) -> None:
        """Forget everything after the first ``length`` tokens of prompt and answer."""
        self._lookup.keep(length)
        self._model.keep(length)
