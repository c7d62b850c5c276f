"""Switches of a chat template: variables set by its caller, exposed as answer parameters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from foretoken.chat.helper.process import HELPERS, HelperFailed, HelperUnavailable, Limits
from foretoken.preferences.preference import (
    ChoiceKind,
    FlagKind,
    OrNone,
    Preference,
    TextKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.language import spoken, tr, tr_noop
from foretoken.system.shown_text import shown_name

_PREFIX = "template."  # not translated: a key
"""Prefix of their names among the answer parameters."""
_UNSET = tr_noop("Unset")
_LIMITS = Limits(cpu_s=1.0, memory=150_000_000, wall_s=10.0)
_MOST_SOURCE = 300_000
_LONGEST_TEXT = 2000
_LEAST, _MOST = -1, 10_000_000
_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
# Switches of popular models.
_KNOWN: Mapping[str, tuple[str, str]] = {
    "enable_thinking": (tr_noop("Thinking"), tr_noop("The model thinks before it answers.")),
    "thinking": (tr_noop("Thinking"), tr_noop("The model thinks before it answers.")),
    "reasoning_effort": (
        tr_noop("Reasoning effort"),
        tr_noop("How long the model thinks before it answers."),
    ),
    "thinking_effort": (
        tr_noop("Thinking effort"),
        tr_noop("How long the model thinks before it answers."),
    ),
    "thinking_budget": (
        tr_noop("Thinking budget"),
        tr_noop("The maximum number of tokens that the model may spend on thinking."),
    ),
    "preserve_thinking": (
        tr_noop("Keep earlier thinking"),
        tr_noop("The model sees its thinking from earlier answers."),
    ),
    "clear_thinking": (
        tr_noop("Leave out earlier thinking"),
        tr_noop("The model does not see its thinking from earlier answers."),
    ),
    "date_string": (tr_noop("Date"), tr_noop("The date that the model takes as today's.")),
    "model_identity": (tr_noop("Identity"), tr_noop("Who or what the model is told it is.")),
}
"""Titles and meanings."""


def switches_of(template: str | None) -> tuple[Preference[Any], ...]:
    """Return the switches of a template, in its order; none if it exceeds a limit.

    The default is None or an empty text if no value is equivalent to leaving the variable unset.
    """
    if template is None or "{" not in template or len(template) > _MOST_SOURCE:
        return ()
    try:
        return _found(template, spoken().code)
    except (HelperFailed, HelperUnavailable):
        return ()


def chosen_switches(template: str | None, given: Sequence[str]) -> dict[str, Any]:
    """Parse arguments such as ``enable_thinking=false`` to values by the template's names.

    Raises ``ValueError`` with a message for the command line.
    """
    chosen: dict[str, Any] = {}
    switches = {variable(switch): switch for switch in switches_of(template)} if given else {}
    for each in given:  # not translated: for the command line
        name, equals, text = each.partition("=")
        if name not in switches:
            has = "; ".join(f"{one} ({switch.kind.limits})" for one, switch in switches.items())
            offer = f"Available: {has}." if has else "It has no options."
            raise ValueError(f"The chat template has no option {shown_name(name)}. {offer}")
        limits = switches[name].kind.limits
        if not equals:
            raise ValueError(f"{name} needs a value: {name}=VALUE, where VALUE must be {limits}.")
        try:
            chosen[name] = switches[name].kind.from_text(text)
        except ValueError:
            raise ValueError(f"{name} must be {limits}.") from None
    return {name: value for name, value in chosen.items() if is_passed(switches[name], value)}


def variable(switch: Preference[Any]) -> str:
    """Return the template's name of a switch."""
    return switch.name.removeprefix(_PREFIX)


def is_passed(switch: Preference[Any], value: object) -> bool:
    """Return whether a value is passed to the template; otherwise the variable is undefined."""
    return value not in (None, "") or value != switch.default


@lru_cache(maxsize=8)
def _found(template: str, _language: str) -> tuple[Preference[Any], ...]:
    context = {"bos_token": "", "eos_token": ""}
    job = {"kind": "switches", "source": template, "context": context}
    found = HELPERS.do(job, _LIMITS)["switches"]
    return tuple(_switch(each) for each in found if _NAME.fullmatch(each["name"]))


def _switch(found: Mapping[str, Any]) -> Preference[Any]:
    name, default = found["name"], found["default"]
    kinds: dict[str, ValueKind[Any]] = {
        "flag": FlagKind(),
        "choice": ChoiceKind({word: word for word in found["words"]}),
        "number": WholeKind(_LEAST, _MOST),
        "text": TextKind(_LONGEST_TEXT),
    }
    kind = kinds[found["kind"]]
    try:
        kind.from_json(default)
    except ValueError:
        kind, default = (kind, "") if isinstance(kind, TextKind) else (OrNone(kind, _UNSET), None)
    title, meaning = _KNOWN.get(name) or (_title(name), _meaning(name))
    return Preference(f"sampling.{_PREFIX}{name}", default, kind, title, meaning)


def _meaning(name: str) -> str:
    return tr(
        "An option of this model's chat template, “{name}”. What it does depends on the model.",
        name=name,
    )


def _title(name: str) -> str:
    words = shown_name(name.strip("_").replace("_", " ")) or name
    return words[0].upper() + words[1:]
