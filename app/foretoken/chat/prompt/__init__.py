"""From a conversation to the token ids that a model reads."""
