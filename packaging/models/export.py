"""Write a trained model as a GGUF file, and check that llama.cpp computes the same.

``python packaging/models/export.py RUN FILE --data BUILD --name NAME`` takes the checkpoint in RUN
and the tokenizer in BUILD. The check compares logits on a piece of the validation text and the
tokenizers on many; it needs the app beside PyTorch. A difference that is more than rounding ends
the program with an error.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import tokenizers
import torch
from llama_file import (
    CONTROL_TOKENS,
    END_OF_TEXT,
    WEIGHT_TYPES,
    About,
    Shape,
    Tokenizer,
    WeightType,
    rounded,
    write_llama,
)
from network import Llama
from numpy.typing import NDArray

CHECKED_TOKENS = 192
LARGEST_DIFFERENCE: Mapping[WeightType, float] = {"F16": 0.05, "Q8_0": 0.5}
"""Of two logits; llama.cpp rounds the other factor of a product as it rounds the weights."""
_ODD_TEXTS = (
    "",
    " ",
    "  two  spaces ",
    "tabs\tand\nlines\n\n",
    "12 + 7 = 19, 1,234.5 and 007",
    "don't we'll they've I'M",
    "naïve café, “quotes” 🙂👍🏽",
    "Здравствуй, 世界! مرحبا",
    "def f(x):\n    return x*2  # ok",
    "<|im_end|> typed by hand",
    "a" * 70,
    "\u00a0\u200b\r\n",
)


def load_model(path: Path, dtype: torch.dtype = torch.float32) -> Llama:
    """The network of a checkpoint, without what training needs."""
    state = torch.load(path, map_location="cpu", weights_only=True)
    model = Llama(Shape(**state["shape"]), dtype)
    model.load_state_dict(state["model"])
    return model.requires_grad_(False).eval()


def read_tokenizer(folder: Path, pre_tokenizer: str | None) -> Tokenizer:
    """Entries and merges of tokenizer.json. Raises ``ValueError`` for what llama.cpp cannot do."""
    told = json.loads((folder / "tokenizer.json").read_text(encoding="utf-8"))
    model = told["model"]
    if model["type"] != "BPE":
        raise ValueError(f"The tokenizer is {model['type']}, not byte-level BPE.")
    by_id = {number: text for text, number in model["vocab"].items()}
    by_id |= {entry["id"]: entry["content"] for entry in told["added_tokens"]}
    tokens = [by_id[number] for number in range(len(by_id))]
    if tuple(tokens[: len(CONTROL_TOKENS)]) != CONTROL_TOKENS:
        raise ValueError(f"The first entries are {tokens[:3]}, not {CONTROL_TOKENS}.")
    merges = [merge if isinstance(merge, str) else " ".join(merge) for merge in model["merges"]]
    manifest = folder / "manifest.json"
    if pre_tokenizer is None and manifest.is_file():
        pre_tokenizer = json.loads(manifest.read_text())["tokenizer.ggml.pre"]
    return Tokenizer(tokens, merges, pre_tokenizer or "gpt-2")


def check_logits(
    path: Path, model: Llama, tokens: Sequence[int], weight_type: WeightType
) -> tuple[float, float]:
    """Largest difference of a logit, and the share of places with the same likeliest token.

    The network computes with weights rounded as they are in the file.
    """
    from foretoken.engine.llama.backend import LlamaContext, LlamaModel
    from foretoken.engine.model_pass import CancelFlag

    network = Llama(model.shape)
    network.load_state_dict(model.state_dict())
    for parameter in network.parameters():
        if parameter.ndim > 1:
            parameter.data = torch.from_numpy(rounded(parameter.data.numpy(), weight_type))
    with torch.no_grad():
        wanted = network.logits(network(torch.tensor([list(tokens)])))[0].numpy()
    found: list[NDArray[Any]] = []
    with LlamaModel.load(path) as loaded:
        context = LlamaContext(loaded, len(tokens), cancel=CancelFlag())
        # In passes of several sizes, as speculation has them.
        for part in _pieces(tokens, (1, 3, 5, 9)):
            found.extend(np.array(context.decode(part, len(part))))
        context.close()
    given = np.stack(found)
    same = float((given.argmax(axis=1) == wanted.argmax(axis=1)).mean())
    return float(np.abs(given - wanted).max()), same


def _pieces(tokens: Sequence[int], sizes: Sequence[int]) -> Iterator[list[int]]:
    start = turn = 0
    while start < len(tokens):
        size = sizes[turn % len(sizes)]
        yield list(tokens[start : start + size])
        start, turn = start + size, turn + 1


def check_tokenizer(path: Path, folder: Path, texts: Sequence[str]) -> int:
    """Number of texts that both cut alike. Raises ``ValueError`` where one is cut otherwise."""
    from foretoken.engine.llama.backend import LlamaModel

    ours = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
    with LlamaModel.load(path, for_inspection=True) as loaded:
        vocabulary = loaded.vocabulary
        for text in texts:
            given = vocabulary.tokenize(text)
            plain = _without_control(text)
            wanted = [i for piece in plain for i in ours.encode(piece).ids]
            if len(plain) == 1 and given != wanted:
                raise ValueError(f"{text!r} is {given} to llama.cpp, {wanted} to its trainer.")
            if b"".join(vocabulary.piece(token) for token in given) != text.encode():
                raise ValueError(f"{text!r} does not survive llama.cpp's tokenizer.")
    return len(texts)


def _without_control(text: str) -> list[str]:
    """The text, cut where a user typed a control token: our trainer would take it for one."""
    pieces = [text]
    for control in CONTROL_TOKENS:
        pieces = [part for piece in pieces for part in piece.split(control)]
    return pieces


def validation_texts(folder: Path, count: int) -> list[str]:
    """Documents of the validation text without control tokens."""
    ours = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokens = np.fromfile(folder / "valid.bin", dtype="<u2")
    ends = np.flatnonzero(tokens == END_OF_TEXT)
    documents = np.split(tokens, ends)[1 : count + 1]
    return [ours.decode(document.tolist(), skip_special_tokens=True) for document in documents]


def main() -> None:
    """Export, check and say what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("run", type=Path, help="folder of a checkpoint, or a checkpoint")
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path, required=True, help="folder of tokenizer.json")
    parser.add_argument("--name", default="Foretoken model")
    parser.add_argument("--description", default="Small chat model, trained from scratch")
    parser.add_argument("--licence", default="mit")
    parser.add_argument("--attribution", type=Path, help="text file; else that of the data folder")
    parser.add_argument("--type", choices=WEIGHT_TYPES, default="F16", help="of the matrices")
    parser.add_argument("--pre", help="pre-tokenizer by llama.cpp's name; else the manifest's")
    parser.add_argument("--check", action=argparse.BooleanOptionalAction, default=True)
    options = parser.parse_args()
    checkpoint = options.run if options.run.is_file() else options.run / "checkpoint.pt"
    model = load_model(checkpoint)
    attribution = options.attribution or options.data / "ATTRIBUTION.md"
    about = About(
        options.name,
        options.description,
        options.licence,
        attribution.read_text(encoding="utf-8") if attribution.is_file() else "",
    )
    tensors = {name: tensor.numpy() for name, tensor in model.named_tensors().items()}
    tokenizer = read_tokenizer(options.data, options.pre)
    write_llama(
        options.file, model.shape, lambda name, _: tensors[name], tokenizer, about, options.type
    )
    size = options.file.stat().st_size / 1e6
    print(f"{options.file}: {model.shape.parameters / 1e6:.2f} million parameters, {size:.1f} MB")
    if options.check:
        _check(options.file, model, options.data, options.type)


def _check(path: Path, model: Llama, data: Path, weight_type: WeightType) -> None:
    tokens = np.fromfile(data / "valid.bin", dtype="<u2", count=CHECKED_TOKENS).tolist()
    difference, same = check_logits(path, model, tokens, weight_type)
    print(f"logits differ by {difference:.4f} at most; likeliest token the same in {same:.1%}")
    texts = [*_ODD_TEXTS, *validation_texts(data, 300)]
    print(f"{check_tokenizer(path, data, texts)} texts are cut alike by both tokenizers")
    if difference > LARGEST_DIFFERENCE[weight_type]:
        raise SystemExit("llama.cpp computes something else.")


if __name__ == "__main__":
    main()
