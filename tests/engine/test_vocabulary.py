"""Whether two vocabularies mean the same, and which token differs where they do not."""

from dataclasses import dataclass, field

import pytest

from foretoken.engine.text.vocabulary import (
    PairVerdict,
    TokenAttribute,
    compare_vocabularies,
    inexpressible,
)

# --- entry by entry, on lists that need no file ---------------------------------------------------


@dataclass
class Listed:
    """A vocabulary that is a list of texts."""

    texts: list[str]
    kind: str = "bpe"
    bos_id: int | None = None
    adds_bos: bool = False
    ends: frozenset[int] = frozenset()
    unused: frozenset[int] = frozenset()
    special_ids: dict[str, int] = field(default_factory=dict)
    special_texts: dict[str, int] = field(default_factory=dict)
    marking_texts: dict[str, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return len(self.texts)

    @property
    def end_ids(self) -> list[int]:
        return sorted(self.ends)

    def is_end(self, token: int) -> bool:
        return token in self.ends

    def text(self, token: int) -> str:
        return self.texts[token]

    def attribute(self, token: int) -> TokenAttribute:
        return TokenAttribute.UNUSED if token in self.unused else TokenAttribute.NORMAL

    def piece(self, token: int) -> bytes:
        return self.texts[token].encode()

    def tokenize(self, text: str) -> list[int]:
        return [self.texts.index(character) for character in text]

    def spelled(self, text: str) -> str:
        return text

    def unspelled(self, text: str) -> str:
        del text
        return ""


def words(count: int, prefix: str = "w") -> list[str]:
    return [f"{prefix}{index}" for index in range(count)]


@pytest.mark.parametrize("token", [0, 200, 299])
def test_the_first_token_that_differs_is_named_by_its_decimal_id(token: int) -> None:
    other = words(300)
    for different in range(token, 300, 31):
        other[different] = f"other{different}"
    verdict = compare_vocabularies(Listed(words(300)), Listed(other))
    assert not verdict.compatible
    assert verdict.reason == f"token {token} differs: 'w{token}' / 'other{token}'"


def test_tokenizers_are_of_one_kind() -> None:
    assert compare_vocabularies(Listed(words(300)), Listed(words(300))) == PairVerdict(True)
    verdict = compare_vocabularies(Listed(words(9)), Listed(words(9), kind="spm"))
    assert verdict.reason == "the tokenizers are of different kinds, bpe and spm"


def test_an_end_token_must_end_for_both() -> None:
    both = Listed(words(20), ends=frozenset({3, 19}))
    one = Listed(words(20), ends=frozenset({19}))
    assert compare_vocabularies(both, both).compatible
    reason = "token 3 differs: it ends an answer only for the {}"
    assert compare_vocabularies(both, one).reason == reason.format("target")
    assert compare_vocabularies(one, both).reason == reason.format("draft")


def test_more_than_128_real_tokens_of_difference_are_refused() -> None:
    short, long, longest = (Listed(words(size)) for size in (300, 428, 429))
    for target, draft in ((short, longest), (longest, short)):
        reason = f"vocabulary {target.size} against {draft.size}"
        assert compare_vocabularies(target, draft) == PairVerdict(False, reason)
    assert compare_vocabularies(short, long).compatible
    assert compare_vocabularies(long, short).compatible


def test_padding_of_any_length_is_tolerated() -> None:
    padded = Listed([*words(300), *(f"[PAD{index}]" for index in range(300, 900))])
    unused = Listed(words(900), unused=frozenset(range(300, 900)))
    for long in (padded, unused):
        assert compare_vocabularies(Listed(words(300)), long).compatible
        assert compare_vocabularies(long, Listed(words(300))).compatible
    assert compare_vocabularies(padded, unused).compatible


def test_padding_does_not_excuse_a_real_token() -> None:
    # Token 305 is text for one and padding for the other.
    padded = Listed([*words(300), *(f"[PAD{index}]" for index in range(300, 320))])
    real = Listed(words(320))
    verdict = compare_vocabularies(padded, real)
    assert verdict.reason == "token 300 differs: '[PAD300]' / 'w300'"


def test_prompts_must_begin_alike() -> None:
    def bos(token: int, adds: bool) -> Listed:
        return Listed(words(9), bos_id=token, adds_bos=adds)

    misfit = PairVerdict(False, "prompts begin with different tokens")
    assert compare_vocabularies(bos(1, True), bos(1, True)).compatible
    assert compare_vocabularies(bos(1, True), bos(1, False)) == misfit
    assert compare_vocabularies(bos(1, True), bos(2, True)) == misfit
    # A beginning that is never written does not matter.
    assert compare_vocabularies(bos(1, False), bos(2, False)).compatible


# --- vocabularies without byte tokens -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", None),
        ("a bä", None),
        ("abcd", "c"),
        ("a\tb", "\t"),
        ("x¿", None),  # of bytes
        ("é", "é"),  # of which one byte is missing
        ("中", "中"),  # whose bytes, E4 B8 AD, are there as characters
    ],
)
def test_the_first_character_that_cannot_be_spelled(text: str, wrong: str | None) -> None:
    texts = {"a", "b", "\u2581", "ä", "\u00b8", "\u00ad", "<0x78>", "<0xC2>", "<0xBF>", "<0xC3>"}
    assert inexpressible(frozenset(texts), text) == wrong
