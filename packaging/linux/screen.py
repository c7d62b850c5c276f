"""Takes a picture of an X display and counts the pixels of a colour in a part of it.

screen.py FILE.png #RRGGBB LEFT TOP WIDTH HEIGHT
"""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication, QImage


def main() -> int:
    """Print the number; return the exit code."""
    file, colour, *box = sys.argv[1:]
    app = QGuiApplication(sys.argv[:1])
    picture = app.primaryScreen().grabWindow(0)
    picture.save(file)
    part = picture.copy(*map(int, box)).toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(part.constBits()).cast("I")
    wanted = 0xFF000000 | int(colour[1:], 16)
    print(sum(1 for pixel in pixels if pixel == wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
