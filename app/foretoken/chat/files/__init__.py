"""Files that go with a question: their text, read within limits."""
