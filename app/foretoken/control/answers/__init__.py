"""Answers on the GUI thread: requesting, writing, continuing, titles and token details."""
