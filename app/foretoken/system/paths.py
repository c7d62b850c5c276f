"""Platform-specific paths of the program's files, and paths for display."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path

import platformdirs

from foretoken.system.shown_text import shown_name

_MAX_SHOWN = 400
"""Maximum length shown. A shortened path cannot be copied; only hostile ones are this long."""


def config_path(name: str) -> Path:
    """Return a path in the user's configuration folder, which may not exist yet."""
    return platformdirs.user_config_path("foretoken", appauthor=False) / name


def cache_path(name: str) -> Path:
    """Return a path in the user's cache folder, which may not exist yet."""
    return platformdirs.user_cache_path("foretoken", appauthor=False) / name


def data_path(name: str) -> Path:
    """Return a path in the user's data folder, which may not exist yet."""
    return platformdirs.user_data_path("foretoken", appauthor=False) / name


def log_path(name: str) -> Path:
    """Return a path in the user's log folder, which may not exist yet."""
    return platformdirs.user_log_path("foretoken", appauthor=False) / name


def shown_path(path: Path) -> str:
    """Return a path for display, with ~ for the home folder and without invisible characters."""
    return shown_name(home_as_tilde(str(path)), _MAX_SHOWN)


def home_as_tilde(text: str) -> str:
    """Replace the user's home folder in ``text`` by ~, as it often contains the user's name."""
    try:
        home = Path.home()
        spellings = {str(home), str(home.resolve()), home.as_posix()}
    except (OSError, RuntimeError):  # no home folder
        return text
    for spelling in sorted(spellings, key=len, reverse=True):
        # A repr doubles the backslashes of Windows.
        for written in (spelling, spelling.replace("\\", "\\\\")):
            if len(written.strip("/\\")) > 1:
                # Do not match /home/anna within /home/annabel or /mnt/home/anna.
                pattern = rf"(?<![\w.]){re.escape(written)}(?![\w-])"
                text = re.sub(pattern, "~", text, flags=re.IGNORECASE)
    return text


_CHECKOUT = Path(__file__).resolve().parents[3] / "resources"


def resource_path(relative: str) -> Path:
    """Return the path of a file below ``resources/``, in a checkout, a wheel or a frozen build."""
    if _CHECKOUT.is_dir():
        return _CHECKOUT / relative
    return Path(str(files("foretoken"))) / "_resources" / relative


def own_command() -> list[str]:
    """Return the start of a command line that runs ``foretoken``, frozen or from Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "foretoken"]
