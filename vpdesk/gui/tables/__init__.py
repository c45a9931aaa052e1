"""Tables of reports and tables that are filled in, with their models."""
