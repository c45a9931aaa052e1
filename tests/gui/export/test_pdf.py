import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPageLayout, QPageRanges, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

import vpdesk
from vpdesk.export.fonts import DeviceFont
from vpdesk.export.pdf_file import PageSetup, to_pdf
from vpdesk.export.sheet_painter import paint_sheet

from .pictures import assert_like_reference, blank, ink_box
from .reports import CHOICES, ENGLISH, MARGIN, foreign, page_texts, read_pdf, report

A4 = PageSetup()
PAGES = [A4, PageSetup("A4", landscape=True), PageSetup("Letter"), PageSetup("A3", landscape=True)]
poppler = pytest.mark.skipif(not shutil.which("pdftoppm"), reason="needs poppler-utils")


def rendered(data, dpi, folder):
    (folder / "sheet.pdf").write_bytes(data)
    command = ["pdftoppm", "-r", str(dpi), "-gray", "-png", "sheet.pdf", "sheet"]
    subprocess.run(command, cwd=folder, check=True)
    return [QImage(str(path)) for path in sorted(folder.glob("sheet*.png"))]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", CHOICES)
def test_every_text_is_there_exactly_once(qapp, name, page):
    table = report(name).table
    pdf = read_pdf(to_pdf(table, ENGLISH, page, subtitle="Spring Teams"))
    count = len(pdf.pages)
    texts = [text.text for page in pdf.pages for text in page_texts(page)]
    found = Counter(" ".join(texts).split())
    expected = Counter(" ".join(cell.text for row in table.rows for cell in row).split())
    for number in range(1, count + 1):
        legend = " ".join(meaning for _, meaning in table.legend)
        footer = f"{table.rule} vpdesk {vpdesk.__version__} Page {number} / {count}"
        expected.update(f"{table.title} Spring Teams {legend} {footer}".split())
    # What is left are the headings, once a block.
    headings = Counter(" ".join(table.headings).split())
    left = found - expected
    blocks = left[table.headings[0].split()[0]] // headings[table.headings[0].split()[0]]
    assert blocks >= count
    assert found == expected + Counter({word: n * blocks for word, n in headings.items()})


@pytest.mark.parametrize("page", PAGES)
def test_rows_stand_in_order_and_their_cells_on_one_line(qapp, page):
    table = report("continuous").table
    texts = page_texts(read_pdf(to_pdf(table, ENGLISH, page)).pages[0])
    cells = [text for text in texts if text.text.replace(".", "").isdigit() and not text.bold]
    margins = [text for text in cells if "." not in text.text]
    assert [text.text for text in margins] == [str(i) for i in range(len(table.rows))]
    for margin, row in zip(margins, table.rows, strict=True):
        right = sorted(
            (text for text in cells if abs(text.y - margin.y) < 0.1 and text.x >= margin.x),
            key=lambda text: text.x,
        )
        assert [text.text for text in right[: len(row)]] == [cell.text for cell in row]


@pytest.mark.parametrize(
    ("name", "page", "count"),
    [
        ("continuous", A4, 1),
        ("continuous", PageSetup("A4", landscape=True), 1),
        ("continuous", PageSetup("Letter"), 1),
        ("continuous", PageSetup("Letter", landscape=True), 1),
        ("discrete", A4, 1),
        ("compared", A4, 1),
        ("eight", A4, 2),
        ("eight", PageSetup("A3"), 1),
        ("long", A4, 5),
        ("long", PageSetup("A3"), 2),
    ],
)
def test_page_counts(qapp, name, page, count):
    assert len(read_pdf(to_pdf(report(name).table, ENGLISH, page)).pages) == count


@pytest.mark.parametrize(
    ("page", "size"),
    [
        (A4, (595, 842)),
        (PageSetup("A4", landscape=True), (842, 595)),
        (PageSetup("Letter"), (612, 792)),
        (PageSetup("A3", landscape=True), (1191, 842)),
    ],
)
def test_the_page_has_the_size_asked_for(qapp, page, size):
    box = read_pdf(to_pdf(report("discrete").table, ENGLISH, page)).pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(size, abs=1)


def test_the_title_the_program_and_the_font_are_in_the_file(qapp):
    pdf = read_pdf(to_pdf(report("continuous").table, ENGLISH, A4))
    assert pdf.metadata.title == "24 boards"
    assert pdf.metadata.creator == f"vpdesk {vpdesk.__version__}"
    fonts = [font.get_object() for font in pdf.pages[0]["/Resources"]["/Font"].values()]
    assert {font["/BaseFont"] for font in fonts} == {"/vpdeskSans-Regular", "/vpdeskSans-Bold"}
    for font in fonts:
        descriptor = font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert "/FontFile2" in descriptor


