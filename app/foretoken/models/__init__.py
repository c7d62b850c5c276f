"""Models on disk and on the hub: what they are, which fit together, what they need."""
