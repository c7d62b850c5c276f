"""Prompt lookup: drafts copied from what followed the same tokens earlier, without a draft model.

The source is the prompt and the answer so far, or the memory of other texts (``memory.py``). See
Saxena, "Prompt Lookup Decoding" (2023); Yang et al., "Inference with Reference" (2023).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate

import numpy as np

from foretoken.engine.config import MAX_LOOKAHEAD, SamplingParams
from foretoken.engine.drafting.drafter import Draft, Drafter, PromptCheck
from foretoken.engine.drafting.memory import CONTEXT, MemorySegment, Places, TextMemory
from foretoken.engine.events import CopiedFrom, DraftSource
from foretoken.engine.lookahead.policy import EarlyStopping
from foretoken.engine.model_pass import HiddenStates
from foretoken.engine.sampling.probabilities import certain
from foretoken.engine.text.vocabulary import Vocabulary

# A single equal token says little: common words occur everywhere.
_MIN_MATCH = 2
# A longer match is no better. This many positions are compared, latest first.
_MAX_MATCH, _MAX_PLACES = 32, 32
# After a copy of at least this many tokens, it is guessed to resume after a deviation, at most this
# many tokens further on if some were left out.
_MIN_COPY, _MAX_SKIPPED = 4, 4
# In the many texts of the memory, a match of two tokens says nothing.
_MIN_MEMORY_MATCH = 3
# A copy ends where its acceptance becomes less likely: what follows is not worth looking at.
_LEAST_CHANCE = 0.01
# Distance of a lower bound, in standard deviations of the rate.
_DEVIATIONS = 1.5


@dataclass(frozen=True, slots=True)
class Match:
    """An earlier position whose preceding tokens equal the last ones."""

    continuation: int
    """Index of the token that followed there."""
    length: int
    """Equal tokens before it, at most 32; 1 if a copy is guessed to resume after a deviation."""


class BigramIndex:
    """Token sequence with an index of its bigrams."""

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
        """Return the latest position with the longest equal context, or None."""
        tokens = self.tokens
        end = len(tokens) - 1
        if end < _MIN_MATCH:
            return None
        best, best_length = 0, 0
        places = self._places[tokens[end - 1], tokens[end]]
        # The last place is the end of the text itself.
        for place in places[-2 : -2 - _MAX_PLACES : -1]:
            length = _MIN_MATCH
            longest = min(_MAX_MATCH, place + 1)
            while length < longest and tokens[place - length] == tokens[end - length]:
                length += 1
            if length > best_length:
                best, best_length = place + 1, length
                if length == _MAX_MATCH:
                    break
        return Match(best, best_length) if best_length else None

    def agreements(self, following: Sequence[int]) -> Iterator[Agreement]:
        """Yield how many matches of the last two tokens agree with each of ``following``."""
        tokens = self.tokens
        end = len(tokens)
        # The last place is the end of the text itself.
        latest = self._places[tokens[-2], tokens[-1]][-1 - _MAX_PLACES : -1]
        places = [place + 1 for place in latest]
        for token in following:
            same = [
                place + 1
                for place in places
                if (tokens[place] if place < end else following[place - end]) == token
            ]
            if len(same) == len(places) > 1:
                yield Agreement.ALL
            else:
                most = 2 * len(same) >= len(places)
                yield Agreement.OPEN if most else Agreement.FEW
            places = same

    def follow(self, match: Match, count: int) -> list[int]:
        """Return ``count`` tokens from ``match`` on, continued periodically beyond the end."""
        found: list[int] = []
        end = len(self.tokens)
        for index in range(match.continuation, match.continuation + count):
            found.append(self.tokens[index] if index < end else found[index - end])
        return found


class Agreement(Enum):
    """How many matches of the last two tokens continue in the same way."""

    ALL = 0
    """All of two or more."""
    OPEN = 1
    """At least half, or the only one."""
    FEW = 2


class MatchAcceptance:
    """Acceptance probability of a looked-up token, by the kind of its match.

    Learns from every token, no matter who drafted it, whether the match predicted it. When the
    target samples, it accepts a matched token with the probability it gives it, which is the
    probability that this token is drawn.
    """

    # Longest match of each class, and the prior by ``Agreement``: between what was measured in
    # texts of small models and of human authors (novels, stories, sums and code: same order, lower
    # numbers).
    _CLASSES = (
        (1, (0.4, 0.4, 0.4)),
        (2, (0.6, 0.28, 0.08)),
        (3, (0.68, 0.35, 0.1)),
        (5, (0.8, 0.5, 0.15)),
        (8, (0.88, 0.65, 0.25)),
        (16, (0.93, 0.8, 0.4)),
        (_MAX_MATCH, (0.98, 0.93, 0.7)),
    )
    _PRIOR_WEIGHT = 8.0
    _DECAY = 0.98

    def __init__(self) -> None:
        self._classes = [
            next(number for number, (last, _) in enumerate(self._CLASSES) if length <= last)
            for length in range(1, _MAX_MATCH + 1)
        ]
        priors = [prior for _, row in self._CLASSES for prior in row]
        self._hits = [prior * self._PRIOR_WEIGHT for prior in priors]
        self._trials = [self._PRIOR_WEIGHT] * len(priors)

    def probability(self, length: int, agreement: Agreement = Agreement.OPEN) -> float:
        """Return the probability that the token after ``length`` equal ones is right."""
        number = self._number(length, agreement)
        return self._hits[number] / self._trials[number]

    def lower_bound(self, length: int, agreement: Agreement = Agreement.OPEN) -> float:
        """Return a lower confidence bound of it: the more such matches were seen, the closer."""
        chance = self.probability(length, agreement)
        variance = max(0.0, chance * (1.0 - chance)) / self._trials[self._number(length, agreement)]
        return max(0.0, chance - _DEVIATIONS * math.sqrt(variance))

    def observe(
        self, length: int, hit: bool, agreement: Agreement = Agreement.OPEN, share: float = 1.0
    ) -> None:
        """Learn from one token; ``share`` is the match's share of all continuations."""
        number = self._number(length, agreement)
        self._hits[number] = self._hits[number] * self._DECAY + hit
        self._trials[number] = self._trials[number] * self._DECAY + share

    def _number(self, length: int, agreement: Agreement) -> int:
        return self._classes[min(length, _MAX_MATCH) - 1] * len(Agreement) + agreement.value


