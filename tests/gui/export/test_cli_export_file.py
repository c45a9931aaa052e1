"""vpdesk-cli export FILE prints everything that the window prints of a file, byte for byte."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.gui.export.reports import read_pdf
from tests.gui.export.swiss_export_builders import export as export_in_window
from tests.sure import sure
from tests.swiss_events import CHESS_WORDS, play_round, teams
from tests.unit.tournament.fide.norm_events import nine
from vpdesk.cli import main
from vpdesk.files.match_file import write_match
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_tournament
from vpdesk.formats.choice import SHEETS, ExportChoice
from vpdesk.formats.exporter import export_steps
from vpdesk.formats.format import files_of
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.languages import language
from vpdesk.match.notation import parse_entry
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import new_sheet, with_entry
from vpdesk.report.document import Letterhead
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.resources import resource
from vpdesk.scales import ScaleSpec
from vpdesk.settings import RoomMemory
from vpdesk.stepwise import finished
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.tournament import Edition

HEAD = Letterhead("", "Spring Open", "14 May 2030")
PAST = "Boards;Margin\n" + "".join(f"{24 - i % 2 * 8};{i * 7 % 60}\n" for i in range(60))
CLUB = "IMPs;24 boards\n0;10.00\n1;10.31\n2;10.61\n3;10.91\n4;11.20\n5;11.90\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    found = tmp_path_factory.mktemp("files")
    made = generate(12, 4, Edition.E2026, 3)
    TournamentFile.create(found / "open.vpt", replace(made, name="Open")).close()
    sheet = replace(new_sheet(8), home="Rovers", away="Tigers")
    for table, text in enumerate(("4S= N", "4S-1 N")):
        sheet = with_entry(sheet, 1, table, parse_entry(text))
    write_match(found / "match.vpmatch", Match(sheet, ScaleSpec(boards=8)))
    main(["movement", "build", "howell", "--pairs", "6", "-o", str(found / "six.asc")])
    (found / "past.csv").write_text(PAST)
    (found / "club.csv").write_text(CLUB)
    return found


def listed(capsysbinary, *words: object) -> list[str]:
    assert main(["export", *map(str, words), "--what", "list"]) == 0
    out, err = capsysbinary.readouterr()
    assert not err
    return [line.partition(": ")[0] for line in out.decode().splitlines()]


def by_window(subject, sheet, ending: str) -> bytes:
    choice = ExportChoice(sheet, sheet.forms[0], ending)
    return finished(export_steps(choice, subject, HEAD, language("en")))


def by_command(run, file: Path, sheet, ending: str, *more: str) -> bytes:
    out = file.with_suffix(f".out.{ending}")
    letterhead = ("--event", HEAD.event, "--date", HEAD.date)
    words = ["--what", sheet.file_part, *letterhead, *more, "-o", str(out)]
    assert run("export", file, *words) == (0, "")
    data = out.read_bytes()
    out.unlink()
    return data


@pytest.mark.parametrize("name", ["open.vpt", "match.vpmatch", "six.asc"])
def test_it_is_what_the_window_exports_of_a_document(run, capsysbinary, open_desk, folder, name):
    desk = open_desk(str(folder / name))
    subjects = [desk.room.subject]
    if name == "match.vpmatch":
        desk.room.show_page("ruling")
        subjects.append(desk.room.subject)
    found = {each: subject for subject in subjects for each in subject.sheets}
    assert listed(capsysbinary, folder / name) == [each.file_part for each in found]
    for sheet, subject in found.items():
        for ending in files_of(sheet):
            if ending not in (
                "xlsx",
                "html",
                "png",
                "svg",
                "svg-text",
            ):  # made of the same sections
                data = by_command(run, folder / name, sheet, ending, "--format", ending)
                assert data == by_window(subject, sheet, ending), (sheet.key, ending)


def test_the_dialog_writes_the_same_file(qtbot, run, open_desk, folder):
    file, out = folder / "open.vpt", folder / "window.pdf"
    desk = open_desk(str(file))
    first = replace(desk.settings.export_of("swiss"), event=HEAD.event, date=HEAD.date)
    settings = desk.settings.remembering({"swiss": RoomMemory(export=first)})
    dialog = ExportDialog(desk.room.subject, settings, desk, event_sheets.STANDINGS)
    dialog.open()
    export_in_window(qtbot, dialog, out)
    written = by_command(run, file, event_sheets.STANDINGS, "pdf", "--landscape")
    assert written == out.read_bytes()


def test_a_round_of_a_tournament(run, folder):
    file = folder / "open.vpt"
    by_board = event_sheets.PAIRINGS_BY_BOARD
    before = file.read_bytes()
    second = by_command(run, file, by_board, "csv", "--round", "2")
    assert second != by_command(run, file, by_board, "csv")
    subject = event_sheets.EventSubject(read_tournament(file), 2)
    assert second == by_window(subject, by_board, "csv")
    assert file.read_bytes() == before
    code, err = run("export", file, "--round", "9", "-o", folder / "none.pdf")
    assert (code, err) == (2, "vpdesk-cli: The file has 4 rounds; there is no round 9.\n")


def test_a_report_of_another_program_is_a_tournament_too(run, capsysbinary, folder):
    report = folder / "open.trf"
    assert run("export", folder / "open.vpt", "-o", report) == (0, "")
    of_teams = (event_sheets.SCHEDULE, event_sheets.MATCH_FORMS)
    of_swiss = [each for each in event_sheets.SHEETS if each not in of_teams]
    expected = [*of_swiss, event_sheets.RULES]
    assert listed(capsysbinary, report) == [each.file_part for each in expected]
    sheet = event_sheets.PLAYER_CARDS
    assert by_command(run, report, sheet, "pdf").startswith(b"%PDF")


def test_norms(run, folder):
    file, out = folder / "norms.vpt", folder / "norms.csv"
    TournamentFile.create(file, nine("111111+00", ratings=(2257,) * 9)).close()
    assert run("export", file, "--what", "norms", "-o", out) == (0, "")
    told = "1,Player 1,IM,8,2,5,3,2257,2450,nothing"
    assert told in out.read_text("utf-8-sig")
    assert "1,Player 2,IM,CZE,2257,2257,1" in out.read_text("utf-8-sig").splitlines()


def test_what_a_teams_event_is_printed_as_has_the_words_of_teams(run, capsysbinary, folder):
    file = folder / "teams.vpt"
    TournamentFile.create(file, play_round(teams(5))).close()
    assert main(["export", str(file), "--what", "list"]) == 0
    told = capsysbinary.readouterr().out.decode()
    assert "pairings-by-table: Pairings by table\n" in told
    assert "team-cards: Cards of the teams\n" in told
    assert not CHESS_WORDS.search(told)
    for part in ("pairings-by-table", "pairings-by-board"):  # the old names stay
        out = folder / f"{part}.csv"
        assert run("export", file, "--what", part, "-o", out) == (0, "")
    assert out.read_bytes() == (folder / "pairings-by-table.csv").read_bytes()


def test_tables_of_other_programs(run, capsysbinary, folder):
    past, club = folder / "past.csv", folder / "club.csv"
    assert listed(capsysbinary, past) == ["calibration", "histogram"]
    assert listed(capsysbinary, club) == ["check"]
    assert by_command(run, past, lab_sheets.CALIBRATION, "pdf").startswith(b"%PDF")
    assert b"11.90" in by_command(run, club, lab_sheets.CHECK, "csv")


def test_all_of_a_scale(run, capsysbinary, tmp_path):
    keys = ["table", "comparison", "chart", "both", "booklet"]
    keys += ["board-counts", "heat-map", "explained"]
    keys += ["proof", "models", "model-curves", "audit", "differences"]
    assert listed(capsysbinary, "--boards", "24") == keys
    for key in keys[7:]:
        out = tmp_path / f"{key}.pdf"
        assert run("export --boards 24 --what", key, "-o", out) == (0, "")
        assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["open.vpt", "--what", "proof"], "There is no “proof” of this; what there is: pairings-"),
        (["past.csv", "--what", "standings"], "what there is: calibration, histogram."),
        (["none.vpt"], "There is no such file."),
        (["match.vpmatch", "--what", "leaflet"], "argument --what: there is no “leaflet”"),
        (["match.vpmatch", "--what", "rulings", "--form", "card"], "“rulings” can be a sheet or"),
        (["strange.xyz"], "Say by --what what “strange.xyz” is to be printed as: standings (of an"),
    ],
)
def test_what_cannot_be_is_one_line(run, folder, monkeypatch, words, text):
    monkeypatch.chdir(folder)
    code, err = run("export", *words, "-o", "none.pdf")
    assert code == 2
    assert text in err
    assert err.count("\n") == 1
    assert not Path("none.pdf").exists()


def test_every_sheet_has_a_key_of_its_own():
    keys = [each.key for room in SHEETS.values() for each in room]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("what", ["team-cards", "standings"])
def test_a_pdf_is_called_as_the_event_is(tmp_path, what):
    file = resource("samples/Winter League.vpt")
    assert main(["export", str(file), "--what", what, "-o", str(tmp_path / "out.pdf")]) == 0
    assert sure(read_pdf((tmp_path / "out.pdf").read_bytes()).metadata).title == "Winter League"


@pytest.mark.parametrize("ending", ["pbn", "lin", "dup"])
def test_deals_are_hand_records(run, tmp_path, monkeypatch, ending):
    monkeypatch.chdir(tmp_path)
    assert run("deals", "make", "2", "-o", f"two.{ending}")[0] == 0
    assert run("export", f"two.{ending}", "-o", "two.html")[0] == 0
    assert Path("two.html").read_text(encoding="utf-8").count("<section") == 2
