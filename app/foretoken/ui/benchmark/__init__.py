"""The benchmark dialog: what to measure, the map of speedups, earlier runs, what can be shared."""
