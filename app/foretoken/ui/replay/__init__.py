"""Replaying a saved answer, and recording the replay as an animation."""
