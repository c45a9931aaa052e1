"""Scoring of pairs: matchpoints and IMPs across a field, in exact fractions."""
