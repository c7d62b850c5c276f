"""Choosing, loading, testing and downloading models."""
