"""vpdesk-cli movement study: the figures of many movements, worked out side by side."""

from __future__ import annotations

import argparse
import csv
import importlib
import json
import os
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from vpdesk import __version__
from vpdesk.cli.movement.movement_figures import KEYS, add_sample_options, figures_of
from vpdesk.cli.movement.movement_optimise import add_optimiser_options, improve
from vpdesk.cli.options.file_options import OR_STREAM, add_output, file_format, in_file
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, PartlyDoneError, UsageError
from vpdesk.cli.options.output import check_folder, write_output
from vpdesk.errors import shown
from vpdesk.files.movement_file import read_movements
from vpdesk.files.text import TextFileError
from vpdesk.foreign.csv_cells import neutral
from vpdesk.movements.errors import MovementError
from vpdesk.movements.movement import Movement

BACKENDS = ("threading", "processes", "dask")
CONNECTING_SECONDS = 10

StudyRow = dict[str, Any]


class Task(NamedTuple):
    """What is wanted of each movement. seconds: the most for optimising, None not to."""

    samples: int
    seed: int
    seconds: float | None
    whole_rounds: bool
    weight: int | None


def add_study(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "study",
        help="print the figures of many movements, worked out in parallel or on many machines",
        allow_abbrev=False,
    )
    parser.add_argument(
        "files", type=in_file, nargs="+", metavar="FILE", help="movements" + OR_STREAM
    )
    add_output(parser, ("csv", "json"), "csv")
    add_sample_options(parser)
    parser.add_argument(
        "--optimise", action="store_true", help="also print each with the best switches"
    )
    add_optimiser_options(parser)
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count(),
        metavar="N",
        help="number of workers (all cores; of a cluster, all of its workers)",
    )
    parser.add_argument(
        "--backend",
        choices=BACKENDS,
        default=BACKENDS[0],
        metavar="NAME",
        help="threading (usual), processes, or dask (a cluster)",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="address of the Dask cluster, such as tcp://10.0.0.5:8786",
    )
    parser.set_defaults(run=_study)


def _study(args: argparse.Namespace) -> bytes:
    form = file_format(args)
    _check(args)
    task = Task(
        args.samples,
        args.seed,
        args.seconds if args.optimise else None,
        args.whole_rounds,
        args.weight,
    )
    found, broken = _read(args.files)
    studied = _side_by_side([movement for _, movement in found], task, args)
    rows: list[StudyRow] = []
    for (file, movement), result in zip(found, studied, strict=True):
        if isinstance(result, str):
            broken.append(UsageError(f"{file.name}: {result}"))
        else:
            rows += [{"file": shown(file), "name": movement.name, **row} for row in result]
    columns = ("file", "name", "version", *KEYS, *(("stop",) if args.optimise else ()))
    write = _as_json if form == "json" else _as_csv
    data = write(columns, rows).encode()
    if not broken:
        return data
    write_output(data, args.output)
    raise PartlyDoneError(broken)


def _check(args: argparse.Namespace) -> None:
    """Refuse early what could not work, as the study itself may take hours."""
    check_folder(args.output)
    if (args.backend == "dask") != (args.scheduler is not None):
        raise UsageError(
            "Say --backend dask and, by --scheduler, where its scheduler is, or neither."
        )
    if args.backend == "processes" and hasattr(sys, "frozen"):
        raise UsageError(
            "The installed program cannot start processes of its own; leave out "
            "--backend processes."
        )


def _read(files: Sequence[Path]) -> tuple[list[tuple[Path, Movement]], list[Exception]]:
    """All movements, each with its file, and what is wrong with the others."""
    found: list[tuple[Path, Movement]] = []
    broken: list[Exception] = []
    for file in files:
        try:
            found += [(file, movement) for movement in read_movements(file)]
        except TextFileError as error:
            broken.append(error)
    return found, broken


def _side_by_side(
    movements: Sequence[Movement], task: Task, args: argparse.Namespace
) -> list[list[StudyRow] | str]:
    """What study() says of each movement, in their order."""
    workers: AbstractContextManager[Executor]
    match args.backend:
        case "dask":
            workers = _cluster(args.scheduler)
        case "processes":
            workers = ProcessPoolExecutor(args.jobs, get_context("spawn"))
        case _:
            workers = ThreadPoolExecutor(args.jobs)
    with workers as pool:
        return list(pool.map(partial(study, task=task), movements))


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """Be connected to a Dask cluster."""
    try:
        # By its name, so that no bundle takes it for something it has to carry.
        distributed = importlib.import_module("distributed")
    except ModuleNotFoundError:
        raise UsageError(
            "Dask is not installed here: install “vpdesk[cluster]” by pip, "
            "or leave out --backend dask."
        ) from None
    try:
        client = distributed.Client(address, timeout=CONNECTING_SECONDS)
    except (OSError, ValueError):
        raise UsageError(f"No Dask scheduler answers at “{address}”.") from None
    with client:
        _check_cluster(client)
        yield client.get_executor()


def _check_cluster(client: Any) -> None:
    """Refuse a cluster that lacks workers or this vpdesk; it would leave us waiting for ever."""
    vpdesk = (pkgutil.resolve_name, "vpdesk:__version__")
    try:
        versions = {client.run_on_scheduler(*vpdesk), *client.run(*vpdesk).values()}
    except ImportError:
        versions = set()
    if versions != {__version__}:
        raise UsageError(
            f"Install vpdesk {__version__}, as it is here, on all machines of the Dask cluster."
        )
    if not client.nthreads():
        raise UsageError("The Dask cluster has no workers; start some.")


def study(movement: Movement, task: Task) -> list[StudyRow] | str:
    """The rows of one movement, or why there are none. It runs where the backend wants."""
    try:
        rows = [{"version": "as read", **figures_of(movement, task.samples, task.seed)}]
        if task.seconds is not None:
            improved = improve(
                movement,
                seconds=task.seconds,
                seed=task.seed,
                whole_rounds=task.whole_rounds,
                weight=task.weight,
                threads=1,  # the movements are side by side, not the parts of one
            )
            best = improved.progress.best
            figures = figures_of(best, task.samples, task.seed)
            rows.append({"version": "optimised", **figures, "stop": improved.ending})
    except MovementError as error:
        return str(error)
    return rows


def _as_csv(columns: Sequence[str], rows: Sequence[StudyRow]) -> str:
    file = StringIO(newline="")
    writer = csv.DictWriter(file, columns)
    writer.writeheader()
    writer.writerows(
        {key: neutral(said) if isinstance(said, str) else said for key, said in row.items()}
        for row in rows
    )
    return file.getvalue()


def _as_json(columns: Sequence[str], rows: Sequence[StudyRow]) -> str:
    """A list of objects, one a line, each with all columns."""
    objects = (json.dumps({key: row.get(key) for key in columns}, allow_nan=False) for row in rows)
    lines = ",\n".join(f"  {each}" for each in objects)
    return f"[\n{lines}\n]\n" if rows else "[]\n"
