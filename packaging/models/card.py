"""Write the model card of a pair from what its making left behind.

``python packaging/models/card.py WORK --out MODEL_CARD.md`` reads target.gguf, draft.gguf, data/,
target/log.jsonl, draft/log.jsonl, evaluation.json and samples.md in WORK. Every number in the card
comes from these files.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gguf import GGUFReader, LlamaFileType
from llama_file import TURN_END
from tokenizers import Tokenizer

_INTRODUCTION = """# The built-in pair

Two tiny language models with one tokenizer, trained from scratch for this product: they show at the
first start, offline, how speculative decoding works. A tiny demonstration model; for real work pick
a bigger pair. `packaging/models/` holds the whole recipe.
"""
_LIMITS = """## What to expect

Small talk, sums of small numbers, counting, spelling, lists and tables, short functions, rewriting
and very short stories, as the page of answers below shows, unedited. It knows next to nothing about
the world, makes things up, and must not be trusted with anything.
"""
_LICENCE = """## Licence and sources

The weights are free to use and to redistribute under the MIT licence of this project; authors are
named in `ATTRIBUTION.md`. Text that was left out is listed with the reason in the recipe
(`corpora.py`).
"""


def card(work: Path) -> str:
    """The whole card, as markdown."""
    evaluation = _json(work / "evaluation.json")
    parts = [
        _INTRODUCTION,
        "\n".join(_files(work)) + "\n",
        _LIMITS,
        "\n".join(_measured(evaluation, *_unseen(work / "data"))) + "\n",
        "\n".join(_training(work)) + "\n",
        _LICENCE,
        "\n".join(_sources(_json(work / "data" / "manifest.json"))) + "\n",
        (work / "samples.md").read_text(encoding="utf-8").replace("# ", "## ", 1),
    ]
    return "\n".join(parts).rstrip() + "\n"


def _files(work: Path) -> Iterator[str]:
    yield "| | parameters | layers x width, heads (key heads), feed-forward | weights | SHA-256 |"
    yield "|---|---|---|---|---|"
    for role in ("target", "draft"):
        path = work / f"{role}.gguf"
        reader = GGUFReader(path)
        weights = sum(int(tensor.n_elements) for tensor in reader.tensors)
        number = {
            name: int(reader.fields[f"llama.{key}"].contents())
            for name, key in {
                "layers": "block_count",
                "width": "embedding_length",
                "heads": "attention.head_count",
                "kv": "attention.head_count_kv",
                "ff": "feed_forward_length",
            }.items()
        }
        shape = (
            f"{number['layers']} x {number['width']}, {number['heads']} ({number['kv']}), "
            f"{number['ff']}"
        )
        size = path.stat().st_size / 1e6
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        amount = f"{weights / 1e6:.2f} million"
        kind = LlamaFileType(reader.fields["general.file_type"].contents()).name
        stored = f"{kind.removeprefix('MOSTLY_')}, {size:.1f} MB"
        yield f"| {role} | {amount} | {shape} | {stored} | `{digest}` |"
    context = int(reader.fields["llama.context_length"].contents())
    yield ""
    yield f"Architecture llama, context {context:,} tokens, byte-level BPE, ChatML."


def _unseen(data: Path) -> tuple[int, int]:
    """How many of the messages of the sample page the training text does not hold, and of all."""
    tokenizer = Tokenizer.from_file(str(data / "tokenizer.json"))
    text = (data / "train.bin").read_bytes()
    messages = [record["prompt"] for record in _lines(Path(__file__).parent / "messages.jsonl")]
    unseen = 0
    for message in messages:
        parts = (tokenizer.encode(part, add_special_tokens=False) for part in ("user\n", message))
        ids = [*(token for part in parts for token in part.ids), TURN_END]
        unseen += np.array(ids, dtype="<u2").tobytes() not in text
    return unseen, len(messages)


def _measured(found: Mapping[str, Any], unseen: int, messages: int) -> Iterator[str]:
    questions, acceptance = found["questions"], found["acceptance"]
    total = sum(int(share.split("/")[1]) for share in questions["by kind"].values())
    yield "## Measured"
    yield ""
    yield (
        f"By `evaluate.py`: {questions['right']:.1%} of {total} held-out questions right (greedy); "
        f"{questions['ended by itself']:.1%} of the answers ended by themselves."
    )
    yield ""
    yield (
        f"Acceptance at lookahead 4, on these questions and on the messages below; {unseen} of the "
        f"{messages} messages do not occur in the training text."
    )
    yield ""
    yield "| text, sampling | acceptance rate (accepted/evaluated) | tokens per target pass |"
    yield "|---|---|---|"
    for name, numbers in acceptance.items():
        rate, length = numbers["acceptance rate"], numbers["tokens per target pass"]
        yield f"| {name} | {rate:.3f} | {length:.2f} |"
    if found.get("speed"):
        yield ""
        yield "Speed on the machine that made it, greedy, against plain decoding:"
        yield ""
        yield from (f"- {line}" for line in found["speed"])


def _training(work: Path) -> Iterator[str]:
    yield "## How it was made"
    yield ""
    for role in ("target", "draft"):
        log = list(_lines(work / role / "log.jsonl"))
        last = log[-1]
        losses = {k: v for k, v in last.items() if k not in _BOOKKEEPING}
        told = ", ".join(f"{name} {value}" for name, value in losses.items())
        yield (
            f"- {role}: {last['tokens'] / 1e6:.1f} million tokens in {last['step']:,} steps, "
            f"{last['minutes']:.0f} minutes; at the end, on held-out text: {told}."
        )
        begun = next((record["options"] for record in log if "options" in record), {})
        if begun:
            yield "  Options: " + ", ".join(f"{k} {v}" for k, v in begun.items()) + "."
    yield ""
    manifest = _json(work / "data" / "manifest.json")
    yield from _text(manifest, list(_lines(work / "target" / "log.jsonl")))


_BOOKKEEPING = {"step", "tokens", "minutes", "ended", "tokens_per_s", "batch", "window"}


def _text(manifest: Mapping[str, Any], log: list[Any]) -> Iterator[str]:
    train = manifest["train"]
    yield f"Training text: {train['tokens']:,} tokens, seed {manifest['seed']}."
    mine = manifest["outputs"]["train.bin"]["sha256"]
    changes: list[tuple[int, str | None]] = [(0, None)]  # early logs do not tell
    changes += [(record["tokens"], record["text"]) for record in log if "text" in record]
    ends = [tokens for tokens, _ in changes[1:]] + [log[-1]["tokens"]]
    others = sum(
        end - begun for (begun, text), end in zip(changes, ends, strict=True) if text != mine
    )
    if others:
        yield (
            f"{others / 1e6:.1f} million tokens of the target's training, its first ones, came "
            "from other texts that the same recipe made of the same sources."
        )
    yield ""
    yield "| file | SHA-256 |"
    yield "|---|---|"
    for kind in ("inputs", "outputs"):
        for file, told in manifest[kind].items():
            yield f"| {file} | `{told if isinstance(told, str) else told['sha256']}` |"
    yield ""


def _sources(manifest: Mapping[str, Any]) -> Iterator[str]:
    train = manifest["train"]
    yield "| text | licence | share of the tokens |"
    yield "|---|---|---|"
    tasks = sum(
        told["tokens"] for name, told in train["by source"].items() if name.startswith("tasks")
    )
    yield f"| tasks made by rule (`tasks/`) | MIT, this project | {tasks / train['tokens']:.1%} |"
    for name, licence in manifest["licences"].items():
        told = train["by source"].get(name)
        if told:
            yield f"| {name} | {licence} | {told['tokens'] / train['tokens']:.1%} |"


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _lines(path: Path) -> Iterable[Any]:
    return map(json.loads, path.read_text(encoding="utf-8").splitlines())


def main() -> None:
    """Write the card."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("work", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.write_text(card(options.work), encoding="utf-8")


if __name__ == "__main__":
    main()
