"""The token list equals the contents of the real cache, even after failures."""

import ctypes
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import tiny_models as tiny
from cache_witness import CacheWitness
from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.errors import DecodeAborted, RollbackUnsupported, TargetError
from foretoken.engine.llama import backend
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.library import native
from foretoken.engine.model_pass import CancelFlag

CONTEXT = 2048
TEXT = [(7 * index + 3) % 250 for index in range(1200)]


class Bench:
    """A sequence under test with a witness of its cache."""

    def __init__(self, model: LlamaModel) -> None:
        self.cancel = CancelFlag()
        self.context = LlamaContext(model, CONTEXT, cancel=self.cancel)
        self.sequence = CachedSequence(self.context, TargetError)
        self._witness = CacheWitness(model, CONTEXT)

    def close(self) -> None:
        self.context.close()
        self._witness.close()

    def fill(self, tokens: Sequence[int]) -> None:
        self.sequence.keep_prefix(0)
        list(self.sequence.feed_in_chunks(tokens))

    def grow(self, length: int) -> None:
        """Feed the rest of TEXT up to this length."""
        list(self.sequence.feed_in_chunks(TEXT[len(self.sequence) : length]))

    def mark_at(self, *lengths: int, lasting: bool = True) -> None:
        """Feed TEXT up to each of these lengths, and mark there."""
        for length in lengths:
            self.grow(length)
            self.sequence.mark(lasting=lasting)

    def check(self, expected: Sequence[int]) -> None:
        """The list is as expected, and the cache predicts what a fresh one with it does."""
        assert list(self.sequence.tokens) == list(expected)
        assert self.sequence.room == CONTEXT - len(expected)
        self._witness.check(self.sequence, expected)


MODELS = {
    "ordinary": tiny.write_random_model,
    "recurrent": tiny.write_recurrent_model,
    "hybrid": tiny.write_hybrid_model,
    "delta-net": tiny.write_delta_net_model,
}


@pytest.fixture(scope="module")
def load(models: Path) -> Iterator[Callable[[str], LlamaModel]]:
    with ExitStack() as stack:

        @cache
        def model(kind: str) -> LlamaModel:
            path = models / f"sequence-{kind}.gguf"
            MODELS[kind](path, seed=5, vocab_size=260, context_length=CONTEXT)
            return stack.enter_context(LlamaModel.load(path))

        yield model


@pytest.fixture(params=["ordinary"])
def bench(request: pytest.FixtureRequest, load: Callable[[str], LlamaModel]) -> Iterator[Bench]:
    with closing(Bench(load(request.param))) as bench:
        yield bench


ALL = pytest.mark.parametrize("bench", MODELS, indirect=True)
# These can drop the last few tokens of their last pass.
STEPPING = pytest.mark.parametrize("bench", ["hybrid", "delta-net"], indirect=True)


@pytest.fixture(params=["recurrent", "hybrid"])
def forgetful(
    request: pytest.FixtureRequest,
    load: Callable[[str], LlamaModel],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Bench]:
    """A sequence that can only go back to saved states, as in most hybrid families."""
    monkeypatch.setattr(backend, "_MOST_DROPPED", 0)
    with closing(Bench(load(request.param))) as bench:
        yield bench


@ALL
def test_the_check_would_notice_one_wrong_token(bench: Bench) -> None:
    bench.fill([*TEXT[:10], 200, *TEXT[11:20]])
    bench.sequence._tokens[10] = TEXT[10]
    with pytest.raises(AssertionError, match="Not equal to tolerance"):
        bench.check(TEXT[:20])


def test_long_texts_go_in_batches_and_may_end_between_two(bench: Bench) -> None:
    chunks = bench.sequence.feed_in_chunks(TEXT)
    assert next(chunks) == 512
    chunks.close()
    bench.check(TEXT[:512])
    bench.sequence.keep_prefix(0)
    assert list(bench.sequence.feed_in_chunks(TEXT)) == [512, 1024, 1200]
    bench.check(TEXT)


