"""The proof that drafting changes nothing: begun, shown, kept and exported."""
