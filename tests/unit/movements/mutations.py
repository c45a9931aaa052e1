"""Files of movements, broken in the ways that files break."""

from collections.abc import Callable
from random import Random

Change = Callable[[bytes, Random], bytes]
SIGNS = [b"0", b"1", b"9", b"-", b",", b";", b"\t", b" ", b"\n", b"\r", b"#", b'"', b"=", b"{"]
SIGNS += [b"}", b"[", b"]", b":", b".", b"A", b"Z", b"a", b"\0", b"\xff", b"\xc3", b"\\", b"'"]
NUMBERS = [b"-1", b"0", b"1", b"99", b"201", b"99999", b"1" * 30, b"1" * 5000, b"1.5", b"1e9", b""]


def _place(data: bytes, random: Random) -> tuple[int, int]:
    first = random.randrange(len(data) + 1)
    return first, min(len(data), first + random.choice([1, 1, 2, 5, 40, 400]))


def _cut(data: bytes, random: Random) -> bytes:
    first, last = _place(data, random)
    return data[:first] + data[last:]


def _again(data: bytes, random: Random) -> bytes:
    first, last = _place(data, random)
    return data[:last] + data[first:last] * random.choice([1, 1, 2, 50, 2000]) + data[last:]


def _sign(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    return data[:at] + random.choice(SIGNS) + data[at + random.randint(0, 1) :]


def _number(data: bytes, random: Random) -> bytes:
    at = [place for place, byte in enumerate(data) if 48 <= byte <= 57] or [0]
    place = random.choice(at)
    return data[:place] + random.choice(NUMBERS) + data[place + 1 :]


def _lines(data: bytes, random: Random) -> bytes:
    lines = data.split(b"\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[random.choice([one, other])]
    return b"\n".join(lines)


def _end(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _noise(data: bytes, random: Random) -> bytes:
    first, last = _place(data, random)
    return data[:first] + random.randbytes(last - first) + data[last:]


CHANGES: tuple[Change, ...] = (_cut, _again, _sign, _number, _lines, _end, _noise)


def mutated(data: bytes, random: Random) -> bytes:
    """The bytes of a file with one to four changes."""
    for _ in range(random.randint(1, 4)):
        data = random.choice(CHANGES)(data, random)
    return data
