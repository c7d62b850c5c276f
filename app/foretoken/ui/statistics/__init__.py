"""Statistics of all answers: key figures, charts, tables by model and by date, and errors."""
