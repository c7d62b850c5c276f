"""Every setting of the engine as a person sees it: its words, its limits, what this machine has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from foretoken.control.engine.records import LoadSettings
from foretoken.control.models.engine_wish import (
    CONTEXT_LENGTH,
    LOOKAHEAD,
    METHOD,
    RULE,
    VERIFICATION,
    FlashAttention,
    MachineFacts,
    Part,
    field_values,
)
from foretoken.engine.config import (
    ALL_LAYERS,
    MAX_BATCH_LENGTH,
    MAX_CONTEXT_LENGTH,
    MAX_LOOKAHEAD,
    MIN_BATCH_LENGTH,
    MIN_CONTEXT_LENGTH,
    MIN_LOOKAHEAD,
    CacheType,
    LookaheadRule,
    Method,
    VerificationRule,
)
from foretoken.engine.figures import METHOD_WORDS
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.preferences.preference import (
    ChoiceKind,
    OrNone,
    Preference,
    TextKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.language import tr, tr_noop
from foretoken.ui.models.device_choice import NO_GPU, OF_GPUS, device_kind

NOTHING_DRAFTED = tr_noop("Not used without drafting.")
_ONLY_FIXED = tr_noop("Used with fixed draft length only.")
_LONGEST_NAMES = 200
_USUAL = field_values(LoadSettings())
RULE_WORDS = {
    LookaheadRule.ADAPTIVE: tr_noop("Adaptive"),
    LookaheadRule.FIXED: tr_noop("Fixed"),
    LookaheadRule.STEP: tr_noop("Step rule"),
    LookaheadRule.EWMA: tr_noop("Moving average"),
}
VERIFICATION_WORDS = {
    VerificationRule.TOKEN: tr_noop("Token by token", about="how drafts are verified"),
    VerificationRule.BLOCK: tr_noop("As a whole", about="how drafts are verified"),
}
_CACHES = {
    CacheType.F32: tr_noop("32 bits (f32)"),
    CacheType.F16: tr_noop("16 bits (f16)"),
    CacheType.Q8_0: tr_noop("8 bits (q8_0)"),
    CacheType.Q5_1: tr_noop("5.5 bits, more precise (q5_1)"),
    CacheType.Q5_0: tr_noop("5.5 bits (q5_0)"),
    CacheType.Q4_1: tr_noop("4.5 bits, more precise (q4_1)"),
    CacheType.Q4_0: tr_noop("4.5 bits (q4_0)"),
}
FLASH_WORDS = {
    FlashAttention.AUTOMATIC: tr_noop("Automatic"),
    FlashAttention.ON: tr_noop("On"),
    FlashAttention.OFF: tr_noop("Off"),
}
PART_TITLES = {
    Part.TARGET: tr_noop("Target", about="heading of settings"),
    Part.DRAFT: tr_noop("Draft", about="heading of settings"),
    Part.DRAFTING: tr_noop("Drafting", about="heading of settings"),
}
_WORDS = {
    "context_length": (
        tr_noop("Context"),
        tr_noop("How many tokens of the chat the model can see. More need more memory."),
    ),
    "threads": (
        tr_noop("Threads"),
        tr_noop("Processor threads. Automatic uses the number that was measured as fastest."),
    ),
    "devices": (
        tr_noop("Device"),
        tr_noop("Automatic uses the best GPUs, as far as they have room."),
    ),
    "gpu_layers": (
        tr_noop("GPU layers"),
        tr_noop("How many layers run on GPUs. Automatic uses as many as fit."),
    ),
    "tensor_split": (
        tr_noop("Layers per GPU"),
        tr_noop("Such as 20,13. Automatic divides the layers by free memory."),
    ),
    "batch_length": (
        tr_noop("Batch"),
        tr_noop("Tokens of a prompt that are processed before Stop can take effect."),
    ),
    "micro_batch_length": (
        tr_noop("Micro batch"),
        tr_noop(
            "Tokens that are computed together, at most the batch. Automatic uses 128 on "
            "processors without flash attention, otherwise 512."
        ),
    ),
    "flash_attention": (
        tr_noop("Flash attention"),
        tr_noop("Automatic uses it on GPUs, and where the value cache needs it."),
    ),
    "cache_type_k": (
        tr_noop("Key cache"),
        tr_noop("Precision of the key cache. Fewer bits need less memory."),
    ),
    "cache_type_v": (
        tr_noop("Value cache"),
        tr_noop("Precision of the value cache. Less than 16 bits needs flash attention."),
    ),
    "method": (
        tr_noop("Method"),
        tr_noop("Where drafts come from: the draft model, earlier text of the chat, or nowhere."),
    ),
    "rule": (
        tr_noop("Draft length"),
        tr_noop("Adaptive drafts only where it pays; the other rules follow acceptance alone."),
    ),
    "lookahead": (tr_noop("Fixed length"), tr_noop("Tokens drafted in each step.")),
    "verification": (
        tr_noop("Verification"),
        tr_noop("As a whole accepts more of long drafts. The text always follows the target."),
    ),
}
"""Title and help, by name."""
_AUTOMATIC = tr_noop("Automatic")
_FIRST_MICRO_BATCH = 128


def engine_parameters(
    facts: MachineFacts, longest_context: int
) -> dict[Part, Sequence[Preference[Any]]]:
    """Declare all of them; ``longest_context`` is what the target was made for, 0: unknown."""
    longest = longest_context or MAX_CONTEXT_LENGTH
    usual = tr("Default ({tokens})", tokens=min(DEFAULT_CONTEXT_LENGTH, longest))
    of_model: dict[str, ValueKind[Any]] = {
        "threads": OrNone(WholeKind(1, facts.threads), _AUTOMATIC),
        "devices": device_kind(facts),
        "gpu_layers": OrNone(WholeKind(0, ALL_LAYERS), _AUTOMATIC),
        "tensor_split": OrNone(TextKind(_LONGEST_NAMES), _AUTOMATIC),
        "batch_length": WholeKind(MIN_BATCH_LENGTH, MAX_BATCH_LENGTH),
        "micro_batch_length": OrNone(WholeKind(1, MAX_BATCH_LENGTH), _AUTOMATIC),
        "flash_attention": ChoiceKind(FlashAttention, FLASH_WORDS),
        "cache_type_k": ChoiceKind(CacheType, _CACHES),
        "cache_type_v": ChoiceKind(CacheType, _CACHES),
    }
    of_drafting: dict[str, ValueKind[Any]] = {
        METHOD: ChoiceKind(Method, METHOD_WORDS),
        RULE: ChoiceKind(LookaheadRule, RULE_WORDS),
        LOOKAHEAD: WholeKind(MIN_LOOKAHEAD, MAX_LOOKAHEAD),
        VERIFICATION: ChoiceKind(VerificationRule, VERIFICATION_WORDS),
    }
    context = OrNone(WholeKind(min(MIN_CONTEXT_LENGTH, longest), longest), usual)
    models = [
        [_parameter(f"{part}.{name}", kind) for name, kind in of_model.items()]
        for part in (Part.TARGET, Part.DRAFT)
    ]
    return {
        Part.TARGET: [_parameter(CONTEXT_LENGTH, context), *models[0]],
        Part.DRAFT: models[1],
        Part.DRAFTING: [_parameter(key, kind) for key, kind in of_drafting.items()],
    }


def _parameter(key: str, kind: ValueKind[Any]) -> Preference[Any]:
    return Preference(key, _USUAL[key], kind, *_WORDS[key.partition(".")[2]])


def told_of(parameter: Preference[Any], facts: MachineFacts, longest_context: int) -> str:
    """The help below the title, with the default and what this machine has."""
    parts = [tr(parameter.help)]
    if parameter.key != CONTEXT_LENGTH and parameter.name not in OF_GPUS:  # they say it themselves
        parts.append(tr("Default: {value}.", value=parameter.kind.shown(parameter.default)))
    if parameter.name == "threads":
        cores, threads = facts.processor_cores, facts.threads
        parts.append(tr("Cores: {cores}, threads: {threads}.", cores=cores, threads=threads))
    elif parameter.key == CONTEXT_LENGTH and longest_context:
        parts.append(tr("The model supports up to {tokens}.", tokens=longest_context))
    return " ".join(parts)


def first_value(parameter: Preference[Any], facts: MachineFacts, longest_context: int) -> int:
    """The number that a step up from the automatic one leads to."""
    if parameter.key == CONTEXT_LENGTH:
        return min(DEFAULT_CONTEXT_LENGTH, longest_context or DEFAULT_CONTEXT_LENGTH)
    if parameter.name == "threads":
        return min(facts.processor_cores, facts.threads)
    return _FIRST_MICRO_BATCH if parameter.name == "micro_batch_length" else 0


def unavailable_because(
    parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts
) -> str:
    """Why a setting cannot be changed or has no effect now; empty: it has."""
    if parameter.name in OF_GPUS and not facts.gpus:
        return tr(NO_GPU)
    if parameter.key in (RULE, LOOKAHEAD, VERIFICATION) and values[METHOD] is Method.PLAIN:
        return tr(NOTHING_DRAFTED)
    if parameter.key == LOOKAHEAD and values[RULE] is not LookaheadRule.FIXED:
        return tr(_ONLY_FIXED)
    return ""
