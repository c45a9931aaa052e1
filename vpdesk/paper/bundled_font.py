"""The bundled font: paper and pictures look the same on every computer."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPainter,
)

from vpdesk.resources import resource

FAMILY = "vpdesk Sans"
MEASURE_PX = 1000


def paper_font(size_pt: float, bold: bool = False) -> QFont:
    """The bundled font in a size in points. All its figures have the same width."""
    _load()
    font = QFont(FAMILY)
    font.setPointSizeF(size_pt)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


class DeviceFont:
    """The bundled font on one device: lengths are in the device's units.

    em: the size of the type.
    """

    def __init__(self, device: QPaintDevice, size_pt: float, *, bold: bool = False) -> None:
        self.em = size_pt * device.logicalDpiY() / 72
        # The device goes in twice: its resolution is what makes points into its units.
        self.font = QFont(paper_font(size_pt, bold), device)
        self.metrics = QFontMetricsF(self.font, device)

    def width(self, text: str) -> float:
        """How far a text reaches."""
        return self.metrics.horizontalAdvance(text)


def draws_outlines(painter: QPainter) -> bool:
    """Texts become outlines: in SVG, whose viewer has not got the font.

    A device that has keeps_texts keeps them as texts nevertheless.
    """
    svg = painter.paintEngine().type() == QPaintEngine.Type.SVG
    return svg and not getattr(painter.device(), "keeps_texts", False)


@lru_cache(20_000)
def ems(text: str, bold: bool) -> float:
    """The width of a text in ems, on any device."""
    return _metrics(bold).horizontalAdvance(text) / MEASURE_PX


@cache
def _metrics(bold: bool) -> QFontMetricsF:
    font = paper_font(10, bold)
    font.setPixelSize(MEASURE_PX)
    return QFontMetricsF(font)


@cache
def _load() -> None:
    for style in ("Regular", "Bold"):
        path = resource(f"fonts/vpdeskSans-{style}.ttf")
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise OSError(f"the bundled font {path} cannot be loaded")
