"""What a person can do, each declared once with its words and its keys; every room may ask here."""
