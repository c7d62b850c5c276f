"""Preferences: their declarations, typed access to their values, and the file that stores them."""
