"""From bytes to text that is final: characters, broken bytes and stop strings across tokens."""

import random
from collections.abc import Iterable, Sequence

from foretoken.engine.text.detokenizer import Detokenizer

Released = list[tuple[int, str]]


def run(
    pieces: Iterable[bytes], stops: Sequence[str] = ()
) -> tuple[list[Released], Released, bool]:
    """What each token releases, what the end releases, and whether a stop string was met."""
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


# --- characters -----------------------------------------------------------------------------------


def test_a_character_comes_with_the_last_token_that_it_needs() -> None:
    released, tail, _ = run([b"", b"b c", *(bytes([byte]) for byte in "🙂".encode()), b""])
    assert released[:2] == [[(0, "")], [(1, "b c")]]
    assert released[2:] == [[], [], [], [(2, ""), (3, ""), (4, ""), (5, "🙂")], [(6, "")]]
    assert tail == []


def test_a_broken_character_is_one_replacement() -> None:
    assert shown([b"a", b"\xf0", b"\x9f", b"\x99"]) == [(0, "a"), (1, ""), (2, ""), (3, "�")]
    assert text_of(shown([b"\xf0", b"a", b"\xff", b"ok\xc3"])) == "�a�ok�"


def test_the_joined_texts_are_the_decoded_bytes() -> None:
    """Any bytes, cut anywhere."""
    dice = random.Random(1)
    alphabet = [
        b"a",
        b" ",
        "é".encode(),
        "中".encode(),
        "🙂".encode(),
        b"\xff",
        b"\x80",
        b"\xf0\x9f",
    ]
    for _ in range(500):
        data = b"".join(dice.choices(alphabet, k=dice.randrange(20)))
        pieces = cut(data, dice)
        pairs = shown(pieces)
        assert text_of(pairs) == data.decode("utf-8", "replace")
        assert [token for token, _ in pairs] == list(range(len(pieces)))


def cut(data: bytes, dice: random.Random) -> list[bytes]:
    """Split anywhere, now and then into nothing."""
    pieces = []
    while data:
        length = dice.randrange(5)
        pieces.append(data[:length])
        data = data[length:]
    return pieces


# --- stop strings ---------------------------------------------------------------------------------


def test_a_stop_string_across_tokens_is_never_shown() -> None:
    released, tail, stopped = run([b"say ", b"<", b"en", b"d>", b"more"], ["<end>"])
    assert released == [[(0, "say ")], [], [], []]
    assert (tail, stopped) == ([], True)
    assert shown([b"one ", b"two\nUs", b"er: x"], ["\nUser:"]) == [(0, "one "), (1, "two")]


def test_a_stop_string_that_begins_and_is_not_completed_is_shown() -> None:
    released, tail, stopped = run([b"a", b"<en", b"d of it", b"<e"], ["<end>"])
    assert released == [[(0, "a")], [], [(1, "<en"), (2, "d of it")], []]
    assert tail == [(3, "<e")]
    assert not stopped


def reference(pieces: Sequence[bytes], stops: Sequence[str], *, early: bool) -> str:
    """Search the text after every token, or only where its last character is whole."""
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


def test_a_stop_string_is_found_although_the_bytes_after_it_are_incomplete() -> None:
    # Waiting for the character would let the model go on for nothing.
    detokenizer: Detokenizer[int] = Detokenizer(["END"])
    assert detokenizer.push(0, b"see ") == [(0, "see ")]
    assert detokenizer.push(1, b"END\xf0\x9f") == []
    assert detokenizer.stopped
