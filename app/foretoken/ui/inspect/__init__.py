"""All about one token: what both models gave it, and what could have stood in its place."""
