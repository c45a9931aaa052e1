"""Commands of movements."""
