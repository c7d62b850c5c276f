"""``python -m foretoken``."""

import sys

from foretoken.cli import main

sys.exit(main())
