"""Model downloads: hub search, access token, and a queue that outlives dialogs."""
