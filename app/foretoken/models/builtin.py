"""The pair that comes with the product, so that a first start works offline."""

from __future__ import annotations

from pathlib import Path

from foretoken.settings.resources import resource_path


def builtin_pair() -> tuple[Path, Path]:
    """Files of the built-in target and draft."""
    return (
        resource_path("models/starter-target-7M-f16.gguf"),
        resource_path("models/starter-draft-1M-f16.gguf"),
    )
