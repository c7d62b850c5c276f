"""The proof: checks, on the pair itself, that drafting does not change what its target writes.

Two checks run on the loaded models, with the engine that writes the answers of a chat.

Sampling. Questions are answered many times with drafting (few tokens at a time, many, adaptively,
and by lookup) at a high temperature without truncation, so that the whole distribution is at stake.
The target then reads each answer in one pass, in caches that no draft has touched, which yields the
exact distribution from which every token should have been drawn; how well the tokens fit theirs is
one sample with a known answer (``uniformity``). That is sharper than comparing drafted texts with
plain ones, where each token would be seen once. Tokens are tested by their place in a step: the
first of a draft passes the acceptance rule and the residual, later ones also depend on what was
committed before them, and a fully accepted draft is followed by the bonus token. Each place is
determined by what precedes the token, so each has to pass. Tokens are tested in two orders: by how
much the draft prefers a token, which shows whatever leaks from the draft (only where the two models
differ, which is known beforehand, too), and by the target's own preference, which shows any other
fault. The clock ends the check, and nothing is tested before, so the result never decides when to
stop. If drafts are judged as a block, how far a step gets also depends on what was drafted after a
token: then only the first one has a place of its own.

Greedy, which comes first. Every built-in question is answered at temperature 0, plainly and with
drafting. The texts are the same token for token, or they part where two logits are so close that
rounding decides, which differs between passes over different numbers of tokens. How close that is,
is measured on the same texts, by the target alone.
"""

from __future__ import annotations

