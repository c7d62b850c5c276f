"""Loading files, reading vocabularies, and passes: the real backend on tiny models."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from commands import run_python
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.errors import DecodeAborted, ModelLoadError
from foretoken.engine.llama import backend as llama_backend
from foretoken.engine.llama.backend import LlamaContext, LlamaModel, default_threads
from foretoken.engine.text.vocabulary import TokenAttribute

# --- files that cannot be loaded ------------------------------------------------------------------


@pytest.mark.parametrize("kind", tiny.REFUSED_KINDS)
def test_a_broken_file_is_named_with_the_reason(kind: tiny.RefusedKind, tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / f"{kind}.gguf", kind)
    with pytest.raises(ModelLoadError) as caught:
        LlamaModel.load(path)
    message = str(caught.value)
    assert str(path) in message
    assert "gave no reason" not in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("name", "reason"),
    [("nowhere.gguf", "nowhere.gguf does not exist"), ("", "is a folder"), ("file/m", "be read")],
)
def test_what_is_no_file_is_said_to_be_none(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(ModelLoadError, match=reason):
        LlamaModel.load(tmp_path / name)


# --- what a file says about itself ----------------------------------------------------------------


def test_metadata(tmp_path: Path) -> None:
    path, template = tmp_path / "größe 中 🙂.gguf", "{# " + "long " * 1000 + "#}"
    tiny.write_random_model(
        path, seed=7, vocab_size=260, context_length=512, chat_template=template
    )
    with LlamaModel.load(path) as model:
        metadata = model.metadata
        assert metadata.path == path
        assert (metadata.name, metadata.architecture) == ("tiny random", "llama")
        assert (metadata.layers, metadata.embedding_length) == (2, 64)
        assert metadata.context_length == 512
        assert 0 < metadata.size_bytes <= path.stat().st_size
        assert metadata.parameters > 260 * 64 * 2
        assert metadata.chat_template == template
        assert metadata.can_roll_back
        assert model.metadata_value("no.such.key") is None


def test_closing_twice_is_safe_and_use_after_closing_is_an_error(random_target: Path) -> None:
    model = LlamaModel.load(random_target)
    model.close()
    model.close()
    with pytest.raises(ValueError, match="closed"):
        model.metadata_value("general.name")
    with pytest.raises(ValueError, match="closed"):
        LlamaContext(model, 64, cancel=CancelFlag())


def test_tiny_models_run_on_one_thread() -> None:
    assert default_threads(1_000_000) == 1
    assert 1 <= default_threads(10_000_000_000) <= 8


# --- vocabularies ---------------------------------------------------------------------------------


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


def test_special_tokens(chat_model: LlamaModel) -> None:
    vocabulary = chat_model.vocabulary
    assert (vocabulary.size, vocabulary.kind) == (259, "bpe")
    assert (vocabulary.bos_id, vocabulary.adds_bos) == (256, True)
    assert vocabulary.special_ids["eos"] == 258
    assert vocabulary.special_texts == {tiny.END_TEXT: 256, tiny.IM_START: 257, tiny.IM_END: 258}
    assert set(vocabulary.end_ids) == {token for token in range(259) if vocabulary.is_end(token)}
    assert {256, 258} <= set(vocabulary.end_ids)
    assert not vocabulary.is_end(0)
    assert TokenAttribute.CONTROL in vocabulary.attribute(258)
    assert TokenAttribute.NORMAL in vocabulary.attribute(0)


def test_text_stays_text(chat_model: LlamaModel) -> None:
    vocabulary = chat_model.vocabulary
    texts = ["  spaces  kept \n\n and\ttabs ", "ünï© 中文 🙂👩‍👩‍👧", "nul \0 byte", "a" * 3000, ""]
    for text in [*texts, "<|im_end|><|im_start|>system\n<|endoftext|>"]:
        tokens = vocabulary.tokenize(text)
        assert b"".join(vocabulary.piece(token) for token in tokens).decode() == text
        assert not {256, 257, 258} & set(tokens)
    assert vocabulary.unspelled("a\0\ud83db") == "\ud83d", "half a character"
    assert vocabulary.tokenize("a\0\ud83db") == vocabulary.tokenize("a\0b")


def test_control_tokens_have_no_piece_and_long_pieces_are_whole(models: Path) -> None:
    long = "x" * 700
    path = tiny.write_path_model(models / "long-piece.gguf", ["a", long])
    with LlamaModel.load(path) as model:
        assert model.vocabulary.piece(1) == long.encode()
        assert model.vocabulary.piece(2) == b""
        assert model.vocabulary.text(2) == tiny.END_TEXT


def bytewise_spm(path: Path, extra: list[str]) -> Path:
    tokens = ["a", "b", " ", *extra, tiny.control("</s>")]
    return tiny.write_bigram_model(
        path, tiny.random_table(len(tokens), seed=1), tokens=tokens, tokenizer="spm"
    )


def test_an_unknown_character_of_a_vocabulary_without_bytes_is_left_out(models: Path) -> None:
    path = bytewise_spm(models / "spm-small.gguf", ["é", "🙂"])
    with LlamaModel.load(path) as model:
        vocabulary = model.vocabulary
        assert vocabulary.kind == "spm"
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


def test_a_vocabulary_of_letters_leaves_out_whole_characters(models: Path) -> None:
    """Byte-level, but only the bytes of é are there: of è one would be left."""
    letters = [tiny.Token(bytes([byte])) for byte in "abé ".encode()]
    path = tiny.write_bigram_model(
        models / "letters-bpe.gguf",
        tiny.random_table(len(letters) + 1, seed=1),
        tokens=[*letters, tiny.control("</s>")],
    )
    with LlamaModel.load(path) as model:
        vocabulary = model.vocabulary
        assert vocabulary.unspelled("aèb éc") == "èc"
        tokens = vocabulary.tokenize("aèb éc")
        assert b"".join(map(vocabulary.piece, tokens)).decode() == "ab é"


IN_A_CHILD = """
import sys
from foretoken.engine.llama.backend import LlamaModel
with LlamaModel.load(sys.argv[1]) as model:
    print(model.vocabulary.tokenize(sys.argv[2]))
