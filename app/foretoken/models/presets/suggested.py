"""The pairs of public models that the product suggests: ``resources/presets.toml``, validated.

What the file does not know (a size, a licence) is told by the hub before a download, and None
here. Its head says how a fact can be looked up and how the need for memory is derived.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from foretoken.engine.config import SamplingParams
from foretoken.models.amounts import size_text
from foretoken.system.language import tr
from foretoken.system.paths import resource_path
from foretoken.system.records import RecordError, record_from

PRESETS_RESOURCE = "presets.toml"
HUB_REPOSITORY = re.compile(r"^(?!\.+/)[\w.-]+/(?!\.+$)[\w.-]+$", re.ASCII)
"""The form of a repository's name, owner/name; parts of dots alone would lead out of a folder."""
_BYTES_PER_CACHED_NUMBER = 2  # f16, for keys and as much again for values
# Guesses on the safe side. llama.cpp computes in 53 MiB for a model of 0.9 billion parameters, a
# tenth of its weights, and in relatively less for bigger ones; the program itself takes the rest.
_ROOM_TO_COMPUTE = 0.05
_PROGRAM_BYTES = 300 * 2**20
_Text: TypeAlias = Annotated[str, Meta(min_length=1)]
_Number: TypeAlias = Annotated[int, Meta(ge=1)]
_Https: TypeAlias = Annotated[str, Meta(pattern="^(https://|$)")]


