"""Conversations in memory: tree of messages, title, speedup and text search."""
