"""What the commands take: one parser each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from textwrap import wrap
from typing import Any, NoReturn, TypeVar

from foretoken import __version__
from foretoken.engine.config import (
    ALL_LAYERS,
    DEFAULT_LOOKAHEAD,
    MAX_BATCH_LENGTH,
    MAX_CONTEXT_LENGTH,
    MAX_LOOKAHEAD,
    MIN_CONTEXT_LENGTH,
    MIN_LOOKAHEAD,
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.preferences.declared import DECLARED, THEME
from foretoken.preferences.described import chosen, help_lines
from foretoken.preferences.preference import Preference
from foretoken.preferences.store import COMMAND_LINE, parse_given

SUBCOMMANDS = (
    "generate", "bench", "prove", "inspect", "models", "export", "statistics", "probe", "doctor",
)  # fmt: skip
_DEFAULT_MAX_TOKENS = 512
_BENCH_MAX_TOKENS = 128
_HELP_WIDTH = 78
_Choice = TypeVar("_Choice", bound=str)


class CommandParser(argparse.ArgumentParser):
    """Answers wrong usage in one sentence."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Answer wrong usage in a sentence; the long usage is what --help is for."""
        self.exit(2, f"foretoken: {message}. See {self.prog} --help.\n")


DRAFT = "--draft"  # not translated: an option


def window_parser(declared: Sequence[Preference[Any]] = DECLARED) -> argparse.ArgumentParser:
    """Options of the window; ``declared`` are the preferences that can be given."""
    parser = CommandParser(
        prog="foretoken",
        description="Chat with a local model and see which tokens the draft model earned.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=_window_epilog(declared),
    )
    parser.add_argument("--version", action="version", version=f"foretoken {__version__}")
    # Answered before this parser is asked; it stands here for the help.
    parser.add_argument("--self-test", action="store_true", help="check this installation")
    parser.add_argument(
        COMMAND_LINE,
        action="append",
        default=[],
        dest="given",
        type=partial(_preference, declared),
        metavar="KEY=VALUE",
        help="a preference for this start, before its environment variable and what is kept; "
        "all of them stand below",
    )
    parser.add_argument(
        "model", nargs="?", type=_model_file, metavar="FILE.gguf", help="open with this target"
    )
    parser.add_argument(
        DRAFT, type=Path, metavar="FILE", help="the draft model for that target; default: none"
    )
    return parser


def _window_epilog(declared: Sequence[Preference[Any]]) -> str:
    """All preferences, and where there is more help."""
    told = ["preferences, in the environment such as " + THEME.variable + ":"]
    for each in chosen(declared):
        key, meaning = help_lines(each)
        told += [f"  {key}", f"      {meaning}"]
    more = (
        "foretoken generate --help and foretoken inspect --help tell about the commands; "
        "foretoken models lists the models on this computer, foretoken doctor checks it."
    )
    return "\n".join([*told, "", *wrap(more, _HELP_WIDTH)])


def generate_parser() -> argparse.ArgumentParser:
    """Options of ``generate``."""
    parser = CommandParser(prog="foretoken generate", description="Answer one prompt on stdout.")
    _add_model_options(parser)
    parser.add_argument(
        "--method",
        type=one_of(Method),
        default=Method.AUTO,
        metavar="auto|draft|lookup|plain",
        help="auto drafts with the draft model or by prompt lookup, whichever earns more",
    )
    parser.add_argument(
        "--lookahead",
        type=_lookahead,
        default=SpeculativeConfig(),
        metavar=f"{MIN_LOOKAHEAD}..{MAX_LOOKAHEAD}|adaptive|step-rule|ewma",
        help="tokens drafted per step; default: adaptive with --method auto, "
        f"{DEFAULT_LOOKAHEAD} with --method draft",
    )
    _add_verification_option(parser)
    prompt = parser.add_mutually_exclusive_group(required=True)
    prompt.add_argument("--prompt", metavar="TEXT")
    prompt.add_argument("--prompt-file", type=Path, metavar="F", help="UTF-8 text")
    parser.add_argument("--raw", action="store_true", help="skip the chat template")
    parser.add_argument(
        "--template-option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="what the chat template lets people choose, such as enable_thinking=false; "
        "can be given several times",
    )
    _add_sampling_options(parser, SamplingParams().temperature)
    _add_server_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _add_verification_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--verification",
        type=one_of(VerificationRule),
        default=VerificationRule.TOKEN,
        metavar="token|block",
        help="judge drafts token by token, or as a whole, which accepts somewhat more of long ones "
        "at high temperatures; either way the text follows the target",
    )


def _add_server_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--server",
        metavar="ADDRESS",
        help="let a server answer (llama-server, vLLM, SGLang, LM Studio, Ollama and what speaks "
        "like them); options about local models are not for it",
    )
    parser.add_argument("--model", metavar="NAME", help="one of the server's models")
    parser.add_argument(
        "--key-file",
        type=Path,
        metavar="F",
        help="the server's key, in a file; else in FORETOKEN_SERVER_KEY, and never given here",
    )
    parser.add_argument(
        "--plain-http",
        action="store_true",
        help="ask another computer over http, so that others on the way can read along",
    )


