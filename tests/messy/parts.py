"""What messy tables are made of."""

import csv
import io
import random
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vpdesk.files.scale_library import built_in
from vpdesk.scales import (
    ContinuousScale,
    PrintedScales,
    PrintedTable,
    Scale,
    ScaleRule,
    Unit,
    continuous_scale,
    discrete_scale,
)

FAMILIES = {family.key: family for family in built_in()}
OLD = PrintedScales(  # a draw away from half of the range, cut at 25; its cells are made up
    key="own-old",
    name="Old 25-0",
    source="",
    unit=Unit.IMP,
    tables=(
        PrintedTable(
            16,
            16,
            (0, 3, 8, 13, 18, 23, 28, 34, 40, 46, 52, 59, 66, 73, 80, 88),
            (*range(1500, 2501, 100), *[2500] * 5),
            tuple(range(1500, -1, -100)),
        ),
    ),
    own=True,
)
Rows = list[list[str]]


@dataclass(frozen=True)
class Messy:
    """A table. scales: those of its columns, None for one that is unknown; () where it is refused.

    form: how its VPs are made of the scale's. wrong: the places of its mistakes.
    places: whether these are told; where the cells are made of a text, only how many there are.
    """

    name: str
    data: bytes
    scales: tuple[Scale | None, ...]
    wrong: frozenset[str] = frozenset()
    form: str = "rule"
    suffix: str = ".csv"
    places: bool = True


def messy(name: str, data: bytes | str, scales: Any, wrong: str = "", **more: Any) -> Messy:
    """A table; wrong: places, parted by blanks."""
    of = scales if isinstance(scales, tuple) else (scales,)
    written = data.encode() if isinstance(data, str) else data
    return Messy(name, written, of, frozenset(wrong.split()), **more)


def wbf(boards: int, v0: float = 10) -> ContinuousScale:
    return continuous_scale(ScaleRule(boards, v0))


def whole(boards: int) -> Scale:
    return discrete_scale(ScaleRule(boards))


def printed(key: str, boards: int) -> Scale:
    """The table of a printed scale for a board count, as a check names it: by its first one."""
    family = FAMILIES[key]
    return family.scale(family.scale(boards).table.first)


def vp(hundredths: int, sign: str = ".", digits: int = 2) -> str:
    """A number with so many decimals; those that are left out are 0."""
    if not digits:
        return str(hundredths // 100)
    return f"{hundredths // 100}{sign}{f'{hundredths % 100:02d}'[:digits]}"


def lines(scale: Scale, first: int = 0, last: int | None = None, sign: str = ".") -> Rows:
    """A row for each margin: margin, winner, loser."""
    end = scale.last_margin if last is None else last
    digits = 0 if scale.whole else 2
    return [
        [str(at), *(vp(each, sign, digits) for each in scale.vps(at))]
        for at in range(first, end + 1)
    ]


def bands(scale: Scale, dash: str = "-", sign: str = ".") -> Rows:
    """A row for each band: winner, loser, band."""
    starts = scale.band_starts
    percent = scale.unit is Unit.PERCENT

    def margin(at: int) -> str:
        return vp(5000 + at, sign) if percent else str(at)

    rows = []
    for first, after in zip(starts, [*starts[1:], None], strict=True):
        band = f"{margin(first)}+"
        if after is not None:
            single = after - 1 == first
            band = margin(first) if single else f"{margin(first)}{dash}{margin(after - 1)}"
        rows.append([*(vp(each, sign, 0) for each in scale.vps(first)), band])
    return rows


def text(rows: Sequence[Sequence[str]], separator: str = ",") -> str:
    """In CSV."""
    file = io.StringIO()
    csv.writer(file, delimiter=separator).writerows(rows)
    return file.getvalue()


def turned(rows: Rows) -> Rows:
    return [list(row) for row in zip(*rows, strict=True)]


def beside(*tables: Rows, gap: int = 1) -> Rows:
    """Tables side by side, with empty columns between."""
    height = max(map(len, tables))
    filled = [[*table, *[[""] * len(table[0])] * (height - len(table))] for table in tables]
    return [
        [cell for i, table in enumerate(filled) for cell in ([""] * gap if i else []) + table[at]]
        for at in range(height)
    ]


def with_typos(rows: Rows, count: int, seed: int) -> tuple[Rows, str]:
    """Another digit after the point in so many cells of column B; and their places below a head."""
    chance = random.Random(seed)
    changed = [list(row) for row in rows]
    at = sorted(chance.sample(range(len(rows) - 1), count))
    for i in at:
        value = changed[i][1]
        digit = str((int(value[-2]) + chance.randint(3, 6)) % 10)
        changed[i][1] = value[:-2] + digit + value[-1]
    return changed, " ".join(f"B{i + 2}" for i in at)


def html(rows: Rows, cell: str = "td") -> str:
    return "".join(
        f"<tr>{''.join(f'<{cell}>{text}</{cell}>' for text in row)}</tr>\n" for row in rows
    )


def ods(rows: str) -> bytes:
    """An OpenDocument spreadsheet whose only sheet has these rows, in XML."""
    names = " ".join(
        f'xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{short}:1.0"'
        for short in ("office", "table", "text")
    )
    content = (
        f"<office:document-content {names}><office:body><office:spreadsheet>"
        f'<table:table table:name="Sheet1">{rows}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", f'<?xml version="1.0" encoding="UTF-8"?>{content}')
    return file.getvalue()


def ods_rows(rows: Rows) -> str:
    """Rows of cells as a spreadsheet program writes them: blank cells and rows are repeated."""
    written = []
    for row in rows:
        cells = [
            f"<table:table-cell><text:p>{cell}</text:p></table:table-cell>"
            if cell
            else '<table:table-cell table:number-columns-repeated="1"/>'
            for cell in row
        ]
        cells.append('<table:table-cell table:number-columns-repeated="16000"/>')
        written.append(f"<table:table-row>{''.join(cells)}</table:table-row>")
    empty = '<table:table-cell table:number-columns-repeated="16384"/>'
    written.append(
        f'<table:table-row table:number-rows-repeated="1048000">{empty}</table:table-row>'
    )
    return "".join(written)
