"""Preferences for Qt: signals of change, writing beside the GUI thread, what was kept before."""
