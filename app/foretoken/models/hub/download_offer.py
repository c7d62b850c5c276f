"""Offers of the hub for wanted models before a download, and what to ask the user about them.

What was shown (a preset's sizes, whether terms must be accepted) may be outdated; the hub has the
last word. The question mentions only what could change the user's decision.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from foretoken.models.amounts import size_text
from foretoken.models.hub import download_notes
from foretoken.models.hub.downloads import RESERVE_BYTES
from foretoken.models.hub.files import HubModel, local_path
from foretoken.models.hub.hub import Hub, HubRepository
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.library import LibraryModel
from foretoken.models.presets.suggested import Preset, PresetModel
from foretoken.system.fetching import Cancel
from foretoken.system.language import said

# With less free space, systems slow down and updates fail.
_LEAST_LEFT_BYTES = 5_000_000_000
# Tolerated relative difference from the size that was shown.
_SIZE_TOLERANCE = 0.1


@dataclass(frozen=True, slots=True)
class Offer:
    """Models as they are now on the hub."""

    models: tuple[HubModel, ...]
    question: str
    """Differences from what was shown; empty if there are none."""


def local_copy(
    models: Iterable[LibraryModel], repository: str, file: str, size: int | None
) -> LibraryModel | None:
    """Return the model of a library that is this file, or None; ``size`` is that of all its parts.

    A copy is identified by name and size. Its SHA-256 is not computed: that would read gigabytes
    before anything can be used, and another file with the same name and size would be loaded like
    any model of the library, whose pair is compared before. Without a size nothing is found: a name
    does not tell a whole file from half of one.
    """
    # Older versions of llama.cpp put the repository in front of the name (common/arg.cpp).
    names = PurePosixPath(file).name, f"{repository}_{file}".replace("/", "_")
    found = [each for each in models if each.size_bytes == size and each.path.name in names]
    places = repository, repository.replace("/", "--")
    return min(
        (each for each in found if each.kind is not ModelKind.BROKEN),
        key=lambda each: not any(place in each.path.as_posix() for place in places),
        default=None,
    )


def preset_paths(preset: Preset, folder: Path) -> tuple[Path, ...]:
    """Return where the models of a preset are stored once they are downloaded."""
    return tuple(local_path(folder, model.repository, model.file) for model in preset.models)


def downloaded(model: PresetModel, folder: Path) -> Path | None:
    """Return the file if it is complete; a split one has its note until its last part is there."""
    path = local_path(folder, model.repository, model.file)
    return path if path.exists() and not download_notes.note_beside(path).exists() else None


def offer(
    wanted: Sequence[PresetModel],
    listed: Sequence[HubModel],
    hub: Hub,
    folder: Path,
    cancel: Cancel,
) -> Offer:
    """Query the hub for the models of a preset; without any, offer those just listed by the hub.

    Checks the disk in both cases. Raises ``FetchError``.
    """
    found, doubts = [], []
    for known in wanted:
        offered = hub.repository(known.repository, known.revision, cancel)
        model = offered.find(known.file, known.sha256)
        found.append(model)
        doubts += _differences(known, model, offered)
    models = tuple(found or listed)
    return Offer(models, " ".join([*doubts, *_disk_doubts(models, folder)]))


def remember(models: Sequence[HubModel], folder: Path) -> None:
    """Store notes of downloads that have not begun, for the next start. Raises ``OSError``."""
    for model in models:
        if download_notes.received(folder, model) < model.size:
            download_notes.write_note(folder, model)


def _differences(known: PresetModel, model: HubModel, offered: HubRepository) -> list[str]:
    found = []
    if abs(model.size - known.estimated_bytes) > _SIZE_TOLERANCE * known.estimated_bytes:
        size, expected = size_text(model.size), size_text(known.estimated_bytes)
        found.append(said("offer-other-size", model=known.title, size=size, expected=expected))
    if offered.gated and not known.gated:
        found.append(said("offer-now-gated", model=offered.name))
    spdx = known.licence.spdx if known.licence else None
    # Only well-known licences are compared; "other" and makers' own names say nothing.
    if spdx and offered.licence and offered.licence.lower() not in (spdx.lower(), "other"):
        name, licence = offered.name, offered.licence
        found.append(said("offer-other-licence", model=name, licence=licence, expected=spdx))
    return found


def _disk_doubts(models: Sequence[HubModel], folder: Path) -> list[str]:
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    missing = sum(model.size - download_notes.received(folder, model) for model in models)
    left = shutil.disk_usage(existing).free - missing
    # What does not fit at all is refused with its own message when the download begins.
    if RESERVE_BYTES <= left < _LEAST_LEFT_BYTES and missing > 0:
        return [said("offer-leaves-little-space", size=size_text(left))]
    return []
