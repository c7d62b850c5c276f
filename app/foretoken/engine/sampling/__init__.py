"""From logits to probabilities, and which drafted tokens stand: the algorithm's pure functions."""
