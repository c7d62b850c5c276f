"""Token colours, underlines and descriptions, and the colours by probability."""

import re
from dataclasses import replace
from itertools import combinations, pairwise, product

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from chat_pieces import (
    BONUS,
    CHOSEN,
    CORRECTION,
    DRAFT,
    LOOKUP,
    TARGET,
    UNKNOWN,
    settle,
    show_answer,
    token,
    wear,
)
from foretoken.chat.conversations.conversation import CopiedText, Message, Role
from foretoken.chat.markdown.highlight import CodeRole
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import CopiedFrom, DraftSource, StepFinished, TokenEmitted
from foretoken.engine.token_display import SCALE, ColourView, Shade, shown_kind
from foretoken.preferences.declared import COLOUR_VIEW
from foretoken.system.paths import resource_path
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.look.appearance import with_accent
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from foretoken.ui.look.token_style import (
    MIN_CONTRAST,
    Run,
    TokenOffsets,
    contrast_ratio,
    shade_tints,
    token_description,
    token_formats,
    underline_pens,
)
from foretoken.ui.reading.reading_text import ReadingText
from open_window import OpenWindow

# Minimum contrast of graphics by WCAG.
GRAPHIC_CONTRAST = 3.0
THEMES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def step_of(drafted: int, source: DraftSource = DraftSource.MODEL) -> StepFinished:
    return StepFinished(0, drafted, drafted, 3, 2, 1.0, 2.0, 3.0, 9, source=source)


def offsets_of(*tokens: TokenEmitted) -> TokenOffsets:
    offsets = TokenOffsets()
    offsets.extend(tokens)
    return offsets


@THEMES
def test_all_that_is_shown_can_be_read(palette: Palette) -> None:
    def drawn_in(image: str) -> str:
        written = resource_path(f"controls/{image}.svg").read_text(encoding="utf-8")
        return re.findall(r'stroke="(#\w{6})"', written)[0]

    texts = [
        (palette.text, palette.bubble),
        *((palette.muted, other) for other in (palette.bubble, palette.window, palette.panel)),
        (palette.error, palette.error_tint),
        (palette.on_accent, palette.accent),
        (palette.correction, palette.window),
        (palette.bonus, palette.window),
        *((palette.text, tint) for tint in palette.shades),
    ]
    behind = palette.window, palette.panel, palette.draft_tint
    texts += product([palette.text, *(getattr(palette, role) for role in CodeRole)], behind)
    assert [pair for pair in texts if contrast_ratio(*pair) < MIN_CONTRAST] == []
    # Ticks, arrows, and underlines of tokens.
    assert drawn_in("tick-dark" if palette.dark else "tick-light") == palette.on_accent
    pens = underline_pens(token_formats(palette))
    assert set(pens) == {LOOKUP, CORRECTION, BONUS, CHOSEN}
    lines = [palette.muted, *map(drawn_in, ("up", "down", "left", "right"))]
    graphics = [*product(lines, behind[:2])]
    graphics += product((pen.color().name() for pen in pens.values()), behind[:2])
    assert [pair for pair in graphics if contrast_ratio(*pair) < GRAPHIC_CONTRAST] == []


@THEMES
@pytest.mark.parametrize("colour", ["#ffd400", "#000000", "#ffffff"])
def test_any_accent_of_a_system_can_be_read_and_written_on(palette: Palette, colour: str) -> None:
    made = with_accent(palette, colour)
    for other in (made.on_accent, made.window, made.panel, made.bubble):
        assert contrast_ratio(made.accent, other) >= MIN_CONTRAST
    hue = QColor(colour).hslHue()
    assert hue == -1 or abs(QColor(made.accent).hslHue() - hue) <= 2
    assert with_accent(palette, made.accent) == made  # a readable accent is unchanged


