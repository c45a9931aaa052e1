"""vpdesk-cli export writes every file that the dialog does."""

import csv
import io
import itertools
import json
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from openpyxl import load_workbook
from PySide6.QtGui import QColor, QImage

from tests.gui.export.reports import PNG_LOGO, SVG_LOGO, read_pdf, words
from tests.sure import sure
from vpdesk.cli import main
from vpdesk.formats.format import files_of, formats_for
from vpdesk.languages import LANGUAGES, language
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets

FILES = files_of(*scale_sheets.SHEETS)

BOARDS = {
    scale_sheets.TABLE: "--boards 8",
    scale_sheets.COMPARISON: "--boards 8 16",
    scale_sheets.CHART: "--boards 8 16",
    scale_sheets.BOTH: "--boards 8",
    scale_sheets.BOOKLET: "--from 7 --to 9 --kind both --per-page 1",
}
ALLOWED = [
    (what, form, ending)
    for what, form, ending in itertools.product(BOARDS, Form, FILES)
    if ending in formats_for(what) and form in what.forms
    if form is Form.SHEET or ending in ("pdf", "svg", "svg-text", "png")  # the others have no pages
]
RULE = "WBF continuous scale, 20-0, 8 boards, blitz 42.4 IMPs"


@pytest.fixture
def export(run, tmp_path):
    """Export what must succeed; gives the file's bytes."""

    def export(line: str, ending: str, *more: object) -> bytes:
        file = tmp_path / f"out.{ending}"
        named = ("--format", ending) if "-" in ending else ()
        assert run(f"export {line}", "-o", file, *more, *named) == (0, "")
        assert list(tmp_path.iterdir()) == [file]
        data = file.read_bytes()
        file.unlink()
        return data

    return export


