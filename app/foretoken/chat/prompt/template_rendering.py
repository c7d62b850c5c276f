"""Rendering of chat templates in a process that can be killed, and the errors shown if it is.

A template's switches, variables set by its caller, are exposed as answer parameters.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

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
from foretoken.system.language import number, spoken, tr, tr_n, tr_noop
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

_FAILURES = {
    "time": tr_noop(
        "This model's chat template was stopped: it did not finish within {seconds} s."
    ),
    "memory": tr_noop("This model's chat template was stopped: it used too much memory."),
    "crash": tr_noop("This model's chat template crashed the process that renders it."),
    "long": tr_noop(
        "This model's chat template was stopped: its output exceeds the model's context."
    ),
    "deep": tr_noop("This model's chat template was stopped: it calls itself too often."),
}
_LARGE = "large"


class TemplateFailed(PromptError):
    """Raised if the model's own template cannot be used, at least not for these messages.

    The plain format can be used instead.
    """


@dataclass(frozen=True, slots=True)
class Rendered:
    """Text of a conversation with the opening of an answer."""

    text: str
    shared: Sequence[int] = ()
    """Length that this text has in common with the rendering of each requested prefix."""
    whole: Sequence[bool] = ()
    """Whether that is all of its rendering."""


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
        messages: Sequence[tuple[str, str, Mapping[str, str]]],
        prefixes: Sequence[int] = (),
        switches: Mapping[str, object] = NO_SWITCHES,
    ) -> Rendered:
        """Render messages given as role, text, and further fields by the template's names.

        ``prefixes`` are numbers of initial messages to compare; ``switches`` are values of the
        template's own variables by name. Raises ``TemplateFailed`` and ``Cancelled``.
        """
        self._cancelled.clear()
        if broken := _BROKEN.get(self._source):
            raise TemplateFailed(_broken(broken, self._source))
        if len(self._source) > _MOST_SOURCE:
            self._break(_LARGE)
        job = {
            "kind": "render",
            "source": self._source,
            "messages": messages,
            "prefixes": prefixes,
            "context": {**switches, **self._context},
            "most": self._added + 2 * sum(map(_length, messages)),
        }
        limits = Limits(_CPU_S + _CPU_OF_BEGINNING_S * len(prefixes), _MEMORY, _WALL_S)
        try:
            answer = HELPERS.do(job, limits, check=self._check_cancelled)
        except HelperFailed as failure:
            if failure.breach is Breach.CRASH and self._cancelled.is_set():
                raise Cancelled from failure
            self._break(failure.breach.value, failure)
        except HelperUnavailable as error:
            raise PromptError(
                tr(
                    "The process that renders chat templates cannot be started: {reason}. Close "
                    "other programs, or restart Foretoken.",
                    reason=str(error),
                )
            ) from error
        if failed := answer.get("failed"):
            if failed in _FAILURES:
                self._break(failed)
            raise TemplateFailed(_refusal(failed, str(answer["reason"])))
        return Rendered(str(answer["text"]), answer["shared"], answer["whole"])

    def cancel(self) -> None:
        """Cancel the current rendering; thread-safe."""
        self._cancelled.set()

    def _check_cancelled(self) -> None:
        if self._cancelled.is_set():
            raise Cancelled

    def _break(self, failure: str, cause: Exception | None = None) -> None:
        _BROKEN[self._source] = failure
        raise TemplateFailed(_broken(failure, self._source)) from cause


def _length(message: tuple[str, str, Mapping[str, str]]) -> int:
    _, text, beside = message
    return len(text) + sum(map(len, beside.values()))


def forget_failure(source: str | None) -> None:
    """Allow a template that exceeded a limit to be tried again: its model was reloaded."""
    if source is not None:
        _BROKEN.pop(source, None)


def _broken(failure: str, source: str) -> str:
    if failure == _LARGE:
        problem = tr_n(
            "This model's chat template has {count} character; the limit is {most}.",
            "This model's chat template has {count} characters; the limit is {most}.",
            len(source),
            most=_MOST_SOURCE,
        )
    else:
        problem = tr(_FAILURES[failure], seconds=number(_CPU_S, 1))
    remedy = tr("Use the plain chat format instead, or choose another model.")
    return f"{problem} {remedy}"


def _refusal(failed: str, reason: str) -> str:
    if failed == "invalid":
        return tr("The model's chat template is not valid: {reason}.", reason=reason)
    return tr("The model's chat template cannot render this conversation: {reason}", reason=reason)


# Shared by all renderers, each on a thread of its own.
_BROKEN: dict[str, str] = {}
"""Failure of each broken template by its source; a key of ``_FAILURES`` or ``_LARGE``."""
