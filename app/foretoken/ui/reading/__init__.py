"""How the text of a message is read: its parts, the colours of code, drawn formulas."""
