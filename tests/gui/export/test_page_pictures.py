"""Pages as pictures: they look like the printed page, and the logo is in its corner."""

import itertools
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import vpdesk
from tests.gui.export.pictures import blank, ink_box, pixels
from tests.gui.export.reports import (
    CHOICES,
    ENGLISH,
    LETTERHEADS,
    MARGINS,
    MM,
    PAGES,
    RED,
    page_texts,
    pdf,
    read_pdf,
    scale_plan,
    table_plan,
)
from tests.sure import sure
from vpdesk.formats.png_file import page_image, page_to_png, png_bytes
from vpdesk.formats.svg_file import page_to_svg
from vpdesk.languages import language
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.page_setup import card_grid
from vpdesk.report.document import Form, Letterhead, Logo
from vpdesk.report.scales import sheets as scale_sheets

DPI = 200
SVG = "{http://www.w3.org/2000/svg}"
FORMS = ["A4 landscape", "wall, Letter", "cards, A4"]
every_form = pytest.mark.parametrize("page", FORMS)


def png(plan, folder):
    return page_image(plan, 0, DPI)


def svg(plan, folder):
    image = blank(*(round(side / 72 * DPI) for side in plan.setup.size))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(page_to_svg(plan, ENGLISH)).render(painter, QRectF(image.rect()))
    return image


def print_(plan, folder):
    if not shutil.which("pdftoppm"):
        pytest.skip("needs poppler-utils")
    (folder / "page.pdf").write_bytes(pdf(plan))
    command = ["pdftoppm", "-r", str(DPI), "-png", "-singlefile", "page.pdf", "page"]
    subprocess.run(command, cwd=folder, check=True)
    return QImage(str(folder / "page.png"))


def shades(image, size, box=12):
    """How dark each little box of a picture is: more than the smoothing of edges shows there."""
    grey = pixels(image)[: size[1] // box * box, : size[0] // box * box]
    rows, columns = (length // box for length in grey.shape)
    return grey.reshape(rows, box, columns, box).mean((1, 3))


@pytest.mark.parametrize(
    ("name", "page"), list(zip(["continuous", "discrete", "continuous"], FORMS, strict=True))
)
def test_png_and_svg_look_like_the_printed_page(qapp, name, page, tmp_path):
    plan = table_plan(name, page, "SVG logo")
    images = [draw(plan, tmp_path) for draw in (png, svg, print_)]
    size = [min(sides) for sides in zip(*(each.size().toTuple() for each in images), strict=True)]
    as_png, as_svg, printed = (shades(image, size) for image in images)
    assert abs(as_png - as_svg).max() < 40
    assert abs(as_png - printed).max() < 60


@every_form
def test_a_png_has_the_page_at_200_dpi(qapp, page):
    plan = table_plan("discrete", page, "event")
    image = QImage.fromData(page_to_png(plan, ENGLISH))
    size = plan.setup.size
    assert image.width() == pytest.approx(size.width / 72 * 200, abs=0.6)
    assert image.height() == pytest.approx(size.height / 72 * 200, abs=0.6)
    assert image.dotsPerMeterX() * 0.0254 == pytest.approx(200, abs=0.1)
    assert image.dotsPerMeterY() == image.dotsPerMeterX()
    assert image.text("Title") == "7 boards"
    assert image.text("Software") == f"Made by vpdesk {vpdesk.__version__}"


@every_form
def test_an_svg_has_the_size_of_the_page_and_no_text_that_needs_a_font(qapp, page):
    plan = table_plan("discrete", page, "long, PNG logo")
    root = ET.fromstring(page_to_svg(plan, ENGLISH))
    size = plan.setup.size
    for side, points in (("width", size.width), ("height", size.height)):
        (mm,) = sure(re.fullmatch(r"([\d.]+)mm", sure(root.get(side)))).groups()
        assert float(mm) == pytest.approx(points / MM, abs=0.1)
    assert sure(root.find(f"{SVG}title")).text == plan.title
    assert vpdesk.__version__ in sure(sure(root.find(f"{SVG}desc")).text)
    assert list(root.iter(f"{SVG}text")) == []


def test_an_svg_page_with_a_chart_has_its_curves(qapp, tmp_path):
    plan = scale_plan(
        CHOICES["compared"], LETTERHEADS["event"], what=scale_sheets.BOTH, form=Form.WALL
    )
    root = ET.fromstring(page_to_svg(plan, ENGLISH))
    assert len(list(root.iter(f"{SVG}polyline"))) >= 5
    size = png(plan, tmp_path).size().toTuple()
    difference = shades(svg(plan, tmp_path), size) - shades(png(plan, tmp_path), size)
    assert abs(difference).max() < 60


def test_pictures_name_the_program_in_the_language_of_the_page(qapp):
    made = language("de").translate("Export", "Made by {program}").format(program="vpdesk")
    image = QImage.fromData(page_to_png(table_plan("discrete"), language("de")))
    assert image.text("Software").startswith(made)


@pytest.mark.parametrize("dpi", [37, 63.7, 96, 150])
@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith("cards")])
def test_a_page_keeps_its_margins_at_any_size(qapp, page, dpi):
    """Also where the type would have a size between two whole numbers of pixels."""
    margin = MARGINS[PAGES[page][0]] / 72 * dpi
    image = page_image(table_plan("continuous", page, "long, PNG logo"), 0, dpi)
    left, top, right, bottom = ink_box(image)
    assert left >= margin - 1.5
    assert top >= margin - 1.5
    assert right <= image.width() - margin + 1.5
    assert bottom <= image.height() - margin + 1.5


