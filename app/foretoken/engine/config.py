"""What a caller may choose: frozen, validated, and the one place that knows the limits."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum

from foretoken.engine.errors import InvalidLookahead
from foretoken.system.language import tr, tr_noop

MOST_COUNTED = 2**31 - 1
"""What llama.cpp counts with; more is a mistake, or meant to do harm."""
MAX_SEED = 2**128 - 1
MIN_LOOKAHEAD = 1
MAX_LOOKAHEAD = 32
DEFAULT_LOOKAHEAD = 4
# A pass verifies a whole draft at once, together with what it reads again.
MIN_BATCH_LENGTH, MAX_BATCH_LENGTH = 64, 8192
MIN_CONTEXT_LENGTH, MAX_CONTEXT_LENGTH = 16, 1 << 24
"""What can be asked for; a session caps it at what the target was trained for."""
CPU_ONLY = "none"
"""Of ``ModelSettings.devices``: the processor alone; llama.cpp's own programs call it so too."""
ALL_LAYERS = 9999
"""Of ``ModelSettings.gpu_layers``: however many there are."""

_DEVICES = re.compile(r"[^\s,]+(,[^\s,]+)*")
_LONGEST_DEVICES = 200
_RANGE = tr_noop("from {least} to {most}", about="a value that is allowed")
_FROM_OFF = tr_noop("from {least} (off) to {most}", about="a value that is allowed")


class Method(StrEnum):
    """How tokens are produced."""

    AUTO = "auto"
    """Draft where it pays, with the draft model or by prompt lookup, whichever earns more; plain
    passes may be mixed in."""
    DRAFT = "draft"
    """Let the draft model draft in every step that has room for a drafted token."""
    LOOKUP = "lookup"
    """Draft what followed the same words earlier in the text; needs no draft model."""
    PLAIN = "plain"
    """One target pass per token, the draft is not asked."""


class LookaheadRule(StrEnum):
    """How the number of drafted tokens is chosen."""

    FIXED = "fixed"
    """Always the same number."""
    ADAPTIVE = "adaptive"
    """What earns most by measured cost and acceptance; nothing where drafting does not pay."""
    STEP = "step-rule"
    """One more after a step that accepted most of its draft, one less after a poor one."""
    EWMA = "ewma"
    """The same, by a moving average of the acceptance."""


class VerificationRule(StrEnum):
    """How a draft is judged; either way the text follows the target. Greedily they are the same."""

    TOKEN = "token"
    """Token by token, until the first one is rejected."""
    BLOCK = "block"
    """As a whole, which accepts more tokens in expectation."""


