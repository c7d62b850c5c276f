"""The vocabulary of a loaded model, through llama.cpp."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, Self

from foretoken.engine.errors import PromptError
from foretoken.engine.llama.library import native
from foretoken.engine.text.spelling import Spelling
from foretoken.engine.text.vocabulary import TokenAttribute, inexpressible

_MAX_RUN = 1000
# The longest possible match of a pre-tokenizer: a line, or white space over several lines.
_LONG_RUN = re.compile(rf"[^\n]{{{_MAX_RUN},}}|\s{{{_MAX_RUN},}}")
# All pre-tokenizer expressions start a new match at the space before a word.
_WORD_ENDS = re.compile(r"(?<=[^\W\d_])(?= [^\W\d_])")


def cut_long_runs(text: str) -> Iterator[str]:
    """Yield ``text`` in parts, in order; texts without a long run are a single part.

    Cuts are between words if there are any, where they do not change tokens. A longer text is cut
    at the same places as its beginning.
    """
    at = 0
    while run := _LONG_RUN.search(text, at):
        begin = run.start()
        # Not in the first half, so that parts do not get smaller than needed.
        ends = _WORD_ENDS.finditer(text, begin + _MAX_RUN // 2, begin + _MAX_RUN)
        cut = max((end.start() for end in ends), default=begin + _MAX_RUN)
        yield text[at:cut]
        at = cut
    yield text[at:]


_VOCABULARY_KINDS = {1: "spm", 2: "bpe", 3: "wpm", 4: "ugm", 5: "rwkv", 6: "plamo2"}
# Characters with all bytes that occur in UTF-8: of one byte, then one for each first byte and one
# for each continuation byte.
_ALL_BYTES = (
    *map(chr, range(0x80)),
    *map(chr, range(0x80, 0x100)),
    *(chr(first << 6) for first in range(0x04, 0x20)),
    *(chr(max(0x800, first << 12)) for first in range(0x10)),
    *(chr(max(0x10000, first << 18)) for first in range(0x05)),
)
_MARK = re.compile(r"<\|[^\s<>|]+\|>")
_SPECIAL_ROLES = ("bos", "eos", "eot", "sep", "nl", "pad", "fim_pre", "fim_suf", "fim_mid")


class LlamaVocabulary:
    """The tokens of one loaded model; usable as long as the model is open."""

    def __init__(self, model: Any, adds_space: bool) -> None:
        self._vocab = native.llama_model_get_vocab(model)
        self.size = int(native.llama_vocab_n_tokens(self._vocab))
        self.kind = _VOCABULARY_KINDS.get(native.llama_vocab_type(self._vocab), "none")
        bos = int(native.llama_vocab_bos(self._vocab))
        self.bos_id = bos if bos >= 0 else None
        self.adds_bos = self.bos_id is not None and bool(
            native.llama_vocab_get_add_bos(self._vocab)
        )
        self._adds_space = adds_space
        self._pieces: dict[int, bytes] = {}
        self._ends: dict[int, bool] = {}
        self._buffer = ctypes.create_string_buffer(256)
        self._special_texts: dict[str, int] | None = None
        self._marking_texts: dict[str, int] | None = None
        self._spelling = Spelling(self._speller())

    def twin(self) -> Self:
        """Return a copy for another thread; usable as long as the model is open."""
        twin = copy(self)
        twin._pieces, twin._ends = {}, {}
        twin._buffer = ctypes.create_string_buffer(256)
        twin._spelling = self._spelling.twin()
        return twin

    @property
    def special_ids(self) -> dict[str, int]:
        """Ids of existing special tokens by role."""
        found = {
            role: int(getattr(native, f"llama_vocab_{role}")(self._vocab))
            for role in _SPECIAL_ROLES
        }
        return {role: token for role, token in found.items() if token >= 0}

    @property
    def end_ids(self) -> list[int]:
        """All end-of-generation tokens, ascending."""
        return [token for token in range(self.size) if self.is_end(token)]

    @property
    def special_texts(self) -> dict[str, int]:
        """Texts of the control tokens with their ids."""
        if self._special_texts is None:
            special = TokenAttribute.CONTROL | TokenAttribute.UNKNOWN
            self._special_texts = self._texts_of(special)
        return self._special_texts

    @property
    def marking_texts(self) -> dict[str, int]:
        """Texts and ids of user-defined tokens like ``<|start|>``, which gpt-oss has."""
        if self._marking_texts is None:
            found = self._texts_of(TokenAttribute.USER_DEFINED)
            self._marking_texts = {
                text: token for text, token in found.items() if _MARK.fullmatch(text)
            }
        return self._marking_texts

    def _texts_of(self, wanted: TokenAttribute) -> dict[str, int]:
        return {
            text: token
            for token in range(self.size)
            if self.attribute(token) & wanted and (text := self.text(token))
        }

    def is_end(self, token: int) -> bool:
        """Whether ``token`` ends a generation."""
        found = self._ends.get(token)
        if found is None:
            found = self._ends[token] = bool(native.llama_vocab_is_eog(self._vocab, token))
        return found

    def text(self, token: int) -> str:
        """Return the entry as spelt in the file."""
        raw: bytes | None = native.llama_vocab_get_text(self._vocab, token)
        return (raw or b"").decode("utf-8", "replace")

    def attribute(self, token: int) -> TokenAttribute:
        """Return the attributes of the entry."""
        return TokenAttribute(native.llama_vocab_get_attr(self._vocab, token))

    def piece(self, token: int) -> bytes:
        """Return the bytes that the token adds to a text; empty for control tokens."""
        found = self._pieces.get(token)
        if found is None:
            found = self._pieces[token] = self._read_piece(token)
        return found

    def tokenize(self, text: str) -> list[int]:
        """Return the ids of plain text, without control tokens and BOS.

        Characters that cannot be spelled are removed (see ``unspelled``). Raises ``PromptError`` if
        none can be.
        """
        text = self.spelled(text)
        if not text:
            return []
        if self.kind == "none":
            raise PromptError("prompt-no-vocabulary")
        if self._adds_space and self.kind == "spm" and self._spelling.unspelled(" "):
            raise PromptError("prompt-no-space")
        if self.kind != "bpe":
            return self._tokens(text)
        return [token for part in cut_long_runs(text) for token in self._tokens(part)]

    def spelled(self, text: str) -> str:
        """Return ``text`` without the characters that cannot be spelled."""
        return self._spelling.spelled(text)

    def unspelled(self, text: str) -> str:
        """Return these characters, each once."""
        return self._spelling.unspelled(text)

    def _speller(self) -> Callable[[str], bool] | None:
        """Return a test for characters that can be spelled; None if all bytes have tokens."""
        if self.kind == "spm" and not self._has_all_bytes():
            texts = frozenset(self.text(token) for token in range(self.size))
            return lambda character: inexpressible(texts, character) is None
        if self.kind == "bpe" and not all(map(self._spells, _ALL_BYTES)):
            return self._spells
        return None

    def _spells(self, character: str) -> bool:
        data = character.encode("utf-8")
        return b"".join(map(self._read_piece, self._tokens(character))) == data

    def _tokens(self, text: str) -> list[int]:
        data = text.encode("utf-8")
        capacity = len(data) + 8
        while True:
            tokens = (ctypes.c_int32 * capacity)()
            count = int(
                native.llama_tokenize(self._vocab, data, len(data), tokens, capacity, False, False)
            )
            if count >= 0:
                return list(tokens[:count])
            capacity = -count

    def _read_piece(self, token: int) -> bytes:
        while True:
            size = len(self._buffer)
            count = native.llama_token_to_piece(self._vocab, token, self._buffer, size, 0, False)
            if count >= 0:
                return self._buffer.raw[:count]
            self._buffer = ctypes.create_string_buffer(-count)

    def _has_all_bytes(self) -> bool:
        byte_tokens = (
            token for token in range(self.size) if TokenAttribute.BYTE in self.attribute(token)
        )
        return len({self.text(token) for token in byte_tokens}) == 256
