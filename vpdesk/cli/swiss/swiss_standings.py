"""vpdesk-cli swiss standings: places, points and tie-breaks."""

from __future__ import annotations

import argparse

from vpdesk.cli.options.file_options import file_format
from vpdesk.cli.options.options import UsageError
from vpdesk.cli.options.output import counted
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.tournament import Tournament


def standings_text(tournament: Tournament, args: argparse.Namespace) -> bytes:
    """The table as text in columns, or as CSV. Raises UsageError for a round that is not drawn."""
    drawn = len(tournament.rounds)
    after = args.after or last_counted(tournament)
    if after > drawn:
        raise UsageError(f"The file has {counted(drawn, 'round')}; there is no round {after}.")
    language = Language()
    as_csv = file_format(args) == "csv"
    tables = EventTables(tournament, language, data=as_csv).standings(after)
    write = to_csv if as_csv else to_text
    return "\n".join(write(table, language) for table in tables).encode()
