"""The speculative engine: a library of NumPy and one backend that knows no Qt."""
