"""What of an answer is reasoning, and how models mark it."""
