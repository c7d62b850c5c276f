"""Races, benchmarks and proofs: chosen, run, and read in one kind of dialog."""
