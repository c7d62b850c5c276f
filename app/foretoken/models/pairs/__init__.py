"""Which target and draft fit together, and how much faster a pair is on this machine."""
