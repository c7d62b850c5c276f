"""Conversations and the prompts that are built from them."""
