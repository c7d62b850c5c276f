"""Preferences for Qt: change signals, and writing in the background."""