import itertools
import math
import secrets
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.benchmark import Prompt
from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import (
    MAX_LOOKAHEAD,
    GenerationLimits,
    Method,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.events import FinishReason, StepFinished
from foretoken.engine.llama.library import bindings_version
from foretoken.engine.model_pass import Logits
from foretoken.engine.recording import Recorder, Recording
from foretoken.engine.sampling.uniformity import Floats, largest_distance, places
from foretoken.engine.session import Session
from foretoken.models.pairs.experiment import (
    GREEDY,
    PLAIN_DECODING,
    ROOM,
    Experiment,
    PromptTokens,
    apply_known_pair,
    fitting_prompts,
)
from foretoken.models.pairs.prompt_files import PROMPT_FILES, built_in_prompts
from foretoken.models.pairs.proof_results import (
    BINS,
    GreedyCheck,
    GreedyText,
    Order,
    Place,
    PointTest,
    ProofResult,
    Proofs,
    SamplingCheck,
    TextDifference,
    WrittenTokens,
)
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr

PROOF_SECONDS = 75.0
TEMPERATURE = 1.5
"""Of sampled answers. Models are less sure at it than at 1, so they disagree more often and a third
of the tokens reveals the same fault; a correct rule is correct at all temperatures."""
_GREEDY_SHARE = 0.4
"""Maximum share of the time; sampling gets the rest."""
# A round of sampling: an answer with each way of drafting, and some by the target alone.
_WITH_DRAFT = (
    SpeculativeConfig(Method.DRAFT, lookahead=1),
    SpeculativeConfig(Method.DRAFT, lookahead=2),
    SpeculativeConfig(Method.DRAFT, lookahead=5),
    SpeculativeConfig(Method.LOOKUP, lookahead=4),
    SpeculativeConfig(),  # as a chat does
)
_WITHOUT_DRAFT = (
    SpeculativeConfig(Method.LOOKUP, lookahead=1),
    SpeculativeConfig(Method.LOOKUP, lookahead=4),
    SpeculativeConfig(),
)
_PLAIN_ANSWERS = 2
_PLACES: dict[VerificationRule, tuple[Place, ...]] = {
    VerificationRule.TOKEN: tuple(Place),
    VerificationRule.BLOCK: (Place.FIRST, Place.ANY),
}
"""Places that are known before the token is drawn."""
_TOKENS = 32
"""Tokens of an answer: even a slow model writes a round of them in a minute or two."""
_LONGEST_PROMPT = 400
"""Tokens of a prompt for sampling: longer ones take more time to read than the answer to write."""
_CELLS = 2_000_000
"""Number of probabilities processed at a time."""
_CONTESTED = 0.1
"""Share of the probability from which on target and draft count as different."""
_TINY = 1e-300
END = -1
"""Stands for any token that ends an answer: which one it was makes no difference."""


@dataclass
class PairProof(Experiment[ProofResult]):
    """A proof of the pair of a session.

    Writes as much as fits the time, but at least one round and one text.
    """

    prompt_tokens: PromptTokens
    verification: VerificationRule = VerificationRule.TOKEN
    """Verification rule used with this pair."""
    seconds: float = field(default=PROOF_SECONDS, kw_only=True)
    seed: int | None = field(default=None, kw_only=True)
    """None: a random one."""
    tokens: int = field(default=_TOKENS, kw_only=True)
    """Maximum per answer."""

    def _measure(self) -> ProofResult:
        seed = secrets.randbits(32) if self.seed is None else self.seed
        names, room = prompt_names(), self.session.context_length - self.tokens - ROOM
        fitting = fitting_prompts(names, self.prompt_tokens, room)
        longest = max((len(prompt.tokens) for prompt in fitting), default=0)
        length = min(self.session.context_length, longest + self.tokens + ROOM)
        with self._beside(length) as writing, self._beside(length) as reading:
            apply_known_pair(writing, self.session.learned, self.should_continue)
            short = [prompt for prompt in fitting if len(prompt.tokens) <= _LONGEST_PROMPT]
            answers = len(self._ways(writing)) + _PLAIN_ANSWERS
            round_s = self.tokens * answers * writing.target.costs.ms(1) / 1000.0
            self._whole_s = max(self.seconds, round_s)
            reader = Reader(reading)
            greedy = self._greedy(writing, reader, fitting, len(names))
            sampling = self._sampling(writing, reader, short, seed)
        return ProofResult(
            sampling=sampling,
            greedy=greedy,
            proved_at=datetime.now().astimezone(),
            seconds=self.elapsed_s,
            seed=seed,
            llama_cpp=bindings_version(),
            verification=self.verification,
        )

    def _store(self, result: ProofResult) -> None:
        self._remember(Proofs(), result, result.verification)

    def _beside(self, length: int) -> Session:
        session = self.session
        draft = session.draft
        target = session.target.settings
        return session.beside(length, target, draft.settings if draft else target)

    # --- time --------------------------------------------------------------------------------

    def _wants_more(self, done: int, share: float = 1.0) -> bool:
        """Whether to write more than the ``done`` rounds or texts, in this share of the time."""
        return done == 0 or self.elapsed_s < share * self.seconds

    def _report_time(self, doing: str) -> None:
        spent_s, whole_s = self.elapsed_s, self._whole_s
        self._report(min(0.99, spent_s / whole_s), doing, max(0.0, whole_s - spent_s))

    # --- sampling ----------------------------------------------------------------------------

    def _sampling(
        self, writing: Session, reader: Reader, prompts: Sequence[Prompt], seed: int
    ) -> SamplingCheck:
        drafted, plain = Sample(), Sample()
        answers = (*self._ways(writing), *[PLAIN_DECODING] * _PLAIN_ANSWERS)
        # Separate streams for points and answers: nothing that is tested drives the test.
        coins, answer_seeds = map(np.random.default_rng, np.random.SeedSequence(seed).spawn(2))
        for number in itertools.count():
            round_, index = divmod(number, len(answers))
            if not prompts or not self._wants_more(round_):
                break
            self._report_time(tr("Writing sampled texts, round {done}", done=round_ + 1))
            prompt, config = prompts[round_ % len(prompts)], answers[index]
            own_seed = int(answer_seeds.integers(1 << 63))
            sampling = SamplingParams(temperature=TEMPERATURE, seed=own_seed)
            written = self._write(writing, prompt, sampling, config)
            sample = plain if config is PLAIN_DECODING else drafted
            reader.judge(prompt, written, config, sample, coins)
        return SamplingCheck(
            drafted=drafted.result(_PLACES[self.verification]), plain=plain.result([Place.ANY])
        )

    def _write(
        self, session: Session, prompt: Prompt, sampling: SamplingParams, config: SpeculativeConfig
    ) -> Recording:
        session.forget_texts()
        events = session.generate(prompt.tokens, sampling, config, GenerationLimits(self.tokens))
        recorder = Recorder()
        with closing(events):
            for event in events:
                self.check_cancelled()
                recorder.take(event)
        if recorder.reason is FinishReason.CANCELLED:
            raise Cancelled
        return recorder.recording()

    # --- greedy ------------------------------------------------------------------------------

    def _greedy(
        self, writing: Session, reader: Reader, prompts: Sequence[Prompt], all_prompts: int
    ) -> GreedyCheck:
        ways = self._ways(writing)[::-1]  # the way of a chat comes first
        texts: list[GreedyText] = []
        noise = 0.0
        for index, prompt in enumerate(prompts):
            if not self._wants_more(index, _GREEDY_SHARE):
                break
            self._report_time(
                tr("Comparing greedy texts, {done} of {of}", done=index + 1, of=len(prompts))
            )
            plain = self._write(writing, prompt, GREEDY, PLAIN_DECODING)
            drafted = self._write(writing, prompt, GREEDY, ways[index % len(ways)])
            parting, found = reader.compare(prompt, plain, drafted)
            noise = max(noise, found)
            same = len(tokens_of(plain)) if parting is None else parting.position
            texts.append(GreedyText(prompt.name, same, parting))
        return GreedyCheck(tuple(texts), noise, all_prompts - len(texts))

    def _ways(self, session: Session) -> list[SpeculativeConfig]:
        ways = _WITH_DRAFT if session.has_draft else _WITHOUT_DRAFT
        return [replace(way, verification=self.verification) for way in ways]


# --- judging what was written ---------------------------------------------------------------------


class Sample:
    """Points of the tokens that were written in one way, and counters."""

    def __init__(self) -> None:
        self._points: defaultdict[tuple[Place, Order], list[Floats]] = defaultdict(list)
        self.tokens = self.answers = self.accepted = self.corrected = self.bonus = 0

    def add_points(
        self, order: Order, points: Floats, at: Sequence[Place | None], counted: NDArray[np.bool_]
    ) -> None:
        """Add the points of an answer's tokens, in order; ``at`` are their places in steps.

        ``counted`` selects those that take part.
        """
        for place in Place:
            here = np.array([place in (own, Place.ANY) for own in at], dtype=np.bool_)
            self._points[place, order].append(points[here & counted])

    def add_steps(self, steps: Sequence[StepFinished]) -> None:
        """Count one more answer."""
        self.answers += 1
        self.tokens += sum(step.tokens for step in steps)
        self.accepted += sum(step.accepted for step in steps)
        self.corrected += sum(step.evaluated - step.accepted for step in steps)
        self.bonus += sum(step.accepted == step.drafted > 0 for step in steps)

    def result(self, of: Sequence[Place]) -> WrittenTokens:
        """Return all tests of these places."""
        return WrittenTokens(
            tests=tuple(self._test(place, order) for place in of for order in Order),
            tokens=self.tokens,
            answers=self.answers,
            accepted=self.accepted,
            corrected=self.corrected,
            bonus=self.bonus,
        )

    def _test(self, place: Place, order: Order) -> PointTest:
        points = np.concatenate([np.empty(0), *self._points[place, order]])
        histogram, _ = np.histogram(points, BINS, (0.0, 1.0))
        return PointTest(
            place, order, len(points), largest_distance(points), tuple(histogram.tolist())
        )


class Reader:
    """Reads written texts with target and draft independently, to compute what was expected."""

    def __init__(self, session: Session) -> None:
        """``session`` never generates."""
        vocabulary = session.vocabulary
        self._vocabulary = vocabulary
        self._size = vocabulary.size
        self._ends = [token for token in range(self._size) if vocabulary.is_end(token)]
        self._target = session.target.sequence
        self._bridged, self._draft = session.bridged_drafter, session.draft

    def judge(
        self,
        prompt: Prompt,
        written: Recording,
        config: SpeculativeConfig,
        sample: Sample,
        coins: np.random.Generator,
    ) -> None:
        """Add the tokens of an answer to a sample."""
        tokens = self._ids(tokens_of(written))
        if not tokens:
            return
        by_lookup = config.method is Method.LOOKUP
        known = _PLACES[config.verification]
        at = [
            place if (place := _place(index, step.drafted)) in known else None
            for step in written.steps
            for index in range(step.tokens)
        ]
        for part, probs, pull, apart in self._expected(prompt.tokens, tokens, by_lookup):
            own = tokens[part]
            all_places = np.ones(len(own), dtype=np.bool_)
            for order, values, counted in (
                (Order.DRAFT, pull, apart),
                (Order.LIKELY, -probs, all_places),
            ):
                points = places(probs, values, own, coins.random(len(own)))
                sample.add_points(order, points, at[part], counted)
        sample.add_steps(written.steps)

    def compare(
        self, prompt: Prompt, plain: Recording, drafted: Recording
    ) -> tuple[TextDifference | None, float]:
        """Return where two greedy texts part, and the noise in the plain one's probabilities.

        The noise is the largest difference between two log-probabilities of the same token.
        """
        one_text, other_text = tokens_of(plain), tokens_of(drafted)
        if not one_text:
            return None, 0.0
        tokens = self._ids(one_text)
        rows = self._rows(self._target, prompt.tokens, tokens)
        noise = 0.0
        for row, written in zip(rows, plain.tokens, strict=False):  # without the end token
            if written.target_prob:
                prob = float(softmax(row[np.newaxis].astype(np.float64))[0, written.id])
                noise = max(noise, abs(math.log(max(prob, _TINY) / written.target_prob)))
        pairs = zip(one_text, other_text, strict=False)
        at = next((index for index, (one, other) in enumerate(pairs) if one != other), None)
        if at is None:
            return None, noise
        logits = rows[at].astype(np.float64)
        probs = softmax(logits[np.newaxis])[0]
        one, other = (self._likeliest(text[at], logits) for text in (one_text, other_text))
        parting = TextDifference(
            position=at,
            plain=self._text(one),
            drafted=self._text(other),
            plain_prob=float(probs[one]),
            drafted_prob=float(probs[other]),
            gap=abs(float(logits[one] - logits[other])),
        )
        return parting, noise

    def _likeliest(self, token: int, logits: Floats) -> int:
        """Return the token, or the likeliest of all that end an answer for ``END``."""
        return max(self._ends, key=lambda end: float(logits[end])) if token == END else token

    def _text(self, token: int) -> str:
        if token in self._ends:
            return ""
        return self._vocabulary.piece(token).decode("utf-8", "replace")

    def _rows(
        self, sequence: CachedSequence, prompt: Sequence[int], tokens: Sequence[int]
    ) -> Logits:
        """Return the logits from which each of ``tokens`` follows, (len(tokens), vocabulary)."""
        wanted = prompt[:-1]
        for _ in sequence.feed_in_chunks(wanted[sequence.reuse(wanted) :]):
            pass
        sequence.mark(lasting=True)
        read = [prompt[-1], *tokens[:-1]]
        stretch = min(MAX_LOOKAHEAD + 1, sequence.batch_length)
        parts = (read[start : start + stretch] for start in range(0, len(read), stretch))
        return np.concatenate([sequence.feed(part, rows=len(part)).copy() for part in parts])

    def _expected(
        self, prompt: Sequence[int], tokens: Sequence[int], by_lookup: bool
    ) -> Iterator[tuple[slice, Floats, Floats, NDArray[np.bool_]]]:
        """Yield what was expected for some tokens at a time: a vocabulary can be long.

        This is the target's probabilities, shape (n, vocabulary size); a measure of how much more
        the draft prefers each token than the target does; and a mask of the places where the
        drafter would write something else: at others no fault would show in that order, and their
        points would only hide it.
        """
        rows = self._rows(self._target, prompt, tokens)
        draft_rows = None if by_lookup else self._draft_rows(rows, prompt, tokens)
        stretch = max(1, _CELLS // self._size)
        for start in range(0, len(tokens), stretch):
            part = slice(start, start + stretch)
            probs = self._joined(softmax(rows[part].astype(np.float64) / TEMPERATURE))
            if draft_rows is None:
                pull = self._recency([*prompt, *tokens[:start]], tokens[part])
                pull[:, self._ends[:1]] = pull[:, self._ends].max(axis=1, initial=-1.0)[:, None]
                yield part, probs, pull, probs.max(axis=1) <= 1.0 - _CONTESTED
                continue
            shared = min(draft_rows.shape[1], self._size)
            guessed = np.zeros_like(probs)
            guessed[:, :shared] = softmax(
                draft_rows[part, :shared].astype(np.float64) / TEMPERATURE
            )
            guessed = self._joined(guessed)
            apart = np.abs(guessed - probs).sum(axis=1) / 2.0
            yield part, probs, guessed / np.maximum(probs, _TINY), apart >= _CONTESTED

    def _draft_rows(
        self, rows: Logits, prompt: Sequence[int], tokens: Sequence[int]
    ) -> Logits | None:
        """Return the draft's logits where the target has ``rows``; None without a draft model."""
        text = [*prompt, *tokens]
        if (bridged := self._bridged) is not None:
            for _ in bridged.prefill(prompt):
                pass
            found = (bridged.logits_after(text[: len(prompt) + i]) for i in range(len(tokens)))
            # Where a draft of another vocabulary has none, the target's own are used.
            pairs = zip(found, rows, strict=True)
            return np.stack([own if its is None else its for its, own in pairs])
        if self._draft is None:
            return None
        # It may lack some tokens: another one is read in their place.
        size = self._draft.model.vocabulary.size
        known = [token if token < size else 0 for token in text]
        return self._rows(self._draft.sequence, known[: len(prompt)], known[len(prompt) :])

    def _joined(self, probs: Floats) -> Floats:
        """Merge all tokens that end an answer into one; modify ``probs`` and return it."""
        if self._ends:
            mass = probs[:, self._ends].sum(axis=1)
            probs[:, self._ends] = 0.0
            probs[:, self._ends[0]] = mass
        return probs

    def _ids(self, tokens: Sequence[int]) -> list[int]:
        return [self._ends[0] if token == END else token for token in tokens]

    def _recency(self, before: Sequence[int], tokens: Sequence[int]) -> Floats:
        """Return each token's last position in the text before each of ``tokens``; -1: none.

        Text that lookup copies has occurred before.
        """
        last = np.full(self._size, -1.0)
        for index, token in enumerate(before):
            last[token] = index
        found = np.empty((len(tokens), self._size))
        for row, token in enumerate(tokens):
            found[row] = last
            last[token] = len(before) + row
        return found


def tokens_of(written: Recording) -> list[int]:
    """Return the tokens of an answer, with ``END`` if it ended by itself."""
    return [*written.ids, END] if written.reason is FinishReason.STOP else list(written.ids)


def softmax(logits: Floats) -> Floats:
    """Return probabilities, shape (n, vocabulary size); computed independently of the engine."""
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def prompt_names() -> list[str]:
    """Return the names of all built-in questions, one of each file in turn."""
    turns = itertools.zip_longest(*map(built_in_prompts, PROMPT_FILES))
    return [name for turn in turns for name in turn if name is not None]


def _place(index: int, drafted: int) -> Place | None:
    """Return the place of the token ``index`` of a step."""
    if not drafted:
        return None
    if index == drafted:
        return Place.BONUS
    return Place.LATER if index else Place.FIRST
