"""What Foretoken says about errors: their kinds are raised below, their sentences stand here."""
