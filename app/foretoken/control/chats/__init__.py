"""All conversations: kept on the store's thread, listed, searched, changed, and taken back."""
