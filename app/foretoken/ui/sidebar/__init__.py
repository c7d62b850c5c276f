"""Sidebar: the list of conversations, folders and search results."""
