"""Rendering of chat templates in a process that can be killed, and the errors shown if it is."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from foretoken.chat.helper.process import HELPERS, Breach, HelperFailed, HelperUnavailable, Limits
from foretoken.engine.errors import PromptError
from foretoken.system.errors import Cancelled
from foretoken.system.language import number, tr, tr_n, tr_noop

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
    starts: tuple[int | None, ...]
    """Length of each requested prefix's own rendering; None if this text does not begin with it."""
    shared: tuple[int, ...] = ()
    """Length that each of them has in common with this text in any case."""


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
        shared = tuple(answer["shared"])
        ends = zip(shared, answer["whole"], strict=True)
        starts = tuple(length if whole else None for length, whole in ends)
        return Rendered(str(answer["text"]), starts, shared)

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
