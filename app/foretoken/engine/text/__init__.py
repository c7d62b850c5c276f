"""Vocabularies: the meaning of token ids, and the text they make."""
