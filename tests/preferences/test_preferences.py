"""Preferences: their limits, overrides, and a file that other windows and versions share."""

import json
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from foreign import foreign
from foretoken.preferences.declared import (
    DECLARED,
    DISMISSED_UPDATE,
    SECTION_TITLES,
    SIDEBAR,
    TEMPERATURE,
    TEXT_SCALE,
    THEME,
    UPDATE_CHECK,
    USER_PREFERENCES,
    Theme,
    UpdateCheck,
)
from foretoken.preferences.described import default_words
from foretoken.preferences.preference import OrNone, Preference, WholeKind
from foretoken.preferences.store import COMMAND_LINE, PreferenceStore, parse_given
from foretoken.system.language import Language

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

from document_preferences import PAGE, documented

# Of those whose default is no choice, flag, number or text.
OTHER_VALUES: dict[str, Any] = {
    "window.geometry": b"\x00\xff geometry",
    "window.panel_widths": b"\x00\xff geometry",
    "models.picker_size": (900, 600),
    "sidebar.unfolded_folders": frozenset({3, 1}),
    "files.recent": ("/a b/ä.txt", "/c.pdf"),
    "keys.chosen": {"chats.new": "Ctrl+J"},
    "updates.last_look": datetime(2027, 1, 1, 12),
    "pair.recent": ({"target": "/x.gguf", "draft": ""},),
    "sampling.seed": 0,
    "sampling.stop_strings": ("\n", "a;b\\n", ";"),
    "sampling.of_models": {"/x.gguf": {"top_k": 1}},
    "sampling.own": {"Mine": {"top_k": 1}},
}


def another(preference: Preference[Any]) -> Any:
    """Return a value that is not the default."""
    default = preference.default
    if isinstance(default, Enum):
        return next(value for value in type(default) if value is not default)
    for value in (True, False, 5, 1.25, 0.5, "/x/\udcff, ä\n@Size(1 1)"):
        if type(value) is type(default) and value != default:
            with suppress(ValueError):
                return preference.kind.from_json(value)
    return OTHER_VALUES[preference.key]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "foretoken" / "preferences.json"


