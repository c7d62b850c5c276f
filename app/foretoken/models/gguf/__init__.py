"""GGUF files, read without loading them: the header, its tensors, the vocabulary."""
