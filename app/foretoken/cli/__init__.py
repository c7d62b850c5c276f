"""Command line: one module per command, and their shared options and output."""
