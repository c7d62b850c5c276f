"""Where the product keeps its files."""
