"""Races, benchmarks, proofs, pair tests and tuning: set-up, run and result in one dialog frame."""
