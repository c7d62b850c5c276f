"""Vocabularies, and whether those of a draft model and its target are compatible."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import IntFlag
from typing import Protocol

from foretoken.system.language import said
from foretoken.system.shown_text import shown_name

# llama.cpp's own limit (SPEC_VOCAB_MAX_SIZE_DIFFERENCE in common/speculative.cpp): families pad
# their embedding matrices to different lengths.
_MAX_SIZE_DIFFERENCE = 128
_SHOWN_TEXT_LENGTH = 24
_FINGERPRINT_LETTERS = 32


class TokenAttribute(IntFlag):
    """The used subset of llama.cpp's token attributes."""

    UNKNOWN = 1 << 0
    UNUSED = 1 << 1
    NORMAL = 1 << 2
    CONTROL = 1 << 3
    USER_DEFINED = 1 << 4
    BYTE = 1 << 5
    LSTRIP = 1 << 7
    RSTRIP = 1 << 8


class TokenTable(Protocol):
    """Meaning of a model's token ids, as far as its file states it."""

    @property
    def size(self) -> int:
        """Number of entries, padding included."""

    @property
    def kind(self) -> str:
        """Tokenizer family: ``bpe``, ``spm``, ``wpm``, ..."""

    @property
    def bos_id(self) -> int | None:
        """Token that begins a text, if there is one."""

    @property
    def adds_bos(self) -> bool:
        """Whether a prompt must begin with ``bos_id``."""

    @property
    def special_ids(self) -> dict[str, int]:
        """Ids of existing special tokens by role (``bos``, ``eos``, ``eot``, ...)."""

    @property
    def end_ids(self) -> list[int]:
        """All end-of-generation tokens, ascending."""

    def is_end(self, token: int) -> bool:
        """Whether ``token`` ends a generation."""

    def text(self, token: int) -> str:
        """Return the entry as spelt in the file."""

    def attribute(self, token: int) -> TokenAttribute:
        """Return the attributes of the entry."""


class Vocabulary(TokenTable, Protocol):
    """The tokens of one loaded model."""

    @property
    def special_texts(self) -> dict[str, int]:
        """Texts of the control tokens, as in templates, with their ids."""

    @property
    def marking_texts(self) -> dict[str, int]:
        """Texts and ids of tokens like ``<|start|>`` that llama.cpp finds in plain text, too."""

    def piece(self, token: int) -> bytes:
        """Return the bytes that the token adds to a text; empty for control tokens."""

    def tokenize(self, text: str) -> list[int]:
        """Return the ids of plain text, without control tokens and BOS.

        Characters that cannot be spelled are removed. Raises ``PromptError`` if none can be.
        """

    def spelled(self, text: str) -> str:
        """Return the text without the characters that cannot be spelled."""

    def unspelled(self, text: str) -> str:
        """Return these characters, each once."""


@dataclass(frozen=True, slots=True)
class PairVerdict:
    """Whether a draft fits a target, with the exact reason if it does not."""

    compatible: bool
    reason: str | None = None
    shared: float | None = None
    """For compatible models with different vocabularies: the share of a text that can be
    drafted."""


def compare_vocabularies(target: TokenTable, draft: TokenTable) -> PairVerdict:
    """Compare all entries; padding and a small difference in length are tolerated."""
    if target.kind != draft.kind:
        return PairVerdict(False, said("misfit-tokenizers", target=target.kind, draft=draft.kind))
    common = min(target.size, draft.size)
    longer = target if target.size > draft.size else draft
    extra = range(common, longer.size)
    if len(extra) > _MAX_SIZE_DIFFERENCE and not all(_is_padding(longer, t) for t in extra):
        return PairVerdict(False, said("misfit-sizes", target=target.size, draft=draft.size))
    for token in range(common):
        mine, theirs = target.text(token), draft.text(token)
        if mine != theirs and not _both_padding(target, draft, token):
            texts = {"target": _shown(mine), "draft": _shown(theirs)}
            return PairVerdict(False, said("misfit-token", token=str(token), **texts))
        if (ends := target.is_end(token)) != draft.is_end(token):
            kind = "misfit-end-of-target" if ends else "misfit-end-of-draft"
            return PairVerdict(False, said(kind, token=str(token)))
    if target.adds_bos != draft.adds_bos or (target.adds_bos and target.bos_id != draft.bos_id):
        return PairVerdict(False, said("misfit-begin"))
    return PairVerdict(True)


def fingerprint(vocabulary: TokenTable) -> str:
    """Return a hash in letters and digits, equal for vocabularies with equal ids.

    Reads every entry, which takes some tenths of a second.
    """
    digest = hashlib.sha256(f"{vocabulary.kind} {vocabulary.size}".encode())
    for token in range(vocabulary.size):
        digest.update(vocabulary.text(token).encode("utf-8", "surrogatepass") + b"\0")
    return digest.hexdigest()[:_FINGERPRINT_LETTERS]


def inexpressible(vocabulary_texts: frozenset[str], text: str) -> str | None:
    """Return the first character that a SentencePiece vocabulary without bytes lacks, or None.

    llama.cpp aborts the whole process on such a character, so it must never receive one.
    """
    for character in text:
        spelled = "\u2581" if character == " " else character
        if spelled in vocabulary_texts:
            continue
        for byte in spelled.encode("utf-8"):
            as_character = byte < 0x80 and chr(byte) in vocabulary_texts
            if not as_character and f"<0x{byte:02X}>" not in vocabulary_texts:
                return character
    return None


def _both_padding(target: TokenTable, draft: TokenTable, token: int) -> bool:
    return _is_padding(target, token) and _is_padding(draft, token)


def _is_padding(vocabulary: TokenTable, token: int) -> bool:
    unused = TokenAttribute.UNUSED in vocabulary.attribute(token)
    return unused or vocabulary.text(token).startswith("[PAD")


def _shown(text: str) -> str:
    spelled = text.replace("\u0120", " ").replace("\u2581", " ").replace("\u010a", "\\n")
    return f"'{shown_name(spelled, _SHOWN_TEXT_LENGTH)}'"
