"""Two ways of answering one question against each other, and how it went."""
