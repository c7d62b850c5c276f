"""Generated hostile content; see ``tests/ui/test_hostile_window.py``."""
