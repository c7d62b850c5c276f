"""The pairs of public models that the product suggests: ``resources/presets.toml``, validated.

What the file does not know (a size, a licence) is None here; the hub reports it before a download.
The head of the file says how to look up a fact and how memory needs are derived.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from foretoken.engine.config import SamplingParams
from foretoken.models.amounts import size_text
from foretoken.models.memory.free_memory import ROOM_TO_COMPUTE, Room
from foretoken.models.names import OWN_HEAD
from foretoken.system.language import said, tr, tr_noop
from foretoken.system.paths import resource_path
from foretoken.system.records import RecordError, record_from

PRESETS_RESOURCE = "presets.toml"
_BYTES_PER_CACHED_NUMBER = 2  # f16, for keys and the same again for values
_STATES = 3  # the current one, and those after the last two tokens of a pass, for rolling back
_PROGRAM_BYTES = 300 * 2**20
_Text: TypeAlias = Annotated[str, Meta(min_length=1)]
_Number: TypeAlias = Annotated[int, Meta(ge=1)]


@dataclass(frozen=True, slots=True)
class Licence:
    """The terms of a model."""

    name: _Text
    source: Annotated[str, Meta(pattern="^https://")]
    """Its address."""
    spdx: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PresetModel:
    """One file of the hub."""

    key: str
    title: _Text
    repository: str
    file: str
    revision: Annotated[str, Meta(pattern="^[0-9a-f]{40}$")] | None = None
    """Commit to which size and digest belong; None: the newest one."""
    size_bytes: _Number | None = None
    sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    estimated_bytes: _Number
    """The size, or an estimate from parameters and quantisation."""
    layers: Annotated[int, Meta(ge=0)]
    """Layers with a cache: not all of a hybrid, none of a head that reads its target's."""
    kv_width: Annotated[int, Meta(ge=0)]
    """Key/value heads times head size."""
    state_bytes: Annotated[int, Meta(ge=0)] = 0
    """State of recurrent layers."""
    active_share: Annotated[float, Meta(gt=0, le=1)] = 1.0
    """Share of its parameters that is active for a token."""
    licence: Licence | None
    gated: bool
    """Whether the hub requires a sign-in and consent before the download."""

    @property
    def bytes_per_pass(self) -> int:
        """Bytes of weights that a pass over one token reads."""
        return round(self.estimated_bytes * self.active_share)

    def cache_bytes(self, context_length: int, layers: int) -> int:
        """Return the size of a full KV cache of so many layers."""
        return 2 * layers * self.kv_width * _BYTES_PER_CACHED_NUMBER * context_length


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A target and a draft that fit each other."""

    id: _Text
    title: _Text
    reason: _Text
    """Reason for this draft, in a sentence."""
    target: PresetModel
    draft: PresetModel
    """Another model, a head, or the target itself if the head is in its file (MTP)."""
    context_length: _Number
    sampling: SamplingParams
    """Suggested by the makers."""
    purpose: str = ""
    """Special purpose; empty: general."""

    @property
    def own_head(self) -> bool:
        """Whether the target drafts by the head in its own file."""
        return self.draft.key == self.target.key

    @property
    def draft_title(self) -> str:
        """Name of the draft for the user."""
        return tr(OWN_HEAD) if self.own_head else self.draft.title

    @property
    def models(self) -> tuple[PresetModel, ...]:
        """Files to download: the target, and the draft unless it is in the target's file."""
        return (self.target,) if self.own_head else (self.target, self.draft)

    @property
    def download_bytes(self) -> int | None:
        """Total size of the files; None: the hub reports it before the download."""
        sizes = [model.size_bytes for model in self.models]
        return None if None in sizes else sum(size for size in sizes if size is not None)

    @property
    def memory_bytes(self) -> int:
        """Estimated memory requirements of the pair at the preset's context length."""
        weights = sum(model.estimated_bytes for model in self.models)
        caches = sum(each.cache_bytes(self.context_length, each.layers) for each in self.models)
        if self.own_head:
            caches += self.target.cache_bytes(self.context_length, layers=1)
        caches += _STATES * self.target.state_bytes
        return round(weights * (1 + ROOM_TO_COMPUTE)) + caches + _PROGRAM_BYTES


@cache
def builtin_presets() -> tuple[Preset, ...]:
    """Return the presets that ship with the product, small ones first.

    Raises ``OSError`` or ``ValueError`` if the installation is damaged.
    """
    return read_presets(resource_path(PRESETS_RESOURCE))


