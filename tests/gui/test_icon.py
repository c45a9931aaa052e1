"""The icon of the window, and its forms for the bundles."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage, QImageReader
from PySide6.QtWidgets import QApplication

from tests.folders import ROOT
from tests.gui.conftest import OpenDesk
from vpdesk.gui.theme import LIGHT


@pytest.fixture
def no_icon(qapp: QApplication) -> Iterator[None]:
    QApplication.setWindowIcon(QIcon())
    yield
    QApplication.setWindowIcon(QIcon())


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, ROOT / "packaging" / "icons.py", folder], check=True)
    return folder


def assert_tile_with_curve(image: QImage) -> None:
    """The middle is on the white curve, the corner is empty, the left edge has our blue."""
    middle = image.pixelColor(image.rect().center())
    assert min(middle.red(), middle.green(), middle.blue()) > 200
    blue = QColor(LIGHT.accent)
    edge = image.pixelColor(image.width() // 8, image.height() // 2)
    parts = (QColor.red, QColor.green, QColor.blue, QColor.alpha)
    assert all(abs(part(edge) - part(blue)) < 8 for part in parts)
    assert image.pixelColor(0, 0).alpha() < 128


@pytest.mark.usefixtures("no_icon")
def test_the_window_has_the_icon(open_desk: OpenDesk) -> None:
    desk = open_desk()
    for side in (16, 32, 256):
        assert_tile_with_curve(desk.windowIcon().pixmap(QSize(side, side), 1.0).toImage())
    assert QApplication.desktopFileName() == "vpdesk"


def test_the_linux_icons_have_the_sizes_of_their_folders(icons: Path) -> None:
    pictures = sorted((icons / "hicolor").glob("*x*/apps/vpdesk.png"))
    assert len(pictures) == 8
    for picture in pictures:
        image = QImage(str(picture))
        assert f"{image.width()}x{image.height()}" == picture.parts[-3]
        assert_tile_with_curve(image)


@pytest.mark.parametrize(
    ("name", "sides", "margin"),
    [
        ("vpdesk.ico", {16, 20, 24, 32, 40, 48, 64, 256}, 0),
        ("vpdesk.icns", {16, 32, 64, 128, 256, 512, 1024}, 0.1),
    ],
)
def test_the_icons_of_other_systems_can_be_read(
    icons: Path, name: str, sides: set[int], margin: float
) -> None:
    reader = QImageReader(str(icons / name))
    found = set()
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        found.add(image.width())
        free = round(image.width() * margin)
        tile = image.rect().adjusted(free, free, -free, -free)
        if image.width() >= 32:
            assert_tile_with_curve(image.copy(tile))
    assert found == sides