class TextOf(HTMLParser):
    """The words of an HTML page."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[str] = []
        self.feed(data.decode())

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)

    def handle_data(self, data):
        self.words += data.split()


@pytest.mark.parametrize(("what", "form", "ending"), ALLOWED)
def test_every_file_is_what_its_name_says_and_has_its_content(run, export, what, form, ending):
    line = f"--what {what.key} --form {form.value} {BOARDS[what]}"
    data = export(line, ending)
    CHECKS[ending](data, what, form)


def check_pdf(data, what, form):
    assert data.startswith(b"%PDF")
    text = " ".join(words(data))
    chart, table = what in (scale_sheets.CHART, scale_sheets.BOTH), what is not scale_sheets.CHART
    assert ("median" in text) is chart
    assert ("19.74" in text) is table  # 40 IMPs in 8 boards
    assert ("Next" in text) is (
        form is Form.SHEET and what in (scale_sheets.TABLE, scale_sheets.BOOKLET)
    )
    assert ("legible from" in text) is (form in (Form.WALL, Form.POSTER) and table)
    box = read_pdf(data).pages[0].mediabox
    assert sorted((round(float(box.width)), round(float(box.height)))) == [595, 842]


def check_svg(data, what, form):
    root = ET.fromstring(data)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    bare = what is scale_sheets.CHART
    width = float(sure(root.get("width")).removesuffix("mm"))
    assert width == pytest.approx(211.7 if bare else 297 if form is Form.CARD else 210, abs=0.2)
    kinds = [
        len(list(root.iter(f"{{http://www.w3.org/2000/svg}}{each}"))) for each in ("path", "text")
    ]
    assert max(kinds) >= 10


def check_png(data, what, form):
    image = QImage.fromData(data)
    assert image.text("Title") in ("8 boards", "IMPs to Victory Points")
    bare = what is scale_sheets.CHART
    assert image.width() == (1600 if bare else 2339 if form is Form.CARD else 1654)


def check_json(data, what, form):
    scales = json.loads(data)
    found = [(scale["kind"], scale["boards"]) for scale in scales]
    both = [("continuous", n) for n in (7, 8, 9)] + [("discrete", n) for n in (7, 8, 9)]
    one, two = [("continuous", 8)], [("continuous", 8), ("continuous", 16)]
    expected = {scale_sheets.BOOKLET: both, scale_sheets.COMPARISON: two}
    assert found == expected.get(what, one)


def check_csv(data, what, form):
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), strict=True))
    if what is scale_sheets.BOOKLET:
        titles = [row[0] for row in rows if len(row) == 1]
        assert titles == ["7 boards", "8 boards", "9 boards", "IMPs to Victory Points"]
    else:
        assert rows[0][0] == "IMPs"
    (row,) = (row for row in rows if row[:2] == ["40", "19.74"])
    assert row[2] == ("18.09" if what is scale_sheets.COMPARISON else "0.26")


def check_html(data, what, form):
    page = TextOf(data)
    tables = {scale_sheets.CHART: 0, scale_sheets.BOOKLET: 4}.get(what, 1)
    assert page.tags.count("table") == tables
    assert ("svg" in page.tags) is (what in (scale_sheets.CHART, scale_sheets.BOTH))
    assert ("19.74" in page.words) is (what is not scale_sheets.CHART)


def check_xlsx(data, what, form):
    book = load_workbook(io.BytesIO(data))
    values = [cell for sheet in book for row in sheet.values for cell in row]
    if what is not scale_sheets.CHART:
        assert 19.74 in values
    assert any(sheet._charts for sheet in book)
    if what is scale_sheets.BOOKLET:
        assert 4 <= len(book.sheetnames) <= 5


CHECKS = {
    "pdf": check_pdf,
    "svg": check_svg,
    "svg-text": check_svg,
    "png": check_png,
    "json": check_json,
    "csv": check_csv,
    "html": check_html,
    "xlsx": check_xlsx,
}


@pytest.mark.parametrize(
    ("line", "boards"), [("--boards 8", "8"), ("--what comparison --boards 16 8 24", "16 8 24")]
)
def test_json_is_that_of_the_scale_command(export, capsysbinary, line, boards):
    assert main(["scale", "--format", "json", "--boards", *boards.split()]) == 0
    expected = capsysbinary.readouterr().out
    assert export(line, "json") == expected


def test_several_boards_stand_side_by_side(export):
    (text,) = words(export("--boards 24 8 16 8", "pdf"))
    headings = re.findall(r"boards (\d+) ", text.partition("IMPs to Victory Points")[2])
    assert headings[:3] == ["24", "8", "16"]
    rows = export("--boards 24 8 16 8", "csv").decode("utf-8-sig").splitlines()
    assert rows[0] == "IMPs,24 boards,8 boards,16 boards"


def test_a_comparison_of_one_is_with_the_usual_pins(export):
    rows = export("--what comparison --boards 20", "csv").decode("utf-8-sig").splitlines()
    assert rows[0] == "IMPs,8 boards,16 boards,20 boards,24 boards,32 boards"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("--boards 8", RULE),
        (
            "--boards 24 --kind discrete --blitz 60",
            "WBF discrete scale, 20-0, 24 boards, blitz 60.0 IMPs",
        ),
        (
            "--boards 7 --v0 12.5 --half-match --factor 12",
            "WBF continuous scale, 25-0, 7 boards, half match, blitz 22.4 IMPs",
        ),
        ("--boards 1", "WBF continuous scale, 20-0, 1 board, blitz 15.0 IMPs"),
        ("--boards 999", "WBF continuous scale, 20-0, 999 boards, blitz 474.1 IMPs"),
    ],
)
def test_the_rule_is_in_every_footer(export, line, rule):
    pages = words(export(line, "pdf"))
    assert all(page.count(rule) == 1 for page in pages)
    assert rule in " ".join(TextOf(export(line, "html")).words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language(export, code):
    words_ = language(code)
    boards = words_.boards(24)
    line = f"--boards 24 --language {code}"
    (text,) = words(export(line, "pdf", "--event", "Příliš žluťoučký Щёголь Łódź ÆØß"))
    expected = f"{boards} Příliš žluťoučký Щёголь Łódź ÆØß "
    assert text.split()[:7] == expected.split()[:7]
    assert (text.count("17.25") == 1) is (code == "en")
    assert (text.count("17,25") == 1) is (code != "en")
    wall, *_ = words(export(f"{line} --form wall", "pdf"))
    said = words_.translate("Export", "type {size} pt, legible from {metres} m")
    said = re.sub(r"\\{\w+\\}", r"[\\d.,]+", re.escape(said))
    assert re.search(said, wall)
    page = export(line, "html").decode()
    assert f'<html lang="{code}">' in page
    assert boards in page
    file = export(line, "csv").decode("utf-8-sig").splitlines()
    assert file[42].split("," if code == "en" else ";")[:2] == ["41", words_.vp(1725)]


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("--decimal-sign comma", "41;17,25;2,75;0,11"),
        ("--decimal-sign point --language cs", "41;17.25;2.75;0.11"),
        ("--separator tab", "41\t17.25\t2.75\t0.11"),
        ("--separator semicolon --decimal-sign point", "41;17.25;2.75;0.11"),
        ("--separator comma --decimal-sign comma", '41,"17,25","2,75","0,11"'),
    ],
)
def test_signs_of_ones_own(export, options, line):
    lines = export(f"--boards 24 {options}", "csv").decode("utf-8-sig").splitlines()
    assert lines[42] == line


def test_a_letterhead(export, tmp_path):
    head = ["--title", "Spring\nTeams", "--event", "Round 3", "--date", "14 May 2030"]
    data = export("--boards 8", "pdf", *head)
    assert sure(read_pdf(data).metadata).title == "Spring Teams"
    (text,) = words(data)
    expected = "Spring Teams 8 boards \N{MIDDLE DOT} Round 3 \N{MIDDLE DOT} 14 May 2030 "
    assert " ".join(text.split()).startswith(expected)
    page = " ".join(TextOf(export("--boards 8", "html", *head)).words)
    assert "Spring Teams" in page
    assert "Round 3" in page


@pytest.mark.parametrize(("logo", "name"), [(PNG_LOGO, "a.png"), (SVG_LOGO, "b.svg")])
def test_a_logo(run, tmp_path, logo, name):
    (tmp_path / name).write_bytes(logo.data)
    file = tmp_path / "out.png"
    assert run(f"export --boards 8 -o {file} --logo {tmp_path / name}") == (0, "")
    image = QImage(str(file))
    margin, half = 15 / 25.4 * 200, 34 / 72 * 200 / 2
    corner = image.pixelColor(round(image.width() - margin - 8), round(margin + half))
    assert corner == QColor(255, 0, 0)


def test_help_names_every_form_and_format(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["export", "--help"])
    assert ended.value.code == 0
    text = "".join(capsys.readouterr().out.split())  # a line may end after a hyphen
    for word in (
        *FILES,
        *(each.file_part for each in scale_sheets.SHEETS),
        *(each.value for each in Form),
        *LANGUAGES,
    ):
        assert word in text


def test_one_margin_with_all_board_counts(export):
    line = "--what board-counts --margin 20 --vp 14.26 --from 22 --to 25"
    rows = export(line, "csv").decode("utf-8-sig").splitlines()
    assert rows[0] == "Boards,Winner's VP,Loser's VP"
    assert rows[1:] == ["22,14.41,5.59", "23,14.33,5.67", "24,14.26,5.74", "25,14.18,5.82"]
    (text,) = words(export(line, "pdf", "--language", "cs"))
    assert "20\xa0IMP" in text
    assert "14,26" in text
    page = export(line, "html").decode()
    assert re.findall(r"<strong>([^<]*)", page) == ["24", "14.26", "5.74"]


def test_a_heat_map_is_seen_as_colours_and_numbers(export):
    line = "--what heat-map --from 7 --to 9"
    page = export(line, "html").decode()
    assert '<td style="background:#fdf8e4;color:#000000">10.00' in page
    assert '<td style="background:#1d4a86;color:#ffffff">20.00' in page
    cells = load_workbook(io.BytesIO(export(line, "xlsx"))).active
    (row,) = (row for row in cells.iter_rows() if row[0].value == 0)
    assert [(cell.value, cell.fill.start_color.rgb) for cell in row[1:]] == [(10, "FFFDF8E4")] * 3
    image = QImage.fromData(export(f"{line} --form wall", "png"))
    places = itertools.product(range(0, image.width(), 9), range(0, image.height(), 9))
    seen = {image.pixelColor(x, y).name() for x, y in places}
    assert {"#fdf8e4", "#1d4a86"} <= seen
    pdf = words(export("--what heat-map --to 24", "pdf"))
    assert len(pdf) == 1  # at a glance
    assert pdf[0].count("20.00") > 500


def test_a_booklet_can_begin_with_heat_maps(export):
    line = "--what booklet --from 7 --to 9 --kind both"
    plain, mapped = words(export(line, "pdf")), words(export(line, "pdf", "--heat-map"))
    assert len(mapped) == len(plain) + 2
    assert all("7 – 9 boards" in text for text in mapped[:2])
    assert "19.74" in mapped[0]
    assert "19.74" not in mapped[1]


def test_two_runs_write_the_same_bytes(tmp_path):
    command = [sys.executable, "-m", "vpdesk.cli", "export", "--boards", "8", "-o"]
    written, begun = [], time.monotonic()
    for number in range(2):
        time.sleep(max(0, begun + 1.1 * number - time.monotonic()))  # both can tell the second
        for ending in ("pdf", "xlsx"):
            subprocess.run([*command, tmp_path / f"{number}.{ending}"], check=True)
            written.append((tmp_path / f"{number}.{ending}").read_bytes())
    assert written[:2] == written[2:]
