"""How long the library takes: the first scan of many model files, and the second.

Run by hand: ``.venv/bin/python tests/benchmarks/library_scan.py [--files 1000]``. The files have
no real weights, but real headers: vocabularies of 32,000 entries with merges in every fourth,
150,000 in every twentieth. Most are copies, which are physical files of their own.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from gguf import GGUFWriter

sys.path.insert(0, str(Path(__file__).parents[1]))
import tiny_models as tiny

_LAYERS = 28
_TENSORS_OF_LAYER = ("attn_norm", "attn_q", "attn_k", "attn_v", "attn_output", "ffn_up", "ffn_down")


def write_header(path: Path, vocabulary: int) -> Path:
    """Write a file with the header of a model of this vocabulary, and a kilobyte per tensor."""
    writer = GGUFWriter(path, "qwen2")
    writer.add_name(path.stem)
    writer.add_file_type(0)
    writer.add_context_length(32_768)
    writer.add_embedding_length(16)
    writer.add_block_count(_LAYERS)
    writer.add_chat_template(tiny.CHATML_TEMPLATE * 8)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list([f"token{index}" for index in range(vocabulary)])
    writer.add_token_types([1] * vocabulary)
    writer.add_token_merges([f"to ken{index}" for index in range(vocabulary)])
    writer.add_eos_token_id(vocabulary - 1)
    weights = np.ones((16, 16), dtype=np.float32)
    for layer in range(_LAYERS):
        for name in _TENSORS_OF_LAYER:
            writer.add_tensor(f"blk.{layer}.{name}.weight", weights)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def fill(root: Path, count: int) -> None:
    """Make ``count`` model files in nested folders, some of them hard links to others."""
    samples = root / ".samples"  # hidden, so not found
    samples.mkdir()
    sizes = {"small": 2_000, "usual": 32_000, "large": 150_000}
    made = {name: write_header(samples / f"{name}.gguf", size) for name, size in sizes.items()}
    broken = tiny.write_broken_file(samples / "broken.gguf", "truncated")
    for number in range(count):
        path = root / f"publisher{number % 17}" / f"repository{number % 101}" / f"m{number}.gguf"
        path.parent.mkdir(parents=True, exist_ok=True)
        if number % 20 == 0:
            source = made["large"]
        elif number % 4 == 0:
            source = made["usual"]
        elif number % 50 == 1:
            source = broken
        else:
            source = made["small"]
        shutil.copyfile(source, path)
        if number % 10 == 0:
            os.link(path, path.with_name(f"again{number}.gguf"))


def main() -> None:
    """Print both times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        from foretoken.models.library.files import fingerprint
        from foretoken.models.library.folders import chosen_folder
        from foretoken.models.library.library import read_library

        root = Path(folder) / "models"
        root.mkdir()
        fill(root, options.files)
        folders = [chosen_folder(root)]
        for name in ("first scan", "second scan"):
            start, processor = time.perf_counter(), time.process_time()
            library = read_library(folders)
            print(
                f"{name:<12} {time.perf_counter() - start:7.3f} s, "
                f"{time.process_time() - processor:7.3f} s of processor time, "
                f"{len(library.models):,} models"
            )
        start, processor = time.perf_counter(), time.process_time()
        fingerprint(folders)
        print(
            f"{'any change?':<12} {time.perf_counter() - start:7.3f} s, "
            f"{time.process_time() - processor:7.3f} s of processor time"
        )


if __name__ == "__main__":
    main()