class CacheType(StrEnum):
    """How a KV cache stores its numbers; small ones save memory and cost accuracy."""

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
    """What happens when a conversation no longer fits into the context."""

    STOP = "stop"
    """Nothing is dropped; a full context is an error."""
    DROP_OLDEST = "drop-oldest"
    """The oldest questions go, each with its answer; system messages at the beginning stay."""


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """How a model is run on this machine; none of it is meant to change what it says."""

    threads: int | None = None
    """None leaves the choice to a measurement."""
    gpu_layers: int | None = None
    """Layers kept on GPUs, the output being one; None: as many as fit, see ``memory.fit``."""
    devices: str | None = None
    """The GPUs to use, by llama.cpp's names with commas between them, the first one having the
    first of the layers; ``CPU_ONLY``: none; None: what fits best."""
    tensor_split: str | None = None
    """How many layers each of these has, such as "20,13"; None: by what is free on each."""
    batch_length: int = 512
    """Most tokens of a prompt that are handed over at once: how soon stopping is noticed."""
    micro_batch_length: int | None = None
    """Most tokens computed together; None: 128 on CPUs without flash attention, else 512."""
    flash_attention: bool | None = None
    """None: on GPUs, and where a quantised value cache needs it."""
    cache_type_k: CacheType = CacheType.F16
    cache_type_v: CacheType = CacheType.F16

    def __post_init__(self) -> None:
        threads, layers, micro = self.threads, self.gpu_layers, self.micro_batch_length
        least, most = MIN_BATCH_LENGTH, MAX_BATCH_LENGTH
        batch = self.batch_length
        _require(threads is None or _within(threads, 1, 512), "threads", _RANGE, threads, 1, 512)
        _require(
            layers is None or _within(layers, 0, ALL_LAYERS),
            "gpu-layers",
            _RANGE,
            layers,
            0,
            ALL_LAYERS,
        )
        _require(_within(batch, least, most), "batch-size", _RANGE, batch, least, most)
        _require(
            micro is None or _within(micro, 1, batch),
            "micro-batch-size",
            tr_noop("from {least} to the batch size ({most})", about="a value that is allowed"),
            micro,
            1,
            batch,
        )
        self._check_devices()
        if self.cache_type_v.quantised and self.flash_attention is False:
            raise ValueError(
                tr(
                    "A value cache of type {type} needs flash attention. Leave flash attention "
                    "on, or choose f16 for the values.",
                    type=self.cache_type_v.value,
                )
            )

    def _check_devices(self) -> None:
        devices, split = self.devices, self.tensor_split
        if devices is not None and not (
            len(devices) <= _LONGEST_DEVICES and _DEVICES.fullmatch(devices)
        ):
            raise ValueError(
                tr(
                    "devices must be names such as CUDA0,CUDA1, or {none}, not {value}.",
                    none=CPU_ONLY,
                    value=f"{devices!r:.60}",
                )
            )
        if split is not None and len(self.layers_per_device) != len(self.device_names or ()):
            raise ValueError(
                tr(
                    "tensor-split must be a whole number for each of the devices, such as 20,13, "
                    "not {value}.",
                    value=f"{split!r:.60}",
                )
            )

    @property
    def device_names(self) -> tuple[str, ...] | None:
        """The GPUs to use, none of them for the processor alone; None: what fits best."""
        if self.devices is None:
            return None
        return () if self.devices == CPU_ONLY else tuple(self.devices.split(","))

    @property
    def layers_per_device(self) -> tuple[int, ...]:
        """How many layers each of the devices has; empty where nobody says."""
        parts = self.tensor_split.split(",") if self.tensor_split else []
        whole = all(part.isascii() and part.isdecimal() and len(part) < 5 for part in parts)
        return tuple(map(int, parts)) if whole else ()

    @property
    def places(self) -> tuple[str | None, int | None, str | None]:
        """All that says where its layers go."""
        return self.devices, self.gpu_layers, self.tensor_split

    def placed_as(self, other: ModelSettings) -> ModelSettings:
        """Return the same with the layers where the other one has them."""
        devices, gpu_layers, split = other.places
        return replace(self, devices=devices, gpu_layers=gpu_layers, tensor_split=split)

    def on_cpu(self) -> ModelSettings:
        """Return the same on the processor alone."""
        return replace(self, devices=CPU_ONLY, gpu_layers=None, tensor_split=None)


@dataclass(frozen=True, slots=True)
class SamplingParams:
    """Transforms of the logits, applied in llama.cpp's order, equally to target and draft.

    The order is penalties (repetition, then frequency and presence), top-k, top-p, min-p,
    temperature: the cuts see the distribution at temperature 1. Source: llama.cpp's default
    sampler chain.
    """

    temperature: float = 0.7
    """0 is exact argmax."""
    top_k: int = 0
    """Keep the k most likely tokens; 0 is off."""
    top_p: float = 1.0
    """Keep the fewest likely tokens whose probabilities reach p; 1 is off."""
    min_p: float = 0.0
    """Keep tokens at least p times as likely as the likeliest; 0 is off."""
    repeat_penalty: float = 1.0
    """Divides positive and multiplies negative logits of recent tokens; 1 is off."""
    presence_penalty: float = 0.0
    """Taken from the logits of recent tokens; below 0 it is added to them, 0 is off."""
    frequency_penalty: float = 0.0
    """The same, once for each time that the token is there."""
    repeat_last_n: int = 64
    """How many recent tokens, prompt included, the penalties look at."""
    seed: int | None = None
    """None draws a fresh seed; 0 is a seed like any other."""

    def __post_init__(self) -> None:
        warmth, penalty = self.temperature, self.repeat_penalty
        _require(0.0 <= warmth <= 100.0, "temperature", _RANGE, warmth, 0, 100)
        top_k, last_n, seed, most = self.top_k, self.repeat_last_n, self.seed, MOST_COUNTED
        _require(_within(top_k, 0, most), "top-k", _FROM_OFF, top_k, 0, most)
        at_most = tr_noop("above {least} and at most {most} (off)", about="a value that is allowed")
        _require(0.0 < self.top_p <= 1.0, "top-p", at_most, self.top_p, 0, 1)
        _require(0.0 <= self.min_p <= 1.0, "min-p", _FROM_OFF, self.min_p, 0, 1)
        _require(0.01 <= penalty <= 10.0, "repeat-penalty", _RANGE, penalty, 0.01, 10)
        presence, frequency = self.presence_penalty, self.frequency_penalty
        _require(-2.0 <= presence <= 2.0, "presence-penalty", _RANGE, presence, -2, 2)
        _require(-2.0 <= frequency <= 2.0, "frequency-penalty", _RANGE, frequency, -2, 2)
        _require(_within(last_n, 0, most), "repeat-last-n", _RANGE, last_n, 0, most)
        _require(seed is None or _within(seed, 0, MAX_SEED), "seed", _RANGE, seed, 0, MAX_SEED)

    @property
    def greedy(self) -> bool:
        """Whether every token is the argmax, so that no random number is drawn."""
        return self.temperature == 0.0

    @property
    def penalises(self) -> bool:
        """Whether the distribution depends on the tokens before."""
        wanted = self.repeat_penalty != 1.0 or self.presence_penalty or self.frequency_penalty
        return bool(wanted and self.repeat_last_n)


