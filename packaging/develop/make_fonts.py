"""Make the bundled fonts in resources/fonts from Noto Sans, Noto Sans Math and Noto Sans Symbols 2.

    python packaging/develop/make_fonts.py /usr/share/fonts/truetype/noto

Needs fontTools. Noto Sans has no square root, minus or comparison signs; Noto Sans Math has
them on the same em and with the width of a figure, Noto Sans Symbols 2 has the suits of cards.
The family gets a name of its own, so that it never mixes with a Noto Sans that is installed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "vpdesk Sans"
OUT = Path(__file__).parents[2] / "resources" / "fonts"
LETTERS = (
    (0x20, 0x7E),
    (0xA0, 0x24F),  # Latin
    (0x300, 0x328),  # accents
    (0x370, 0x3FF),  # Greek
    (0x400, 0x52F),  # Cyrillic
    (0x1E00, 0x1EFF),  # more Latin
    (0x2010, 0x2044),  # dashes, quotation marks, dagger, bullet, ellipsis
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
)
SIGNS = "−√×÷±∞≈≠≤≥←↑→↓"
SUITS = "♣♦♥♠"
BOLDER = 26  # what a stroke of Noto Sans Bold has more on each side, in units of the em


def make(noto: Path, style: str) -> Path:
    """Write one style, "Regular" or "Bold"; noto is the folder with the Noto fonts."""
    font = TTFont(noto / f"NotoSans-{style}.ttf")
    options = Options()
    options.hinting = False
    options.layout_features = ["ccmp", "kern", "locl", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes={i for first, last in LETTERS for i in range(first, last + 1)})
    subsetter.subset(font)
    bolder = BOLDER if style == "Bold" else 0
    add_signs(font, TTFont(noto / "NotoSansMath-Regular.ttf"), SIGNS, bolder)
    add_signs(font, TTFont(noto / "NotoSansSymbols2-Regular.ttf"), SUITS)
    add_tab(font)
    rename(font, style)
    path = OUT / f"vpdeskSans-{style}.ttf"
    font.save(path)
    return path


def add_signs(font: TTFont, source: TTFont, signs: str, bolder: int = 0) -> None:
    """Add the signs that the font lacks, their strokes made bolder to each side."""
    assert font["head"].unitsPerEm == source["head"].unitsPerEm
    shifts = [(0, 0), (bolder, 0), (-bolder, 0), (0, bolder), (0, -bolder)] if bolder else [(0, 0)]
    glyphs, names = source.getGlyphSet(), source.getBestCmap()
    for sign in signs:
        if ord(sign) in font.getBestCmap():
            continue
        name = names[ord(sign)]
        outline = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(outline)
        pen = TTGlyphPen(None)
        for x, y in shifts:  # overlapping copies: the union is the bolder sign
            outline.replay(TransformPen(pen, (1, 0, 0, 1, x, y)))
        font["glyf"][name] = glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (source["hmtx"][name][0], glyph.xMin)
        for table in font["cmap"].tables:
            table.cmap[ord(sign)] = name


def add_tab(font: TTFont) -> None:
    """Give the tab a glyph: Qt would take the space's, and write tabs for spaces into a PDF."""
    font["glyf"]["tab"] = TTGlyphPen(None).glyph()
    font["hmtx"]["tab"] = font["hmtx"]["space"]
    for table in font["cmap"].tables:
        table.cmap[ord("\t")] = "tab"


def rename(font: TTFont, style: str) -> None:
    """Give the font our family name in place of Noto's."""
    table = font["name"]
    others = "2018 Google LLC (mathematical signs), 2017 Google Inc. (suits of cards)"
    copyright_line = f"{table.getDebugName(0)} Copyright {others}."
    names = {
        0: copyright_line,
        1: FAMILY,
        2: style,
        3: f"{FAMILY} {style}",
        4: f"{FAMILY} {style}",
        6: f"vpdeskSans-{style}",
    }
    for number, text in names.items():
        table.removeNames(nameID=number)
        table.setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    for each in ("Regular", "Bold"):
        made = make(Path(sys.argv[1]), each)
        print(f"{made.name}: {made.stat().st_size // 1000} kB")
