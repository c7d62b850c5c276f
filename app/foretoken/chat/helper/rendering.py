"""Child process: sandboxed rendering of chat templates; the only module that imports Jinja."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Any

import jinja2
from jinja2 import nodes as nodes  # re-exported for the analysis of templates
from jinja2.ext import Extension, loopcontrols
from jinja2.meta import find_undeclared_variables
from jinja2.nodes import Node
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from foretoken.chat.helper.process import Job
from foretoken.system.shown_text import shown_message

_MOST_REASON = 1000
"""Characters; a template may raise any text."""


class _GenerationTag(Extension):
    """``{% generation %}``, which some templates put around answers for training; no effect."""

    tags = {"generation"}  # noqa: RUF012 - Jinja declares it so

    def parse(self, parser: Parser) -> list[Node]:
        """Keep the nodes between the tags."""
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


class _TooLong(Exception):
    """Raised if a template writes more than allowed."""


def render(job: Job, _progress: object = None) -> Job:
    """Render messages, and compare the result with the rendering of each prefix.

    A message is its role, its text, and further fields by name. The answer has the ``text``, and
    for each of ``prefixes`` (numbers of messages) the length that their own rendering has in common
    with it (``shared``), and whether that is all of theirs (``whole``); or ``failed``: "invalid",
    "refused", "long" or "deep", with the ``reason``.
    """
    try:
        template = template_of(job["source"])
    except MemoryError:
        raise
    except RecursionError:
        return {"failed": "deep", "reason": ""}
    except Exception as error:  # foreign code: Jinja lets even a SyntaxError through
        return {"failed": "invalid", "reason": _reason(error)}
    messages = [{"role": role, "content": text, **more} for role, text, more in job["messages"]]
    context, most = job["context"], int(job["most"])
    try:
        text = rendered(template, messages, context, most)
    except MemoryError:
        raise
    except _TooLong:
        return {"failed": "long", "reason": ""}
    except RecursionError:
        return {"failed": "deep", "reason": ""}
    except Exception as error:  # foreign code: it can raise anything
        return {"failed": "refused", "reason": _reason(error)}
    found = [_shared(template, messages[:count], context, most, text) for count in job["prefixes"]]
    shared, whole = [length for length, _ in found], [all_of_it for _, all_of_it in found]
    return {"text": text, "shared": shared, "whole": whole}


@lru_cache(maxsize=4)
def template_of(source: str) -> jinja2.Template:
    """Compile a template."""
    return _environment().from_string(source)


def parsed(source: str) -> tuple[nodes.Template, set[str]]:
    """Return the syntax tree of a template, and the variables that it expects from its caller."""
    environment = _environment()
    wanted = find_undeclared_variables(environment.parse(source))  # it modifies the tree
    return environment.parse(source), wanted - set(environment.globals)


def _environment() -> ImmutableSandboxedEnvironment:
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, _GenerationTag]
    )
    environment.globals["raise_exception"] = _raise_exception
    environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
    return environment


def rendered(
    template: jinja2.Template, messages: list[dict[str, str]], context: dict[str, Any], most: int
) -> str:
    """Render messages to at most ``most`` characters; may raise any exception."""
    parts, length = [], 0
    for part in template.generate(messages=messages, add_generation_prompt=True, **context):
        length += len(part)
        if length > most:
            raise _TooLong
        parts.append(part)
    return "".join(parts)


def _shared(
    template: jinja2.Template,
    messages: list[dict[str, str]],
    context: dict[str, Any],
    most: int,
    whole: str,
) -> tuple[int, bool]:
    """Return the length of the common prefix, and whether it is all of the shorter conversation."""
    try:
        text = rendered(template, messages, context, most)
    except MemoryError:
        raise
    except Exception:  # templates may refuse a conversation that cannot have existed
        return 0, False
    if whole.startswith(text):
        return len(text), True
    equal, other = 0, min(len(text), len(whole))
    while other - equal > 1:
        middle = (equal + other) // 2
        equal, other = (middle, other) if whole.startswith(text[:middle]) else (equal, middle)
    return equal, False


def _reason(error: Exception) -> str:
    try:
        reason = str(error)
    except Exception:  # the error may be the template's own object
        reason = ""
    return shown_message(reason, _MOST_REASON) or type(error).__name__


def _raise_exception(message: str) -> str:
    raise jinja2.TemplateError(message)
