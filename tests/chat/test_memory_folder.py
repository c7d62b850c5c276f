"""Files of the text memory: read back unchanged, private, and dropped if damaged."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from foretoken.chat.conversations.conversation import Attachment
from foretoken.chat.memory.memory_folder import MemoryFolder, remembered_texts
from foretoken.chat.store.conversations import WrittenText
from foretoken.engine.drafting.memory import RememberedText, TextMemory
from foretoken.engine.events import CopiedFrom
from foretoken.engine.llama.backend import LlamaModel


def memory_of(name: str, *texts: list[int]) -> TextMemory:
    return TextMemory(name).extended(
        [RememberedText(CopiedFrom(n), n, text, [1, 2]) for n, text in enumerate(texts, start=1)]
    )


def all_of(memory: TextMemory) -> list[list[object]]:
    parts = memory.segments
    return [[one.table.tolist(), one.tokens.tolist(), one.order.tolist()] for one in parts]


@pytest.fixture
def folder(tmp_path: Path) -> MemoryFolder:
    return MemoryFolder(tmp_path / "memory")


def test_a_memory_comes_back_and_is_private(folder: MemoryFolder, tmp_path: Path) -> None:
    memory = memory_of("words", [5, 6, 7], [], [8, 9])
    assert folder.read("words", 100).segments == ()
    folder.write(memory)
    assert all_of(folder.read("words", 100)) == all_of(memory)
    assert folder.read("others", 100).segments == ()
    assert folder.read("words", 9).segments == ()  # 9 is no id of so small a vocabulary
    (file,) = (tmp_path / "memory").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    folder.write(memory.without([1, 2, 3]))
    assert not file.exists()


def test_of_any_file_what_is_read_is_sound(folder: MemoryFolder, tmp_path: Path) -> None:
    memory = memory_of("words", [5, 6, 7] * 30, [8, 9])
    folder.write(memory)
    (file,) = (tmp_path / "memory").iterdir()
    content, rng = file.read_bytes(), np.random.default_rng(4)
    damaged = 0
    for cut in rng.integers(len(content), size=8).tolist():
        for bad in (content[:cut], content[:cut] + b"\x7f" + content[cut + 1 :], b"text"):
            folder.write(memory)
            file.write_bytes(bad)
            found = folder.read("words", 100)
            assert all_of(found) in ([], all_of(memory))
            damaged += not found.segments
            assert file.exists() == bool(found.segments)
    assert damaged > 15


def test_arrays_that_fit_no_text_are_dropped(folder: MemoryFolder, tmp_path: Path) -> None:
    memory = memory_of("words", [5, 6, 7])
    file = tmp_path / "memory" / "words.texts"
    segment = memory.segments[0]
    arrays = {"table": segment.table, "tokens": segment.tokens, "order": segment.order}
    for name, bad in (
        ("table", segment.table + 1000),
        ("table", np.vstack([segment.table] * 2)),  # two texts in one place
        ("tokens", segment.tokens[:2]),
        ("tokens", segment.tokens.astype(np.float32)),
        ("tokens", np.where(segment.tokens == -1, 3, segment.tokens)),
        ("order", -segment.order),
        ("order", np.array(["x"], dtype=object)),
    ):
        changed = {f"{key}0": value for key, value in (arrays | {name: bad}).items()}
        folder.write(memory)
        with file.open("wb") as out:
            np.savez(out, format=1, segments=1, **changed)
        assert folder.read("words", 100).segments == (), name
        assert not file.exists()


def test_texts_go_from_all_files_and_old_files_go(folder: MemoryFolder, tmp_path: Path) -> None:
    for number in range(6):
        folder.write(memory_of(f"words{number}", [5, 6], [7, 8], [number]))
    left = tmp_path / "memory" / ".words5.texts.abc"
    left.write_bytes(b"half of a file")
    files = sorted(file.name for file in (tmp_path / "memory").glob("[!.]*"))
    assert len(files) == 4
    assert "words5.texts" in files
    folder.keep_only([2, 3, 9])
    assert not left.exists()
    assert set(folder.read("words5", 100).revisions()) == {2, 3}
    folder.erase()
    assert not (tmp_path / "memory").exists()


def test_an_answer_has_its_own_ids_where_they_spell_it(builtin_target: Path) -> None:
    with LlamaModel.load(builtin_target) as model:
        vocabulary = model.vocabulary
        text = "Once upon a time"
        usual = tuple(vocabulary.tokenize(text))
        by_byte = {vocabulary.piece(t): t for t in range(vocabulary.size)}
        spelled = tuple(by_byte[bytes([byte])] for byte in text.encode())
        assert spelled != usual

        def tokens(given: tuple[int, ...], said: str = text) -> list[tuple[int, ...]]:
            files = (Attachment("a.txt", text),)
            written = WrittenText(7, 3, said, given, "Who? " * 100, False, files)
            ended = next(remembered_texts(replace(written, ended=True), vocabulary))
            found = list(remembered_texts(written, vocabulary))
            assert [one.source for one in found] == [CopiedFrom(7), CopiedFrom(7, 1)]
            assert list(found[0].asked) == vocabulary.tokenize("Who? " * 100)[-33:-1]
            assert list(ended.tokens[:-1]) == list(found[0].tokens)
            assert vocabulary.is_end(ended.tokens[-1])
            return [tuple(one.tokens) for one in found]

        assert tokens(spelled) == [spelled, usual]
        # With control tokens in it that are shown, or are not.
        mark = next(iter(vocabulary.special_texts.values()))
        marked = (*spelled, mark)
        for said in (text, text + vocabulary.text(mark)):
            assert tokens(marked, said)[0] == marked
        # Of another model, or none: the text is tokenised.
        assert tokens(spelled[1:]) == tokens((10**6,)) == tokens(()) == [usual, usual]
