"""What a hall looks at: windows and tables in very large type."""
