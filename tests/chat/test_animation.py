"""Animations show every picture for its time, in its colours."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from foretoken.chat.sharing.animation import AnimationFormat, write_animation

SIZE = 40, 30
WHITE, INK, NEAR = (255, 255, 255), (26, 35, 48), (254, 254, 254)


def picture(number: int) -> Image.Image:
    """A white page with a line that grows, and something nearly white."""
    image = Image.new("RGB", SIZE, WHITE)
    image.paste(INK, (0, 10, 5 * (number + 1), 14))
    image.paste(NEAR, (20, 20, 30, 25))
    return image


def pixels(image: Image.Image) -> bytes:
    return image.tobytes("raw", "BGRX")


@pytest.mark.parametrize("durations", [[80, 160, 2500], [2500]])
@pytest.mark.parametrize("kind", AnimationFormat)
def test_every_picture_stands_for_its_time_in_its_colours(
    kind: AnimationFormat, durations: list[int]
) -> None:
    out = BytesIO()
    pictures = iter([pixels(picture(number)) for number in range(len(durations))])
    write_animation(out, kind, SIZE, durations, pixels(picture(2)), pictures)
    made = Image.open(out)
    assert (made.format, made.size) == (kind.name, SIZE)
    assert getattr(made, "n_frames", 1) == len(durations)
    for number, duration in enumerate(durations):
        made.seek(number)
        made.load()
        assert len(durations) == 1 or made.info["duration"] == duration
        shown = made.convert("RGB")
        if kind is AnimationFormat.WEBP:
            assert shown.tobytes() == picture(number).tobytes()
        assert shown.getpixel((0, 0)) == WHITE
        assert shown.getpixel((5 * number + 4, 12)) == INK
        assert shown.getpixel((5 * number + 6, 12)) == WHITE


def test_what_ends_the_drawing_ends_the_writing() -> None:
    def drawn() -> Iterator[bytes]:
        yield pixels(picture(0))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_animation(BytesIO(), AnimationFormat.WEBP, SIZE, [80, 80], b"", drawn())
