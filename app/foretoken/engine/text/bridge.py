"""Bridge between two vocabularies, for draft models with another vocabulary than their target.

Token-level intersection (Timor et al. 2025, arXiv 2502.05202): the draft proposes only tokens whose
bytes the target has as well, drawn from its distribution over these, and the target verifies them
as usual. Verification accepts any proposal with known probabilities, so the output is exact.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.text.vocabulary import TokenAttribute, TokenTable, Vocabulary
from foretoken.system.language import number, said

TokenIds: TypeAlias = NDArray[np.intp]

LEAST_SHARE = 0.6
"""Least share of a text's tokens that can be proposed; below it, drafts end before they gain."""
NO_TOKEN = -1
_KINDS = ("bpe", "spm")
_BYTE, _USER_DEFINED = int(TokenAttribute.BYTE), int(TokenAttribute.USER_DEFINED)
_CONTROL = int(TokenAttribute.CONTROL)
_WITHOUT_TEXT = _CONTROL | int(TokenAttribute.UNKNOWN) | int(TokenAttribute.UNUSED)
_BYTE_ENTRY = re.compile("<0x([0-9A-Fa-f]{2})>")
_SPACE = "\u2581"
_MAX_WAITING = 16
"""Most bytes that may wait for the rest of a character."""
_TRUNCATED = "unexpected end of data"  # not translated: compared
_UNMERGED = "\x01"
"""A character that no vocabulary merges with others."""
_SAMPLE = b"""\
The old bridge across the river was closed in March, and since then people have had to walk \
nearly a mile to the next one. "It was never meant for cars," says the engineer who looked after \
it for thirty years. Nobody knows when it will open again; the council expects to decide in autumn.

1. Boil 250 ml of water with a pinch of salt.
2. Add the rice, cover the pot and let it simmer for 12 minutes.

```python
def mean(values: list[float]) -> float:
    if not values:
        raise ValueError("no values")
    return sum(values) / len(values)
```

So the function returns 2.5 for [1, 2, 3, 4], and raises an error where there is nothing to add up.
"""
"""Typical content of answers: prose, a list, a little code."""


def _byte_letters() -> dict[int, int]:
    """Return the bytes of GPT-2's letters, which stand for bytes in byte-level vocabularies."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(0x100) if byte not in printable]
    return {byte: byte for byte in printable} | {
        0x100 + place: byte for place, byte in enumerate(others)
    }


_BYTE_LETTERS = _byte_letters()


def token_bytes(vocabulary: TokenTable) -> list[bytes]:
    """Return the bytes that each token adds to a text, by its entry; none for special tokens.

    Unlike ``Vocabulary.piece``, this does not need llama.cpp to have loaded the model.
    """
    kinds = [int(vocabulary.attribute(token)) for token in range(vocabulary.size)]
    # If bytes have tokens of their own, the other entries are plain text.
    byte_level = vocabulary.kind == "bpe" and not any(kind & _BYTE for kind in kinds)
    found = []
    for token, kind in enumerate(kinds):
        text = vocabulary.text(token)
        if kind & _WITHOUT_TEXT:
            found.append(b"")
        elif kind & _BYTE:
            byte = _BYTE_ENTRY.fullmatch(text)
            found.append(bytes.fromhex(byte[1]) if byte else b"")
        elif kind & _USER_DEFINED:
            found.append(text.encode("utf-8", "replace"))
        elif byte_level:
            letters = text.translate(_BYTE_LETTERS)
            found.append(letters.encode("latin-1", "replace"))
        else:
            found.append(text.replace(_SPACE, " ").encode("utf-8", "replace"))
    return found


def can_bridge(target: TokenTable, draft: TokenTable) -> bool:
    """Whether the bytes of both vocabularies' tokens can be determined."""
    return target.kind in _KINDS and draft.kind in _KINDS


def sample_tokens(vocabulary: TokenTable) -> frozenset[bytes]:
    """Return the tokens that occur in a short text, as bytes; reads every entry."""
    return _in_sample(token_bytes(vocabulary))


def _in_sample(pieces: Iterable[bytes]) -> frozenset[bytes]:
    return frozenset(each for each in pieces if each and each in _SAMPLE)


