"""Tables as people hand them over: with several things the matter at once."""

from collections.abc import Iterator
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal

from tests.messy.parts import (
    Messy,
    Rows,
    bands,
    html,
    lines,
    messy,
    ods,
    ods_rows,
    printed,
    text,
    turned,
    vp,
    wbf,
    whole,
    with_typos,
)

HEAD = ["IMPs", "Winner", "Loser"]


def people() -> Iterator[Messy]:
    """All of them."""
    yield from _extracts()
    yield from _slips()
    yield from _programs()
    yield from _bands()


def _tenths(boards: int, first: int, last: int, rounding: str = ROUND_HALF_UP) -> Rows:
    """Margin, winner, loser with one decimal."""
    made = []
    for at in range(first, last + 1):
        won = Decimal(wbf(boards).rule.curve(at)).quantize(Decimal("0.1"), rounding)
        made.append([str(at), str(won), str(20 - won)])
    return made


def _extracts() -> Iterator[Messy]:
    rows = [[m, lost.replace(".", ",")] for m, _, lost in _tenths(24, 10, 45)]
    table = text([["24 Boards"], ["IMP", "SP Verlierer"], *rows], ";")
    yield messy("German, the loser's tenths from 10 to 45", table, wbf(24), form="tenths")
    rows = [[m, lost] for m, _, lost in _tenths(32, 20, 60)]
    yield messy(
        "the loser's tenths from 20 to 60",
        text([["32 boards"], ["IMPs", "Loser"], *rows]),
        wbf(32),
        form="tenths",
    )
    cut = _cut(24, 20, 50)
    wrong = _differing(24, cut, 20, 3)
    table = text([["24 boards"], HEAD[:2], *cut])
    yield messy("cut off, from 20 to 50", table, wbf(24), wrong, form="cut")
    exact = [20 - Decimal(wbf(24).rule.curve(at)) for at in range(10, 50)]
    for step, form, far in (("0.1", "cut tenths", 5), ("0.01", "cut", 0)):
        losers = [str(each.quantize(Decimal(step), ROUND_FLOOR)) for each in exact]
        wrong = " ".join(
            f"B{at + 2}"
            for at, each in enumerate(losers)
            if abs(round(100 * Decimal(each)) - wbf(24).vps(at + 10)[1]) > far
        )
        rows = [[str(at), each] for at, each in enumerate(losers, 10)]
        table = text([["IMPs", "Loser, 24 boards"], *rows])
        yield messy(f"the loser alone, {form}", table, wbf(24), wrong, form=form)
    rows, wrong = with_typos([row[:2] for row in lines(wbf(28), 10, 50)], 6, 11)
    wrong = _below(wrong, 1)
    table = text([["28 boards", ""], ["IMPs", "VP"], *rows])
    yield messy("an extract with six typos", table, wbf(28), wrong)
    rows = list(reversed(lines(wbf(20))))
    yield messy("from the blitz down", text([["20 boards"], HEAD, *rows]), wbf(20))
    rows = list(reversed([row[:2] for row in lines(wbf(20), 10, 40)]))
    yield messy("an extract from 40 down", text([["20 boards"], HEAD[:2], *rows]), wbf(20))


def _cut(boards: int, first: int, last: int) -> Rows:
    return [
        [
            str(at),
            str(
                Decimal(wbf(boards).rule.curve(at))
                .quantize(Decimal("1e-9"))
                .quantize(Decimal("0.01"), ROUND_FLOOR)
            ),
        ]
        for at in range(first, last + 1)
    ]


def _differing(boards: int, rows: Rows, first: int, line: int) -> str:
    scale = wbf(boards)
    return " ".join(
        f"B{i + line}" for i, row in enumerate(rows) if row[1] != vp(scale.winner[first + i])
    )


def _below(places: str, by: int) -> str:
    return " ".join(f"{each[0]}{int(each[1:]) + by}" for each in places.split())


