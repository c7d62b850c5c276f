"""Memory of models: what is free, what they need, and what to give up if they do not fit."""
