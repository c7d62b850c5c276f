"""Replay of a stored answer: text and charts at any moment, and the frames of an animation."""
