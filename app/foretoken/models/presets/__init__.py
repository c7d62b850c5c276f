"""Pairs with their settings: those that the product suggests, and those of the user."""
