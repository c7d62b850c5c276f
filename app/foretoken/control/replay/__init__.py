"""A kept answer over again: what stands and what the charts hold at a moment, and its film."""
