"""Animations as GIF or WebP files, written picture by picture as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import IO, TYPE_CHECKING

from foretoken.system.language import tr, tr_noop

if TYPE_CHECKING:
    from PIL import Image

_EXACT_COLOURS = 64
_APART = 9
"""Pillow compares what a colour is without its last two bits: up to 3 less in each channel."""
_MOST_PICTURES = 100_000
_COLOURS = 255
"""Of a GIF; the last one of 256 stands for what stays as it was."""


class AnimationFormat(StrEnum):
    """A kind of file."""

    WEBP = "webp"
    GIF = "gif"

    @property
    def words(self) -> str:
        """What it is, for a person."""
        return tr(_WORDS[self])

    @property
    def suffix(self) -> str:
        """Of its files."""
        return f".{self.value}"


_WORDS = {
    AnimationFormat.WEBP: tr_noop("WebP (smaller, all colours)"),
    AnimationFormat.GIF: tr_noop("GIF (shown everywhere, 255 colours)"),
}


def write_animation(
    out: IO[bytes],
    kind: AnimationFormat,
    size: tuple[int, int],
    durations_ms: Sequence[int],
    sample: bytes,
    pictures: Iterator[bytes],
) -> None:
    """Write an animation that begins anew at its end.

    ``size`` is width and height; a picture has four bytes for each pixel, blue, green, red and one
    of no meaning, row by row. ``sample`` is a picture with the colours that matter: a GIF has no
    others. ``pictures`` are asked for one by one, as many as there are ``durations_ms``; whatever
    they raise is raised here.
    """
    film = _film(size, durations_ms, pictures, None if kind is AnimationFormat.WEBP else sample)
    durations = list(durations_ms)
    if kind is AnimationFormat.WEBP:
        # Letters and lines are sharp without loss, and small: most of a picture stays as it was,
        # so that no picture but the first is kept as a whole.
        film.save(
            out,
            "WEBP",
            save_all=True,
            duration=durations,
            loop=0,
            lossless=True,
            method=3,
            quality=50,
            kmin=_MOST_PICTURES,
            kmax=_MOST_PICTURES + 1,
        )
    else:
        film.save(
            out,
            "GIF",
            save_all=True,
            duration=durations,
            loop=0,
            disposal=1,
            optimize=True,
            transparency=_COLOURS,
        )


def _film(
    size: tuple[int, int],
    durations_ms: Sequence[int],
    pictures: Iterator[bytes],
    sample: bytes | None,
) -> Image.Image:
    """An image of several frames as Pillow knows them, of which it holds one at a time."""
    from PIL import Image  # it takes long to import, and few ever record something

    def image(pixels: bytes) -> Image.Image:
        return Image.frombuffer("RGB", size, pixels, "raw", "BGRX", 0, 1)

    palette = None if sample is None else _palette(image(sample))

    class Film(Image.Image):
        n_frames = len(durations_ms)

        def __init__(self) -> None:
            super().__init__()
            self._at = -1
            self.seek(0)

        def seek(self, frame: int) -> None:
            if frame >= self.n_frames:
                raise EOFError
            while self._at < frame:
                self._at += 1
                shown = image(next(pictures))
                if palette is not None:
                    shown = shown.quantize(palette=palette, dither=Image.Dither.NONE)
                    self.palette = shown.palette
                self.im, self._mode, self._size = shown.im, shown.mode, shown.size

        def tell(self) -> int:
            return 0  # whoever goes back there at the end is content with the last one

    return Film()


def _palette(sample: Image.Image) -> Image.Image:
    """An image with the colours of a GIF: those that fill most of the sample, and means of others.

    None is so near to another one that Pillow could take it for that: then what is white would be
    nearly white.
    """
    from PIL import Image

    counted = sample.getcolors(sample.width * sample.height) or []
    counted.sort(key=lambda each: each[0], reverse=True)
    means = sample.quantize(_COLOURS).convert("RGB").getcolors(_COLOURS) or []
    kept: list[tuple[int, ...]] = []
    for _, colour in counted[:_EXACT_COLOURS] + means:
        assert isinstance(colour, tuple)
        if len(kept) < _COLOURS and all(_distance(colour, other) >= _APART for other in kept):
            kept.append(colour)
    result = Image.new("P", (1, 1))
    result.putpalette([channel for colour in kept for channel in colour])
    return result


def _distance(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))
