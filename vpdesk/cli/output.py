"""Where the output of a command goes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from vpdesk.cli.options import UsageError
from vpdesk.files.atomic import StorageError, write_atomic


def check_folder(output: Path | None) -> None:
    """Raise UsageError if a file could not be written, before long work is done for it."""
    if output is not None and not output.absolute().parent.is_dir():
        raise UsageError(f"There is no folder “{output.absolute().parent}” to write to.")


def write_output(data: bytes, output: Path | None) -> None:
    """Write bytes to a file or to standard output."""
    if output is not None:
        write_atomic(output, data)
        return
    try:
        rest = memoryview(data)
        while rest:  # unbuffered, standard output may take a part only
            rest = rest[sys.stdout.buffer.write(rest) :]
        sys.stdout.buffer.flush()
    except OSError as error:
        # Python flushes standard output once more at its end: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            text = "The output could not be written: {reason}."
            raise StorageError(text, reason=error.strerror or str(error)) from error
