"""Chat store: an SQLite database behind one facade, ``store.ChatStore``."""
