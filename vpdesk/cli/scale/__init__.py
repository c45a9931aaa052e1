"""Commands of scales."""
