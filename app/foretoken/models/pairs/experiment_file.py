"""Experiment results as JSON files: one format with the raw record and the derived figures.

Only the record is read back, and each field is validated; the figures are for other programs.
"""

from __future__ import annotations

import hashlib
import os
import platform
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from foretoken import __version__
from foretoken.engine.llama.backend import cores
from foretoken.engine.llama.library import bindings_version, system_info
from foretoken.models.names import model_name
from foretoken.system.language import tr
from foretoken.system.machine import processor_cores, processor_name, system_name
from foretoken.system.records import (
    Count,
    Name,
    RecordError,
    read_record,
    record_json,
    record_values,
)

FORMAT, VERSION = "foretoken experiment", 1  # not translated: a key
MOST_BYTES = 100_000_000
# Hashed at the beginning, in the middle and at the end of a model file.
_SAMPLED_BYTES = 1 << 20
_Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
_WRONG_KIND = {"benchmark": "not-a-benchmark", "race": "not-a-race"}
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MeasuredFile:
    """A model file, identified by its content and not by its location."""

    name: Name
    """Name by which the model is shown everywhere."""
    size: Count
    """In bytes."""
    mark: Name
    """Shortened SHA-256 of the size and a MiB each of the beginning, middle and end."""

    @classmethod
    def of(cls, path: Path) -> MeasuredFile:
        """Read and hash a file. Raises ``OSError``."""
        digest = hashlib.sha256()
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            digest.update(str(size).encode())
            for start in (0, size // 2, max(0, size - _SAMPLED_BYTES)):
                file.seek(start)
                digest.update(file.read(_SAMPLED_BYTES))
        return cls(model_name(path), size, digest.hexdigest()[:16])


@dataclass(frozen=True, slots=True)
class Machine:
    """Computer and software of a run; nothing identifies its owner."""

    system: _Text
    processor: _Text
    cores: Count
    usable_threads: Count
    """Number of threads that the program may run at the same time."""
    python: _Text
    foretoken: _Text
    bindings: _Text
    """Version of llama-cpp-python, which determines that of llama.cpp."""
    backend: _Text
    """Instruction sets and back ends, as reported by llama.cpp."""

    @classmethod
    def here(cls) -> Machine:
        """Describe this computer."""
        return cls(
            system=system_name(),
            processor=processor_name() or platform.machine(),
            cores=processor_cores(),
            usable_threads=cores(),
            python=platform.python_version(),
            foretoken=__version__,
            bindings=bindings_version(),
            backend=system_info(),
        )


class _ExperimentFile(msgspec.Struct, frozen=True):
    kind: str = ""
    format: str = ""
    version: int = 0
    program: str = ""
    # Raw JSON: the record is decoded once its kind is known, the figures never.
    record: msgspec.Raw = msgspec.Raw(b"null")
    figures: msgspec.Raw = msgspec.Raw(b"null")


def experiment_json(
    record: object, kind: str, figures: object = None, *, bare: bool = False
) -> str:
    """Serialise what ``read_experiment`` reads; ``figures`` are derived from the record.

    With ``bare`` only the facts are written, as compact JSON.
    """
    program = f"Foretoken {__version__}"  # not translated: a name
    values = (record, figures) if bare else (with_figures(record), with_figures(figures))
    parts = [msgspec.Raw(record_json(each)) for each in values]
    text = record_json(_ExperimentFile(kind, FORMAT, VERSION, program, *parts))
    return f"{text if bare else msgspec.json.format(text, indent=1)}\n"


def read_experiment(content: bytes | str, kind: str, record: type[T]) -> T:
    """Parse an untrusted record. Raises ``RecordError``."""
    what = tr("The file")
    head = read_record(_ExperimentFile, content, what)
    if (head.format, head.kind) != (FORMAT, kind):
        raise RecordError(_WRONG_KIND[kind])
    if head.version > VERSION:
        raise RecordError("experiment-file-newer")
    return read_record(record, bytes(head.record), what)


def with_figures(record: object) -> Any:
    """Return a record as plain dicts and lists: its fields, and figures that are its properties."""
    return record_values(_opened(record))


def _opened(value: Any) -> Any:
    if is_dataclass(value):
        names = [field.name for field in fields(value)]
        names += [name for name, each in vars(type(value)).items() if isinstance(each, property)]
        return {name: _opened(getattr(value, name)) for name in names}
    if isinstance(value, list | tuple):
        return [_opened(each) for each in value]
    if isinstance(value, dict):
        return {key: _opened(each) for key, each in value.items()}
    return value
