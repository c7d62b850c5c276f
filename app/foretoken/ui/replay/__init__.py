"""Replay of a stored answer, and recording it as an animation."""