def bench_parser() -> argparse.ArgumentParser:
    """Options of ``bench``."""
    from foretoken.cli.bench import add_options

    parser = CommandParser(
        prog="foretoken bench", description="Compare ways of decoding with plain decoding."
    )
    _add_model_options(parser)
    add_options(parser)
    # Greedy by default: then every mode writes the same text, and only its speed differs.
    _add_sampling_options(parser, 0.0)
    parser.set_defaults(max_tokens=_BENCH_MAX_TOKENS)
    return parser


def prove_parser() -> argparse.ArgumentParser:
    """Options of ``prove``."""
    from foretoken.cli.prove import add_options

    parser = CommandParser(
        prog="foretoken prove",
        description="Try whether drafting changes what a pair writes: tokens written by chance "
        "are checked against the probabilities of the target alone, greedy texts against plain "
        "ones. The result is kept for this computer. Exit code 1 unless both checks pass.",
    )
    _add_model_options(parser)
    add_options(parser)
    _add_verification_option(parser)
    return parser


def _add_model_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--target", type=Path, metavar="F", help="GGUF file; default: built-in")
    parser.add_argument("--draft", type=Path, metavar="F", help="GGUF file of the draft model")
    parser.add_argument(
        "--context-length",
        type=_whole(MIN_CONTEXT_LENGTH, MAX_CONTEXT_LENGTH),
        metavar="N",
        help="default: room for prompt and answer, at least 8192, at most what the model knows",
    )
    parser.add_argument(
        "--plain-format",
        action="store_true",
        help="do not use the model's chat template, only say who speaks",
    )
    for prefix, whose in (("", ""), ("draft-", "of the draft; default: like the target's")):
        _add_settings(parser, prefix, whose)
    parser.add_argument(
        "--no-calibration",
        action="store_false",
        dest="calibration",
        help="do not measure pass times and thread counts of a pair that is new here, nor use and "
        "keep what is known of one",
    )


def _add_settings(parser: argparse.ArgumentParser, prefix: str, whose: str) -> None:
    kinds = [kind.value for kind in CacheType]

    def add(name: str, meaning: str, **options: Any) -> None:
        parser.add_argument(f"--{prefix}{name}", help=whose or meaning, **options)

    add("threads", "default: what is fastest here", type=_whole(1, 512), metavar="N")
    add(
        "gpu-layers",
        "layers on GPUs; default: as many as fit",
        type=_whole(0, ALL_LAYERS),
        metavar="N",
    )
    add("devices", "GPUs, see doctor, or none; default: what fits best", metavar="A,B")
    add("tensor-split", "layers on each of the devices", metavar="N,N")
    kind = one_of(kinds)
    add("cache-type-k", f"{', '.join(kinds)}; default f16", type=kind, metavar="TYPE")
    add("cache-type-v", "likewise; small ones need flash attention", type=kind, metavar="TYPE")
    if not prefix:
        for name in ("batch-size", "micro-batch-size"):
            most = MAX_BATCH_LENGTH
            add(name, "prompt tokens at once", type=_whole(1, most), metavar="N")
        add(
            "flash-attention",
            "default: auto",
            type=one_of(("auto", "on", "off")),
            default="auto",
            metavar="auto|on|off",
        )


def model_settings(options: argparse.Namespace) -> tuple[ModelSettings, ModelSettings]:
    """Return those of target and draft. Raises ``ValueError``."""
    flash = {"auto": None, "on": True, "off": False}[options.flash_attention]
    given = {
        "threads": options.threads,
        "gpu_layers": options.gpu_layers,
        "devices": options.devices,
        "tensor_split": options.tensor_split,
        "cache_type_k": options.cache_type_k,
        "cache_type_v": options.cache_type_v,
        "batch_length": options.batch_size,
        "micro_batch_length": options.micro_batch_size,
        "flash_attention": flash,
    }
    target = _settings(given)
    of_draft = {
        "threads": options.draft_threads,
        "gpu_layers": options.draft_gpu_layers,
        "devices": options.draft_devices,
        "tensor_split": options.draft_tensor_split,
        "cache_type_k": options.draft_cache_type_k,
        "cache_type_v": options.draft_cache_type_v,
    }
    own = {name: value for name, value in of_draft.items() if value is not None}
    if options.draft_devices is not None:  # the target's split is of other devices
        given["tensor_split"] = None
    return target, _settings({**given, **own})


def _settings(given: dict[str, Any]) -> ModelSettings:
    chosen = {name: value for name, value in given.items() if value is not None}
    for name in ("cache_type_k", "cache_type_v"):
        if name in chosen:
            chosen[name] = CacheType(chosen[name])
    return ModelSettings(**chosen)


