"""Thin Qt models over report tables."""
