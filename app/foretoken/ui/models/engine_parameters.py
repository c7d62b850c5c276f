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
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.ui.models.device_choice import NO_GPU, OF_GPUS, device_kind

NOTHING_DRAFTED = tr_noop("Not used: plain decoding drafts nothing.")
_ONLY_FIXED = tr_noop("Only the fixed length uses it.")
_LONGEST_NAMES = 200
_USUAL = field_values(LoadSettings())
RULE_WORDS = {
    LookaheadRule.ADAPTIVE: tr_noop("Adaptive"),
    LookaheadRule.FIXED: tr_noop("Fixed"),
    LookaheadRule.STEP: tr_noop("Step rule"),
    LookaheadRule.EWMA: tr_noop("Moving average"),
}
VERIFICATION_WORDS = {
    VerificationRule.TOKEN: tr_noop("Token by token", about="how drafts are judged"),
    VerificationRule.BLOCK: tr_noop("As a whole", about="how drafts are judged"),
}
_CACHES = {
    CacheType.F32: tr_noop("32 bits (f32)"),
    CacheType.F16: tr_noop("16 bits (f16)"),
    CacheType.Q8_0: tr_noop("8 bits (q8_0)"),
    CacheType.Q5_1: tr_noop("5.5 bits, more exact (q5_1)"),
    CacheType.Q5_0: tr_noop("5.5 bits (q5_0)"),
    CacheType.Q4_1: tr_noop("4.5 bits, more exact (q4_1)"),
    CacheType.Q4_0: tr_noop("4.5 bits (q4_0)"),
}
FLASH_WORDS = {
    FlashAttention.AUTOMATIC: tr_noop("Automatic"),
    FlashAttention.ON: tr_noop("On"),
    FlashAttention.OFF: tr_noop("Off"),
}
_FIRST_MICRO_BATCH = 128


def engine_parameters(
    facts: MachineFacts, longest_context: int
) -> dict[Part, Sequence[Preference[Any]]]:
    """Declare all of them; ``longest_context`` is what the target was made for, 0: unknown."""
    longest = longest_context or MAX_CONTEXT_LENGTH
    usual_length = min(DEFAULT_CONTEXT_LENGTH, longest)
    usual = tr("Usual ({tokens})", tokens=usual_length)
    context = _parameter(
        CONTEXT_LENGTH,
        OrNone(WholeKind(min(MIN_CONTEXT_LENGTH, longest), longest), usual),
        tr_noop("Context"),
        tr_noop(
            "How many tokens of the chat the target can look back on; its cache grows with it."
        ),
    )
    return {
        Part.TARGET: (context, *_of_model(Part.TARGET, facts)),
        Part.DRAFT: _of_model(Part.DRAFT, facts),
        Part.DRAFTING: (
            _parameter(
                METHOD,
                ChoiceKind(Method, METHOD_WORDS),
                tr_noop("Method"),
                tr_noop(
                    "Who drafts: the draft model, text copied from earlier in the chat, or nobody."
                ),
            ),
            _parameter(
                RULE,
                ChoiceKind(LookaheadRule, RULE_WORDS),
                tr_noop("How far to draft"),
                tr_noop(
                    "Adaptive follows measured times and what was accepted, and drafts only where "
                    "it pays; step rule and moving average follow what was accepted alone."
                ),
            ),
            _parameter(
                LOOKAHEAD,
                WholeKind(MIN_LOOKAHEAD, MAX_LOOKAHEAD),
                tr_noop("Fixed length"),
                tr_noop("How many tokens are drafted in each step."),
            ),
            _parameter(
                VERIFICATION,
                ChoiceKind(VerificationRule, VERIFICATION_WORDS),
                tr_noop("Judging drafts"),
                tr_noop(
                    "As a whole accepts somewhat more of long drafts at high temperatures; either "
                    "way the text follows the target alone."
                ),
            ),
        ),
    }


