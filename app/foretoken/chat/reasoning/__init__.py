"""Separation of an answer's reasoning, and the marks that models use for it."""
