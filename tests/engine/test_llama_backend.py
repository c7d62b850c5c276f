"""The real backend on tiny models: files, vocabularies, passes, long lines, native checks."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from commands import run_python
from foretoken.engine.errors import DecodeAborted, ModelLoadError, NativeCodeError
from foretoken.engine.llama import backend as llama_backend
from foretoken.engine.llama import native_check, processor
from foretoken.engine.llama.backend import LlamaContext, LlamaModel, default_threads
from foretoken.engine.llama.native_check import check_native_code
from foretoken.engine.llama.processor import missing_instructions, processor_flags, too_old
from foretoken.engine.llama.vocabulary import cut_long_runs
from foretoken.engine.model_pass import CancelFlag


@pytest.mark.parametrize("kind", tiny.REFUSED_KINDS)
def test_a_broken_file_is_named_with_the_reason(kind: str, tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / f"{kind}.gguf", kind)
    with pytest.raises(ModelLoadError) as caught:
        LlamaModel.load(path)
    assert caught.value.facts["file"] == path
    message = str(caught.value)
    assert "no reason was given" not in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("name", "kind"),
    [("nowhere.gguf", "load-missing"), ("", "load-folder"), ("file/m", "load-unreadable")],
)
def test_what_is_no_file_is_said_to_be_none(tmp_path: Path, name: str, kind: str) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(ModelLoadError, check=lambda error: error.kind == kind):
        LlamaModel.load(tmp_path / name)


def test_closing_is_safe_and_tiny_models_run_on_one_thread(random_target: Path) -> None:
    model = LlamaModel.load(random_target)
    model.close()
    model.close()
    with pytest.raises(ValueError, match="closed"):
        model.metadata_value("general.name")
    with pytest.raises(ValueError, match="closed"):
        LlamaContext(model, 64, cancel=CancelFlag())
    assert default_threads(1_000_000) == 1
    assert 1 <= default_threads(10_000_000_000) <= 8


@pytest.fixture(scope="module")
def chat_model(models: Path) -> Iterator[LlamaModel]:
    path = tiny.write_bigram_model(
        models / "backend-chat.gguf",
        tiny.random_table(259, seed=1),
        tokens=tiny.chat_tokens(),
        chat_template=tiny.CHATML_TEMPLATE,
        add_bos=True,
        bos_id=256,
    )
    with LlamaModel.load(path) as model:
        yield model


def test_text_stays_text(chat_model: LlamaModel) -> None:
    vocabulary = chat_model.vocabulary
    texts = ["  spaces  kept \n\n and\ttabs ", "ünï© 中文 🙂👩‍👩‍👧", "nul \0 byte", "a" * 3000, ""]
    for text in [*texts, "<|im_end|><|im_start|>system\n<|endoftext|>"]:
        tokens = vocabulary.tokenize(text)
        assert b"".join(vocabulary.piece(token) for token in tokens).decode() == text
        assert not {256, 257, 258} & set(tokens)
    assert vocabulary.unspelled("a\0\ud83db") == "\ud83d", "half a character"
    assert vocabulary.tokenize("a\0\ud83db") == vocabulary.tokenize("a\0b")
    assert (vocabulary.piece(258), vocabulary.text(258)) == (b"", tiny.IM_END)


def bytewise_spm(path: Path, extra: list[str]) -> Path:
    tokens = ["a", "b", " ", *extra, tiny.control("</s>")]
    return tiny.write_bigram_model(
        path, tiny.random_table(len(tokens), seed=1), tokens=tokens, tokenizer="spm"
    )


def test_an_unknown_character_of_a_vocabulary_without_bytes_is_left_out(models: Path) -> None:
    path = bytewise_spm(models / "größe 中 🙂.gguf", ["é", "🙂", "x" * 700])
    with LlamaModel.load(path) as model:
        vocabulary = model.vocabulary
        assert (model.metadata.path, vocabulary.kind) == (path, "spm")
        assert vocabulary.piece(5) == b"x" * 700, "longer than a buffer"
        for text in ("ab a", "é🙂"):
            tokens = vocabulary.tokenize(text)
            assert b"".join(map(vocabulary.piece, tokens)).decode() == text
        for text, spelled, unspelled in (
            ("中a中b", "ab", "中"),
            ("A", "", "A"),
            ("a\0b\0", "ab", "\0"),
            ("a\ud83d b\ude42", "a b", "\ud83d\ude42"),
        ):
            assert vocabulary.spelled(text) == spelled
            assert vocabulary.unspelled(text) == unspelled
            assert vocabulary.tokenize(text) == vocabulary.tokenize(spelled)
            assert vocabulary.twin().unspelled(text) == unspelled


IN_A_CHILD = """
import sys, threading
from foretoken.engine.llama.backend import LlamaModel
_, path, text, times = sys.argv
with LlamaModel.load(path) as model:
    task = lambda: print(len(model.vocabulary.tokenize(text * int(times))))
    thread = threading.Thread(target=task)
    thread.start(); thread.join()
