"""Files of the hub that other programs have brought to this computer already."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

from foretoken.models.library.library import LibraryModel, ModelKind


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
