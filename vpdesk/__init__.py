"""vpdesk: Victory Point scales, movements and Swiss draws for tournament directors."""

__version__ = "0.1.0"
