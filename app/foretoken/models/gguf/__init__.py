"""GGUF files, read without loading them: header, tensor table, vocabulary."""
