"""Rendering of chat templates in a process that can be killed, and the errors shown if it is.

A template's switches, variables set by its caller, are exposed as answer parameters.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from foretoken.chat.helper.process import HELPERS, Breach, HelperFailed, HelperUnavailable, Limits
from foretoken.engine.errors import PromptError
from foretoken.preferences.preference import (
    ChoiceKind,
    FlagKind,
    OrNone,
    Preference,
    TextKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.errors import Cancelled
from foretoken.system.language import number, said, spoken, tr, tr_noop
from foretoken.system.shown_text import shown_name

# --- switches -------------------------------------------------------------------------------------

_PREFIX = "template."  # not translated: a key
"""Prefix of their names among the answer parameters."""
_UNSET = tr_noop("Unset")
_LIMITS = Limits(cpu_s=1.0, memory=150_000_000, wall_s=10.0)
_MOST_READ = 300_000
_LONGEST_TEXT = 2000
_LEAST, _MOST = -1, 10_000_000
_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_THINKING = (tr_noop("Thinking"), tr_noop("The model thinks before it answers."))
_EFFORT = tr_noop("How long the model thinks before it answers.")
# Switches of popular models.
_KNOWN: Mapping[str, tuple[str, str]] = {
    "enable_thinking": _THINKING,
    "thinking": _THINKING,
    "reasoning_effort": (tr_noop("Reasoning effort"), _EFFORT),
    "thinking_effort": (tr_noop("Thinking effort"), _EFFORT),
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
    if template is None or "{" not in template or len(template) > _MOST_READ:
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
    for each in given:
        name, equals, text = each.partition("=")
        if name not in switches:
            options = "; ".join(f"{one} ({switch.kind.limits})" for one, switch in switches.items())
            kind = "template-lacks-option" if options else "template-has-no-options"
            raise ValueError(said(kind, name=shown_name(name), options=options))
        limits = switches[name].kind.limits
        if not equals:
            raise ValueError(said("template-option-without-value", name=name, limits=limits))
        try:
            chosen[name] = switches[name].kind.from_text(text)
        except ValueError:
            raise ValueError(said("template-option-value", name=name, limits=limits)) from None
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
    words = shown_name(name.strip("_").replace("_", " ")) or name
    unknown = tr(
        "An option of this model's chat template, “{name}”. What it does depends on the model.",
        name=name,
    )
    title, meaning = _KNOWN.get(name, (words[0].upper() + words[1:], unknown))
    return Preference(f"sampling.{_PREFIX}{name}", default, kind, title, meaning)


# --- rendering ------------------------------------------------------------------------------------

# Real templates have 1 to 30 kB, and render a thousand messages in a few milliseconds.
_MOST_SOURCE = 1_000_000
_CPU_S, _CPU_OF_BEGINNING_S = 1.5, 0.02
_MEMORY, _WALL_S = 150_000_000, 20.0
# Text that a template may add to messages: as much as the context can hold.
_CHARACTERS_PER_TOKEN = 8
_LEAST_ADDED, _MOST_ADDED = 16_384, 1_048_576
NO_SWITCHES: Mapping[str, Any] = MappingProxyType({})
"""No template variables set."""

_BREACHES = {
    Breach.TIME: "template-time",
    Breach.MEMORY: "template-memory",
    Breach.CRASH: "template-crash",
}


class TemplateFailed(PromptError):
    """Raised if the model's own template cannot be used, at least not for these messages.

    The plain format can be used instead.
    """


class TemplateMessage(NamedTuple):
    """One message as passed to a template."""

    role: str
    text: str
    fields: dict[str, str]
    """Further fields by the template's names."""


class TemplateRenderer:
    """Renderer of one template; after exceeding a limit it is not run until ``forget_failure``."""

    def __init__(self, source: str, context: Mapping[str, str], context_length: int) -> None:
        """``context`` has the variables other than the messages, such as the text of BOS."""
        self._source = source
        self._context = dict(context)
        added = context_length * _CHARACTERS_PER_TOKEN
        self._added = max(_LEAST_ADDED, min(_MOST_ADDED, added))
        self._cancelled = threading.Event()

    def render(
        self,
        messages: Sequence[TemplateMessage],
        prefixes: Sequence[int] = (),
        switches: Mapping[str, object] = NO_SWITCHES,
    ) -> tuple[str, list[tuple[int, bool]]]:
        """Return the text of a conversation with the opening of an answer.

        Also, for each of ``prefixes`` (numbers of initial messages), the length that their own
        rendering has in common with it, and whether that is all of theirs. ``switches`` are values
        of the template's own variables by name. Raises ``TemplateFailed`` and ``Cancelled``.
        """
        self._cancelled.clear()
        if broken := _BROKEN.get(self._source):
            raise TemplateFailed("as-told", text=broken)
        if len(self._source) > _MOST_SOURCE:
            self._break(said("template-size", count=len(self._source), most=_MOST_SOURCE))
        length = sum(len(text) + sum(map(len, fields.values())) for _, text, fields in messages)
        job = {
            "kind": "render",
            "source": self._source,
            "messages": messages,
            "prefixes": prefixes,
            "context": {**switches, **self._context},
            "most": self._added + 2 * length,
        }
        limits = Limits(_CPU_S + _CPU_OF_BEGINNING_S * len(prefixes), _MEMORY, _WALL_S)
        try:
            answer = HELPERS.do(job, limits, check=self._check_cancelled)
        except HelperFailed as failure:
            seconds = number(_CPU_S, 1)
            self._break(said(_BREACHES[failure.breach], seconds=seconds), failure)
        except HelperUnavailable as error:
            raise PromptError("template-process-not-started", reason=str(error)) from error
        if failed := answer.get("failed"):
            if "reason" not in answer:  # it exceeded a limit
                self._break(said(failed))
            raise TemplateFailed(failed, reason=answer["reason"])
        return str(answer["text"]), answer["shared"]

    def cancel(self) -> None:
        """Cancel the current rendering; thread-safe."""
        self._cancelled.set()

    def _check_cancelled(self) -> None:
        if self._cancelled.is_set():
            raise Cancelled

    def _break(self, problem: str, cause: Exception | None = None) -> NoReturn:
        broken = _BROKEN[self._source] = f"{problem} {said('plain-format-instead')}"
        raise TemplateFailed("as-told", text=broken) from cause


def forget_failure(source: str | None) -> None:
    """Allow a template that exceeded a limit to be tried again: its model was reloaded."""
    if source is not None:
        _BROKEN.pop(source, None)


# Shared by all renderers, each on a thread of its own.
_BROKEN: dict[str, str] = {}
"""What is wrong with each broken template, by its source."""