@pytest.mark.parametrize("word", ["очко", "žluťoučký", "Łódź", "−√≥"])
def test_foreign_letters_and_the_decimal_comma(qapp, word):
    language = foreign(word)
    texts = page_texts(
        read_pdf(to_pdf(report("continuous", language).table, language, A4)).pages[0]
    )
    assert " ".join(text.text for text in texts).startswith(f"24 board(s) {word} ")
    assert any(text.text == word and text.bold for text in texts)  # a heading's second line
    cells = [text.text for text in texts]
    assert "10,25" in cells
    assert "10.25" not in cells
    assert f"Page 1 / 1 {word} " in " ".join(cells)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("language", [ENGLISH, foreign("Siegpunktetabellenüberschrift")])
def test_no_text_leaves_the_page_or_meets_another(qapp, name, page, language):
    pdf = read_pdf(to_pdf(report(name, language).table, language, page))
    fonts = {bold: DeviceFont(blank(8, 8, 7200), 1, bold=bold) for bold in (False, True)}
    for each in pdf.pages:
        right = float(each.mediabox.width) - MARGIN
        top = float(each.mediabox.height) - MARGIN
        lines: dict[int, list] = {}
        for text in page_texts(each):
            width = fonts[text.bold].width(text.text) / 100 * text.size
            assert text.x >= MARGIN - 0.5, text
            assert text.x + width <= right + 0.5, text
            assert MARGIN - 0.5 <= text.y <= top - 0.7 * text.size + 1, text
            lines.setdefault(round(text.y), []).append((text.x, text.x + width, text.text))
        for line in lines.values():
            line.sort()
            for before, after in pairwise(line):
                assert before[1] < after[0], (before, after)


def test_a_table_without_rows_is_a_page(qapp):
    table = replace(report("continuous").table, rows=(), row_starts=())
    assert len(read_pdf(to_pdf(table, ENGLISH, A4)).pages) == 1


def test_a_chart_is_a_page(qapp):
    pdf = read_pdf(to_pdf(report("compared").chart, ENGLISH, PageSetup("A4", landscape=True)))
    assert len(pdf.pages) == 1
    words = " ".join(text.text for text in page_texts(pdf.pages[0]))
    for text in ("IMPs to Victory Points", "8 boards", "16 boards", "median", "blitz"):
        assert text in words


def test_the_printer_gets_what_the_file_has(qapp, tmp_path):
    table = report("long").table
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(A4.layout())
    paint_sheet(printer, table, ENGLISH)
    printed = read_pdf((tmp_path / "printed.pdf").read_bytes())
    filed = read_pdf(to_pdf(table, ENGLISH, A4))
    assert len(printed.pages) == len(filed.pages)
    for one, other in zip(printed.pages, filed.pages, strict=True):
        for a, b in zip(page_texts(one), page_texts(other), strict=True):
            assert a.text == b.text
            assert (a.x, a.y) == pytest.approx((b.x, b.y), abs=1)


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_cannot_be_used_is_an_error(qapp, tmp_path):
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no such folder" / "printed.pdf"))
    with pytest.raises(OSError, match="printer"):
        paint_sheet(printer, report("discrete").table, ENGLISH)


@poppler
@pytest.mark.parametrize("name", ["continuous", "discrete", "compared", "eight"])
def test_pages_look_like_the_reference(qapp, name, tmp_path):
    table = replace(report(name).table, rule="the rule")
    first = rendered(to_pdf(table, ENGLISH, A4), 50, tmp_path)[0]
    assert_like_reference(first, f"sheet-{name}.png")


@poppler
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", CHOICES)
def test_no_ink_in_the_margins(qapp, name, page, tmp_path):
    for sheet in rendered(to_pdf(report(name).table, ENGLISH, page), 72, tmp_path):
        left, top, right, bottom = ink_box(sheet)
        assert left >= MARGIN - 1.5
        assert top >= MARGIN - 1.5
        assert right <= sheet.width() - MARGIN + 1.5
        assert bottom <= sheet.height() - MARGIN + 1.5


def test_page_setup_has_equal_margins():
    layout = PageSetup("Letter", landscape=True).layout()
    assert layout.orientation() == QPageLayout.Orientation.Landscape
    margins = layout.margins(QPageLayout.Unit.Millimeter)
    assert {margins.left(), margins.top(), margins.right(), margins.bottom()} == {15}


def test_a_printer_gets_only_the_pages_it_asks_for(qapp):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(A4.layout())
    writer.setPageRanges(QPageRanges.fromString("2,4-5"))
    paint_sheet(writer, report("long").table, ENGLISH)
    texts = [page.extract_text() for page in read_pdf(buffer.data().data()).pages]
    assert ["Page 2 / 5" in texts[0], "Page 4 / 5" in texts[1], "Page 5 / 5" in texts[2]] == [
        True
    ] * 3
    assert len(texts) == 3
