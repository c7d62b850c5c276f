"""Pairs of a target and a draft: which fit together, and how fast they are on this machine."""
