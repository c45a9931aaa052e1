"""Tournaments in files: an SQLite database each, in which every action is saved at once."""

from vpdesk.files.tournament.errors import TournamentFileError
from vpdesk.files.tournament.file import TournamentFile
from vpdesk.files.tournament.history import Action, ActionState, History

__all__ = ["SUFFIX", "Action", "ActionState", "History", "TournamentFile", "TournamentFileError"]

SUFFIX = ".vpt"
