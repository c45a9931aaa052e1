"""The window: a thin layer over reports."""
