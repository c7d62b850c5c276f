"""Answers on the GUI thread: asked for, written, continued, named, and told who wrote them."""