class MemoryReader:
    """Tracks a text in the memory of earlier texts.

    It learns separately how far they can be trusted: how often they agree with each other does not
    tell how often this text agrees with them.
    """

    def __init__(self) -> None:
        self._memory: TextMemory | None = None
        self._acceptance = MatchAcceptance()
        self._places: Places | None = None

    def begin(self, memory: TextMemory | None, prompt: Sequence[int]) -> None:
        """Start with an answer to ``prompt``."""
        self._memory = memory
        self._places = None if memory is None else memory.answers_to(prompt)

    def read(self, token: int) -> None:
        """Learn whether the memory predicted the next token."""
        if self._places is not None:
            predicted, share = self._places.votes()
            self._acceptance.observe(self._places.length, predicted == token, share=share)
            self._places = self._places.behind(token)

    def look(self, tokens: Sequence[int]) -> None:
        """Search the memory for the last of ``tokens``, unless the current match is as long."""
        known = 0 if self._places is None else self._places.length
        if self._memory is not None and known < CONTEXT:
            least = max(known, _MIN_MEMORY_MATCH)
            self._places = self._memory.longest(tokens[-CONTEXT:], least) or self._places

    def forget(self) -> None:
        """Drop the current match, because the text was cut."""
        self._places = None

    def follow(self, count: int) -> CopyCandidate:
        """Return up to ``count`` most frequent continuation tokens."""
        places = self._places
        if places is None:
            return CopyCandidate()
        path = places.path(count)
        acceptance = [
            min(1.0, step.share * self._acceptance.probability(places.length + index))
            for index, step in enumerate(path)
        ]
        least = [
            min(1.0, step.share * self._acceptance.lower_bound(places.length + index))
            for index, step in enumerate(path)
        ]
        tokens, sources = [step.token for step in path], [step.place for step in path]
        return CopyCandidate(tokens, acceptance, least, places.segment, sources)


@dataclass(slots=True)
class CopyCandidate:
    """Copied tokens, each with the probability of acceptance if those before it are accepted."""

    tokens: list[int] = field(default_factory=list)
    acceptance: list[float] = field(default_factory=list)
    least: list[float] = field(default_factory=list)
    """Lower bounds of these probabilities."""
    segment: MemorySegment | None = None
    """Segment and positions of a copy from memory; None for one from prompt or answer."""
    places: list[int] = field(default_factory=list)

    @property
    def promise(self) -> float:
        """Expected number of accepted tokens."""
        return sum(accumulate(self.acceptance, lambda all_before, one: all_before * one))

    def source(self, count: int) -> CopiedFrom | None:
        """Return the text that contains the first ``count`` tokens, if it is in the memory."""
        return self.segment.source_at(self.places[count - 1]) if self.segment and count else None


