"""``foretoken generate --server``: one answer of a server on stdout, as text or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.cli.terminal import DONE, FAILED, INTERRUPTED, WRONG_USAGE, complain, write
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import FinishReason, GenerationFinished, StepFinished, TokenEmitted
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.client import ServerClient
from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.looking import look
from foretoken.servers.server import Server, ServerFacts
from foretoken.servers.server_keys import usable_key
from foretoken.system.fetching import Cancel, FetchCancelled
from foretoken.system.given_files import read_given
from foretoken.system.shown_text import shown_name

OPTION = "--server"
KEY_VARIABLE = "FORETOKEN_SERVER_KEY"
_MOST_KEY_BYTES = 1 << 14
_MOST_NAMED = 20
_TOGETHER = frozenset(
    {"server", "model", "key_file", "plain_http", "prompt", "prompt_file", "json"}
    | {"template_option", "max_tokens", "temperature", "top_k", "top_p", "min_p", "seed"}
    | {"repeat_penalty", "repeat_last_n", "presence_penalty", "frequency_penalty"}
)
"""Options that mean something to a server."""


def misfits(options: argparse.Namespace, defaults: Mapping[str, object]) -> Sequence[str]:
    """Options that were given, and are about a local model."""
    given = (name for name, value in vars(options).items() if value != defaults[name])
    return sorted(
        f"--{'no-' if defaults[name] is True else ''}{name.replace('_', '-')}"
        for name in given
        if name not in _TOGETHER
    )


def run(
    options: argparse.Namespace, text: str, sampling: SamplingParams, limits: GenerationLimits
) -> int:
    """Answer one prompt; return the exit code. Ctrl+C keeps what was said so far."""
    try:
        server = Server.entered(options.server, plain_agreed=options.plain_http)
        key = _key(options.key_file)
        switches = dict(_switch(each) for each in options.template_option)
    except (ServerError, ValueError) as error:
        return complain(WRONG_USAGE, str(error))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return complain(WRONG_USAGE, f"{options.key_file} cannot be read: {reason}.")
    client, cancel = ServerClient(server, key), Cancel()
    previous = signal.signal(signal.SIGINT, lambda *_: cancel.set())
    try:
        facts = look(client, cancel)
        model = options.model or _only_model(facts)
        messages = [PromptMessage(Role.USER, text)]
        answer = ServedAnswer(
            client, facts, model, messages, sampling, limits, switches=switches, cancel=cancel
        )
        return _stream(answer, server, facts, as_json=options.json)
    except FetchCancelled:
        return INTERRUPTED
    except ServerError as error:
        if error.trouble is ServerTrouble.PLAIN:
            return complain(WRONG_USAGE, f"{error} Agree with --plain-http.")
        return _failed(error)
    except ValueError as error:
        return complain(WRONG_USAGE, str(error))
    finally:
        signal.signal(signal.SIGINT, previous)


def _failed(error: ServerError) -> int:
    complain(DONE, str(error))  # not logged: it may quote what the server said of the prompt
    return FAILED


def _key(file: Path | None) -> str | None:
    """Never on the command line, where every process may read it. Raises ``ValueError``."""
    if file is not None:
        return usable_key(read_given(file, _MOST_KEY_BYTES).decode("utf-8", "replace"))
    given = os.environ.get(KEY_VARIABLE)
    return usable_key(given) if given else None


def _switch(given: str) -> tuple[str, object]:
    name, equals, value = given.partition("=")
    if not name or not equals:
        raise ValueError(f"--template-option takes NAME=VALUE, not {given!r:.80}.")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _only_model(facts: ServerFacts) -> str:
    names = [model.name for model in facts.models if model.loaded is not False]
    if len(names) == 1:
        return names[0]
    if not facts.models:
        raise ValueError("The server lists no model. Name one: --model NAME.")
    listed = ", ".join(shown_name(model.name) for model in facts.models[:_MOST_NAMED])
    more = ", ..." if len(facts.models) > _MOST_NAMED else ""
    raise ValueError(f"Choose one of the server's models, --model NAME: {listed}{more}.")


def _stream(answer: ServedAnswer, server: Server, facts: ServerFacts, *, as_json: bool) -> int:
    tokens: list[TokenEmitted] = []
    steps: list[StepFinished] = []
    finished: GenerationFinished | None = None
    lost: ServerError | None = None
    try:
        with closing(answer.events()) as events:
            for event in events:
                if isinstance(event, TokenEmitted):
                    tokens.append(event)
                    if not as_json:
                        write(event.text)
                elif isinstance(event, StepFinished):
                    steps.append(event)
                elif isinstance(event, GenerationFinished):
                    finished = event
    except ServerError as error:
        lost = error
    if as_json:
        report = _report(answer, server, facts, tokens, steps, finished or lost)
        write(json.dumps(report, ensure_ascii=False) + "\n")
    elif tokens or lost is None:
        write("\n")
    if lost is not None:
        return _failed(lost)
    if finished is not None and finished.reason is FinishReason.CONTEXT_FULL:
        complain(DONE, "The context of the model on the server is full.")
    return DONE


def _report(
    answer: ServedAnswer,
    server: Server,
    facts: ServerFacts,
    tokens: Sequence[TokenEmitted],
    steps: Sequence[StepFinished],
    end: GenerationFinished | ServerError | None,
) -> dict[str, Any]:
    finished = end if isinstance(end, GenerationFinished) else None
    return {
        "text": "".join(token.text for token in tokens),
        "finish_reason": "error" if finished is None else finished.reason.value,
        "error": str(end) if isinstance(end, ServerError) else None,
        "seed": None if finished is None else finished.seed,
        "server": server.address,
        "server_kind": facts.kind.value,
        "tokens": [
            {"text": token.text, "origin": token.origin, "step": token.step} for token in tokens
        ],
        "steps": [
            {
                "index": step.index,
                "drafted": step.drafted,
                "accepted": step.accepted,
                "total_ms": step.total_ms,
            }
            for step in steps
        ],
        "told": asdict(answer.told),
        "first_token_ms": answer.statistics.first_token_ms,
    }
