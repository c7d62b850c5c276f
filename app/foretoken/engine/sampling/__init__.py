"""Pure functions of the algorithm: from logits to probabilities, and verification of drafts."""
