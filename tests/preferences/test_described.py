"""What is told of preferences follows from their declarations."""

import sys
from pathlib import Path

import pytest

from foretoken.preferences.declared import DECLARED, ROOM_TITLES, TEXT_SCALE, THEME
from foretoken.preferences.described import chosen, default_words
from foretoken.preferences.preference import NumberKind, OrNone, Preference, TextKind, WholeKind

PACKAGING = Path(__file__).parents[2] / "packaging"
sys.path.insert(0, str(PACKAGING))

from document_preferences import PAGE, documented  # noqa: E402


def test_the_guide_has_every_preference_as_it_is_declared() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert documented(text) == text, "run packaging/document_preferences.py"


def test_rooms_have_titles() -> None:
    assert {each.room for each in chosen()} == set(ROOM_TITLES)


@pytest.mark.parametrize("preference", chosen(DECLARED), ids=lambda each: each.key)
def test_a_value_is_typed_as_it_is_written(preference: Preference[object]) -> None:
    kind = preference.kind
    assert kind.from_text(kind.to_text(preference.default)) == preference.default


def test_defaults_and_limits_are_told_where_they_say_something() -> None:
    assert default_words(THEME) == "Default: Follow system."
    assert default_words(TEXT_SCALE) == "Default: 100 %, from 80 % to 200 %."
    seed = Preference("a.b", None, OrNone(WholeKind(0, 9999), "A fresh one"), "Seed", "A seed.")
    assert default_words(seed) == "Default: A fresh one, from 0 to 9,999."
    chance = Preference("a.b", 0.7, NumberKind(0, 1.5), "Chance", "How much.")
    assert default_words(chance) == "Default: 0.7, from 0 to 1.5."
    assert default_words(Preference("a.b", "", TextKind(9), "End", "It.")) == "Default: empty."
