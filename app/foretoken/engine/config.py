"""Settings that callers may choose: frozen, validated, with the limits of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from math import inf

from foretoken.engine.errors import InvalidLookahead
from foretoken.system.language import said

MOST_COUNTED = 2**31 - 1
"""Largest number llama.cpp can count; more is an error or malicious."""
MAX_SEED = 2**128 - 1
MIN_LOOKAHEAD = 1
MAX_LOOKAHEAD = 32
DEFAULT_LOOKAHEAD = 4
# A pass verifies a whole draft at once, together with re-read tokens.
MIN_BATCH_LENGTH, MAX_BATCH_LENGTH = 64, 8192
MIN_CONTEXT_LENGTH, MAX_CONTEXT_LENGTH = 16, 1 << 24
"""Limits of a request; a session caps it at the target's training context."""
CPU_ONLY = "none"
"""Value of ``ModelSettings.devices`` for the CPU only, as in llama.cpp's own programs."""
ALL_LAYERS = 9999
"""Value of ``ModelSettings.gpu_layers`` for all layers of any model."""

_DEVICES = re.compile(r"[^\s,]+(,[^\s,]+)*")
_MAX_DEVICES_LENGTH = 200


class Method(StrEnum):
    """How tokens are generated."""

    AUTO = "auto"
    """Draft if it pays, with the draft model or by prompt lookup, whichever gains more; plain
    passes may be mixed in."""
    DRAFT = "draft"
    """Draft with the draft model in every step that has room for a drafted token."""
    LOOKUP = "lookup"
    """Draft what followed the same words earlier in the text; needs no draft model."""
    PLAIN = "plain"
    """One target pass per token, without drafts."""


class LookaheadRule(StrEnum):
    """How the number of drafted tokens is chosen."""

    FIXED = "fixed"
    """A constant number."""
    ADAPTIVE = "adaptive"
    """The best number by measured cost and acceptance; 0 if drafting does not pay."""
    STEP = "step-rule"
    """One more after a step that accepted most of its draft, one less after a poor one."""
    EWMA = "ewma"
    """As STEP, but by a moving average of the acceptance."""


class VerificationRule(StrEnum):
    """How a draft is verified. The text follows the target either way, and is equal if greedy."""

    TOKEN = "token"
    """Token by token, until the first one is rejected."""
    BLOCK = "block"
    """As a block, which accepts more tokens in expectation."""


class CacheType(StrEnum):
    """Number format of a KV cache; small ones save memory and cost accuracy."""

    F32 = "f32"
    F16 = "f16"
    Q8_0 = "q8_0"
    Q5_1 = "q5_1"
    Q5_0 = "q5_0"
    Q4_1 = "q4_1"
    Q4_0 = "q4_0"

    @property
    def quantised(self) -> bool:
        """Whether numbers share a scale."""
        return self.value.startswith("q")


