"""Vocabularies: whether two are compatible, what they cannot spell, and bytes as text."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foretoken.engine.text.detokenizer import Detokenizer
from foretoken.engine.text.spelling import Spelling, left_out_words
from foretoken.engine.text.vocabulary import (
    PairVerdict,
    TokenAttribute,
    compare_vocabularies,
    inexpressible,
)


@dataclass
class Listed:
    """A vocabulary that is a list of texts."""

    texts: list[str]
    kind: str = "bpe"
    bos_id: int | None = None
    adds_bos: bool = False
    ends: frozenset[int] = frozenset()
    unused: frozenset[int] = frozenset()

    @property
    def size(self) -> int:
        return len(self.texts)

    def is_end(self, token: int) -> bool:
        return token in self.ends

    def text(self, token: int) -> str:
        return self.texts[token]

    def attribute(self, token: int) -> TokenAttribute:
        return TokenAttribute.UNUSED if token in self.unused else TokenAttribute.NORMAL


def words(count: int) -> list[str]:
    return [f"w{index}" for index in range(count)]


def test_the_first_token_that_differs_is_named_by_its_decimal_id() -> None:
    other = words(300)
    other[200] = other[299] = "other"
    verdict = compare_vocabularies(Listed(words(300)), Listed(other))
    assert verdict == PairVerdict(False, "token 200 differs: 'w200' / 'other'")


def test_tokenizers_are_of_one_kind() -> None:
    assert compare_vocabularies(Listed(words(300)), Listed(words(300))) == PairVerdict(True)
    verdict = compare_vocabularies(Listed(words(9)), Listed(words(9), kind="spm"))
    assert verdict.reason == "the tokenizers are of different kinds, bpe and spm"
    both = Listed(words(20), ends=frozenset({3, 19}))
    one = Listed(words(20), ends=frozenset({19}))
    assert compare_vocabularies(both, both).compatible
    reason = "token 3 differs: it ends an answer only for the {}"
    assert compare_vocabularies(both, one).reason == reason.format("target")
    assert compare_vocabularies(one, both).reason == reason.format("draft")


def test_padding_is_tolerated_but_few_real_tokens() -> None:
    short, long, longest = (Listed(words(size)) for size in (300, 428, 429))
    for target, draft in ((short, longest), (longest, short)):
        reason = f"vocabulary sizes differ: {target.size} / {draft.size}"
        assert compare_vocabularies(target, draft) == PairVerdict(False, reason)
    assert compare_vocabularies(short, long).compatible
    assert compare_vocabularies(long, short).compatible
    padded = Listed([*words(300), *(f"[PAD{index}]" for index in range(300, 900))])
    unused = Listed(words(900), unused=frozenset(range(300, 900)))
    for long in (padded, unused):
        assert compare_vocabularies(Listed(words(300)), long).compatible
        assert compare_vocabularies(long, Listed(words(300))).compatible
    assert compare_vocabularies(padded, unused).compatible
    # Token 305 is text for one and padding for the other.
    padded = Listed([*words(300), *(f"[PAD{index}]" for index in range(300, 320))])
    verdict = compare_vocabularies(padded, Listed(words(320)))
    assert verdict.reason == "token 300 differs: '[PAD300]' / 'w300'"


def test_prompts_must_begin_alike() -> None:
    def verdict(one: tuple[int, bool], other: tuple[int, bool]) -> PairVerdict:
        both = (Listed(words(9), bos_id=token, adds_bos=adds) for token, adds in (one, other))
        return compare_vocabularies(*both)

    misfit = PairVerdict(False, "prompts begin with different tokens")
    assert verdict((1, True), (1, True)).compatible
    assert verdict((1, True), (1, False)) == verdict((1, True), (2, True)) == misfit
    assert verdict((1, False), (2, False)).compatible, "it is never written"


def test_what_cannot_be_spelled_is_left_out() -> None:
    texts = frozenset("ab▁ä\u00b8\u00ad") | {"<0x78>", "<0xC2>", "<0xBF>", "<0xC3>"}
    assert inexpressible(texts, "a bäx¿") is None  # the last two of bytes
    assert inexpressible(texts, "abcd") == "c"
    assert inexpressible(texts, "é") == "é", "one of its bytes is missing"
    assert inexpressible(texts, "中") == "中", "its bytes, E4 B8 AD, are there as characters"
    letters, everything = Spelling(str.isalpha), Spelling(None)
    assert letters.spelled("a!b! c") == "abc"
    assert letters.unspelled("a!b! c\ud83d") == "! \ud83d"
    assert everything.spelled("a! 中\ud83d") == "a! 中"


def test_what_was_left_out_has_names() -> None:
    assert left_out_words("") == ""
    assert left_out_words("\0\ud83d\ude42").endswith(": the character NUL and half a character.")
    assert left_out_words("\n\x07\u202e").endswith("breaks, U+0007 and right-to-left override.")
    assert left_out_words("abcdefgh").endswith(": “a”, “b”, “c”, “d” and 4 others.")


Released = list[tuple[int, str]]


def run(
    pieces: Iterable[bytes], stops: Sequence[str] = ()
) -> tuple[list[Released], Released, bool]:
    """Return the text released by each token and at the end, and whether a stop string was met."""
    detokenizer: Detokenizer[int] = Detokenizer(stops)
    released = []
    for token, piece in enumerate(pieces):
        released.append(detokenizer.push(token, piece))
        if detokenizer.stopped:
            break
    return released, detokenizer.flush(), detokenizer.stopped


def shown(pieces: Iterable[bytes], stops: Sequence[str] = ()) -> Released:
    released, tail, _ = run(pieces, stops)
    return [pair for pairs in (*released, tail) for pair in pairs]


def text_of(pairs: Released) -> str:
    return "".join(text for _, text in pairs)


def test_a_character_comes_with_the_last_token_that_it_needs() -> None:
    released, tail, _ = run([b"", b"b c", *(bytes([byte]) for byte in "🙂".encode()), b""])
    assert released[:2] == [[(0, "")], [(1, "b c")]]
    assert released[2:] == [[], [], [], [(2, ""), (3, ""), (4, ""), (5, "🙂")], [(6, "")]]
    assert tail == []
    assert shown([b"a", b"\xf0", b"\x9f", b"\x99"]) == [(0, "a"), (1, ""), (2, ""), (3, "�")]
    assert text_of(shown([b"\xf0", b"a", b"\xff", b"ok\xc3"])) == "�a�ok�"


def test_the_joined_texts_are_the_decoded_bytes() -> None:
    """Any bytes, cut anywhere."""
    dice = random.Random(1)
    alphabet = [*map(str.encode, "a é中🙂"), b"\xff", b"\x80", b"\xf0\x9f"]
    for _ in range(500):
        data = b"".join(dice.choices(alphabet, k=dice.randrange(20)))
        pieces = cut(data, dice)
        pairs = shown(pieces)
        assert text_of(pairs) == data.decode("utf-8", "replace")
        assert [token for token, _ in pairs] == list(range(len(pieces)))


def cut(data: bytes, dice: random.Random) -> list[bytes]:
    """Split anywhere, sometimes into empty pieces."""
    pieces = []
    while data:
        length = dice.randrange(5)
        pieces.append(data[:length])
        data = data[length:]
    return pieces


def test_stop_strings_across_tokens() -> None:
    released, tail, stopped = run([b"say ", b"<", b"en", b"d>", b"more"], ["<end>"])
    assert (released, tail, stopped) == ([[(0, "say ")], [], [], []], [], True)
    released, tail, stopped = run([b"a", b"<en", b"d of it", b"<e"], ["<end>"])
    assert released == [[(0, "a")], [], [(1, "<en"), (2, "d of it")], []]
    assert (tail, stopped) == ([(3, "<e")], False)
    # Waiting for the rest of the character would waste passes.
    released, tail, stopped = run([b"see ", b"END\xf0\x9f", b"more"], ["END"])
    assert (released, tail, stopped) == ([[(0, "see ")], []], [], True)


def reference(pieces: Sequence[bytes], stops: Sequence[str], *, early: bool) -> str:
    """Search the text after every token, or only when its last character is complete."""
    data = b""
    for piece in pieces:
        data += piece
        text = data.decode("utf-8", "ignore")  # without a character that is not yet whole
        found = [text.index(stop) for stop in stops if stop in text]
        if found and (early or text.encode() == data):
            return text[: min(found)]
    return data.decode()


def test_any_text_with_any_stop_strings_cut_anywhere() -> None:
    dice = random.Random(2)
    alphabet = "ab🙂é"
    stopped = 0
    for _ in range(3000):
        text = "".join(dice.choices(alphabet, k=dice.randrange(14)))
        stops = [
            "".join(dice.choices(alphabet, k=dice.randrange(1, 5)))
            for _ in range(dice.randrange(1, 4))
        ]
        pieces = cut(text.encode(), dice)
        # A longer stop string may begin earlier and be completed by the same character.
        expected = {reference(pieces, stops, early=early) for early in (True, False)}
        assert text_of(shown(pieces, stops)) in expected, (pieces, stops)
        stopped += text not in expected
    assert 500 < stopped < 2500
