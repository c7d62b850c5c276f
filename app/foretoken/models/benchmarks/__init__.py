"""Benchmarks of a pair: plan, record, derived figures and report."""
