"""``foretoken preferences``: list the preferences for ``--set`` and the environment."""

from __future__ import annotations

import argparse

from foretoken.cli.terminal import Code, write
from foretoken.preferences.declared import THEME, USER_PREFERENCES
from foretoken.preferences.described import help_lines
from foretoken.preferences.store import COMMAND_LINE

DESCRIPTION = (
    f"List the preferences. For one session, foretoken {COMMAND_LINE} KEY=VALUE or an environment "
    f"variable such as {THEME.variable} overrides the saved value."
)


def add_options(_parser: argparse.ArgumentParser) -> None:
    """Declare no options."""


def run(_options: argparse.Namespace) -> int:
    """List the preferences; return the exit code."""
    for each in USER_PREFERENCES:
        key, meaning = help_lines(each)
        write(f"{key}\n    {meaning}\n")
    return Code.DONE
