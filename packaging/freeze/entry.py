"""The frozen program's first lines."""

import multiprocessing
import os
import sys

# First of all: a helper process of multiprocessing runs its task here and never returns.
multiprocessing.freeze_support()

if sys.platform.startswith("linux"):
    # The start-up code pointed this at the bundled libraries, and the loader has read it. Browsers
    # and file managers that the program opens must find the system's libraries instead...
    before = os.environ.get("LD_LIBRARY_PATH_ORIG")
    if before is None:
        os.environ.pop("LD_LIBRARY_PATH", None)
    else:
        os.environ["LD_LIBRARY_PATH"] = before
    # ... and the program itself, started once more as a helper, must set the path up anew.
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"

from foretoken.__main__ import start  # noqa: E402  # it imports all the rest

sys.exit(start())
