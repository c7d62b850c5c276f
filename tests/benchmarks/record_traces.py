"""Record traces for policy_replay.py: ``python tests/benchmarks/record_traces.py FOLDER``.

FOLDER holds drafts as padded_models.py writes them (draft-KIND.gguf). The target is the built-in
one: padded targets compute the same function, so their traces are the same, and only their costs
differ. ``--target F --draft NAME=F`` records another pair.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
from draft_traces import (
    LONGEST,
    NOTHING,
    TRACES,
    Trace,
    TracedAnswer,
    chat_prompts,
    read_prompt,
    write_trace,
)

from foretoken.engine.config import SamplingParams
from foretoken.engine.sampling.probabilities import distribution
from foretoken.engine.sampling.verification import acceptance_probability
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.pairs.prompt_files import read_prompts

_HERE = Path(__file__).parent
_SEED = 11
_GREEDY = SamplingParams(temperature=0.0)
_SAMPLED = SamplingParams(temperature=0.7, top_k=40, top_p=0.95, min_p=0.05)


class _Noting:
    """Stops no draft, and notes what a policy would be asked."""

    def __init__(self) -> None:
        self.likeliest: list[int] = []
        self.confidence: list[float] = []

    def lookup_length(self, acceptance: object) -> int:
        del acceptance
        return 0

    def should_draft(self) -> bool:
        return True

    def worth_verifying(self) -> int:
        return LONGEST

    def should_propose(self, last: tuple[int, ...], likeliest: int, confidence: float) -> bool:
        del last
        self.likeliest.append(likeliest)
        self.confidence.append(confidence)
        return True


def record_answer(
    session: Session, prompt: list[int], sampling: SamplingParams, most: int
) -> TracedAnswer:
    """Write an answer of at most ``most`` tokens, and draft at each of its places."""
    target, drafter = read_prompt(session, prompt)
    rng = np.random.default_rng(_SEED)
    answer = TracedAnswer(prompt, [], [], [], [], [], [])
    tokens = list(prompt)
    while len(answer.text) < most and len(tokens) + LONGEST < session.context_length:
        noting = _Noting()
        draft = drafter.draft(tokens, LONGEST, sampling, rng, stopping=noting)
        rows = target.feed([tokens[-1], *draft.tokens], rows=len(draft.tokens) + 1)
        accepted, chances, written = [], [], 0
        for index in range(len(draft.tokens)):
            wanted = distribution(rows[index], sampling, [])
            if index == 0:
                written = wanted.sample(rng)
            token, probs = draft.tokens[index], draft.probs[index]
            accepted.append(min(1.0, wanted.prob(token) / probs.prob(token)))
            chances.append(acceptance_probability(wanted, probs))
        drafter.commit([written], target.hidden_states(len(tokens) - 1, len(tokens)))
        target.roll_back_to(len(tokens))
        tokens.append(written)
        answer.text.append(written)
        missing = LONGEST - len(draft.tokens)
        answer.drafted.append([*draft.tokens, *[NOTHING] * missing])
        answer.likeliest.append([*noting.likeliest, *[NOTHING] * missing])
        answer.confidence.append([*noting.confidence, *[0.0] * missing])
        answer.acceptance.append([*accepted, *[0.0] * missing])
        answer.chance.append([*chances, *[0.0] * missing])
        if session.vocabulary.is_end(written):
            break
    return answer


def main() -> None:
    """Record four kinds of texts with every draft."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", help="drafts of padded_models.py")
    parser.add_argument("--target", type=Path, default=builtin_pair()[0])
    parser.add_argument("--draft", default="", metavar="NAME=F", help="instead of a folder")
    parser.add_argument("--output", type=Path, default=TRACES)
    options = parser.parse_args()
    if options.draft:
        name, _, path = options.draft.partition("=")
        drafts = {name: Path(path)}
    else:
        kinds = ("good", "middling", "hopeless")
        drafts = {kind: options.folder / f"draft-{kind}.gguf" for kind in kinds}
    beginnings = read_prompts(_HERE / "prompts.jsonl")
    for name, path in drafts.items():
        with Session.load(options.target, path) as session:
            chats = chat_prompts(session, _HERE / "messages.jsonl")
            raw = [session.prompt(text) for _, text in beginnings]
            for kind, prompts, sampling, most in (
                ("messages", chats, _GREEDY, 200),
                ("messages-sampled", chats, _SAMPLED, 200),
                ("texts", raw, _GREEDY, 200),
                ("long-sampled", raw[:3], _SAMPLED, 500),
            ):
                answers = [record_answer(session, prompt, sampling, most) for prompt in prompts]
                ends = frozenset(session.vocabulary.end_ids)
                trace = Trace(f"{name}-{kind}", sampling.temperature, ends, tuple(answers))
                path_ = write_trace(trace, options.output)
                share = np.mean([row[0] for a in answers for row in a.chance])
                print(
                    f"{path_.name}: {trace.tokens:,} tokens, first acceptance {share:.2f}, "
                    f"{path_.stat().st_size / 1e3:,.0f} kB",
                    flush=True,
                )


if __name__ == "__main__":
    main()
