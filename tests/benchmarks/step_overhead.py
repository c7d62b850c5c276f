"""Time per step outside llama.cpp: ``python tests/benchmarks/step_overhead.py``.

Writes a random pair into a temporary folder, decodes and subtracts the time inside llama.cpp from
the time of whole steps. Prints medians of several runs. ``--vocabulary 152064 --lookahead 8`` is
a hard case; ``--temperature 0.7`` with the usual cuts is harder still.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import tiny_models as tiny
from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import StepFinished
from foretoken.engine.session import Session


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vocabulary", type=int, default=32_000)
    parser.add_argument("--lookahead", type=int, default=4)
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--noise", type=float, default=0.1, help="of the draft; 0: always accepted")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument(
        "--shown", action="store_true", help="with the probabilities that the window shows"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        shape = {"vocab_size": options.vocabulary, "width": 64, "context_length": 512}
        target = tiny.write_random_model(Path(folder) / "target.gguf", seed=1, **shape)
        draft = tiny.write_random_model(
            Path(folder) / "draft.gguf", seed=1, noise=options.noise, **shape
        )
        with Session.load(target, draft) as session:
            overheads = [_overhead_ms(session, options) for _ in range(options.runs + 1)][1:]
            rate = session.statistics.acceptance_rate
    print(
        f"vocabulary {options.vocabulary:,}, lookahead {options.lookahead}, "
        f"temperature {options.temperature}, acceptance rate {rate:.2f}: "
        f"{statistics.median(overheads):.3f} ms per step outside llama.cpp "
        f"(median of {options.runs} runs, {min(overheads):.3f} to {max(overheads):.3f})"
    )


def _overhead_ms(session: Session, options: argparse.Namespace) -> float:
    models = [session.target.sequence._model, session._drafter._sequence._model]
    inside = sum(model.decode_seconds for model in models)
    total_ms, steps = 0.0, 0
    events = session.generate(
        [1, 2, 3],
        SamplingParams(temperature=options.temperature, top_k=40, top_p=0.95, min_p=0.05, seed=1),
        SpeculativeConfig(method=Method.DRAFT, lookahead=options.lookahead),
        GenerationLimits(max_tokens=400),
        show_probs=options.shown,
    )
    for event in events:
        if isinstance(event, StepFinished):
            total_ms += event.total_ms
            steps += 1
    inside = sum(model.decode_seconds for model in models) - inside
    return (total_ms - inside * 1000.0) / steps


if __name__ == "__main__":
    main()
