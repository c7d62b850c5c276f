"""How untrusted names and texts are displayed."""

from __future__ import annotations

import json
import unicodedata

from foreign import foreign
from foretoken.system.language import as_data, from_data, tr, tr_n
from foretoken.system.shown_text import shown_alike, shown_message, shown_name, shown_piece

ORDINARY = (
    "Qwen3-0.6B-Q4_K_M",
    "Größe  œuvre naïve",
    "e\u0301\u0323 Việt Nam",
    "مرحبا می\u200cخواهم ١٢٣",  # noqa: RUF001
    "ภาษา\u200bไทย ខ្មែរ",
    "क्\u200dष हिन्दी ন্\u200d",
    "한국어 葛\U000e0100飾",
    "👨\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 ❤\ufe0f 1\ufe0f\u20e3 👩🏽\u200d💻 🇺🇳",
    "\ue0a0 private use, 　wide space",
)


def test_ordinary_names_stay_as_they_are() -> None:
    for text in ORDINARY:
        for show in (shown_name, shown_message, shown_piece, shown_alike):
            assert show(text) == text


def test_what_cannot_be_seen_is_shown() -> None:
    for text, shown in (
        ("\x1b]52;c;aGk=\x07", "⟨ESC⟩]52;c;aGk=⟨BEL⟩"),
        ("\x9b2J", "⟨U+009B⟩2J"),
        ("model\u202egnp.exe", "model⟨U+202E⟩gnp.exe"),
        ("\u200e\u200f\u061c\u2066\u2069", "⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩⟨U+2066⟩⟨U+2069⟩"),
        ("pay\u200bpal a\u200db\ufeff\u00ad", "pay⟨U+200B⟩pal a⟨U+200D⟩b⟨U+FEFF⟩⟨U+00AD⟩"),
        ("a\ufe0f\U000e0041🙂\ufe0f\ufe0f", "a⟨U+FE0F⟩⟨U+E0041⟩🙂\ufe0f⟨U+FE0F⟩"),
        ("🙂\u200d\u200d🙂", "🙂⟨U+200D⟩⟨U+200D⟩🙂"),
        ("\udc80\ufdd0\U0010ffff", "⟨U+DC80⟩⟨U+FDD0⟩⟨U+10FFFF⟩"),
        ("o" + "\u0301" * 100 + "x", "o" + "\u0301" * 6 + "⟨…⟩x"),
        ("two\r\n  lines\tand\u2028more\x85", "two lines and more "),
    ):
        assert shown_name(text) == shown


def test_nothing_that_steers_comes_through() -> None:
    scripts = (*range(0x3400), *range(0xA000, 0xAC00), *range(0xD7A4, 0xD810))
    others = (*range(0xF900, 0x10000), *range(0x1F000, 0x1FB00), *range(0xE0000, 0xE0200))
    everything = "".join(map(chr, (*scripts, *others, 0x1D173, 0x10FFFE, 0x10FFFF)))
    for start in range(0, len(everything), 50):
        part = everything[start : start + 50]
        # The quick look at a whole text says the same as the one at each character.
        assert all(shown_name(c) == shown_name(f"\0{c}").removeprefix("⟨NUL⟩") for c in part)
        for character in shown_name(part, most=1000):
            assert unicodedata.category(character) not in ("Cc", "Cs", "Zl", "Zp")
            assert unicodedata.bidirectional(character) not in (
                *("LRE", "RLE", "LRO", "RLO", "PDF"),
                *("LRI", "RLI", "FSI", "PDI", "B", "S"),
            )
    for character in shown_piece(everything):
        assert unicodedata.category(character) not in ("Cc", "Cs") or character in "\n\t"


def test_a_long_name_loses_its_middle() -> None:
    shown = shown_name("begin" + "x" * 5_000_000 + "-Q4_K_M.gguf")
    assert len(shown) == 120
    assert shown.startswith("begin")
    assert shown.endswith("-Q4_K_M.gguf")
    # A note is there whole or not at all, and no mark leans on a letter that is not there.
    assert shown_name("\u202e" * 200, 30) == "⟨U+202E⟩…⟨U+202E⟩"
    assert shown_name("ab" + "e\u0301" * 100, 10) == "abe\u0301…e\u0301e\u0301"


def test_a_long_message_loses_its_middle() -> None:
    shown = shown_message("why: \x1b" + "x" * 1_000_000 + " end")
    assert len(shown) < 2100
    assert shown.startswith("why: ⟨ESC⟩xx")
    assert shown.endswith("xx end")
    assert "\n… 998,015 more characters …\n" in shown
    lines = shown_message("line\r\n" * 300).split("\n")
    assert (len(lines), lines[20]) == (41, "… 261 more lines …")
    assert shown_message("one\r\n\ttwo\rthree\u202e") == "one\n\ttwo⟨CR⟩three⟨U+202E⟩"


def test_an_answer_in_pieces_steers_no_terminal() -> None:
    answer = "a\x1b[2J\n\tb\r\n\x9d0;title\x9c\b\x7f\u202e שלום\u200f"
    pieces = [shown_piece(character) for character in answer.replace("\r\n", "\n")]
    assert "".join(pieces) == shown_piece(answer)
    assert shown_piece(answer) == (
        "a⟨ESC⟩[2J\n\tb\n⟨U+009D⟩0;title⟨U+009C⟩⟨BS⟩⟨DEL⟩⟨U+202E⟩ שלום\u200f"
    )


def test_what_is_painted_keeps_its_length() -> None:
    everything = "".join(map(chr, [*range(0xD800), *range(0xE000, 0x11000)]))
    painted = shown_alike(everything)
    assert len(painted.encode("utf-16-le")) == len(everything.encode("utf-16-le"))
    assert shown_alike("\x1b[0m\n\t\x80\u202e") == "␛[0m\n\t\ufffd\ufffd"


def test_a_kept_text_is_told_in_the_language_of_its_reader() -> None:
    why = tr_n("it lacks {count} byte", "it lacks {count} bytes", 12_345)
    made = tr("{file} is damaged: {why}.", file="a.gguf", why=why)
    assert made == "a.gguf is damaged: it lacks 12,345 bytes."
    kept = json.loads(json.dumps(as_data(made)))
    assert from_data(kept) == made
    with foreign():
        assert from_data(kept) == "<a.gguf is damaged: <it lacks 12.345 bytes>.>"
        assert as_data(from_data(kept)) == kept
    for text in ("{file.name} is gone.", "{ is gone."):  # of another version, or made to do harm
        assert from_data([text, "", "", -1, {"file": "a"}]) == text
    assert (from_data(None), from_data([1, 2])) == ("None", "[1, 2]")


def test_what_was_made_before_the_language_was_known_follows_it() -> None:
    early = tr("It lacks {count} bytes", count=12_345)
    error = ValueError(early)
    with foreign():
        assert tr(early) == tr(str(error)) == "<It lacks 12.345 bytes>"
        assert tr(tr(early)) == "<It lacks 12.345 bytes>"
    assert early == f"{early}" == "It lacks 12,345 bytes"
