"""Deals in a window of their own, for whatever room asks for them."""
