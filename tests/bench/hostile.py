"""Small files that would make much are refused: python -m tests.bench.hostile [KIND].

Each is read in a program of its own. A line tells what came of it, a last one the worst of all.
"""

import io
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import endless
from tests.bench.endless import MAIN, workbook
from tests.bench.hostile_newer import Case, newer_cases
from tests.unit.deals.known import random_deals
from tests.unit.pairs.evenings import of_howell
from vpdesk.files.deals_file import deals_bytes
from vpdesk.files.evening.evening_file import FORM
from vpdesk.files.evening.evening_rows import evening_to_rows
from vpdesk.files.stored import Snapshot
from vpdesk.files.stored.database import make as make_database
from vpdesk.files.stored.stored_form import StoredRows

AIM_S, AIM_MB = 2.0, 300
LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
    "<SCORE>{score}</SCORE></TRAVELLER_LINE>"
)
BOARD = "<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{inside}</BOARD>"
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {}>{}</svg>'
)
ENTITIES = "".join(f'<!ENTITY e{at + 1} "{f"&e{at};" * 10}">' for at in range(12))
ATTRIBUTES = "".join(f'<!ATTLIST {{}} a{at} CDATA "{"x" * 500}">' for at in range(1400))


def cases() -> Iterator[Case]:
    """All of them, one after the other."""
    for made in (_workbooks, _usebio, _lists, _deals, _results, _logos, _texts, _evenings):
        yield from made()
    yield from newer_cases()


