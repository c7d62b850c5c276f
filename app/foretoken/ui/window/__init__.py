"""Main window: lays out its parts and connects them."""
