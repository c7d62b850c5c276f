"""Races, benchmarks, proofs, pair tests and tuning: chosen, run, read in one kind of dialog."""
