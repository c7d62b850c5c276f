"""The Hugging Face hub: search, access, and downloads that can be continued."""
