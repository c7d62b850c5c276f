"""Where the product keeps its files on this platform, and how a path is shown to others."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path

import platformdirs

from foretoken.system.shown_text import shown_name

_LONGEST_SHOWN = 400
"""A path that is cut cannot be copied; only hostile ones are as long."""


def config_path(name: str) -> Path:
    """A file in the user's configuration folder; who writes it makes the folder."""
    return platformdirs.user_config_path("foretoken", appauthor=False) / name


def cache_path(name: str) -> Path:
    """A file in the user's cache folder; who writes it makes the folder."""
    return platformdirs.user_cache_path("foretoken", appauthor=False) / name


def data_path(name: str) -> Path:
    """A file in the user's data folder; who writes it makes the folder."""
    return platformdirs.user_data_path("foretoken", appauthor=False) / name


def log_path(name: str) -> Path:
    """A file in the user's folder for logs; who writes it makes the folder."""
    return platformdirs.user_log_path("foretoken", appauthor=False) / name


def shown_path(path: Path) -> str:
    """A path for people: with ~ for the home folder, and nothing in it that cannot be seen."""
    return shown_name(home_as_tilde(str(path)), _LONGEST_SHOWN)


def home_as_tilde(text: str) -> str:
    """Return ``text`` with the user's home folder written as ~: its name is often a person's."""
    try:
        home = Path.home()
        spellings = {str(home), str(home.resolve()), home.as_posix()}
    except (OSError, RuntimeError):  # no home at all
        return text
    for spelling in sorted(spellings, key=len, reverse=True):
        # In a repr, Windows' backslashes are doubled.
        for written in (spelling, spelling.replace("\\", "\\\\")):
            if len(written.strip("/\\")) > 1:
                # /home/anna is not the home of /home/annabel, and /mnt/home/anna is no home.
                pattern = rf"(?<![\w.]){re.escape(written)}(?![\w-])"
                text = re.sub(pattern, "~", text, flags=re.IGNORECASE)
    return text


_CHECKOUT = Path(__file__).resolve().parents[3] / "resources"


def resource_path(relative: str) -> Path:
    """Path of a file under ``resources/``, in a checkout, a wheel or the frozen application."""
    if _CHECKOUT.is_dir():
        return _CHECKOUT / relative
    return Path(str(files("foretoken"))) / "_resources" / relative


def own_command() -> list[str]:
    """The beginning of a command line that runs ``foretoken``, frozen or from Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "foretoken"]
