"""Models that are asked otherwise than usual: every window's choice is kept."""

from pathlib import Path

import pytest

from foretoken.chat.prompt import plain_format
from foretoken.chat.prompt.plain_format import PLAIN_FORMAT_FILE, ask_otherwise, chosen_template
from foretoken.system.paths import config_path


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(plain_format, "_known", {})


def test_choices_of_two_windows_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_otherwise("one", True)
    here = plain_format._known
    monkeypatch.setattr(plain_format, "_known", {})  # another window
    ask_otherwise("two", True)
    monkeypatch.setattr(plain_format, "_known", here)
    ask_otherwise("three", True)
    monkeypatch.setattr(plain_format, "_known", {})
    assert [chosen_template(each) for each in ("one", "two", "three")] == [None] * 3
    assert chosen_template("four") == "four"
    ask_otherwise("two", False)
    assert chosen_template("two") == "two"


def test_a_choice_that_cannot_be_kept_holds_until_the_end() -> None:
    config_path(PLAIN_FORMAT_FILE).parent.mkdir(parents=True, exist_ok=True)
    config_path(PLAIN_FORMAT_FILE).mkdir()
    ask_otherwise(None, True)
    assert chosen_template(None) == plain_format.COMPLETION
