"""Commands of events in several stages."""
