"""The window: it puts the rooms beside each other and connects them."""
