"""A conversation in memory: its tree of messages, its title, its speedup, the words in it."""
