"""The engine's settings as shown to the user: their titles, limits and rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from foretoken.control.models.engine_form import (
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
    CPU_ONLY,
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
from foretoken.models.pair_setup import LoadSettings
from foretoken.preferences.preference import (
    ChoiceKind,
    OrNone,
    Preference,
    TextKind,
    ValueKind,
    WholeKind,
)
from foretoken.system.language import listed, tr, tr_noop

OF_GPUS = ("devices", "gpu_layers", "tensor_split")
"""Settings that concern GPUs only."""
ADVANCED = (
    "batch_length",
    "micro_batch_length",
    "flash_attention",
    "cache_type_k",
    "cache_type_v",
    "verification",
)
"""Settings that few users need."""
ADVANCED_RULES = (LookaheadRule.STEP, LookaheadRule.EWMA)
RULE_WORDS = {
    LookaheadRule.ADAPTIVE: tr_noop("Adaptive"),
    LookaheadRule.FIXED: tr_noop("Fixed"),
    LookaheadRule.STEP: tr_noop("Step rule"),
    LookaheadRule.EWMA: tr_noop("Moving average"),
}
_VERIFICATIONS = {
    VerificationRule.TOKEN: tr_noop("Token by token", about="how drafts are verified"),
    VerificationRule.BLOCK: tr_noop("Block", about="how drafts are verified"),
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
_FLASH = {
    FlashAttention.AUTOMATIC: tr_noop("Automatic"),
    FlashAttention.ON: tr_noop("On"),
    FlashAttention.OFF: tr_noop("Off"),
}
_AUTOMATIC = tr_noop("Automatic")
_Setting = tuple[str, ValueKind[Any], str, str]
"""Name, kind of value, title and help text."""
_MAX_COMBINED = 3
"""With more GPUs, only each alone and all together are offered, to keep the menu short."""
_FIRST_MICRO_BATCH = 128
_LONGEST_NAMES = 200


def engine_parameters(
    facts: MachineFacts, longest_context: int
) -> dict[Part, Sequence[Preference[Any]]]:
    """Declare all settings; ``longest_context`` is the target's trained length, 0 if unknown."""
    usual, longest = field_values(LoadSettings()), longest_context or MAX_CONTEXT_LENGTH
    automatic = tr("Default ({tokens})", tokens=min(DEFAULT_CONTEXT_LENGTH, longest))
    context = OrNone(WholeKind(min(MIN_CONTEXT_LENGTH, longest), longest), automatic)
    about_context = tr("Up to {tokens} tokens. Larger values use more memory.", tokens=longest)
    about_threads = tr(
        "Automatic uses the fastest number measured. This computer: {cores} cores, {threads} "
        "threads.",
        cores=facts.processor_cores,
        threads=facts.threads,
    )
    cache = ChoiceKind(_CACHES)
    # fmt: off
    of_model: Sequence[_Setting] = (
        ("threads", OrNone(WholeKind(1, facts.threads), _AUTOMATIC), tr_noop("Threads"),
            about_threads),
        ("devices", _device_kind(facts), tr_noop("Device"),
            tr_noop("Automatic uses the best GPUs, as far as their memory allows.")),
        ("gpu_layers", OrNone(WholeKind(0, ALL_LAYERS), _AUTOMATIC), tr_noop("GPU layers"),
            tr_noop("How many layers run on GPUs. Automatic uses as many as fit.")),
        ("tensor_split", OrNone(TextKind(_LONGEST_NAMES), _AUTOMATIC), tr_noop("Layers per GPU"),
            tr_noop("For example, 20,13. Automatic divides the layers by free memory.")),
        ("batch_length", WholeKind(MIN_BATCH_LENGTH, MAX_BATCH_LENGTH), tr_noop("Batch"),
            tr_noop("Prompt tokens processed at a time; Stop takes effect between batches.")),
        ("micro_batch_length", OrNone(WholeKind(1, MAX_BATCH_LENGTH), _AUTOMATIC),
            tr_noop("Micro batch"),
            tr_noop("Tokens computed together, at most the batch. Automatic: 128 or 512.")),
        ("flash_attention", ChoiceKind(_FLASH), tr_noop("Flash attention"),
            tr_noop("Automatic uses it on GPUs, and where the value cache needs it.")),
        ("cache_type_k", cache, tr_noop("Key cache"), tr_noop("Fewer bits use less memory.")),
        ("cache_type_v", cache, tr_noop("Value cache"),
            tr_noop("Fewer bits use less memory; fewer than 16 require flash attention.")),
    )
    of_drafting: Sequence[_Setting] = (
        (METHOD, ChoiceKind(METHOD_WORDS), tr_noop("Method"),
            tr_noop("Where drafts come from.")),
        (RULE, ChoiceKind(RULE_WORDS), tr_noop("Draft length"),
            tr_noop("Adaptive drafts only where it makes answers faster.")),
        (LOOKAHEAD, WholeKind(MIN_LOOKAHEAD, MAX_LOOKAHEAD), tr_noop("Fixed length"),
            tr_noop("Tokens drafted in each step.")),
        (VERIFICATION, ChoiceKind(_VERIFICATIONS), tr_noop("Verification"),
            tr_noop("Block accepts more of long drafts. Both are lossless.")),
    )
    # fmt: on
    of_context = (CONTEXT_LENGTH, context, tr_noop("Context"), about_context)
    of_target, of_draft = (
        [(f"{part}.{name}", kind, title, text) for name, kind, title, text in of_model]
        for part in (Part.TARGET, Part.DRAFT)
    )
    table: dict[Part, Sequence[_Setting]] = {
        Part.TARGET: [of_context, *of_target],
        Part.DRAFT: of_draft,
        Part.DRAFTING: of_drafting,
    }
    return {
        part: [Preference(key, usual[key], kind, title, text) for key, kind, title, text in rows]
        for part, rows in table.items()
    }


