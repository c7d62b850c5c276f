"""What all runs came to: headline figures, charts by day, a table by models, what failed."""
