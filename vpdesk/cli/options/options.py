"""Options that several commands have, and how they are refused."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn


class UsageError(Exception):
    """The command line makes no sense; the message is one sentence for the user.

    code: the exit code.
    """

    code = 2


class PartlyDoneError(UsageError):
    """Several things made no sense, each with a sentence of its own; the others are done."""

    def __init__(self, errors: Sequence[Exception]) -> None:
        super().__init__("; ".join(map(str, errors)))
        self.errors = tuple(errors)


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of printing its usage and ending the program.

    fill: "module:function" that gives it its options, imported once they are needed: only the
    command that is asked for needs its options, and what they import.
    arguments: what it is given, from then on.
    """

    def __init__(self, *args: Any, fill: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Of its own accord argparse takes "-7,5" for an option.
        self._negative_number_matcher = re.compile(r"-[.,]?[0-9]")
        self._fill = fill
        self.arguments: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse does, with the options in place."""
        if self._fill:
            self.arguments = args
            self.fill()
        return super().parse_known_args(args, namespace)

    def fill(self) -> None:
        """Give it its options, where it lacks them."""
        (module, _, function), self._fill = self._fill.partition(":"), ""
        if module:
            getattr(import_module(module), function)(self)

    def error(self, message: str) -> NoReturn:
        """Raise UsageError."""
        raise UsageError(f"{message} (see {self.prog} --help)")


@contextmanager
def of_file(file: Path) -> Iterator[None]:
    """Say the file with what is wrong with a movement that could be read."""
    from vpdesk.movements.errors import MovementError

    try:
        yield
    except MovementError as error:
        raise UsageError(f"{file.name}: {error}") from error