@THEMES
def test_kinds_differ_without_their_hues(palette: Palette) -> None:
    shapes = {
        kind: (each.background().style() != Qt.BrushStyle.NoBrush, each.underlineStyle())
        for kind, each in token_formats(palette).items()
    }
    assert shapes.pop(UNKNOWN) == shapes[TARGET]  # neither is marked
    for first, second in combinations(shapes, 2):
        assert shapes[first] != shapes[second], f"{first} looks like {second}"
    pens = underline_pens(token_formats(palette)).values()
    assert len({(pen.width(), *pen.dashPattern()) for pen in pens}) == len(pens)


def test_a_copied_token_names_the_place() -> None:
    source = CopiedFrom(7, 1)
    copying = step_of(6, DraftSource.LOOKUP)
    here = token_description([token(" fox", LOOKUP, 4)], copying)
    assert here.startswith('" fox" target 0.62, copied from earlier text\n')
    assert here.endswith("source: this chat")
    step = replace(copying, copied_from=source)
    for text, words in (
        (CopiedText("Tides & <b>Moon</b>"), "source: chat “Tides & <b>Moon</b>”"),
        (CopiedText(None, "notes.txt"), "source: notes.txt, attached in this chat"),
        (None, "source: a text that no longer exists"),
    ):
        known = {source: text} if text else {}
        assert token_description([token(" fox", LOOKUP, 4)], step, known).endswith(words)
    # The token that the target added is not part of the copy.
    assert "source" not in token_description([token(" hen", BONUS)], step, {})


def test_a_tooltip_shows_what_a_token_hides() -> None:
    told = token_description([token("\u202e\x1b\n" + "x" * 1_000_000)])
    assert "⟨U+202E⟩⟨ESC⟩\\nxx" in told
    assert len(told) < 1000
    for first, second, shown in (
        (CORRECTION, DRAFT, CORRECTION),
        (LOOKUP, BONUS, BONUS),
        (LOOKUP, LOOKUP, LOOKUP),
        (LOOKUP, DRAFT, DRAFT),
    ):
        assert shown_kind([token("", first), token("é", second)]) is shown


def test_offsets_count_as_qt_does() -> None:
    offsets = offsets_of(token("a"), token("😀"), token("é\n"), token("b", BONUS))
    assert offsets.length == 6
    found = [offsets.at(at)[-1].text for at in range(6)]
    assert found == ["a", "😀", "😀", "é\n", "é\n", "b"]
    assert offsets.at(-1) == offsets.at(6) == ()
    assert offsets.text == "a😀é\nb"
    assert offsets.slice(1, 4) == "😀é"
    parts = token("", BONUS), token("", DRAFT, 1), token("😀", DRAFT, 1)
    offsets = offsets_of(token("a"), *parts, token("b"), token(""))
    assert offsets.at(0) == [token("a")]
    assert offsets.at(1) == list(parts)
    assert offsets.at(3) == [token("b")]
    assert list(offsets.runs()) == [Run(0, 1, DRAFT), Run(1, 3, BONUS), Run(3, 4, DRAFT)]
    offsets = offsets_of(
        token("ab", step=0), token("cd", BONUS, 0), token("", step=1), token("ef", step=2)
    )
    assert offsets.of_step(0) == (0, 4)
    assert offsets.of_step(2) == (4, 6)
    assert offsets.of_step(1) == (4, 6)  # part of a character that step 2 completed


def test_what_steers_is_painted_as_a_sign_and_copied_as_it_is(qtbot: QtBot) -> None:
    said = ["a\x1b[2J", "\u202eb\x9b", "\r\n🙂\x07", "می\u200cخ\u200f"]
    text = ReadingText()
    qtbot.addWidget(text)
    text.set_rendered(False)
    text.append_tokens(token(piece, step=step) for step, piece in enumerate(said))
    assert text.toPlainText() == "a␛[2J\ufffdb\ufffd\u200b\n🙂␇می\u200cخ\u200f"
    text.selectAll()
    assert text.selected_plain_text() == text.offsets.text == "".join(said)
    awkward = "wörld\r\n\n\n\n\ttab\t😀👩‍👩‍👧 שלום\u2029para\u2028line\ufdd0\u00a0end\n"
    text.set_tokens([token(awkward)])
    text.selectAll()
    assert text.selected_plain_text() == awkward


