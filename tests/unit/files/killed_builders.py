"""A file whose program was ended in the midst of a transaction."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def killed_while_saving(path: Path, killed: Path) -> Path:
    """Make killed of a file that is whole: half of it new. Its journal, which lies beside it."""
    journal = path.with_name(f"{path.name}-journal")
    hot = killed.with_name(f"{killed.name}-journal")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=1")
        connection.execute("BEGIN")
        connection.execute("UPDATE settings SET value = hex(zeroblob(40000))")
        connection.execute("UPDATE actions SET what = hex(zeroblob(40000))")
        killed.write_bytes(path.read_bytes())
        hot.write_bytes(journal.read_bytes())
    return hot
