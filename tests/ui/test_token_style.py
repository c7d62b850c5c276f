import re
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat

from foretoken.engine.events import RejectedDraft, TokenEmitted, TokenOrigin
from foretoken.ui.theme import DARK, LIGHT, Palette
from foretoken.ui.token_style import (
    MIN_CONTRAST,
    ORIGIN_LABELS,
    Run,
    TokenOffsets,
    contrast_ratio,
    readable_on,
    shown_origin,
    token_description,
    token_formats,
    token_tooltip,
)

DRAFT, CORRECTION, BONUS, TARGET = TokenOrigin
THEMES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def token(
    text: str,
    origin: TokenOrigin = DRAFT,
    step: int = 0,
    position: int | None = None,
    rejected: RejectedDraft | None = None,
) -> TokenEmitted:
    drafted = 0.8 if origin is DRAFT else None
    return TokenEmitted(1, text, origin, step, position, 0.62, drafted, rejected)


def offsets_of(*tokens: TokenEmitted) -> TokenOffsets:
    offsets = TokenOffsets()
    for one in tokens:
        offsets.add(one)
    return offsets


# --- contrast --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "ratio"),
    [("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1.0), ("#777777", "#ffffff", 4.48)],
)
def test_contrast_is_that_of_wcag(first: str, second: str, ratio: float) -> None:
    assert contrast_ratio(first, second) == pytest.approx(ratio, abs=0.01)
    assert contrast_ratio(second, first) == pytest.approx(ratio, abs=0.01)


@THEMES
def test_all_text_of_a_conversation_can_be_read(palette: Palette) -> None:
    pairs = [
        (palette.text, palette.window),
        (palette.text, palette.draft_tint),
        (palette.correction, palette.window),
        (palette.bonus, palette.window),
        (palette.text, palette.bubble),
        (palette.muted, palette.window),
        (palette.muted, palette.panel),
        (palette.error, palette.error_tint),
        (palette.on_accent, palette.accent),
    ]
    assert [pair for pair in pairs if contrast_ratio(*pair) < MIN_CONTRAST] == []


@THEMES
def test_a_colour_can_be_made_readable(palette: Palette) -> None:
    made = readable_on(palette.draft, palette.panel, palette.text)
    assert contrast_ratio(made, palette.panel) >= MIN_CONTRAST
    assert readable_on(palette.text, palette.window, palette.text) == palette.text


# --- formats ---------------------------------------------------------------------------------


def shape(text_format: QTextCharFormat) -> tuple[bool, QTextCharFormat.UnderlineStyle]:
    """What is left of a format for eyes that see no hue."""
    return text_format.background().style() != Qt.BrushStyle.NoBrush, text_format.underlineStyle()


@THEMES
def test_origins_differ_without_their_hues(palette: Palette) -> None:
    shapes = {origin: shape(f) for origin, f in token_formats(palette).items()}
    for first, second in combinations(TokenOrigin, 2):
        assert shapes[first] != shapes[second], f"{first} looks like {second}"


@THEMES
def test_formats_take_the_colours_of_the_theme(palette: Palette) -> None:
    formats = token_formats(palette)
    assert formats[DRAFT].background().color().name() == palette.draft_tint
    assert formats[CORRECTION].foreground().color().name() == palette.correction
    assert formats[CORRECTION].underlineStyle() == QTextCharFormat.UnderlineStyle.SingleUnderline
    assert formats[BONUS].foreground().color().name() == palette.bonus
    assert formats[BONUS].underlineStyle() == QTextCharFormat.UnderlineStyle.DotLine
    assert formats[TARGET] == QTextCharFormat()


@pytest.mark.parametrize("hidden", TokenOrigin)
def test_a_hidden_origin_is_plain_and_the_others_stay(hidden: TokenOrigin) -> None:
    formats = token_formats(LIGHT, frozenset(TokenOrigin) - {hidden})
    assert formats.pop(hidden) == QTextCharFormat()
    every = token_formats(LIGHT)
    assert all(text_format == every[origin] for origin, text_format in formats.items())


def test_without_colours_everything_is_plain() -> None:
    assert set(map(shape, token_formats(LIGHT, frozenset()).values())) == {
        (False, QTextCharFormat.UnderlineStyle.NoUnderline)
    }


# --- tooltips --------------------------------------------------------------------------------


def test_a_correction_tells_what_the_draft_wanted() -> None:
    rejected = RejectedDraft(7, " Moon", 0.71, 0.18)
    corrected = token(" water", CORRECTION, step=0, position=2, rejected=rejected)
    assert token_description([corrected], drafted=4).splitlines() == [
        '" water" target 0.62',
        'draft wanted " Moon" 0.71, target gave it 0.18',
        "step 1, position 3 of 4",
    ]


def test_the_tooltip_says_the_same_as_the_description() -> None:
    rejected = RejectedDraft(7, " <b>", 0.71, 0.001)
    corrected = token(" a&b", CORRECTION, position=2, rejected=rejected)
    tooltip = token_tooltip([corrected], drafted=4)
    assert "<b>&quot;" not in tooltip  # only what could be a tag is escaped
    plain = re.sub("<[^>]*>", "", tooltip.replace("<br>", "\n"))
    for entity, character in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        plain = plain.replace(entity, character)
    assert plain == token_description([corrected], drafted=4)


@pytest.mark.parametrize(
    ("origin", "position", "place"),
    [(DRAFT, 0, "step 3, position 1 of 5"), (BONUS, None, "step 3"), (TARGET, None, "step 3")],
)
def test_places_count_from_one(origin: TokenOrigin, position: int | None, place: str) -> None:
    lines = token_description([token("x", origin, 2, position)], drafted=5).splitlines()
    assert lines[-1] == place
    assert ORIGIN_LABELS[origin] in lines[1]


def test_the_length_of_a_draft_can_be_unknown() -> None:
    assert token_description([token("x", DRAFT, 0, 1)]).endswith("step 1, position 2")


def test_a_draft_token_tells_both_probabilities() -> None:
    assert token_description([token("\n\t")]).startswith('"\\n\\t" target 0.62, draft 0.80')


def test_the_tooltip_of_a_merged_character_names_its_tokens() -> None:
    lines = token_description([token("", DRAFT), token("😀", BONUS)]).splitlines()
    assert lines[1] == "2 tokens make this text: accepted draft, bonus token"


# --- offsets ---------------------------------------------------------------------------------


def test_a_merged_character_counts_as_drafted_only_if_all_of_it_was() -> None:
    assert shown_origin([token("", DRAFT), token("é", DRAFT)]) is DRAFT
    assert shown_origin([token("", CORRECTION), token("é", DRAFT)]) is CORRECTION


def test_offsets_count_as_qt_does() -> None:
    offsets = offsets_of(token("a"), token("😀"), token("é\n"), token("b", BONUS))
    assert offsets.length == 6
    found = [offsets.at(at)[-1].text for at in range(6)]
    assert found == ["a", "😀", "😀", "é\n", "é\n", "b"]
    assert offsets.at(-1) == offsets.at(6) == ()
    assert offsets.text == "a😀é\nb"
    assert offsets.slice(1, 4) == "😀é"


def test_tokens_without_text_belong_to_the_next_one() -> None:
    parts = token("", BONUS), token("", DRAFT, 1), token("😀", DRAFT, 1)
    offsets = offsets_of(token("a"), *parts, token("b"), token(""))
    assert offsets.at(0) == [token("a")]
    assert offsets.at(1) == list(parts)
    assert offsets.at(3) == [token("b")]
    assert list(offsets.runs()) == [Run(0, 1, DRAFT), Run(1, 3, BONUS), Run(3, 4, DRAFT)]


def test_runs_join_neighbours_of_one_origin() -> None:
    offsets = offsets_of(token("ab"), token("cd"), token("ef", BONUS), token("gh"))
    assert list(offsets.runs()) == [Run(0, 4, DRAFT), Run(4, 6, BONUS), Run(6, 8, DRAFT)]
    assert list(offsets.runs(3, 5)) == [Run(2, 4, DRAFT), Run(4, 6, BONUS)]
    assert list(offsets.runs(6, 7)) == [Run(6, 8, DRAFT)]
    assert list(TokenOffsets().runs()) == []


def test_a_step_has_a_place_in_the_text() -> None:
    offsets = offsets_of(
        token("ab", step=0), token("cd", BONUS, 0), token("", step=1), token("ef", step=2)
    )
    assert offsets.of_step(0) == (0, 4)
    assert offsets.of_step(2) == (4, 6)
    assert offsets.of_step(1) == (4, 6)  # a part of the character that step 2 completed
    start, end = offsets.of_step(7)
    assert start == end
