"""Other languages for code without a window."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretoken.system.language import Language, set_language


@contextmanager
def foreign(language: Language | None = None) -> Iterator[None]:
    """Use a language; by default one that puts every translatable text in <brackets>."""
    brackets = Language("brackets", lambda text, _about, _count: f"<{text}>", group=".")
    set_language(language or brackets)
    try:
        yield
    finally:
        set_language(None)
