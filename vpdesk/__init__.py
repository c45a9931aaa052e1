"""vpdesk: events, pairs evenings, matches, movements and VP scales for directors of bridge."""

__version__ = "0.1.0"
RELEASED = "2026-11-28"  # the day of this version
