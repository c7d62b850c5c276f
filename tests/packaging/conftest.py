"""The recipes of ``packaging/`` can be imported as modules."""

import sys
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging"
for folder in ("", "freeze", "linux", "macos", "models", "native", "windows"):
    sys.path.insert(0, str(PACKAGING / folder))
