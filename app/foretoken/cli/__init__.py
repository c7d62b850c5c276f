"""The command line: one module per command, what they take, and what they say."""
