"""Reports on deals: hand records."""
