"""The conversation: messages with the colours of their tokens, and what can be done with them."""
