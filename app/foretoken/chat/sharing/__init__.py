"""Conversations as files that other programs and people can read, and such files read again."""
