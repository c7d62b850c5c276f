"""How many tokens to draft: what passes cost, how often tokens are accepted."""
