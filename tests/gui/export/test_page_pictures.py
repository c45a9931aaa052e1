"""Pages as pictures look like the printed page, letter by letter."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import vpdesk
from vpdesk.export.png_file import page_image, page_to_png
from vpdesk.export.svg_file import page_to_svg
from vpdesk.languages import language
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.scale_report import ScaleChoice
from vpdesk.report.scale_sections import What

from .pictures import assert_alike, blank, ink_box
from .reports import (
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

SVG = "{http://www.w3.org/2000/svg}"
FORMS = ["A4 landscape", "wall, Letter", "cards, A4"]
every_form = pytest.mark.parametrize("page", FORMS)


def svg_image(data, width, height):
    image = blank(width, height)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(data).render(painter, QRectF(0, 0, width, height))
    return image


@every_form
def test_a_png_has_the_page_at_200_dpi(qapp, page):
    plan = table_plan("discrete", page, "event")
    image = QImage.fromData(page_to_png(plan, ENGLISH), "PNG")
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
        (mm,) = re.fullmatch(r"([\d.]+)mm", root.get(side)).groups()
        assert float(mm) == pytest.approx(points / MM, abs=0.1)
    assert root.find(f"{SVG}title").text == plan.title
    assert vpdesk.__version__ in root.find(f"{SVG}desc").text
    assert list(root.iter(f"{SVG}text")) == []


@pytest.mark.skipif(not shutil.which("pdftoppm"), reason="needs poppler-utils")
@every_form
@pytest.mark.parametrize("name", ["continuous", "discrete"])
def test_png_and_svg_look_like_the_printed_page(qapp, name, page, tmp_path):
    plan = table_plan(name, page, "SVG logo")
    (tmp_path / "page.pdf").write_bytes(pdf(plan))
    command = ["pdftoppm", "-r", "100", "-png", "-singlefile", "page.pdf", "page"]
    subprocess.run(command, cwd=tmp_path, check=True)
    printed = QImage(str(tmp_path / "page.png"))
    image = page_image(plan, 0, 100)
    assert abs(image.width() - printed.width()) <= 1
    size = min(image.width(), printed.width()), min(image.height(), printed.height())
    printed, image = printed.copy(0, 0, *size), image.copy(0, 0, *size)
    assert_alike(image, printed, times=4)  # two ways to smooth the edges of small letters
    width, height = (round(side / 72 * 100) for side in plan.setup.size)
    drawn = svg_image(page_to_svg(plan, ENGLISH), width, height).copy(0, 0, *size)
    assert_alike(drawn, image, times=4)


@pytest.mark.parametrize("dpi", [37, 63.7, 96, 150])
@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith("cards")])
def test_a_page_keeps_its_margins_at_any_size(qapp, page, dpi):
    """Also where the type would have a size between two whole numbers of pixels."""
    margin = MARGINS[PAGES[page][0]] / 72 * dpi
    image = page_image(table_plan("continuous", page, "long, PNG logo"), 0, dpi)
    left, top, right, bottom = ink_box(image)
    assert left >= margin - 1
    assert top >= margin - 1
    assert right <= image.width() - margin + 1
    assert bottom <= image.height() - margin + 1


@pytest.mark.parametrize("dpi", [37, 63.7, 150])
def test_a_long_line_is_as_long_in_a_picture_as_in_print(qapp, dpi):
    head = Letterhead("", "Team championship of all " + "great and small " * 4 + "clubs")
    plan = scale_plan(ScaleChoice(24, kind="discrete", pins=()), head)
    (panel,) = plan.pages[0].panels
    image = page_image(plan, 0, dpi)
    top = round((panel.box.y + 1.1 * panel.title.size) / 72 * dpi)
    bottom = round((panel.block.box.y - 2) / 72 * dpi)
    left, _, right, _ = ink_box(image.copy(0, top, image.width(), bottom - top))
    (line,) = panel.subtitle.lines
    (text,) = (t for t in page_texts(read_pdf(pdf(plan)).pages[0]) if t.text.startswith("Team"))
    assert text.size == pytest.approx(panel.subtitle.size, rel=0.02)
    from vpdesk.export.fonts import ems  # noqa: PLC0415

    wide = ems(line, False) * panel.subtitle.size
    assert (right - left) * 72 / dpi == pytest.approx(wide, rel=0.01, abs=1.5 * 72 / dpi)


@every_form
@pytest.mark.parametrize("head", ["SVG logo", "long, PNG logo"])
@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_the_logo_keeps_its_shape_in_the_corner_and_no_text_meets_it(
    qapp, page, head, kind, tmp_path
):
    plan = table_plan("discrete", page, head)
    width, height = (round(side / 72 * 150) for side in plan.setup.size)
    if kind == "png":
        image = page_image(plan, 0, 150)
    elif kind == "svg":
        image = svg_image(page_to_svg(plan, ENGLISH), width, height)
    else:
        if not shutil.which("pdftoppm"):
            pytest.skip("needs poppler-utils")
        (tmp_path / "page.pdf").write_bytes(pdf(plan))
        command = ["pdftoppm", "-r", "150", "-png", "-singlefile", "page.pdf", "page"]
        subprocess.run(command, cwd=tmp_path, check=True)
        image = QImage(str(tmp_path / "page.png"))
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.bytesPerLine())
    colours = rows[:, : 3 * rgb.width()].reshape(rgb.height(), rgb.width(), 3).astype(int)
    red = (abs(colours - [*QColor(RED).getRgb()[:3]]) < 12).all(axis=2)
    for panel in plan.pages[0].panels:
        box = panel.box
        top, left = round(box.y / 72 * 150), round(box.x / 72 * 150)
        inside = red[top - 2 : top + round(box.height / 72 * 150), left:]
        inside = inside[:, : round(box.width / 72 * 150) + 2]
        found_y, found_x = np.nonzero(inside)
        wide, high = np.ptp(found_x) + 1, np.ptp(found_y) + 1
        aspect = plan.letterhead.logo.aspect
        assert wide / high == pytest.approx(aspect, rel=0.06)
        assert high / 150 * 72 <= panel.type.logo + 0.7
        assert max(high / 150 * 72 / panel.type.logo, wide / 150 * 72 / box.width * 3) > 0.97
        assert found_x.max() == pytest.approx(box.width / 72 * 150, abs=2)
        assert found_y.min() == pytest.approx(2, abs=2)
        # All of it is red: no letter is on it, and it is not on a letter.
        assert len(found_y) == pytest.approx(wide * high, rel=0.03)
        logo_left = box.x + box.width - wide / 150 * 72
        height_pt = plan.setup.size.height
        for text in page_texts(read_pdf(pdf(plan)).pages[0]):
            above = height_pt - text.y
            if box.x <= text.x <= box.x + box.width and box.y <= above <= panel.block.box.y:
                assert text.x < logo_left


def test_pictures_name_the_program_in_the_language_of_the_page(qapp):
    words = language("de")
    made = words.translate("Export", "Made by {program}").format(program="vpdesk")
    plan = table_plan("discrete")
    assert QImage.fromData(page_to_png(plan, words)).text("Software").startswith(made)


def test_an_svg_page_with_a_chart_has_its_curves(qapp):
    plan = scale_plan(CHOICES["compared"], LETTERHEADS["event"], what=What.BOTH, form=Form.WALL)
    root = ET.fromstring(page_to_svg(plan, ENGLISH))
    assert len(list(root.iter(f"{SVG}polyline"))) >= 5
    image = svg_image(page_to_svg(plan, ENGLISH), 595, 842)
    assert_alike(image, page_image(plan, 0, 72), times=4)