class ContextPolicy(StrEnum):
    """What happens when a conversation outgrows the context."""

    STOP = "stop"
    """Nothing is dropped; a full context is an error."""
    DROP_OLDEST = "drop-oldest"
    """The oldest questions are dropped with their answers; initial system messages are kept."""


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """How to run a model on this machine; not meant to change its answers."""

    threads: int | None = None
    """None: chosen by calibration."""
    gpu_layers: int | None = None
    """Layers on GPUs, counting the output as one; None: as many as fit, see ``memory.fit``."""
    devices: str | None = None
    """GPUs to use, as llama.cpp's names separated by commas, in the order of their layers;
    ``CPU_ONLY``: none; None: the best fit."""
    tensor_split: str | None = None
    """Number of layers on each of these, such as "20,13"; None: by free memory."""
    batch_length: int = 512
    """Most prompt tokens per pass; limits the latency of cancelling."""
    micro_batch_length: int | None = None
    """Most tokens computed together; None: 128 on CPUs without flash attention, else 512."""
    flash_attention: bool | None = None
    """None: on GPUs, and if a quantised value cache needs it."""
    cache_type_k: CacheType = CacheType.F16
    cache_type_v: CacheType = CacheType.F16

    def __post_init__(self) -> None:
        batch = self.batch_length
        _check("batch-size", batch, MIN_BATCH_LENGTH, MAX_BATCH_LENGTH)
        if self.threads is not None:
            _check("threads", self.threads, 1, 512)
        if self.gpu_layers is not None:
            _check("gpu-layers", self.gpu_layers, 0, ALL_LAYERS)
        if self.micro_batch_length is not None:
            _check("micro-batch-size", self.micro_batch_length, 1, batch, "allowed-to-batch")
        self._check_devices()
        if self.cache_type_v.quantised and self.flash_attention is False:
            raise ValueError(said("cache-needs-flash", type=self.cache_type_v.value))

    def _check_devices(self) -> None:
        devices, split = self.devices, self.tensor_split
        if devices is not None and not (
            len(devices) <= _MAX_DEVICES_LENGTH and _DEVICES.fullmatch(devices)
        ):
            raise ValueError(said("devices-wrong", none=CPU_ONLY, value=f"{devices!r:.60}"))
        if split is not None and len(self.layers_per_device) != len(self.device_names or ()):
            raise ValueError(said("tensor-split-wrong", value=f"{split!r:.60}"))

    @property
    def device_names(self) -> tuple[str, ...] | None:
        """GPUs to use, empty for the CPU only; None: the best fit."""
        if self.devices is None:
            return None
        return () if self.devices == CPU_ONLY else tuple(self.devices.split(","))

    @property
    def layers_per_device(self) -> tuple[int, ...]:
        """Number of layers on each device; empty if not set."""
        parts = self.tensor_split.split(",") if self.tensor_split else []
        whole = all(part.isascii() and part.isdecimal() and len(part) < 5 for part in parts)
        return tuple(map(int, parts)) if whole else ()

    @property
    def places(self) -> tuple[str | None, int | None, str | None]:
        """All settings that place the model's layers."""
        return self.devices, self.gpu_layers, self.tensor_split

    def placed_as(self, other: ModelSettings) -> ModelSettings:
        """Return a copy with the layer placement of ``other``."""
        devices, gpu_layers, split = other.places
        return replace(self, devices=devices, gpu_layers=gpu_layers, tensor_split=split)

    def on_cpu(self) -> ModelSettings:
        """Return a copy for the CPU only."""
        return replace(self, devices=CPU_ONLY, gpu_layers=None, tensor_split=None)


@dataclass(frozen=True, slots=True)
class SamplingParams:
    """Transforms of the logits, applied in llama.cpp's order, equally to target and draft.

    The order is penalties (repetition, then frequency and presence), top-k, top-p, min-p,
    temperature: the cuts see the distribution at temperature 1. Source: llama.cpp's default sampler
    chain.
    """

    temperature: float = 0.7
    """0 is the exact argmax."""
    top_k: int = 0
    """Keep the k most likely tokens; 0 is off."""
    top_p: float = 1.0
    """Keep the fewest most likely tokens whose probabilities reach p; 1 is off."""
    min_p: float = 0.0
    """Keep tokens at least p times as likely as the most likely one; 0 is off."""
    repeat_penalty: float = 1.0
    """Divides positive and multiplies negative logits of recent tokens; 1 is off."""
    presence_penalty: float = 0.0
    """Subtracted from the logits of recent tokens; negative values add to them, 0 is off."""
    frequency_penalty: float = 0.0
    """Subtracted once per occurrence of the token."""
    repeat_last_n: int = 64
    """Number of recent tokens, prompt included, that penalties apply to."""
    seed: int | None = None
    """None draws a new seed; 0 is a seed like any other."""

    def __post_init__(self) -> None:
        _require(0.0 < self.top_p <= 1.0, "top-p", "allowed-above", self.top_p, 0, 1)
        _check("temperature", self.temperature, 0, 100, whole=False)
        _check("min-p", self.min_p, 0, 1, "allowed-from-off", whole=False)
        _check("repeat-penalty", self.repeat_penalty, 0.01, 10, whole=False)
        _check("presence-penalty", self.presence_penalty, -2, 2, whole=False)
        _check("frequency-penalty", self.frequency_penalty, -2, 2, whole=False)
        _check("top-k", self.top_k, 0, MOST_COUNTED, "allowed-from-off")
        _check("repeat-last-n", self.repeat_last_n, 0, MOST_COUNTED)
        if self.seed is not None:
            _check("seed", self.seed, 0, MAX_SEED)

    @property
    def greedy(self) -> bool:
        """Whether every token is the argmax, so that no random number is used."""
        return self.temperature == 0.0

    @property
    def penalises(self) -> bool:
        """Whether the distribution depends on earlier tokens."""
        wanted = self.repeat_penalty != 1.0 or self.presence_penalty or self.frequency_penalty
        return bool(wanted and self.repeat_last_n)


