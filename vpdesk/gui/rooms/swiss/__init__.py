"""The Swiss room."""
