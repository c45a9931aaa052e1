"""vpdesk-cli export says in one line what it cannot do, and leaves files as they were."""

import itertools
import os
import re
import subprocess
import sys

import pytest

from vpdesk.formats.format import files_of, formats_for
from vpdesk.paper import page_painter
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets

FILES = files_of(*scale_sheets.SHEETS)

FORBIDDEN = [
    (what, form, ending)
    for what, form, ending in itertools.product(scale_sheets.SHEETS, Form, FILES)
    if ending not in formats_for(what) or form not in what.forms
]


@pytest.mark.parametrize(("what", "form", "ending"), FORBIDDEN)
def test_what_cannot_be_is_one_line_and_no_file(run, tmp_path, what, form, ending):
    file = tmp_path / f"out.{ending}"
    line = f"export --what {what.file_part} --form {form.value} --boards 8"
    code, err = run(line, "-o", file)
    assert code == 2
    assert re.fullmatch(r"vpdesk-cli: (A (chart|booklet)|“[^”]+” can be a) [^\n]*\.\n", err)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("--boards 8 -o FOLDER/out", "Say by --format what “FOLDER/out” is to be; the formats are"),
        ("--boards 8 -o FOLDER/out.docx", "pdf, xlsx, csv, html, json, svg, svg-text, png."),
        ("-o FOLDER/out.pdf", "Say by --boards how many boards the match has."),
        ("--boards 8", "required: -o/--output"),
        ("--boards 0 -o FOLDER/out.pdf", "whole number from 1 to 999, not 0"),
        ("--boards 8 1000 -o FOLDER/out.pdf", "whole number from 1 to 999, not 1000"),
        ("--boards 8 --kind both -o FOLDER/out.pdf", "no scale of the kind “both”"),
        ("--boards 8 --v0 12.5 --kind discrete -o FOLDER/out.pdf", "not 12.5"),
        ("--boards 16 1 --v0 30 --kind discrete -o FOLDER/out.pdf", "too short for discrete"),
        ("--boards 8 --form banner -o FOLDER/out.pdf", "argument --form: invalid choice"),
        ("--boards 8 --what minutes -o FOLDER/out.pdf", "argument --what: there is no “minutes”"),
        ("--boards 8 --paper B5 -o FOLDER/out.pdf", "argument --paper: invalid choice"),
        ("--boards 8 --language sv -o FOLDER/out.pdf", "argument --language: invalid choice"),
        ("--boards 8 --format printer -o FOLDER/out.pdf", "argument --format: invalid choice"),
        ("--boards 999 -o FOLDER/out.svg", "A picture holds one page, and these are 5; choose PDF"),
        ("--boards 999 -o FOLDER/out.png", "A picture holds one page, and these are 5; choose PDF"),
        ("--what booklet --from 9 --to 7 -o FOLDER/out.pdf", "not from 9 to 7"),
        ("--what booklet --to 1000 -o FOLDER/out.pdf", "not from 1 to 1000"),
        ("--what heat-map --from 9 --to 7 -o FOLDER/out.pdf", "not from 9 to 7"),
        ("--what heat-map --from 1 --to 101 -o FOLDER/out.pdf", "has 100 board counts at most"),
        ("--what board-counts --margin x -o FOLDER/out.pdf", "whole number of IMPs, not “x”"),
        ("--what board-counts --vp 14.265 -o FOLDER/out.pdf", "with at most two decimals"),
        ("--what heat-map --form card -o FOLDER/out.pdf", "“heat map” can be a sheet or wall"),
        ("--form booklet -o FOLDER/out.pdf", "“table” can be a sheet or wall or poster or card"),
        ("--what booklet --from x -o FOLDER/out.pdf", "argument --from: “x” is not a whole number"),
        ("--what booklet --kind x -o FOLDER/out.pdf", "no scale of the kind “x”"),
        ("--what booklet --kind both --v0 2.5 -o FOLDER/out.pdf", "not 2.5"),
        ("--boards 8 --logo FOLDER/none.png -o FOLDER/out.pdf", "logo “FOLDER/none.png” could not"),
        ("--boards 8 --logo FOLDER -o FOLDER/out.pdf", "logo “FOLDER” could not be read"),
        ("--boards 8 -o FOLDER/none/out.pdf", "because there is no folder “FOLDER/none”"),
        ("--boards 8 -o FOLDER --format pdf", "because a folder or a device has that name"),
    ],
)
def test_bad_input_is_one_line_and_no_file(run, tmp_path, line, text):
    code, err = run(f"export {line}".replace("FOLDER", str(tmp_path)))
    assert code == 2
    assert text.replace("FOLDER", str(tmp_path)) in err
    assert err.startswith("vpdesk-cli: ")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_logo_that_is_no_picture(run, tmp_path):
    logo = tmp_path / "logo.png"
    logo.write_text("no picture")
    code, err = run(f"export --boards 8 -o {tmp_path / 'out.pdf'} --logo {logo}")
    assert code == 2
    assert err == (
        f"vpdesk-cli: The logo “{logo}” is not a PNG or SVG picture; choose another file.\n"
    )
    assert list(tmp_path.iterdir()) == [logo]


@pytest.mark.parametrize("ending", FILES)
@pytest.mark.parametrize(
    ("step", "error", "words"),
    [
        ("fsync", OSError(28, "No space left on device"), "the disk is full"),
        ("replace", PermissionError(13, "Permission denied"), "not saved: "),
    ],
)
def test_a_file_that_cannot_be_written_leaves_the_old_one(
    run, tmp_path, monkeypatch, ending, step, error, words
):
    file = tmp_path / f"out.{ending}"
    file.write_bytes(b"the old file")

    def fail(*args, **kwargs):
        raise error

    monkeypatch.setattr(os, step, fail)
    code, err = run(f"export --boards 8 -o {file}")
    assert code == 2
    assert words in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == b"the old file"


@pytest.mark.skipif("os.name == 'nt' or os.geteuid() == 0", reason="root may write anywhere")
def test_a_folder_that_may_not_be_written(run, tmp_path):
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    code, err = run(f"export --boards 8 -o {folder / 'out.pdf'}")
    assert code == 2
    assert "you may not write in" in err
    assert not list(folder.iterdir())


def test_a_fault_in_the_middle_of_a_booklet_leaves_nothing(run, tmp_path, monkeypatch):
    """Its pages are made in memory: a file is there when it is whole."""
    paint, painted = page_painter.PagePainter.paint, []

    def fail(self, page):
        painted.append(page)
        if len(painted) == 3:
            raise OSError(5, "Input/output error")
        paint(self, page)

    monkeypatch.setattr(page_painter.PagePainter, "paint", fail)
    code, err = run(f"export --what booklet --to 12 -o {tmp_path / 'out.pdf'}")
    assert code == 2
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_as_a_program_without_a_display(tmp_path):
    """Also where Qt is told of a display that is not there, and with a broken SVG logo."""
    file, logo = tmp_path / "out.pdf", tmp_path / "logo.svg"
    environment = os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":999"}
    command = [sys.executable, "-m", "vpdesk.cli", "export", "--boards", "8", "-o", str(file)]
    done = subprocess.run(command, capture_output=True, check=False, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert file.read_bytes().startswith(b"%PDF")
    logo.write_text('<svg width="3" height="3"><path d="M0 0 L</svg>')
    done = subprocess.run(
        [*command, "--logo", str(logo)], capture_output=True, check=False, env=environment
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith("vpdesk-cli: The logo “".encode())
    assert done.stderr.count(b"\n") == 1
