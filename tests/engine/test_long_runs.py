"""Texts with endless lines reach llama.cpp in parts that it survives."""

import re
from pathlib import Path

import pytest

import tiny_models as tiny
from commands import run_python
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.llama.vocabulary import cut_long_runs

PROSE = "The quick brown fox jumps over the lazy dog, and 12 more. "
ENDLESS = ["a" * 5000, " " * 5000, "\n" * 5000, "-" * 2999, "漢" * 5000, PROSE * 99, "é 1" * 2000]


def test_ordinary_texts_come_whole() -> None:
    for text in ("", "x", (PROSE * 10 + "\n") * 200, "\n\n".join(["word"] * 3000)):
        assert list(cut_long_runs(text)) == [text]


@pytest.mark.parametrize("text", ENDLESS, ids=range(len(ENDLESS)))
@pytest.mark.parametrize("before", ["", "Look:\n\n", PROSE * 3])
def test_no_part_has_a_long_run_and_nothing_is_lost(text: str, before: str) -> None:
    parts = list(cut_long_runs(before + text))
    assert "".join(parts) == before + text
    runs = [run for part in parts for run in re.findall(r"[^\n]+|\s+", part)]
    assert 500 <= max(map(len, runs)) <= 1000


def test_words_are_cut_between_them() -> None:
    for part in list(cut_long_runs(PROSE * 200))[1:]:
        assert re.match(r" [a-zA-Z]", part)


@pytest.mark.parametrize("text", ENDLESS, ids=range(len(ENDLESS)))
def test_what_follows_moves_no_cut(text: str) -> None:
    beginning = list(cut_long_runs(text))
    assert list(cut_long_runs(text + PROSE * 50))[: len(beginning) - 1] == beginning[:-1]


@pytest.mark.parametrize("expression", ["qwen2", "gpt-2", "llama-bpe", "tekken"])
def test_cuts_between_words_change_no_token(tmp_path: Path, expression: str) -> None:
    path = tmp_path / "model.gguf"
    values: dict[str, str | int | bool | None] = {"tokenizer.ggml.pre": expression}
    tiny.write_random_model(path, seed=1, vocab_size=320, context_length=64, values=values)
    with LlamaModel.load(path) as model:
        text = PROSE * 100  # short enough for llama.cpp
        found = model.vocabulary.tokenize(text)
        assert found == model.vocabulary._tokens(text)
        assert b"".join(map(model.vocabulary.piece, found)).decode() == text


def test_an_endless_word_ends_no_process(tmp_path: Path) -> None:
    path = tmp_path / "model.gguf"
    values: dict[str, str | int | bool | None] = {"tokenizer.ggml.pre": "tekken"}
    tiny.write_random_model(path, seed=1, vocab_size=260, context_length=64, values=values)
    script = (
        "import sys, threading\n"
        "from foretoken.engine.llama.backend import LlamaModel\n"
        "with LlamaModel.load(sys.argv[1]) as model:\n"
        "    task = lambda: print(len(model.vocabulary.tokenize('a' * 200_000)))\n"
        "    thread = threading.Thread(target=task)\n"
        "    thread.start(); thread.join()\n"
    )
    assert int(run_python(script, path).done()) > 1000
