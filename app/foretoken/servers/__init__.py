"""Servers that write answers in the place of a local model, and how they are spoken with."""