def is_hub_file(name: str) -> bool:
    """Whether ``name`` can be a GGUF file in a repository, and its path leads nowhere else."""
    parts = name.split("/")
    return name.endswith(".gguf") and "\\" not in name and not {"", ".", ".."} & set(parts)


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the facts of an entry can be looked up; only those that it has."""

    file: _Https = ""
    shape: _Https = ""
    licence: _Https = ""
    pair: _Https = ""
    vocabulary: _Https = ""
    sampling: _Https = ""

    @property
    def facts(self) -> dict[str, str]:
        """Addresses by what they tell."""
        return {fact: url for fact, url in msgspec.structs.asdict(self).items() if url}


class Licence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a model."""

    name: _Text
    url: _Https = msgspec.field(name="source")
    looked_up: date
    spdx: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class _ModelEntry:
    """A model as the file has it."""

    title: _Text
    repository: Annotated[str, Meta(pattern=HUB_REPOSITORY.pattern)]
    file: str
    revision: Annotated[str, Meta(pattern="^[0-9a-f]{40}$")] | None = None
    """The commit that size and digest belong to; None: the newest one."""
    size_bytes: _Number | None = None
    sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    parameters: _Number | None = None
    quantisation: _Text
    architecture: _Text
    layers: _Number
    kv_width: _Number
    """Key/value heads times head size."""
    vocabulary_size: _Number
    terms: str | None = None
    """Its licence, by its entry."""
    gated: bool
    """Whether the hub asks for a sign-in and consent before the download."""
    sources: Sources
    looked_up: date

    def __post_init__(self) -> None:
        if not is_hub_file(self.file):
            raise ValueError(f"{self.file!r} is not the name of a .gguf file")  # not translated
        facts = {"file", "shape"} | ({"licence"} if self.terms else set())
        if set(self.sources.facts) != facts:
            raise ValueError(  # not translated: see ``read_presets``
                f"{self.title!r} must have these sources: {sorted(facts)}"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class PresetModel(_ModelEntry):
    """One file of the hub."""

    key: str
    licence: Licence | None
    estimated_bytes: int
    """The size, or what parameters and quantisation make of it."""

    def cache_bytes(self, context_length: int) -> int:
        """Size of a full KV cache; less where a model looks at nearby tokens only."""
        return 2 * self.layers * self.kv_width * _BYTES_PER_CACHED_NUMBER * context_length


class _PresetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A pair as the file has it."""

    id: _Text
    title: _Text
    reason: _Text
    """Why this draft, in a sentence."""
    target: str
    draft: str
    vocabulary: Literal["same", "padding"]
    context_length: _Number
    sampling: SamplingParams
    sources: Sources
    looked_up: date
    purpose: str = ""

    def __post_init__(self) -> None:
        if set(self.sources.facts) != {"pair", "vocabulary", "sampling"}:
            raise ValueError(  # not translated: see ``read_presets``
                f"{self.id!r} must have sources of pair, vocabulary and sampling"
            )


@dataclass(frozen=True, slots=True)
class Preset:
    """A target and a draft that fit each other."""

    id: str
    title: str
    reason: str
    """Why this draft, in a sentence."""
    target: PresetModel
    draft: PresetModel
    context_length: int
    sampling: SamplingParams
    """What the makers suggest."""
    sources: Sources
    looked_up: date
    purpose: str = ""
    """What it was made for; empty: for all."""

    @property
    def models(self) -> tuple[PresetModel, PresetModel]:
        """Target and draft."""
        return self.target, self.draft

    @property
    def download_bytes(self) -> int | None:
        """Both files together; None: told by the hub before the download."""
        sizes = [model.size_bytes for model in self.models]
        return None if None in sizes else sum(size for size in sizes if size is not None)

    @property
    def memory_bytes(self) -> int:
        """An estimate of what the pair needs in memory at the preset's context length."""
        weights = sum(model.estimated_bytes for model in self.models)
        caches = sum(model.cache_bytes(self.context_length) for model in self.models)
        return round(weights * (1 + _ROOM_TO_COMPUTE)) + caches + _PROGRAM_BYTES


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether a preset can run here."""

    can_run: bool
    reason: str
    """A sentence for people, in either case."""
    needed_bytes: int
    """Estimated."""


@dataclass(frozen=True, slots=True)
class SuggestedPresets:
    """The validated file."""

    presets: tuple[Preset, ...]
    architectures: frozenset[str]
    """What the pinned llama.cpp can load."""
    bindings: str
    """The version of llama-cpp-python that ``architectures`` was taken from."""

    def find(self, preset_id: str) -> Preset:
        """Return a preset. Raises ``KeyError`` with a sentence that names those that exist."""
        for preset in self.presets:
            if preset.id == preset_id:
                return preset
        known = ", ".join(preset.id for preset in self.presets)
        raise KeyError(f"There is no preset {preset_id!r}. Known ones: {known}.")


@cache
def builtin_presets() -> SuggestedPresets:
    """Return the presets that travel with the product, small ones first.

    Raises ``OSError`` or ``RecordError`` (a ``ValueError``) if the installation is damaged.
    """
    return read_presets(resource_path(PRESETS_RESOURCE))


def read_presets(path: Path) -> SuggestedPresets:
    """Read and validate such a file. Raises ``OSError``, ``RecordError``.

    What is wrong in a file that belongs to the product is told to those who make it, in English.
    """
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        words = tr(
            "{file} is not a {kind} file: {reason}.",
            file=path.name,
            kind="TOML",
            reason=str(error),
        )
        raise RecordError(words) from error
    file = record_from(_File, document, path.name, strict=True)
    try:
        models = {key: _model(file, key, entry) for key, entry in file.models.items()}
        presets = tuple(_preset(entry, models) for entry in file.presets)
        if len({preset.id for preset in presets}) < len(presets):
            raise ValueError("an id is there twice")  # not translated: see ``read_presets``
    except KeyError as error:
        raise RecordError(  # not translated: see ``read_presets``
            f"{path.name}: there is no {error} in its lists"
        ) from error
    except ValueError as error:
        raise RecordError(f"{path.name}: {error}") from error
    return SuggestedPresets(
        presets, frozenset(file.llama_cpp.architectures), file.llama_cpp.version
    )


def advised_sampling(target: Path, in_file: Mapping[str, float]) -> Mapping[str, float]:
    """What the makers of a target advise, by the names of ``SamplingParams``.

    It stands in the file, or in the pairs that are suggested here, which know it by its name.
    """
    if in_file:
        return in_file
    for preset in builtin_presets().presets:
        if preset.target.file.rpartition("/")[2] == target.name:
            usual, advised = asdict(SamplingParams()), asdict(preset.sampling)
            return {name: value for name, value in advised.items() if value != usual[name]}
    return {}


def readiness(
    preset: Preset, free_bytes: int, architectures: frozenset[str] | None = None
) -> Readiness:
    """Tell whether a preset can run with ``free_bytes`` of memory, by estimate.

    That the two vocabularies fit is part of the validated file. ``architectures``: those that
    llama.cpp can load; None: the built-in list.
    """
    known = builtin_presets().architectures if architectures is None else architectures
    needed = preset.memory_bytes
    for model in preset.models:
        if model.architecture not in known:
            reason = tr(
                "{model} uses the {architecture} architecture, which this version of llama.cpp "
                "cannot load. Update Foretoken, or choose another pair.",
                model=model.title,
                architecture=model.architecture,
            )
            return Readiness(False, reason, needed)
    reason = tr(
        "The pair needs about {needed} of memory, and {free} are free (estimated).",
        needed=size_text(needed),
        free=size_text(free_bytes),
    )
    if needed > free_bytes:
        advice = tr("Close other programs, shorten the context, or choose a smaller pair.")
        return Readiness(False, f"{reason} {advice}", needed)
    return Readiness(True, reason, needed)


# --- the file ----------------------------------------------------------------------------------


class _Architectures(msgspec.Struct, forbid_unknown_fields=True):
    version: _Text
    source: _Https
    looked_up: date
    architectures: Annotated[list[str], Meta(min_length=1)]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal[1]
    llama_cpp: _Architectures
    bits_per_weight: dict[str, Any]
    """By quantisation, beside their source."""
    licences: dict[str, Licence]
    models: dict[str, _ModelEntry]
    presets: list[_PresetEntry]


def _model(file: _File, key: str, entry: _ModelEntry) -> PresetModel:
    if entry.architecture not in file.llama_cpp.architectures:
        raise ValueError(f"{key}: {entry.architecture!r} is unknown to llama.cpp")  # not translated
    size, bits = entry.size_bytes, file.bits_per_weight.get(entry.quantisation)
    if size is None and (entry.parameters is None or not isinstance(bits, float)):
        raise ValueError(  # not translated: see ``read_presets``
            f"{key}: without a size, parameters and a quantisation must be known"
        )
    return PresetModel(
        **{each.name: getattr(entry, each.name) for each in fields(entry)},
        key=key,
        licence=None if entry.terms is None else file.licences[entry.terms],
        estimated_bytes=size or round((entry.parameters or 0) * float(str(bits)) / 8),
    )


def _preset(entry: _PresetEntry, models: dict[str, PresetModel]) -> Preset:
    target, draft = models[entry.target], models[entry.draft]
    rows = target.vocabulary_size, draft.vocabulary_size
    if (entry.vocabulary == "padding") != (rows[0] != rows[1]):
        raise ValueError(  # not translated: see ``read_presets``
            f"{entry.id}: vocabularies of {rows} are not {entry.vocabulary!r}"
        )
    if draft.estimated_bytes >= target.estimated_bytes:
        raise ValueError(f"{entry.id}: the draft must be smaller than the target")  # not translated
    return Preset(
        entry.id,
        entry.title,
        entry.reason,
        target,
        draft,
        entry.context_length,
        entry.sampling,
        entry.sources,
        entry.looked_up,
        entry.purpose,
    )
