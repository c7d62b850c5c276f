"""Which devices run a model, and why a GPU may not be used."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from foretoken.control.models.engine_wish import MachineFacts
from foretoken.engine.config import CPU_ONLY
from foretoken.preferences.preference import OrNone, Preference, WordKind
from foretoken.system.language import listed, tr, tr_noop

NO_GPU = tr_noop("Not available: no supported GPU was found.")
_MOST_COMBINED = 3
"""Of more GPUs only all together are offered beside each alone: a menu is to be read."""
_DEVICES, _LAYERS, _SPLIT = "devices", "gpu_layers", "tensor_split"
OF_GPUS = (_DEVICES, _LAYERS, _SPLIT)
"""Names of the settings that are about GPUs."""


def device_kind(facts: MachineFacts) -> OrNone[str]:
    """What can be chosen: automatic, the processor alone, each GPU, and several of them."""
    titles = dict(zip(facts.gpu_devices, facts.gpus, strict=False))
    choices = {CPU_ONLY: tr_noop("Processor only"), **titles}
    count = len(titles)
    sizes = range(2, count + 1) if count <= _MOST_COMBINED else [count]
    for size in sizes:
        for names in combinations(titles, size):
            choices[",".join(names)] = listed(names)
    return OrNone(WordKind(choices), tr_noop("Automatic"))


def settled(values: Mapping[str, Any], key: str, value: object) -> dict[str, Any]:
    """Return what changes with a setting: how many layers the GPUs of before had means nothing."""
    part, _, name = key.partition(".")
    changed = {key: value}
    if name == _DEVICES and value != values[key]:
        changed[f"{part}.{_SPLIT}"] = None
        if value == CPU_ONLY:
            changed[f"{part}.{_LAYERS}"] = None
    return changed


def is_offered(parameter: Preference[Any], values: Mapping[str, Any], facts: MachineFacts) -> bool:
    """Whether a setting has anything to decide, or is to be seen because it was changed."""
    name = parameter.name
    if name not in OF_GPUS or values[parameter.key] != parameter.default:
        return True
    devices = values[f"{parameter.room}.{_DEVICES}"]
    if name == _SPLIT:
        return bool(facts.gpus) and devices is not None and "," in devices
    return bool(facts.gpus) and (name == _DEVICES or devices != CPU_ONLY)


def gpu_note(facts: MachineFacts) -> str:
    """Why a GPU that may be here is not used, and what to do; empty: there is nothing to say."""
    if facts.gpus or not facts.left_out:
        return ""
    return tr(
        "No GPU is used: {why}. Install or update the driver of the graphics card, or the GPU code "
        "of this version, and restart Foretoken. To retry what failed, start it with "
        "FORETOKEN_GPU_BACKENDS=again.",
        why="; ".join(facts.left_out).rstrip("."),
    )


def processor_note(facts: MachineFacts) -> str:
    """What there is to say where there is no GPU."""
    if facts.gpus:
        return ""
    return gpu_note(facts) or tr("Both models run on the processor: no GPU was found.")
