"""``foretoken generate``: write an answer to stdout, as streamed text or as JSON."""

from __future__ import annotations

import argparse
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.cli.answer_output import Said, prompt_of, stop_on_interrupt, take
from foretoken.cli.options import (
    add_json,
    add_models,
    add_sampling,
    add_verification,
    one_of,
    sampling_of,
)
from foretoken.cli.terminal import Code, Refusal, errors_as_refusal, print_message, write_json
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
from foretoken.engine.events import FinishReason

DESCRIPTION = "Answer one prompt on stdout."
_MAX_TOKENS = 512
_RULES = (LookaheadRule.ADAPTIVE, LookaheadRule.STEP, LookaheadRule.EWMA)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add = parser.add_argument
    add_models(parser)
    add(
        "--method",
        type=one_of(Method),
        default=Method.AUTO,
        metavar="auto|draft|lookup|plain",
        help="auto drafts with the draft model or by prompt lookup, whichever is faster",
    )
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
    prompt.add_argument(
        "--prompt-file", type=Path, metavar="F", help="a file with the prompt, in UTF-8"
    )
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
    if options.server is not None:
        from foretoken.cli.served import run as run_served

        return run_served(options)
    return _run_local(options)


# --- local models --------------------------------------------------------------------------------


def _run_local(options: argparse.Namespace) -> int:
    from foretoken.chat.prompt.template import ChatTemplate
    from foretoken.chat.prompt.template_switches import chosen_switches
    from foretoken.chat.runs.run_record import RunEvent, RunPair
    from foretoken.cli.local_pair import check_fit, chosen_pair, loaded_pair, record
    from foretoken.engine.text.spelling import left_out_words
    from foretoken.models.pairs.known_pairs import keep_costs, keep_learned, recall_pair

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
        events = session.generate(
            prompt, sampling, speculative, limits, show_probs=bool(options.json)
        )
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
                print_message(
                    f"The context of {session.context_length:,} tokens is full "
                    f"(the prompt has {len(prompt):,})."
                )
        if options.calibration:
            keep_costs(session)
            keep_learned(session)
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
