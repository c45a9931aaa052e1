"""Lots rank an event in one way, whoever asks, and are drawn again only when asked for."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.event.stages_builders import league, played
from tests.unit.report.languages import ENGLISH
from vpdesk.event.carry import as_played
from vpdesk.event.drawn_lots import first_drawn, with_lots
from vpdesk.event.event import Stage, Who, WhoKind
from vpdesk.event.place import FIRST, StagePlace, tournament_at, with_tournament
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun, who_plays
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.report.events.tables import EventTables
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Lots


def level():
    """A league of six in which all are level but for their lots, and a final to come."""
    event = played(league(6), 1, margin=lambda *_: 0)
    group = replace(with_order(event.group(1), (TieBreak.LOTS,)), name="Qualifying")
    final = Stage("Final", who=Who(WhoKind.PLACES, 1, 1, 2))
    event = replace(event.with_group(1, 1, group), name="Cup")
    return event.with_stage(2, final)


def order(event):
    return [each.number for each in stage_standings(event, 1)]


def renamed(event, name):
    return with_tournament(event, FIRST, replace(tournament_at(event, FIRST), name=name))


def test_all_who_ask_have_one_order_and_another_title_keeps_it(tmp_path):
    event, alone = level(), played(league(6), 1, margin=lambda *_: 0)
    alone = alone.with_group(1, 1, with_order(alone.group(1), (TieBreak.LOTS,)))
    for before in (event, alone):
        usual, each = order(before), before
        shown = tournament_at(each, FIRST)
        assert [one.number for one in standings(shown)] == usual
        if not each.is_tournament:
            called = replace(shown, name="another title on the screen")
            assert [one.number for one in standings(called)] == usual
        for name in ("Spring", "Summer", "Autumn", "Winter"):
            each = renamed(each, name)
            assert order(each) == usual
        path = tmp_path / f"{len(each.stages)}.vpt"
        TournamentFile.create(path, each).close()
        assert read_event(path) == each
        assert order(read_event(path)) == usual


def test_what_is_done_in_the_window_moves_nobody():
    event = level()
    same = with_tournament(event, FIRST, tournament_at(event, FIRST))
    assert same.group(1).lots == Lots("Qualifying")  # since it is called as the event now
    assert order(same) == order(event)
    again = with_tournament(same, FIRST, tournament_at(same, FIRST))
    assert again == same


def test_lots_are_drawn_again_when_asked_for_and_say_why(tmp_path):
    event, usual = level(), order(level())
    when = "2026-11-23T21:00:00+01:00"
    orders = {tuple(order(with_lots(event, 1, Lots(str(at), when, "spilt")))) for at in range(9)}
    assert len(orders - {tuple(usual)}) > 1
    drawn = with_lots(event, 1, Lots("a", when, "one was missing"))
    TournamentFile.create(tmp_path / "cup.vpt", drawn).close()
    assert order(read_event(tmp_path / "cup.vpt")) == order(drawn) == order(renamed(drawn, "New"))
    (table,) = EventTables(as_played(drawn, 1), ENGLISH).standings(5)
    assert "Lots drawn 2026-11-23 21:00: one was missing." in table.rule
    group = drawn.group(1)
    later = begun(drawn, 2, group, [who_plays(drawn, 2)])
    assert tournament_at(later, StagePlace(2, 1)).lots == Lots(later.group(2).name)


WHEN = "2026-11-24T18:05:00+01:00"


def test_the_first_lots_are_drawn_as_soon_as_they_rank_somebody_with_their_time():
    event = played(league(6), 1, margin=lambda *_: 0)
    ranked = event.with_group(1, 1, with_order(event.group(1), (TieBreak.LOTS,)))
    drawn = first_drawn(event, ranked, WHEN)
    assert order(drawn) == order(ranked)  # as files of before have it
    (table,) = EventTables(as_played(drawn, 1), ENGLISH).standings(5)
    assert "Lots drawn 2026-11-24 18:05, for the first time." in table.rule
    # They stay whatever becomes of names and pairs.
    group = drawn.group(1)
    other = drawn.with_group(1, 1, replace(group, name="X", rounds=group.rounds[::-1]))
    assert order(other) == order(drawn)


def test_lots_of_an_older_file_get_no_time_that_nobody_knows():
    event = level()
    assert first_drawn(event, replace(event, name="Other"), WHEN) == replace(event, name="Other")
    (table,) = EventTables(as_played(event, 1), ENGLISH).standings(5)
    assert "Lots follow from the first name of the event and its first round." in table.rule
    empty = begun(event, 1, event.group(1), [range(1, 7)])
    before = empty.with_group(1, 1, replace(empty.group(1), rounds=()))
    (told,) = {sure(each.lots).at for each in first_drawn(before, empty, WHEN).stage(1).groups}
    assert told == WHEN
