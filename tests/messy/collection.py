"""The collection of messy tables."""

import json
import random
from collections.abc import Iterator
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal
from pathlib import Path

from tests.messy.parts import (
    OLD,
    Messy,
    Rows,
    bands,
    beside,
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
from tests.messy.people import people
from tests.messy.sheets import sheets
from vpdesk.scales import ContinuousScale, ScaleRule, discrete_scale
from vpdesk.scales.forms import uncorrected

DATA = Path(__file__).parents[1] / "data"
HEAD = ["IMPs", "Winner", "Loser"]
VPS = ["Winner", "Loser"]


def collection() -> tuple[Messy, ...]:
    """All of them."""
    parts = (
        *(_layouts(), _signs(), _several(), _pages(), _sides(), _ranges(), _extracts()),
        *(_rounded(), _shifted(), _typos(), _files(), _unknown(), people(), sheets()),
    )
    return tuple(each for part in parts for each in part)


def _layouts() -> Iterator[Messy]:
    a, b = wbf(24), wbf(16)
    titles = [["24 boards", "", ""], HEAD], [["16 boards", "", ""], HEAD]
    yield messy(
        "side by side", text(beside([*titles[0], *lines(a)], [*titles[1], *lines(b)])), (a, b)
    )
    both = beside([["24 boards", "", ""], *lines(a)], [["16 boards", "", ""], *lines(b)], gap=2)
    yield messy("side by side, no words", text(both), (a, b))
    yield messy("across", text(turned([HEAD, *lines(wbf(8))])), wbf(8))
    counts = (8, 12, 16)
    rows = [["IMPs", *map(str, range(60))]]
    rows += [[f"{n} boards", *(vp(wbf(n).vps(at)[0]) for at in range(60))] for n in counts]
    yield messy("across, a row for each count", text(rows), tuple(map(wbf, counts)))
    rows = lines(wbf(32))
    folded = beside(rows[:29], rows[29:58], [*rows[58:], *[["", "", ""]] * (87 - len(rows))], gap=0)
    yield messy("folded", text([["32 boards"], HEAD * 3, *folded]), wbf(32))
    every = [whole(n) for n in (8, 16, 24)]
    table = [
        [*rows[0][:2], *(row[2] for row in rows)] for rows in zip(*map(bands, every), strict=True)
    ]
    head = [*VPS, "8", "16", "24"]
    yield messy("bands for each VP", text([head, *table]), tuple(every))
    yield messy("bands for each VP, across", text(turned([head, *table])), tuple(every))
    starts = [[str(start), str(10 + i)] for i, start in enumerate(whole(20).band_starts)]
    yield messy("where bands begin", text([["20 boards"], ["IMPs from", "VP"], *starts]), whole(20))
    ends = [[str(10 + i), str(start - 1)] for i, start in enumerate(whole(20).band_starts[1:])]
    yield messy("where bands end", text([["VP", "20"], *ends, ["20", ""]]), whole(20))
    words = "\n".join(" ".join(row) for row in [HEAD, *lines(wbf(14))])
    yield messy("single blanks", f"WBF 14 boards\n{words}", wbf(14), suffix=".txt")
    marked = ["| IMPs | VP |", "| --- | --- |", *(f"| {m} | {w} |" for m, w, _ in lines(wbf(10)))]
    yield messy("bars with a rule", "\n".join(marked), wbf(10), suffix=".txt")


def _signs() -> Iterator[Messy]:
    for name, dash in (
        ("hyphen", "-"),
        ("en dash", "–"),
        ("minus", "−"),
        ("blanks", " – "),
        ("word", " to "),
    ):
        rows = [[band, won, lost] for won, lost, band in bands(whole(24))]
        rows = [[band.replace("-", dash), *vps] for band, *vps in rows]
        yield messy(f"ranges with a {name}", text([["24 boards"], HEAD, *rows], ";"), whole(24))
    yield messy("comma", text([HEAD, *lines(wbf(18), sign=",")], ";"), wbf(18))
    yield messy("comma and tabs", text([HEAD, *lines(wbf(18), sign=",")], "\t"), wbf(18))
    pairs = [[margin, f"{won} – {lost}"] for margin, won, lost in lines(wbf(20))]
    yield messy("pairs", text([["IMPs", "VP"], *pairs]), wbf(20))
    pairs = [[margin, f"{won}:{lost}"] for margin, won, lost in lines(wbf(20), sign=",")]
    yield messy("pairs with colons", text([["IMP", "VP"], *pairs], ";"), wbf(20))
    units = [[f"{m} IMPs", f"{won} VP"] for m, won, _ in lines(wbf(9))]
    yield messy("units in the cells", text([["Margin", "Score"], *units]), wbf(9))
    ebu = printed("ebu-pairs", 16)
    rows = [[band.replace("+", " % +").replace("-", " % - "), *vps] for *vps, band in bands(ebu)]
    yield messy("percent", text([["14-19 boards"], ["%", *VPS], *rows]), ebu)
    rows = [[band, *vps] for *vps, band in bands(ebu, " – ", ",")]
    yield messy("percent with commas", text([["14-19 boards"], ["%", *VPS], *rows], ";"), ebu)
    limits = [[vp(5000 + start - 1), str(10 + i)] for i, start in enumerate(ebu.band_starts) if i]
    upper = [[limit, str(int(won) - 1)] for limit, won in limits]
    yield messy(
        "percent, upper limits",
        text([["14-19 boards"], ["up to %", "VP"], *upper, ["", "20"]]),
        ebu,
    )
    half = printed("ebu-pairs-half", 8)
    yield messy(
        "percent, half",
        text([["7-9 boards"], ["%", *VPS], *([b, w, lost] for w, lost, b in bands(half))]),
        half,
    )


def _several() -> Iterator[Messy]:
    mixed = (printed("acbl-20", 24), whole(24), printed("sbu", 24))
    names = ["ACBL 24 boards", "WBF 24 boards", "SBU 24 boards"]
    rows = [[str(at), *(str(s.vps(at)[0] // 100) for s in mixed)] for at in range(73)]
    yield messy("ACBL, WBF and SBU", text([["IMPs", *names], *rows]), mixed)
    both = wbf(24), whole(24)
    rows = [[str(at), vp(both[0].vps(at)[0]), str(both[1].vps(at)[0] // 100)] for at in range(75)]
    yield messy(
        "continuous and discrete", text([["IMPs", "24 boards", "24 boards whole"], *rows]), both
    )
    ebu = [printed("ebu-pairs", n) for n in (3, 5, 8, 11)]
    table = [[rows[0][0], *(row[2] for row in rows)] for rows in zip(*map(bands, ebu), strict=True)]
    yield messy("EBU", text([["VP", "2-4", "5-6", "7-9", "10-13"], *table]), tuple(ebu))
    acbl = [printed("acbl-20", n) for n in (8, 10, 14, 18)]
    table = [
        [*rows[0][:2], *(row[2] for row in rows)] for rows in zip(*map(bands, acbl), strict=True)
    ]
    yield messy("ACBL", text([[*VPS, "1-8", "9-11", "12-15", "16-20"], *table]), tuple(acbl))
    sheets = [
        ["SBU 7-9 boards"],
        HEAD,
        *([b, w, lost] for w, lost, b in bands(printed("sbu", 8))),
        [],
    ]
    sheets += [["WBF 8 boards"], HEAD, *([b, w, lost] for w, lost, b in bands(whole(8)))]
    yield messy("one below the other", text(sheets), (printed("sbu", 8), whole(8)))


def _pages() -> Iterator[Messy]:
    rows = lines(wbf(24))
    pages: Rows = [["24 boards"]]
    for at in range(0, 75, 25):
        pages += [HEAD, *rows[at : at + 25]]
    yield messy("headings on each page", text(pages), wbf(24))
    pages = [["24 boards", "", ""]]
    for number, at in enumerate(range(0, 75, 25), 1):
        pages += [HEAD, *rows[at : at + 25], [f"Page {number} of 3", "", ""], ["", "", ""]]
    yield messy("page numbers", text(pages), wbf(24))
    noted = [["Prague Teams 2019"], ["Conversion for 28 boards, see rule 12.3"], [], HEAD]
    noted += [*lines(wbf(28)), [], ["* Source: WBF, edition of 2013"], ["1) 20.00 from 80 IMPs"]]
    yield messy("notes and footnotes", text(noted), wbf(28))
    starred = [[m, f"{w}*" if int(m) % 9 == 4 else w, f"{lost}†"] for m, w, lost in lines(wbf(12))]
    yield messy("marks of footnotes", text([HEAD, *starred, ["* corrected in 2014"]]), wbf(12))
    remarks = [[*row, "blitz" if row[1] == "20.00" else ""] for row in lines(wbf(12))]
    remarks[7][3] = "median 5 sqrt 12"
    yield messy("remarks beside", text([["12 boards"], [*HEAD, "Remark"], *remarks]), wbf(12))
    missing = [row for row in rows if row[0] not in ("10", "11", "40")]
    yield messy("missing rows", text([HEAD, *missing]), wbf(24), "A12 A40")
    twice = [*rows[:31], *rows[30:]]
    yield messy("a row twice", text([HEAD, *twice]), wbf(24), "A33")


def _sides() -> Iterator[Messy]:
    swapped = [[m, lost, w] for m, w, lost in lines(wbf(20))]
    yield messy("loser first", text(swapped), wbf(20))
    yield messy("loser first, with headings", text([["IMPs", "Lost", "Won"], *swapped]), wbf(20))
    wrong = [["IMPs", "Loser", "Winner"], *lines(wbf(20))]
    yield messy("headings in each other's place", text(wrong), wbf(20), "B1")
    alone = [[m, lost] for m, _, lost in lines(wbf(24))]
    yield messy("loser alone", text([["24 boards"], ["IMPs", "Loser"], *alone]), wbf(24))
    yield messy("loser alone, no words", text(alone), wbf(24))
    rows = [[band, lost] for _, lost, band in bands(whole(24))]
    yield messy("loser alone, whole", text([["IMPs", "Loser"], *rows]), whole(24))
    alone[30][1] = "4.11"
    yield messy("loser alone, a mistake", text([["IMPs", "Loser"], *alone]), wbf(24), "B32")
    part = [[m, lost] for m, _, lost in lines(wbf(24), 20, 40)]
    yield messy("loser alone, an extract", text([["24 boards"], ["IMPs", "Loser"], *part]), wbf(24))


def _ranges() -> Iterator[Messy]:
    thirty = printed("acbl-30", 10)
    yield messy("of 30", text([HEAD, *([b, w, lost] for w, lost, b in bands(thirty))]), thirty)
    for v0, name in ((5, "of 10"), (12.5, "of 25"), (15, "of 30, continuous")):
        scale = wbf(16, v0)
        yield messy(name, text([["16 boards"], HEAD, *lines(scale)]), scale)
    old = OLD.scale(16)
    yield messy(
        "15-15 of 25",
        text([["16 boards"], HEAD, *([b, w, lost] for w, lost, b in bands(old))]),
        old,
    )
    yield messy(
        "15-15 of 25, loser alone",
        text([HEAD[::2], *([b, lost] for _, lost, b in bands(old))]),
        old,
    )


def _extracts() -> Iterator[Messy]:
    part = lines(wbf(24), 20, 40)
    yield messy("an extract", text([["24 boards"], HEAD, *part]), wbf(24))
    yield messy("an extract without boards", text([HEAD, *part]), wbf(24))
    yield messy("an extract, winner alone", text([row[:2] for row in part]), wbf(24))
    yield messy("the beginning", text([HEAD, *lines(wbf(32), 0, 15)]), wbf(32))
    yield messy("the end", text([["32 boards"], HEAD, *lines(wbf(32), 60)]), wbf(32))
    some = [row for row in lines(wbf(24)) if int(row[0]) % 5 == 0]
    yield messy("every fifth margin", text([["24 boards"], ["IMPs", *VPS], *some]), wbf(24))
    rows = [[band, w, lost] for w, lost, band in bands(whole(24))][3:9]
    yield messy("an extract of bands", text([["24 boards"], HEAD, *rows]), whole(24))
    wrong = [list(row) for row in part]
    wrong[7][1] = "15.43"
    yield messy("an extract with a mistake", text([["24 boards"], HEAD, *wrong]), wbf(24), "B10")


def _exact(scale: ContinuousScale, margin: int) -> Decimal:
    """The VPs of the curve."""
    return Decimal(scale.rule.curve(margin)).quantize(Decimal("1e-9"))


def _with_decimals(scale: ContinuousScale, step: str, rounding: str) -> Rows:
    return [
        [str(at), str(_exact(scale, at).quantize(Decimal(step), rounding))]
        for at in range(scale.last_margin + 1)
    ]


def _differing(scale: ContinuousScale, rows: Rows) -> str:
    """The places in column B, below a heading, that differ from the scale."""
    wrong = (i for i, row in enumerate(rows) if row[1] != vp(scale.winner[i]))
    return " ".join(f"B{i + 2}" for i in wrong)


def _rounded() -> Iterator[Messy]:
    scale = wbf(24)
    tenths = _with_decimals(scale, "0.1", ROUND_HALF_UP)
    yield messy("one decimal", text([["IMPs", "24 boards"], *tenths]), scale, form="tenths")
    yield messy("one decimal, no words", text(tenths), scale, form="tenths")
    both = [
        [m, won.replace(".", ","), f"{20 - float(won):.1f}".replace(".", ",")] for m, won in tenths
    ]
    yield messy("one decimal, comma", text([HEAD, *both], ";"), scale, form="tenths")
    tenths[30][1] = "16.5"
    yield messy("one decimal, a mistake", text([HEAD[:2], *tenths]), scale, "B32", form="tenths")
    for boards, head in ((24, ["IMPs", "24 boards"]), (36, ["IMPs", "VP"])):
        scale = wbf(boards)
        cut = _with_decimals(scale, "0.01", ROUND_FLOOR)
        yield messy(
            f"cut off, {boards}", text([head, *cut]), scale, _differing(scale, cut), form="cut"
        )
    cut = _with_decimals(wbf(24), "0.1", ROUND_FLOOR)
    wrong = " ".join(
        f"B{i + 2}"
        for i, row in enumerate(cut)
        if abs(round(100 * float(row[1])) - wbf(24).winner[i]) > 5
    )
    head = ["IMPs", "VP"]
    yield messy("cut off to one decimal", text([head, *cut]), wbf(24), wrong, form="cut tenths")
    bare = uncorrected(wbf(24))
    assert isinstance(bare, ContinuousScale)
    wrong = " ".join(f"B{at + 2}" for at in range(75) if bare.winner[at] != wbf(24).winner[at])
    yield messy("not corrected", text([HEAD, *lines(bare)]), wbf(24), wrong, form="bare")
    in_whole = discrete_scale(ScaleRule(24))
    whole_cut = [
        [m, str(_exact(wbf(24), int(m)).quantize(Decimal(1), ROUND_FLOOR))]
        for m, *_ in lines(wbf(24))
    ]
    wrong = " ".join(
        f"B{i + 2}" for i, row in enumerate(whole_cut) if int(row[1]) * 100 != in_whole.vps(i)[0]
    )
    yield messy(
        "cut off to whole VPs",
        text([["IMPs", "24 boards"], *whole_cut]),
        in_whole,
        wrong,
        form="cut",
    )


def _moved(rows: Rows, first: int, by: int) -> Rows:
    """From a row on, the VPs of the row after or before."""
    end = len(rows) - 1
    return [
        [row[0], *rows[min(max(i + by, 0), end)][1:]] if i >= first else list(row)
        for i, row in enumerate(rows)
    ]


def _shifted() -> Iterator[Messy]:
    rows = lines(wbf(24))
    for name, by in (("up", 1), ("down", -1)):
        moved = _moved(rows, 0 if by > 0 else 1, by)
        yield messy(
            f"all rows shifted {name}",
            text([["IMPs", "24 boards", "Loser"], *moved]),
            wbf(24),
            "B2" if by > 0 else "B3",
        )
    moved = _moved(rows, 30, 1)
    yield messy(
        "shifted from 30 on", text([["IMPs", "24 boards", "Loser"], *moved]), wbf(24), "B32"
    )
    moved = _moved(rows, 10, -1)
    yield messy(
        "shifted from 10 on", text([["IMPs", "24 boards", "Loser"], *moved]), wbf(24), "B12"
    )
    late = [[str(int(m) + 1), w, lost] for m, w, lost in rows]
    yield messy("margins from 1", text([["24 boards"], HEAD, *late]), wbf(24), "A3 B3")
    whole_rows = lines(whole(24))
    moved = _moved(whole_rows, 1, -1)
    wrong = " ".join(f"B{i + 2}" for i in range(len(moved)) if moved[i][1] != whole_rows[i][1])
    yield messy(
        "whole VPs shifted", text([["IMPs", "24 boards", "Loser"], *moved]), whole(24), wrong
    )


def _typos() -> Iterator[Messy]:
    for count, seed in ((8, 1), (30, 2), (45, 3)):
        rows, wrong = with_typos([row[:2] for row in lines(wbf(24))], count, seed)
        yield messy(f"{count} typos", text([["IMPs", "24 boards"], *rows]), wbf(24), wrong)
    rows, wrong = with_typos([row[:2] for row in lines(wbf(24))], 12, 4)
    yield messy("typos without a heading", text([["IMPs", "VP"], *rows]), wbf(24), wrong)
    yield messy(
        "headed by other boards",
        text([["IMPs", "24 boards"], *(r[:2] for r in lines(wbf(28)))]),
        wbf(28),
        "heading",
    )


def _files() -> Iterator[Messy]:
    rows = [HEAD, *lines(wbf(24))]
    head = "<html><head><title>VP</title></head><body><h1>24 boards</h1>"
    page = f"{head}<table>{html(rows)}</table></body></html>"
    yield messy("HTML", page, wbf(24), suffix=".html")
    head = '<tr><th rowspan="2">IMPs</th><th colspan=2>8&nbsp;boards</th>'
    head += '<th colspan="2">16&nbsp;boards</th></tr>'
    head += "<tr><th>Won<th>Lost<th>Won<th>Lost</tr>"
    both = [[*lines(wbf(8), 0, 60)[at], *lines(wbf(16), 0, 60)[at][1:]] for at in range(61)]
    table = f"<TABLE border=1><thead>{head}</thead><tbody>{html(both)}</tbody></TABLE>"
    inside = f"<table><tr><td>menu</td><td>{table}</td></tr></table>"
    inside += "<script>if (1 < 2) x('<td>9')</script>"
    yield messy(
        "HTML, tables in a table",
        f"<!DOCTYPE html><!-- <table> --><body>{inside}",
        (wbf(8), wbf(16)),
        suffix=".htm",
    )
    old = (
        f'<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>{html(rows)}</table></html>'
    )
    yield messy("HTML called XLS", old, wbf(24), suffix=".xls")
    dashed = [[band.replace("-", "&ndash;"), w, lost] for w, lost, band in bands(whole(24))]
    yield messy(
        "HTML with entities", f"<table>{html([HEAD, *dashed])}</table>", whole(24), suffix=".html"
    )
    yield messy(
        "ODS",
        ods(ods_rows([[], ["", "24 boards"], *(["", *row] for row in rows)])),
        wbf(24),
        suffix=".ods",
    )
    made = DATA / "tables"
    yield messy(
        "ODS of LibreOffice",
        (made / "merged-headings.ods").read_bytes(),
        (wbf(8), wbf(16)),
        suffix=".ods",
    )
    yield messy(
        "XLSX of LibreOffice",
        (made / "merged-headings.xlsx").read_bytes(),
        (wbf(8), wbf(16)),
        suffix=".xlsx",
    )
    yield messy("PDF", b"%PDF-1.4\n0 10.00 10.00\n1 10.25 9.75\n%%EOF\n", (), suffix=".pdf")
    yield messy("PDF called CSV", b"%PDF-1.4\n0,10.00,10.00\n1,10.25,9.75\n2,10.50,9.50", ())


def _unknown() -> Iterator[Messy]:
    chance = random.Random(13)
    rows = [[str(at), f"{chance.uniform(0, 20):.2f}"] for at in range(40)]
    yield messy("random", text([["IMPs", "24 boards"], *rows]), None, "*")
    values = sorted(chance.randint(1000, 2000) for _ in range(40))
    rows = [[str(at), vp(value)] for at, value in enumerate(values)]
    yield messy("random, rising", text([["IMPs", "24 boards"], *rows]), None, "*")
    rows = [[str(at), vp(round(1000 + 1000 * (at / 60) ** 0.8))] for at in range(61)]
    yield messy("another curve", text([["IMPs", "16 boards"], *rows]), None, "*")
    rows = [[f"{3 * at}-{3 * at + 2}", str(10 + at)] for at in range(10)]
    yield messy("equal bands", text([["IMPs", "VP"], *rows, ["30+", "20"]]), None, "*")
    points = json.loads((DATA / "scales" / "imp_table.json").read_text())["start"]
    rows = [[str(start), str(imps)] for imps, start in enumerate(points)]
    yield messy("the table of IMPs", text([["Points", "IMPs"], *rows]), None, "*")
    rows = [[str(at), str(at * 7 % 21), str(20 - at * 7 % 21)] for at in range(20)]
    yield messy("results", text([["Team", "Won", "Lost"], *rows]), None, "*")
    few = [["0", "10.00"], ["1", "10.31"], ["2", "10.61"]]
    yield messy("three rows", text([["IMPs", "VP"], *few]), None, "*")
