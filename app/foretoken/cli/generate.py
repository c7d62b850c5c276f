"""``foretoken generate``: write an answer to stdout, as streamed text or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.cli.options import (
    add_json,
    add_models,
    add_sampling,
    add_verification,
    one_of,
    sampling_of,
)
from foretoken.cli.terminal import (
    Code,
    Refusal,
    errors_as_refusal,
    print_message,
    write,
    write_json,
)
from foretoken.engine.config import (
    DEFAULT_LOOKAHEAD,
    MAX_LOOKAHEAD,
    MIN_LOOKAHEAD,
    GenerationLimits,
    LookaheadRule,
    Method,
    SpeculativeConfig,
)
from foretoken.engine.errors import ForetokenError
from foretoken.engine.events import (
    Event,
    FinishReason,
    GenerationFinished,
    StepFinished,
    TokenEmitted,
)
from foretoken.models.pairs.prompt_files import read_prompt
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.client import ServerClient
from foretoken.servers.looking import look
from foretoken.servers.server import Server, ServerError, ServerErrorKind, ServerFacts, ServerKeys
from foretoken.system.errors import Cancelled, UserError
from foretoken.system.fetching import Cancel
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import read_untrusted

DESCRIPTION = "Answer one prompt on stdout."
_MAX_TOKENS = 512
_RULES = (LookaheadRule.ADAPTIVE, LookaheadRule.STEP, LookaheadRule.EWMA)


def prompt_of(options: argparse.Namespace) -> str:
    """Return the prompt as given. Raises ``Refusal``."""
    if options.prompt is not None:
        return str(options.prompt)
    with errors_as_refusal(Code.WRONG_USAGE, ValueError):
        return read_prompt(options.prompt_file)


@dataclass(slots=True)
class Said:
    """The content of an answer so far."""

    tokens: list[TokenEmitted] = field(default_factory=list)
    steps: list[StepFinished] = field(default_factory=list)
    finished: GenerationFinished | None = None
    error: Exception | None = None
    """Error that ended the answer early."""

    def report(self) -> dict[str, Any]:
        """Return the fields common to all reports of an answer."""
        finished = self.finished
        return {
            "text": "".join(token.text for token in self.tokens),
            "finish_reason": "error" if finished is None else finished.reason.value,
            "error": None if self.error is None else str(self.error),
            "seed": None if finished is None else finished.seed,
        }


def take(events: Generator[Event], errors: type[Exception], *, as_json: bool) -> Said:
    """Collect an answer, writing its text as it arrives unless the output is JSON."""
    said = Said()
    try:
        with closing(events):
            for event in events:
                if isinstance(event, TokenEmitted):
                    said.tokens.append(event)
                    if not as_json:
                        write(event.text)
                elif isinstance(event, StepFinished):
                    said.steps.append(event)
                elif isinstance(event, GenerationFinished):
                    said.finished = event
    except errors as error:
        said.error = error
    if not as_json and (said.tokens or said.error is None):
        write("\n")
    return said


@contextmanager
def stop_on_interrupt(stop: Callable[[], None]) -> Iterator[None]:
    """Let Ctrl+C stop an answer, keeping its text so far."""
    previous = signal.signal(signal.SIGINT, lambda *_: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add = parser.add_argument
    add_models(parser)
    names = "auto|draft|lookup|plain"
    auto = "auto drafts with the draft model or by prompt lookup, whichever is faster"
    add("--method", type=one_of(Method), default=Method.AUTO, metavar=names, help=auto)
    add(
        "--lookahead",
        type=_lookahead,
        default=SpeculativeConfig(),
        metavar=f"{MIN_LOOKAHEAD}..{MAX_LOOKAHEAD}|{'|'.join(_RULES)}",
        help="tokens drafted per step; default: adaptive with --method auto, "
        f"{DEFAULT_LOOKAHEAD} with --method draft",
    )
    add_verification(parser)
    prompt = parser.add_mutually_exclusive_group(required=True)
    prompt.add_argument("--prompt", metavar="TEXT", help="the prompt")
    file = "a file with the prompt, in UTF-8"
    prompt.add_argument("--prompt-file", type=Path, metavar="F", help=file)
    add("--raw", action="store_true", help="skip the chat template")
    chosen = (
        "set an option of the chat template, such as enable_thinking=false; may be given several "
        "times"
    )
    add("--template-option", action="append", default=[], metavar="NAME=VALUE", help=chosen)
    add_sampling(parser, max_tokens=_MAX_TOKENS)
    servers = (
        "use a server (llama-server, vLLM, SGLang, LM Studio, Ollama or compatible); options for "
        "local models cannot be used with it"
    )
    add("--server", metavar="ADDRESS", help=servers)
    add("--model", metavar="NAME", help="one of the server's models")
    key = "a file with the server's API key; default: the variable FORETOKEN_SERVER_KEY"
    add("--key-file", type=Path, metavar="F", help=key)
    plain = "allow unencrypted HTTP to another computer, which others on the network can read"
    add("--plain-http", action="store_true", help=plain)
    add_json(parser)
    parser.set_defaults(default_of=parser.get_default)


def _lookahead(text: str) -> SpeculativeConfig:
    if text in _RULES:
        return SpeculativeConfig(rule=LookaheadRule(text))
    try:
        return SpeculativeConfig(lookahead=int(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a number from {MIN_LOOKAHEAD} to {MAX_LOOKAHEAD} nor one of "
            + ", ".join(repr(rule.value) for rule in _RULES)
        ) from None


def run(options: argparse.Namespace) -> int:
    """Generate the answer; return the exit code."""
    return _run_local(options) if options.server is None else _run_served(options)


# --- local models --------------------------------------------------------------------------------


def _run_local(options: argparse.Namespace) -> int:
    from foretoken.chat.prompt.template import ChatTemplate
    from foretoken.chat.prompt.template_rendering import chosen_switches
    from foretoken.chat.runs.run_record import RunEvent, RunPair
    from foretoken.cli.local_pair import check_fit, chosen_pair, loaded_pair, record
    from foretoken.engine.text.spelling import left_out_words
    from foretoken.models.pairs.known_pairs import recall_pair, store_learned

    method: Method = options.method
    if options.model or options.key_file or options.plain_http:
        raise Refusal(Code.WRONG_USAGE, "--model, --key-file and --plain-http require --server.")
    sampling, limits = sampling_of(options)
    with errors_as_refusal(Code.WRONG_USAGE, ValueError):
        speculative = replace(options.lookahead, method=method, verification=options.verification)
    text = prompt_of(options)
    if options.template_option and (options.raw or options.plain_format):
        raise Refusal(Code.WRONG_USAGE, "--template-option requires the model's own chat template.")
    _, draft = chosen_pair(options)
    if method is Method.DRAFT and draft is None:
        raise Refusal(Code.WRONG_USAGE, "--method draft requires a draft model: add --draft FILE.")
    with loaded_pair(options, [text], limits.max_tokens) as session:
        if method is Method.DRAFT:
            check_fit(session, draft)
        elif method is Method.AUTO and draft is not None and not session.has_draft:
            reason = session.no_draft_reason
            words = f"The draft does not fit the target: {reason}. Prompt lookup is used instead."
            print_message(words)
        adapts = speculative.effective_rule is LookaheadRule.ADAPTIVE and method is not Method.PLAIN
        if sampling.seed is not None and not sampling.greedy and adapts:
            print_message(
                "An adaptive lookahead depends on measured times, so this seed may "
                "give a different text next time. For repeatable results, use --lookahead "
                f"{DEFAULT_LOOKAHEAD}."
            )
        if options.calibration:
            recall_pair(session)
        if options.raw:
            prompt = session.prompt(text)
        else:
            source = None if options.plain_format else session.target_metadata.chat_template
            template = ChatTemplate(session.vocabulary, source, session.context_length)
            with errors_as_refusal(Code.WRONG_USAGE, ValueError):
                switches = chosen_switches(source, options.template_option)
            chat = template.prompt([PromptMessage(Role.USER, text)], switches=switches)
            prompt = chat.tokens
            limits = GenerationLimits(limits.max_tokens, chat.stop_strings, chat.shown_controls)
        if left_out := left_out_words(session.vocabulary.unspelled(text)):
            print_message(left_out)
        events = session.generate(prompt, sampling, speculative, limits, show_probs=options.json)
        with stop_on_interrupt(session.cancel):
            said = take(events, ForetokenError, as_json=options.json)
        if options.json:
            write_json(_report(session, said))
        if said.error is not None:
            raise said.error
        if said.finished is not None:
            used = session.draft_metadata if session.has_draft else None
            pair = RunPair.at(session.target_metadata.path, None if used is None else used.path)
            characters = sum(len(token.text) for token in said.tokens)
            record(RunEvent.of(said.finished, pair, speculative.method, characters))
            if said.finished.reason is FinishReason.CONTEXT_FULL:
                room, read = session.context_length, len(prompt)
                print_message(f"The context of {room:,} tokens is full (the prompt has {read:,}).")
        if options.calibration:
            store_learned(session)
    return Code.DONE


def _report(session: Any, said: Said) -> dict[str, Any]:
    from foretoken.engine.figures import policy_words

    counted = session.statistics if said.finished is None else said.finished.statistics
    draft = session.draft_metadata
    return {
        **said.report(),
        "target": session.target_metadata.path,
        "draft": draft and draft.path,
        "no_draft_reason": session.no_draft_reason,
        "tokens": [asdict(token) for token in said.tokens],
        "steps": [{**asdict(step), "policy": policy_words(step.policy)} for step in said.steps],
        "stats": {"target_passes": counted.steps}
        | {name: getattr(counted, name) for name in _FIGURES},
    }


_FIGURES = (
    "tokens", "generated", "prompt_tokens", "drafted", "evaluated", "accepted",
    "tokens_per_second", "draft_acceptance_rate", "mean_acceptance_length", "prefill_ms",
    "decode_ms", "draft_ms", "verify_ms", "first_token_ms", "gap_median_ms",
    "gap_p95_ms",
)  # fmt: skip


# --- servers -------------------------------------------------------------------------------------

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


def _run_served(options: argparse.Namespace) -> int:
    """Answer one prompt; return the exit code. On Ctrl+C the partial answer is kept."""
    if misfits := _local_options(options):
        words = f"These options cannot be used with --server: {', '.join(misfits)}."
        raise Refusal(Code.WRONG_USAGE, words)
    sampling, limits = sampling_of(options)
    text = prompt_of(options)
    with errors_as_refusal(Code.WRONG_USAGE, UserError, ValueError):
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
            chat = [PromptMessage(Role.USER, text)]
            answer = ServedAnswer(client, facts, model, chat, sampling, limits, switches, cancel)
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
            "tokens": _fields(said.tokens, "text", "origin", "step"),
            "steps": _fields(said.steps, "index", "drafted", "accepted", "total_ms"),
            "told": None if answer is None else asdict(answer.report),
            "first_token_ms": None if answer is None else answer.statistics.first_token_ms,
        }
        write_json(report)
    if said.error is not None:
        print_message(str(said.error))  # not logged: it may quote the prompt
        return Code.FAILED
    if said.finished is not None and said.finished.reason is FinishReason.CONTEXT_FULL:
        print_message("The context of the model on the server is full.")
    return Code.DONE


def _fields(events: Sequence[Event], *names: str) -> list[dict[str, Any]]:
    return [{name: getattr(event, name) for name in names} for event in events]


def _local_options(options: argparse.Namespace) -> Sequence[str]:
    """Return the given options that apply only to local models."""
    defaults = {name: options.default_of(name) for name in vars(options)}
    return sorted(
        f"--{'no-' if defaults[name] is True else ''}{name.replace('_', '-')}"
        for name, value in vars(options).items()
        if name not in _SERVER_OPTIONS and value != defaults[name]
    )


def _key(file: Path | None) -> str | None:
    """Read the key: never an argument, which any process can see. Raises ``UserError``."""
    given = os.environ.get(KEY_VARIABLE, "")
    if file is not None:
        with errors_as_refusal(Code.WRONG_USAGE, OSError, what=f"{file} cannot be read"):
            given = read_untrusted(file, _MAX_KEY_BYTES).decode("utf-8", "replace")
    return ServerKeys().checked(given) if given or file is not None else None


def _switch(given: str) -> tuple[str, object]:
    name, equals, value = given.partition("=")
    if not name or not equals:
        raise ValueError(f"--template-option requires NAME=VALUE, not {given!r:.80}.")
    with suppress(ValueError):
        return name, json.loads(value)
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