@dataclass(frozen=True, slots=True)
class SpeculativeConfig:
    """Which method drafts, and how far."""

    method: Method = Method.AUTO
    lookahead: int | None = None
    """Tokens drafted per step by the rule FIXED; None: 4."""
    max_steps: int = 100_000
    """Safety limit: after this many steps, a generation ends with the reason ``step_limit``."""
    rule: LookaheadRule | None = None
    """None: FIXED with a lookahead or the method DRAFT, else ADAPTIVE."""
    verification: VerificationRule = VerificationRule.TOKEN

    def __post_init__(self) -> None:
        given = self.lookahead
        if given is not None and not _within(given, MIN_LOOKAHEAD, MAX_LOOKAHEAD, whole=True):
            limits = {"least": MIN_LOOKAHEAD, "most": MAX_LOOKAHEAD}
            raise InvalidLookahead("lookahead-wrong", **limits, given=repr(given))
        _check("max-steps", self.max_steps, 1, MOST_COUNTED)

    @property
    def effective_rule(self) -> LookaheadRule:
        """The rule, or its default for the other settings."""
        if self.rule is not None:
            return self.rule
        fixed = self.lookahead is not None or self.method is Method.DRAFT
        return LookaheadRule.FIXED if fixed else LookaheadRule.ADAPTIVE


@dataclass(frozen=True, slots=True)
class GenerationLimits:
    """Limits of a generation, in addition to the model's end token."""

    max_tokens: int = 1024
    stop_strings: tuple[str, ...] = ()
    """Texts at which to stop; a stop string itself is never shown."""
    shown_controls: frozenset[int] = frozenset()
    """Control tokens shown as spelt in the file; others have no text."""

    def __post_init__(self) -> None:
        tokens, stops = self.max_tokens, self.stop_strings
        _require(_within(tokens, 1, inf, whole=True), "max-tokens", "allowed-or-more", tokens, 1)
        if isinstance(stops, str) or not all(stops):
            raise ValueError(said("stop-strings-empty", value=f"{stops!r:.60}"))


def _within(value: float, least: float, most: float, *, whole: bool) -> bool:
    # NaN fails every comparison, so it is rejected as well.
    kind = isinstance(value, int) and not isinstance(value, bool) if whole else True
    return kind and least <= value <= most


def _check(
    name: str,
    value: float,
    least: float,
    most: float,
    allowed: str = "allowed-from",
    *,
    whole: bool = True,
) -> None:
    _require(_within(value, least, most, whole=whole), name, allowed, value, least, most)


def _require(
    holds: bool, name: str, allowed: str, value: object, least: float, most: float = 0
) -> None:
    """Raise ``ValueError`` unless ``holds``; ``allowed`` is the kind of limits."""
    if not holds:
        limits = said(allowed, least=str(least), most=str(most))
        raise ValueError(said("value-wrong", name=name, allowed=limits, value=f"{value!r:.60}"))


CHAT_SAMPLING = SamplingParams(temperature=0.7, top_k=40, top_p=0.95, min_p=0.05)
"""Default of chats: llama.cpp's own cuts, at a lower temperature than its 0.8."""
