"""Results of experiments as JSON files: one format, with the raw record and what follows from it.

Read back is only the record, each field within its limits; figures that a file claims are for
other programs.
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
from foretoken.system.language import tr, tr_noop
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
# Of a model file, at its beginning, in its middle and at its end.
_SAMPLED_BYTES = 1 << 20
_Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
_NOT_ONE = {
    "benchmark": tr_noop("This is no benchmark of Foretoken."),
    "race": tr_noop("This is no race of Foretoken."),
}
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MeasuredFile:
    """A model file, known by what is in it and not by where it is."""

    name: Name
    """As models are called everywhere."""
    size: Count
    """In bytes."""
    mark: Name
    """SHA-256 of its size and of a MiB each of its beginning, middle and end; shortened."""

    @classmethod
    def of(cls, path: Path) -> MeasuredFile:
        """Read a file's mark. Raises ``OSError``."""
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
    """The computer and what ran on it; nothing tells whose it is."""

    system: _Text
    processor: _Text
    cores: Count
    usable_threads: Count
    """That the program may run on at the same time."""
    python: _Text
    foretoken: _Text
    bindings: _Text
    """Version of llama-cpp-python, which tells that of llama.cpp."""
    backend: _Text
    """Instruction sets and back ends, as llama.cpp writes them."""

    @classmethod
    def here(cls) -> Machine:
        """This computer, now."""
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
    # JSON: nothing is decoded before it is known what it is, and the figures never are.
    record: msgspec.Raw = msgspec.Raw(b"null")
    figures: msgspec.Raw = msgspec.Raw(b"null")


def experiment_json(
    record: object, kind: str, figures: object = None, *, bare: bool = False
) -> str:
    """What ``read_experiment`` reads back; ``figures`` are what else follows from the record.

    With ``bare`` only the facts are written, in as little space as JSON takes.
    """
    program = f"Foretoken {__version__}"  # not translated: a name
    values = (record, figures) if bare else (with_figures(record), with_figures(figures))
    parts = [msgspec.Raw(record_json(each)) for each in values]
    text = record_json(_ExperimentFile(kind, FORMAT, VERSION, program, *parts))
    return f"{text if bare else msgspec.json.format(text, indent=1)}\n"


def read_experiment(content: bytes | str, kind: str, record: type[T]) -> T:
    """Read a record that anybody may have written. Raises ``RecordError``."""
    what = tr("The file")
    head = read_record(_ExperimentFile, content, what)
    if (head.format, head.kind) != (FORMAT, kind):
        raise RecordError(tr(_NOT_ONE[kind]))
    if head.version > VERSION:
        raise RecordError(tr("A newer version of Foretoken has written this file."))
    return read_record(record, bytes(head.record), what)


def with_figures(record: object) -> Any:
    """A record as tables and lists: its fields, and the figures that are properties of it.

    One inside another of its kind has its fields alone: a property may be of the kind itself.
    """
    return record_values(_opened(record, ()))


def _opened(value: Any, within: tuple[type, ...]) -> Any:
    if is_dataclass(value):
        kind, names = type(value), [field.name for field in fields(value)]
        if kind not in within:
            names += [name for name, each in vars(kind).items() if isinstance(each, property)]
        return {name: _opened(getattr(value, name), (*within, kind)) for name in names}
    if isinstance(value, list | tuple):
        return [_opened(each, within) for each in value]
    if isinstance(value, dict):
        return {key: _opened(each, within) for key, each in value.items()}
    return value
