"""vpdesk: Victory Point scales and movements for the people who direct bridge tournaments."""

__version__ = "0.1.0"
