"""Commands of pairs evenings."""