class LookupDrafter:
    """Drafter that copies from the prompt, the answer so far, and earlier texts."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """``vocabulary`` is the target's: nothing is copied beyond an end token."""
        self._vocabulary = vocabulary
        self._index = BigramIndex()
        self._acceptance = MatchAcceptance()
        self._match: Match | None = None
        self._prompt_length = 0
        self._reader = MemoryReader()
        self.memory: TextMemory | None = None
        """Earlier texts; takes effect with the next answer."""

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Keep the prefix shared with the tokens read before; index the rest at once."""
        del check
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
        """Propose a copy of what followed the same words, as long as ``stopping`` allows."""
        del sampling, rng, show_probs
        self._read(prefix[len(self._index.tokens) :])
        draft = Draft(source=DraftSource.LOOKUP)
        count = min(lookahead, MAX_LOOKAHEAD)
        found = max(self._repeated(count), self._reader.follow(count), key=lambda one: one.promise)
        tokens = found.tokens
        end = next((i for i, token in enumerate(tokens) if self._vocabulary.is_end(token)), None)
        tokens = tokens if end is None else tokens[: end + 1]
        if stopping is not None and tokens:
            chances = found.acceptance[: len(tokens)]
            tokens = tokens[: stopping.lookup_length(chances, found.least)]
        draft.tokens = tokens
        draft.probs = [certain(token) for token in draft.tokens]
        draft.shown_probs = [1.0] * len(draft.tokens)
        draft.copied_from = found.source(len(tokens))
        return draft

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Do nothing: the next draft reads new tokens from its prefix."""
        del accepted, hidden_states

    def keep(self, length: int) -> None:
        """Forget everything after the first ``length`` tokens of prompt and answer."""
        if length < len(self._index.tokens):
            self._index.truncate(length)
            self._match = None
            self._prompt_length = min(self._prompt_length, length)
            self._reader.forget()

    def _repeated(self, count: int) -> CopyCandidate:
        """Return the continuation of the longest match in the prompt and the answer so far."""
        match = self._match
        if match is None:
            return CopyCandidate()
        tokens, chance = self._index.follow(match, count), 1.0
        found = CopyCandidate()
        for length, agreement in enumerate(self._index.agreements(tokens), start=match.length):
            found.acceptance.append(self._acceptance.probability(length, agreement))
            found.least.append(self._acceptance.lower_bound(length, agreement))
            chance *= found.acceptance[-1]
            if chance < _LEAST_CHANCE:
                break
        found.tokens = tokens[: len(found.acceptance)]
        return found

    def _read(self, tokens: Sequence[int]) -> None:
        """Index new tokens, and learn whether the match predicted them."""
        for token in tokens:
            self._reader.read(token)
            match = self._match
            if match is None:
                self._index.extend([token])
                continue
            predicted = self._index.follow(match, 1)
            hit = predicted[0] == token
            agreement = next(self._index.agreements(predicted))
            self._acceptance.observe(match.length, hit, agreement)
            self._index.extend([token])
            if hit:
                self._match = Match(match.continuation + 1, min(match.length + 1, _MAX_MATCH))
            else:
                self._match = self._resume_copy(match, token)
        if self._match is None or self._match.length < _MAX_MATCH:
            longest = self._longest_match()
            if longest is not None and self._probability(longest) >= self._probability(self._match):
                self._match = longest
        self._reader.look(self._index.tokens[-CONTEXT:])

    def _longest_match(self) -> Match | None:
        """Return the longest match, counting only tokens of the answer and two before it.

        The chat template puts the same words before every answer, but few answers begin alike.
        """
        found = self._index.longest_match()
        written = len(self._index.tokens) - self._prompt_length
        if found is None or found.length <= _MIN_MATCH + written:
            return found
        return Match(found.continuation, _MIN_MATCH + written)

    def _probability(self, match: Match | None) -> float:
        if match is None:
            return 0.0
        agreement = next(self._index.agreements(self._index.follow(match, 1)))
        return self._acceptance.probability(match.length, agreement)

    def _resume_copy(self, match: Match, token: int) -> Match | None:
        """Guess where a copy resumes after ``token`` took the place of another one."""
        if match.length < _MIN_COPY:
            return None
        last = len(self._index.tokens) - 1
        after = match.continuation + 1
        for place in range(after, min(after + _MAX_SKIPPED, last)):
            if self._index.tokens[place] == token:  # the tokens in between were left out
                return Match(place + 1, 1) if place + 1 < last else None
        return Match(after, 1) if after < last else None


class CombinedDrafter:
    """Chooses in each step between prompt lookup and a draft model or head by expected gain."""

    def __init__(self, lookup: LookupDrafter, model: Drafter) -> None:
        self._lookup = lookup
        self._model = model

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Prepare both drafters."""
        self._lookup.prefill(prompt)
        return self._model.prefill(prompt, check)

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
        """Try lookup first, because it costs nothing."""
        found = self._lookup.draft(prefix, lookahead, sampling, rng, stopping=stopping)
        if found.tokens:
            return found
        return self._model.draft(
            prefix, lookahead, sampling, rng, stopping=stopping, show_probs=show_probs
        )

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Pass this on to both, no matter which one drafted."""
        self._lookup.commit(accepted, hidden_states)
        self._model.commit(accepted, hidden_states)

    def keep(self, length: int) -> None:
        """Forget everything after the first ``length`` tokens of prompt and answer."""
        self._lookup.keep(length)
        self._model.keep(length)
