"""Preferences for Qt: signals of change, and writing beside the GUI thread."""