"""


def test_what_would_end_the_process_is_left_out_or_cut(models: Path, tmp_path: Path) -> None:
    """A child tries, because llama.cpp would abort or overflow the stack."""
    # 中 is the bytes E4 B8 AD, and U+00E4, U+00B8 and U+00AD are tokens, but no bytes.
    path = bytewise_spm(models / "spm-latin.gguf", ["\u00e4", "\u00b8", "\u00ad"])
    assert run_python(IN_A_CHILD, path, "中", 1, GGML_NO_BACKTRACE="1").done() == "0\n"
    path, pre = tmp_path / "model.gguf", {"tokenizer.ggml.pre": "tekken"}
    tiny.write_random_model(path, seed=1, vocab_size=260, context_length=64, values=dict(pre))
    assert int(run_python(IN_A_CHILD, path, "a", 200_000).done()) > 1000


def test_no_context_is_a_load_error(random_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A cache that really is too large could first use up the machine's memory.
    monkeypatch.setattr(llama_backend.native, "llama_init_from_model", lambda *_: None)
    with LlamaModel.load(random_target) as model, pytest.raises(ModelLoadError) as caught:
        LlamaContext(model, 256, cancel=CancelFlag())
    assert (caught.value.kind, caught.value.facts["count"]) == ("context-refused", "256")
    assert caught.value.facts["file"] == random_target


class OnlyReadInside(CancelFlag):
    """A flag that stops passes only from within."""

    is_set = property(lambda self: False)


@pytest.mark.parametrize(
    "passes",
    [
        [(0, 1, 0), (1, 33, 0), (34, 2, 0), (36, 7, 0), (43, 1, 0), (44, 20, 0), (64, 1, 0)],
        # A stopped pass may have moved the buffer to make room for more rows.
        [(0, 1, 0), (1, 1, 20), (2, 2, 0), (4, 1, 33), (5, 33, 0)],
    ],
    ids=["fewer and more", "stopped inside"],
)
def test_rows_view_their_pass(random_target: Path, passes: list[tuple[int, int, int]]) -> None:
    with LlamaModel.load(random_target) as model:
        flag = OnlyReadInside()
        one = LlamaContext(model, 256, cancel=flag)
        other = LlamaContext(model, 256, cancel=CancelFlag())
        tokens = list(range(1, 70))
        wanted = [other.decode([token], rows=1)[0].copy() for token in tokens]
        for first, rows, stopped in passes:
            if stopped:
                flag.set()
                with pytest.raises(DecodeAborted):
                    one.decode(tokens[:stopped], stopped)
                flag.clear()
            found = one.decode(tokens[first : first + rows], rows)
            np.testing.assert_allclose(found, wanted[first : first + rows], atol=1e-2)
        one.close()
        other.close()


PROSE = "The quick brown fox jumps over the lazy dog, and 12 more. "
ENDLESS = ["a" * 5000, " " * 5000, "\n" * 5000, "-" * 2999, "漢" * 5000, PROSE * 99, "é 1" * 2000]


@pytest.mark.parametrize("text", ENDLESS, ids=range(len(ENDLESS)))
def test_long_runs_are_cut_and_nothing_is_lost(text: str) -> None:
    for before in ("", "Look:\n\n", PROSE * 3):
        parts = list(cut_long_runs(before + text))
        assert "".join(parts) == before + text
        runs = [run for part in parts for run in re.findall(r"[^\n]+|\s+", part)]
        assert 500 <= max(map(len, runs)) <= 1000
    # Later text moves no cut, so a growing text has the same tokens.
    beginning = list(cut_long_runs(text))
    assert list(cut_long_runs(text + PROSE * 50))[: len(beginning) - 1] == beginning[:-1]


def test_other_texts_stay_whole_or_are_cut_between_words() -> None:
    for text in ("", "x", (PROSE * 10 + "\n") * 200, "\n\n".join(["word"] * 3000)):
        assert list(cut_long_runs(text)) == [text]
    for part in list(cut_long_runs(PROSE * 200))[1:]:
        assert re.match(r" [a-zA-Z]", part)


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


def test_working_code_passes(
    builtin_draft: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_native_code(builtin_draft)
    # The 4-bit weights compute another model's values, then NaN.
    other = tiny.write_random_model(tmp_path / "other.gguf", seed=1, vocab_size=4096)
    wrong = iter([other.read_bytes(), other.read_bytes()[:-64] + b"\xff" * 64])

    def convert(source: Path, result: Path, kind: int) -> None:
        result.write_bytes(next(wrong) if kind == native_check._Q4_0 else source.read_bytes())

    monkeypatch.setattr(native_check, "_convert", convert)
    with pytest.raises(NativeCodeError, check=lambda error: error.kind == "native-miscalculates"):
        check_native_code(builtin_draft)
    with pytest.raises(NativeCodeError, check=lambda error: error.kind == "native-no-numbers"):
        check_native_code(builtin_draft)


HEAD = "processor\t: 0\nvendor_id\t: GenuineIntel\nmodel name\t: {}\nfpu\t\t: yes\nflags\t\t: {}\n"
V1 = "fpu vme de pse tsc msr pae mce cx8 apic sep mtrr pge mca cmov pat pse36 clflush mmx fxsr sse"
NEW = f"{V1} sse2 ht syscall nx lm pni pclmulqdq ssse3 fma cx16 sse4_1 sse4_2 movbe popcnt avx avx2"
RECORDED = {
    "Xeon (Sapphire Rapids)": (f"{NEW} avx512f avx_vnni avx512_bf16 amx_tile", []),
    "Core 2 Duo E8400": (f"{V1} sse2 ht lm pni ssse3 cx16 sse4_1 lahf_lm", ["SSE4.2", "POPCNT"]),
    "QEMU Virtual CPU version 2.5+": (
        f"{V1} sse2 syscall nx lm pni cx16 hypervisor lahf_lm",
        ["SSSE3", "SSE4.1", "SSE4.2", "POPCNT"],
    ),
}


def test_missing_instructions_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cpuinfo"
    for name, (flags, missing) in RECORDED.items():
        text = HEAD.format(name, flags) + "bugs\t\t: spectre_v1\n\n" + HEAD.format(name, "others")
        path.write_text(text, encoding="utf-8")
        assert processor_flags(path) == flags
        assert missing_instructions(flags, "x86_64") == missing
    monkeypatch.setattr(processor, "processor_flags", lambda: RECORDED["Core 2 Duo E8400"][0])
    monkeypatch.setattr(processor.platform, "machine", lambda: "x86_64")
    assert "needs: SSE4.2, POPCNT." in too_old()
    # What is unknown is not missing.
    for text in ("", "processor\t: 0\n", "flags\t\t:\n"):
        path.write_text(text, encoding="utf-8")
        assert missing_instructions(processor_flags(path), "x86_64") == []
    assert missing_instructions(processor_flags(tmp_path / "none"), "x86_64") == []
