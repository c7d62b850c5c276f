"""Page on how speculative decoding works, with steps and figures of the last answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from foretoken.chat.conversations.conversation import Message
from foretoken.control.answers.examples import (
    ExampleRule,
    ExampleStep,
    StepCosts,
    costs_of,
    rule_to_show,
    step_to_show,
)
from foretoken.engine.events import RunStatistics, TokenOrigin
from foretoken.engine.figures import format_percent, speedup, speedup_words
from foretoken.engine.speedup import measured_speedup
from foretoken.engine.token_display import TokenKind, kind_of
from foretoken.system.language import number, quoted, tr, tr_n, tr_noop
from foretoken.ui.look.plain_text import Marked, joined, marked
from foretoken.ui.look.theme import theme
from foretoken.ui.look.token_style import token_formats, visible
from foretoken.ui.parts.explained import Word

_MAX_UNSEEN = 4

_IDEA = tr_noop(
    "A language model writes one token at a time, roughly a piece of a word, and reads all of its "
    "weights for each. Speculative decoding saves most of that work: a small draft model guesses "
    "the next few tokens, and the large model, the target, checks all of them in a single pass. "
    "It keeps the guesses that it agrees with. At the first one that it does not, it writes its "
    "own token instead. Guesses can also be copied from earlier text, without a draft model."
)
_COST = tr_noop(
    "Most of the time of a pass is spent reading the weights from memory, and they are read only "
    "once per pass, however many tokens it checks. So a pass that checks several tokens takes "
    "longer than a pass for one token, but much less than one pass for each. A draft model is "
    "small and quick, and copying takes hardly any time."
)
_RULE = tr_noop(
    "Each guess has a probability in the draft model and one in the target. If the target's is at "
    "least as high, the guess is kept. If not, it is kept with the probability target / draft; "
    "otherwise the target picks another token, among those to which it gives a higher probability "
    "than the draft does. In total, each token is exactly as likely as if the target had written "
    "alone. At temperature 0 this means that a guess is kept only if it is the target's own "
    "choice."
)
_ROUNDING = tr_noop(
    "One difference remains: numbers are rounded slightly differently in a pass for several "
    "tokens. Where two tokens are almost equally likely, the wording may differ from that of the "
    "target alone. Neither is better than the other."
)
_LIMITS = tr_noop(
    "Drafting takes time, too. It pays off if a step gives more tokens than the target alone "
    "could write in the same time. Surprising text, a high temperature, or a draft model that is "
    "not much smaller or is often wrong can make it slower. Foretoken measures this while it "
    "writes: it drafts as many tokens as pay off, and pauses drafting if none do."
)

# Not translated: HTML. The style sheet of the browser gives distances.
_TABLE = "<table width='100%' cellpadding='4' cellspacing='0' bgcolor='{}'>{}</table>"
_NUMBER = "<td align='right'>{}&nbsp;&nbsp;</td>"
_BAR = (
    "<td width='40%'><table width='100%' cellpadding='0' cellspacing='0'><tr>{}</tr></table></td>"
)
_BAR_PART = "<td class='bar' width='{}%' bgcolor='{}'>&nbsp;</td>"
_BAR_REST = "<td class='bar'>&nbsp;</td>"
_TOKEN = "<span style='background-color: {}; color: {}; text-decoration: {}'>&nbsp;{}&nbsp;</span> "
_WORD = "<p><b>{}</b><br>{}</p>"


def how_it_works(answer: Message | None) -> Marked:
    """Return the page in the colours of the theme; it ends with a glossary."""
    step = rule = costs = None
    if answer is not None:
        step, rule, costs = step_to_show(answer), rule_to_show(answer), costs_of(answer)
    parts = [marked("<h3>{}</h3>", tr("A small model guesses, a large model checks")), _text(_IDEA)]
    if step is not None:
        parts += _step(step)
    elif answer is None:
        parts.append(_muted(tr("After your first answer, this page shows its steps and numbers.")))
    else:
        parts.append(_muted(tr("Nothing was drafted for your last answer.")))
    parts += [marked("<h3>{}</h3>", tr("Why it is faster")), _text(_COST)]
    if costs is not None and answer is not None and answer.statistics is not None:
        parts += _costs(costs, answer.statistics)
    parts += [marked("<h3>{}</h3>", tr("Why the answer stays the same")), _text(_RULE)]
    if rule is not None:
        parts += _rule(rule)
    parts += [_text(_ROUNDING), marked("<h3>{}</h3>", tr("When it is not faster")), _text(_LIMITS)]
    parts.append(marked("<h3>{}</h3>", tr("Glossary")))
    parts += [marked(_WORD, each.term, each.meaning) for each in Word]
    way = "rtl" if QApplication.isRightToLeft() else "ltr"
    return marked("<div dir='{}'>{}</div>", way, joined("", parts))  # not translated: HTML


def _step(step: ExampleStep) -> list[Marked]:
    accepted = [visible(token.text) for token in step.accepted]
    unseen = ["…"] * min(step.unseen, _MAX_UNSEEN)
    drafted = [_token(text) for text in accepted]
    checked = [_token(f"{text} ✓") for text in accepted]
    if step.rejected is not None:
        rejected = visible(step.rejected.text)
        drafted.append(_token(rejected))
        checked.append(_token(rejected, struck=True))
    for row in (drafted, checked):
        row += [_token(text) for text in unseen]
    own = [] if step.own is None else [step.own]
    written = [_token(visible(each.text), kind_of(each)) for each in (*step.accepted, *own)]
    rows: list[list[str]] = []
    if before := " ".join(step.before.split()):
        rows.append([tr("Text so far"), _own_way(marked("…{}", before))])
    rows += [
        [tr("Drafted"), _own_way(*drafted)],
        [tr("Checked in one pass"), _own_way(*checked)],
        [tr("Written"), _own_way(*written)],
    ]
    count = tr_n(
        "{accepted} of {count} drafted token", "{accepted} of {count} drafted tokens",
        step.step.drafted, accepted=len(accepted),
    )  # fmt: skip
    rows.append([tr("Accepted"), count])
    if step.own is not None:
        bonus = step.own.origin is TokenOrigin.BONUS
        added = tr("Bonus token") if bonus else tr("Target's own token")
        rows.append([added, quoted(visible(step.own.text).strip("·"))])
    return [marked("<h4>{}</h4>", tr("A step of your last answer")), _table(rows)]


def _costs(costs: StepCosts, statistics: RunStatistics) -> list[Marked]:
    split = costs.split
    alone = costs.plain_for_as_many_ms
    top = max(split.total_ms, alone or 0.0)
    colours = theme()
    checked = tr("Checking {tokens} drafted tokens", tokens=number(costs.drafted, 1))
    named = [
        (tr("Drafting"), split.draft_ms, colours.draft),
        (checked, split.verify_ms, colours.accent),
        (tr("Other", about="time"), split.rest_ms, colours.target),
    ]
    rows = [[name, _ms(value), _bar(top, (value, colour))] for name, value, colour in named]
    parts = [(value, colour) for _, value, colour in named]
    one = tr("One step: {tokens} tokens", tokens=number(costs.tokens, 1))
    rows.append([_strong(one), _ms(split.total_ms), _bar(top, *parts)])
    if alone is not None and costs.plain_ms is not None:
        plain = tr(
            "The target alone: {tokens} passes of {time}",
            tokens=number(costs.tokens, 1), time=_ms(costs.plain_ms),
        )  # fmt: skip
        rows.append([_strong(plain), _ms(alone), _bar(top, (alone, colours.accent))])
        # As elsewhere in the window: the speedup, or why there is none.
        found, figure = measured_speedup(statistics), speedup(statistics)
        result = "" if figure is None else figure.unit
        if found is not None and found.conclusive:
            result = speedup_words(found.ratio)
        rows.append([_strong(tr("Result")), _strong(result), ""])
    else:
        rows.append([tr("The target alone"), tr("not measured"), ""])
    return [marked("<h4>{}</h4>", tr("An average step of your last answer")), _table(rows)]


def _rule(rule: ExampleRule) -> list[Marked]:
    colours = theme()
    target = format_percent(rule.target_prob)
    rows = [[tr("Target"), target, _bar(1.0, (rule.target_prob, colours.accent))]]
    if rule.draft_prob is not None and rule.chance is not None:
        draft = format_percent(rule.draft_prob)
        rows.insert(0, [tr("Draft"), draft, _bar(1.0, (rule.draft_prob, colours.draft))])
        chance = format_percent(rule.chance)
        how = tr("Chance of being kept")
        if rule.chance < 1.0:
            how = tr("Chance of being kept: {target} / {draft}", target=target, draft=draft)
        rows.append([how, chance, _bar(1.0, (rule.chance, colours.target))])
    if rule.instead is None:
        rows.append([_strong(tr("Result")), _strong(tr("kept", about="a token")), ""])
    else:
        own = quoted(visible(rule.instead.text).strip("·"))
        rows.append([_strong(tr("Result")), _strong(tr("rejected", about="a token")), ""])
        given, bar = "", Marked()
        if rule.instead.target_prob is not None:
            given = format_percent(rule.instead.target_prob)
            bar = _bar(1.0, (rule.instead.target_prob, colours.correction))
        rows.append([tr("Written instead: {token}", token=own), given, bar])
    token = quoted(visible(rule.text).strip("·"))
    title = tr("A token of your last answer: {token}", token=token)
    return [marked("<h4>{}</h4>", title), _table(rows)]


# --- HTML ----------------------------------------------------------------------------------------


def _text(text: str) -> Marked:
    return marked("<p>{}</p>", tr(text))


def _muted(text: str) -> Marked:
    return marked("<p><font color='{}'>{}</font></p>", theme().muted, text)  # not translated: HTML


def _strong(text: str) -> Marked:
    return marked("<b>{}</b>", text)


def _table(rows: Sequence[Sequence[str]]) -> Marked:
    """Return a table; rows are a name and a text, or a name, a number and a bar."""
    lines = []
    for name, *cells in rows:
        made = [marked("<td>{}</td>", name)]
        if len(cells) == 2:
            made += [marked(_NUMBER, cells[0]), Marked(cells[1] or marked("<td>{}</td>", ""))]
        else:
            made.append(marked("<td>{}</td>", cells[0]))
        lines.append(marked("<tr>{}</tr>", joined("", _from_start(made))))
    return marked(_TABLE, theme().panel, joined("", lines))


def _bar(top: float, *parts: tuple[float, str]) -> Marked:
    """Return a bar of coloured segments; ``top`` is the value of a full bar."""
    shares = [(max(1, round(100 * value / top)), colour) for value, colour in parts if value > 0]
    cells = [marked(_BAR_PART, share, colour) for share, colour in shares]
    if sum(share for share, _ in shares) < 100:
        cells.append(Marked(_BAR_REST))
    return marked(_BAR, joined("", _from_start(cells)))


def _from_start(cells: list[Marked]) -> list[Marked]:
    """Return cells in screen order: Qt lays out tables from left to right in every language."""
    return cells[::-1] if QApplication.isRightToLeft() else cells


def _own_way(*parts: Marked) -> Marked:
    """Return text of the chat, isolated from the direction of a right-to-left window."""
    isolate = "\u2068{}\u2069" if QApplication.isRightToLeft() else "{}"
    return marked(isolate, joined("", list(parts)))


def _token(text: str, kind: TokenKind | None = None, *, struck: bool = False) -> Marked:
    colours = theme()
    background, colour, line = colours.window, colours.muted, "line-through" if struck else "none"
    if kind is not None:
        shape = token_formats(colours)[kind]
        if shape.hasProperty(shape.Property.BackgroundBrush):
            background = shape.background().color().name()
        colour = colours.text
        if shape.hasProperty(shape.Property.ForegroundBrush):
            colour = shape.foreground().color().name()
        if shape.underlineStyle() is not shape.UnderlineStyle.NoUnderline:
            line = "underline"
    return marked(_TOKEN, background, colour, line, text)


def _ms(value: float) -> str:
    return tr("{time} ms", about="milliseconds", time=number(value, 1))
