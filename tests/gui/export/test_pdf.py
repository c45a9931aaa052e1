"""Pages as a PDF file: everything is there, once, in its place, in the bundled font."""

import shutil
import subprocess
import time
from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QHashSeed
from PySide6.QtGui import QImage

import vpdesk
from tests.gui.export.pictures import assert_like_reference, blank, ink_box
from tests.gui.export.reports import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHOICES,
    EVENT,
    LETTERHEADS,
    LONG_EVENT,
    MARGINS,
    PAGES,
    foreign,
    page_texts,
    pdf,
    planned,
    read_pdf,
    report,
    scale_plan,
    table_plan,
    words,
)
from tests.sure import sure
from vpdesk.formats.pdf_file import pdf_steps
from vpdesk.paper.bundled_font import DeviceFont
from vpdesk.report.document import Form, Letterhead, Section
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import View
from vpdesk.stepwise import finished

poppler = pytest.mark.skipif(not shutil.which("pdftoppm"), reason="needs poppler-utils")
every_page = pytest.mark.parametrize("page", PAGES)
# Not every table on every page, which would take minutes to read, but each with each in part.
WIDE = {"twelve": "A4", "thirty": "A3 landscape", "long": "A4"}  # the one page for each
PAIRS = [
    (name, page)
    for i, name in enumerate(CHOICES)
    for j, page in enumerate(PAGES)
    if name == "discrete" or (i + j) % 6 == 0 or (name == "continuous" and j in (1, 3, 5))
    if name not in WIDE
] + list(WIDE.items())
every_pair = pytest.mark.parametrize(("name", "page"), PAIRS)


def rendered(data, dpi, folder):
    (folder / "sheet.pdf").write_bytes(data)
    command = ["pdftoppm", "-r", str(dpi), "-gray", "-png", "sheet.pdf", "sheet"]
    subprocess.run(command, cwd=folder, check=True)
    return [QImage(str(path)) for path in sorted(folder.glob("sheet*.png"))]


def panel_of(text, form, paper):
    """Left, bottom, right, top of what lies within the margins where a text stands."""
    width, height = float(paper.width), float(paper.height)
    if form is Form.CARD:
        across, down = int(width / CARD_WIDTH + 0.01), int(height / CARD_HEIGHT + 0.01)
        left, bottom = (width - across * CARD_WIDTH) / 2, (height - down * CARD_HEIGHT) / 2
        left += (text.x - left) // CARD_WIDTH * CARD_WIDTH
        bottom += (text.y - bottom) // CARD_HEIGHT * CARD_HEIGHT
        width, height = CARD_WIDTH, CARD_HEIGHT
    else:
        left = bottom = 0
    margin = MARGINS[form]
    return left + margin, bottom + margin, left + width - margin, bottom + height - margin


@every_pair
def test_every_text_is_there_exactly_once(qapp, name, page):
    head = "long, PNG logo" if len(name + page) % 2 else "event"
    table, form, letterhead = report(name).table, PAGES[page][0], LETTERHEADS[head]
    pages = words(pdf(table_plan(name, page, head)))
    found = Counter(" ".join(pages).split())
    panels = found["vpdesk"]  # pages, or cards
    feet = [f"Page {number} / {len(pages)}" for number in range(1, len(pages) + 1)]
    copies = 1
    if form is Form.CARD:
        cards = next((n for n in range(2, 30) if f"Card {n} / {n}" in pages[-1]), 1)
        copies = panels // cards
        numbers = [f"Card {number} / {cards}" for number in range(1, cards + 1)]
        feet = numbers * copies if cards > 1 else []
    elif form is Form.WALL:
        feet.append(found_statement(pages[0]))
    own = "" if not letterhead.title else table.title + " \N{MIDDLE DOT}"
    head_text = (
        f"{letterhead.title or table.title} {own} {letterhead.event} \N{MIDDLE DOT} "
        f"{letterhead.date} {' '.join(meaning for _, meaning in table.legend)}"
    )
    rule = table.rule + (";" if form is Form.WALL else "")
    expected = Counter((" ".join(feet)).split())
    for _ in range(panels):
        expected.update(f"{head_text} {rule} vpdesk {vpdesk.__version__}".split())
    for _ in range(copies):
        expected.update(" ".join(cell.text for row in table.rows for cell in row).split())
    # What is left are the headings, once a block.
    headings = Counter(" ".join(table.headings).split())
    left = found - expected
    blocks = left[table.headings[0].split()[0]] // headings[table.headings[0].split()[0]]
    assert blocks >= panels
    assert found == expected + Counter({word: n * blocks for word, n in headings.items()})


def found_statement(page):
    """How large the type of a wall chart is said to be."""
    begin = page.index("type ")
    return page[begin : page.index(" m ", begin) + 2]


