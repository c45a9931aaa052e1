"""Who takes part, and by which rules."""
