"""How answers are written: what was chosen for whom, and kinds of sampling under a name."""
