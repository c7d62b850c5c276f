"""The pairs of public models that the product suggests: ``resources/presets.toml``, validated.

What the file does not know (a size, a licence) is told by the hub before a download, and None
here. Its head says how a fact can be looked up and how the need for memory is derived.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path

from foretoken.engine.config import SamplingParams
from foretoken.models.amounts import size_text
from foretoken.models.presets.fields import FieldError, Table
from foretoken.system.language import tr
from foretoken.system.paths import resource_path

PRESETS_RESOURCE = "presets.toml"
HUB_REPOSITORY = re.compile(r"(?!\.+/)[\w.-]+/(?!\.+$)[\w.-]+", re.ASCII)
"""The form of a repository's name, owner/name; parts of dots alone would lead out of a folder."""
_FORMAT = 1
_SAME, _PADDING = "same", "padding"
_COMMIT = re.compile(r"[0-9a-f]{40}")
_COMMIT_WORDS = "a commit of 40 hex digits"  # not translated: see ``read_presets``
_SHA256 = re.compile(r"[0-9a-f]{64}")
_SHA256_WORDS = "64 hex digits"  # not translated: see ``read_presets``
_BYTES_PER_CACHED_NUMBER = 2  # f16, for keys and as much again for values
# Guesses on the safe side. llama.cpp computes in 53 MiB for a model of 0.9 billion parameters, a
# tenth of its weights, and in relatively less for bigger ones; the program itself takes the rest.
_ROOM_TO_COMPUTE = 0.05
_PROGRAM_BYTES = 300 * 2**20


def is_hub_file(name: str) -> bool:
    """Whether ``name`` can be a GGUF file in a repository, and its path leads nowhere else."""
    parts = name.split("/")
    return name.endswith(".gguf") and "\\" not in name and not {"", ".", ".."} & set(parts)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact can be looked up, and when that was done."""

    fact: str
    url: str
    looked_up: date


@dataclass(frozen=True, slots=True)
class Licence:
    """The terms of a model."""

    name: str
    spdx: str | None
    url: str
    looked_up: date


@dataclass(frozen=True, slots=True)
class PresetModel:
    """One file of the hub."""

    key: str
    title: str
    repository: str
    file: str
    revision: str | None
    """The commit that size and digest belong to; None: the newest one."""
    size_bytes: int | None
    sha256: str | None
    parameters: int | None
    quantisation: str
    architecture: str
    layers: int
    kv_width: int
    """Key/value heads times head size."""
    vocabulary_size: int
    licence: Licence | None
    gated: bool
    """Whether the hub asks for a sign-in and consent before the download."""
    estimated_bytes: int
    """The size, or what parameters and quantisation make of it."""
    sources: tuple[Source, ...]

    def cache_bytes(self, context_length: int) -> int:
        """Size of a full KV cache; less where a model looks at nearby tokens only."""
        return 2 * self.layers * self.kv_width * _BYTES_PER_CACHED_NUMBER * context_length


@dataclass(frozen=True, slots=True)
class Preset:
    """A target and a draft that fit each other."""

    id: str
    title: str
    reason: str
    """Why this draft, in a sentence."""
    target: PresetModel
    draft: PresetModel
    padding: bool
    """Whether one vocabulary has more rows than the other, which no text uses."""
    context_length: int
    sampling: SamplingParams
    """What the makers suggest."""
    sources: tuple[Source, ...]
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

    Raises ``OSError`` or ``FieldError`` (a ``ValueError``) if the installation is damaged.
    """
    return read_presets(resource_path(PRESETS_RESOURCE))


