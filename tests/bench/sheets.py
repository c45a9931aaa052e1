"""Sheets of scales written in many ways, each with a little damage: python -m tests.bench.sheets.

Says of each way of writing how many sheets are told for the scale that they are, how many of
these with another number of mistakes than they have, and how many are called certain and are not.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.messy.judge import RECOGNISER
from tests.messy.parts import Rows, bands, lines, text, turned, vp, wbf, whole
from vpdesk.files.table_file import pasted_table
from vpdesk.scales import Scale, ScaleError
from vpdesk.scales.check import Certainty, check

BOARDS = (4, 8, 12, 14, 16, 20, 24, 28, 32, 40, 48, 60)
HEAD = ["IMPs", "VP"]


def _margins(scale: Scale, sign: str = ".") -> Rows:
    return [row[:2] for row in lines(scale, sign=sign)]


def _ends(scale: Scale) -> Rows:
    ends = [str(after - 1) for after in scale.band_starts[1:]]
    return [[str(10 + at), end] for at, end in enumerate([*ends, ""])]


def _grid(scale: Scale) -> Rows:
    last = scale.last_margin
    cells = [vp(scale.vps(at)[0]) if at <= last else "" for at in range(10 * (last // 10 + 1))]
    rows = [[str(at), *cells[at : at + 10]] for at in range(0, len(cells), 10)]
    return [["", *map(str, range(10))], *rows]


def _said(scale: Scale) -> str:
    told = [
        f"{band.replace('-', ' to ').replace('+', ' or more')} IMPs: {won}-{lost}"
        for won, lost, band in bands(scale)
    ]
    return "; ".join(told)


WAYS: dict[str, tuple[Callable[[int], Scale], Callable[[Scale], Rows]]] = {
    "a row for each margin": (wbf, _margins),
    "with headings": (wbf, lambda scale: [HEAD, *_margins(scale)]),
    "both sides": (wbf, lines),
    "across": (wbf, lambda scale: turned(_margins(scale))),
    "loser alone": (wbf, lambda scale: [[m, lost] for m, _, lost in lines(scale)]),
    "pairs": (wbf, lambda scale: [[m, f"{won} - {lost}"] for m, won, lost in lines(scale)]),
    "hundredths": (wbf, lambda scale: [[m, won.replace(".", "")] for m, won in _margins(scale)]),
    "tens and units": (wbf, _grid),
    "from the top down": (wbf, lambda scale: _margins(scale)[::-1]),
    "bands": (whole, lambda scale: [[band, won, lost] for won, lost, band in bands(scale)]),
    "up to, VP first": (whole, _ends),
    "up to, limit first": (whole, lambda scale: [[end, won] for won, end in _ends(scale)]),
    "bands, across": (whole, lambda scale: turned([[band, w] for w, _, band in bands(scale)])),
}
PLAIN: dict[str, tuple[Callable[[int], Scale], Callable[[Scale], str]]] = {
    "commas for both": (
        wbf,
        lambda scale: "\n".join(",".join(row) for row in lines(scale, sign=",")),
    ),
    "Markdown": (
        wbf,
        lambda scale: "\n".join(f"| **{m}** | {won} |" for m, won in _margins(scale)),
    ),
    "prose": (whole, _said),
}


def _empty(rows: Rows, chance: random.Random) -> Rows:
    """One cell of the last column without its VP."""
    at = chance.randrange(1, len(rows) - 1)
    return [[*row[:-1], ""] if i == at else row for i, row in enumerate(rows)]


def _wrong(rows: Rows, chance: random.Random) -> Rows:
    """One digit of a cell of the last column is another."""
    found = [i for i, row in enumerate(rows) if len(row[-1]) > 2 and row[-1][-2].isdecimal()]
    if not found:
        return rows
    at = chance.choice(found)
    cell = rows[at][-1]
    other = f"{cell[:-1]}{(int(cell[-1]) + 4) % 10}" if cell[-1].isdecimal() else cell
    return [[*row[:-1], other] if i == at else row for i, row in enumerate(rows)]


def _sheets(way: str) -> Iterator[tuple[Scale, str]]:
    chance = random.Random(way)
    for boards in BOARDS:
        if way in PLAIN:
            make, write = PLAIN[way]
            yield make(boards), write(make(boards))
            continue
        make, lay = WAYS[way]
        scale = make(boards)
        rows = lay(scale)
        yield scale, text(rows, ";")
        if "across" in way or way == "tens and units":
            continue
        for damaged in (_empty, _wrong):
            yield scale, text(damaged(rows, chance), ";")


def judged(way: str) -> tuple[int, int, int]:
    """How many sheets there are, how many are told rightly, and how many certainly wrong."""
    count = right = bad = 0
    for scale, said in _sheets(way):
        count += 1
        try:
            columns = check(pasted_table(said), RECOGNISER).columns
        except ScaleError:
            continue
        matches = [each.match.identity.scale if each.match else None for each in columns]
        right += matches == [scale]
        sure = [each for each in columns if each.certainty is Certainty.SURE and each.match]
        bad += any(each.match and each.match.identity.scale != scale for each in sure)
    return count, right, bad


def main() -> None:
    """Print a line for each way of writing."""
    totals = [0, 0, 0]
    for way in (*WAYS, *PLAIN):
        found = judged(way)
        totals = [total + each for total, each in zip(totals, found, strict=True)]
        print(f"{way:24}{found[1]:4} of {found[0]:4}, certain and wrong: {found[2]}")
    print(f"{'all':24}{totals[1]:4} of {totals[0]:4}, certain and wrong: {totals[2]}")


if __name__ == "__main__":
    main()
