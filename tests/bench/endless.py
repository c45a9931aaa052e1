"""Files without an end are refused, fast and in little memory: python -m tests.bench.endless.

Each is read in a program of its own, whose peak of memory counts all that Python and Qt take.

Modules are loaded where they are used: each program is to hold what its reader needs alone.
"""

import json
import os
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from resource import RLIMIT_AS, setrlimit
from tempfile import TemporaryDirectory
from time import process_time

AIM_S, AIM_MB = 2, 200
PATIENCE_S, MEMORY = 60, 6_000_000_000  # bytes
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
READERS = {
    "evening": ("vpdesk.files.evening.evening_file", "read_evening"),
    "results": ("vpdesk.files.pairs_file", "read_results"),
    "table": ("vpdesk.files.table_file", "read_table"),
    "list": ("tests.bench.endless", "read_match_list"),
    "settings": ("vpdesk.settings", "load"),
    "deals": ("vpdesk.files.deals_file", "read_deals"),
    "rating list": ("tests.bench.hostile", "keep_players"),
    "drawn logo": ("tests.bench.hostile", "draw_logo"),
    "logo": ("vpdesk.formats.logo", "read_logo"),
    "match": ("vpdesk.files.match_file", "read_match"),
    "movement": ("vpdesk.files.movement_file", "read_movements"),
    "scale": ("vpdesk.files.scale_file", "read_scale"),
    "regulation": ("vpdesk.files.regulation_file", "read_regulation"),
    "report": ("vpdesk.files.report_file", "read_trf"),
    "players": ("tests.bench.endless", "read_players"),
    "tournament": ("vpdesk.files.tournament", "TournamentFile.open"),
    "recovery": ("tests.bench.endless", "read_left"),
    "start": ("vpdesk.files.start_file", "read_start"),
    "ties": ("vpdesk.files.tie_rules", "CODEC.read"),
    "clock": ("vpdesk.files.clock_file", "CLOCK.read"),
    "hall": ("vpdesk.files.hall_file", "HALL.read"),
    "snapshot": ("vpdesk.files.hall_folder", "SNAPSHOT.read"),
    "register": ("tests.bench.broken_newer", "read_register"),
    "names": ("tests.bench.broken_newer", "read_names"),
    "scores": ("tests.bench.broken_newer", "read_scores"),
    "taken in": ("tests.bench.broken_newer", "take_in"),
    "games": ("tests.bench.broken_newer", "chosen"),
    "event": ("tests.bench.broken_newer", "open_event"),
    "evening log": ("tests.bench.broken_newer", "open_evening"),
    "notes": ("tests.bench.broken_newer", "roll"),
}
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def main() -> None:
    with TemporaryDirectory() as folder:
        for name, reader, path in _cases(Path(folder)):
            print(f"{name:34} {_told(reader, path)}", flush=True)


def _told(reader: str, path: Path) -> str:
    command = [sys.executable, "-m", "tests.bench.endless", reader, str(path)]
    try:
        child = subprocess.run(command, capture_output=True, timeout=PATIENCE_S, check=False)
    except subprocess.TimeoutExpired:
        return f"no answer in {PATIENCE_S} s"
    lines = child.stdout.decode().splitlines() or child.stderr.decode().splitlines()
    return lines[-1] if lines else f"ended with {child.returncode}"


def _read(name: str, path: Path) -> None:
    setrlimit(RLIMIT_AS, (MEMORY, MEMORY))
    read = reader(name)
    start = process_time()  # other programs are at work, too
    try:
        found = str(read(path))
    except OSError as error:
        found = str(error)
    lasted, peak = process_time() - start, peak_mb()
    kept = "" if lasted <= AIM_S and peak <= AIM_MB else "  beyond the aim"
    print(f"{lasted:6.2f} s  {peak:6.0f} MB{kept}  {found[:90]!a}")


