"""Commands: all user actions, declared once with titles and keys; every room may use them."""
