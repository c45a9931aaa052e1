"""Report files for tests: real ones, ones written line by line, and broken ones."""

from tests.folders import TESTS
from tests.unit.movements.mutations import mutated

FOLDER = TESTS / "data" / "swiss" / "trf"
REAL = sorted(FOLDER.glob("*.trf"))


def player(number, points, *cells, name="", rating="", rank=1):
    """A player record; cells such as "2 w 1" or "0000 - H"."""
    shown = "" if points is None else f"{points:.1f}"
    begin = f"001 {number:4}      {name or f'Player {number}':33} {rating:4}"
    record = f"{begin:<80}{shown:>4} {rank:4}"
    return record + "".join(f"  {cell:8}" for cell in cells)


def report(*lines):
    """The text of a report file."""
    return "\n".join(lines) + "\n"


def two(first="   2 w 1", second="   1 b 0", *more, points=(1, 0)):
    """A report of two players and a round; more are other lines."""
    return report(player(1, points[0], first), player(2, points[1], second), *more)


def broken(data, random):
    """The bytes of a report with one to four changes, in its cells or anywhere."""
    if random.random() < 0.5:
        return mutated(data, random)
    lines = data.split(b"\n")
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(lines))
        column = random.choice([4, 7, 80, 83, 94, 96, 98, 104, 106, 108, random.randrange(120)])
        sign = random.choice([b"0", b"1", b"2", b"9", b" ", b"w", b"b", b"=", b"+", b"H", b"U"])
        lines[at] = lines[at][:column] + sign + lines[at][column + 1 :]
    return b"\n".join(lines)
