"""What a benchmark of a pair measures: kinds of text, ways of decoding, how much of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from foretoken.engine.benchmark import DRAFT_ADAPTIVE, PLAIN, parse_mode
from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.system.paths import resource_path

GREEDY = SamplingParams(temperature=0.0)
KINDS = ("everyday", "stories", "chat", "code", "rewrite", "copy", "long")
"""Of text: the files of resources/prompts, without the mixture of all."""
USUAL_KINDS = ("everyday", "stories", "code", "rewrite")
ADAPTIVE, LOOKUP = LookaheadRule.ADAPTIVE.value, Method.LOOKUP.value
RULES = (DRAFT_ADAPTIVE, LookaheadRule.STEP.value, LookaheadRule.EWMA.value)
"""By which the draft model drafts further or less far."""
USUAL_LOOKAHEADS = (2, 4, 8, 12)
MOST_ROUNDS, MOST_QUESTIONS, MOST_LENGTH = 20, 4, 1024
MOST_LOOKAHEADS = 8
# Reading a question takes about as long as writing so many tokens, with a prompt of usual length.
_READING_TOKENS = 6


@dataclass(frozen=True, slots=True)
class BenchmarkPlan:
    """What to measure; the same questions in all ways of decoding, which take turns."""

    kinds: tuple[str, ...] = USUAL_KINDS
    modes: tuple[str, ...] = (
        PLAIN,
        ADAPTIVE,
        LOOKUP,
        *(f"fixed:{length}" for length in USUAL_LOOKAHEADS),
    )
    """As ``parse_mode`` reads them; plain decoding is always one of them, and the first."""
    rounds: int = 3
    questions: int = 2
    """Of each kind, in each round."""
    tokens: int = 64
    """Per answer, at most."""
    sampling: SamplingParams = GREEDY
    """Where tokens are drawn, with other random numbers in each round."""
    reads_anew: bool = False
    """Whether each answer reads its prompt from the start."""

    def for_pair(self, *, has_draft: bool) -> BenchmarkPlan:
        """The same without what such a pair cannot do."""
        kept = [mode for mode in self.modes if has_draft or not needs_draft(mode)]
        return replace(self, modes=tuple(dict.fromkeys([PLAIN, *kept])))

    @property
    def answers(self) -> int:
        """How many are written, where all questions fit the context."""
        asked = sum(len(questions_of(kind, self.questions)) for kind in self.kinds)
        return asked * self.rounds * len(self.modes)

    def expected_s(self, plain_tokens_per_second: float, speedups: Mapping[str, float]) -> float:
        """How long it takes if no answer ends early.

        ``speedups`` are those of ways of decoding, as far as they are known; another one is taken
        to be as fast as plain decoding.
        """
        asked = self.answers // len(self.modes)
        passes = sum(self.tokens / speedups.get(mode, 1.0) for mode in self.modes)
        return asked * (passes + _READING_TOKENS) / plain_tokens_per_second


def needs_draft(mode: str) -> bool:
    """Whether a way of decoding can be used with a draft model only. Raises ``ValueError``."""
    return parse_mode(mode).config.method is Method.DRAFT


def mode_of(config: SpeculativeConfig, *, has_draft: bool) -> str | None:
    """The name of a way of drafting among those that can be measured; None: it has none."""
    rule = config.effective_rule
    if config.method in (Method.PLAIN, Method.LOOKUP):
        return config.method.value
    if rule is LookaheadRule.ADAPTIVE and config.method is Method.AUTO:
        return ADAPTIVE
    if not has_draft:
        return None
    if rule is LookaheadRule.ADAPTIVE:
        return DRAFT_ADAPTIVE
    if rule is LookaheadRule.FIXED:
        length = config.lookahead
        return None if length is None else f"fixed:{length}"
    return rule.value


def drafting_of(mode: str, now: SpeculativeConfig) -> SpeculativeConfig:
    """How to draft from now on to have what was measured. Raises ``ValueError``."""
    wanted = parse_mode(mode).config
    return replace(now, method=wanted.method, lookahead=wanted.lookahead, rule=wanted.rule)


def questions_of(kind: str, count: int) -> list[tuple[str, str]]:
    """Names and texts of the first questions of a kind."""
    return read_prompts(resource_path(f"prompts/{kind}.jsonl"))[:count]
