"""Widgets that rooms are made of."""
