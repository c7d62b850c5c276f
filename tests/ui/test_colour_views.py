"""Token colours by probability and surprise."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from chat_pieces import BONUS, finished, settle, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_shade import SCALE, ColourView, Shade
from foretoken.preferences.declared import COLOUR_VIEW
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.look.theme import DARK, LIGHT, Palette
from foretoken.ui.look.token_style import MIN_CONTRAST, contrast_ratio, shade_tints
from foretoken.ui.reading.reading_text import ReadingText
from looks import wear
from open_window import OpenWindow

THEMES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
PROBABLE = (1.0, 0.7, 0.5, 0.3, 0.1, 0.01)
"""One for each shade of the probability scale."""


def likely(text: str, probability: float | None) -> TokenEmitted:
    return replace(token(text, BONUS), target_prob=probability)


def painted(body: ReadingText) -> set[str]:
    image = body.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32)
    return {QColor.fromRgb(int(pixel)).name() for pixel in np.unique(pixels)}


def shown(chat: ChatView, tokens: list[TokenEmitted], view: ColourView) -> ReadingText:
    chat.change(colour_view=view)
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), Message(Role.ASSISTANT))
    chat.show_conversation(conversation)
    answer = chat.begin_answer(conversation.messages[1])
    chat.append_tokens(tokens)
    settle()
    return answer.body


@THEMES
def test_text_can_be_read_on_every_shade_and_shades_differ(palette: Palette) -> None:
    for tint in palette.shades:
        assert contrast_ratio(palette.text, tint) >= MIN_CONTRAST
    # Monotonically lighter or darker: distinguishable without hue.
    ratios = [contrast_ratio(palette.window, tint) for tint in palette.shades]
    for one, other in pairwise([1.0, *ratios]):
        assert other / one > 1.1
    assert len({round(QColor(tint).hslHueF(), 1) for tint in palette.shades}) == 1
    assert (
        contrast_ratio(palette.muted, palette.window) >= MIN_CONTRAST
    )  # of tokens without a probability


@THEMES
def test_each_shade_is_painted(chat: ChatView, palette: Palette) -> None:
    wear(palette)
    for probability, shade in zip(PROBABLE, SCALE, strict=True):
        body = shown(chat, [likely("mmmm", probability)], ColourView.PROBABILITY)
        tints = {tint.name() for tint in shade_tints(palette).values()}
        own = shade_tints(palette).get(shade)
        assert painted(body) & tints == ({own.name()} if own is not None else set())
        assert palette.bonus not in painted(body)
        chat.finish_answer(finished([]))
    body = shown(chat, [likely("████", None)], ColourView.PROBABILITY)
    assert palette.muted in painted(body)
    assert palette.text not in painted(body)


def test_another_view_is_there_at_once_and_while_text_streams(chat: ChatView) -> None:
    tints = shade_tints(LIGHT)
    body = shown(chat, [likely("even ", 0.5)], ColourView.ORIGIN)
    assert LIGHT.bonus in painted(body)
    chat.change(colour_view=ColourView.PROBABILITY)
    assert tints[Shade.LIGHT].name() in painted(body)
    assert LIGHT.bonus not in painted(body)
    chat.append_tokens([likely("odd", 0.001)])
    settle()
    assert {tints[Shade.LIGHT].name(), tints[Shade.STRONGEST].name()} <= painted(body)
    chat.change(visible_kinds=frozenset())  # no colours at all
    assert painted(body).isdisjoint(tint.name() for tint in tints.values())
    chat.change(visible_kinds=frozenset({BONUS}))
    chat.change(colour_view=ColourView.ORIGIN)
    assert LIGHT.bonus in painted(body)


def test_it_is_so_in_tables(chat: ChatView) -> None:
    tokens = [likely("|a|b|\n|-|-|\n|", 1.0), likely("mmmm", 0.01), likely("|c|\n", 1.0)]
    body = shown(chat, tokens, ColourView.PROBABILITY)
    chat.finish_answer(finished(tokens))
    settle()
    assert shade_tints(LIGHT)[Shade.STRONGEST].name() in painted(body)
    assert LIGHT.text in painted(body)


def test_the_legend_tells_a_kept_choice(desk: OpenWindow, preferences: KeptPreferences) -> None:
    legend, commands = desk.window._live_panel.legend, desk.window.commands
    legend.show_contained({BONUS})
    assert legend.scale.isHidden()
    assert not legend.entry(BONUS).isHidden()
    legend.view.picked.emit(ColourView.SURPRISE)
    assert preferences.get(COLOUR_VIEW) is ColourView.SURPRISE
    assert legend.view.value is ColourView.SURPRISE
    assert not legend.scale.isHidden()
    assert legend.entry(BONUS).isHidden()
    assert legend.scale.accessibleDescription().startswith("<0.5, <1, <2, <4, <6, ≥6.")
    commands.run("view.colours_probability")
    assert legend.view.value is ColourView.PROBABILITY
    commands.run("view.colours_origin")
    assert preferences.get(COLOUR_VIEW) is ColourView.ORIGIN
    assert not legend.entry(BONUS).isHidden()
