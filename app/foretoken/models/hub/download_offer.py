"""What the hub says of wanted models before their download, and whether a person must hear of it.

What was shown (a preset's sizes, whether terms must be accepted) may have been true once; the hub
has the last word. A question is only made of what a person would decide otherwise for.
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
from foretoken.models.hub.hub import MAIN, Hub, HubRepository
from foretoken.models.library.library import LibraryModel, ModelKind
from foretoken.models.presets.suggested import Preset, PresetModel
from foretoken.system.fetching import Cancel
from foretoken.system.language import tr

# Systems slow down, and updates fail, on a disk with less.
_LEAST_LEFT_BYTES = 5_000_000_000
# So far off may a size be that was shown.
_NEAR = 0.1


@dataclass(frozen=True, slots=True)
class Offer:
    """Models as they are now on the hub."""

    models: tuple[HubModel, ...]
    question: str
    """What differs from what was shown; empty where nothing does."""


class LocalCopies:
    """The library by the names of its files.

    A copy is known by name and size. Its SHA-256 is not computed: that reads gigabytes before
    anything can be used, and a file of the same name with as many bytes that is another one would
    be loaded like any model of the library, whose pair is compared before.
    """

    def __init__(self, models: Iterable[LibraryModel]) -> None:
        self._by_name: dict[str, list[LibraryModel]] = {}
        for model in models:
            if model.kind is not ModelKind.BROKEN:
                self._by_name.setdefault(model.path.name, []).append(model)

    def find(self, repository: str, file: str, size: int | None) -> LibraryModel | None:
        """Return a model that is this file, or None; ``size`` is that of all its parts.

        Without a size nothing is found: a name alone does not tell a whole file from half of one.
        """
        name = PurePosixPath(file).name
        # Older versions of llama.cpp put the repository before the name (common/arg.cpp).
        in_llama_cpp = f"{repository}_{file}".replace("/", "_")
        found = [
            model
            for wanted in (name, in_llama_cpp)
            for model in self._by_name.get(wanted, ())
            if model.size_bytes == size
        ]
        owner_and_name = repository.replace("/", "--")
        return min(
            found,
            key=lambda model: (
                repository not in model.path.as_posix()
                and owner_and_name not in model.path.as_posix()
            ),
            default=None,
        )


def preset_paths(preset: Preset, folder: Path) -> tuple[Path, ...]:
    """Where the models of a preset are kept once they are there."""
    return tuple(local_path(folder, model.repository, model.file) for model in preset.models)


def downloaded(model: PresetModel, folder: Path) -> Path | None:
    """The file, if all of it was downloaded; a split one has its note until its last part is."""
    path = local_path(folder, model.repository, model.file)
    return path if path.exists() and not download_notes.note_beside(path).exists() else None


def ask_for(wanted: Sequence[PresetModel], hub: Hub, folder: Path, cancel: Cancel) -> Offer:
    """Ask the hub for models of a preset. Raises ``FetchError``."""
    models, doubts = [], []
    for known in wanted:
        told = hub.repository(known.repository, known.revision or MAIN, cancel)
        model = told.find(known.file, known.sha256)
        models.append(model)
        doubts += _differences(known, model, told)
    return Offer(tuple(models), " ".join([*doubts, *_disk_doubts(models, folder)]))


def ask_about_disk(models: Sequence[HubModel], folder: Path) -> Offer:
    """Check the disk alone, for models that the hub has just told of."""
    return Offer(tuple(models), " ".join(_disk_doubts(models, folder)))


def remember(models: Sequence[HubModel], folder: Path) -> None:
    """Let the next start find downloads that have not begun. Raises ``OSError``."""
    for model in models:
        if download_notes.received(folder, model) < model.size:
            note = download_notes.note_path(folder, model)
            note.parent.mkdir(parents=True, exist_ok=True)
            download_notes.write_note(folder, model)


def _differences(known: PresetModel, model: HubModel, told: HubRepository) -> list[str]:
    found = []
    if abs(model.size - known.estimated_bytes) > _NEAR * known.estimated_bytes:
        found.append(
            tr(
                "{model} is {size}, not about {expected}.",
                model=known.title,
                size=size_text(model.size),
                expected=size_text(known.estimated_bytes),
            )
        )
    if told.gated and not known.gated:
        found.append(
            tr("The terms of {model} must be accepted on its page by now.", model=told.name)
        )
    spdx = known.licence.spdx if known.licence else None
    # Only where both speak of well-known licences; "other" and makers' own names tell nothing.
    if spdx and told.licence and told.licence.lower() not in (spdx.lower(), "other"):
        found.append(
            tr(
                "{model} names the licence {licence}, not {expected}.",
                model=told.name,
                licence=told.licence,
                expected=spdx,
            )
        )
    return found


def _disk_doubts(models: Sequence[HubModel], folder: Path) -> list[str]:
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    missing = sum(model.size - download_notes.received(folder, model) for model in models)
    left = shutil.disk_usage(existing).free - missing
    # What does not fit at all is refused with its own words when the download begins.
    if RESERVE_BYTES <= left < _LEAST_LEFT_BYTES and missing > 0:
        free = size_text(left)
        return [tr("After this download only {size} of the disk are free.", size=free)]
    return []
