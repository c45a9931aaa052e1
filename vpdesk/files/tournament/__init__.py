"""Tournaments in files: an SQLite database each, in which every action is saved at once."""

from vpdesk.files.stored import Action, ActionState, TournamentFileError
from vpdesk.files.tournament.file import TournamentFile
from vpdesk.files.tournament.history import History

__all__ = ["SUFFIX", "Action", "ActionState", "History", "TournamentFile", "TournamentFileError"]

SUFFIX = ".vpt"
