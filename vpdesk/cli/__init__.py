"""The program without a window: the same jobs on the command line, in English."""

from vpdesk.cli.main import main

__all__ = ["main"]
