"""The scales room."""
