"""All conversations: stored on their own thread, listed, searched and changed, with undo."""
