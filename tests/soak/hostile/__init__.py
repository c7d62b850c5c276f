"""Content that means harm, made by code; see ``tests/ui/test_hostile_window.py``."""
