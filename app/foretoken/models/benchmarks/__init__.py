"""Benchmarks of a pair: what is measured, what was, every figure of it, and how it is shared."""