def read_presets(path: Path) -> SuggestedPresets:
    """Read and validate such a file. Raises ``OSError``, ``FieldError``.

    What is wrong in a file that belongs to the product is told to those who make it, in English.
    """
    try:
        text = path.read_text(encoding="utf-8")
        root = Table(path.name, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        words = tr("{file} is no TOML file: {reason}.", file=path.name, reason=str(error))
        raise FieldError(words) from error
    if (version := root.whole("format")) != _FORMAT:
        raise root.error("format", f"must be {_FORMAT}, not {version}")
    architectures, bindings = _architectures(root.table("llama_cpp"))
    bits = _bits_per_weight(root.table("bits_per_weight"))
    licences = {
        name: _licence(table)
        for name, table in _entries(root.table("licences"), "Licence")  # not translated: see above
    }
    models = {
        name: _model(name, table, licences, bits, architectures)
        for name, table in _entries(root.table("models"), "Model")  # not translated: see above
    }
    presets: dict[str, Preset] = {}
    for number, values in enumerate(root.take("presets", list), start=1):
        preset = _preset(Table(f"Preset {number}", values), models)  # not translated: see above
        if preset.id in presets:
            raise FieldError(  # not translated: see above
                f"Preset {number}, id: {preset.id!r} is there twice."
            )
        presets[preset.id] = preset
    root.finish()
    return SuggestedPresets(tuple(presets.values()), architectures, bindings)


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
                "{model} is of the architecture {architecture}, which this version of llama.cpp "
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


# --- tables of the file ------------------------------------------------------------------------


def _entries(table: Table, kind: str) -> list[tuple[str, Table]]:
    return [(name, Table(f"{kind} {name!r}", table.take(name, dict))) for name in table.names()]


def _architectures(table: Table) -> tuple[frozenset[str], str]:
    version = table.text("version")
    _url(table, "source")
    table.take("looked_up", date)
    names = table.take("architectures", list)
    table.finish()
    if not names or not all(isinstance(name, str) for name in names):
        raise table.error("architectures", "must be a list of names")
    return frozenset(names), version


def _bits_per_weight(table: Table) -> dict[str, float]:
    _url(table, "source")
    table.take("looked_up", date)
    return {name: table.take(name, float) for name in table.names()}


def _licence(table: Table) -> Licence:
    name, spdx = table.text("name"), table.text("spdx", "")
    licence = Licence(name, spdx or None, _url(table, "source"), table.take("looked_up", date))
    table.finish()
    return licence


def _model(
    key: str,
    table: Table,
    licences: dict[str, Licence],
    bits: dict[str, float],
    architectures: frozenset[str],
) -> PresetModel:
    file = table.text("file")
    if not is_hub_file(file):
        raise table.error("file", f"must be the name of a .gguf file, not {file!r}")
    architecture, quantisation = table.text("architecture"), table.text("quantisation")
    if architecture not in architectures:
        raise table.error("architecture", f"{architecture!r} is unknown to llama.cpp")
    size, parameters = table.whole_or_none("size_bytes"), table.whole_or_none("parameters")
    if size is None and (parameters is None or quantisation not in bits):
        raise table.error(  # not translated: see ``read_presets``
            "size_bytes", "is missing, and no known quantisation and parameters allow an estimate"
        )
    licence = table.text("licence", "")
    if licence and licence not in licences:
        raise table.error("licence", f"{licence!r} is not in the list of licences")
    facts = ("file", "shape", "licence") if licence else ("file", "shape")
    model = PresetModel(
        key=key,
        title=table.text("title"),
        repository=_matching(
            table, "repository", table.text("repository"), HUB_REPOSITORY, "owner/name"
        ),
        file=file,
        revision=_matching(table, "revision", table.text("revision", ""), _COMMIT, _COMMIT_WORDS)
        or None,
        size_bytes=size,
        sha256=_matching(table, "sha256", table.text("sha256", ""), _SHA256, _SHA256_WORDS) or None,
        parameters=parameters,
        quantisation=quantisation,
        architecture=architecture,
        layers=table.whole("layers"),
        kv_width=table.whole("kv_width"),
        vocabulary_size=table.whole("vocabulary_size"),
        licence=licences.get(licence),
        gated=table.take("gated", bool),
        estimated_bytes=size or round((parameters or 0) * bits[quantisation] / 8),
        sources=_sources(table, facts),
    )
    table.finish()
    return model


def _preset(table: Table, models: dict[str, PresetModel]) -> Preset:
    preset_id = table.text("id")
    table.where = f"Preset {preset_id!r}"  # not translated: see ``read_presets``
    chosen = {role: table.text(role) for role in ("target", "draft")}
    for role, key in chosen.items():
        if key not in models:
            raise table.error(role, f"{key!r} is not in the list of models")
    target, draft = models[chosen["target"]], models[chosen["draft"]]
    promise = table.text("vocabulary")
    if promise not in (_SAME, _PADDING):
        raise table.error("vocabulary", f"must be {_SAME} or {_PADDING}, not {promise!r}")
    if (promise == _PADDING) != (target.vocabulary_size != draft.vocabulary_size):
        raise table.error(  # not translated: see ``read_presets``
            "vocabulary",
            f"is not {promise!r} with {target.vocabulary_size:,} "
            f"and {draft.vocabulary_size:,} rows",
        )
    if draft.estimated_bytes >= target.estimated_bytes:
        raise table.error("draft", "must be smaller than the target")
    preset = Preset(
        id=preset_id,
        title=table.text("title"),
        reason=table.text("reason"),
        target=target,
        draft=draft,
        padding=promise == _PADDING,
        context_length=table.whole("context_length"),
        sampling=table.table("sampling").settings(SamplingParams),
        sources=_sources(table, ("pair", "vocabulary", "sampling")),
        purpose=table.text("purpose", ""),
    )
    table.finish()
    return preset


def _sources(table: Table, facts: tuple[str, ...]) -> tuple[Source, ...]:
    day = table.take("looked_up", date)
    sources = table.table("sources")
    found = tuple(Source(fact, _url(sources, fact), day) for fact in facts)
    sources.finish()
    return found


def _url(table: Table, name: str) -> str:
    url = table.text(name)
    if not url.startswith("https://"):
        raise table.error(name, f"must be an https address, not {url!r}")
    return url


def _matching(table: Table, name: str, text: str, pattern: re.Pattern[str], meaning: str) -> str:
    """Return ``text`` if it has that form or is empty. Raises ``FieldError``."""
    if text and not pattern.fullmatch(text):
        raise table.error(name, f"must be {meaning}, not {text!r}")
    return text
