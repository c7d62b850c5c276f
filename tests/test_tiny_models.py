"""Drives llama.cpp itself, below the engine, to show that the tiny models are what they promise.

Only what a family is there for, how its memory rolls back, is asked through the engine.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llama_cpp
import numpy as np
import pytest
from scipy.special import softmax

from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.errors import RollbackUnsupported
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from tiny_models import (
    CHATML_TEMPLATE,
    DECODE_ABORT_KINDS,
    IM_END,
    LOAD_ABORT_KINDS,
    NAN_KINDS,
    REFUSED_KINDS,
    Token,
    chat_tokens,
    control,
    random_table,
    write_bigram_model,
    write_broken_file,
    write_hybrid_model,
    write_random_model,
    write_recurrent_model,
    write_sliding_window_model,
    write_split,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from tiny_models import BrokenKind, Tokenizer, TokenLike


RANDOM_WRITERS = [
    write_random_model,
    write_recurrent_model,
    write_hybrid_model,
    write_sliding_window_model,
]
ALL_RANDOM_FAMILIES = pytest.mark.parametrize("write", RANDOM_WRITERS)


@llama_cpp.llama_log_callback  # type: ignore[untyped-decorator]
def _silence(level: int, text: bytes, user_data: int | None) -> None:
    """Module level keeps the ctypes callback alive as long as llama.cpp may call it."""


@pytest.fixture(scope="module", autouse=True)
def _quiet_backend() -> Iterator[None]:
    before, before_data = llama_cpp.llama_log_callback(), ctypes.c_void_p()
    llama_cpp.llama_log_get(ctypes.byref(before), ctypes.byref(before_data))
    llama_cpp.llama_log_set(_silence, ctypes.c_void_p())
    llama_cpp.llama_backend_init()
    yield
    llama_cpp.llama_log_set(before, before_data)


class Model:
    """One loaded file with one context and one sequence."""

    def __init__(self, model: Any, context: Any) -> None:
        self.context = context
        self.vocab = llama_cpp.llama_model_get_vocab(model)
        self.size = llama_cpp.llama_vocab_n_tokens(self.vocab)
        self.memory = llama_cpp.llama_get_memory(context)
        self.position = 0

    def decode(self, tokens: Sequence[int]) -> NDArray[np.float32]:
        """Feed the tokens in one batch; logits (tokens, vocabulary)."""
        batch = llama_cpp.llama_batch_init(len(tokens), 0, 1)
        try:
            batch.n_tokens = len(tokens)
            for index, token in enumerate(tokens):
                batch.token[index] = token
                batch.pos[index] = self.position + index
                batch.n_seq_id[index] = 1
                batch.seq_id[index][0] = 0
                batch.logits[index] = True
            assert llama_cpp.llama_decode(self.context, batch) == 0
        finally:
            llama_cpp.llama_batch_free(batch)
        self.position += len(tokens)
        logits = llama_cpp.llama_get_logits(self.context)
        return np.ctypeslib.as_array(logits, shape=(len(tokens), self.size)).copy()

    def fresh(self, tokens: Sequence[int]) -> NDArray[np.float32]:
        """``decode`` with an empty memory."""
        llama_cpp.llama_memory_clear(self.memory, True)
        self.position = 0
        return self.decode(tokens)

    def next_probs(self, tokens: Sequence[int]) -> NDArray[np.float64]:
        return np.asarray(softmax(self.fresh(tokens)[-1].astype(np.float64)))

    def tokenise(self, text: str, *, add_special: bool = False, special: bool = False) -> list[int]:
        raw = text.encode()
        found = (llama_cpp.llama_token * (len(raw) + 2))()
        count = llama_cpp.llama_tokenize(
            self.vocab, raw, len(raw), found, len(found), add_special, special
        )
        assert count >= 0
        return list(found[:count])

    def piece(self, token: int, *, special: bool = False) -> bytes:
        buffer = ctypes.create_string_buffer(64)
        length = llama_cpp.llama_token_to_piece(self.vocab, token, buffer, 64, 0, special)
        assert length >= 0
        return buffer.raw[:length]

    def text(self, tokens: Sequence[int]) -> str:
        return b"".join(self.piece(token) for token in tokens).decode()


@contextmanager
def opened(
    path: Path,
    *,
    context_length: int = 256,
    context_fields: Mapping[str, Any] | None = None,
    **model_fields: Any,
) -> Iterator[Model]:
    model_params = llama_cpp.llama_model_default_params()
    _set(model_params, **model_fields)
    model = llama_cpp.llama_model_load_from_file(str(path).encode(), model_params)
    assert model
    try:
        params = llama_cpp.llama_context_default_params()
        _set(params, n_ctx=context_length, n_threads=1, n_threads_batch=1)
        # llama.cpp's defaults round keys and values to F16 (flash attention casts an F32 cache as
        # well): a last-bit difference between batch shapes then moves logits by up to 4e-3. What
        # the weights themselves compute agrees to 1e-5.
        _set(params, type_k=llama_cpp.GGML_TYPE_F32, type_v=llama_cpp.GGML_TYPE_F32)
        _set(params, flash_attn_type=llama_cpp.LLAMA_FLASH_ATTN_TYPE_DISABLED)
        _set(params, **context_fields or {})
        context = llama_cpp.llama_init_from_model(model, params)
        assert context
        try:
            yield Model(model, context)
        finally:
            llama_cpp.llama_free(context)
    finally:
        llama_cpp.llama_model_free(model)


def _set(params: ctypes.Structure, **fields: Any) -> None:
    """A ctypes structure accepts a misspelt field in silence."""
    known = {field[0] for field in params._fields_}
    for name, value in fields.items():
        assert name in known, name
        setattr(params, name, value)


_CHILD = """
import sys
import llama_cpp as backend
backend.llama_backend_init()
text = sys.argv[1].encode()
for path in sys.argv[2:]:
    model = backend.llama_model_load_from_file(path.encode(), backend.llama_model_default_params())
    if not model:
        print("refused", flush=True)
        continue
    print("loaded", end=" ", flush=True)
    vocab = backend.llama_model_get_vocab(model)
    found = (backend.llama_token * 100)()
    backend.llama_tokenize(vocab, text, len(text), found, 100, False, False)
    print("tokenised", end=" ", flush=True)
    params = backend.llama_context_default_params()
    params.n_threads = params.n_threads_batch = 1
    context = backend.llama_init_from_model(model, params)
    for size in (1, 2, 4, 8):
        tokens = (backend.llama_token * size)(*range(size))
        if backend.llama_decode(context, backend.llama_batch_get_one(tokens, size)):
            print("failed", end=" ")
    print("decoded", flush=True)
    backend.llama_free(context)
    backend.llama_model_free(model)
