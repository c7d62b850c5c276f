"""How the product starts itself once more, as a helper process."""

from __future__ import annotations

import sys


def own_command() -> list[str]:
    """The beginning of a command line that runs ``foretoken``, frozen or from Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "foretoken"]
