"""Whether models fit the memory: what is free, what they take, what to give up."""
