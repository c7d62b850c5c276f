"""Texts from a GGUF header, and files that are none."""

from pathlib import Path

import pytest

from foretoken.engine.llama_backend import LlamaModel
from foretoken.models.builtin import builtin_pair
from foretoken.models.gguf_header import header_text


@pytest.mark.parametrize("path", builtin_pair(), ids=lambda path: path.name)
def test_it_reads_what_llama_cpp_reads(path: Path) -> None:
    with LlamaModel.load(path, for_inspection=True) as model:
        keys = ("general.name", "general.description", "general.architecture")
        for key in (*keys, "tokenizer.chat_template"):
            assert header_text(path, key) == (model.metadata_value(key) or "")


def test_other_values_and_missing_ones_are_empty(builtin_target: Path) -> None:
    assert header_text(builtin_target, "llama.context_length") == ""
    assert header_text(builtin_target, "tokenizer.ggml.tokens") == ""
    assert header_text(builtin_target, "general.nonsense") == ""


@pytest.mark.parametrize("length", [0, 3, 4, 8, 20, 24, 30, 33, 60, 100])
def test_a_file_that_ends_early_is_empty(length: int, builtin_target: Path, tmp_path: Path) -> None:
    path = tmp_path / "short.gguf"
    path.write_bytes(builtin_target.read_bytes()[:length])
    assert header_text(path, "tokenizer.chat_template") == ""


def test_no_file_and_wrong_files_are_empty(tmp_path: Path) -> None:
    assert header_text(tmp_path / "none.gguf", "general.name") == ""
    assert header_text(tmp_path, "general.name") == ""
    (tmp_path / "text.gguf").write_text("GGUF but not really, just words that go on and on")
    assert header_text(tmp_path / "text.gguf", "general.name") == ""
