"""The command palette: a few letters find a command, a chat or a model."""
