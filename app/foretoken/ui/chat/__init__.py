"""Chat view: messages with the colours of their tokens, and actions on them."""
