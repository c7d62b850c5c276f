"""A test language for code without a window."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretoken.system.language import Language, set_language


@contextmanager
def foreign() -> Iterator[None]:
    """Put every translatable text in <brackets>."""
    set_language(Language("brackets", lambda text, _about, _count: f"<{text}>", group="."))
    try:
        yield
    finally:
        set_language(None)