def written(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(file.read_text())
    return document


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def test_every_preference_comes_back_as_it_was_set(file: Path) -> None:
    store = PreferenceStore(file)
    for each in DECLARED:
        assert store.get(each) == each.default, each.key
        assert store.set(each, another(each)), each.key
    store.save()
    again = PreferenceStore(file)
    for each in DECLARED:
        value = again.get(each)
        assert value == store.get(each) == another(each), each.key
        assert type(value) is type(another(each)), each.key
        assert again.reset(each), each.key
    again.save()
    assert written(file)["values"] == {}


def test_declarations_are_fit_for_a_dialog() -> None:
    keys = [each.key for each in DECLARED]
    assert len(set(keys)) == len(keys) == len({each.variable for each in DECLARED})
    for each in DECLARED:
        assert each.key.islower()
        assert each.key.count(".") == 1
        kept = json.loads(json.dumps(each.kind.to_json(each.default)))
        assert each.kind.from_json(kept) == each.default
    for each in USER_PREFERENCES:
        assert each.kind.from_text(each.kind.to_text(each.default)) == each.default
        assert each.title[0].isupper(), each.key
        assert each.help.endswith("."), each.key
        assert each.kind.limits


def test_defaults_and_limits_are_described() -> None:
    assert default_words(THEME) == "Default: Follow system."
    assert default_words(TEXT_SCALE) == "Default: 100 %, from 80 % to 200 %."
    seed = Preference("a.b", None, OrNone(WholeKind(0, 9999), "A fresh one"), "Seed", "A seed.")
    assert default_words(seed) == "Default: A fresh one, from 0 to 9,999."
    text = PAGE.read_text(encoding="utf-8")
    assert documented(text) == text, "run packaging/document_preferences.py"
    assert {each.room for each in USER_PREFERENCES} == set(SECTION_TITLES)


INVALID_RESPONSE = ("foo", -1, 1e308, 10**30, True, None, [[1]], {"a": 1}, "9" * 5000, "\udcff")


@pytest.mark.parametrize("value", INVALID_RESPONSE, ids=lambda value: str(value)[:9])
def test_values_have_limits(file: Path, caplog: pytest.LogCaptureFixture, value: object) -> None:
    write(file, json.dumps({"values": {each.key: value for each in DECLARED}}))
    store = PreferenceStore(file)
    for each in DECLARED:
        caplog.clear()
        found = store.get(each)
        if found == each.default:
            refused = json.dumps(value) != json.dumps(each.kind.to_json(found))
            assert bool(caplog.records) is refused, each.key
        else:
            assert each.kind.from_json(value) == found
        if isinstance(value, str) and len(value) > 2:
            assert value not in caplog.text, "it may be private"


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    first = PreferenceStore(file)
    first.set(THEME, Theme.LIGHT)
    first.set(TEXT_SCALE, 1.5)
    first.save()
    environment = {"FORETOKEN_APPEARANCE_THEME": "dark", "FORETOKEN_APPEARANCE_TEXT_SCALE": "9"}
    store = PreferenceStore(file, environment)
    assert store.get(THEME) is Theme.DARK
    assert store.get(TEXT_SCALE) == 1.5, "9 is none"
    assert store.given_by(THEME) == "FORETOKEN_APPEARANCE_THEME"
    assert store.given_by(TEXT_SCALE) == ""
    given = PreferenceStore(file, environment, {"appearance.theme": "system"})
    assert given.get(THEME) is Theme.SYSTEM
    assert given.given_by(THEME) == COMMAND_LINE
    # What is set meanwhile is kept for later, and not used now.
    assert not store.set(THEME, Theme.SYSTEM)
    assert store.get(THEME) is Theme.DARK
    store.save()
    assert PreferenceStore(file).get(THEME) is Theme.SYSTEM
    assert [each.key for each in given.differing()] == ["appearance.text_scale"]
    remembered = PreferenceStore(file, {DISMISSED_UPDATE.variable: "1"})
    assert remembered.get(DISMISSED_UPDATE) == ""


def test_invalid_overrides_are_refused_with_the_reason() -> None:
    for typed, why in (
        ("appearance.theme", "KEY=VALUE"),
        ("theme=dark", "appearance.theme"),
        ("appearance.theme=blue", "appearance.theme must be system, light or dark"),
        ("window.sidebar=perhaps", "true or false"),
        ("updates.dismissed=1", "one of the keys"),
    ):
        with pytest.raises(ValueError, match=why):
            parse_given(typed)
    for word, meant in (("yes", True), ("ON", True), ("0", False), (" false", False)):
        assert SIDEBAR.kind.from_text(word) is meant


def test_two_windows_keep_each_others_changes(file: Path) -> None:
    first, second = PreferenceStore(file), PreferenceStore(file)
    first.set(THEME, Theme.DARK)
    second.set(TEXT_SCALE, 2.0)
    second.set(UPDATE_CHECK, UpdateCheck.DAILY)
    second.save()
    first.save()
    second.reset(UPDATE_CHECK)
    second.save()
    assert written(file)["values"] == {"appearance.theme": "dark", "appearance.text_scale": 2.0}


def test_values_of_a_newer_version_are_kept(file: Path) -> None:
    newer = {
        "foretoken_preferences": 7,
        "profiles": ["work"],
        "values": {"appearance.theme": "dark", "appearance.glow": {"depth": [1, None]}},
    }
    write(file, json.dumps(newer))
    store = PreferenceStore(file)
    assert store.get(THEME) is Theme.DARK
    store.set(THEME, Theme.LIGHT)
    store.save()
    newer["values"]["appearance.theme"] = "light"  # type: ignore[index,call-overload]
    assert written(file) == newer


def test_a_failed_write_is_retried(file: Path) -> None:
    store = PreferenceStore(file)
    store.save()
    assert not file.exists(), "nothing has changed"
    store.set(THEME, Theme.DARK)
    file.parent.parent.joinpath("foretoken").write_text("a file where the folder should be")
    with pytest.raises(OSError, match="."):
        store.save()
    file.parent.unlink()
    store.save()
    assert written(file)["values"] == {"appearance.theme": "dark"}


DAMAGED = {
    "nothing": "",
    "cut": '{"values": {"appearance.th',
    "deep": "[" * 100_000,
    "numbers": '{"values": {"a": NaN}}',
    "large": '{"values": {"a": "' + "x" * (2 << 20) + '"}}',
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_damage_is_reported(file: Path, content: str) -> None:
    write(file, content)
    store = PreferenceStore(file)
    assert store.get(THEME) is THEME.default
    (aside,) = file.parent.glob("preferences-damaged-*.json")
    assert aside.read_text() == content
    assert aside.name in store.trouble
    assert "could not be read: " in store.trouble
    assert "None" not in store.trouble, "the reason is told"
    store.set(THEME, Theme.DARK)
    store.save()
    again = PreferenceStore(file)
    assert (again.get(THEME), again.trouble) == (Theme.DARK, "")


def test_numbers_are_typed_as_the_language_writes_them() -> None:
    kind = TEMPERATURE.kind
    with foreign(Language("xx", point=",", group=".")):
        assert (kind.typed(0.7), kind.shown(1.5), kind.to_text(0.7)) == ("0,7", "1,5", "0.7")
        assert [kind.from_text(typed) for typed in ("0,7", "0.7")] == [0.7, 0.7]
        assert TEXT_SCALE.kind.shown(1.25) == "125 %"
        assert WholeKind(0, 9999).shown(9999) == "9.999"


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such files")
@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda file: file.symlink_to("/dev/zero")])
def test_a_special_file_is_moved_aside(file: Path, make: Callable[[Path], None]) -> None:
    file.parent.mkdir()
    make(file)
    store = PreferenceStore(file)
    assert "not a regular file" in store.trouble
    store.set(THEME, Theme.DARK)
    store.save()
    assert stat.S_ISREG(file.lstat().st_mode)


def test_damage_while_the_window_is_open_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PreferenceStore(file)
    store.set(DISMISSED_UPDATE, "1.2")
    store.save()
    file.write_text("nonsense")
    store.set(THEME, Theme.DARK)
    store.save()
    assert written(file)["values"] == {"updates.dismissed": "1.2", "appearance.theme": "dark"}
    file.write_text("nonsense")
    monkeypatch.setattr(Path, "rename", Mock(side_effect=PermissionError(13, "Permission denied")))
    store = PreferenceStore(file)
    assert "until you close this window" in store.trouble
    store.set(THEME, Theme.DARK)
    store.save()
    assert (store.get(THEME), file.read_text()) == (Theme.DARK, "nonsense")