def _add_sampling_options(parser: argparse.ArgumentParser, temperature: float) -> None:
    parser.add_argument("--max-tokens", type=int, default=_DEFAULT_MAX_TOKENS, metavar="N")
    defaults = SamplingParams()
    parser.add_argument("--temperature", type=float, default=temperature, metavar="T")
    parser.add_argument("--top-k", type=int, default=defaults.top_k, metavar="K")
    parser.add_argument("--top-p", type=float, default=defaults.top_p, metavar="P")
    parser.add_argument("--min-p", type=float, default=defaults.min_p, metavar="P")
    parser.add_argument(
        "--repeat-penalty", type=float, default=defaults.repeat_penalty, metavar="R"
    )
    parser.add_argument(
        "--repeat-last-n",
        type=int,
        default=defaults.repeat_last_n,
        metavar="N",
        help="how many of the last tokens, the prompt's too, the penalties look at; "
        f"default {defaults.repeat_last_n}",
    )
    parser.add_argument(
        "--presence-penalty",
        type=float,
        default=defaults.presence_penalty,
        metavar="P",
        help="from -2 to 2, taken from the logits of what is among these tokens",
    )
    parser.add_argument(
        "--frequency-penalty",
        type=float,
        default=defaults.frequency_penalty,
        metavar="F",
        help="the same, for each time that a token is there",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=None,
        metavar="S",
        help="default: a fresh one; an adaptive lookahead draws differently each time",
    )


def inspect_parser() -> argparse.ArgumentParser:
    """Options of ``inspect``."""
    parser = CommandParser(prog="foretoken inspect", description="Tell what a GGUF file is.")
    parser.add_argument("target", type=Path, metavar="F")
    parser.add_argument("--draft", type=Path, metavar="F", help="check whether this draft fits")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def probe_parser() -> argparse.ArgumentParser:
    """Options of ``probe``."""
    parser = CommandParser(
        prog="foretoken probe",
        description="Load a GGUF file in a process of its own, run a few passes, and tell how it "
        "can be used on this computer; exit code 3 if it cannot.",
    )
    parser.add_argument("model", type=Path, metavar="F")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def export_parser() -> argparse.ArgumentParser:
    """Options of ``export``."""
    from foretoken.cli.export import STDOUT, formats

    parser = CommandParser(
        prog="foretoken export",
        description="Write chats to a file: web pages, Markdown, JSON with everything (which the "
        "window imports), a line for each step, or a table with a row for each answer.",
        epilog="The window has to be closed meanwhile. PDFs are made by the window.",
    )
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("chats", nargs="*", type=int, default=[], metavar="ID", help="see --list")
    which.add_argument("--all", action="store_true", help="every chat, archived ones too")
    which.add_argument("--folder", metavar="NAME", help="the chats of a folder")
    which.add_argument("--list", action="store_true", help="list the chats with their ids")
    kinds = [each.value for each in formats()]
    parser.add_argument(
        "--format",
        type=one_of(kinds),
        default=kinds[0],
        metavar="|".join(kinds),
        help=f"default: {kinds[0]}",
    )
    parser.add_argument("--output", default=STDOUT, metavar="F", help="the file; default: stdout")
    parser.add_argument(
        "--no-colours",
        dest="colours",
        action="store_false",
        help="web pages without the origins of tokens",
    )
    return parser


def statistics_parser() -> argparse.ArgumentParser:
    """Options of ``statistics``."""
    parser = CommandParser(
        prog="foretoken statistics",
        description="Tell what the answers on this computer came to: tokens, speeds, acceptance, "
        "time saved, by models and by who drafts; and what failed.",
    )
    parser.add_argument(
        "--days", type=_whole(1, 100_000), metavar="N", help="of today and the days before only"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def doctor_parser() -> argparse.ArgumentParser:
    """Options of ``doctor``."""
    parser = CommandParser(
        prog="foretoken doctor",
        description="Tell what works on this computer and what to do about the rest; "
        "exit code 1 if something does not work.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _model_file(text: str) -> Path:
    if not text.lower().endswith(".gguf"):
        commands = ", ".join(SUBCOMMANDS)
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a command ({commands}) nor a .gguf file"
        )
    return Path(text)


def _preference(declared: Sequence[Preference[Any]], text: str) -> tuple[str, str]:
    try:
        return parse_given(text, declared)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _lookahead(text: str) -> SpeculativeConfig:
    if text in (LookaheadRule.ADAPTIVE, LookaheadRule.STEP, LookaheadRule.EWMA):
        return SpeculativeConfig(rule=LookaheadRule(text))
    try:
        return SpeculativeConfig(lookahead=int(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a number from {MIN_LOOKAHEAD} to {MAX_LOOKAHEAD} nor one of "
            "'adaptive', 'step-rule', 'ewma'"
        ) from None


def one_of(values: Iterable[_Choice]) -> Callable[[str], _Choice]:
    """A type for argparse, in the place of ``choices``, which answer in Python's words."""
    named = {str(value): value for value in values}

    def parse(text: str) -> _Choice:
        if text not in named:
            raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(named)}")
        return named[text]

    return parse


def _whole(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parse
