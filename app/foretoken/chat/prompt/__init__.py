"""Conversion of a conversation to the token ids of a prompt."""
