"""The models on this computer: which folders are searched, and what is found in them."""
