"""What the guide says of an answer's own numbers, and the bars that show the same."""

from __future__ import annotations

from math import ceil

from foretoken.control.answers.told_costs import ToldCosts
from foretoken.control.answers.told_rule import ToldRule
from foretoken.engine.figures import format_percent
from foretoken.system.language import number, quoted, tr
from foretoken.ui.help.bar_picture import Bar, BarPart
from foretoken.ui.parts.token_chips import visible

_FEW, _SAME = 0.95, 1.05
"""Between these, a step costs what it gives."""


def cost_bars(costs: ToldCosts) -> list[Bar]:
    """A mean step, and what the target alone takes for as many tokens, on one scale of time."""
    split = costs.split
    tokens = number(costs.tokens, 1)
    bars = [
        Bar(
            tr("With drafts: one step, {tokens} tokens", tokens=tokens),
            _ms(split.total_ms),
            (
                BarPart(split.draft_ms, "draft"),
                BarPart(split.verify_ms, "accent"),
                BarPart(split.rest_ms, "target"),
            ),
        )
    ]
    if costs.plain_ms is not None and costs.plain_for_as_many_ms is not None:
        whole = int(costs.tokens)
        parts = [BarPart(costs.plain_ms, "accent")] * whole
        if rest := costs.tokens - whole:
            parts.append(BarPart(rest * costs.plain_ms, "accent"))
        bars.append(
            Bar(
                tr("The target alone: {tokens} passes", tokens=tokens),
                _ms(costs.plain_for_as_many_ms),
                tuple(parts),
            )
        )
    return bars


def cost_legend() -> list[tuple[str, str]]:
    """What the colours of these bars mean, by their names in the theme."""
    return [
        ("draft", tr("drafting")),
        ("accent", tr("a pass of the target")),
        ("target", tr("the rest", about="of the time")),
    ]


def cost_words(costs: ToldCosts) -> str:
    """The same in words."""
    split = costs.split
    said = tr(
        "In the mean a step of your last answer took {total}: {draft} for drafting, {target} for "
        "the pass of the target, {rest} for the rest. It gave {tokens} tokens.",
        total=_ms(split.total_ms),
        draft=_ms(split.draft_ms),
        target=_ms(split.verify_ms),
        rest=_ms(split.rest_ms),
        tokens=number(costs.tokens, 1),
    )
    if costs.plain_ms is None or costs.pass_ratio is None or costs.plain_for_as_many_ms is None:
        unknown = tr("How long the target alone takes was not measured in its session.")
        return f"{said} {unknown}"
    compared = tr(
        "A pass took {ratio} times as long as one over a single token ({plain}), and looked at "
        "{drafted} drafted tokens more. The target alone takes {whole} for as many tokens.",
        ratio=number(costs.pass_ratio, 1),
        plain=_ms(costs.plain_ms),
        drafted=number(costs.drafted, 1),
        whole=_ms(costs.plain_for_as_many_ms),
    )
    return f"{said} {compared}"


def rule_bars(rule: ToldRule) -> list[Bar]:
    """What both models gave a drafted token, on one scale up to 100 %."""
    if rule.draft_prob is None:
        bars = [
            Bar(
                tr("The target gave {token}", token=_token(rule.text)),
                format_percent(rule.target_prob),
                (BarPart(rule.target_prob, "draft" if rule.instead is None else "target"),),
            )
        ]
        if rule.instead is not None and rule.instead.target_prob is not None:
            bars.append(
                Bar(
                    tr("The target gave {token}", token=_token(rule.instead.text)),
                    format_percent(rule.instead.target_prob),
                    (BarPart(rule.instead.target_prob, "correction"),),
                )
            )
        return bars
    kept = min(rule.draft_prob, rule.target_prob)
    parts = [BarPart(kept, "draft")]
    if rule.draft_prob > kept:
        parts.append(BarPart(rule.draft_prob - kept, "correction", lost=True))
    return [
        Bar(
            tr("The draft gave {token}", token=_token(rule.text)),
            format_percent(rule.draft_prob),
            tuple(parts),
        ),
        Bar(
            tr("The target gave {token}", token=_token(rule.text)),
            format_percent(rule.target_prob),
            (BarPart(rule.target_prob, "accent"),),
        ),
    ]


