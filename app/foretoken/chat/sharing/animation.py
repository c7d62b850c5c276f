"""Writing of GIF and WebP animations, one frame at a time as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import IO, TYPE_CHECKING, Any

from foretoken.system.language import tr, tr_noop

if TYPE_CHECKING:
    from PIL import Image

_EXACT_COLOURS = 64
_APART = 9
"""Pillow compares colours without the last two bits, which is up to 3 less in each channel."""
_MOST_PICTURES = 100_000
_COLOURS = 255
"""Colours of a GIF; the last of 256 marks unchanged pixels."""


class AnimationFormat(StrEnum):
    """File format of an animation."""

    WEBP = "webp"
    GIF = "gif"

    @property
    def words(self) -> str:
        """Display name."""
        return tr(_WORDS[self])

    @property
    def suffix(self) -> str:
        """File name suffix."""
        return f".{self.value}"


_WORDS = {
    AnimationFormat.WEBP: tr_noop("WebP (smaller, all colours)"),
    AnimationFormat.GIF: tr_noop("GIF (works everywhere, 255 colours)"),
}


def write_animation(
    out: IO[bytes],
    kind: AnimationFormat,
    size: tuple[int, int],
    durations_ms: Sequence[int],
    sample: bytes,
    pictures: Iterator[bytes],
) -> None:
    """Write an endlessly repeated animation.

    ``size`` is width and height. A frame has four bytes per pixel (blue, green, red, unused), row
    by row. ``sample`` is a frame with the important colours, from which a GIF's palette is made.
    ``pictures`` yields a frame for each of ``durations_ms``; its exceptions are passed on.
    """
    film = _film(size, durations_ms, pictures, None if kind is AnimationFormat.WEBP else sample)
    options: dict[str, Any]
    if kind is AnimationFormat.WEBP:
        # Lossless: text and lines stay sharp, and files small, because most of a frame does not
        # change. Only the first is a key frame.
        kmin, kmax = _MOST_PICTURES, _MOST_PICTURES + 1
        options = {"lossless": True, "method": 3, "quality": 50, "kmin": kmin, "kmax": kmax}
    else:
        options = {"disposal": 1, "optimize": True, "transparency": _COLOURS}
    film.save(out, kind.name, save_all=True, duration=list(durations_ms), loop=0, **options)


def _film(
    size: tuple[int, int],
    durations_ms: Sequence[int],
    pictures: Iterator[bytes],
    sample: bytes | None,
) -> Image.Image:
    """Return a Pillow image of several frames that holds only one at a time."""
    from PIL import Image  # slow to import, and few users ever record an animation

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
            return 0  # Pillow seeks back there at the end, where the last frame will do

    return Film()


def _palette(sample: Image.Image) -> Image.Image:
    """Return a palette image for a GIF: the sample's most frequent colours, and means of the rest.

    No two are so close that Pillow could confuse them, which would turn white into nearly white.
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
