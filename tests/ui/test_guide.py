"""The guide tells of a step that was really taken, and of its numbers."""

import json
from dataclasses import asdict, replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import CORRECTION, DRAFT, TARGET, finished, statistics, token
from foretoken.chat.conversations.conversation import AnswerSource, Conversation, Message, Role
from foretoken.control.answers.told_costs import costs_of
from foretoken.control.answers.told_rule import rule_to_show
from foretoken.control.answers.told_step import last_answer, step_to_show
from foretoken.control.engine.records import AnswerSettings
from foretoken.engine.config import SamplingParams, SpeculativeConfig
from foretoken.engine.events import (
    DraftSource,
    RejectedDraft,
    RunStatistics,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.speedup import PlainReference, compare_steps, measured_speedup
from foretoken.ui.help.bar_picture import BarPicture
from foretoken.ui.help.guide_dialog import GuideDialog
from foretoken.ui.help.guide_words import (
    break_even_bars,
    break_even_words,
    cost_bars,
    cost_words,
    rule_bars,
    rule_words,
)
from foretoken.ui.help.step_picture import StepPicture
from foretoken.ui.parts.step_words import caption


def step(index: int, drafted: int, accepted: int, *, rejects: bool = True) -> StepFinished:
    evaluated = accepted + (rejects and accepted < drafted)
    return StepFinished(index, drafted, drafted, evaluated, accepted, 1.0, 2.0, 3.0, 10)


def answer() -> Message:
    rejected = RejectedDraft(7, " blue", 0.7, 0.1)
    red = TokenEmitted(9, " red", TokenOrigin.CORRECTION, 1, 2, 0.6, None, rejected)
    tokens = [
        token("The", TARGET, 0),
        token(" sky", DRAFT, 1),
        token(" is", DRAFT, 1),
        red,
        token(" at", DRAFT, 2),
        token(" dusk", DRAFT, 2),
        token(" now", DRAFT, 2),
        token(" and", DRAFT, 3),
        token(" then", CORRECTION, 3),
    ]
    made = finished(tokens, statistics=statistics(generated=9, steps=4, decode_ms=100.0))
    made.steps = [step(0, 0, 0), step(1, 5, 2), step(2, 3, 3), step(3, 20, 1)]
    return made


def test_the_step_with_a_rejected_token_shows_most(qtbot: QtBot) -> None:
    told = step_to_show(answer())
    assert told is not None
    assert [each.text for each in told.accepted] == [" sky", " is"]
    assert (told.before, told.step.index, told.unseen) == ("The", 1, 2)
    assert caption(told) == (
        "5 tokens drafted, 2 accepted in a single pass of the target. The target replaced “blue” "
        "with “red”. That is 3 tokens for one pass instead of one."
    )
    window = QWidget()
    qtbot.addWidget(window)
    picture = StepPicture(told, window)
    assert [chip.text for chip in picture._rows[0][1]] == ["·sky", "·is", "·blue", "…", "…"]
    assert [chip.text for chip in picture._rows[2][1]] == ["·sky", "·is", "·red"]
    assert picture.heightForWidth(90) > picture.heightForWidth(600)


@pytest.mark.parametrize("plain", [False, True])
def test_without_drafts_there_is_no_step_to_show(qtbot: QtBot, plain: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    made = answer()
    if plain:
        made.steps = [step(index, 0, 0) for index in range(4)]
    dialog = GuideDialog(made if plain else None, window)
    assert dialog.findChild(StepPicture) is None
    assert ("Nothing was drafted" in dialog.told) is plain
    dialog.deleteLater()


def test_the_guide_has_the_last_answer_that_ended(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    made = answer()
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), made)
    conversation.append(Message(Role.USER, "And?"), Message(Role.ASSISTANT, "By hand"))
    assert last_answer(conversation) is made
    dialog = GuideDialog(made, window)
    picture = dialog.findChild(StepPicture)
    assert picture is not None
    assert "“red”" in dialog.told
    assert "90.0 tok/s" in dialog.told
    picture.grab()
    dialog.deleteLater()


def written(tokens: list[TokenEmitted], temperature: float, plain: float | None = 10.0) -> Message:
    """An answer of a known sampling: two drafting steps of 150 ms and 250 ms and a plain one."""
    made = finished(tokens)
    made.steps = [
        StepFinished(0, 3, 3, 2, 1, 30.0, 110.0, 150.0, 10),
        StepFinished(1, 4, 4, 4, 4, 40.0, 200.0, 250.0, 12),
        StepFinished(2, 0, 0, 0, 0, 0.0, 95.0, 100.0, 17),
    ]
    made.statistics = RunStatistics(tokens=8)
    for each in made.steps:
        made.statistics.count_step(each)
    compare_steps(made.statistics, made.steps, PlainReference.at_speed(plain))
    settings = AnswerSettings(SamplingParams(temperature=temperature), SpeculativeConfig())
    made.source = AnswerSource("target", "draft", json.dumps(asdict(settings)))
    return made


def plain_spaces(said: str) -> str:
    return said.replace("\u00a0", " ")


def drawn(text: str, target: float | None, draft: float) -> TokenEmitted:
    return TokenEmitted(1, text, TokenOrigin.DRAFT, 1, 0, target, draft, None, DraftSource.MODEL)


def put_instead(target: float, draft: float) -> TokenEmitted:
    rejected = RejectedDraft(7, " blue", draft, target)
    return TokenEmitted(9, " red", TokenOrigin.CORRECTION, 0, 1, 0.31, None, rejected)


def test_the_costs_follow_from_the_step_records() -> None:
    made = written([put_instead(0.2, 0.8)], 0.7)
    costs = costs_of(made)
    assert costs is not None
    split = costs.split
    means = (70 / 3, 405 / 3, 500 / 3 - 475 / 3)
    assert (split.draft_ms, split.verify_ms, split.rest_ms) == pytest.approx(means)
    assert (costs.tokens, costs.drafted, costs.plain_ms) == pytest.approx((8 / 3, 7 / 3, 100.0))
    assert costs.needed == pytest.approx(5 / 3)
    assert costs.plain_for_as_many_ms == pytest.approx(800 / 3)
    assert made.statistics is not None
    found = measured_speedup(made.statistics)
    assert found is not None
    assert costs.needed is not None
    assert costs.tokens / costs.needed == pytest.approx(found.ratio)  # as in the footer
    assert [bar.value for bar in cost_bars(costs)] == pytest.approx([500 / 3, 800 / 3])
    assert [bar.value for bar in break_even_bars(costs)] == pytest.approx([5 / 3, 8 / 3])
    assert [part.value for part in break_even_bars(costs)[1].parts] == pytest.approx([1, 1, 2 / 3])
    assert "gave 2.7 tokens: drafting paid." in break_even_words(costs, conclusive=True)
    assert "too short to tell" in break_even_words(costs, conclusive=False)
    slow = replace(costs, plain_ms=50.0)
    assert "drafting lost time" in break_even_words(slow, conclusive=True)
    even = replace(costs, plain_ms=100.0 * costs.needed / costs.tokens)
    assert "hardly any difference" in break_even_words(even, conclusive=True)


def test_without_a_plain_speed_or_drafts_nothing_is_compared() -> None:
    costs = costs_of(written([put_instead(0.2, 0.8)], 0.7, None))
    assert costs is not None
    assert len(cost_bars(costs)) == 1
    assert break_even_bars(costs) == []
    assert "was not measured" in cost_words(costs)
    assert "is not known" in break_even_words(costs, conclusive=False)
    plain = written([], 0.7)
    plain.statistics = RunStatistics(tokens=3, generated=3, steps=3, decode_ms=30.0)
    assert costs_of(plain) is None


def test_the_rule_is_told_with_the_token_that_says_most() -> None:
    plenty = [drawn(" sky", 0.9, 0.9), drawn(" is", 0.58, 0.6), put_instead(0.204, 0.8)]
    rule = rule_to_show(written(plenty, 0.7))
    assert rule is not None
    assert (rule.text, rule.target_prob, rule.draft_prob) == (" blue", 0.2, 0.8)
    assert rule.chance == pytest.approx(0.25)
    assert plain_spaces(rule_words(rule)) == (
        "The draft gave “blue” 80 %, the target 20 %. So it was kept with a chance of 20 % / 80 % "
        "= 25 %: in all it comes up with 80 % of 25 %, which is the target's 20 % again. This time "
        "it was not kept: the target put “red”."
    )
    kept, whole = rule_bars(rule)
    assert [part.value for part in kept.parts] == pytest.approx([0.2, 0.6])
    assert [part.lost for part in kept.parts] == [False, True]
    assert whole.value == 0.2
    certain = rule_to_show(written([drawn(" sky", 0.9, 0.6)], 0.7))
    assert certain is not None
    assert "is always kept" in rule_words(certain)
    assert rule_words(certain).endswith("This time it was kept.")


def test_at_temperature_0_there_is_no_chance_in_it() -> None:
    rule = rule_to_show(written([drawn(" sky", 0.9, 0.6), put_instead(0.2, 0.8)], 0.0))
    assert rule is not None
    assert (rule.chance, rule.draft_prob) == (None, None)
    assert "the target's likeliest token, with 20 %: that was “red”" in plain_spaces(
        rule_words(rule)
    )
    assert [bar.value for bar in rule_bars(rule)] == [0.2, 0.31]
    kept = rule_to_show(written([drawn(" sky", 0.9, 0.6)], 0.0))
    assert kept is not None
    assert plain_spaces(rule_words(kept)).endswith("with 90 %: it was kept.")
    assert rule_to_show(written([drawn(" sky", None, 0.6)], 0.0)) is None  # was not asked for
    nameless = written([put_instead(0.2, 0.8)], 0.7)
    nameless.source = None
    assert rule_to_show(nameless) is None


def test_the_guide_has_pictures_of_the_answer_and_says_them(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = GuideDialog(written([token("A", TARGET, 2), put_instead(0.2, 0.8)], 0.7), window)
    pictures = dialog.findChildren(BarPicture)
    assert len(pictures) == 3
    for picture in pictures:
        assert picture.accessibleName() in dialog.told
        assert not picture.grab().isNull()
    empty = GuideDialog(None, window)
    assert empty.findChildren(BarPicture) == []
    assert "With your first answer" in empty.told
    for each in (dialog, empty):
        each.deleteLater()
