"""Another language for rooms that know no window."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretoken.system.language import Language, set_language


@contextmanager
def foreign() -> Iterator[None]:
    """Every text that can be translated is made in <brackets> meanwhile."""
    set_language(Language("brackets", lambda text, _about, _count: f"<{text}>", group="."))
    try:
        yield
    finally:
        set_language(None)