def _slips() -> Iterator[Messy]:
    rows = [row[:2] for row in lines(wbf(24))]
    shifted = [[row[0], rows[max(i - 1, 0)][1]] for i, row in enumerate(rows)]
    wrong = [list(row) for row in shifted]
    wrong[40][1] = "17.90"
    table = text([["IMPs", "24 boards"], *wrong])
    yield messy("shifted, and a typo", table, wbf(24), "B3 B42")
    exchanged = [list(row) for row in lines(wbf(36))]
    for at in (5, 23, 41, 60):
        value = exchanged[at][1]
        exchanged[at][1] = f"{value[:-2]}{value[-1]}{value[-2]}"
    yield messy(
        "digits exchanged",
        text([["IMPs", "36 boards", "Loser"], *exchanged]),
        wbf(36),
        "B7 B25 B43 B62",
    )
    misread = [list(row) for row in lines(wbf(16))]
    misread[1][1], misread[5][1], misread[10][2] = "1O.31", "l1.48", "7.2O"
    yield messy(
        "letters for digits",
        text([["IMPs", "16 boards", "Loser"], *misread]),
        wbf(16),
        "B3 B7 C12",
    )
    pairs = [[m, f"{w} - {lost}"] for m, w, lost in lines(wbf(12))]
    pairs[9][1] = pairs[9][1][:-1] + ("1" if pairs[9][1][-1] != "1" else "2")
    yield messy("pairs with a slip", text([["IMPs", "12 boards"], *pairs]), wbf(12), "B11")
    folded = lines(wbf(32))
    rows = [
        [*folded[i], *(folded[i + 43] if i + 43 < len(folded) else ["", "", ""])] for i in range(43)
    ]
    rows[10][4] = "19.99"
    yield messy("folded, with a slip", text([["32 boards"], HEAD * 2, *rows]), wbf(32), "E13")


def _programs() -> Iterator[Messy]:
    rows = [[m, f"{float(w) - 1e-9:.9f}"] for m, w, _ in lines(wbf(16))]
    yield messy("a spreadsheet's fractions", text([["IMPs", "16 boards"], *rows]), wbf(16))
    table = text(
        [["IMPs", "Won", "Lost", "", ""], *([*row, "", ""] for row in lines(wbf(24)))], "\t"
    )
    yield messy("UTF-16 with empty columns", table.encode("utf-16"), wbf(24), suffix=".txt")
    words = "  \n".join("   ".join(row) for row in [HEAD, *lines(wbf(20))])
    words = f"Table 4: 20 boards\n\n{words}\n\n                12\n"
    yield messy("copied from a page", words, wbf(20), suffix=".txt")
    rows = [
        [f"<b>{m}</b>", w.replace(".", ","), f"{lost.replace('.', ',')}&nbsp;"]
        for m, w, lost in lines(wbf(16))
    ]
    rows[20][1] = "15,02"
    head = ["IMP", "VP vítěz", "VP poražený"]
    page = f"<h2>Stupnice na 16 rozdání</h2><table>{html([head, *rows])}</table>"
    yield messy("Czech HTML with a slip", page, wbf(16), "B22", suffix=".html")
    rows = [["", *row] for row in lines(wbf(24), sign=",")]
    rows[31][2] = "15,79"
    table = ods_rows([[], ["", "24 boards"], ["", *HEAD], *rows])
    yield messy("ODS from B2 with a slip", ods(table), wbf(24), "C35", suffix=".ods")
    across = turned(
        [["IMPs", "12 boards"], *([m, w.rstrip("0").rstrip(".")] for m, w, _ in lines(wbf(12)))]
    )
    yield messy("across, zeros left out", text(across), wbf(12))


def _bands() -> Iterator[Messy]:
    gap = [list(row) for row in bands(whole(16))]
    gap[5][2] = "18-21"  # to 22
    rows = [[band, won, lost] for won, lost, band in gap]
    yield messy("bands with a gap", text([["16 boards"], HEAD, *rows]), whole(16), "A8")
    rows = [[band, lost] for _, lost, band in bands(whole(20), " – ")]
    yield messy(
        "the loser's bands", text([["20 boards"], ["IMPs", "Loser"], *rows], ";"), whole(20)
    )
    acbl = printed("acbl-20", 24)
    rows = [[band, won] for won, _, band in bands(acbl)][2:15]
    yield messy("some bands of the ACBL", text([["24 boards"], HEAD[:2], *rows]), acbl)