@every_page
def test_rows_stand_in_order_and_their_cells_on_one_line(qapp, page):
    table = sure(table_plan("own blitz", page).pages[0].panels[0].block).table
    margins = []
    for each in read_pdf(pdf(table_plan("own blitz", page))).pages:
        cells = [text for text in page_texts(each) if text.text.replace(".", "").isdigit()]
        cells = [text for text in cells if not text.bold]
        here = [text for text in cells if "." not in text.text]
        lines = defaultdict(list)
        for text in cells:
            lines[round(text.y, 1)].append(text)
        margins += here
        for margin in here:
            row = table.rows[int(margin.text)]
            right = sorted(
                (text for text in lines[round(margin.y, 1)] if text.x >= margin.x),
                key=lambda text: text.x,
            )
            assert [text.text for text in right[: len(row)]] == [cell.text for cell in row]
    count = len(table.rows)
    assert [text.text for text in margins[:count]] == [str(i) for i in range(count)]
    assert len(margins) % count == 0  # copies of a card


@pytest.mark.parametrize(
    ("name", "page", "count"),
    [
        ("continuous", "A4", 1),
        ("continuous", "A4 landscape", 1),
        ("continuous", "Letter", 1),
        ("discrete", "A4", 1),
        ("compared", "A4", 1),
        ("eight", "A4", 2),
        ("eight", "A3 landscape", 1),
        ("twelve", "A4", 2),
        ("long", "A4", 5),
        ("long", "A3 landscape", 2),
        ("long", "wall, A4", 1),
        ("thirty", "wall, Letter", 1),
        ("long", "cards, A4", 3),
        ("thirty", "cards, Letter", 4),
    ],
)
def test_page_counts(qapp, name, page, count):
    assert len(read_pdf(pdf(table_plan(name, page))).pages) == count


@pytest.mark.parametrize(
    ("page", "size"),
    [
        ("A4", (595, 842)),
        ("A4 landscape", (842, 595)),
        ("Letter", (612, 792)),
        ("A3 landscape", (1191, 842)),
        ("wall, Letter", (612, 792)),
        ("cards, A4", (842, 595)),
        ("cards, A3", (842, 1191)),
    ],
)
def test_the_page_has_the_size_asked_for(qapp, page, size):
    box = read_pdf(pdf(table_plan("discrete", page))).pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(size, abs=1)


@pytest.mark.parametrize("page", ["A4", "wall, A4", "cards, A4"])
def test_the_title_the_program_and_the_font_are_in_the_file(qapp, page):
    file = read_pdf(pdf(table_plan("continuous", page, "long, PNG logo")))
    assert sure(file.metadata).title == LONG_EVENT.title
    assert sure(file.metadata).creator == f"vpdesk {vpdesk.__version__}"
    resources: Any = file.pages[0]["/Resources"]
    fonts = [font.get_object() for font in resources["/Font"].values()]
    assert {font["/BaseFont"] for font in fonts} == {"/vpdeskSans-Regular", "/vpdeskSans-Bold"}
    for font in fonts:
        descriptor = font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert "/FontFile2" in descriptor


@pytest.mark.parametrize(
    ("word", "page"),
    [
        ("очко", "A4"),
        ("žluťoučký", "wall, A4"),
        ("Łódź", "cards, A4"),
        ("−√≥", "A4"),
        ("очко", "cards, A4"),
    ],
)
def test_foreign_letters_and_the_decimal_comma(qapp, word, page):
    language = foreign(word)
    head = Letterhead(f"Title {word}", f"Event {word}")
    form, setup = PAGES[page]
    section = Section(report("continuous", language).table, None, ())
    plan = planned(section, form=form, setup=setup, head=head, language=language)
    texts = page_texts(read_pdf(pdf(plan)).pages[0])
    text = " ".join(" ".join(text.text for text in texts).split())
    title = f"Title {word} 24 board(s) {word} \N{MIDDLE DOT} Event {word} "
    assert text.startswith(title)
    assert sum(word in text.text and text.bold for text in texts) > 3  # headings too
    cells = [text.text for text in texts]
    assert "10,25" in cells
    assert "10.25" not in cells
    assert f"{'Card' if form is Form.CARD else 'Page'} 1 / " in text


@every_pair
def test_no_text_leaves_the_page_or_meets_another(qapp, name, page):
    head, word = ("SVG logo", "Siegpunktetabellenüberschrift")
    if len(name + page) % 2:
        head, word = ("long, PNG logo", "очко")
    language = foreign(word)
    file = read_pdf(pdf(table_plan(name, page, head, language)))
    for each in file.pages:
        assert_texts_apart(each, PAGES[page][0])


def assert_texts_apart(page, form):
    fonts = {bold: DeviceFont(blank(8, 8, 7200), 1, bold=bold) for bold in (False, True)}
    texts = page_texts(page)
    boxes = []
    for text in texts:
        width = fonts[text.bold].width(text.text) / 100 * text.size
        left, bottom, right, top = panel_of(text, form, page.mediabox)
        assert text.x >= left - 0.5, text
        assert text.x + width <= right + 0.5, text
        assert bottom - 0.5 <= text.y <= top - 0.7 * text.size + 1, text
        # scale_sheets.SHEETS hangs below the line may stand between two capitals of the next one.
        boxes.append((text.x, text.y, text.x + width, text.y + 0.7 * text.size))
    left, bottom, right, top = np.array(boxes).T[:, :, None]
    across, above = left < right.T, bottom < top.T
    meet = across & across.T & above & above.T
    np.fill_diagonal(meet, val=False)
    assert not meet.any(), [(texts[a].text, texts[b].text) for a, b in np.argwhere(meet)]


