"""GGUF files on disk: what they are and which fit together."""
