import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tests.gui.export.pictures import blank, ink_box, pixels
from vpdesk.paper.marks import draw_mark
from vpdesk.paper.palette import curve_style
from vpdesk.report.table import Mark


def drawn(mark, rect):
    image = blank(60, 40)
    with QPainter(image) as painter:
        draw_mark(painter, rect, mark, QColor("black"))
    return image


@pytest.mark.parametrize("mark", [Mark.CORRECTED, Mark.RANGE_VIOLATION])
def test_a_mark_fills_the_square_in_the_middle_of_its_rectangle(qapp, mark):
    left, top, right, bottom = ink_box(drawn(mark, QRectF(10, 10, 40, 20)))
    assert (left, right) == pytest.approx((20, 40), abs=2.1)
    assert (top, bottom) == pytest.approx((10, 30), abs=3.1)
    assert left >= 20
    assert right <= 40
    assert top >= 10
    assert bottom <= 30


def test_marks_differ_in_shape_not_in_colour(qapp):
    rect = QRectF(10, 10, 40, 20)
    triangle = pixels(drawn(Mark.CORRECTED, rect))
    diamond = pixels(drawn(Mark.RANGE_VIOLATION, rect))
    assert triangle[22, 30] == 0
    assert diamond[20, 30] == 255


def test_a_cell_beyond_the_blitz_has_no_mark(qapp):
    assert (pixels(drawn(Mark.BEYOND, QRectF(0, 0, 60, 40))) == 255).all()


def luminance(colour):
    channels = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


@pytest.mark.parametrize(("dark", "ground"), [(False, "#ffffff"), (True, "#2b2b2b")])
def test_curves_are_legible_on_their_ground(dark, ground):
    for index in range(8):
        least, most = sorted((luminance(curve_style(index, dark=dark).colour), luminance(ground)))
        assert (most + 0.05) / (least + 0.05) >= 3.5  # WCAG asks for 3 in graphics


@pytest.mark.parametrize("dark", [False, True])
def test_eight_curves_differ_in_both_and_more_in_one(dark):
    styles = [curve_style(index, dark=dark) for index in range(16)]
    assert len({style.colour for style in styles[:8]}) == 8
    assert len({style.dash for style in styles[:8]}) == 8
    assert len(set(styles)) == 16
