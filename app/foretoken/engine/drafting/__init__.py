"""Who proposes tokens: a draft model, or what followed the same words earlier in the text."""
