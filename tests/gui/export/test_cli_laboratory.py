"""Proofs, audits, checks and calibrations are exported by the command line as by the window."""

from functools import partial

import pytest

from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps
from vpdesk.gui.rooms.laboratory.audit_page import AuditPage
from vpdesk.gui.rooms.laboratory.calibration_page import CalibrationPage
from vpdesk.gui.rooms.laboratory.check_page import CheckPage
from vpdesk.gui.rooms.laboratory.proof_page import ProofPage
from vpdesk.languages import language
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.stepwise import finished

CLUB = "IMPs;8 boards\n" + "".join(f"{imps};{10 + imps / 4:.2f}\n" for imps in range(20))
LEAGUE = "Boards;Margin\n" + "16;20\n" * 40 + "16;62\n" * 3
FORMATS = ("pdf", "html")  # XLSX has the time of its making in it
PICTURES = ("svg", "svg-text", "png")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "club.csv").write_text(CLUB)
    (tmp_path / "league.csv").write_text(LEAGUE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def show(page, qtbot):
    choice = ScaleChoice(boards=7)
    page.show_scale(choice, choice.scale(7))


def read(page, qtbot, name):
    show(page, qtbot)
    assert page.open_file(name)
    qtbot.waitUntil(lambda: not page._work.running)


@pytest.mark.parametrize(
    ("make", "prepare", "line", "part", "formats"),
    [
        (ProofPage, show, "scale prove --boards 7", lab_sheets.PROOF, FORMATS),
        (AuditPage, show, "scale audit --boards 7", lab_sheets.AUDIT, (*FORMATS, *PICTURES)),
        (CheckPage, "club.csv", "scale check club.csv", lab_sheets.CHECK, (*FORMATS, "png")),
        (
            CalibrationPage,
            "league.csv",
            "calibrate league.csv",
            lab_sheets.CALIBRATION,
            ("pdf", "html"),
        ),
        (
            CalibrationPage,
            "league.csv",
            "calibrate league.csv --what histogram",
            lab_sheets.HISTOGRAM,
            (*FORMATS, *PICTURES),
        ),
    ],
)
def test_files_are_those_of_the_window(
    run, folder, home, qtbot, make, prepare, line, part, formats
):
    """Byte by byte, in a form and a language of its own, too."""
    page = make()
    qtbot.addWidget(page)
    prepare = partial(read, name=folder / prepare) if isinstance(prepare, str) else prepare
    prepare(page, qtbot)
    letters = Letterhead("Cup", "", "", None)
    for form in formats:
        out = folder / f"out.{form}"
        title = () if part is lab_sheets.HISTOGRAM and form in PICTURES else ("--title", "Cup")
        code, err = run(line, "-o", out, *title, "--language", "cs")
        assert (code in (0, 1), err) == (True, "")
        steps = export_steps(
            ExportChoice(part, Form.SHEET, form),
            page.subject,
            letters if title else Letterhead(),
            language("cs"),
        )
        assert out.read_bytes() == finished(steps)


def test_workbooks(run, folder):
    for line in ("scale prove --boards 8", "scale audit --boards 8", "calibrate league.csv"):
        assert run(line, "-o", folder / "out.xlsx") == (0, "")
        assert (folder / "out.xlsx").read_bytes()[:2] == b"PK"


def test_the_differences_follow_the_audit(run, folder):
    for form in ("html", "csv"):
        out = folder / f"out.{form}"
        code, err = run("scale audit --boards 24 --against acbl-20 -o", out)
        assert (code, err) == (0, "")
        text = out.read_text(encoding="utf-8")
        assert text.index("The largest win begins here") < text.index("ACBL")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "scale prove --boards 8 -o out.png",
            "“prove” can be written as text, pdf, xlsx, csv, html, not",
        ),
        ("scale prove --boards 8 -o out.pdf --form wall", "“prove” can be a sheet, not a wall"),
        ("scale prove --boards 8 -o out.doc", "not as “out.doc”; --format says"),
        ("calibrate league.csv --what histogram -o out.csv", "“histogram” can be written as pdf,"),
        ("calibrate league.csv --what histogram", "not as standard output"),
        ("scale check club.csv -o out.pdf --logo none.png", "none.png"),
    ],
)
def test_what_cannot_be_is_one_line(run, folder, line, message):
    code, err = run(line)
    assert code == 2
    assert message in err
    assert err.count("\n") == 1
    assert not list(folder.glob("out.*"))


def test_other_languages_as_text(qapp, folder, capsysbinary):
    from vpdesk.cli import main  # it prints, as the fixture does not expect

    assert main(["scale", "audit", "--boards", "8", "--language", "cs"]) == 0
    assert "nejvyšší výhra" in capsysbinary.readouterr().out.decode().lower()
