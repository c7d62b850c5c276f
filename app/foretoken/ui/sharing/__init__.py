"""Export, printing and import of chats."""
