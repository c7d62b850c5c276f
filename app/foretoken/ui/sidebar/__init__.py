"""The list of conversations, their folders, and what a search found in them."""
