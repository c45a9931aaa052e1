"""Tournaments in files: an SQLite database each, in which every action is saved at once."""

from vpdesk.tournament_file.errors import TournamentFileError
from vpdesk.tournament_file.file import TournamentFile
from vpdesk.tournament_file.history import Action, ActionState, History

__all__ = ["SUFFIX", "Action", "ActionState", "History", "TournamentFile", "TournamentFileError"]

SUFFIX = ".vpt"
