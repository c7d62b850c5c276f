"""Statistics of all answers: key figures, charts and tables by model and by date, errors."""
