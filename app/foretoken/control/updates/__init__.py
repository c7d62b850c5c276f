"""Newer versions: whether to look, looking, and fetching."""
