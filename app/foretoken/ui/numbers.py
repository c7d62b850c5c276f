"""How measured numbers are written, the same everywhere."""

from __future__ import annotations


def format_rate(tokens_per_second: float) -> str:
    """One decimal below a thousand, thousands separated above."""
    if tokens_per_second >= 1000:
        return f"{tokens_per_second:,.0f}"
    return f"{tokens_per_second:.1f}"