"""


def in_child(*paths: Path, text: str = "") -> tuple[list[str], subprocess.CompletedProcess[str]]:
    """Load, tokenise and decode with llama.cpp's defaults where an abort does no harm."""
    # Without the variable an abort starts a debugger, where there is one, to print its stack.
    result = subprocess.run(
        [sys.executable, "-c", _CHILD, text, *map(str, paths)],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=60,
        check=False,
        cwd=paths[0].parent,
        env={**os.environ, "GGML_NO_BACKTRACE": "1"},
    )
    return [line.strip() for line in result.stdout.splitlines()], result


def _cpu_flags() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    return cpuinfo.read_text() if cpuinfo.exists() else ""


def distance(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Total variation."""
    return float(np.abs(one - other).sum() / 2)


# --- bigram ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [3, 8, 33, 64, 259])
def test_bigram_probabilities_are_the_table(tmp_path: Path, size: int) -> None:
    table = random_table(size, seed=size)
    table[table < 0.3 / size] = 0.0
    table /= table.sum(axis=1, keepdims=True)
    assert (table == 0.0).any()
    path = write_bigram_model(tmp_path / "bigram.gguf", table)

    with opened(path, context_length=1024) as model:
        one_batch = softmax(model.decode(range(size)).astype(np.float64), axis=1)
        again = [softmax(model.decode([token])[0].astype(np.float64)) for token in range(size)]

    assert np.abs(one_batch - table).max() < 1e-5
    assert np.abs(np.array(again) - table).max() < 1e-5
    assert (one_batch[table == 0.0] == 0.0).all()


def test_bigram_padding_is_never_predicted(tmp_path: Path) -> None:
    table = random_table(8, seed=1)
    path = write_bigram_model(tmp_path / "bigram.gguf", table, padded_to=40)
    with opened(path) as model:
        assert model.size == 40
        probs = softmax(model.decode(range(40)).astype(np.float64), axis=1)
        assert np.abs(probs[:8, :8] - table).max() < 1e-5
        assert (probs[:, 8:] == 0.0).all()
        assert llama_cpp.llama_vocab_get_text(model.vocab, 39) == b"[PAD39]"
        attributes = llama_cpp.llama_vocab_get_attr(model.vocab, 39)
        assert attributes & llama_cpp.LLAMA_TOKEN_ATTR_UNUSED


# --- further values, and parts ------------------------------------------------------------------


def test_a_split_model_is_the_same_model(tmp_path: Path) -> None:
    whole = write_random_model(tmp_path / "whole.gguf", seed=1, vocab_size=32)
    parts = write_split(whole, 9)
    assert [part.name for part in parts] == [f"whole-0000{n}-of-00003.gguf" for n in (1, 2, 3)]
    with opened(whole) as one, opened(parts[0]) as other:
        assert np.array_equal(one.decode(range(20)), other.decode(range(20)))


# --- random ---------------------------------------------------------------------------------------


def test_random_model_depends_on_tokens_two_and_three_back(tmp_path: Path) -> None:
    path = write_random_model(tmp_path / "random.gguf", seed=1, vocab_size=32)
    with opened(path) as model:
        base = model.next_probs([1, 2, 3, 4, 5])
        two_back = [distance(base, model.next_probs([1, 2, 3, t, 5])) for t in range(6, 31)]
        three_back = [distance(base, model.next_probs([1, 2, t, 4, 5])) for t in range(6, 31)]
    assert base.max() < 0.9
    assert np.median(two_back) > 0.05
    assert np.median(three_back) > 0.05


@ALL_RANDOM_FAMILIES
def test_one_batch_equals_one_by_one(tmp_path: Path, write: Callable[..., Path]) -> None:
    path = write(tmp_path / "random.gguf", seed=2, vocab_size=48)
    tokens = [3, 1, 4, 1, 5, 9, 2, 6] * 3
    with opened(path) as model:
        together = model.fresh(tokens)
        one_by_one = np.array(
            [model.fresh(tokens[:1])[0], *(model.decode([t])[0] for t in tokens[1:])]
        )
    # ggml takes Gemma's GELU from a table of F16.
    limit = 5e-3 if write is write_sliding_window_model else 1e-4
    assert np.abs(together - one_by_one).max() < limit
    assert np.array_equal(together.argmax(axis=1), one_by_one.argmax(axis=1))


@ALL_RANDOM_FAMILIES
def test_random_padding_is_never_predicted_and_changes_nothing_else(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    bare = write(tmp_path / "bare.gguf", seed=2, vocab_size=20)
    padded = write(tmp_path / "padded.gguf", seed=2, vocab_size=20, padded_to=45)
    with opened(bare) as model:
        expected = model.next_probs([1, 2, 3])
    with opened(padded) as model:
        probs = model.next_probs([1, 2, 3])
    assert np.abs(probs[:20] - expected).max() < 1e-5
    # A padding row loses 1000 / RMS of the residual stream, which in a Mamba is above 20.
    assert probs[20:].max() < 1e-15


def test_quantised_models_take_batches_with_the_defaults(tmp_path: Path) -> None:
    eight = write_random_model(tmp_path / "8.gguf", seed=3, vocab_size=64, quantization="Q8_0")
    four = write_random_model(tmp_path / "4.gguf", seed=3, vocab_size=64, quantization="Q4_0")
    lines, result = in_child(eight, four)
    if result.returncode == -signal.SIGSEGV and "amx_tile" in _cpu_flags():
        pytest.xfail("This build of llama.cpp has the AMX crash.")
    assert lines == ["loaded tokenised decoded"] * 2


@ALL_RANDOM_FAMILIES
def test_related_models_agree_in_part(tmp_path: Path, write: Callable[..., Path]) -> None:
    target = write(tmp_path / "target.gguf", seed=4, vocab_size=32)
    drafts = {
        "noisy": write(tmp_path / "1.gguf", seed=4, vocab_size=32, noise=0.1),
        "noisy otherwise": write(
            tmp_path / "2.gguf", seed=4, vocab_size=32, noise=0.1, noise_seed=1
        ),
        "unrelated": write(tmp_path / "3.gguf", seed=5, vocab_size=32),
    }
    if write is write_random_model:
        drafts["shallow"] = write(tmp_path / "4.gguf", seed=4, vocab_size=32, layers=1)
        drafts["quantised"] = write(tmp_path / "5.gguf", seed=4, vocab_size=32, quantization="Q4_0")
    contexts = np.random.default_rng(0).integers(0, 31, size=(20, 6)).tolist()
    # The acceptance rate of speculative sampling is 1 - total variation.
    acceptance = {}
    with opened(target) as model:
        wanted = [model.next_probs(context) for context in contexts]
    for name, path in drafts.items():
        with opened(path, use_extra_bufts=False) as model:
            offered = [model.next_probs(context) for context in contexts]
        acceptance[name] = 1 - np.mean(
            [distance(*pair) for pair in zip(wanted, offered, strict=True)]
        )
    assert acceptance["unrelated"] < 0.25
    assert 0.45 < acceptance["noisy"] < 0.8
    assert 0.45 < acceptance["noisy otherwise"] < 0.8
    assert acceptance["noisy"] != acceptance["noisy otherwise"]
    assert 0.35 < acceptance.get("shallow", 0.5) < 0.7
    assert 0.5 < acceptance.get("quantised", 0.7) < 0.9


# --- vocabulary -----------------------------------------------------------------------------------


def test_bpe_tokens(tmp_path: Path) -> None:
    words: list[TokenLike] = ["a", "b", " ", " a", "ab", "\n", "é", b"\xff"]
    tokens = [*words, control("<|im_start|>"), control("<x>")]
    path = write_random_model(
        tmp_path / "bpe.gguf", seed=0, vocab_size=10, tokens=tokens, bos_id=8, add_bos=True
    )
    with opened(path) as model:
        assert model.tokenise("b a") == [1, 3]
        assert model.tokenise("ab b") == [4, 2, 1]
        assert model.tokenise("a\né") == [0, 5, 6]
        assert model.text([4, 3, 2, 5, 6]) == "ab a \né"
        assert model.piece(7) == b"\xff"
        # Without its bytes in the vocabulary a character is dropped without a word.
        assert model.tokenise("a?b") == [0, 1]
        # Text of a user must not become a control token, so there are two ways to ask.
        assert model.tokenise("a<x>", special=True) == [0, 9]
        assert model.tokenise("a<x>", special=False) == [0]
        assert model.tokenise("a", add_special=True) == [8, 0]
        assert (model.piece(9), model.piece(9, special=True)) == (b"", b"<x>")
        assert llama_cpp.llama_vocab_eos(model.vocab) == 9
        assert llama_cpp.llama_vocab_bos(model.vocab) == 8
        ends = [llama_cpp.llama_vocab_is_eog(model.vocab, token) for token in range(10)]
        assert ends == [False] * 9 + [True]


def test_spm_tokens(tmp_path: Path) -> None:
    words: list[TokenLike] = ["a", "b", " ", "ab", " a", "\n", "é", b"\xf0"]
    tokens = [*words, Token(b"!", score=1.0), control("</s>")]
    path = write_random_model(
        tmp_path / "spm.gguf", seed=0, vocab_size=10, tokens=tokens, tokenizer="spm"
    )
    with opened(path) as model:
        assert model.tokenise("ab a!") == [3, 4, 8]
        assert model.tokenise("b\né") == [1, 5, 6]
        assert model.text([3, 4, 2, 6]) == "ab a é"
        assert model.piece(7) == b"\xf0"
        assert llama_cpp.llama_vocab_get_text(model.vocab, 7) == b"<0xF0>"
        assert llama_cpp.llama_vocab_eos(model.vocab) == 9


def test_spm_without_byte_tokens_ends_the_process_on_an_unknown_character(tmp_path: Path) -> None:
    path = write_random_model(tmp_path / "spm.gguf", seed=0, vocab_size=16, tokenizer="spm")
    assert in_child(path, text="abc")[0] == ["loaded tokenised decoded"]
    lines, result = in_child(path, text="ab?")
    assert lines == ["loaded"]
    assert result.returncode != 0


@pytest.mark.parametrize("tokenizer", ["bpe", "spm"])
def test_chat_tokens_hold_any_text(tmp_path: Path, tokenizer: Tokenizer) -> None:
    path = write_bigram_model(
        tmp_path / "chat.gguf",
        random_table(259, seed=0),
        tokens=chat_tokens(),
        tokenizer=tokenizer,
        chat_template=CHATML_TEMPLATE,
    )
    text = "Grüße, 世界! 🙂\n\tx <|im_end|>"
    with opened(path) as model:
        plain = model.tokenise(text)
        assert len(plain) == len(text.encode())
        assert model.text(plain) == text
        assert model.tokenise(IM_END, special=True) == [258]
        assert llama_cpp.llama_vocab_is_eog(model.vocab, 258)


def test_vocabularies_that_llama_cpp_dies_of_are_refused(tmp_path: Path) -> None:
    table = random_table(3, seed=0)
    with pytest.raises(ValueError, match="same text"):
        write_bigram_model(tmp_path / "x", table, tokens=["a", "a", control("<|end|>")])
    with pytest.raises(ValueError, match="eos_id"):
        write_bigram_model(tmp_path / "x", table, tokens=["a", "b", "c"])
    with pytest.raises(ValueError, match="3 tokens"):
        write_bigram_model(tmp_path / "x", table, tokens=["a", control("<|end|>")])


# --- recurrent ------------------------------------------------------------------------------------


def test_recurrent_model_remembers_and_refuses_to_drop_its_last_token(tmp_path: Path) -> None:
    path = write_recurrent_model(tmp_path / "mamba.gguf", seed=0, vocab_size=24)
    with opened(path) as model:
        base = model.next_probs([1, 2, 3, 4])
        assert distance(base, model.next_probs([1, 2, 9, 4])) > 0.05
        assert distance(base, model.next_probs([1, 9, 3, 4])) > 0.05
        model.fresh([1, 2, 3, 4])
        assert not llama_cpp.llama_memory_seq_rm(model.memory, 0, 3, -1)
        assert llama_cpp.llama_memory_seq_rm(model.memory, 0, 0, -1)


# --- hybrid, sliding window -----------------------------------------------------------------------


@pytest.mark.parametrize("write", [write_hybrid_model, write_sliding_window_model])
@pytest.mark.parametrize("changed", [0, 10, 50])
def test_a_token_anywhere_matters_to_the_next_one(
    tmp_path: Path, write: Callable[..., Path], changed: int
) -> None:
    """Token 0 and 10 of 60 are out of reach of the window and the convolutions."""
    contexts = np.random.default_rng(0).integers(0, 31, size=(10, 60)).tolist()
    with opened(write(tmp_path / "random.gguf", seed=1, vocab_size=32)) as model:
        distances = []
        for context in contexts:
            base = model.next_probs(context)
            context[changed] = (context[changed] + 7) % 31
            distances.append(distance(base, model.next_probs(context)))
    assert np.median(distances) > 0.05


def test_hybrid_model_refuses_to_drop_an_earlier_pass(tmp_path: Path) -> None:
    path = write_hybrid_model(tmp_path / "hybrid.gguf", seed=0, vocab_size=24)
    with LlamaModel.load(path) as model:
        assert llama_cpp.llama_model_is_hybrid(model.handle)
        assert not llama_cpp.llama_model_is_recurrent(model.handle)
        assert model.metadata.architecture == "lfm2"
        assert not model.metadata.can_roll_back
        with _engine_context(model) as context:
            wanted = context.decode([1, 2, 3, 4, 5], rows=1).copy()
            context.clear()
            context.decode([1, 2, 3], rows=1)
            context.decode([4], rows=1)
            with pytest.raises(RollbackUnsupported):
                context.roll_back(3)
            # The refusal has changed nothing.
            assert np.abs(context.decode([5], rows=1) - wanted).max() < 1e-2


LONG = 512
KEPT, PASSED, MICRO_BATCH = 100, 330, 16
"""Rolled back to 100 tokens after 330 more; 256 cells of the window's layers are kept at least."""


def test_sliding_window_model_rolls_back_in_the_engine(tmp_path: Path) -> None:
    path = write_sliding_window_model(
        tmp_path / "window.gguf", seed=0, vocab_size=24, context_length=LONG
    )
    text = np.random.default_rng(0).integers(0, 23, size=KEPT + PASSED).tolist()
    with LlamaModel.load(path) as model:
        assert llama_cpp.llama_model_n_swa(model.handle) == 16
        assert model.metadata.architecture == "gemma3"
        assert model.metadata.can_roll_back
        with _engine_context(model) as context, _engine_context(model) as fresh:
            fresh.decode(text[:KEPT], rows=0)
            wanted = fresh.decode([5, 6], rows=2)
            for passed in (16 + 60, PASSED):
                context.clear()
                context.decode(text[: KEPT + passed], rows=0)
                context.roll_back(KEPT)
                assert np.abs(context.decode([5, 6], rows=2) - wanted).max() < 1e-2


@pytest.mark.parametrize("full", [True, False])
def test_sliding_window_model_goes_back_only_with_a_full_cache(tmp_path: Path, full: bool) -> None:
    path = write_sliding_window_model(
        tmp_path / "window.gguf", seed=0, vocab_size=24, context_length=LONG
    )
    text = np.random.default_rng(0).integers(0, 23, size=KEPT + PASSED).tolist()
    fields = {"swa_full": full, "n_ubatch": MICRO_BATCH}
    with opened(path, context_length=LONG, context_fields=fields) as model:
        expected = model.fresh([*text[:KEPT], 5])[-1]
        model.fresh(text)
        # It agrees in both cases.
        assert llama_cpp.llama_memory_seq_rm(model.memory, 0, KEPT, -1)
        model.position = KEPT
        wrong = np.abs(model.decode([5])[-1] - expected).max()
    assert wrong < 5e-3 if full else wrong > 0.5


@contextmanager
def _engine_context(model: LlamaModel) -> Iterator[LlamaContext]:
    context = LlamaContext(model, LONG, cancel=CancelFlag())
    try:
        yield context
    finally:
        context.close()


# --- broken ---------------------------------------------------------------------------------------


def test_broken_files_that_llama_cpp_refuses(tmp_path: Path) -> None:
    paths = [write_broken_file(tmp_path / f"{kind}.gguf", kind) for kind in REFUSED_KINDS]
    lines, result = in_child(*paths)
    assert dict(zip(REFUSED_KINDS, lines, strict=True)) == dict.fromkeys(REFUSED_KINDS, "refused")
    assert result.returncode == 0


@pytest.mark.parametrize("kind", [*LOAD_ABORT_KINDS, *DECODE_ABORT_KINDS])
def test_broken_files_that_end_the_process(tmp_path: Path, kind: BrokenKind) -> None:
    lines, result = in_child(write_broken_file(tmp_path / "broken.gguf", kind))
    assert lines == (["loaded tokenised"] if kind in DECODE_ABORT_KINDS else [])
    assert result.returncode != 0
    message = "unsupported types" if kind in DECODE_ABORT_KINDS else "GGML_ASSERT"
    assert message in result.stderr


@pytest.mark.parametrize("kind", NAN_KINDS)
def test_broken_weights_give_nan(tmp_path: Path, kind: BrokenKind) -> None:
    with opened(write_broken_file(tmp_path / "broken.gguf", kind)) as model:
        assert np.isnan(model.decode([1, 2])).all()


# --- files ----------------------------------------------------------------------------------------


def test_files_are_small_quickly_written_and_the_same_each_time(tmp_path: Path) -> None:
    def write_all(folder: Path) -> list[bytes]:
        folder.mkdir()
        paths = [
            write_bigram_model(folder / "1", random_table(64, seed=0)),
            write_bigram_model(folder / "2", random_table(259, seed=0), tokens=chat_tokens()),
            write_random_model(folder / "3", seed=0, vocab_size=64),
            write_random_model(folder / "4", seed=0, vocab_size=64, quantization="Q4_0"),
            write_recurrent_model(folder / "5", seed=0, vocab_size=64),
            write_hybrid_model(folder / "6", seed=0, vocab_size=64),
            write_sliding_window_model(folder / "7", seed=0, vocab_size=64),
            write_sliding_window_model(folder / "8", seed=0, vocab_size=64, noise=0.1),
        ]
        return [path.read_bytes() for path in paths]

    start = time.perf_counter()
    first = write_all(tmp_path / "first")
    # 8 files take 0.05 s; the limit leaves room for a busy machine.
    assert time.perf_counter() - start < 1.5
    assert first == write_all(tmp_path / "second")
    assert all(len(content) < 1_000_000 for content in first)
