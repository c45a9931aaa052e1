"""The log of an event, read off what every action changed."""

from dataclasses import replace

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import Adjustment, DrawKind, Event, MatchPlace, Stage, Who, WhoKind
from vpdesk.event.kept_matches import match_at, with_match
from vpdesk.event.logged import LogKind
from vpdesk.event.planning import planned
from vpdesk.event.stages import begun, drawn
from vpdesk.files.tournament import History
from vpdesk.files.tournament.action_log import log_of
from vpdesk.match.case import Case
from vpdesk.match.outcome import Ruled
from vpdesk.match.score_sheet import BoardLine, Status
from vpdesk.report.events.log_table import log_table
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game

ENGLISH = Language()


def league():
    event = Event(field(4), (Stage("League", DrawKind.ROUND_ROBIN),), "League", Kind.TEAMS)
    return begun(event, 1, RULES, [range(1, 5)])


def with_result(event, text, board=1, group=1):
    tournament = event.group(1, group)
    game = typed(tournament, tournament.rounds[0].games[board - 1], text)
    return event.with_group(1, group, with_game(tournament, 1, board, game))


def done(history):
    return log_of(history.event, history.actions)


def of(logged, column):
    rows = log_table(Event((), (Stage(),)), logged, ENGLISH).rows
    return [row[column].text for row in rows]


def test_results_corrections_and_what_was_undone():
    history = History(league())
    history.do(
        with_result(history.event, "45-23"), "result of table 1", "2026-11-21T19:05:30+01:00"
    )
    history.do(
        with_result(history.event, "46-23"), "result of table 1", "2026-11-21T19:06:00+01:00"
    )
    history.undo("2026-11-21T19:07:00+01:00")
    first, second = done(history)
    assert (first.kind, second.kind) == (LogKind.RESULT, LogKind.CORRECTION)
    home, visitor = first.names
    assert {home, visitor} <= {each.name for each in history.event.entrants}
    assert (first.stage, first.round, first.table, first.before) == (1, 1, 1, None)
    assert (first.after.imps, second.before.imps, second.after.imps) == (
        (45, 23),
        (45, 23),
        (46, 23),
    )
    assert (first.undone, second.undone) == ("", "2026-11-21T19:07:00+01:00")
    table = log_table(history.event, done(history), ENGLISH)
    texts = [[cell.text for cell in row] for row in table.rows]
    assert texts[0][:3] == ["2026-11-21 19:05:30", "Result", "result of table 1"]
    assert texts[0][6] == f"{home} – {visitor}"
    assert texts[0][7].startswith("45 – 23")
    assert texts[1][8].startswith("45 – 23")
    assert texts[1][3] == "2026-11-21 19:07:00"


def test_names_are_those_of_then():
    history = History(league())
    history.do(with_result(history.event, "45-23"), "result", "2026-11-21T19:05:30")
    old = done(history)[0].names
    group = history.event.group(1)
    number = group.rounds[0].games[0].home
    players = tuple(
        replace(each, name="Mountain") if each.number == number else each for each in group.entrants
    )
    event = replace(
        history.event.with_group(1, 1, replace(group, entrants=players)), entrants=players
    )
    history.do(event, "name", "2026-11-21T20:00:00")
    history.do(with_result(event, "44-23"), "result", "2026-11-21T20:01:00")
    result, name, correction = done(history)
    assert (result.names, name.kind) == (old, LogKind.FIELD)
    assert correction.names == ("Mountain", old[1])


def test_adjustments_stages_draws_sheets_and_rulings():
    history = History(league())

    def do(event, what="it"):
        history.do(event, what, "2026-11-21T19:05:30")
        return done(history)[-1]

    late = Adjustment(2, -100, 0, "late", 1)
    more = Adjustment(3, 0, -6, "phone")
    stage = history.event.stage(1)
    found = do(history.event.with_stage(1, replace(stage, adjustments=(late, more))))
    assert (found.kind, found.given, found.names) == (
        LogKind.ADJUSTMENT,
        (more,),
        (field(4)[2].name,),
    )
    assert len(done(history)) == 2  # one action, two adjustments
    found = do(history.event.with_stage(1, replace(stage, adjustments=(more,))))
    assert (found.withdrawn, found.given, len(done(history))) == ((late,), (), 3)
    table = log_table(history.event, done(history), ENGLISH)
    assert [row[7].text for row in table.rows] == ["−1.00 VP: late", "−6 IMPs: phone", ""]
    assert table.rows[2][8].text == "−1.00 VP: late"
    history.undo("2026-11-21T20:00:00")
    history.undo("2026-11-21T20:00:01")  # they are told when they are gone, too
    gone = log_table(history.event, done(history), ENGLISH)
    assert [row[7].text for row in gone.rows] == [row[7].text for row in table.rows]
    history.redo("2026-11-21T20:00:02")
    history.redo("2026-11-21T20:00:03")
    place = MatchPlace(1, 1, 1, *history.event.group(1).rounds[0].games[0].sides)
    match = match_at(history.event, place)
    lines = (BoardLine(1, (None, None), Status.ADJUSTED, (3, -3)), *match.sheet.lines[1:])
    match = replace(match, sheet=replace(match.sheet, lines=lines))
    found = do(with_match(history.event, place, match))
    assert (found.kind, len(found.names), found.round) == (LogKind.SHEET, 2, 1)
    found = do(
        with_match(history.event, place, replace(match, ruled=Ruled(Case(planned=16, played=16))))
    )
    assert found.kind is LogKind.RULING
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2))
    found = do(planned(history.event, 2, final, RULES, 1))
    assert found.kind is LogKind.STAGE


def test_draws_and_changes_by_hand():
    event = begun(Event(field(6), (Stage(),), "Swiss", Kind.TEAMS), 1, RULES, [range(1, 7)])
    history = History(event)
    history.do(drawn(event, 1), "draw of round 1", "2026-11-21T19:05:30")
    group = history.event.group(1)
    games = group.rounds[0].games
    changed = exchanged(group, 1, games[0].home, games[1].home)
    history.do(history.event.with_group(1, 1, changed), "change in round 1", "2026-11-21T19:06:30")
    draw, *changes = done(history)
    assert (draw.kind, draw.round) == (LogKind.DRAW, 1)
    assert {each.kind for each in changes} == {LogKind.CORRECTION}
    assert {each.number for each in changes} == {2}
    assert len({each.names for each in changes}) == len(changes) == 2
    history.do(played(history.event, 1, 1), "results", "2026-11-21T19:07:30")
    assert done(history)[-1].kind is LogKind.RESULT


def test_an_action_of_another_program_is_told_as_it_stands():
    history = History(league())
    history.do(with_result(history.event, "45-23"), "result", "2026-11-21T19:05:30")
    broken = replace(history.actions[0], row_changes="[[1]]")
    (found,) = log_of(history.event, [broken])
    assert (found.kind, found.what, found.names) == (LogKind.OTHER, "result", ())


def test_players_that_a_stranger_changed_are_told_as_it_stands():
    history = History(league())
    history.do(replace(history.event, name="Cup"), "name", "1")
    for changes in (
        '[["players", [], [1, "x"], null]]',
        '[["players", [[1]], [1, "x"], null]]',
        '[["players", [1], [], null]]',
        '[["games", [1, 1], null, null]]',
        '[[["players"], [1], null, [1]]]',
    ):
        action = replace(history.actions[0], row_changes=changes)
        (logged,) = log_of(history.event, [action])
        assert (logged.kind, logged.what) == (LogKind.OTHER, "name")