def likely(text: str, probability: float | None) -> TokenEmitted:
    return replace(token(text, BONUS), target_prob=probability)


def painted(body: ReadingText) -> set[str]:
    image = body.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32)
    return {QColor.fromRgb(int(pixel)).name() for pixel in np.unique(pixels)}


def shown(chat: ChatView, tokens: list[TokenEmitted], view: ColourView) -> ReadingText:
    chat.change(colour_view=view)
    message = Message(Role.ASSISTANT)
    answer = show_answer(chat, message)
    chat.begin_answer(message)
    chat.append_tokens(tokens)
    settle()
    return answer.body


@THEMES
def test_shades_of_probability_differ_and_are_painted(chat: ChatView, palette: Palette) -> None:
    # Monotonically lighter or darker: distinguishable without hue.
    ratios = [contrast_ratio(palette.window, each.name()) for each in shade_tints(palette).values()]
    for one, other in pairwise([1.0, *ratios]):
        assert other / one > 1.1
    wear(palette)
    tints = {tint.name() for tint in shade_tints(palette).values()}
    for probability, shade in zip((1.0, 0.7, 0.5, 0.3, 0.1, 0.01), SCALE, strict=True):
        body = shown(chat, [likely("mmmm", probability)], ColourView.PROBABILITY)
        own = shade_tints(palette).get(shade)
        assert painted(body) & tints == ({own.name()} if own is not None else set())
        assert palette.bonus not in painted(body)
        chat.finish_answer(Message(Role.ASSISTANT))
    body = shown(chat, [likely("████", None)], ColourView.PROBABILITY)
    assert palette.muted in painted(body)
    assert palette.text not in painted(body)


def test_another_view_is_there_at_once_and_while_text_streams(chat: ChatView) -> None:
    tints = shade_tints(LIGHT)
    body = shown(chat, [likely("|a|b|\n|-|-|\n|even", 0.5)], ColourView.ORIGIN)
    assert LIGHT.bonus in painted(body)
    chat.change(colour_view=ColourView.PROBABILITY)
    assert tints[Shade.LIGHT].name() in painted(body)
    assert LIGHT.bonus not in painted(body)
    chat.append_tokens([likely("|odd|", 0.001)])
    settle()
    assert {tints[Shade.LIGHT].name(), tints[Shade.STRONGEST].name()} <= painted(body)
    chat.change(visible_kinds=frozenset())  # no colours at all
    assert painted(body).isdisjoint(tint.name() for tint in tints.values())
    chat.change(visible_kinds=frozenset({BONUS}))
    chat.change(colour_view=ColourView.ORIGIN)
    assert LIGHT.bonus in painted(body)


def test_the_legend_tells_a_kept_choice(desk: OpenWindow, preferences: KeptPreferences) -> None:
    legend, commands = desk.window._live_panel.legend, desk.window.commands
    legend.show_contained({BONUS})
    assert legend.scale.isHidden()
    assert not legend.entry(BONUS).isHidden()
    legend.view.picked.emit(ColourView.SURPRISE)
    assert preferences.get(COLOUR_VIEW) is ColourView.SURPRISE
    assert not legend.scale.isHidden()
    assert legend.entry(BONUS).isHidden()
    assert legend.scale.accessibleDescription().startswith("<0.5, <1, <2, <4, <6, ≥6.")
    commands.run("view.colours_probability")
    assert legend.view.value is ColourView.PROBABILITY
    commands.run("view.colours_origin")
    assert preferences.get(COLOUR_VIEW) is ColourView.ORIGIN
