"""The Butler of an event, by hand."""

from dataclasses import replace
from fractions import Fraction

from tests.unit.event.stages_builders import league
from vpdesk.event.butler import event_butler
from vpdesk.event.kept_matches import match_at, place_of, with_match
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import Status, with_entry, with_names, with_status

NAMES = (
    (("Adams - Baker", "Clark - Davis"), ("Evans – Frank", "Green - Hall")),
    (("Irwin/Jones", "King, Lee"), ("", "Moore - Nash")),
)


def event_of(scores, round_number=1, event=None, names=NAMES):
    """scores: of both matches of a round, board by board the points of both rooms."""
    event = event or league(4)
    for at, of_match in enumerate(scores):
        place = place_of(event, 1, 1, round_number, at + 1)
        match = match_at(event, place)
        sheet = replace(match.sheet, names=names[at])
        for number, rooms in enumerate(of_match, 1):
            for table, points in enumerate(rooms):
                sheet = with_entry(sheet, number, table, parse_entry(points))
        event = with_match(event, place, replace(match, sheet=sheet))
    return event


def test_each_pair_has_its_imps_against_the_datum():
    # 620, 170, 620 and -100 have the mean 327.5, so the datum is 330: +290 is 7, -160 is 4,
    # -430 is 10.
    pairs = event_butler(event_of([[("620", "170")], [("620", "-100")]]))
    found = {each.names: each for each in pairs}
    assert {names: each.imps for names, each in found.items()} == {
        "Adams - Baker": 7,
        "Clark - Davis": -7,
        "Evans – Frank": -4,
        "Green - Hall": 4,
        "Irwin/Jones": 7,
        "King, Lee": -7,
        "Moore - Nash": 10,
    }
    # 620 is 10, 0 and 12 against the others; -100 is -12, -7 and -12.
    assert found["Adams - Baker"].crossed_average == Fraction(22, 3)
    assert found["Clark - Davis"].crossed == -Fraction(22, 3)
    assert found["Moore - Nash"].crossed == Fraction(31, 3)
    assert found["Adams - Baker"].entrant == found["Green - Hall"].entrant == 4
    assert found["Clark - Davis"].entrant == found["Evans – Frank"].entrant == 1


def test_pairs_are_ranked_by_imps_a_board_and_are_the_same_in_both_orders():
    event = event_of([[("620", "170"), ("50", "50")], [("620", "-100"), ("50", "50")]])
    other = ((("", ""), ("", "")), (("Baker-Adams", ""), ("", "")))  # they are at home again
    scores = [[("420", "400")], [("400", "400")]]
    event = event_of(scores, 2, event, other)
    (adams,) = (each for each in event_butler(event) if "Adams" in each.names)
    assert (adams.boards, adams.average) == (3, Fraction(7, 3))
    ranked = [each.average for each in event_butler(event)]
    assert ranked == sorted(ranked, reverse=True)


def test_boards_that_nobody_else_played_or_that_were_adjusted_do_not_count():
    event = event_of([[("620", "170"), ("50", "50")]])
    place = event.matches[0].place
    match = match_at(event, place)
    sheet = with_status(match.sheet, 1, Status.CANCELLED)
    sheet = with_entry(sheet, 2, 1, None)
    assert event_butler(with_match(event, place, replace(match, sheet=sheet))) == ()
    assert event_butler(league(4)) == ()


def test_a_player_has_what_the_pairs_won_in_which_he_played():
    event = event_of([[("620", "170")], [("620", "-100")]])
    other = ((("", ""), ("", "")), (("Baker-Frank", ""), ("", "")))
    event = event_of([[("420", "400")], [("400", "400")]], 2, event, other)
    found = {each.names: each for each in event_butler(event, players=True)}
    assert {"Adams", "Baker", "Clark", "King", "Lee", "Nash"} <= found.keys()
    adams, baker = found["Adams"], found["Baker"]
    assert (adams.boards, adams.imps) == (1, 7)
    (both,) = (each for each in event_butler(event) if each.names == "Baker-Frank")
    assert (baker.boards, baker.imps) == (2, 7 + both.imps)


def test_who_plays_after_half_time_has_the_boards_from_there_on(tmp_path):
    event = event_of([[("620", "170"), ("50", "170")], [("620", "-100"), ("110", "50")]])
    place = next(each.place for each in event.matches if each.sheet.names[0][0] == "Adams - Baker")
    match = match_at(event, place)
    (_, east), closed = match.sheet.names
    sheet = with_names(match.sheet, 2, (("Adams - Nash", east), closed))
    event = with_match(event, place, replace(match, sheet=sheet))
    found = {each.names: each.boards for each in event_butler(event)}
    assert (found["Adams - Baker"], found["Adams - Nash"], found["Clark - Davis"]) == (1, 1, 2)
    players = {each.names: each.boards for each in event_butler(event, players=True)}
    assert (players["Adams"], players["Baker"]) == (2, 1)
    TournamentFile.create(tmp_path / "cup.vpt", event).close()
    assert read_event(tmp_path / "cup.vpt") == event
