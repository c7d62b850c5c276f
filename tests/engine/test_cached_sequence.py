"""The list of tokens is what the cache holds: checked on real caches, failures included."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiny_models as tiny
from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.errors import (
    DecodeAborted,
    DecodeFailed,
    DraftError,
    RollbackUnsupported,
    TargetError,
)
from foretoken.engine.llama_backend import LlamaContext, LlamaModel

CONTEXT = 2048
TEXT = [(7 * index + 3) % 250 for index in range(1200)]


class Bench:
    """A sequence under test, and a fresh one of the same model to compare with."""

    def __init__(self, model: LlamaModel) -> None:
        self.cancel = CancelFlag()
        self.context = LlamaContext(model, CONTEXT, cancel=self.cancel)
        self.sequence = CachedSequence(self.context, TargetError)
        self.fresh_context = LlamaContext(model, CONTEXT, cancel=CancelFlag())
        self.fresh = CachedSequence(self.fresh_context, TargetError)

    def close(self) -> None:
        self.context.close()
        self.fresh_context.close()

    def fill(self, tokens: Sequence[int]) -> None:
        self.sequence.keep_prefix(0)
        for _ in self.sequence.feed_in_chunks(tokens):
            pass

    def check(self, expected: Sequence[int]) -> None:
        """The list is as expected, and the cache answers as one that read just that list."""
        assert list(self.sequence.tokens) == list(expected)
        assert len(self.sequence) == self.context.position == len(expected)
        assert self.sequence.room == CONTEXT - len(expected)
        self.fresh.keep_prefix(0)
        for _ in self.fresh.feed_in_chunks(expected):
            pass
        wanted = self.fresh.feed([5], rows=1).copy()
        found = self.sequence.feed([5], rows=1).copy()
        np.testing.assert_allclose(found, wanted, atol=1e-2)
        self.sequence.keep_prefix(len(expected))


@pytest.fixture(scope="module")
def model(models: Path) -> Iterator[LlamaModel]:
    path = tiny.write_random_model(
        models / "sequence.gguf", seed=5, vocab_size=260, context_length=CONTEXT
    )
    with LlamaModel.load(path) as loaded:
        yield loaded


@pytest.fixture(scope="module")
def recurrent_model(models: Path) -> Iterator[LlamaModel]:
    path = tiny.write_recurrent_model(
        models / "sequence-recurrent.gguf", seed=5, vocab_size=260, context_length=CONTEXT
    )
    with LlamaModel.load(path) as loaded:
        yield loaded


@pytest.fixture
def bench(model: LlamaModel) -> Iterator[Bench]:
    bench = Bench(model)
    yield bench
    bench.close()


@pytest.fixture
def recurrent(recurrent_model: LlamaModel) -> Iterator[Bench]:
    bench = Bench(recurrent_model)
    yield bench
    bench.close()


def test_a_new_sequence_is_empty(bench: Bench) -> None:
    assert (len(bench.sequence), list(bench.sequence.tokens)) == (0, [])
    assert bench.sequence.room == bench.sequence.context_length == CONTEXT
    bench.check([])


def test_feeding_appends(bench: Bench) -> None:
    assert bench.sequence.feed(TEXT[:3], rows=0).shape == (0, 260)
    assert bench.sequence.feed(TEXT[3:8], rows=2).shape == (2, 260)
    bench.check(TEXT[:8])


def test_the_check_would_notice_one_wrong_token(bench: Bench) -> None:
    bench.fill([*TEXT[:10], 200, *TEXT[11:20]])
    bench.sequence._tokens[10] = TEXT[10]
    with pytest.raises(AssertionError, match="Not equal to tolerance"):
        bench.check(TEXT[:20])


def test_rows_belong_to_the_last_tokens(bench: Bench) -> None:
    together = bench.sequence.feed(TEXT[:6], rows=6).copy()
    bench.sequence.keep_prefix(0)
    fewer = bench.sequence.feed(TEXT[:6], rows=2).copy()
    np.testing.assert_allclose(fewer, together[4:], atol=1e-2)
    bench.sequence.keep_prefix(0)
    for index, token in enumerate(TEXT[:6]):
        row = bench.sequence.feed([token], rows=1)[0]
        np.testing.assert_allclose(row, together[index], atol=1e-2)


def test_long_texts_go_in_batches(bench: Bench) -> None:
    assert list(bench.sequence.feed_in_chunks(TEXT)) == [512, 1024, 1200]
    bench.check(TEXT)


def test_closing_between_batches_keeps_what_was_fed(bench: Bench) -> None:
    chunks = bench.sequence.feed_in_chunks(TEXT)
    assert next(chunks) == 512
    chunks.close()  # type: ignore[attr-defined]
    bench.check(TEXT[:512])


def test_no_tokens_are_no_batch(bench: Bench) -> None:
    assert list(bench.sequence.feed_in_chunks([])) == []


@pytest.mark.parametrize("length", [0, 1, 7, 99, 100])
def test_rolling_back_drops_the_last_tokens(bench: Bench, length: int) -> None:
    bench.fill(TEXT[:100])
    bench.sequence.roll_back_to(length)
    bench.check(TEXT[:length])
    bench.sequence.feed([9, 8, 7], rows=0)
    bench.check([*TEXT[:length], 9, 8, 7])


def test_rolling_back_to_more_than_there_is_changes_nothing(bench: Bench) -> None:
    bench.fill(TEXT[:5])
    bench.sequence.roll_back_to(6)
    bench.sequence.keep_prefix(1000)
    bench.check(TEXT[:5])


@pytest.mark.parametrize("shared", [0, 1, 13, 50])
def test_reuse_keeps_the_common_start(bench: Bench, shared: int) -> None:
    bench.fill(TEXT[:50])
    other = [*TEXT[:shared], *([0] * 9)]
    assert bench.sequence.reuse(other) == shared
    bench.check(TEXT[:shared])


def test_reuse_of_a_shorter_text_drops_the_rest(bench: Bench) -> None:
    bench.fill(TEXT[:50])
    assert bench.sequence.reuse(TEXT[:20]) == 20
    bench.check(TEXT[:20])
    assert bench.sequence.reuse([]) == 0
    bench.check([])


# --- failures -------------------------------------------------------------------------------------


@pytest.mark.parametrize("failure", [TargetError, DraftError])
def test_a_refused_pass_raises_the_error_of_the_role(bench: Bench, failure: type[Any]) -> None:
    bench.fill(TEXT[:20])
    sequence = CachedSequence(bench.context, failure)
    with pytest.raises(failure, match=r"llama\.cpp failed a pass") as caught:
        sequence.feed([1, 2, 999], rows=1)  # no such token: llama.cpp itself refuses
    assert isinstance(caught.value.__cause__, DecodeFailed)
    bench.check(TEXT[:20])


@pytest.mark.parametrize(
    ("tokens", "rows"), [([], 0), ([1] * 513, 0), ([1], 2), ([1] * 40, 34), ([1], -1)]
)
def test_impossible_passes_change_nothing(bench: Bench, tokens: list[int], rows: int) -> None:
    bench.fill(TEXT[:20])
    with pytest.raises(TargetError, match="not possible"):
        bench.sequence.feed(tokens, rows)
    bench.check(TEXT[:20])


def test_a_full_context_refuses_and_keeps_everything(bench: Bench) -> None:
    bench.fill((TEXT * 2)[: CONTEXT - 2])
    assert bench.sequence.room == 2
    with pytest.raises(TargetError, match="full"):
        bench.sequence.feed([1, 2, 3], rows=1)
    bench.sequence.feed([1, 2], rows=1)
    assert bench.sequence.room == 0
    with pytest.raises(TargetError, match="full"):
        bench.sequence.feed([1], rows=1)
    assert bench.context.position == len(bench.sequence) == CONTEXT


def test_a_set_flag_stops_before_the_pass(bench: Bench) -> None:
    bench.fill(TEXT[:20])
    bench.cancel.set()
    with pytest.raises(DecodeAborted):
        bench.sequence.feed([1], rows=1)
    bench.cancel.clear()
    bench.check(TEXT[:20])


# --- a memory that cannot drop its last tokens ----------------------------------------------------


def test_a_recurrent_cache_refuses_to_roll_back_and_stays_whole(recurrent: Bench) -> None:
    recurrent.fill(TEXT[:20])
    with pytest.raises(RollbackUnsupported, match="cannot drop"):
        recurrent.sequence.roll_back_to(19)
    # check() itself cannot drop its probe, so the list and the position have to do.
    assert list(recurrent.sequence.tokens) == TEXT[:20]
    assert recurrent.context.position == 20


def test_keeping_a_prefix_empties_a_recurrent_cache(recurrent: Bench) -> None:
    recurrent.fill(TEXT[:20])
    recurrent.sequence.keep_prefix(20)
    assert len(recurrent.sequence) == 20
    recurrent.sequence.keep_prefix(19)
    recurrent.check([])


def test_a_recurrent_cache_is_read_anew_where_texts_part(recurrent: Bench) -> None:
    recurrent.fill(TEXT[:20])
    assert recurrent.sequence.reuse([*TEXT[:10], 0]) == 0
    assert recurrent.context.position == 0
    recurrent.fill(TEXT[:20])
    assert recurrent.sequence.reuse([*TEXT[:20], 0]) == 20


def test_an_emptied_recurrent_cache_forgets_its_state(recurrent: Bench) -> None:
    recurrent.fill(TEXT[:300])
    recurrent.sequence.keep_prefix(0)
    recurrent.check([])
    recurrent.fill(TEXT[:300])
    recurrent.check(TEXT[:300])
