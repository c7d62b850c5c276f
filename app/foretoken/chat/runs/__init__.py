"""What ran and what failed, in figures without a word of it: a log, and totals that last."""
