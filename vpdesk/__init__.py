"""vpdesk: IMPs to Victory Points for the people who direct bridge tournaments."""

__version__ = "0.1.0"
