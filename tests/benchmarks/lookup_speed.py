"""Prompt lookup against plain decoding, and the wait for the first token of a later turn.

``python tests/benchmarks/lookup_speed.py FOLDER`` takes the targets SIZE-TYPE.gguf that
padded_models.py writes there, and adds one of the same cost that copies: a table says what follows
each token, so that its greedy answer is the prompt's text with one in twelve tokens exchanged.
All runs are interleaved, and greedy but for ``--temperature``, with which the stories repeat
themselves less; speeds leave out reading the prompt.

The copying target stands for a rewriting task, whose answer is mostly in the prompt; the others
tell stories of their own, so that there is little or nothing to look up. First tokens are timed
in a chat of 1,500 tokens: reading all of it, a second turn, and the last question edited.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from llama_embedding import SmallModel
from padded_models import SIZES, write_padded

import tiny_models as tiny
from foretoken.engine.benchmark import PLAIN, Prompt, parse_mode, run_benchmark
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import GenerationFinished
from foretoken.engine.session import Session
from foretoken.models.pairs.prompt_files import read_prompts

GREEDY = SamplingParams(temperature=0.0)
_VOCABULARY, _COPIED, _EXCHANGED_SHARE = 1024, 240, 1 / 12
_CHAT_TOKENS, _QUESTION, _ANSWER = 1500, 40, 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--targets", default="400M-Q4_0,400M-F16")
    parser.add_argument("--prompts", type=Path, default=Path(__file__).with_name("prompts.jsonl"))
    parser.add_argument("--tokens", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--temperature", type=float, default=0.0, help="of the stories")
    options = parser.parse_args()
    for target in options.targets.split(","):
        path, prompt = _copying_target(options.folder, target)
        # Without the text before it, the same answer has nothing to copy from.
        _compare(path, [prompt, Prompt("nothing to copy", [0, 1])], options, GREEDY)
        _first_tokens(path, options.rounds)
        with Session.load(options.folder / f"{target}.gguf") as session:
            texts = read_prompts(options.prompts)
            prompts = [Prompt(name, session.prompt(text)) for name, text in texts]
        sampling = SamplingParams(temperature=options.temperature, seed=1)
        _compare(options.folder / f"{target}.gguf", prompts, options, sampling)


def _copying_target(folder: Path, target: str) -> tuple[Path, Prompt]:
    """Write it, if it is not there, and the prompt that it copies from."""
    size, weight_type = target.split("-")
    rng = np.random.default_rng(4)
    order = rng.permutation(np.arange(2, _VOCABULARY - 1))
    text, other = order[:_COPIED], order[_COPIED:]
    answer = text.copy()
    exchanged = rng.random(len(text)) < _EXCHANGED_SHARE
    answer[exchanged] = other[: exchanged.sum()]
    following = np.ones(_VOCABULARY, dtype=np.int64)
    following[1] = answer[0]  # token 1 asks for the copy
    following[answer[:-1]] = answer[1:]
    path = folder / f"copying-{target}.gguf"
    with tempfile.TemporaryDirectory() as small:
        table = tiny.write_bigram_model(
            Path(small) / "copying.gguf", tiny.path_table(following.tolist()), context_length=2048
        )
        write_padded(SmallModel(table), path, SIZES[size], weight_type)
    return path, Prompt("copy", [0, *text.tolist(), 1])


def _compare(
    path: Path, prompts: list[Prompt], options: argparse.Namespace, sampling: SamplingParams
) -> None:
    """Print the speed without a draft model over plain speed, prompt by prompt."""
    modes = [parse_mode(PLAIN), parse_mode("adaptive")]
    limits = GenerationLimits(options.tokens)
    ratios: dict[str, list[float]] = {}
    with Session.load(path) as session:
        for loaded in session.models:
            session.calibrate(loaded)
        for run in run_benchmark(
            session, prompts, modes, rounds=options.rounds, sampling=sampling, limits=limits
        ):
            if run.mode != PLAIN and run.speedup is not None:
                ratios.setdefault(run.prompt, []).append(run.speedup)
                done = run.statistics
                print(
                    f"  {path.stem} {run.prompt}: {run.speedup:.2f} of plain,"
                    f" {done.accepted} of {done.drafted} copied tokens accepted",
                    flush=True,
                )
    for name, found in ratios.items():
        spread = f"{min(found):.2f}-{max(found):.2f}"
        print(f"{path.stem} {name}: {statistics.median(found):.2f} of plain ({spread})", flush=True)


def _first_tokens(path: Path, rounds: int) -> None:
    """Print the wait for the first token of a second turn as a share of reading everything."""
    rng = np.random.default_rng(5)
    chat = rng.integers(2, _VOCABULARY - 1, _CHAT_TOKENS).tolist()
    questions = rng.integers(2, _VOCABULARY - 1, (2, _QUESTION)).tolist()
    turn, edited = [], []
    with Session.load(path, context_length=2048) as session:

        def wait_ms(prompt: list[int]) -> float:
            finished = None
            for event in session.generate(prompt, GREEDY, limits=GenerationLimits(_ANSWER)):
                finished = event
            assert isinstance(finished, GenerationFinished)
            return finished.statistics.first_token_ms or 0.0

        for _ in range(rounds):
            session.clear_caches()
            cold = wait_ms([*chat[:-_QUESTION], *questions[0]])
            chat_so_far = list(session.cached_tokens)
            turn.append(wait_ms([*chat_so_far, *questions[1]]) / cold)
            edited.append(wait_ms([*chat_so_far, *questions[0]]) / cold)
    for name, found in (("second turn", turn), ("last question edited", edited)):
        median = statistics.median(found)
        print(f"{path.stem} {name}: first token after {median:.3f} of a cold start", flush=True)


if __name__ == "__main__":
    main()
