"""Servers that write answers in place of a local model, and the HTTP client for them."""