def first_value(parameter: Preference[Any], facts: MachineFacts, longest_context: int) -> int:
    """Return the number that a step up from automatic leads to."""
    if parameter.key == CONTEXT_LENGTH:
        return min(DEFAULT_CONTEXT_LENGTH, longest_context or DEFAULT_CONTEXT_LENGTH)
    if parameter.name == "threads":
        return min(facts.processor_cores, facts.threads)
    return _FIRST_MICRO_BATCH if parameter.name == "micro_batch_length" else 0


def unavailable_because(
    parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts
) -> str:
    """Return why a setting is disabled or has no effect; empty if it has one."""
    if parameter.name in OF_GPUS and not facts.gpus:
        return tr("Not available: no supported GPU was found.")
    if parameter.key in (RULE, LOOKAHEAD, VERIFICATION) and values[METHOD] is Method.PLAIN:
        return tr("Not used without drafting.")
    if parameter.key == LOOKAHEAD and values[RULE] is not LookaheadRule.FIXED:
        return tr("Used with fixed draft length only.")
    return ""


# --- GPUs ------------------------------------------------------------------------------------


def _device_kind(facts: MachineFacts) -> OrNone[str]:
    """Return the device choices: automatic, processor only, each GPU, and combinations."""
    titles = dict(zip(facts.gpu_devices, facts.gpus, strict=False))
    choices = {CPU_ONLY: tr_noop("Processor only"), **titles}
    count = len(titles)
    sizes = range(2, count + 1) if count <= _MAX_COMBINED else [count]
    for size in sizes:
        for names in combinations(titles, size):
            choices[",".join(names)] = listed(names)
    return OrNone(ChoiceKind(choices), _AUTOMATIC)


def settled(values: Mapping[str, Any], key: str, value: object) -> dict[str, Any]:
    """Return all changes that follow from one: another device resets the split of its layers."""
    part, _, name = key.partition(".")
    changed = {key: value}
    if name == "devices" and value != values[key]:
        changed[f"{part}.tensor_split"] = None
        if value == CPU_ONLY:
            changed[f"{part}.gpu_layers"] = None
    return changed


def is_offered(parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts) -> bool:
    """Return whether to show a setting: it is applicable, or differs from its default."""
    name = parameter.name
    if name not in OF_GPUS or values[parameter.key] != parameter.default:
        return True
    devices = values[f"{parameter.room}.devices"]
    if name == "tensor_split":
        return bool(facts.gpus) and devices is not None and "," in devices
    return bool(facts.gpus) and (name == "devices" or devices != CPU_ONLY)


def gpu_note(facts: MachineFacts) -> str:
    """Return why a GPU that may be present is not used, and the remedy; empty if not applicable."""
    if facts.gpus or not facts.left_out:
        return ""
    return tr(
        "No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and "
        "restart Foretoken with FORETOKEN_GPU_BACKENDS=again.",
        why="; ".join(facts.left_out).rstrip("."),
    )
