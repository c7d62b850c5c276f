"""Command palette: finds commands, chats and models by a few letters."""
