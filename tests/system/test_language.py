"""Texts that files and other processes get in no language."""

import json

from foreign import foreign
from foretoken.system.language import as_data, from_data, tr, tr_n


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
