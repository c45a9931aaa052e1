"""What a command says that only reads a file whose program was ended while it saved."""

from __future__ import annotations

from pathlib import Path

from vpdesk.cli.options.output import tell
from vpdesk.errors import shown


def tell_half_done(path: Path) -> None:
    """Say that a file is read as it was before its program was ended while it saved."""
    tell(
        f"{shown(Path(path.name or path))}: A program was ended while it saved. Read is what it had"
        " saved before; the file is mended when it is opened to be changed."
    )
