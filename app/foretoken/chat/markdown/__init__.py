"""What an answer written in Markdown shows, and where in its source each character stands."""
