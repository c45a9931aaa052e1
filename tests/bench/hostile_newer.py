"""Hostile files of the readers that came later, as hostile has them; and more for the old ones."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.bench import broken_newer
from tests.bench.broken_newer import REGISTER
from tests.unit.files.event_file_builders import steps
from vpdesk.files.start_file import to_text as start_text
from vpdesk.files.start_library import built_in as starts
from vpdesk.files.stored import Snapshot
from vpdesk.files.stored.database import make as make_database
from vpdesk.files.stored.journal import Action
from vpdesk.files.tournament import History

LONG = "9" * 5000
HEAD = "#Travellers\nNS,EW,Contract,Declarer,Tricks,NSScore,EWScore\n"
PNG = b"\x89PNG\r\n\x1a\n"
ODS = 'xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
ODS += ' xmlns:x="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'


class Case(NamedTuple):
    """A file: what it is, what reads it, and how its name ends."""

    name: str
    reader: str
    ending: str
    data: bytes


def newer_cases() -> Iterator[Case]:
    """All of them, one after the other."""
    for made in (_bridgewebs, _names, _json, _notes, _events, _pictures, _tables):
        yield from made()


def _bridgewebs() -> Iterator[Case]:
    for name, text in {
        "1,000,000 boards": "#Board\n" * 1_000_000,
        "1,000,000 headings": "#Travellers\n" * 400_000,
        "1,000,000 columns": f"{'a,' * 1_000_000}\n#Board,1\n" + "1," * 1_000_000,
        "one row of 2,000,000 cells": "#Board,1\n" + "1," * 2_000_000,
        "200,000 results": "#Board,1\n" + "".join(f"{at},x{at},,,,90,\n" for at in range(200_000)),
        "tricks of 5,000 digits": f"#Board,1\n1,2,4S,N,{LONG},,\n",
        "a board of 5,000 digits": f"#Board,{LONG}\n1,2,,,,420,\n",
        "a percentage of 5,000 digits": f"#Board,1\n1,2,,,,{LONG}%,1%\n",
        "a pair of 4,000,000 digits": f"#Board,1\n{'9' * 4_000_000},2,,,,420,\n",
        "quotes": '"' * 4_000_000,
    }.items():
        data = (HEAD + text).encode()
        yield Case(f"BridgeWebs: {name}", "results", ".csv", data)
        yield Case(f"pairs import: {name}", "taken in", ".csv", data)


def _names() -> Iterator[Case]:
    for name, text in {
        "60 MB of one name": "Number;Name\n1;" + "a" * 59_000_000,
        "500,001 players": "Number;Name\n" + "".join(f"{at};A {at}\n" for at in range(500_001)),
        "3,000,000 columns": ";" * 3_000_000 + "\n1;2\n",
        "1,000,000 blank rows": "Name;Club\n" + ";\n" * 20_000_000,
        "no headings, 200 wide rows": ("a;" * 20_000 + "\n") * 200,
        "one word in each of 500,000 names": "Name\n" + "Anna Ng\n" * 500_000,
        "marks upon marks": "Name\n" + ("a" + "\u0301" * 5_000_000),
        "quotes": REGISTER + '"' * 20_000_000,
    }.items():
        yield Case(f"register: {name}", "register", ".csv", text.encode())
    for name, text in {
        "1,600,000 pairs": "a/b\n" * 1_200_000,
        "a name of 4,900,000 letters": "a" * 4_900_000 + " / b",
        "2,400,000 parts": "a/" * 2_400_000,
        "dashes": " – " * 900_000,
        "digits": "9" * 4_900_000,
        "blanks": " " * 4_900_000 + "a",
    }.items():
        yield Case(f"names: {name}", "names", ".txt", text.encode())
        yield Case(f"scores: {name}", "scores", ".csv", text.encode())
    yield Case("scores: a board of 5,000 digits", "scores", ".csv", f"0001{LONG},420\n".encode())


def _json() -> Iterator[Case]:
    start = start_text(starts()[0])
    shot = broken_newer._snapshot().decode()
    clock = broken_newer._clock().decode()
    pages = {f"en/{at}.html": {"hash": "0" * 16, "since": 1} for at in range(90_000)}
    for reader, ending, good in (
        ("start", ".vpstart", start),
        ("ties", ".vpties", '{"format": "vpdesk tie-breaks", "name": "a"}'),
        ("clock", ".json", clock),
        ("hall", ".json", '{"format": "vpdesk hall settings"}'),
        ("snapshot", ".json", shot),
    ):
        front = good.rstrip()[:-1] + ", "
        for name, text in {
            "deep": front + '"name": ' + "[" * 2_000_000,
            "wide": front + '"pins": [' + "[]," * 1_500_000 + "0]}",
            "400,000 fields": front + ", ".join(f'"a{at}": 1' for at in range(300_000)) + "}",
            "a number of 5,000 digits": front + f'"version": {LONG}}}',
            "a name of 4 MB": front + f'"name": "{"a" * 4_000_000}"}}',
            "pins of 400,000 boards": front + '"pins": [' + "9," * 400_000 + "9]}",
            "orders of 400,000 codes": front + '"order": [' + '"a",' * 400_000 + '"a"]}',
            "numbers beyond all": front + '"left": 1e999999999, "v0": -1e400, "since": NaN}',
        }.items():
            yield Case(f"{reader}: {name}", reader, ending, text.encode())
    text = shot.rstrip()[:-1] + f', "pages": {json.dumps(pages)}}}'
    yield Case("snapshot: 90,000 pages", "snapshot", ".json", text.encode())


def _notes() -> Iterator[Case]:
    good = broken_newer._notes()
    head = b'{"file": ""}\n'
    for name, data in {
        "deep": head + b"[" * 30_000_000 + b"\n",
        "wide": head + b"[0,0,[" + b"[]," * 3_000_000 + b"[]],[]]\n",
        "20,000 lines": head + b"[0,0,[],[]]\n" * 20_000,
        "digits": head + b"[" + b"9" * 90_000_000 + b",0,[],[]]\n",
        "a line of 90 MB": good[:-1] + b" " * 90_000_000 + b"\n",
        "a file elsewhere": b'{"file": "/dev/zero"}\n' + good.split(b"\n", 1)[1],
        "a file with a zero": b'{"file": "\\u0000"}\n' + good.split(b"\n", 1)[1],
        "zeros": b"\0" * 50_000_000,
    }.items():
        yield Case(f"notes: {name}", "notes", ".note", data)


def _events() -> Iterator[Case]:
    """Databases of events that hold more than any event has; and what was done in them."""
    *_, event = steps()
    rows = History(event).rows
    deep, wide = "[" * 900_000, f"[{'[],' * 190_000}[]]"
    for table, found in rows.items():
        if table == "settings" or not found:
            continue
        key, row = next(iter(found.items()))
        many = {(*key[:-1], at): row for at in range(1, 150_000)}
        yield _event(f"150,000 rows of {table}", {**rows, table: many})
        for column, value in enumerate(row):
            if isinstance(value, str):
                for name, text in (("lists in lists", deep), ("a text of 9 MB", "a" * 9_000_000)):
                    new = (*row[:column], text, *row[column + 1 :])
                    yield _event(
                        f"{name} in {table} {column}", {**rows, table: {**found, key: new}}
                    )
                break
    at = "2026-11-28T20:00:00+00:00"
    for name, texts in {
        "wide actions": [wide] * 40,
        "deep actions": [deep] * 20,
        "150,000 actions": ["[]"] * 150_000,
        "100,000 actions": ["[]"] * 100_000,
        "actions without an end": [wide[:900_000] + "]"] * 30,
        "actions that take all back": [json.dumps([["players", [1], ["x"] * 12, None]])] * 9000,
        "an action of 9 MB": [json.dumps([["players", [1], None, ["a" * 9_000_000]]])],
        "an action of 190,000 rows": [json.dumps([["games", [1, 1], None, None]] * 60_000)],
    }.items():
        actions = tuple(Action(n, at, "step", text) for n, text in enumerate(texts, 1))
        yield _event(name, rows, actions)


def _event(name: str, rows: object, actions: tuple[Action, ...] = ()) -> Case:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.vpt"
        make_database(path, History.form, Snapshot(rows, actions))  # type: ignore[arg-type]
        return Case(f"event: {name}", "event", ".vpt", path.read_bytes())


def _pictures() -> Iterator[Case]:
    def chunk(kind: bytes, data: bytes) -> bytes:
        crc = zlib.crc32(kind + data).to_bytes(4, "big")
        return len(data).to_bytes(4, "big") + kind + data + crc

    def head(width: int, height: int, depth: int, colour: int, interlaced: int = 0) -> bytes:
        sizes = width.to_bytes(4, "big") + height.to_bytes(4, "big")
        return PNG + chunk(b"IHDR", sizes + bytes((depth, colour, 0, 0, interlaced)))

    zeros = zlib.compress(bytes(100_000_000), 9)
    end = chunk(b"IEND", b"")
    for name, data in {
        "60,000 × 60,000": head(60_000, 60_000, 1, 0) + chunk(b"IDAT", zeros) + end,
        "4,000 × 4,000 of 64 bits": head(4000, 4000, 16, 6) + chunk(b"IDAT", zeros) + end,
        "16,000,000 × 1": head(16_000_000, 1, 8, 6) + chunk(b"IDAT", zeros) + end,
        "interlaced": head(4000, 4000, 8, 6, 1) + chunk(b"IDAT", zeros) + end,
        "a comment of 100 MB": head(9, 9, 8, 2) + chunk(b"zTXt", b"a\0\0" + zeros) * 9 + end,
        "a profile of 100 MB": head(9, 9, 8, 2) + chunk(b"iCCP", b"a\0\0" + zeros) + end,
        "a palette of nothing": head(9, 9, 8, 3) + chunk(b"PLTE", b"") + end,
        "1,000,000 chunks": head(9, 9, 8, 2) + chunk(b"tEXt", b"a\0b") * 300_000 + end,
        "a width below nothing": head(2**31 + 5, 9, 8, 2) + end,
    }.items():
        yield Case(f"PNG: {name}", "logo", ".png", data)


def _tables() -> Iterator[Case]:
    from tests.bench.hostile import _packed

    for name, inside in {
        "a long text in all cells": '<t:table-row t:number-rows-repeated="9999">'
        f'<t:table-cell t:number-columns-repeated="200"><x:p>{"a" * 90_000}</x:p></t:table-cell>'
        "</t:table-row>",
        "blanks without an end": '<t:table-row><t:table-cell><x:p><x:s x:c="999999999"/></x:p>'
        "</t:table-cell></t:table-row>" * 2000,
        "paragraphs in paragraphs": "<t:table-row><t:table-cell>" + "<x:p>a" * 50,
    }.items():
        data = f"<a {ODS}><t:table>{inside}</t:table></a>".encode()
        yield Case(f"ODS: {name}", "table", ".ods", _packed(content__xml=data))
    for name, text in {
        "merged cells": "<table>" + "<tr><td colspan=9999 rowspan=9999>1" * 9000,
        "entities": "<table><tr><td>" + "&amp;" * 900_000,
        "comments without an end": "<table><tr><td>1" + "<!--" * 1_000_000,
        "attributes": "<table><tr>" + "<td " + "colspan=2 " * 450_000 + ">1",
        "hidden in hidden": "<table><tr><td>" + "<span class=hidden>" * 200_000,
        "styles": "<table><tr><td " + 'style="display  :  none ' * 200_000,
    }.items():
        yield Case(f"HTML: {name}", "table", ".html", text.encode())
