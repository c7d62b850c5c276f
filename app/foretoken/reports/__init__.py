"""Results in words and tables, for the window, the command line and exported pages."""
