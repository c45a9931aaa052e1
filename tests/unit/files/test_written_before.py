"""Files of every kind as an earlier version of the program has written them are read whole."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.folders import TESTS
from tests.unit.files.event_file_builders import steps
from tests.unit.files.match_files_builders import sample
from vpdesk.event.event import Event, EventPrints, Prize
from vpdesk.event.kept_matches import match_at, place_of, with_match
from vpdesk.files.match_file import read_match
from vpdesk.files.match_recovery import UNSAVED_MATCHES
from vpdesk.files.movement_file import read_movement
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS
from vpdesk.files.regulation_file import read_regulation
from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_file import read_scale
from vpdesk.files.start_file import read_start
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.report.document import Form
from vpdesk.report.scales.report import View
from vpdesk.scales import DiscreteScale, ScaleSpec
from vpdesk.settings import RoomMemory, Settings, load, save
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import BoardScore, Result
from vpdesk.tournament.team_rules import Level, TeamMethod
from vpdesk.tournament.tournament import Tournament

FOLDER = TESTS / "data" / "written_before"


def tournament(name: str, tmp_path: Path) -> Tournament:
    path = tmp_path / name
    shutil.copy(FOLDER / name, path)
    file = TournamentFile.open(path)
    found = file.tournament
    while file.history.to_undo is not None:
        file.history.undo("2026-11-22 12:00")
    assert file.tournament != found
    file.close()
    return found


def drawn_by_quotient(event: Event) -> Event:
    """As events were drawn of which a file does not say how level teams are ranked."""
    for number, stage in enumerate(event.stages, 1):
        for group, each in enumerate(stage.groups, 1):
            rules = replace(each.teams, level=Level.QUOTIENT)
            event = event.with_group(number, group, replace(each, teams=rules))
    return event


def test_an_event_of_stages_that_goes_on_with_score_sheets(tmp_path: Path) -> None:
    path = tmp_path / "event.vpt"
    shutil.copy(FOLDER / "event.vpt", path)
    first, *_, wanted = map(drawn_by_quotient, steps())
    assert read_event(path) == wanted
    place = place_of(wanted, 2, 1, 1, 1)
    event = with_match(wanted, place, replace(match_at(wanted, place), sheet=sample()))
    for version, kept in ((3, wanted), (4, event)):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (version,)
        file = TournamentFile.open_event(path)
        assert file.event == kept
        file.save(event, "sheet")
        file.close()
    file = TournamentFile.open_event(path)
    for action in file.history.actions:
        file.history.undo(str(action.number))
    assert file.event == first
    file.close()


def test_a_match_with_an_own_scale() -> None:
    match = read_match(FOLDER / "match.vpmatch")
    assert (match.sheet.home, match.sheet.away, match.sheet.event) == ("Žďár", "Tigers", "Cup")
    assert [line.number for line in match.sheet.lines] == [17, 18, 19, 20, 21]
    assert match.sheet.penalty_vps == (0, 50)
    assert match.ruled.adopted is None
    family = match.choice.family
    assert family is not None
    assert match.choice == ScaleSpec(5, family=family)
    assert family.own


def test_an_own_scale() -> None:
    family = read_match(FOLDER / "match.vpmatch").choice.family
    assert family is not None
    assert read_scale(FOLDER / "own.vpscale").tables == family.tables


def test_a_starting_point() -> None:
    found = read_start(FOLDER / "own.vpstart")
    assert (found.name, found.form, found.paper) == ("League of the district", Form.WALL, "A3")
    assert found.landscape
    assert found.scale.family is not None
    assert found.scale.family.own
    assert found.pins == (1, ScaleSpec(16), ScaleSpec(16, DiscreteScale.kind))


def test_a_regulation() -> None:
    found = read_regulation(FOLDER / "own.vprules")
    (before,) = (each for each in built_in() if each.key == "1-teams")
    assert replace(found, key=before.key, own=False) == before


def test_a_tournament_of_teams_with_its_history(tmp_path: Path) -> None:
    found = tournament("teams.vpt", tmp_path)
    assert found.kind is Kind.TEAMS
    assert found.teams.spec == ScaleSpec(20, "discrete", 7.5)
    assert (found.teams.bye, found.teams.method) == (900, TeamMethod.DANISH)
    assert found.rounds[0].games[0].imps == (40, 0)


def test_a_tournament_of_chess_with_its_history(tmp_path: Path) -> None:
    found = tournament("chess.vpt", tmp_path)
    assert len(found.entrants) == 7
    assert [game.home_result for game in found.rounds[0].games] == [
        Result.WIN,
        Result.DRAW,
        Result.LOSS,
    ]


def test_prizes_prints_and_boards_that_stood_in_one_table(tmp_path: Path) -> None:
    path = tmp_path / "pairs.vpt"
    shutil.copy(FOLDER / "pairs.vpt", path)
    cup = Prize("1", "Cup"), Prize("Best defence", "Book", 3)
    club = EventPrints("Club", "2026-11-20", "cs", "A4", b"\x89PNG\r\n\x1a\n")
    scores = (
        *(BoardScore("1", 1, 5, "420"), BoardScore("1", 6, 2, "400")),
        *(BoardScore("1", 3, 7, "380"), BoardScore("1", 8, 4, "360")),
    )
    file = TournamentFile.open_event(path)
    event = file.event
    assert (event.prizes, event.prints) == (cup, club)
    assert event.group(1).rounds[0].boards == scores
    file.save(replace(event, prizes=cup[:1]), "prizes")
    file.close()
    assert read_event(path) == replace(event, prizes=cup[:1])
    file = TournamentFile.open_event(path)  # what was done then is taken back, too
    nothing = EventPrints()
    for wanted in ((cup, club, 4), (cup, club, 0), ((), club, 0), ((), nothing, 0)):
        file.history.undo("2026-11-22 12:00")
        found = file.event
        assert (found.prizes, found.prints, len(found.group(1).rounds[0].boards)) == wanted
    file.close()


def test_unsaved_work() -> None:
    match = UNSAVED_MATCHES.from_bytes((FOLDER / "match.unsavedmatch").read_bytes())
    assert match.match == match.saved == read_match(FOLDER / "match.vpmatch")
    movement = UNSAVED_MOVEMENTS.from_bytes((FOLDER / "movement.json").read_bytes())
    assert (movement.title, movement.locked) == ("Howell07T3B21.asc", {(1, 1)})
    assert movement.movement.name == "Changed"
    assert movement.movement.encounters == movement.saved.encounters


def test_a_movement_for_bridgescorer() -> None:
    found = read_movement(FOLDER / "movement.csv")
    assert found.encounters == mitchell(10).encounters


def test_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    shutil.copy(FOLDER / "settings.json", path)
    found, notice = load(path)
    assert notice == ""
    check(found)
    save(path, found)
    check(load(path)[0])


def check(found: Settings) -> None:
    choice = found.choice
    assert choice.spec == ScaleSpec(20, "discrete", 12.5, 16)
    assert (choice.pins, choice.view, choice.base) == ((7, 9), View.DIFFERENCES, 9)
    assert choice.per_root_board
    assert (found.language, found.theme, found.zoom) == ("cs", "dark", 120)
    assert (found.room, found.paper, found.start_up) == ("swiss", "Letter", "same")
    assert found.of("match").own["regulation"] == "2-round-robin"
    assert found.of("scales").widths == (400, 500)
    assert found.of("movements").widths == (0, 0, 560, 600)
    assert found.of("movements").recent == ("/a/b.asc", "/c/d.csv")
    swiss = replace(found.of("swiss"), export=None, presets=())
    assert swiss == RoomMemory((10, 20), ("/e/f.vpt",), "/e/f.vpt")
    assert found.of("laboratory").widths == (1, 2, 3)
    assert (found.of("match").widths, found.of("match").open) == ((0, 4), "/g/h.vpmatch")
    assert (found.export_of("scales").what.key, found.export_of("scales").paper) == (
        "booklet",
        "A5",
    )
    assert (found.export_of("scales").booklet.first, found.export_of("scales").booklet.last) == (
        2,
        30,
    )
    assert [preset.name for preset in found.of("scales").presets] == ["cards", "wall"]
    assert found.export_of("swiss").what.key == "standings"
    assert found.of("laboratory").presets[0].choice.what.key == "proof"
    assert found.export_of("match").what.key == "ruling slip"


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.iterdir()))
def test_every_file_here_has_a_test(file: str) -> None:
    assert f'"{file}"' in Path(__file__).read_text(encoding="utf-8")
