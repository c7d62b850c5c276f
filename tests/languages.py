"""Another language for what is made meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretoken.system.language import Language, speak


@contextmanager
def in_brackets() -> Iterator[None]:
    """Every text that can be translated stands in «brackets»."""
    speak(Language("brackets", lambda text, _about, _count: f"«{text}»"))
    try:
        yield
    finally:
        speak(None)
