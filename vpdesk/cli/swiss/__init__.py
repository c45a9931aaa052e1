"""Commands of a single tournament."""
