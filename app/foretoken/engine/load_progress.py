"""Joins the progress of several files into one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path


class JoinedProgress:
    """Weighs files by their sizes."""

    def __init__(self, progress: Callable[[float], bool] | None, paths: Sequence[Path]) -> None:
        """``progress`` hears the loaded share of all files, 0 to 1; False from it cancels."""
        self._progress = progress
        self._sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]

    def part(self, index: int) -> Callable[[float], bool] | None:
        """Return what to tell the progress of one file to."""
        progress = self._progress
        if progress is None:
            return None
        before, size = sum(self._sizes[:index]), self._sizes[index]
        total = sum(self._sizes) or 1
        return lambda share: progress((before + share * size) / total)
