"""Tables as whole sheets: gaps, limits without words, grids, prose, other ways to write numbers."""

import re
from collections.abc import Iterator
from typing import Any

from tests.messy.parts import (
    Messy,
    Rows,
    bands,
    lines,
    messy,
    printed,
    text,
    turned,
    vp,
    wbf,
    whole,
)
from vpdesk.scales import Scale

HEAD = ["IMPs", "VP"]


def sheets() -> Iterator[Messy]:
    """All of them."""
    yield from _gaps()
    yield from _limits()
    yield from _both_commas()
    yield from _grids()
    yield from _prose()
    yield from _hundredths()
    yield from _bold()
    yield from _parts()
    yield from _not_so()
    yield from _mixed_signs()


def _pairs(scale: Scale, sign: str = ".", last: int | None = None) -> Rows:
    """Margin and the winner's VP."""
    return [row[:2] for row in lines(scale, 0, last, sign)]


def _gaps() -> Iterator[Messy]:
    """A cell without its VP is no heading."""
    for boards, at in ((16, 14), (16, 0), (24, 30), (24, 74), (8, 5)):
        rows = _pairs(wbf(boards))
        rows[at][1] = ""
        yield messy(
            f"{boards} boards without the VP of {at}", text(rows), wbf(boards), _gap(rows, at, 1)
        )
        headed = [HEAD, *rows]
        name = f"{boards} boards without the VP of {at}, with words"
        yield messy(name, text(headed, ";"), wbf(boards), _gap(rows, at, 2))
    rows = [row[:2] for row in turned(turned([[b, w] for w, _, b in bands(whole(20))]))]
    rows[4][1] = ""
    yield messy("bands without a VP", text([HEAD, *rows]), whole(20), "B6")


def _gap(rows: Rows, at: int, first: int) -> str:
    """The place of the empty cell; the last one, after which nothing follows, is none."""
    return "" if at == len(rows) - 1 else f"B{at + first}"


def _limits() -> Iterator[Messy]:
    """The last margin of each band, without a word."""
    for boards in (8, 12, 16, 24, 28, 32):
        rows = _ends(whole(boards))
        yield messy(f"up to, {boards} boards, VP first", text(rows, ";"), whole(boards))
        other = [[end, won] for won, end in rows]
        yield messy(f"up to, {boards} boards, limit first", text(other, ";"), whole(boards))
        kept = rows[:-1]
        yield messy(f"up to, {boards} boards, no last line", text(kept, ";"), whole(boards))
    rows = _ends(whole(24))
    yield messy("up to, across", text(turned(rows), ";"), whole(24))
    yield messy("up to, with its word", text([["VP", "up to"], *rows], ";"), whole(24))
    both = [[won, str(20 - int(won)), end] for won, end in rows]
    yield messy("up to, both sides", text(both, ";"), whole(24))
    starts = [[str(first), str(10 + at)] for at, first in enumerate(whole(24).band_starts)]
    yield messy("from, without a word", text(starts, ";"), whole(24))


def _ends(scale: Scale) -> Rows:
    """The winner's VP and the last margin that gives them; the last has none."""
    starts = scale.band_starts
    ends = [str(after - 1) for after in starts[1:]]
    return [[str(10 + at), end] for at, end in enumerate([*ends, ""])]


def _both_commas() -> Iterator[Messy]:
    """The comma is the decimal sign and parts the cells, too."""
    for boards in (14, 16, 24):
        rows = [",".join(row) for row in lines(wbf(boards), sign=",")]
        yield messy(f"commas for both, {boards} boards", "\n".join(rows), wbf(boards), places=False)
    rows = ["IMPs,Winner,Loser", *(",".join(row) for row in lines(wbf(20), sign=","))]
    yield messy("commas for both, with words", "\n".join(rows), wbf(20), places=False)
    rows = ["IMP,VP", *(",".join(row) for row in _pairs(wbf(20), ","))]
    yield messy("commas for both, the winner", "\n".join(rows), wbf(20), places=False)
    rows = [re.sub(r",(?:00$|(\d)0$)", r",\1", row).rstrip(",") for row in rows]
    yield messy("commas for both, no zeros", "\n".join(rows), wbf(20), places=False)


def _grids() -> Iterator[Messy]:
    """Tens down, units across."""
    for boards, words in ((16, True), (24, True), (32, False)):
        table = _grid(wbf(boards))
        if not words:
            table[0][0] = ""
        yield messy(f"tens and units, {boards} boards", text(table), wbf(boards))
        titled = [[f"{boards} boards"], *table]
        yield messy(f"tens and units, {boards} boards, titled", text(titled), wbf(boards))
    yield messy("units and tens", text(turned(_grid(wbf(24)))), wbf(24))
    marked = _grid(wbf(24))
    marked = [marked[0], *([f"{row[0]}+", *row[1:]] for row in marked[1:])]
    yield messy("tens with a plus", text(marked, ";"), wbf(24))
    yield messy("tens and units, whole", text(_grid(whole(24))), whole(24))