def peak_mb() -> float:
    """The most memory of this program; getrusage would begin with that of its parent."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def reader(name: str) -> Callable[[Path], object]:
    """What reads a file, by one of READERS."""
    module, function = READERS[name]
    read: Callable[[Path], object] = attrgetter(function)(import_module(module))
    return read


def read_match_list(path: Path) -> object:
    """A list of matches, with headings of any language."""
    headings = import_module("vpdesk.languages").match_headings()
    return import_module("vpdesk.files.match_list_file").read_match_list(path, headings)


def read_players(path: Path) -> object:
    """A table of players, with headings of any language."""
    headings = import_module("vpdesk.languages").player_headings()
    return import_module("vpdesk.files.report_file").read_players(path, headings)


def read_left(path: Path) -> object:
    """The work in a recovery file."""
    left = import_module("vpdesk.gui.desk.recovery").left_behind
    name, of = ("movement", "MOVEMENTS") if path.suffix == ".json" else ("match", "MATCHES")
    row = getattr(import_module(f"vpdesk.files.{name}_recovery"), f"UNSAVED_{of}")
    (found,) = left(path.parent, row, "")
    return found.work


def _cases(folder: Path) -> Iterator[tuple[str, str, Path]]:
    yield from _workbooks(folder)
    yield from _texts(folder)
    yield from _deep(folder)
    yield from _no_files(folder)
    yield from _databases(folder)


def _workbooks(folder: Path) -> Iterator[tuple[str, str, Path]]:
    path = folder / "book.xlsx"
    one = "<si><t>" + "a" * 90_000_000 + "</t></si>"
    many = "".join(f"<si><t>{at}</t></si>" for at in range(1_500_000))
    runs = "<si>" + "<r><t>a</t></r>" * 1_000_000 + "</si>"
    far = "".join(f'<row r="{at}"><c r="XFD{at}"><v>1</v></c></row>' for at in range(1, 2000))
    for name, strings, sheet, sheets in (
        ("90 MB of one shared string", one, "", 1),
        ("1,500,000 shared strings", many, "", 1),
        ("one shared string of 10^6 runs", runs, "", 1),
        ("2,000 rows with far columns", "", far, 1),
        ("50 sheets with far columns", "", far, 50),
        ("50 sheets of 10,000 rows", "", '<row><c><v>16</v></c><c t="b"/></row>' * 10_000, 50),
        ("a row far down", "", '<row r="1048576"><c><v>1</v></c></row>', 50),
        ("one row of 10^6 cells", "", "<row>" + "<c><v>1</v></c>" * 1_000_000 + "</row>", 1),
    ):
        workbook(path, strings, sheet, sheets)
        for reader in ("table", "list"):
            yield f"{name}, {reader}", reader, path


def workbook(path: Path, strings: str, sheet: str, sheets: int) -> None:
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    numbers = range(1, sheets + 1)
    names = [(f"xl/worksheets/sheet{at}.xml", "worksheet") for at in numbers]
    parts = [*names, ("xl/sharedStrings.xml", "sharedStrings")]
    types = "".join(
        f'<Override PartName="/{name}" ContentType="{kind}.{each}+xml"/>'
        for name, each in [("xl/workbook.xml", "sheet.main"), *parts]
    )
    links = "".join(
        f'<Relationship Id="rId{at}" Type="{OFFICE}/{each}" Target="/{name}"/>'
        for at, (name, each) in enumerate(parts, 1)
    )
    listed = "".join(f'<sheet name="S{at}" sheetId="{at}" r:id="rId{at}"/>' for at in numbers)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        packed.writestr(
            "[Content_Types].xml", f'<Types xmlns="{PACKAGE}/content-types">{types}</Types>'
        )
        packed.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" '
            f'Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        )
        packed.writestr(
            "xl/_rels/workbook.xml.rels",
            f'<Relationships xmlns="{PACKAGE}/relationships">{links}</Relationships>',
        )
        packed.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{listed}</sheets></workbook>',
        )
        packed.writestr("xl/sharedStrings.xml", f'<sst xmlns="{MAIN}">{strings}</sst>')
        for name, _ in names:
            packed.writestr(
                name, f'<worksheet xmlns="{MAIN}"><sheetData>{sheet}</sheetData></worksheet>'
            )


def _texts(folder: Path) -> Iterator[tuple[str, str, Path]]:
    path = folder / "table.csv"
    path.write_text("\n".join(",".join(str(at + to) for to in range(200)) for at in range(999)))
    yield "a table of 999 x 200", "table", path
    yield "a list of 999 x 200", "list", path
    path.write_text("\n".join(",".join(str(at + to) for to in range(40)) for at in range(999)))
    yield "a table of 999 x 40", "table", path
    path.write_text("16,23," * 9_900_000)
    yield "a list on one line", "list", path
    path.write_text('"16\n",' * 4_900_000)
    yield "a list in one row of many lines", "list", path
    path.write_text("16 23 " * 800_000)
    yield "a table on one line", "table", path
    path.write_text("1\n" * 2_400_000)
    yield "a table of one column", "table", path
    path.write_text("<table>" + "<tr><td>1" * 500_000)
    yield "a table in HTML", "table", path
    path.write_text("<table>" * 600_000)
    yield "tables in tables", "table", path


def _deep(folder: Path) -> Iterator[tuple[str, str, Path]]:
    for name, part, times in (("deep", '{"a":[', 8_000_000), ("wide", '[{"":0}],', 5_000_000)):
        text = (part * times).encode()
        for kind, suffix in (("movement", ".json"), ("match", ".unsavedmatch")):
            path = folder / kind / f"{kind}-1-a{suffix}"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text if name == "deep" else b"[" + text + b"0]")
            yield f"{name} JSON, recovery of a {kind}", "recovery", path
        path = folder / f"{name}.json"
        path.write_bytes((part * (4_900_000 // len(part))).encode())
        if name == "wide":
            path.write_bytes(b"[" + path.read_bytes() + b"0]")
        for reader in ("match", "movement", "scale", "settings"):
            yield f"{name} JSON, {reader}", reader, path


def _no_files(folder: Path) -> Iterator[tuple[str, str, Path]]:
    pipe, endless = folder / "pipe", folder / "endless"
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    for reader in READERS:
        if reader not in ("recovery", "rating list", "drawn logo"):
            yield f"a pipe, {reader}", reader, pipe
            yield f"a link to /dev/zero, {reader}", reader, endless
    for target in (pipe, Path("/dev/zero")):
        path = folder / "left" / "match-1-a.unsavedmatch"
        path.parent.mkdir(exist_ok=True)
        path.unlink(missing_ok=True)
        path.symlink_to(target)
        yield f"a link to {target.name}, recovery", "recovery", path
    path = folder / "logo.png"
    QtGui = import_module("PySide6.QtGui")  # noqa: N806 - a module
    for size in (8000, 60_000):
        image = QtGui.QImage(8000, 8000, QtGui.QImage.Format.Format_Mono)
        image.fill(0)
        image.save(str(path))
        data = bytearray(path.read_bytes())
        data[16:24] = size.to_bytes(4, "big") * 2
        path.write_bytes(data)
        yield f"a picture of {size} x {size}", "logo", path
    path = folder / "logo.svg"
    links = [f'<use href="#g{at}"/>' * 10 for at in range(11)]
    uses = "".join(f'<g id="g{at}">{each}</g>' for at, each in enumerate(links, 1))
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        f'<defs><rect id="g0" width="1" height="1"/>{uses}</defs><use href="#g11"/></svg>'
    )
    yield "a drawing of 10^11 parts", "logo", path
    with path.open("wb") as file:
        file.write(b"<svg>")
        file.truncate(2_000_000_000)
    yield "a drawing of 2 GB", "logo", path


def _databases(folder: Path) -> Iterator[tuple[str, str, Path]]:
    file = import_module("vpdesk.files.tournament").TournamentFile
    tournament = import_module("tests.bench.swiss_kill")._tournament
    path = folder / "evening.vpt"
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
    for name, script in (
        (
            "a view without an end",
            "DROP TABLE extra; CREATE VIEW extra AS " + endless + " x AS position, 'a' AS line"
            " FROM n;",
        ),
        ("3,000,000 lines", f"INSERT INTO extra {endless} x, '' FROM n LIMIT 3000000;"),
        ("a text of 400 MB", "INSERT INTO extra VALUES (1, hex(zeroblob(200000000)));"),
        ("deep JSON", "UPDATE players SET members = '" + "[" * 900_000 + "';"),
    ):
        file.create(path, tournament(100)).close()
        connection = sqlite3.connect(path)
        connection.executescript(script)
        connection.close()
        yield f"{name}, tournament", "tournament", path
    path.write_text(json.dumps({}))
    yield "no tournament", "tournament", path


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _read(sys.argv[1], Path(sys.argv[2]))
    else:
        main()
