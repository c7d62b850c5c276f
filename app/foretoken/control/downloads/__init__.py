"""Models that are got from elsewhere: searches, an account, a queue that outlives dialogs."""
