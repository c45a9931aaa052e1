"""Writers of a report: one module a file format."""