def _of_model(part: Part, facts: MachineFacts) -> tuple[Preference[Any], ...]:
    return (
        _parameter(
            f"{part}.threads",
            OrNone(WholeKind(1, facts.threads), tr_noop("Automatic")),
            tr_noop("Threads"),
            tr_noop(
                "How many threads compute a pass; automatic takes what a measurement found fastest."
            ),
        ),
        _parameter(
            f"{part}.devices",
            device_kind(facts),
            tr_noop("Computed on"),
            tr_noop("Automatic: on the GPUs that suit it best, as far as they have room."),
        ),
        _parameter(
            f"{part}.gpu_layers",
            OrNone(WholeKind(0, ALL_LAYERS), tr_noop("Automatic")),
            tr_noop("Layers on the GPU"),
            tr_noop(
                "How many layers GPUs compute, the processor has the rest; automatic: as many as "
                "fit."
            ),
        ),
        _parameter(
            f"{part}.tensor_split",
            OrNone(TextKind(_LONGEST_NAMES), tr_noop("Automatic")),
            tr_noop("Layers per GPU"),
            tr_noop(
                "How many layers each of the GPUs has, in their order, such as 20,13; automatic: "
                "by what is free on each."
            ),
        ),
        _parameter(
            f"{part}.batch_length",
            WholeKind(MIN_BATCH_LENGTH, MAX_BATCH_LENGTH),
            tr_noop("Batch"),
            tr_noop(
                "Most tokens of a prompt that are handed over at once: how soon stopping is "
                "noticed."
            ),
        ),
        _parameter(
            f"{part}.micro_batch_length",
            OrNone(WholeKind(1, MAX_BATCH_LENGTH), tr_noop("Automatic")),
            tr_noop("Micro batch"),
            tr_noop(
                "Most tokens computed together, at most the batch; automatic: 128 on processors "
                "without flash attention, else 512."
            ),
        ),
        _parameter(
            f"{part}.flash_attention",
            ChoiceKind(FlashAttention, FLASH_WORDS),
            tr_noop("Flash attention"),
            tr_noop(
                "Another order of computing attention; automatic: on GPUs, and where the cache of "
                "values needs it."
            ),
        ),
        _parameter(
            f"{part}.cache_type_k",
            ChoiceKind(CacheType, _CACHES),
            tr_noop("Cache of keys"),
            tr_noop("How exactly is kept what was read; fewer bits take less memory."),
        ),
        _parameter(
            f"{part}.cache_type_v",
            ChoiceKind(CacheType, _CACHES),
            tr_noop("Cache of values"),
            tr_noop("The same of the values; fewer than 16 bits need flash attention."),
        ),
    )


def _parameter(key: str, kind: ValueKind[Any], title: str, words: str) -> Preference[Any]:
    reloads = not key.startswith(f"{Part.DRAFTING}.")
    return Preference(key, _USUAL[key], kind, title, words, needs_reload=reloads)


def told_of(parameter: Preference[Any], facts: MachineFacts, longest_context: int) -> str:
    """What stands below the title: help, what is usual, and what this machine has."""
    parts = [tr(parameter.help)]
    if parameter.key != CONTEXT_LENGTH and parameter.name not in OF_GPUS:  # they say it themselves
        parts.append(tr("Usual: {value}.", value=parameter.kind.shown(parameter.default)))
    if parameter.name == "threads":
        cores = tr_n("{count} core", "{count} cores", facts.processor_cores)
        threads = tr_n("{count} thread", "{count} threads", facts.threads)
        parts.append(
            tr(
                "This machine has {cores}, {threads} for this program.",
                cores=cores,
                threads=threads,
            )
        )
    elif parameter.key == CONTEXT_LENGTH and longest_context:
        parts.append(tr("The model was made for {tokens}.", tokens=longest_context))
    return " ".join(parts)


def first_value(parameter: Preference[Any], facts: MachineFacts, longest_context: int) -> int | str:
    """What a person begins with who does not want a setting as usual."""
    if parameter.key == CONTEXT_LENGTH:
        return min(DEFAULT_CONTEXT_LENGTH, longest_context or DEFAULT_CONTEXT_LENGTH)
    if parameter.name == "threads":
        return min(facts.processor_cores, facts.threads)
    if parameter.name == "tensor_split":
        return "1,1"
    return _FIRST_MICRO_BATCH if parameter.name == "micro_batch_length" else 0


def unavailable_because(
    parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts
) -> str:
    """Why a setting cannot be changed here, or makes no difference now; empty: it does."""
    if parameter.name in OF_GPUS and not facts.gpus:
        return tr(NO_GPU)
    if parameter.key in (RULE, LOOKAHEAD, VERIFICATION) and values[METHOD] is Method.PLAIN:
        return tr(NOTHING_DRAFTED)
    if parameter.key == LOOKAHEAD and values[RULE] is not LookaheadRule.FIXED:
        return tr(_ONLY_FIXED)
    return ""
