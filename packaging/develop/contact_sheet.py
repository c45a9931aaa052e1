"""Export every form and format in every language and put pictures of them on contact sheets.

    .venv/bin/python packaging/develop/contact_sheet.py [LANGUAGE ...]

Writes docs/images/exports/<language>.png and, of movements, tournaments, and laboratory and match,
<language>-movements.png, <language>-swiss.png and <language>-laboratory.png. The files come from
vpdesk-cli's own function. PDFs are drawn by pdftoppm,
HTML by chromium, XLSX by LibreOffice; what is not installed is left out and named. Needs no
display. Look at the pictures before you commit them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"
ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "develop")]

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from samples import (
    club_table,
    cross_imps_match,
    past_matches,
    played_match,
    players_tournament,
    ruled_match,
    teams_tournament,
)

from vpdesk.cli import main as vpdesk_cli
from vpdesk.files.match_file import write_match
from vpdesk.files.tournament import TournamentFile
from vpdesk.languages import LANGUAGES
from vpdesk.paper.bundled_font import paper_font

FOLDER = ROOT / "docs" / "images" / "exports"
LOGO = ROOT / "resources" / "icons" / "vpdesk.svg"
EVENTS = {
    "en": ("Spring Teams", "14 May 2030"),
    "cs": ("Mistrovství družstev, Příbram", "14. května 2030"),
    "da": ("Holdmesterskab, Ærøskøbing", "14. maj 2030"),
    "de": ("Mannschaftsmeisterschaft, Köln", "14. Mai 2030"),
    "fr": ("Championnat par quatre, Nîmes", "14 mai 2030"),
    "pl": ("Mistrzostwa drużyn, Łódź", "14 maja 2030"),
    "ru": ("Командный чемпионат, Ярославль", "14 мая 2030"),
}

COLUMNS = 4
TILE_WIDTH, TILE_HEIGHT = 330, 400  # pixels, as those of the space and the label
SPACE, LABEL = 12, 20
GREYS, COLOURS = 24, 40  # of a sheet: more would make a larger file and no better picture
LEAST_DIFFERENCE = 60  # of two of the colours, summed over red, green and blue
LINES, LINE_LENGTH = 34, 50  # of a text


class Export(NamedTuple):
    """A file to make: its name on the sheet, its ending, the options; page: -1 for the last.

    file: the one of the samples that it is of; "" for scales.
    """

    name: str
    ending: str
    options: str
    page: int = 1
    file: str = ""


EXPORTS = (
    Export("sheet", "pdf", "--boards 24"),
    Export("sheet, comparison", "pdf", "--what comparison --boards 16 8 24 32"),
    Export("sheet, table and chart", "pdf", "--what both --boards 24"),
    Export("sheet, chart", "pdf", "--what chart --boards 24 8 16 32"),
    Export("booklet, discrete", "pdf", "--what booklet --kind both --to 48", -1),
    Export("wall chart", "pdf", "--form wall --kind discrete --boards 24"),
    Export("wall chart with curve", "png", "--form wall --what both --kind discrete --boards 24"),
    Export("web page", "html", "--what both --boards 24"),
    Export("cards", "pdf", "--form card --boards 24"),
    Export("cards, discrete", "svg", "--form card --kind discrete --boards 24"),
    Export("booklet of cards", "pdf", "--form card --what booklet --kind discrete --from 17"),
    Export("chart", "svg", "--what chart --boards 24 8 16 32"),
    Export("chart", "png", "--what chart --kind discrete --boards 24"),
    Export("workbook", "xlsx", "--what both --boards 24"),
    Export("numbers", "csv", "--boards 24"),
    Export("for programs", "json", "--what booklet --kind both --from 8 --to 12"),
)
MOVEMENTS = {  # the options that build them
    "mitchell": "mitchell --pairs 14 --switch 7 --boards 4",
    "sit-out": "howell --pairs 13 --boards 2",
    "relay": "mitchell --pairs 24 --switch 12 --boards 2",
}
OF_MOVEMENTS = (
    Export("guide cards", "pdf", "--what guide-cards", file="sit-out.asc"),
    Export("guide cards, sharing", "pdf", "--what guide-cards", file="relay.asc"),
    Export("table cards", "pdf", "--what table-cards", file="mitchell.asc"),
    Export("table cards, sharing and relay", "pdf", "--what table-cards", file="relay.asc"),
    Export("round sheet", "pdf", "--what round-sheets", -1, file="mitchell.asc"),
    Export(
        "round sheet on the wall", "pdf", "--what round-sheets --form wall", -1, file="relay.asc"
    ),
    Export("board sets", "svg", "--what board-sets", file="sit-out.asc"),
    Export("matrix", "png", "--what matrix", file="mitchell.asc"),
    Export("figures", "pdf", "--what figures", file="mitchell.asc"),
    Export("web page", "html", "--what guide-cards", file="mitchell.asc"),
    Export("workbook", "xlsx", "--what table-cards", file="mitchell.asc"),
    Export("numbers", "csv", "--what round-sheets", file="sit-out.asc"),
    Export("the movement", "asc", "", file="mitchell.asc"),
    Export("Bridgemate", "csv", "--format bridgemate", file="mitchell.asc"),
    Export("for programs", "json", "", file="mitchell.asc"),
)


OF_TOURNAMENTS = (
    Export("by board", "pdf", "--landscape", file="players.vpt"),
    Export("by board, sheet", "pdf", "--form sheet", file="players.vpt"),
    Export("by name", "pdf", "--what pairings-by-name --landscape", file="players.vpt"),
    Export("teams, by board", "pdf", "", file="teams.vpt"),
    Export("result slips", "pdf", "--what result-slips", file="players.vpt"),
    Export("teams, result slips", "pdf", "--what result-slips", file="teams.vpt"),
    Export("standings", "pdf", "--what standings", file="players.vpt"),
    Export("teams, standings", "pdf", "--what standings", file="teams.vpt"),
    Export("crosstable", "pdf", "--what crosstable --landscape", file="players.vpt"),
    Export("teams, crosstable", "pdf", "--what crosstable --landscape", file="teams.vpt"),
    Export("player cards", "pdf", "--what player-cards", file="players.vpt"),
    Export("explanation", "pdf", "--what explanation", file="players.vpt"),
    Export("teams, explanation", "pdf", "--what explanation", file="teams.vpt"),
    Export("web page", "html", "--what standings", file="players.vpt"),
    Export("workbook", "xlsx", "--what crosstable", file="teams.vpt"),
    Export("numbers", "csv", "--what standings", file="players.vpt"),
)
OF_LABORATORY = (
    Export("proof", "pdf", "--what proof --boards 24"),
    Export("proof, its tables", "pdf", "--what proof --boards 24", -1),
    Export("proof, discrete", "pdf", "--what proof --boards 7 --kind discrete"),
    Export("models", "pdf", "--what models --boards 24"),
    Export("model curves", "svg", "--what model-curves --boards 24"),
    Export("audit", "pdf", "--what audit --boards 7 --kind acbl-30"),
    Export("differences", "pdf", "--what differences --boards 24 --kind discrete"),
    Export("check", "pdf", "--what check", file="club.csv"),
    Export("calibration", "pdf", "--what calibration", file="league.csv"),
    Export("histogram", "png", "--what histogram", file="league.csv"),
    Export("score sheet", "pdf", "--what score-sheet", file="played.vpmatch"),
    Export("score sheet, blank", "pdf", "--what blank-sheet", file="played.vpmatch"),
    Export("score sheet, cross-IMPs", "pdf", "--what score-sheet", file="cross.vpmatch"),
    Export("rulings", "pdf", "--what rulings", file="ruled.vpmatch"),
    Export("ruling slip", "pdf", "--what ruling-slip", file="ruled.vpmatch"),
    Export("check", "csv", "--what check", file="club.csv"),
)
BARE_PICTURES = ("chart", "model curves", "histogram")  # without a letterhead


def write_samples(folder: Path) -> None:
    """Write the files that exports are of."""
    for name, options in MOVEMENTS.items():
        vpdesk_cli(["movement", "build", *options.split(), "-o", str(folder / f"{name}.asc")])
    for name, tournament in (("players", players_tournament()), ("teams", teams_tournament())):
        TournamentFile.create(folder / f"{name}.vpt", tournament).close()
    matches = {"played": played_match(), "cross": cross_imps_match(), "ruled": ruled_match()}
    for name, match in matches.items():
        write_match(folder / f"{name}.vpmatch", match)
    for name, text in (("club", club_table()), ("league", past_matches())):
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")


def export(each: Export, code: str, path: Path) -> None:
    """Write a file as the command line does. Raises SystemExit where it cannot."""
    event, date = EVENTS[code]
    bare = each.name in BARE_PICTURES and each.ending in ("svg", "png")
    letterhead = [] if bare else ["--event", event, "--date", date, "--logo", str(LOGO)]
    file = [str(path.parent / each.file)] if each.file else []
    options = [*file, *each.options.split(), *letterhead, "--language", code, "-o", str(path)]
    if vpdesk_cli(["export", *options]):
        sys.exit(f"{code}: {each.name} as {each.ending} was not exported")


def pdf_picture(path: Path, page: int = 1) -> QImage | None:
    """A page of a PDF file; None without pdftoppm."""
    if not shutil.which("pdftoppm"):
        return None
    run("pdftoppm", "-r", "150", "-png", path, path.with_suffix(""))
    pages = sorted(path.parent.glob(f"{path.stem}-*.png"))
    return QImage(str(pages[page if page < 0 else page - 1]))


def html_picture(path: Path, _page: int) -> QImage | None:
    """What a browser shows of an HTML file; None without chromium."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        return None
    picture = path.with_suffix(".png")
    run(
        browser,
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        f"--user-data-dir={path.parent / 'chromium'}",
        "--window-size=1000,1200",
        f"--screenshot={picture}",
        path.as_uri(),
    )
    return QImage(str(picture))


