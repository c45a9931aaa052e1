"""A study on a Dask cluster of two processes, against one in threads.

python -m tests.bench.cluster; it takes what `pip install vpdesk[cluster]` installs.
"""

import io
import sys
from contextlib import redirect_stdout
from importlib import import_module
from time import perf_counter

from tests.folders import TESTS
from vpdesk.cli import main

FILES = sorted((TESTS / "data" / "movements").glob("*.asc"))
LINE = "movement study --samples 200 --optimise --whole-rounds"


def study(*more: str) -> bytes:
    """What the command prints, and on standard error how long it took."""
    start = perf_counter()
    with redirect_stdout(io.TextIOWrapper(io.BytesIO())) as out:
        assert main([*LINE.split(), *more, *map(str, FILES)]) == 0
    print(f"{' '.join(more) or 'threads'}: {perf_counter() - start:.1f} s", file=sys.stderr)
    data: bytes = out.buffer.getvalue()
    return data


def run() -> None:
    """Compare both."""
    distributed = import_module("distributed")
    threads = study()
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        assert study("--backend", "dask", "--scheduler", cluster.scheduler_address) == threads


if __name__ == "__main__":
    run()
