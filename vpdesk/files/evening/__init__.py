"""Pairs evenings in files: an SQLite database each, in which every action is saved at once."""
