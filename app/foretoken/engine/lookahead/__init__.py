"""Lookahead policies: how many tokens to draft, from the costs of passes and acceptance rates."""