def shared_share(target: frozenset[bytes], draft: frozenset[bytes]) -> float:
    """Return the share of a text's tokens that can be drafted, 0 to 1, from ``sample_tokens``.

    The text is split into the longest tokens of the target, nearly as its tokenizer does.
    """
    longest = max(map(len, target), default=1)
    place = shared = count = 0
    while place < len(_SAMPLE):
        parts = (_SAMPLE[place : place + length] for length in range(longest, 0, -1))
        token = next((part for part in parts if part in target), _SAMPLE[place : place + 1])
        shared += token in target and token in draft
        count += 1
        place += len(token)
    return shared / count


def little_shared(share: float) -> str:
    """Return why a draft model with another vocabulary is of no use."""
    return said("misfit-little-shared", percent=number(100 * share))


@dataclass(frozen=True, slots=True)
class Bridge:
    """Mapping between the common tokens of a target and its draft model."""

    read_as: TokenIds
    """The draft's token for each of the target's, or ``NO_TOKEN``."""
    proposed: TokenIds
    """The target's tokens that can be proposed, ascending."""
    drawn: TokenIds
    """The draft's tokens for these."""
    draft_bytes: Mapping[int, int]
    """The draft's tokens for single bytes, as far as it has them."""
    share: float
    """Share of a text's tokens that can be proposed."""

    @classmethod
    def between(cls, target: TokenTable, draft: TokenTable) -> Bridge:
        """Compare all entries, which takes a second or two for large vocabularies.

        Tokens with the same bytes are the same; of several, the first that is not a byte token.
        Special tokens are matched by their text, else by their role.
        """
        pieces, draft_pieces = token_bytes(target), token_bytes(draft)
        of_draft = _by_bytes(draft, draft_pieces)
        same = {data: of_draft[data] for data in set(pieces) & of_draft.keys()}
        special = _special_tokens(target, draft)
        read_as = np.array([same.get(data, NO_TOKEN) for data in pieces], dtype=np.intp)
        for token, other in special.items():
            read_as[token] = other
        likeliest = _by_bytes(target, pieces)
        proposed = sorted([*special, *(likeliest[data] for data in same)])
        share = shared_share(_in_sample(pieces), _in_sample(draft_pieces))
        draft_bytes = {data[0]: token for data, token in of_draft.items() if len(data) == 1}
        return cls(
            read_as, np.array(proposed, dtype=np.intp), read_as[proposed], draft_bytes, share
        )


def _by_bytes(vocabulary: TokenTable, pieces: Sequence[bytes]) -> dict[bytes, int]:
    """Map bytes to tokens; of several, the first that is not a byte token."""
    found: dict[bytes, int] = {}
    single: dict[bytes, int] = {}
    for token, data in enumerate(pieces):
        if data:
            is_byte = len(data) == 1 and TokenAttribute.BYTE in vocabulary.attribute(token)
            (single if is_byte else found).setdefault(data, token)
    return single | found


def _special_tokens(target: TokenTable, draft: TokenTable) -> dict[int, int]:
    """Map the target's special tokens to those of the draft."""
    texts, draft_texts = _control_texts(target), _control_texts(draft)
    # An end token is only ever matched with an end token.
    found = {
        texts[text]: draft_texts[text]
        for text in texts.keys() & draft_texts.keys()
        if _both_end(target, draft, texts[text], draft_texts[text])
    }
    roles, draft_roles = target.special_ids, draft.special_ids
    for role in ("bos", "eot", "eos"):
        token, other = roles.get(role), draft_roles.get(role)
        if token is None or other is None or token in found or other in found.values():
            continue
        if _both_end(target, draft, token, other):
            found[token] = other
    ends = [token for token in target.end_ids if token not in found]
    other_end = draft_roles.get("eos", draft_roles.get("eot"))
    if ends and other_end is not None and not any(target.is_end(token) for token in found):
        found[ends[0]] = other_end
    return found


def _control_texts(vocabulary: TokenTable) -> dict[str, int]:
    return {
        vocabulary.text(token): token
        for token in range(vocabulary.size)
        if int(vocabulary.attribute(token)) & _CONTROL
    }