@pytest.mark.parametrize("page", ["A4", "wall, A4", "cards, A4"])
def test_a_table_without_rows_is_a_page(qapp, page):
    form, setup = PAGES[page]
    table = replace(report("continuous").table, rows=(), row_starts=())
    plan = planned(Section(table, None, ()), form=form, setup=setup)
    assert len(read_pdf(pdf(plan)).pages) == 1


@pytest.mark.parametrize("page", ["A4", "A3 landscape", "wall, A4"])
def test_a_chart_is_a_page(qapp, page):
    form, setup = PAGES[page]
    section = Section(None, report("compared").chart, ())
    (text,) = words(pdf(planned(section, form=form, setup=setup, head=EVENT)))
    rule = report("compared").chart.rule
    for expected in ("IMPs to Victory Points", "Spring Teams", "8 boards", "median", rule):
        assert text.count(expected) == 1


@poppler
@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("continuous", "A4"),
        ("discrete", "A4"),
        ("compared", "A4"),
        ("eight", "A4"),
        ("discrete", "wall, A4"),
        ("continuous", "cards, A4"),
        ("discrete", "cards, Letter"),
    ],
)
def test_tables_look_like_the_reference(qapp, name, page, tmp_path):
    form, setup = PAGES[page]
    choice, marked = CHOICES[name], name == "continuous"
    what = scale_sheets.TABLE if choice.view is View.TABLE else scale_sheets.COMPARISON
    plan = scale_plan(
        choice, EVENT, what=what, form=form, paper=setup.paper, marks=marked, tint=marked
    )
    kind = {Form.SHEET: "sheet", Form.WALL: "wall", Form.CARD: "cards"}[form]
    assert_pages_like_reference(plan, f"{kind}-{name}.png", tmp_path)


@poppler
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("what", [scale_sheets.BOTH, scale_sheets.CHART])
def test_charts_look_like_the_reference(qapp, what, landscape, tmp_path):
    choice = replace(CHOICES["compared"], view=View.TABLE)
    plan = scale_plan(choice, LETTERHEADS["SVG logo"], what=what, landscape=landscape)
    name = "both" if what is scale_sheets.BOTH else "chart-page"
    orientation = "landscape" if landscape else "portrait"
    assert_pages_like_reference(plan, f"{name}-{orientation}.png", tmp_path)


def assert_pages_like_reference(plan, name, folder):
    """The first page looks like a picture, apart from the footers."""
    panels = tuple(
        replace(panel, left_foot="the rule", right_foot="the page")
        for panel in plan.pages[0].panels
    )
    plan = replace(plan, pages=(replace(plan.pages[0], panels=panels),))
    assert_like_reference(rendered(pdf(plan), 50, folder)[0], name)


@poppler
@pytest.mark.parametrize(("name", "page"), [pair for pair in PAIRS if "cards" not in pair[1]][::2])
def test_no_ink_in_the_margins(qapp, name, page, tmp_path):
    margin = MARGINS[PAGES[page][0]]
    for sheet in rendered(pdf(table_plan(name, page, "long, PNG logo")), 72, tmp_path):
        left, top, right, bottom = ink_box(sheet)
        assert left >= margin - 1.5
        assert top >= margin - 1.5
        assert right <= sheet.width() - margin + 1.5
        assert bottom <= sheet.height() - margin + 1.5


def test_equal_content_is_equal_bytes_whenever_it_is_written(qapp):
    plan = scale_plan(CHOICES["compared"], LETTERHEADS["SVG logo"], what=scale_sheets.BOTH)
    first = pdf(plan)
    time.sleep(1.1)  # a PDF tells the second
    for _ in range(6):
        QHashSeed.resetRandomGlobalSeed()  # as in another run of the program
        assert pdf(plan) == first
    other = pdf(scale_plan(CHOICES["compared"], what=scale_sheets.BOTH))
    found, another = (read_pdf(data) for data in (first, other))  # strict: all is in its place
    assert found.trailer["/ID"] != another.trailer["/ID"]
    assert not {"/CreationDate", "/ModDate"} & set(sure(found.metadata))
    assert sure(found.metadata)["/Creator"] == f"vpdesk {vpdesk.__version__}"


@poppler
@pytest.mark.parametrize("code", ["en", "cs", "ru"])
def test_the_file_says_its_language_and_shows_its_title(qapp, tmp_path, code):
    plan = table_plan("continuous")
    data = finished(pdf_steps(plan, code))
    assert data.startswith(pdf(plan)[:1000])  # nothing moves
    assert b"/Lang (%s)" % code.encode() in data
    path = tmp_path / "language.pdf"
    path.write_bytes(data)

    def info(*options):
        return subprocess.run(
            ["pdfinfo", *options, str(path)], check=True, capture_output=True, text=True
        )

    said = info()
    assert said.stderr == ""  # its places are right
    assert plan.title in said.stdout
    assert f"<rdf:li>{code}</rdf:li>" in info("-meta").stdout
