"""One page of every print, and every kind of web page at two widths, in three languages.

Small pictures in one sheet each under tests/reference; NEW_REFERENCES=1 writes them anew, to be
looked at.
"""

import os
import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter

from tests.folders import ROOT
from tests.gui.export.pictures import GREY, REFERENCE, blank, pixels
from tests.gui.export.printed_builders import SUBJECTS, a_cup, a_league, an_evening
from vpdesk.event.event import EventPrints
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import plan_pages
from vpdesk.formats.html_folder import evening_files, event_files
from vpdesk.formats.png_file import page_image
from vpdesk.languages import language
from vpdesk.report.document import Letterhead
from vpdesk.report.sheet import Subject
from vpdesk.stepwise import finished

CODES = ("en", "cs", "ru")
CELL, ACROSS = 120, 12  # pixels of a print's picture, which is a square; how many stand in a row
UNLIKE = 4.0  # grey values of 255, on average: what another way of smoothing comes to is below 1
CHROMIUM = shutil.which("chromium")
# The kinds of pages, by whose they are.
LEAGUE = ("index", "standings", "schedule", "crosstable", "round-2")
WHOLE = ("final-ranking", "rules", "entrant-1")
EVENING = ("index", "board-1", "boards", "frequencies", "pair-1", "start")
PHONE, DESK, HEIGHT = 390, 1280, 800  # pixels of a screen
PHONES, DESKS = 12, 4  # of them in a row
SCALE = 0.25
FONT = """
@font-face { font-family: ours; src: url("vpdeskSans-Regular.ttf"); }
@font-face { font-family: ours; font-weight: bold; src: url("vpdeskSans-Bold.ttf"); }
body, footer { font-family: ours; }
"""


def prints():
    """Every print in its usual form, in each language."""
    seen = set()
    for make in SUBJECTS.values():
        subject: Subject = make()  # type: ignore[operator]
        for sheet in subject.sheets:
            if sheet not in seen:
                seen.add(sheet)
                for code in CODES:
                    yield subject, sheet, code


def picture(subject, sheet, code):
    choice = ExportChoice(sheet, sheet.forms[0])
    plan = finished(plan_pages(choice, subject, Letterhead(), language(code)))
    whole = page_image(plan, 0, 40).convertToFormat(GREY)
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return whole.scaled(CELL, CELL, keep, smooth)


def assert_cells(image, name, cells):
    """Each cell is as in the reference. cells: what they show, by left, top, width and height."""
    path = REFERENCE / name
    if os.environ.get("NEW_REFERENCES"):
        image.convertToFormat(GREY).save(str(path))
    expected = QImage(str(path))
    assert image.size() == expected.size(), "another number of prints or pages"
    unlike = np.abs(pixels(image) - pixels(expected))
    found = {
        told: round(float(unlike[top : top + height, left : left + width].mean()), 1)
        for told, (left, top, width, height) in cells.items()
    }
    assert {told: value for told, value in found.items() if value > UNLIKE} == {}


def test_every_print_looks_as_it_did(qapp):
    made = [*prints()]
    image = blank(ACROSS * CELL, -(-len(made) // ACROSS) * CELL)
    painter, cells = QPainter(image), {}
    for at, (subject, sheet, code) in enumerate(made):
        row, column = divmod(at, ACROSS)
        painter.drawImage(QPoint(column * CELL, row * CELL), picture(subject, sheet, code))
        cells[f"{sheet.key} ({code})"] = (column * CELL, row * CELL, CELL, CELL)
    painter.end()
    assert_cells(image, "all-prints.png", cells)


def pages(folder):
    """The files of every kind of page, in each language."""
    prints = EventPrints(organiser="Bridge Union", date="Brno · 2026-11-24")
    league = [f"stage-1-{each}" if each not in ("index", *WHOLE) else each for each in LEAGUE]
    kinds = {
        "league": (a_league().event, [*league, *WHOLE]),
        "cup": (a_cup().event, ["index", "stage-2-bracket"]),
        "evening": (an_evening().scored, EVENING),
    }
    for name, (of, files) in kinds.items():
        for code in CODES:
            written = folder / name / code
            written.mkdir(parents=True)
            told = (
                evening_files(of, language(code))
                if name == "evening"
                else event_files(replace(of, prints=prints), language(code))
            )
            for file, data in told.items():
                (written / file).write_bytes(data)
            (written / "theme.css").write_text(FONT, encoding="utf-8")
            for font in (ROOT / "resources" / "fonts").glob("*.ttf"):
                (written / font.name).symlink_to(font)
        yield from (f"{name}/{code}/{file}.html" for file in files for code in CODES)


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
def test_every_kind_of_page_looks_as_it_did(tmp_path):
    files = [*pages(tmp_path)]
    frames, cells, below = [], {}, 0
    for width, across in ((PHONE, PHONES), (DESK, DESKS)):
        for at, file in enumerate(files):
            row, column = divmod(at, across)
            left, top = column * width, below + row * HEIGHT
            frames.append(
                f'<iframe src="{file}" style="left:{left}px;top:{top}px;width:{width}px"></iframe>'
            )
            box = (left, top, width, HEIGHT)
            cells[f"{file} at {width}"] = tuple(round(SCALE * each) for each in box)
        below += -(-len(files) // across) * HEIGHT
    style = f"body {{ margin: 0 }} iframe {{ position: absolute; border: 0; height: {HEIGHT}px }}"
    sheet, made = tmp_path / "sheet.html", tmp_path / "sheet.png"
    sheet.write_text(f"<!DOCTYPE html><style>{style}</style>{''.join(frames)}", encoding="utf-8")
    words: tuple[str, ...] = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")
    words += (
        "--run-all-compositor-stages-before-draw",
        "--virtual-time-budget=10000",
    )  # all is there
    subprocess.run(
        [
            *(str(CHROMIUM), *words, f"--user-data-dir={tmp_path / 'user'}"),
            *("--force-device-scale-factor=0.5", f"--window-size={DESKS * DESK},{below}"),
            *(f"--screenshot={made}", sheet.as_uri()),
        ],
        check=True,
        capture_output=True,
        timeout=120,
    )
    whole = QImage(str(made)).convertToFormat(GREY)  # Chromium makes it half as large, no less
    size = (round(SCALE * DESKS * DESK), round(SCALE * below))
    smooth = Qt.TransformationMode.SmoothTransformation
    image = whole.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    assert_cells(image, "all-pages.png", cells)
