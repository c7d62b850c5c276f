"""Statistics of all runs: written and read beside the GUI thread."""