def _grid(scale: Scale) -> Rows:
    last = scale.last_margin if not scale.whole else scale.band_starts[-1]
    digits = 0 if scale.whole else 2
    table = [["IMPs", *map(str, range(10))]]
    for tens in range(0, last + 1, 10):
        row = [
            vp(scale.vps(tens + unit)[0], digits=digits) if tens + unit <= last else ""
            for unit in range(10)
        ]
        table.append([str(tens), *row])
    return table


def _prose() -> Iterator[Messy]:
    """Sentences that tell a discrete scale."""
    for boards in (16, 24):
        said = _bands_said(boards, "{first} to {last} IMPs: {won}-{lost}", "{first} IMPs or more: ")
        title = f"Scale for matches of {boards} boards\n"
        yield messy(f"prose, {boards} boards", "\n".join(said), whole(boards), **_TEXT)
        yield messy(
            f"prose, titled, {boards} boards", title + "\n".join(said), whole(boards), **_TEXT
        )
        line = f"In a match of {boards} boards: {'; '.join(said)}."
        yield messy(f"prose in one line, {boards} boards", line, whole(boards), **_TEXT)
    said = _bands_said(
        20, "A win by {first} to {last} IMPs is {won}-{lost}", "{first} IMPs or more: "
    )
    yield messy("prose with a verb", ". ".join(said) + ".", whole(20), **_TEXT)
    said = _bands_said(20, "{won}-{lost}: {first}-{last} IMPs", "")
    yield messy("prose, VP first", ", ".join(said), whole(20), **_TEXT)


_TEXT: dict[str, Any] = {"suffix": ".txt", "places": False}


def _bands_said(boards: int, text: str, last: str) -> list[str]:
    starts = whole(boards).band_starts
    said = []
    for at, first in enumerate(starts):
        won = 10 + at
        if at + 1 < len(starts):
            end = starts[at + 1] - 1
            said.append(text.format(first=first, last=end, won=won, lost=20 - won))
        elif last:
            said.append(f"{last.format(first=first)}{won}-{20 - won}")
        else:
            said.append(f"{won}-{20 - won}: {first}+ IMPs")
    return said


def _hundredths() -> Iterator[Messy]:
    for boards in (8, 16, 24):
        rows = [[m, w.replace(".", ""), x.replace(".", "")] for m, w, x in lines(wbf(boards))]
        yield messy(f"hundredths, {boards} boards", text([["IMPs", "W", "L"], *rows]), wbf(boards))
    rows = [[m, w.replace(".", "")] for m, w in _pairs(wbf(20))]
    yield messy("hundredths, the winner alone", text([HEAD, *rows]), wbf(20))


def _bold() -> Iterator[Messy]:
    rows = _pairs(wbf(16))
    marked = ["| **IMPs** | **VP** |", "|:---:|---:|", *(f"| **{m}** | {w} |" for m, w in rows)]
    yield messy("Markdown, bold margins", "\n".join(marked), wbf(16), suffix=".txt")
    marked = ["| IMPs | VP |", "| --- | --- |", *(f"| {m} | **{w}** |" for m, w in rows)]
    yield messy("Markdown, bold VP", "\n".join(marked), wbf(16), suffix=".txt")
    marked = ["| IMPs | VP |", "| --- | --- |", *(f"| `{m}` | *{w}* |" for m, w in rows)]
    yield messy("Markdown, code and italics", "\n".join(marked), wbf(16), suffix=".txt")


def _parts() -> Iterator[Messy]:
    """Some margins, which need not begin with a draw."""
    yield messy("1 to 20", text([HEAD, *_pairs(wbf(24))[1:21]]), wbf(24))
    yield messy(
        "1 to 20, for 16 boards", text([["16 boards"], HEAD, *_pairs(wbf(16))[1:21]]), wbf(16)
    )
    yield messy("1 to the end", text([HEAD, *_pairs(wbf(16))[1:]]), wbf(16), "A2")


def _not_so() -> Iterator[Messy]:
    """What looks like another reading and is none."""
    both = whole(24), whole(28)
    rows = [[str(at), *(str(each.vps(at)[0] // 100) for each in both)] for at in range(80)]
    yield messy("two whole scales without a word", text(rows), both)
    rows = [[str(at), str(each)] for at, each in enumerate(range(1000, 1700, 10))]
    yield messy("no scale in hundredths", text([HEAD, *rows]), None, "*")
    rows = [["IMPs", *map(str, range(10))]]
    rows += [[str(10 * at), *(str(at + each) for each in range(10))] for at in range(6)]
    yield messy("a grid that is no scale", text(rows), (None,) * 6, "*")


def _mixed_signs() -> Iterator[Messy]:
    rows = _pairs(wbf(24))
    for row in rows[20:41]:
        row[1] = row[1].replace(".", ",")
    yield messy("21 commas", text([HEAD, *rows], ";"), wbf(24), "B22")
    rows = _pairs(wbf(24))
    rows[30][1] = rows[30][1].replace(".", ",")
    yield messy("one comma", text([HEAD, *rows], ";"), wbf(24), "B32")
    ebu = printed("ebu-pairs", 8)
    yield messy(
        "EBU, up to", text([["7-9 boards"], ["%", "VP"], *([b, w] for w, _, b in bands(ebu))]), ebu
    )