@dataclass(frozen=True, slots=True)
class SpeculativeConfig:
    """How far to draft, and when not to."""

    method: Method = Method.AUTO
    lookahead: int | None = None
    """Tokens drafted per step by the rule FIXED; None: 4."""
    max_steps: int = 100_000
    """Safety net: a generation ends with the reason ``step_limit`` after this many steps."""
    rule: LookaheadRule | None = None
    """None: FIXED with a lookahead or the method DRAFT, else ADAPTIVE."""
    verification: VerificationRule = VerificationRule.TOKEN

    def __post_init__(self) -> None:
        given = self.lookahead
        if given is not None and not (_whole(given) and MIN_LOOKAHEAD <= given <= MAX_LOOKAHEAD):
            raise InvalidLookahead(
                tr(
                    "The lookahead must be a whole number from {least} to {most}, not {given}.",
                    least=MIN_LOOKAHEAD,
                    most=MAX_LOOKAHEAD,
                    given=repr(given),
                )
            )
        steps, most = self.max_steps, MOST_COUNTED
        _require(_within(steps, 1, most), "max-steps", _RANGE, steps, 1, most)

    @property
    def effective_rule(self) -> LookaheadRule:
        """The rule that was asked for, or what its absence means."""
        if self.rule is not None:
            return self.rule
        fixed = self.lookahead is not None or self.method is Method.DRAFT
        return LookaheadRule.FIXED if fixed else LookaheadRule.ADAPTIVE


@dataclass(frozen=True, slots=True)
class GenerationLimits:
    """When a generation ends, besides the model's own end token."""

    max_tokens: int = 1024
    stop_strings: tuple[str, ...] = ()
    """Text at which to stop; the stop string itself is never shown."""
    shown_controls: frozenset[int] = frozenset()
    """Control tokens that are part of the text, as the file spells them; others have no text."""

    def __post_init__(self) -> None:
        tokens, stops = self.max_tokens, self.stop_strings
        or_more = tr_noop("{least} or more", about="a value that is allowed")
        _require(_whole(tokens) and tokens >= 1, "max-tokens", or_more, tokens, 1)
        if isinstance(stops, str) or not all(stops):
            raise ValueError(tr("stop strings must not be empty: {value}", value=f"{stops!r:.60}"))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _within(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _require(
    holds: bool, name: str, allowed: str, value: object, least: float, most: float = 0
) -> None:
    """Raise ``ValueError`` unless it ``holds``; ``allowed`` is a text for ``tr``."""
    # NaN fails every comparison, so it is refused here as well.
    if not holds:
        limits = tr(allowed, about="a value that is allowed", least=str(least), most=str(most))
        raise ValueError(
            tr(
                "{name} must be {allowed}, not {value}.",
                name=name,
                allowed=limits,
                value=f"{value!r:.60}",
            )
        )


CHAT_SAMPLING = SamplingParams(temperature=0.7, top_k=40, top_p=0.95, min_p=0.05)
"""Of chats: llama.cpp's own cuts, at a somewhat calmer temperature than its 0.8."""
