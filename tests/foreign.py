"""Another language for rooms that know no window."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretoken.system.language import Language, speak


@contextmanager
def foreign() -> Iterator[None]:
    """Every text that can be translated is made in <brackets> meanwhile."""
    speak(Language("brackets", lambda text, _about, _count: f"<{text}>", group="."))
    try:
        yield
    finally:
        speak(None)
