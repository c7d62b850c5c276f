"""What token ids mean, and the text that comes of them."""