@pytest.mark.parametrize("dpi", [37, 63.7, 150])
def test_a_line_is_as_long_in_a_picture_as_in_print(qapp, dpi):
    event = "Team championship of all " + "great and small " * 4 + "clubs"
    plan = scale_plan(CHOICES["discrete"], Letterhead("", event))
    panel, image = plan.pages[0].panels[0], page_image(plan, 0, dpi)
    first = round((panel.box.y + 1.1 * panel.title.size) / 72 * dpi)
    last = round((sure(panel.block).box.y - 2) / 72 * dpi)
    left, _, right, _ = ink_box(image.copy(0, first, image.width(), last - first))
    wide = ems(event, False) * panel.subtitle.size
    assert (right - left) / dpi * 72 == pytest.approx(wide, rel=0.01, abs=108 / dpi)


@pytest.mark.parametrize(
    ("draw", "head", "page"),
    [
        *itertools.product((png, svg), ("SVG logo", "long, PNG logo"), FORMS),
        (print_, "SVG logo", "A4 landscape"),  # each takes long
        (print_, "long, PNG logo", "wall, Letter"),
        (print_, "SVG logo", "cards, A4"),
    ],
)
def test_the_logo_keeps_its_shape_in_its_corner(qapp, page, head, draw, tmp_path):
    plan = table_plan("discrete", page, head)
    image = draw(plan, tmp_path).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    colours = rows[:, : 3 * image.width()].reshape(image.height(), -1, 3)
    assert QColor(RED) == QColor(255, 0, 0)
    red = (colours[..., 0] > 243) & (colours[..., 1] < 12) & (colours[..., 2] < 12)
    form = PAGES[page][0]
    panels = plan.pages[0].panels
    assert len(panels) == (np.prod(card_grid(plan.setup)) if form is Form.CARD else 1)
    aspect, expected = sure(plan.letterhead.logo).aspect, 0.0
    for panel in panels:
        right, top = panel.box.x + panel.box.width, panel.box.y
        wide = min(panel.type.logo * aspect, panel.box.width / 3)
        corner = [
            round(side / 72 * DPI) for side in (right - wide, top, right, top + wide / aspect)
        ]
        inside = red[corner[1] + 1 : corner[3] - 1, corner[0] + 1 : corner[2] - 1]
        assert inside.all()  # nothing is written on it
        expected += wide * wide / aspect / 72 / 72 * DPI * DPI
    assert red.sum() == pytest.approx(expected, rel=0.06)  # and nothing of it is elsewhere


@every_form
@pytest.mark.parametrize("head", ["SVG logo", "long, PNG logo"])
def test_no_line_runs_into_the_logo(qapp, page, head):
    plan = table_plan("discrete", page, head)
    (paper,) = read_pdf(pdf(plan)).pages
    texts, height = page_texts(paper), float(paper.mediabox.height)
    for panel in plan.pages[0].panels:
        right, below = panel.box.x + panel.box.width, panel.box.y + panel.type.logo
        wide = min(panel.type.logo * sure(plan.letterhead.logo).aspect, panel.box.width / 3)
        for text in texts:
            above = height - text.y
            if panel.box.y < above - 0.7 * text.size < below and panel.box.x <= text.x < right:
                end = text.x + ems(text.text, text.bold) * text.size
                assert end < right - wide - 2


@every_form
@pytest.mark.parametrize("name", ["discrete", "continuous"])
def test_a_marked_cell_has_its_mark_before_it(qapp, name, page):
    plan = table_plan(name, page)
    table = sure(plan.pages[0].panels[0].block).table
    rows = tuple(tuple(cell._replace(mark=None) for cell in row) for row in table.rows)
    plain = replace(table, rows=rows)
    panels = tuple(
        replace(panel, block=replace(sure(panel.block), table=plain))
        for panel in plan.pages[0].panels
    )
    bare = replace(plan, pages=(replace(plan.pages[0], panels=panels),))
    ink = pixels(page_image(bare, 0, DPI)) - pixels(page_image(plan, 0, DPI)) > 60
    marked = {cell.text for row in table.rows for cell in row if cell.mark}
    (paper,) = read_pdf(pdf(plan)).pages
    texts = [text for text in page_texts(paper) if text.text in marked and not text.bold]
    assert len(texts) >= len(marked)
    for text in texts:
        x, y = text.x / 72 * DPI, (float(paper.mediabox.height) - text.y) / 72 * DPI
        em = text.size / 72 * DPI
        before = slice(round(y - em), round(y + em / 4)), slice(round(x - 2 * em), round(x))
        assert ink[before].sum() > 0.03 * em * em
        ink[before] = False
    assert not ink.any()


def test_a_large_logo_does_not_make_a_large_file(qapp):
    """It is in a booklet once, and as fine as can be seen."""
    noise = np.random.default_rng(1).integers(0, 256, (2000, 2000, 4), np.uint8)
    picture = QImage(noise.data, 2000, 2000, 8000, QImage.Format.Format_RGB32)
    head = Letterhead(logo=Logo(png_bytes(picture), 1.0))
    assert len(sure(head.logo).data) > 5_000_000
    plan = scale_plan(CHOICES["long"], head)
    assert len(plan.pages) == 5
    assert len(pdf(plan)) < 800_000
