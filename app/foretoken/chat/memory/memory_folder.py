"""Chat texts for the engine's text memory, and its files, one per vocabulary.

The files are private to the user and can be rebuilt from the chats, so unreadable ones are dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretoken.chat.store.conversations import WrittenText
from foretoken.engine.drafting.memory import (
    CONTEXT,
    SEPARATOR,
    MemorySegment,
    RememberedText,
    TextMemory,
)
from foretoken.engine.errors import PromptError
from foretoken.engine.events import CopiedFrom
from foretoken.engine.text.vocabulary import Vocabulary
from foretoken.system.atomic_file import atomic_bytes_writer

_FORMAT = 1
_SUFFIX = ".texts"
# Trying many models must not leave a file for each.
_MOST_FILES = 4
# Longer texts are truncated to limit the time for tokenising.
_MOST_CHARACTERS = 400_000
# Enough for the last tokens of a question, even long ones.
_ASKED_CHARACTERS = 16 * CONTEXT
_log = logging.getLogger(__name__)


class MemoryFolder:
    """Folder of text memories. Not thread-safe; methods raise ``OSError``."""

    def __init__(self, path: Path) -> None:
        """``path`` must contain nothing else."""
        self._path = path

    def read(self, vocabulary: str, size: int) -> TextMemory:
        """Load the memory of a vocabulary, given its fingerprint and size; empty if damaged."""
        found = self._read(self._file(vocabulary))
        if found is None or any(int(each.tokens.max()) >= size for each in found.segments):
            return TextMemory(vocabulary)
        return found

    def write(self, memory: TextMemory) -> None:
        """Save a memory, replacing the previous one; an empty one leaves no file."""
        file = self._file(memory.vocabulary)
        if not any(len(segment.table) for segment in memory.segments):
            file.unlink(missing_ok=True)
            return
        self._path.mkdir(mode=0o700, parents=True, exist_ok=True)
        arrays = {
            f"{name}{number}": getattr(segment, name)
            for number, segment in enumerate(memory.segments)
            for name in ("table", "tokens", "order")
        }
        with atomic_bytes_writer(file, lasting=False) as out:
            np.savez(out, format=_FORMAT, segments=len(memory.segments), **arrays)
        oldest_first = sorted(self._files(), key=lambda file: file.stat().st_mtime)
        for old in oldest_first[:-_MOST_FILES]:
            old.unlink(missing_ok=True)

    def keep_only(self, texts: Collection[int]) -> None:
        """Forget all other texts, in every vocabulary."""
        for file in self._unfinished():
            file.unlink(missing_ok=True)
        for file in self._files():
            memory = self._read(file)
            if memory is None:
                continue
            kept = memory.without(memory.revisions().keys() - set(texts))
            if kept is not memory:
                self.write(kept)

    def erase(self) -> None:
        """Delete all files and the folder."""
        for file in (*self._files(), *self._unfinished()):
            file.unlink(missing_ok=True)
        with suppress(OSError):
            self._path.rmdir()

    def _file(self, vocabulary: str) -> Path:
        return self._path / f"{vocabulary}{_SUFFIX}"

    def _files(self) -> list[Path]:
        return [file for file in self._path.glob(f"*{_SUFFIX}") if file.name[0] != "."]

    def _unfinished(self) -> list[Path]:
        """Return the unfinished files of a process that was killed."""
        return list(self._path.glob(f".*{_SUFFIX}.*"))

    def _read(self, file: Path) -> TextMemory | None:
        if not file.exists():
            return None
        try:
            with file.open("rb") as content, np.load(content, allow_pickle=False) as kept:
                if int(kept["format"]) != _FORMAT:
                    raise ValueError
                segments = [_segment(kept, number) for number in range(int(kept["segments"]))]
        except Exception as error:  # whatever the damage, nothing is lost
            _log.info("Remembered texts are dropped: %s", type(error).__name__)
            file.unlink(missing_ok=True)
            return None
        return TextMemory(file.name.removesuffix(_SUFFIX), segments)


def _segment(kept: Any, number: int) -> MemorySegment:
    """Load and validate a segment: a checksum would not prove that Foretoken wrote the file."""
    table, tokens, order = (kept[f"{name}{number}"] for name in ("table", "tokens", "order"))
    starts: NDArray[np.int64] = table[:, 3]
    whole = (
        (table.dtype, tokens.dtype, order.dtype) == (np.int64, np.int32, np.int32)
        and table.shape[1:] == (5,)
        and tokens.ndim == order.ndim == 1
        and len(tokens) > 0
        # No text extends beyond the end.
        and bool(tokens[0] == tokens[-1] == tokens.min() == SEPARATOR)
        and bool((np.diff(starts) > 0).all())
        and _within(table[:, 3:], len(tokens))
        and _within(order, len(tokens))
    )
    if not whole:
        raise ValueError
    return MemorySegment(table, tokens, order)


def _within(places: NDArray[Any], count: int) -> bool:
    return not places.size or (int(places.min()) > 0 and int(places.max()) < count)


# --- texts of the store as token ids --------------------------------------------------------------


def remembered_texts(written: WrittenText, vocabulary: Vocabulary) -> Iterator[RememberedText]:
    """Yield a message and each attachment as tokens, empty if the vocabulary cannot tokenise.

    For an answer generated with this vocabulary the generated ids are used: tokenising its text
    might give others.
    """
    revision = written.revision
    asked = _tokens(written.asked.rstrip()[-_ASKED_CHARACTERS:], vocabulary)[-CONTEXT:]
    tokens = written.tokens
    if not _spell(tokens, written.text, vocabulary):
        tokens = _tokens(written.text, vocabulary)
    if written.ended:
        tokens += _end(vocabulary)
    yield RememberedText(CopiedFrom(written.id), revision, tokens, asked)
    for part, attachment in enumerate(written.attachments, start=1):
        source = CopiedFrom(written.id, part)
        yield RememberedText(source, revision, _tokens(attachment.text, vocabulary))


def _spell(tokens: tuple[int, ...], text: str, vocabulary: Vocabulary) -> bool:
    if not tokens or not all(0 <= token < vocabulary.size for token in tokens):
        return False
    plain = [vocabulary.piece(token) for token in tokens]
    # Control tokens have no bytes, but those that mark reasoning are in the text nevertheless.
    marked = [
        piece or vocabulary.text(token).encode() for piece, token in zip(plain, tokens, strict=True)
    ]
    return text in (b"".join(pieces).decode("utf-8", "replace") for pieces in (plain, marked))


def _end(vocabulary: Vocabulary) -> tuple[int, ...]:
    """Return the most likely end of an answer: not every vocabulary has an end-of-turn token."""
    special = vocabulary.special_ids
    found = special.get("eot", special.get("eos"))
    return () if found is None else (found,)


def _tokens(text: str, vocabulary: Vocabulary) -> tuple[int, ...]:
    try:
        return tuple(vocabulary.tokenize(text[:_MOST_CHARACTERS]))
    except PromptError:
        return ()
