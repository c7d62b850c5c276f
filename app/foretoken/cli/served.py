"""``foretoken generate --server``: write a server's answer to stdout, as text or as JSON."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.cli.answer_output import Said, prompt_of, stop_on_interrupt, take
from foretoken.cli.options import sampling_of
from foretoken.cli.terminal import Code, Refusal, errors_as_refusal, print_message, write_json
from foretoken.engine.events import FinishReason
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.client import ServerClient
from foretoken.servers.looking import look
from foretoken.servers.server import Server, ServerError, ServerErrorKind, ServerFacts, ServerKeys
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import Cancel
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import read_untrusted

KEY_VARIABLE = "FORETOKEN_SERVER_KEY"
_MAX_KEY_BYTES = 1 << 14
_MAX_LISTED = 20
_SERVER_OPTIONS = frozenset(
    {"server", "model", "key_file", "plain_http", "prompt", "prompt_file", "json"}
    | {"template_option", "max_tokens", "temperature", "top_k", "top_p", "min_p", "seed"}
    | {"repeat_penalty", "repeat_last_n", "presence_penalty", "frequency_penalty"}
    | {"run", "default_of"}
)
"""Options that apply to a server, plus the parser's own defaults."""


def run(options: argparse.Namespace) -> int:
    """Answer one prompt; return the exit code. On Ctrl+C the partial answer is kept."""
    if misfits := _local_options(options):
        raise Refusal(
            Code.WRONG_USAGE, f"These options cannot be used with --server: {', '.join(misfits)}."
        )
    sampling, limits = sampling_of(options)
    text = prompt_of(options)
    with errors_as_refusal(Code.WRONG_USAGE, ServerError, ValueError):
        server = Server.entered(options.server, plain_agreed=options.plain_http)
        key = _key(options.key_file)
        switches = dict(_switch(each) for each in options.template_option)
    client, cancel = ServerClient(server, key), Cancel()
    facts: ServerFacts | None = None
    answer: ServedAnswer | None = None
    said = Said()
    with stop_on_interrupt(cancel.set):
        try:
            facts = look(client, cancel)
            with errors_as_refusal(Code.WRONG_USAGE, ValueError):
                model = options.model or _only_model(facts)
                answer = ServedAnswer(
                    client,
                    facts,
                    model,
                    [PromptMessage(Role.USER, text)],
                    sampling,
                    limits,
                    switches=switches,
                    stop=cancel,
                )
            said = take(answer.events(), ServerError, as_json=options.json)
        except Cancelled:
            return Code.INTERRUPTED
        except ServerError as error:
            if error.trouble is ServerErrorKind.PLAIN:
                raise Refusal(Code.WRONG_USAGE, f"{error} To allow it, add --plain-http.") from None
            said.error = error
    if options.json:
        report = said.report() | {
            "server": server.address,
            "server_kind": None if facts is None else facts.kind.value,
            "tokens": [
                {"text": token.text, "origin": token.origin, "step": token.step}
                for token in said.tokens
            ],
            "steps": [
                {name: getattr(step, name) for name in ("index", "drafted", "accepted", "total_ms")}
                for step in said.steps
            ],
            "told": None if answer is None else asdict(answer.told),
            "first_token_ms": None if answer is None else answer.statistics.first_token_ms,
        }
        write_json(report)
    if said.error is not None:
        print_message(str(said.error))  # not logged: it may quote the prompt
        return Code.FAILED
    if said.finished is not None and said.finished.reason is FinishReason.CONTEXT_FULL:
        print_message("The context of the model on the server is full.")
    return Code.DONE


def _local_options(options: argparse.Namespace) -> Sequence[str]:
    """Return the given options that apply only to local models."""
    defaults = {name: options.default_of(name) for name in vars(options)}
    return sorted(
        f"--{'no-' if defaults[name] is True else ''}{name.replace('_', '-')}"
        for name, value in vars(options).items()
        if name not in _SERVER_OPTIONS and value != defaults[name]
    )


def _key(file: Path | None) -> str | None:
    """Read the key: never an argument, which any process can see. Raises ``ValueError``."""
    given = os.environ.get(KEY_VARIABLE, "")
    if file is not None:
        with errors_as_refusal(Code.WRONG_USAGE, OSError, what=f"{file} cannot be read"):
            given = read_untrusted(file, _MAX_KEY_BYTES).decode("utf-8", "replace")
    return ServerKeys().checked(given) if given or file is not None else None


def _switch(given: str) -> tuple[str, object]:
    name, equals, value = given.partition("=")
    if not name or not equals:
        raise ValueError(f"--template-option requires NAME=VALUE, not {given!r:.80}.")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _only_model(facts: ServerFacts) -> str:
    names = [model.name for model in facts.models if model.loaded is not False]
    if len(names) == 1:
        return names[0]
    if not facts.models:
        raise ValueError("The server does not list any models. Choose one with --model NAME.")
    listed = ", ".join(shown_name(model.name) for model in facts.models[:_MAX_LISTED])
    more = ", ..." if len(facts.models) > _MAX_LISTED else ""
    raise ValueError(f"Choose one of the server's models with --model NAME: {listed}{more}.")
