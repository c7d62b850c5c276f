"""Drafters: draft models, heads, and lookup in earlier text."""
