"""GGUF files of a hub repository: which of them are one model, and what their names tell."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Annotated

from msgspec import Meta

from foretoken.models.names import is_safe_path

Commit = Annotated[str, Meta(pattern=r"^[0-9a-f]{40}\Z")]
"""An immutable state of a repository."""
# llama.cpp's gguf-split and its loader: name-00001-of-00003.gguf.
_PART = re.compile(r"(?P<name>.+)-(?P<number>\d{5})-of-(?P<count>\d{5})\.gguf", re.IGNORECASE)
# Types of llama.cpp's quantize and the variants that repositories make of them: Q4_K_M, IQ2_XXS,
# Q6_K_L, UD-Q4_K_XL, MXFP4_MOE, TQ1_0, BF16.
_QUANTISATION = re.compile(
    r"(?<![A-Za-z0-9])"
    r"((?:UD-)?(?:I?Q\d(?:_[A-Z0-9]{1,3})*|TQ\d_\d|MXFP4(?:_MOE)?|NVFP4)|B?F16|FP16|F32)"
    r"(?![A-Za-z0-9])",
    re.IGNORECASE,
)
# Files for images and sound, and input of quantize: no language models by themselves.
_COMPANION = re.compile(r"mmproj|imatrix", re.IGNORECASE)
# More than any disk holds, and short enough to be shown.
_MOST_BYTES = 1 << 50


@dataclass(frozen=True, slots=True)
class HubFile:
    """A file of a repository, with its expected size and digest."""

    path: str
    """Within the repository, with forward slashes."""
    size: Annotated[int, Meta(ge=1, le=_MOST_BYTES)]
    """In bytes."""
    sha256: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


@dataclass(frozen=True, slots=True)
class HubModel:
    """The unit of a download: a GGUF file, or all parts of a split one."""

    repository: str
    commit: Commit
    """Files of one commit never change."""
    quantisation: str
    """According to the file's name; empty if that says nothing."""
    files: Annotated[tuple[HubFile, ...], Meta(min_length=1)]

    @property
    def name(self) -> str:
        """File name without suffix and part number."""
        name = PurePosixPath(self.files[0].path).name
        part = _PART.fullmatch(name)
        return part["name"] if part else name.removesuffix(".gguf")

    @property
    def size(self) -> int:
        """Total bytes of all files."""
        return sum(file.size for file in self.files)


def local_path(folder: Path, repository: str, file: str) -> Path:
    """Return the path of a repository's file below the folder of all downloads."""
    return folder.joinpath(*repository.split("/"), *file.split("/"))


def models_of(repository: str, commit: str, files: Iterable[HubFile]) -> list[HubModel]:
    """Group files into models, smallest first; a split one that lacks a part is left out."""
    groups: dict[str, list[HubFile]] = {}
    for file in sorted(files, key=lambda file: file.path):
        name = PurePosixPath(file.path).name
        if is_safe_path(file.path) and 0 < file.size <= _MOST_BYTES and not _COMPANION.search(name):
            part = _PART.fullmatch(file.path)
            key = f"{part['name']}/{part['count']}" if part else file.path
            groups.setdefault(key, []).append(file)
    found = [
        HubModel(repository, commit, quantisation(group[0].path), tuple(group))
        for group in groups.values()
        if _is_whole(group)
    ]
    return sorted(found, key=lambda model: (model.size, model.name))


def _is_whole(files: Sequence[HubFile]) -> bool:
    parts = [_PART.fullmatch(file.path) for file in files]
    if parts[0] is None:
        return True
    numbers = [int(part["number"]) for part in parts if part is not None]
    return numbers == list(range(1, int(parts[0]["count"]) + 1))


def quantisation(path: str) -> str:
    """Return the number format in a file's name, or else in its folder's; empty if none."""
    for part in reversed(path.split("/")):
        if found := _QUANTISATION.findall(part):
            return str(found[-1]).upper().replace("FP16", "F16")
    return ""
