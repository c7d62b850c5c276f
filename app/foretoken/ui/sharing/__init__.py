"""Chats on their way to files and to paper, and out of files."""
