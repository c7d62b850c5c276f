"""From a double click to the window: one application, one instance, words where it cannot start."""
