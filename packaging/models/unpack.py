"""Make a checkpoint and tokenizer.json of an exported target, to go on without what it came from.

``python packaging/models/unpack.py MODEL.gguf FOLDER``; the folder then serves ``--target``, and
its tokenizer ``prepare.py --tokenizer``.
"""

from __future__ import annotations

import sys
from pathlib import Path

import torch
from gguf import GGUFReader
from gguf.quants import dequantize
from llama_file import Shape
from network import Llama
from tokenizers import models
from vocabulary import SPECIAL, new_tokenizer


def unpack(file: Path, folder: Path) -> None:
    """Write both."""
    reader = GGUFReader(file)

    def told(key: str) -> int:
        return int(reader.fields[f"llama.{key}"].contents())

    tokens: list[str] = reader.fields["tokenizer.ggml.tokens"].contents()
    merges: list[str] = reader.fields["tokenizer.ggml.merges"].contents()
    shape = Shape(
        layers=told("block_count"),
        width=told("embedding_length"),
        heads=told("attention.head_count"),
        kv_heads=told("attention.head_count_kv"),
        feed_forward=told("feed_forward_length"),
        vocabulary=len(tokens),
        context=told("context_length"),
        head_size=told("attention.key_length"),
    )
    model = Llama(shape)
    weights = {
        tensor.name: torch.tensor(dequantize(tensor.data, tensor.tensor_type), dtype=torch.float32)
        for tensor in reader.tensors
    }
    with torch.no_grad():
        model.take(weights)
    folder.mkdir(parents=True, exist_ok=True)
    torch.save({"shape": shape.as_dict(), "model": model.state_dict()}, folder / "checkpoint.pt")
    tokenizer = new_tokenizer()
    numbers = {token: number for number, token in enumerate(tokens)}
    pairs = [(left, right) for left, right in (merge.split(" ") for merge in merges)]
    tokenizer.model = models.BPE(vocab=numbers, merges=pairs)
    tokenizer.add_special_tokens(list(SPECIAL))
    tokenizer.save(str(folder / "tokenizer.json"))


if __name__ == "__main__":
    unpack(Path(sys.argv[1]), Path(sys.argv[2]))
