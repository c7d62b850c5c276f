"""Sizes of files and memory, and numbers of parameters, formatted for the user."""

from __future__ import annotations

from foretoken.system.language import number, tr


def size_text(count: float) -> str:
    """Format bytes in the unit of disks: "5.1 GB", "412 MB", "2.5 MB", "74 kB"."""
    if count >= 999.5e6:
        return tr("{number} GB", number=number(count / 1e9, 1))
    if count >= 999.5e3:
        return tr("{number} MB", number=number(count / 1e6, 0 if count >= 9.95e6 else 1))
    return tr("{number} kB", number=number(count / 1e3))


def count_text(count: int) -> str:
    """Format a number of parameters: "7.6B", "982M", "926K"; empty for 0."""
    if count >= 999_500_000:
        return f"{number(count / 1e9, 1)}B"
    if count >= 999_500:
        return f"{count / 1e6:.0f}M"
    return f"{count / 1e3:.0f}K" if count >= 1000 else str(count or "")