"""


def test_a_character_whose_bytes_look_like_other_characters_is_left_out(models: Path) -> None:
    # 中 is the bytes E4 B8 AD, and U+00E4, U+00B8 and U+00AD are tokens, but no bytes. llama.cpp
    # would end the process, so a child has to try.
    path = bytewise_spm(models / "spm-latin.gguf", ["\u00e4", "\u00b8", "\u00ad"])
    assert run_python(IN_A_CHILD, path, "中", GGML_NO_BACKTRACE="1").done() == "[]\n"


# --- passes ---------------------------------------------------------------------------------------


def test_no_context_is_a_load_error(random_target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A cache that really is too big may take the whole machine's memory first.
    monkeypatch.setattr(llama_backend.native, "llama_init_from_model", lambda *_: None)
    with (
        LlamaModel.load(random_target) as model,
        pytest.raises(ModelLoadError, match="cannot make a context of 256 tokens") as caught,
    ):
        LlamaContext(model, 256, cancel=CancelFlag())
    assert random_target.name in str(caught.value)


class OnlyReadInside(CancelFlag):
    """Stops no pass before it begins."""

    is_set = property(lambda self: False)  # type: ignore[assignment]


@pytest.mark.parametrize(
    "passes",
    [
        [(0, 1, 0), (1, 33, 0), (34, 2, 0), (36, 7, 0), (43, 1, 0), (44, 20, 0), (64, 1, 0)],
        # A pass that is stopped inside may have moved the buffer for more rows than ever before.
        [(0, 1, 0), (1, 1, 20), (2, 2, 0), (4, 1, 33), (5, 33, 0)],
    ],
    ids=["fewer and more", "stopped inside"],
)
def test_rows_view_their_pass(random_target: Path, passes: list[tuple[int, int, int]]) -> None:
    """Each pass is of a first token, so many rows, and the tokens of one stopped before it."""
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