def rule_words(rule: ToldRule) -> str:
    """How it went with this token, and why that is just what the target would have done."""
    token, target = _token(rule.text), format_percent(rule.target_prob)
    if rule.draft_prob is None or rule.chance is None:
        if rule.instead is None:
            return tr(
                "Your last answer was written at temperature 0. {token} was drafted, and it was "
                "the target's likeliest token too, with {target}: it was kept.",
                token=token,
                target=target,
            )
        return tr(
            "Your last answer was written at temperature 0. {token} was drafted, but it was not "
            "the target's likeliest token, with {target}: that was {own}, which was put in its "
            "place.",
            token=token,
            target=target,
            own=_token(rule.instead.text),
        )
    draft, chance = format_percent(rule.draft_prob), format_percent(rule.chance)
    if rule.chance < 1.0:
        said = tr(
            "The draft gave {token} {draft}, the target {target}. So it was kept with a chance of "
            "{target} / {draft} = {chance}: in all it comes up with {draft} of {chance}, which is "
            "the target's {target} again.",
            token=token,
            draft=draft,
            target=target,
            chance=chance,
        )
    else:
        said = tr(
            "The draft gave {token} {draft}, the target {target}, which is not less: it is always "
            "kept. What is missing to the target's {target} comes from the times when another "
            "drafted token is not kept.",
            token=token,
            draft=draft,
            target=target,
        )
    if rule.instead is None:
        return f"{said} {tr('This time it was kept.')}"
    other = tr("This time it was not kept: the target put {own}.", own=_token(rule.instead.text))
    return f"{said} {other}"


def break_even_bars(costs: ToldCosts) -> list[Bar]:
    """How many tokens a step had to give, and how many it gave, on one scale."""
    if costs.needed is None:
        return []
    return [
        Bar(
            tr("A step had to give, to be worth its time"),
            _tokens(costs.needed),
            _blocks(costs.needed, "target"),
        ),
        Bar(tr("It gave"), _tokens(costs.tokens), _blocks(costs.tokens, "draft")),
    ]


def break_even_words(costs: ToldCosts, *, conclusive: bool) -> str:
    """Whether drafting paid in this answer; ``conclusive``: its speedup says something."""
    if costs.needed is None:
        return tr("Whether it paid in your last answer is not known: there is no plain speed.")
    words = {"needed": number(costs.needed, 1), "tokens": number(costs.tokens, 1)}
    if not conclusive:
        return tr(
            "In your last answer a step cost as much as {needed} passes of the target alone and "
            "gave {tokens} tokens. It is too short to tell whether drafting paid.",
            **words,
        )
    gain = costs.tokens / costs.needed
    if gain < _FEW:
        return tr(
            "In your last answer a step cost as much as {needed} passes of the target alone and "
            "gave {tokens} tokens: drafting lost time.",
            **words,
        )
    if gain <= _SAME:
        return tr(
            "In your last answer a step cost as much as {needed} passes of the target alone and "
            "gave {tokens} tokens: drafting made hardly any difference.",
            **words,
        )
    return tr(
        "In your last answer a step cost as much as {needed} passes of the target alone and gave "
        "{tokens} tokens: drafting paid.",
        **words,
    )


def _blocks(value: float, colour: str) -> tuple[BarPart, ...]:
    whole = ceil(value) - 1
    return (*([BarPart(1.0, colour)] * whole), BarPart(value - whole, colour))


def _tokens(value: float) -> str:
    return tr("{number} tokens", about="a mean, with a decimal", number=number(value, 1))


def _ms(value: float) -> str:
    return tr("{time} ms", about="milliseconds", time=number(value, 1))


def _token(text: str) -> str:
    return quoted(visible(text).strip("·"))
