"""Writers of a report: one module an output format."""
