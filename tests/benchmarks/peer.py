"""Greedy answers of llama.cpp's ``llama-speculative-simple``, with the same kernels as ours.

``python tests/benchmarks/peer.py --target T --draft D --prompt TEXT`` builds it once and prints an
answer's figures; ``cold_answers.py --peer`` compares with it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from foretoken.models.gguf.file import header_text
from llama_programs import SPECULATIVE, built_program

# --spec-type by a head's architecture.
_KINDS = {"eagle3": "draft-eagle3", "dflash": "draft-dflash", "gemma4-assistant": "draft-mtp"}


@dataclass(frozen=True, slots=True)
class PeerRun:
    """One answer."""

    tokens_per_second: float
    """Of decoding, without prefill."""
    tokens: int
    """Generated: at least as many as requested, since the last step is shown as a whole."""
    drafted: int
    accepted: int


def run_peer(target: Path, draft: Path, prompt: str, *, n_max: int, tokens: int) -> PeerRun:
    """Let it continue ``prompt``, which is plain text; ``n_max`` is its lookahead.

    Everything else that costs time (flash attention, cache types, repacking) is at the defaults,
    which are ours too. Top-k 1 as the only sampler is a pure argmax.
    """
    kind, drafting = "draft-mtp", []
    if draft != target:  # else the head in its own file drafts
        kind = _KINDS.get(header_text(draft, "general.architecture"), "draft-simple")
        drafting = ["-md", str(draft)]
    command = [str(built_program(SPECULATIVE)), "-m", str(target), *drafting, "--spec-type", kind]
    command += ["-t", "2", "-td", "1", "-c", "512", "--spec-draft-n-max", str(n_max)]
    command += ["--temp", "0", "--samplers", "top_k", "--top-k", "1"]
    # It stops once more than -n tokens are there.
    command += ["-n", str(tokens - 1), "--no-escape", "-p", prompt]
    environment = {"GOMP_SPINCOUNT": "1000", **os.environ}  # as engine/llama/library.py sets it
    done = subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True, errors="replace"
    )
    decoded = re.search(r"decoded +(\d+) tokens in +([\d.]+) seconds", done.stderr)
    drafted, accepted = (
        re.search(rf"{name} += (\d+)", done.stderr) for name in ("n_drafted", "n_accept")
    )
    if not (decoded and drafted and accepted):
        raise RuntimeError(f"{SPECULATIVE} printed something unexpected: {done.stderr[-600:]}")
    generated = int(decoded[1])
    speed = generated / float(decoded[2])
    return PeerRun(speed, generated, int(drafted[1]), int(accepted[1]))


def main() -> None:
    """Build the program and run it once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", type=Path, required=True)
    parser.add_argument("--draft", type=Path, required=True)
    parser.add_argument("--prompt", default="Once upon a time")
    parser.add_argument("--n-max", type=int, default=3)
    parser.add_argument("--tokens", type=int, default=200)
    given = parser.parse_args()
    print(run_peer(given.target, given.draft, given.prompt, n_max=given.n_max, tokens=given.tokens))


if __name__ == "__main__":
    main()