@pytest.mark.parametrize("length", [0, 13, 50])
def test_going_back_keeps_the_start(bench: Bench, length: int) -> None:
    bench.fill(TEXT[:50])
    assert bench.sequence.reuse([*TEXT[:length], *([0] * 9)]) == length
    bench.check(TEXT[:length])
    bench.grow(50)
    bench.sequence.roll_back_to(length)
    bench.check(TEXT[:length])
    bench.sequence.feed([9, 8, 7], rows=0)
    bench.check([*TEXT[:length], 9, 8, 7])
    assert bench.sequence.reuse([*TEXT[:length], 9, 8, 7, 6]) == length + 3, "nothing is dropped"


@pytest.mark.parametrize(("tokens", "rows"), [([], 0), ([1] * 513, 0), ([1], 2), ([1] * 40, 34)])
def test_impossible_passes_change_nothing(bench: Bench, tokens: list[int], rows: int) -> None:
    bench.fill(TEXT[:20])
    with pytest.raises(TargetError, check=lambda error: error.kind == "pass-impossible"):
        bench.sequence.feed(tokens, rows)
    bench.check(TEXT[:20])


@ALL
def test_a_set_flag_stops_before_the_pass(bench: Bench) -> None:
    bench.mark_at(20)
    bench.cancel.set()
    with pytest.raises(DecodeAborted):
        bench.sequence.feed([1], rows=1)
    bench.cancel.clear()
    bench.check(TEXT[:20])


def test_without_a_mark_it_refuses_to_roll_back_or_is_emptied(forgetful: Bench) -> None:
    forgetful.fill(TEXT[:20])
    with pytest.raises(RollbackUnsupported, check=lambda error: error.kind == "rollback-unmarked"):
        forgetful.sequence.roll_back_to(19)
    forgetful.check(TEXT[:20])
    assert forgetful.sequence.reuse([*TEXT[:20], 0]) == 20
    forgetful.sequence.keep_prefix(20)
    forgetful.check(TEXT[:20])
    forgetful.sequence.keep_prefix(19)
    forgetful.check([])
    forgetful.fill(TEXT[:300])
    assert forgetful.sequence.reuse([*TEXT[:10], 0]) == 0
    forgetful.check([])
    # The state is dropped as well: the next text does not continue the other one.
    forgetful.fill(TEXT[:300])
    forgetful.check(TEXT[:300])


@pytest.mark.parametrize(("length", "kept"), [(9, 0), (14, 10), (27, 15), (30, 30)])
def test_lasting_marks_stay_behind_passing_ones(forgetful: Bench, length: int, kept: int) -> None:
    forgetful.mark_at(10, 15)
    forgetful.mark_at(20, 25, 30, lasting=False)
    forgetful.grow(40)
    assert forgetful.sequence.reuse([*TEXT[:length], 0]) == kept
    forgetful.check(TEXT[:kept])
    # Later text is dropped together with its marks.
    forgetful.sequence.feed([1] * 50, rows=0)
    forgetful.sequence.keep_prefix(45)
    forgetful.check(TEXT[:kept])


@pytest.mark.parametrize("marks", [(True, False), (False, True)], ids=str)
def test_two_marks_at_one_place_are_one_that_lasts(forgetful: Bench, marks: list[bool]) -> None:
    for lasting in marks:
        forgetful.mark_at(20, lasting=lasting)
    forgetful.mark_at(30, lasting=False)
    forgetful.grow(40)
    assert len(forgetful.sequence._checkpoints) == 2
    forgetful.sequence.roll_back_to(25)
    forgetful.check(TEXT[:20])


def test_a_mark_of_nothing_is_the_empty_cache(forgetful: Bench) -> None:
    """With a prompt of one token, the first draft follows an empty cache."""
    forgetful.sequence.mark()
    forgetful.grow(5)
    forgetful.sequence.roll_back_to(1)
    forgetful.check([])


