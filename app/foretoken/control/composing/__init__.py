"""What is being written, what goes with it, what it costs, and what waits for its turn."""
