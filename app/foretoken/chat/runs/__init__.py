"""Record of runs and failures in figures, without any text: a log and permanent totals."""
