"""Options shared by several commands, and parsers of their values."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from foretoken.cli.terminal import Code, errors_as_refusal
from foretoken.engine.config import (
    ALL_LAYERS,
    MAX_BATCH_LENGTH,
    MAX_CONTEXT_LENGTH,
    MIN_CONTEXT_LENGTH,
    CacheType,
    GenerationLimits,
    ModelSettings,
    SamplingParams,
    VerificationRule,
)

_Choice = TypeVar("_Choice", bound=str)
_MAX_THREADS = 512
_FLASH = {"auto": None, "on": True, "off": False}


class CommandParser(argparse.ArgumentParser):
    """Argument parser that reports wrong usage in one sentence."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Report wrong usage in one sentence, leaving the full usage to --help."""
        self.exit(2, f"foretoken: {message.rstrip('.')}. See {self.prog} --help.\n")


# --- values --------------------------------------------------------------------------------------


def one_of(values: Iterable[_Choice]) -> Callable[[str], _Choice]:
    """Return an argparse type that replaces ``choices``, for a plain error message."""
    named = {str(value): value for value in values}

    def parse(text: str) -> _Choice:
        if text not in named:
            raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(named)}")
        return named[text]

    return parse


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return an argparse type for an integer within limits."""

    def parse(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parse


def whole_number(text: str) -> int:
    """Parse an integer whose limits are checked later; an argparse type."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def number(text: str) -> float:
    """Parse a number whose limits are checked later; an argparse type."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


# --- options -------------------------------------------------------------------------------------


def add_json(parser: argparse.ArgumentParser, default: Any = False) -> None:
    """Declare ``--json``; ``default`` is ``argparse.SUPPRESS`` if the parent parser has it too."""
    meaning = "print one JSON object"
    parser.add_argument("--json", action="store_true", default=default, help=meaning)


def add_verification(parser: argparse.ArgumentParser) -> None:
    """Declare ``--verification``."""
    parser.add_argument(
        "--verification",
        type=one_of(VerificationRule),
        default=VerificationRule.TOKEN,
        metavar="token|block",
        help="verify drafts token by token or as a block, which accepts somewhat more of long "
        "drafts at high temperatures; both are lossless",
    )


def add_models(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the pair and its settings."""
    add = parser.add_argument
    add("--target", type=Path, metavar="F", help="GGUF file; default: built-in")
    add("--draft", type=Path, metavar="F", help="GGUF file of the draft model")
    length = whole(MIN_CONTEXT_LENGTH, MAX_CONTEXT_LENGTH)
    room = "default: enough for prompt and answer, at least 8192, at most the model's maximum"
    add("--context-length", type=length, metavar="N", help=room)
    plain = "use a plain format with the speakers' names instead of the model's chat template"
    add("--plain-format", action="store_true", help=plain)
    kind, kinds = one_of(CacheType), ", ".join(CacheType)
    gpus = "GPUs as listed by foretoken doctor, or none; default: whatever fits best"
    settings: list[tuple[str, Callable[[str], Any], str, str]] = [
        ("threads", whole(1, _MAX_THREADS), "N", "default: the fastest number here"),
        ("gpu-layers", whole(0, ALL_LAYERS), "N", "layers on GPUs; default: as many as fit"),
        ("devices", str, "A,B", gpus),
        ("tensor-split", str, "N,N", "layers on each device"),
        ("cache-type-k", kind, "TYPE", f"{kinds}; default: f16"),
        ("cache-type-v", kind, "TYPE", "likewise; types below 16 bits require flash attention"),
    ]
    for name, type_, metavar, meaning in settings:
        add(f"--{name}", type=type_, metavar=metavar, help=meaning)
    for name, meaning in (
        ("batch-size", "prompt tokens processed at a time"),
        ("micro-batch-size", "tokens computed together, at most the batch size"),
    ):
        add(f"--{name}", type=whole(1, MAX_BATCH_LENGTH), metavar="N", help=meaning)
    names, usual = "|".join(_FLASH), "default: auto"
    add("--flash-attention", type=one_of(_FLASH), default="auto", metavar=names, help=usual)
    for name, type_, metavar, _ in settings:
        meaning = "the same for the draft; default: as for the target"
        add(f"--draft-{name}", type=type_, metavar=metavar, help=meaning)
    unknown = (
        "do not measure pass times and thread counts for new pairs, and neither use nor save what "
        "is known about a pair"
    )
    add("--no-calibration", action="store_false", dest="calibration", help=unknown)


def model_settings(options: argparse.Namespace) -> tuple[ModelSettings, ModelSettings]:
    """Return the settings of target and draft. Raises ``ValueError``."""
    shared = ("threads", "gpu_layers", "devices", "tensor_split", "cache_type_k", "cache_type_v")
    given = {name: getattr(options, name) for name in shared} | {
        "batch_length": options.batch_size,
        "micro_batch_length": options.micro_batch_size,
        "flash_attention": _FLASH[options.flash_attention],
    }
    of_draft = {name: getattr(options, f"draft_{name}") for name in shared}
    target = ModelSettings(**_without_none(given))
    if options.draft_devices is not None:  # the target's split is for other devices
        given["tensor_split"] = None
    return target, ModelSettings(**(_without_none(given) | _without_none(of_draft)))


def _without_none(given: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value is not None}


def add_sampling(
    parser: argparse.ArgumentParser, *, max_tokens: int, temperature: float | None = None
) -> None:
    """Declare the options of sampling and answer length."""
    most = f"maximum number of tokens in an answer; default: {max_tokens}"
    add = parser.add_argument
    add("--max-tokens", type=whole_number, default=max_tokens, metavar="N", help=most)
    for name, (type_, metavar, meaning) in _SAMPLING.items():
        option, default = name.replace("_", "-"), getattr(SamplingParams(), name)
        add(f"--{option}", type=type_, default=default, metavar=metavar, help=meaning)
    if temperature is not None:
        parser.set_defaults(temperature=temperature)
    fresh = "default: random; with an adaptive lookahead, results differ even with the same seed"
    add("--seed", type=whole_number, metavar="S", help=fresh)


_SAMPLING: dict[str, tuple[Callable[[str], float], str, str]] = {
    "temperature": (number, "T", "0 always picks the most likely token"),
    "top_k": (whole_number, "K", "choose among the K most likely tokens; 0: off"),
    "top_p": (number, "P", "choose among the likely tokens that together reach P; 1: off"),
    "min_p": (number, "P", "exclude tokens below this share of the most likely one; 0: off"),
    "repeat_penalty": (number, "R", "makes recent tokens less likely by this factor; 1: off"),
    "repeat_last_n": (
        whole_number,
        "N",
        "how many of the last tokens, including the prompt, the penalties apply to; "
        f"default: {SamplingParams().repeat_last_n}",
    ),
    "presence_penalty": (
        number, "P", "from -2 to 2, subtracted from the logits of each of these tokens"
    ),
    "frequency_penalty": (number, "F", "the same, for each time that a token occurs"),
}  # fmt: skip


def sampling_of(options: argparse.Namespace) -> tuple[SamplingParams, GenerationLimits]:
    """Return the sampling parameters and limits. Raises ``Refusal``."""
    with errors_as_refusal(Code.WRONG_USAGE, ValueError):
        chosen = {name: getattr(options, name) for name in _SAMPLING}
        sampling = SamplingParams(**chosen, seed=options.seed)
        return sampling, GenerationLimits(max_tokens=options.max_tokens)
