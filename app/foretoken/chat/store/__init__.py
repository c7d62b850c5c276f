"""The store of the chats: SQLite behind one face, ``store.ChatStore``."""
