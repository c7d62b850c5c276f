"""Methods that Qt calls while Python waits for Qt."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def told_not_raised(method: Callable[P, None]) -> Callable[P, None]:
    """Hand an error to whoever listens for unhandled ones, and go on.

    On Python 3.11, PySide (6.11) dies of an error that an override in Python raises if Qt was
    called from Python and the error comes from C code, as that of a division by zero does:
    Shiboken asks a plain text for the arguments of the error.
    """

    @wraps(method)
    def told(*args: P.args, **named: P.kwargs) -> None:
        try:
            method(*args, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)

    return told
