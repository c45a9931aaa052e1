"""Where the output of a command goes, and what it says beside it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from vpdesk.cli.options.options import UsageError
from vpdesk.files.atomic import StorageError, write_atomic

FAILED = "The output could not be written: {reason}."


def check_folder(output: Path | None) -> None:
    """Raise UsageError if a file could not be written, before long work is done for it."""
    if output is not None and not output.absolute().parent.is_dir():
        raise UsageError(f"There is no folder “{output.absolute().parent}” to write to.")


def write_output(data: bytes, output: Path | None) -> None:
    """Write bytes to a file or to standard output. Raises UsageError and StorageError."""
    if output is not None:
        write_atomic(output, data)
    elif data:
        if sys.stdout is None:
            raise StorageError(FAILED, reason="standard output is closed")
        if sys.stdout.isatty() and not _is_text(data):
            raise UsageError(
                "This format is not for a terminal; name a file by -o, or send it on by > or |."
            )
        with _standard_output():
            rest = memoryview(data)
            while rest:  # unbuffered, standard output may take a part only
                rest = rest[sys.stdout.buffer.write(rest) :]
            sys.stdout.buffer.flush()


def flush_output() -> None:
    """Write what argparse printed for --help and --version. Raises StorageError."""
    if sys.stdout is not None:
        with _standard_output():
            sys.stdout.flush()


def counted(count: int, what: str) -> str:
    """A number of things: "1 round", "3 rounds"."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def tell(*lines: str) -> None:
    """Say on standard error what does not belong to the output, a line each."""
    tell_as_it_is("".join(f"vpdesk-cli: {' '.join(line.split())}\n" for line in lines))


def tell_as_it_is(text: str) -> None:
    """Say a longer text on standard error, where standard output has something else to say."""
    if sys.stderr is not None:
        with suppress(BrokenPipeError):  # nobody listens any more
            sys.stderr.write(text)


@contextmanager
def _standard_output() -> Iterator[None]:
    """Say what goes wrong with it, and nothing where its reader has seen enough."""
    try:
        yield
    except OSError as error:
        # Python flushes standard output once more at its end: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            raise StorageError(FAILED, reason=error.strerror or str(error)) from error


def _is_text(data: bytes) -> bool:
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False
