"""Broken report files are read or refused, fast: python -m tests.bench.swiss_mutated."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.unit.tournament.fide.reports import REAL, broken, player, report
from vpdesk.files.report_file import read_players, read_trf
from vpdesk.files.text import TextFileError
from vpdesk.languages import player_headings

FILES = 1000


def main() -> None:
    with TemporaryDirectory() as folder:
        for name, read, files in (
            ("reports", read_trf, _mutated()),
            ("large", read_trf, _large()),
            ("players", partial(read_players, headings=player_headings()), _tables()),
        ):
            longest, taken, refused, count = 0.0, 0.0, 0, 0
            for data in files:
                path = Path(folder) / "file.trf"
                path.write_bytes(data)
                start = perf_counter()
                try:
                    read(path)
                except TextFileError as error:
                    refused += str(error).isprintable()
                lasted = perf_counter() - start
                longest, taken, count = max(longest, lasted), taken + lasted, count + 1
            print(
                f"{name:11} {count:5} files  {refused:4} refused  longest {1000 * longest:7.1f} ms"
                f"  aim 1000  all {taken:6.2f} s"
            )


def _mutated() -> Iterator[bytes]:
    random = Random("trf")
    good = [file.read_bytes() for file in REAL]
    for _ in range(FILES):
        yield broken(random.choice(good), random)


def _large() -> Iterator[bytes]:
    """Files that are as large as can be where it takes most time."""
    cells = [f"{at + 1 if at % 2 else at - 1:4} {'wb'[at % 2]} =" for at in range(1, 3001)]
    big = (player(at, 4.5, *[cell] * 9) for at, cell in enumerate(cells, 1))
    yield report(*big).encode()
    yield (b"001" + b" " * 9_990 + b"\n") * 400
    yield player(1, 0, *["   2 w 1"] * 980).encode()
    yield (player(1, 0) + "\n").encode() * 40_000
    yield ("".join(player(at, 0) + "\n" for at in range(1, 9_000))).encode()
    yield (report(*map(player, range(1, 900), [0] * 900)) + "XXP" + " 1" * 4_900).encode()
    yield report(player(1, 0), player(2, 0), *["250      99.9   1 999    1 9999"] * 9_000).encode()
    yield b"\r" * 4_900_000
    yield b"x" * 4_900_000


def _tables() -> Iterator[bytes]:
    random = Random("players")
    good = "Č.;Jméno;Elo;Klub\n" + "".join(
        f'{at};"Novák, Jan {at}";{2400 - at},5;Klub {at % 7}\n' for at in range(1, 80)
    )
    for _ in range(FILES):
        yield broken(good.encode(), random)
    yield b'"' * 1_900_000
    yield b"," * 1_900_000


if __name__ == "__main__":
    main()
