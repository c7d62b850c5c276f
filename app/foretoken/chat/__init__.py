"""Conversations, and the prompts built from them."""
