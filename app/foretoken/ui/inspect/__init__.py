"""Token inspector: how a token was drafted and verified, and its alternatives."""
