"""Where the product keeps its files on this platform."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def config_path(name: str) -> Path:
    """A file in the user's configuration folder; who writes it makes the folder."""
    return platformdirs.user_config_path("foretoken", appauthor=False) / name


def cache_path(name: str) -> Path:
    """A file in the user's cache folder; who writes it makes the folder."""
    return platformdirs.user_cache_path("foretoken", appauthor=False) / name
