"""What was written in all chats, as the engine's memory of texts and its files."""
