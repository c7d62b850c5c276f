"""Each preference declared once, typed access to them all, and the file that keeps them."""
