"""The benchmarks that were made on this computer: a file for each, the newest ones, in a folder."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from foretoken.models.benchmarks.record import KIND, BenchmarkRecord
from foretoken.models.pairs.experiment_file import MOST_BYTES, experiment_json, read_experiment
from foretoken.system.atomic_file import write_atomically
from foretoken.system.given_files import read_given
from foretoken.system.paths import data_path

MOST_KEPT = 100
_SUFFIX = ".json"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StoredBenchmarks:
    """What is in the folder."""

    records: tuple[BenchmarkRecord, ...]
    """Newest first."""
    unreadable: int
    """Files that were left aside: damaged, or of a newer version."""


class BenchmarkFiles:
    """Reads and writes the folder; to be used on one thread at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder`` is that of the user's data unless it is given."""
        self._folder = folder or data_path("benchmarks")

    def read(self) -> StoredBenchmarks:
        """Read all of them; what cannot be read is counted and stays."""
        records, unreadable = [], 0
        for file in self._files():
            try:
                records.append(read_benchmark(file))
            except (OSError, ValueError) as error:
                unreadable += 1
                _log.warning("A benchmark is not listed: %s", type(error).__name__)
        records.sort(key=lambda record: record.measured_at, reverse=True)
        return StoredBenchmarks(tuple(records), unreadable)

    def add(self, record: BenchmarkRecord) -> None:
        """Keep one, and let the oldest go where there are too many. Raises ``OSError``."""
        write_atomically(self._file(record), experiment_json(record, KIND, bare=True))
        for old in self._files()[:-MOST_KEPT]:
            old.unlink(missing_ok=True)

    def remove(self, record: BenchmarkRecord) -> None:
        """Delete one. Raises ``OSError``."""
        self._file(record).unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        """Oldest first: their names begin with the moment."""
        return sorted(self._folder.glob(f"*{_SUFFIX}"))

    def _file(self, record: BenchmarkRecord) -> Path:
        safe = "".join(each for each in record.id if each.isascii() and each.isalnum())
        return self._folder / f"{record.measured_at:%Y%m%dT%H%M%S}-{safe}{_SUFFIX}"


def read_benchmark(file: Path) -> BenchmarkRecord:
    """Read a file that anybody may have written. Raises ``OSError`` and ``RecordError``."""
    return read_experiment(read_given(file, MOST_BYTES), KIND, BenchmarkRecord)
