"""Models that are asked otherwise than usual: every window's choice is kept."""

from pathlib import Path

import pytest

from foretoken.chat.prompt import plain_format
from foretoken.chat.prompt.plain_format import PLAIN_FORMAT_FILE, ask_otherwise, chosen_template
from foretoken.system.paths import config_path


def test_choices_are_kept_or_hold_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(plain_format, "_unkept", {})
    ask_otherwise("one", True)
    ask_otherwise("two", True)
    assert plain_format._unkept == {}
    assert [chosen_template(each) for each in ("one", "two", "three")] == [None, None, "three"]
    ask_otherwise("two", False)
    assert chosen_template("two") == "two"
    config_path(PLAIN_FORMAT_FILE).unlink()
    config_path(PLAIN_FORMAT_FILE).mkdir()  # nothing can be written
    ask_otherwise(None, True)
    assert chosen_template(None) == plain_format.COMPLETION
