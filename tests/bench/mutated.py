"""Broken files of movements are read or refused, fast: python -m tests.bench.mutated."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.unit.movements.drawn import REAL
from tests.unit.movements.mutations import mutated
from vpdesk.files.movement_file import read_movements
from vpdesk.files.text import TextFileError
from vpdesk.movements.formats import FORMATS, write

FILES = 1000


def main() -> None:
    with TemporaryDirectory() as folder:
        for name, files in (*_mutated(), ("large", _large())):
            longest, taken, refused, count = 0.0, 0.0, 0, 0
            for suffix, data in files:
                path = Path(folder) / f"movement{suffix}"
                path.write_bytes(data)
                start = perf_counter()
                try:
                    read_movements(path)
                except TextFileError as error:
                    refused += str(error).isprintable()
                lasted = perf_counter() - start
                longest, taken, count = max(longest, lasted), taken + lasted, count + 1
            print(
                f"{name:11} {count:5} files  {refused:4} refused  longest {1000 * longest:7.1f} ms"
                f"  aim 1000  all {taken:6.2f} s"
            )


def _mutated() -> Iterator[tuple[str, Iterator[tuple[str, bytes]]]]:
    for each in FORMATS:
        yield each, _mutated_of(each)


def _mutated_of(each: str) -> Iterator[tuple[str, bytes]]:
    random = Random(each)
    suffix = ".csv" if each == "bridgemate" else f".{each}"
    good = [write(movement, each).encode() for movement in REAL if not _gaps(movement, each)]
    for _ in range(FILES):
        yield suffix, mutated(random.choice(good), random)


def _gaps(movement, each: str) -> bool:
    return each == "bridgemate" and movement.overlapping


def _large() -> Iterator[tuple[str, bytes]]:
    """Files that are as large as can be where it takes most time."""
    heading, boards = "round,table,ns,ew,boards\n", " ".join(map(str, range(1, 101)))
    rows = [f"{at % 200 + 1},{at // 200 + 1},{at},{at + 1}" for at in range(11_990)]
    yield ".csv", (heading + "".join(f"{row},1-100\n" for row in rows)).encode()
    yield ".csv", (heading + "".join(f"{row},{at + 1}\n" for at, row in enumerate(rows))).encode()
    yield ".csv", (heading + "".join(f"{row},{boards}\n" for row in rows[:6_000])).encode()
    yield ".csv", (heading + "1,1,1,2,1\n" * 11_990).encode()
    yield (
        ".csv",
        (
            "movement," + heading + "".join(f"{at},{row},1\n" for at, row in enumerate(rows))
        ).encode(),
    )
    yield ".csv", b'"' * 2_000_000
    yield ".csv", b"," * 2_000_000
    yield ".csv", (" " * 9_990 + "\n").encode() * 200
    yield ".asc", ("200 100 100 400 0\n" + " ".join(["1-2 3"] * 100) + "\n").encode()
    yield ".asc", ("140 70 139 200 0\n" + _all_play_all(140)).encode()
    sets = " ".join(f"{at}={2 * at - 1}-{2 * at}" for at in range(1, 201))
    yield ".asc", f"140 70 139 200 0\n{_all_play_all(140)}# board sets: {sets}\n".encode()
    yield ".asc", ("# board sets: " + "1" * 9_980 + "\n").encode() * 200
    yield ".asc", ("# " + "a" * 9_990 + "\n").encode() * 200
    yield ".asc", b"#\n" * 11_999
    yield ".asc", ("2 1 1 1\n1-2 1\n#board sets: " + "1 " * 4_000).encode()
    yield ".json", b"[" * 2_000_000
    yield ".json", ('{"a":' * 300_000).encode()
    yield ".json", ("[" + "0," * 900_000 + "0]").encode()
    yield ".json", ("[" + "[],{}," * 300_000 + "0]").encode()
    yield ".json", ('"' + "\\n" * 990_000 + '"').encode()
    encounter = '{"round":1,"table":1,"ns":1,"ew":2,"set":1}'
    head = '{"format":"vpdesk movement","version":1,"pairs":2,"tables":1,"rounds":1,"boards":[%s]'
    many = ",".join([encounter] * 40_000)
    yield ".json", (head % "[1]" + f',"encounters":[{many}]}}').encode()
    numbers = ",".join(map(str, range(1, 300_000)))
    yield ".json", (head % f"[{numbers}]" + f',"encounters":[{encounter}]}}').encode()
    yield ".json", (head % "[1]," * 400_000 + '"encounters":[]}').encode()
    yield ".txt", b"\n" * 5_000_000
    yield ".txt", b"\xff" * 5_000_000


def _all_play_all(pairs: int) -> str:
    """The rounds in which every two pairs meet once, each on a set of the round."""
    lines = []
    for number in range(pairs - 1):
        tables = [(pairs, number + 1)]
        for at in range(1, pairs // 2):
            one, other = (number + at) % (pairs - 1) + 1, (number - at) % (pairs - 1) + 1
            tables.append((one, other))
        lines.append(" ".join(f"{ns}-{ew} {number + 1}" for ns, ew in tables))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
