"""Statistics of all runs, written and read in the background."""
