"""Files that travel with the product: models, icons."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

_CHECKOUT = Path(__file__).resolve().parents[3] / "resources"


def resource_path(relative: str) -> Path:
    """Path of a file under ``resources/``, in a checkout, a wheel or the frozen application."""
    if _CHECKOUT.is_dir():
        return _CHECKOUT / relative
    return Path(str(files("foretoken"))) / "_resources" / relative
