"""What is shown and published of an event: all of its stages."""
