"""Files in which every action is saved at once: an SQLite database each, whatever it holds."""

from vpdesk.files.stored.journal import Action, ActionState, HistoryError, Journal, Snapshot
from vpdesk.files.stored.stored_errors import TournamentFileError
from vpdesk.files.stored.stored_file import StoredFile

__all__ = [
    "Action",
    "ActionState",
    "HistoryError",
    "Journal",
    "Snapshot",
    "StoredFile",
    "TournamentFileError",
]
