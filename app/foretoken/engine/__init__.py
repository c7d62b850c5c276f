"""The speculative decoding engine: NumPy and one backend, without Qt."""