def test_many_lasting_marks_push_out_the_oldest(forgetful: Bench) -> None:
    forgetful.mark_at(*range(10, 201, 10))
    forgetful.mark_at(205, lasting=False)  # a passing one pushes nothing out
    forgetful.grow(210)
    for length in (207, *range(199, 50, -10)):
        forgetful.sequence.roll_back_to(length)
        forgetful.check(TEXT[: length // 5 * 5 if length > 200 else length // 10 * 10])
    assert len(forgetful.sequence) == 50
    with pytest.raises(RollbackUnsupported):
        forgetful.sequence.roll_back_to(49)
    forgetful.check(TEXT[:50])
    forgetful.sequence.roll_back_to(0)
    forgetful.check([])


@pytest.mark.parametrize("marks", [(), (10, 20)])
def test_a_refused_pass_goes_back_to_the_mark(forgetful: Bench, marks: tuple[int, ...]) -> None:
    forgetful.mark_at(*marks)
    kept = len(forgetful.sequence)
    forgetful.grow(30)
    with pytest.raises(TargetError, check=lambda error: error.kind == "pass-failed"):
        forgetful.sequence.feed([1, 2, 999], rows=1)
    forgetful.check(TEXT[:kept])
    forgetful.grow(50)
    forgetful.check(TEXT[:50])


class AbortAt:
    """Replaces the cancel flag: stops a pass at its n-th poll."""

    def __init__(self, context: LlamaContext) -> None:
        self.asked, self.at = 0, 0
        self._callback = native.ggml_abort_callback(self._answer)
        native.llama_set_abort_callback(context._handle, self._callback, None)

    def _answer(self, data: object) -> bool:
        self.asked += 1
        return self.asked == self.at


SHARES = [0.0, 0.99]


@pytest.mark.parametrize("share", SHARES)
def test_a_pass_that_is_stopped_inside_changes_nothing(bench: Bench, share: float) -> None:
    abort = AbortAt(bench.context)
    bench.fill(TEXT[:500])
    abort.at, abort.asked = max(1, int(abort.asked * share)), 0
    bench.sequence.keep_prefix(30)
    with pytest.raises(DecodeAborted):
        bench.sequence.feed(TEXT[30:500], rows=1)
    abort.at = 0
    bench.check(TEXT[:30])


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("marked", [True, False], ids=["marked", "unmarked"])
def test_a_stopped_pass_goes_to_the_mark(forgetful: Bench, marked: bool, share: float) -> None:
    """Some of its four micro-batches are in the cache by then, and one is unfinished."""
    abort = AbortAt(forgetful.context)
    if marked:
        forgetful.mark_at(20)
    forgetful.grow(30)
    abort.asked = 0
    forgetful.sequence.feed(TEXT[30:500], rows=1)
    whole = abort.asked
    assert whole > 40
    forgetful.sequence.keep_prefix(20)
    forgetful.grow(30)
    abort.asked, abort.at = 0, max(1, int(whole * share))
    with pytest.raises(DecodeAborted):
        forgetful.sequence.feed(TEXT[30:500], rows=1)
    abort.at = 0
    forgetful.check(TEXT[:20] if marked else [])
    forgetful.grow(600)
    forgetful.check(TEXT[:600])


def fail_native(monkeypatch: pytest.MonkeyPatch, name: str, result: object) -> None:
    """The function works, but reports a failure."""
    function = getattr(native, name)

    def failing(*arguments: object) -> object:
        function(*arguments)
        return result

    monkeypatch.setattr(native, name, failing)


def test_an_unsaved_state_is_harmless(forgetful: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful.mark_at(10)
    forgetful.grow(20)
    with monkeypatch.context() as patched:
        fail_native(patched, "llama_state_seq_get_data_ext", 1)  # of many bytes
        for lasting in (False, True):
            with pytest.raises(
                RollbackUnsupported, check=lambda error: error.kind == "state-unsaved"
            ):
                forgetful.sequence.mark(lasting=lasting)
    forgetful.check(TEXT[:20])
    forgetful.sequence.roll_back_to(15)
    forgetful.check(TEXT[:10])


RESTORING_FAILURES = {
    "said to fail": ("llama_state_seq_set_data_ext", 0),
    "not cut": ("llama_memory_seq_rm", False),
    "damaged": None,
}


@pytest.fixture(params=RESTORING_FAILURES)
def unrestorable(
    request: pytest.FixtureRequest, forgetful: Bench, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Bench]:
    """It has read thirty tokens, and its mark at twenty cannot be restored."""
    forgetful.mark_at(20)
    forgetful.grow(30)
    failure = RESTORING_FAILURES[request.param]
    with monkeypatch.context() as patched:
        if failure is not None:
            fail_native(patched, *failure)
        else:
            # Half of a state, which llama.cpp refuses halfway through.
            (saved,) = forgetful.sequence._checkpoints
            half = bytes(saved.state)[: len(saved.state) // 2]
            state = (ctypes.c_uint8 * len(half)).from_buffer_copy(half)
            forgetful.sequence._checkpoints = [replace(saved, state=state)]
        yield forgetful


def test_a_state_that_cannot_be_restored_is_an_error(unrestorable: Bench) -> None:
    with pytest.raises(RollbackUnsupported, check=lambda error: error.kind == "state-unrestored"):
        unrestorable.sequence.roll_back_to(25)
    unrestorable.check(TEXT[: len(unrestorable.sequence)])


def test_keeping_a_prefix_empties_a_cache_that_is_not_restored(unrestorable: Bench) -> None:
    unrestorable.sequence.keep_prefix(25)
    unrestorable.check([])
    unrestorable.grow(40)
    unrestorable.check(TEXT[:40])


def test_a_stopped_pass_whose_mark_cannot_be_restored(unrestorable: Bench) -> None:
    abort = AbortAt(unrestorable.context)
    abort.at = 10
    with pytest.raises((RollbackUnsupported, DecodeAborted)):
        unrestorable.sequence.feed(TEXT[30:500], rows=1)
    abort.at = 0
    unrestorable.check(TEXT[: len(unrestorable.sequence)])


@STEPPING
def test_random_drafts_are_dropped_where_they_end(bench: Bench) -> None:
    """Some are rolled back twice before the next pass, some to a mark."""
    draw, text, went_back = random.Random(2), [], 0
    bench.sequence.mark(lasting=True)
    for _ in range(150):
        drafted = draw.choice([0, 1, 2, 3, 9])
        new = [draw.randrange(3, 250) for _ in range(drafted + 1)]
        if drafted:
            bench.sequence.mark(drafted=drafted)
        bench.sequence.feed([*text[len(bench.sequence) :], *new], rows=drafted + 1)
        text += new
        for _ in range(draw.choice([0, 1, 2])):
            kept = draw.randint(len(text) - drafted, len(text))
            drafted -= len(text) - kept
            del text[kept:]
            bench.sequence.roll_back_to(kept)
        went_back += len(bench.sequence) < len(text)
        if draw.random() < 0.3:
            bench.check(text[: len(bench.sequence)])
    assert 0 < went_back < 50


@STEPPING
def test_no_token_of_an_earlier_pass_is_dropped(bench: Bench) -> None:
    """llama.cpp would agree, and continue from the state of another position."""
    bench.fill(TEXT[:20])
    bench.sequence.mark()
    bench.sequence.feed(TEXT[20:22], rows=1)
    bench.sequence.feed(TEXT[22:23], rows=1)
    assert bench.context.droppable == 0
    with pytest.raises(RollbackUnsupported):
        bench.context.roll_back(22)
    bench.sequence.roll_back_to(22)
    bench.check(TEXT[:20])
