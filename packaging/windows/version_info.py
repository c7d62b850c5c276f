"""The version resource of the Windows programs, in the words of PyInstaller's ``EXE(version=)``.

Not yet run on Windows; PyInstaller's own classes have read it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import product

_ENGLISH, _UNICODE = 1033, 1200


def version_info(version: str) -> str:
    """Text of the resource; both programs carry the same."""
    numbers = product.numbers(version)
    strings = {
        "CompanyName": product.PUBLISHER,
        "FileDescription": product.NAME,  # what the task manager shows
        "FileVersion": version,
        "InternalName": product.COMMAND,
        "LegalCopyright": product.COPYRIGHT,
        "OriginalFilename": f"{product.COMMAND}.exe",
        "ProductName": product.NAME,
        "ProductVersion": version,
    }
    pairs = ",\n        ".join(f"StringStruct({k!r}, {v!r})" for k, v in strings.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags={_flags(version)}, OS=0x40004,
    fileType=1, subtype=0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([
      StringTable('{_ENGLISH:04x}{_UNICODE:04x}', [
        {pairs}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [{_ENGLISH}, {_UNICODE}])])
  ]
)
"""


def _flags(version: str) -> str:
    """VS_FF_PRERELEASE for 1.0rc1 and the like."""
    return "0x0" if version.replace(".", "").isdigit() else "0x2"


def write(folder: Path) -> Path:
    """Write the resource of this checkout's version; return the file."""
    path = folder / "version.txt"
    path.write_text(version_info(product.version()), encoding="utf-8")
    return path
