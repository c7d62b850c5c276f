"""Texts of all chats as the engine's text memory, and its files."""