def _packed(**parts: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in parts.items():
            packed.writestr(name.replace("__", "."), data)
    return made.getvalue()


def _book(
    strings: str = "", sheet: str = "", sheets: int = 1, others: dict[str, str] | None = None
) -> bytes:
    """A workbook; others: parts by their names in the place of those that it has."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "book.xlsx"
        workbook(path, strings, sheet, sheets)
        new_parts = dict(others or {})
        made = io.BytesIO()
        with (
            zipfile.ZipFile(path) as old,
            zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new,
        ):
            for name in old.namelist():
                new.writestr(name, new_parts[name] if name in new_parts else old.read(name))
        return made.getvalue()


def _workbooks() -> Iterator[Case]:
    named, long = '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>', "<si><t>{}</t></si>"
    numbers = "<row>" + f"<c><v>{'9' * 300_000}</v></c>" + "</row>"
    types = f'<Types xmlns="x">{"<Override/>" * 250_000}</Types>'
    rules = "<row><c><v>1</v></c></row>" + "<dataValidation/>" * 1_000_000
    declared = f'<!DOCTYPE s [<!ENTITY e0 "aaaaaaaaaa">{ENTITIES}]><s xmlns="{MAIN}"><si><t>&e9;'
    declared += "</t></si></s>"
    attributes = (
        f"<!DOCTYPE worksheet [{ATTRIBUTES.format(*['c'] * 1400)}]><worksheet xmlns='{MAIN}'>"
    )
    attributes += f"<sheetData><row>{'<c/>' * 9000}</row></sheetData></worksheet>"
    bombs = {
        "one long text in 80,000 cells": _book(long.format("a" * 70_000), named * 40_000),
        "a text of blanks in all cells": _book(long.format(" a" * 30_000), named * 9000),
        "numbers of 300,000 digits": _book("", numbers),
        "250,000 kinds of parts": _book(others={"[Content_Types].xml": types}),
        "1,000,000 rules for what is typed": _book("", rules),
        "rows that go back": _book("", '<row r="9"/><row r="2"/>' * 100_000),
        "columns beyond the last": _book("", '<row><c r="ZZZ1"><v>1</v></c></row>' * 50_000),
        "a style that is not there": _book("", '<row><c s="99999999"><v>1</v></c></row>'),
        "a text that is not there": _book("", '<row><c t="s"><v>-7</v></c></row>'),
        "cells in cells": _book("", "<row>" + "<c>" * 200_000 + "</c>" * 200_000 + "</row>"),
        "declarations": _book(others={"xl/sharedStrings.xml": declared}),
        "attributes by declaration": _book(others={"xl/worksheets/sheet1.xml": attributes}),
        "2,001 parts": _packed(**{f"a{at}": b"" for at in range(2001)}),
        "no parts": _packed(),
    }  # fmt: skip
    for name, data in bombs.items():
        yield Case(f"workbook: {name}", "table", ".xlsx", data)
        yield Case(f"list in a workbook: {name}", "list", ".xlsx", data)
    space = 'xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
    for name, inside in {
        "attributes by declaration": "<t:table-row/>" * 9000,
        "tables in tables": "<t:table>" * 200_000,
        "a row of 200,000,000 cells": '<t:table-row t:number-rows-repeated="99999999"/>' * 9000,
    }.items():
        head = f"<!DOCTYPE a [{ATTRIBUTES.format(*['a'] * 1400)}]>" if "attributes" in name else ""
        data = f"{head}<a {space}><t:table>{inside}</t:table></a>".encode()
        yield Case(f"ODS: {name}", "table", ".ods", _packed(content__xml=data))


def _usebio() -> Iterator[Case]:
    line = LINE.format(score=50)
    board = BOARD.format(number=1, inside=line)
    nested = (
        "<SESSION>" * 15 + "<SECTION>" * 15 + board * 400 + "</SECTION>" * 15 + "</SESSION>" * 15
    )
    deep = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>" * 4000 + line + "</BOARD>" * 4000
    for name, text in {
        "sessions in sessions": nested,
        "boards in boards": deep,
        "sections in sections": "<SECTION>" * 40 + board * 500 + "</SECTION>" * 40,
        "a board of 5,000 digits": BOARD.format(
            number="9" * 5000,
            inside=LINE.format(score="4S N ="),
        ),
        "a score of 5,000 digits": BOARD.format(number=1, inside=LINE.format(score="9" * 5000)),
        "tricks of 5,000 digits": BOARD.format(
            number=1,
            inside=LINE.replace(
                "<SCORE>{score}</SCORE>",
                f"<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>{'9' * 5000}</TRICKS>",
            ),
        ),
        "1,200,000 elements": "<A/>" * 1_200_000,
        "100,000 levels": "<A>" * 100_000,
        "5 MB of one text": "a" * 4_900_000,
    }.items():
        yield Case(f"USEBIO: {name}", "results", ".xml", f"<USEBIO>{text}</USEBIO>".encode())
    for name, head in {
        "entities": f'<!DOCTYPE USEBIO [<!ENTITY e0 "a">{ENTITIES}]>',
        "attributes by declaration": f"<!DOCTYPE USEBIO [{ATTRIBUTES.format(*['A'] * 1400)}]>",
        "a file of the computer": '<!DOCTYPE USEBIO [<!ENTITY e9 SYSTEM "/etc/passwd">]>',
    }.items():
        text = f"{head}<USEBIO>{'<A/>' * 9000}&e9;</USEBIO>"
        yield Case(f"USEBIO: {name}", "results", ".xml", text.encode())


def _lists() -> Iterator[Case]:
    player = "<player><name>{}</name></player>"
    many = f"<playerslist>{player.format('A') * 700_000}</playerslist>".encode()
    for name, data in {
        "one line without an end": b"Name;Rating\n" + b"a" * 90_000_000,
        "a name without an end": f"<l>{player.format('a' * 60_000_000)}</l>".encode(),
        "700,000 like players": many,
        "what is no player": b"<l>" + b"<a/>" * 15_000_000,
        "levels": b"<l>" + b"<player>" * 5_000_000,
        "attributes by declaration": f"<!DOCTYPE l [{ATTRIBUTES.format(*['player'] * 1400)}]><l>"
        f"{player.format('A') * 9000}</l>".encode(),
        "quotes without an end": b'Name;Rating\n"' + b"a\n" * 20_000_000,
    }.items():
        yield Case(f"rating list: {name}", "rating list", ".zip", _packed(list=data))
        if "attributes" in name:
            yield Case(f"rating list, unpacked: {name}", "rating list", ".xml", data)
    yield Case("rating list: damaged", "rating list", ".zip", _packed(a=b"Name\n")[:-9])


def _deals() -> Iterator[Case]:
    good = deals_bytes(random_deals(4), ".pbn").decode()
    for name, text in {
        "2,500,000 lines": good + "a\n" * 2_400_000,
        "a comment of 5 MB": good + "{" + "a" * 4_800_000,
        "tags alone": '[A "1"]\n' * 600_000,
        "other line ends": good + "a\x0b" * 2_400_000,
        "one tag of 4 MB": f'[Deal "{"N:" * 2_000_000}"]',
        "5,000 digits": good.replace('[Board "1"]', f'[Board "{"9" * 5000}"]'),
    }.items():
        yield Case(f"PBN: {name}", "deals", ".pbn", text.encode())
    yield Case("LIN: 2,400,000 bars", "deals", ".lin", b"md|" + b"a|" * 2_400_000)
    yield Case("DUP: 5 MB", "deals", ".dup", b"0" * 4_999_800)


def _results() -> Iterator[Case]:
    table = '[Board "1"]\n[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Score_NS\\4R"]\n'
    for name, text in {
        "1,200,000 rows": "1 2\n" * 1_200_000,
        "points of 5,000 digits": f"1 2 {'9' * 5000}\n",
        "one row of 2,000,000 words": "1 " * 2_000_000,
        "quotes": '"' * 4_000_000,
    }.items():
        yield Case(f"ScoreTable: {name}", "results", ".pbn", (table + text).encode())
    head = "board,ns,ew,score\n"
    for name, text in {
        "a board of 5,000 digits": f"{'9' * 5000},1,2,50\n",
        "a score of 5,000 digits": f"1,1,2,{'9' * 5000}\n",
        "1,200,000 blank rows": ",,,\n" * 1_200_000,
        "quotes": '"' * 4_000_000,
    }.items():
        yield Case(f"results: {name}", "results", ".csv", (head + text).encode())


def _logos() -> Iterator[Case]:
    box = 'viewBox="0 0 99 99"'
    chain = "".join(
        f'<{{0}} id="m{at}"><rect width="9" height="9" {{1}}="url(#m{at + 1})"/>'
        f'<rect width="9" height="9" {{1}}="url(#m{at + 1})"/></{{0}}>'
        for at in range(40)
    )
    used = '<rect width="9" height="9" {}="url(#m0)"/>'
    other = "<x:use href='#a'/>" * 9
    path = "M0 0" + "L99 99L0 99" * 150_000
    shapes = {
        **{f"{each}s": chain.format(each, by) + used.format(by)
           for each, by in (("mask", "mask"), ("pattern", "fill"), ("marker", "marker-end"),
                            ("filter", "filter"), ("clipPath", "clip-path"))},
        "another name space": f"<x:g xmlns:x='a' id='a'>{other}</x:g>",
        "a pipe": '<image xlink:href="/dev/zero" width="9" height="9"/>',
        "pictures in pictures": '<image xlink:href="data:image/svg+xml;utf8,<svg/>" width="9"/>',
        "a path of 1.6 MB": f'<path d="{path}" stroke="red"/>',
        "small dashes": '<path d="M0 0H99999" stroke="red" stroke-dasharray="0.0001"/>',
        "numbers beyond all": '<path d="M0 0L1e308 1e308" stroke-width="1e300" stroke="red"/>',
        "scales in scales": '<g transform="scale(999999)">' * 50 + "<circle r='9'/>" + "</g>" * 50,
        "gradients in a ring": "".join(
            f'<linearGradient id="g{at}" xlink:href="#g{(at + 1) % 9}"/>' for at in range(9)
        ) + '<rect fill="url(#g0)" width="9" height="9"/>',
        "rules without an end": "<style>" + "a,b,c{fill:red}" * 90_000 + "</style>",
        "text": f"<text>{'a ' * 300_000}</text>",
        "movement": '<animate attributeName="x" dur="0.001s" repeatCount="indefinite"/>' * 9000,
    }  # fmt: skip
    for name, inside in shapes.items():
        yield Case(f"SVG: {name}", "drawn logo", ".svg", SVG.format(box, inside).encode())
    for encoding in ("utf-7", "utf-32", "idna", "hex", "shift_jis", "unicode_escape", "nothing"):
        text = f'<?xml version="1.0" encoding="{encoding}"?>{SVG.format(box, "")}'
        yield Case(f"SVG: encoding {encoding}", "drawn logo", ".svg", text.encode())
    for name, size in {
        "nothing": "0",
        "too large": "1e30",
        "no number": "NaN",
        "thin": "1e-9",
    }.items():
        text = SVG.format(f'width="{size}" height="9"', "")
        yield Case(f"SVG: a width of {name}", "drawn logo", ".svg", text.encode())
    yield Case(
        "SVG: entities", "drawn logo", ".svg",
        f'<!DOCTYPE svg [<!ENTITY e0 "a">{ENTITIES}]>{SVG.format(box, "&e9;")}'.encode(),
    )  # fmt: skip


def _evenings() -> Iterator[Case]:
    """Databases of evenings that hold more than any evening has."""
    long = "a" * 9_000_000
    rows, many = evening_to_rows(of_howell(6)), f"[{'[],' * 190_000}0]"
    entry = ('{"typed":"420","shares":[[100,420]],"ns":[1],"ew":[2]}',)
    kinds: dict[str, StoredRows] = {
        "190,000 results": {
            "entries": {("", 1, at // 1000 + 1, at % 1000 + 1): entry for at in range(190_000)}
        },
        "50,000 results": {
            "entries": {("", 1, at // 1000 + 1, at % 1000 + 1): entry for at in range(50_000)}
        },
        "lists in lists": {"deals": {(1,): ("[" * 900_000,)}},
        "many lists in few rows": {"deals": {(at,): (many,) for at in range(40)}},
        "a text of 9 MB in each row": {"deals": {(at,): (f'"{long}"',) for at in (1, 2)}},
        "numbers of 5,000 digits": {"cancelled": {(1,): ("9" * 5000,)}},
    }
    for name, more in kinds.items():
        with TemporaryDirectory() as folder:
            path = Path(folder) / "evening.vppairs"
            make_database(path, FORM, Snapshot({**rows, **more}, ()))
            yield Case(f"evening: {name}", "evening", ".vppairs", path.read_bytes())


def _texts() -> Iterator[Case]:
    for reader, ending, head in (
        ("players", ".csv", "Name;Rating\n"),
        ("report", ".trf", "012 A\n"),
    ):
        for name, text in {
            "one line": "a" * 4_900_000,
            "1,200,000 lines": "a;1\n" * 1_200_000,
            "5,000 digits": f"A;{'9' * 5000}\n001 {'9' * 5000}\n",
            "quotes": '"' * 4_900_000,
            "nothing but zeros": "\0" * 4_900_000,
        }.items():
            yield Case(f"{reader}: {name}", reader, ending, (head + text).encode())


def main(kind: str = "") -> None:
    wrong, slowest, largest, count = 0, 0.0, 0.0, 0
    with TemporaryDirectory() as folder:
        for case in cases():
            if not case.name.startswith(kind):
                continue
            path = Path(folder) / f"file{case.ending}"
            path.write_bytes(case.data)
            told = endless._told(case.reader, path)
            print(f"{case.name:50} {len(case.data) / 1000:8.0f} kB {told}", flush=True)
            found = re.match(r" *([\d.]+) s +(\d+) MB", told)
            count += 1
            wrong += found is None
            if found:
                slowest, largest = max(slowest, float(found[1])), max(largest, float(found[2]))
    print(
        f"{count} files  {wrong} tracebacks or without an end, aim 0  longest {slowest:.2f} s, aim "
        f"{AIM_S} s  most {largest:.0f} MB, aim {AIM_MB} MB"
    )


def keep_players(path: Path) -> int:
    """The players of a rating list, kept beside it."""
    from vpdesk.files.rating_list import keep_list
    from vpdesk.languages import player_headings
    from vpdesk.stepwise import finished

    return finished(keep_list(path, path.with_suffix(".kept"), player_headings()))


def draw_logo(path: Path) -> float:
    """A logo as the page painter draws it."""
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    from vpdesk.formats.logo import read_logo

    app = QGuiApplication.instance() or QGuiApplication(["-platform", "offscreen"])
    logo = read_logo(path)
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(logo.data)).render(painter)
    painter.end()
    assert app is not None
    return logo.aspect


if __name__ == "__main__":
    main(*sys.argv[1:])