def _both_end(target: TokenTable, draft: TokenTable, token: int, other: int) -> bool:
    return target.is_end(token) == draft.is_end(other)


class TextReader:
    """Converts a text from the target's tokens to the draft's, incrementally in both directions.

    A token that the draft lacks is tokenized together with all bytes since the last place where
    tokens of both end. Incomplete characters wait for their end.
    """

    def __init__(self, bridge: Bridge, target: Vocabulary, draft: Vocabulary) -> None:
        self._bridge = bridge
        self._target, self._draft = target, draft
        self.tokens: list[int] = []
        """The draft's tokens, up to the last place where tokens of both end."""
        self._text: list[int] = []
        self._ends: list[int | None] = []
        """Number of ``tokens`` at the end of each of the target's, if one of them ends there."""
        self._waiting = b""

    def __len__(self) -> int:
        """Number of the target's tokens read."""
        return len(self._text)

    @property
    def is_complete(self) -> bool:
        """Whether ``tokens`` are the whole text, with no incomplete character waiting."""
        return not self._waiting

    def read(self, text: Sequence[int]) -> None:
        """Replace the text, reusing the common prefix."""
        pairs = zip(self._text, text, strict=False)
        self.keep(sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)))
        self.extend(text[len(self._text) :])

    def extend(self, added: Sequence[int]) -> None:
        """Append tokens of the target."""
        for token in added:
            same = int(self._bridge.read_as[token])
            data = self._target.piece(token)
            if not data and self._waiting:  # a special token ends an incomplete character
                self._write(final=True)
            if same != NO_TOKEN and not self._waiting:
                self.tokens.append(same)
            else:
                self._waiting += data or self._marker(token)
                self._write(final=len(self._waiting) > _MAX_WAITING)
            self._text.append(token)
            self._ends.append(None if self._waiting else len(self.tokens))

    def keep(self, length: int) -> None:
        """Truncate the text to the first ``length`` of the target's tokens."""
        if length >= len(self._text):
            return
        shared = length
        while shared and self._ends[shared - 1] is None:
            shared -= 1
        again = self._text[shared:length]
        del self.tokens[self._ends[shared - 1] if shared else 0 :]
        del self._text[shared:], self._ends[shared:]
        self._waiting = b""
        self.extend(again)

    def _write(self, *, final: bool) -> None:
        """Tokenize waiting bytes; an incomplete character keeps waiting unless ``final``.

        Invalid bytes, for example if the text before ends within a character, are read one by one.
        """
        data, tokens = self._waiting, []
        while data:
            start = len(data)
            try:
                data.decode()
            except UnicodeDecodeError as error:
                if not final and error.reason == _TRUNCATED:
                    return
                start = error.start
            tokens += self._tokens_of(data[:start])
            tokens += self._bytewise(data[start : start + 1])
            data = data[start + 1 :]
        self.tokens += tokens
        self._waiting = b""

    def _tokens_of(self, data: bytes) -> list[int]:
        """Return the tokens of whole characters in the middle of a text.

        SentencePiece puts a space before every text, but not after an unmergeable character. Some
        vocabularies lose characters whose bytes can still be read.
        """
        draft, text = self._draft, data.decode()
        tokens = draft.tokenize(text)
        if not self._spell(tokens, data):
            longer = draft.tokenize(_UNMERGED + text)
            pieces = [draft.piece(token) for token in longer[:3]]
            if _UNMERGED.encode() in pieces:
                tokens = longer[pieces.index(_UNMERGED.encode()) + 1 :]
        return tokens if self._spell(tokens, data) else self._bytewise(data)

    def _spell(self, tokens: Sequence[int], data: bytes) -> bool:
        return b"".join(map(self._draft.piece, tokens)) == data

    def _bytewise(self, data: bytes) -> list[int]:
        known = self._bridge.draft_bytes
        return [known[byte] for byte in data if byte in known]

    def _marker(self, token: int) -> bytes:
        """Return what the draft reads for a special token that it lacks."""
        control = TokenAttribute.CONTROL in self._target.attribute(token)
        return self._target.text(token).encode() if control else b""
