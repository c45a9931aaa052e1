"""Draw the icon in the forms that desktops want, from resources/icons/vpdesk.svg.

    python packaging/icons.py [FOLDER]

FOLDER, build/icons by default, gets vpdesk.ico for Windows, vpdesk.icns for macOS, and a hicolor
theme for Linux. Needs PySide6, no display.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from vpdesk.formats.png_file import png_bytes

SVG = ROOT / "resources" / "icons" / "vpdesk.svg"
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS_TYPES = {  # the type of each entry, by the side of its picture in pixels
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,  # 16 at twice the resolution, and so on
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
MACOS_MARGIN = 0.1  # Apple's tiles leave a tenth of the picture free on each side


def png(side: int, margin: float = 0.0) -> bytes:
    """The icon as a square PNG. side: in pixels; margin: a part of the side that stays free."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    free = side * margin
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SVG)).render(painter, QRectF(image.rect()).adjusted(free, free, -free, -free))
    painter.end()
    return png_bytes(image)


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a head, a row for each picture, the pictures as PNG. By their sides."""
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<3H", 0, 1, len(pictures)), b""
    for side, data in pictures.items():
        small = side % 256  # 256 is written as 0
        head += struct.pack("<4B2H2I", small, small, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon: a head and then each picture as PNG after its type and length."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make_icons(folder: Path) -> None:
    """Write all forms of the icon into a folder."""
    theme = folder / "hicolor"
    for side in LINUX_SIZES:
        write(theme / f"{side}x{side}" / "apps" / "vpdesk.png", png(side))
    write(theme / "scalable" / "apps" / "vpdesk.svg", SVG.read_bytes())
    write(folder / "vpdesk.ico", ico({side: png(side) for side in WINDOWS_SIZES}))
    macos = {kind: png(side, MACOS_MARGIN) for kind, side in MACOS_TYPES.items()}
    write(folder / "vpdesk.icns", icns(macos))


def write(path: Path, data: bytes) -> None:
    """Write a file and make its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


if __name__ == "__main__":
    app = QGuiApplication([])
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "icons"
    make_icons(target)
    print(f"icons in {target}")