def xlsx_picture(path: Path, page: int) -> QImage | None:
    """The first page that LibreOffice prints of a workbook; None without it."""
    office = shutil.which("soffice")
    if office is None:
        return None
    profile = (path.parent / "office").as_uri()
    run(
        office,
        f"-env:UserInstallation={profile}",
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        path.parent,
        path,
    )
    return pdf_picture(path.with_suffix(".pdf"), page)


def svg_picture(path: Path, _page: int) -> QImage:
    """An SVG file, three times as large as its tile."""
    renderer = QSvgRenderer(str(path))
    size = renderer.defaultSize()
    size.scale(3 * TILE_WIDTH, 3 * TILE_HEIGHT, Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        renderer.render(painter)
    return image


def png_picture(path: Path, _page: int) -> QImage:
    """A PNG file."""
    return QImage(str(path))


def text_picture(path: Path, _page: int) -> QImage:
    """The first lines of a text file."""
    image = QImage(2 * TILE_WIDTH, 2 * TILE_HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    text = path.read_text(encoding="utf-8-sig")
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, LINE_LENGTH)]
    with QPainter(image) as painter:
        font = QFont("monospace")
        font.setPixelSize(20)
        painter.setFont(font)
        for number, line in enumerate(lines[:LINES]):
            painter.drawText(24, 40 + number * 22, line)
    return image