def read_presets(path: Path) -> tuple[Preset, ...]:
    """Read a file of presets. Raises ``OSError``, ``ValueError``.

    Errors in a file that ships with the product are for its maintainers, in English.
    """
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        models = {key: _model(document, key) for key in document["models"]}
        presets = [
            pair | {role: models[pair[role]] for role in ("target", "draft")}
            for pair in document["presets"]
        ]
    except KeyError as error:
        raise RecordError("presets-reference", file=path.name, name=str(error)) from error
    return record_from(tuple[Preset, ...], presets, path.name)


def _model(document: dict[str, Any], key: str) -> dict[str, Any]:
    """Return an entry with its references resolved."""
    entry, licence = document["models"][key], None
    if "terms" in entry:
        licence = document["licences"][entry["terms"]]
    size = entry.get("size_bytes")
    if size is None:
        bits = document["bits_per_weight"][entry["quantisation"]]
        size = round(entry["parameters"] * bits / 8)
    return {"key": key, **entry, "licence": licence, "estimated_bytes": size}


def advised_sampling(target: Path, in_file: Mapping[str, float]) -> Mapping[str, float]:
    """Return the sampling that the makers of a target advise, by names of ``SamplingParams``.

    It comes from the model file, or from the suggested pair whose target has this file name.
    """
    if in_file:
        return in_file
    for preset in builtin_presets():
        if preset.target.file.rpartition("/")[2] == target.name:
            usual, advised = asdict(SamplingParams()), asdict(preset.sampling)
            return {name: value for name, value in advised.items() if value != usual[name]}
    return {}


def download_size(models: Sequence[PresetModel]) -> str:
    """Return the size of models together, as far as known."""
    size = size_text(sum(model.estimated_bytes for model in models))
    if all(model.size_bytes is not None for model in models):
        return size
    return tr("about {size}", about="a download", size=size)


def why_too_big(preset: Preset, free_bytes: int) -> str:
    """Return why a preset needs more than ``free_bytes`` of memory; empty if it should fit."""
    if preset.memory_bytes <= free_bytes:
        return ""
    needed, free = size_text(preset.memory_bytes), size_text(free_bytes)
    return f"{said('pair-too-big', needed=needed, free=free)} {said('need-less-memory')}"


# --- recommendation -------------------------------------------------------------------------------


# The rest of a computer's memory is for other programs; that of GPUs is for models.
_SHARE_OF_RAM, _SHARE_OF_GPU = 0.5, 0.85
# Every target pass reads all weights that are active for a token: a core reads about 5 GB of them a
# second, all cores together about 40, which is the limit of the memory. Below five passes a second
# waiting for an answer is no fun, even with drafts.
_MOST_PER_CORE, _MOST_ON_PROCESSOR = 1_000_000_000, 8_000_000_000


@dataclass(frozen=True, slots=True)
class Recommendation:
    """A pair that fits comfortably, and the reason in a sentence."""

    preset: Preset
    reason: str


def recommended(presets: Sequence[Preset], room: Room, cores: int) -> Recommendation | None:
    """Return the largest general-purpose pair that fits comfortably, or None.

    The largest is the one whose target does most for each token: it is slowest, and gains most.
    ``cores`` are those of the processor, which does the work if the memory is not that of GPUs.
    """
    quick_bytes = min(_MOST_ON_PROCESSOR, cores * _MOST_PER_CORE)
    comfort = (_SHARE_OF_GPU if room.on_gpus else _SHARE_OF_RAM) * room.total
    general = [preset for preset in presets if not preset.purpose]
    roomy = [preset for preset in general if preset.memory_bytes <= min(comfort, room.free)]
    quick = [
        preset for preset in roomy if room.on_gpus or preset.target.bytes_per_pass <= quick_bytes
    ]
    if not quick:
        return None
    best = max(quick, key=lambda preset: preset.target.bytes_per_pass)
    return Recommendation(best, _reason(best, room, slower=len(roomy) > len(quick)))


def _reason(preset: Preset, room: Room, *, slower: bool) -> str:
    needed, total, free = map(size_text, (preset.memory_bytes, room.total, room.free))
    words = tr_noop(
        "It needs about {needed} of this computer's {total} of memory; {free} is free now."
    )
    if room.on_gpus:
        words = tr_noop(
            "It needs about {needed} of the GPU's {total} of memory; {free} is free now."
        )
    fit = tr(words, needed=needed, total=total, free=free)
    if slower:
        why = tr("Larger pairs would also fit, but would be slow on this processor.")
    elif room.on_gpus:
        why = tr("It is the largest pair that fits comfortably.")
    else:
        why = tr("It is the largest pair that leaves half of the memory to other programs.")
    return f"{fit} {why}"
