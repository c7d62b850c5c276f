"""Where people write: the field, its line of status, the context, and the system prompt."""
