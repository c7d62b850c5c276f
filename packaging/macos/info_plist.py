"""What Info.plist of Foretoken.app says beside what PyInstaller writes. Not yet run on macOS."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import product

# GGUF has no type of Apple's; this is the name that we export for it.
GGUF_TYPE = f"{product.IDENTIFIER}.gguf"


def info_plist(version: str) -> dict[str, Any]:
    """Return the entries for one version."""
    # Letters, as in 0.2.0rc1, are not allowed in either.
    numbers = ".".join(map(str, product.numbers(version, 3)))
    return {
        "CFBundleName": product.NAME,
        "CFBundleDisplayName": product.NAME,
        "CFBundleIdentifier": product.IDENTIFIER,
        "CFBundleShortVersionString": numbers,
        "CFBundleVersion": numbers,
        "NSHumanReadableCopyright": product.COPYRIGHT,
        "LSApplicationCategoryType": "public.app-category.productivity",
        "LSMinimumSystemVersion": product.OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        # The window draws little: a notebook may stay on its frugal GPU until Metal asks for more.
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "GGUF language model",
                "CFBundleTypeRole": "Viewer",
                "LSItemContentTypes": [GGUF_TYPE],
                # Offered by "Open with", never made the default over another program.
                "LSHandlerRank": "Alternate",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GGUF_TYPE,
                "UTTypeDescription": "GGUF language model",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["gguf"],
                    "public.mime-type": ["application/x-gguf"],
                },
            }
        ],
    }


def write(folder: Path) -> Path:
    """Write the entries for this checkout's version; return the file."""
    path = folder / "Info.additions.plist"
    path.write_bytes(plistlib.dumps(info_plist(product.version())))
    return path
