"""Text put together from stretches of the source, and where each of its characters came from."""

from __future__ import annotations

from bisect import bisect_right


class MappedText:
    """A text whose stretches are pieces of the source; what is ours has the place -1."""

    __slots__ = ("_sources", "_starts", "text")

    def __init__(self, text: str, starts: list[int], sources: list[int]) -> None:
        """The stretch from ``starts[i]`` to the next one stands at ``sources[i]`` in the source."""
        self.text = text
        self._starts = starts
        self._sources = sources

    @classmethod
    def of_line(cls, text: str, place: int) -> MappedText:
        """Text that stands in the source as it is."""
        return cls(text, [0], [place])

    def behind(self, at: int) -> MappedText:
        """The rest of it, from an index on."""
        if not at:
            return self
        piece = bisect_right(self._starts, at) - 1
        starts = [0, *(start - at for start in self._starts[piece + 1 :])]
        return MappedText(self.text[at:], starts, [self.place(at), *self._sources[piece + 1 :]])

    def place(self, at: int) -> int:
        """Place in the source of the character at this index."""
        piece = bisect_right(self._starts, at) - 1
        source = self._sources[piece]
        return source if source < 0 else source + at - self._starts[piece]

    def places(self, start: int, end: int) -> range | tuple[int, ...]:
        """Places of the characters from ``start`` to before ``end``; a range if they follow."""
        starts, sources = self._starts, self._sources
        piece = bisect_right(starts, start) - 1
        if piece + 1 == len(starts) or end <= starts[piece + 1]:
            source = sources[piece]
            if source >= 0:
                return range(source + start - starts[piece], source + end - starts[piece])
        found: list[int] = []
        while start < end:
            last = min(end, starts[piece + 1]) if piece + 1 < len(starts) else end
            source = sources[piece]
            if source < 0:
                found.extend([-1] * (last - start))
            else:
                begin = source + start - starts[piece]
                found.extend(range(begin, begin + last - start))
            start = last
            piece += 1
        return in_short(found)


def in_short(places: list[int]) -> range | tuple[int, ...]:
    """The same places as a range where one follows the other."""
    if not places:
        return range(0)
    first, last = places[0], places[-1]
    if first >= 0 and last - first + 1 == len(places):
        # As many as there is room for; two may share a place yet, and another be left out.
        following = range(first, last + 1)
        if places == list(following):
            return following
    return tuple(places)
