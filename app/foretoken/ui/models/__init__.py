"""Choosing, loading, testing and getting models."""
