"""Pictures compared with those under tests/reference.

Run pytest with NEW_REFERENCES=1 in the environment to write them anew, and look at them.
"""

import os

import numpy as np
from PySide6.QtGui import QColor, QImage

from tests.folders import TESTS

REFERENCE = TESTS / "reference"
GREY = QImage.Format.Format_Grayscale8


def pixels(image: QImage) -> np.ndarray:
    """Rows of grey values, 0 to 255."""
    grey = image.convertToFormat(GREY)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    return rows[:, : grey.width()].astype(int)


def ink_box(image: QImage) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of what is not white; the last two are behind it."""
    rows, columns = np.nonzero(pixels(image) < 250)
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


def assert_like_reference(image: QImage, name: str) -> None:
    """The picture is the reference but for the way in which edges are smoothed."""
    path = REFERENCE / name
    if os.environ.get("NEW_REFERENCES"):
        path.parent.mkdir(exist_ok=True)
        image.convertToFormat(GREY).save(str(path))
    assert_alike(image, QImage(str(path)))


def assert_alike(image: QImage, expected: QImage, *, times: float = 1) -> None:
    """times: what to multiply the tolerance with."""
    assert image.size() == expected.size()
    difference = np.abs(pixels(image) - pixels(expected))
    assert difference.mean() < 1.0 * times
    assert (difference > 100).mean() < 0.002 * times


def blank(width: int, height: int, dpi: int = 96) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    image.fill(QColor("white"))
    return image
