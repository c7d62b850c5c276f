"""Widgets: they show state and report user actions."""
