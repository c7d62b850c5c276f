"""JSON of any length that somebody else may have written: its objects are cut out one by one.

Only what is to be read at once is ever held: the beginning, or one object.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterator

from foretoken.system.given_json import MOST_LEVELS, NoJson
from foretoken.system.language import tr

_AT_ONCE_BYTES = 1 << 20
# A whole string, a bracket, or a string whose end is still to come.
_MARK = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"|[\[\]{}]|"', re.DOTALL)
_BETWEEN = re.compile(r"[\s,]*")
_BLANK = " \t\n\r"
_MARK_OF_ORDER = "\ufeff"


class JsonStream:
    """A JSON text that is read from its beginning to its end."""

    def __init__(self, read: Callable[[int], bytes], check: Callable[[], None]) -> None:
        """``read`` gives up to so many bytes, none at the end; ``check`` may raise to end it."""
        self._read = read
        self._check = check
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._held = ""
        self._at = 0
        """What stands before it was read."""
        self._ended = False

    def beginning(self, most: int) -> str:
        """The first characters, which stay to be read; blanks before them are gone."""
        while len(self._held) < most and self._fill():
            self._held = self._held.lstrip(_BLANK + _MARK_OF_ORDER)
        return self._held[:most]

    def skip(self, count: int) -> None:
        """Leave out so many characters."""
        self._at += count

    def rest(self, most: int) -> str:
        """All that is left. Raises ``NoJson`` for more than ``most`` characters."""
        while len(self._held) - self._at <= most and self._fill():
            pass
        if len(self._held) - self._at > most:
            raise NoJson(tr("it is longer than {most} characters", most=most))
        return self._held[self._at :]

    def objects(self, most: int) -> Iterator[str]:
        """The objects of a list whose bracket was the last that was read.

        Raises ``NoJson``: an object is longer than ``most`` characters or has too many levels,
        something else stands in the list, or its end is missing.
        """
        while True:
            between = _BETWEEN.match(self._held, self._at)
            self._at = self._at if between is None else between.end()
            if self._at == len(self._held):
                if not self._fill():
                    raise _cut_off()
            elif self._held[self._at] == "]":
                self._at += 1
                return
            elif self._held[self._at] != "{":
                raise NoJson(tr("its list holds something else than conversations"))
            else:
                end = self._end_of_object(most)
                found = self._held[self._at : end]
                self._at = end
                yield found

    def _end_of_object(self, most: int) -> int:
        at, level = self._at, 0
        while True:
            found = _MARK.search(self._held, at)
            if found is None or found[0] == '"':
                # What is begun is searched anew: as much again is read, so that it is not often.
                searched = (len(self._held) if found is None else found.start()) - self._at
                if not self._fill(max(_AT_ONCE_BYTES, len(self._held) - self._at)):
                    raise _cut_off()
                at = self._at + searched
            else:
                at = found.end()
                level += {"{": 1, "[": 1, "}": -1, "]": -1}.get(found[0], 0)
                if level > MOST_LEVELS:
                    raise NoJson(
                        tr("its lists and tables have more than {most} levels", most=MOST_LEVELS)
                    )
            if at - self._at > most or len(self._held) - self._at > 4 * most:
                raise NoJson(tr("one conversation is longer than {most} characters", most=most))
            if not level and found is not None and found[0] in ("}", "]"):
                return at

    def _fill(self, size: int = _AT_ONCE_BYTES) -> bool:
        """Read on; what was read before is forgotten."""
        if self._ended:
            return False
        self._check()
        data = self._read(size)
        self._ended = not data
        try:
            more = self._decoder.decode(data, final=self._ended)
        except UnicodeDecodeError:
            raise NoJson(tr("it is no text")) from None
        self._held, self._at = self._held[self._at :] + more, 0
        return not self._ended


def _cut_off() -> NoJson:
    return NoJson(tr("its end is missing: it was cut off"))
