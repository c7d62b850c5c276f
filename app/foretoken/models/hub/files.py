"""GGUF files of a hub repository: which of them are one model, and what their names tell."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Annotated

from msgspec import Meta

from foretoken.models.names import is_safe_path, split_name

Commit = Annotated[str, Meta(pattern=r"^[0-9a-f]{40}\Z")]
"""An immutable state of a repository."""
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
        return split_name(PurePosixPath(self.files[0].path).name)[0]

    @property
    def size(self) -> int:
        """Total bytes of all files."""
        return sum(file.size for file in self.files)


def local_path(folder: Path, repository: str, file: str) -> Path:
    """Return the path of a repository's file below the folder of all downloads."""
    return folder.joinpath(*repository.split("/"), *file.split("/"))


def models_of(repository: str, commit: str, files: Iterable[HubFile]) -> list[HubModel]:
    """Group files into models, smallest first; a split one that lacks a part is left out."""
    groups: dict[tuple[str, int], list[HubFile]] = {}
    for file in sorted(files, key=lambda file: file.path):
        name = PurePosixPath(file.path).name
        if is_safe_path(file.path) and 0 < file.size <= _MOST_BYTES and not _COMPANION.search(name):
            whole, _, count = split_name(file.path)
            groups.setdefault((whole, count), []).append(file)
    found = [
        HubModel(repository, commit, quantisation(group[0].path), tuple(group))
        for (_, count), group in groups.items()
        if [split_name(file.path)[1] for file in group] == list(range(1, count + 1))
    ]
    return sorted(found, key=lambda model: (model.size, model.name))


def quantisation(path: str) -> str:
    """Return the number format in a file's name, or else in its folder's; empty if none."""
    for part in reversed(path.split("/")):
        if found := _QUANTISATION.findall(part):
            return str(found[-1]).upper().replace("FP16", "F16")
    return ""
