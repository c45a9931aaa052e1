"""A new event, and its stages."""