PICTURES: dict[str, Callable[[Path, int], QImage | None]] = {
    "pdf": pdf_picture,
    "html": html_picture,
    "xlsx": xlsx_picture,
    "svg": svg_picture,
    "png": png_picture,
    "csv": text_picture,
    "json": text_picture,
    "asc": text_picture,
}


def run(*command: str | Path) -> None:
    """Run a program without its chatter. Raises CalledProcessError."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def contact_sheet(code: str, exports: tuple[Export, ...], folder: Path) -> QImage:
    """Make files in a language in a folder, and a sheet with a picture of each."""
    pictures: list[tuple[str, QImage]] = []
    write_samples(folder)
    for number, each in enumerate(exports):
        path = folder / f"{number}.{each.ending}"
        export(each, code, path)
        picture = PICTURES[each.ending](path, each.page)
        if picture is None:
            print(f"{code}: {each.ending} is left out; what draws it is not installed")
        else:
            pictures.append((f"{each.name} ({each.ending})", picture))
    return composed(f"{LANGUAGES[code]} ({code})", pictures)


def composed(title: str, pictures: list[tuple[str, QImage]]) -> QImage:
    """Pictures under their labels, in rows."""
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = [
        (label, picture.scaled(TILE_WIDTH, TILE_HEIGHT, keep, smooth))
        for label, picture in pictures
    ]
    rows = [small[first : first + COLUMNS] for first in range(0, len(small), COLUMNS)]
    heights = [max(picture.height() for _, picture in row) + LABEL + SPACE for row in rows]
    width, height = COLUMNS * (TILE_WIDTH + SPACE) + SPACE, 2 * LABEL + sum(heights)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#d8d8d8"))
    with QPainter(image) as painter:
        painter.setFont(paper_font(15, bold=True))
        painter.drawText(SPACE, round(1.4 * LABEL), title)
        painter.setFont(paper_font(9))
        y = 2 * LABEL
        for row, high in zip(rows, heights, strict=True):
            for column, (label, picture) in enumerate(row):
                x = SPACE + column * (TILE_WIDTH + SPACE)
                painter.drawText(x, y + LABEL - 6, label)
                painter.drawImage(x, y + LABEL, picture)
            y += high
    return image


def save(image: QImage, path: Path) -> None:
    """Write a PNG file with a small palette."""
    form, nearest = QImage.Format.Format_Indexed8, Qt.ImageConversionFlag.ThresholdDither
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convertToFormat(form, palette(image), nearest).save(str(path), quality=0)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def palette(image: QImage) -> list[int]:
    """Greys, and of the colours that occur most those that differ."""
    small = image.scaled(image.width() // 2, image.height() // 2)
    counts: dict[int, int] = {}
    for y in range(small.height()):
        for x in range(small.width()):
            colour = small.pixel(x, y) & 0xFFF8F8F8
            counts[colour] = counts.get(colour, 0) + 1
    vivid = (QColor(each) for each in sorted(counts, key=lambda each: -counts[each]))
    found: list[QColor] = []
    for one in vivid:
        far = all(difference(one, other) > LEAST_DIFFERENCE for other in found)
        if far and one.hsvSaturation() > 24 and len(found) < COLOURS:
            found.append(one)
    shades = (round(255 * i / (GREYS - 1)) for i in range(GREYS))
    return [each.rgb() for each in (*(QColor(shade, shade, shade) for shade in shades), *found)]


def difference(one: QColor, other: QColor) -> int:
    """How far two colours are from each other."""
    return sum(abs(part(one) - part(other)) for part in (QColor.red, QColor.green, QColor.blue))


def main(codes: list[str]) -> None:
    """Make the sheets of these languages, of all if none is given."""
    unknown = [code for code in codes if code not in LANGUAGES]
    if unknown:
        sys.exit(f"there is no language {unknown[0]}; there are {', '.join(LANGUAGES)}")
    app = QGuiApplication([])
    for code in codes or LANGUAGES:
        for exports, name in (
            (EXPORTS, code),
            (OF_MOVEMENTS, f"{code}-movements"),
            (OF_TOURNAMENTS, f"{code}-swiss"),
            (OF_LABORATORY, f"{code}-laboratory"),
        ):
            with tempfile.TemporaryDirectory() as folder:
                save(contact_sheet(code, exports, Path(folder)), FOLDER / f"{name}.png")
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1:])
