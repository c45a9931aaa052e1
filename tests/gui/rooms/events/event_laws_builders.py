"""Random events, and what window, papers, web and command line say of every one."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st

from tests.gui.rooms.events.all_views_builders import FORFEIT, ruled
from tests.sure import sure
from tests.unit.event.stages_builders import RULES, field
from vpdesk.cli.event.event_show import _places, _round
from vpdesk.event.carry import as_played
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
    in_groups,
)
from vpdesk.event.kept_matches import place_of
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StagePlace, takes_entries, tournament_at, with_tournament
from vpdesk.event.round_dates import with_dates
from vpdesk.event.stages import begun, drawn
from vpdesk.files.tournament.event_rows import event_from_rows, event_to_rows
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.events.presentation import _steps
from vpdesk.gui.rooms.events.rounds.game_rows import NO_RESULT, RoundWriter
from vpdesk.gui.rooms.events.rounds.games_model import HOME, RESULT, VISITOR
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.sheets import PAIRINGS_BY_BOARD, STANDINGS, EventSubject
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.tables import told_byes
from vpdesk.report.language import Language
from vpdesk.tournament.draws.teams.draw import ALL_MET, NO_TRIANGLE, TOO_FEW, draw_teams
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.field.entries import added
from vpdesk.tournament.field.leaving import back, left
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.round import FIRST_LEG
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.team_rules import OddField, TeamRules, Walkover
from vpdesk.tournament.tournament import Entrant

ENGLISH, DASH = Language(), "\N{EN DASH}"
RESULTS = ("34-12", "12-34", "20-20", "0-0", "13-7 vp", "90-0", "+-", "-+", "--", "")
FORFEITS = {"home": f"{DASH} / +", "away": f"+ / {DASH}", "both": f"{DASH} / {DASH}"}
TIE_BREAKS = (
    TieBreak.DIRECT,
    TieBreak.IMP_QUOTIENT,
    TieBreak.NET_IMPS,
    TieBreak.MATCHES_WON,
    TieBreak.LOTS,
)
KINDS = (DrawKind.SWISS, DrawKind.ROUND_ROBIN, DrawKind.HALVES)


@st.composite
def events(draw, kinds=KINDS):
    """A stage of some teams in one group or two, as far as it has come."""
    kind, count = draw(st.sampled_from(kinds)), draw(st.integers(4, 9))
    rules = TeamRules(odd=draw(st.sampled_from(OddField)), walkover=draw(st.sampled_from(Walkover)))
    groups = draw(st.integers(1, 2)) if count > 7 else 1
    event = Event(field(count), (Stage("Teams", kind),), "Cup")
    like = replace(RULES, teams=rules, planned=3 if kind is DrawKind.SWISS else 0)
    like = with_order(like, draw(st.permutations(TIE_BREAKS))[: draw(st.integers(0, 3))])
    event = begun(event, 1, like, in_groups(range(1, count + 1), groups, rules))
    for _ in range(draw(st.integers(1, 3)) if kind is DrawKind.SWISS else 1):
        for group in range(1, groups + 1):
            if kind is DrawKind.SWISS:
                event, there = next_drawn(event, group)
                if not there:
                    return event
            event = results(draw, event, group)
        event = happenings(draw, event, groups)
    if draw(st.booleans()):
        event = with_dates(event, 1, (("2026/11/24", "19:30"), ("", ""), ("2026/12/01", "")))
    return event


def next_drawn(event, group):
    """With a next round, and whether there is one: all may have met, and few teams be left."""
    try:
        return drawn(event, 1, group), True
    except NoPairingError as error:
        if error.text not in (ALL_MET, NO_TRIANGLE, TOO_FEW):
            raise
        return event, False


def results(draw, event, group):
    """With results of every kind of the last round, or of all rounds of a schedule."""
    numbers = len(event.group(1, group).rounds)
    first = 1 if event.stage(1).draw is not DrawKind.SWISS else numbers
    for number in range(first, numbers + 1):
        for board, game in enumerate(event.group(1, group).rounds[number - 1].games, 1):
            if game.leg == FIRST_LEG:  # its result comes with the next round
                continue
            played, text = event.group(1, group), draw(st.sampled_from(RESULTS))
            event = event.with_group(
                1, group, with_game(played, number, board, typed(played, game, text))
            )
    return event


def happenings(draw, event, groups):
    """With somebody who leaves, or came back, a ruling, penalties."""
    group = draw(st.integers(1, groups))
    place = StagePlace(1, group)
    number = draw(st.sampled_from(sorted(event.group(*place).by_number)))
    what = draw(st.sampled_from(("leaves", "returns", "ruling", "penalty", "corrected", "late")))
    shown = tournament_at(event, place)
    if what in ("leaves", "returns"):
        gone = left(shown, [number])
        event = with_tournament(event, place, back(gone, [number]) if what == "returns" else gone)
    if what == "ruling":
        of_round = draw(st.integers(1, len(shown.rounds)))
        board = draw(st.integers(0, len(shown.rounds[of_round - 1].games)))
        if board:
            event = ruled(event, place_of(event, *place, of_round, board), FORFEIT)
    if what == "corrected":
        of_round = draw(st.integers(1, len(shown.rounds)))
        for board, game in list(enumerate(shown.rounds[of_round - 1].games, 1))[:1]:
            if game.leg != FIRST_LEG:
                made = typed(shown, game, draw(st.sampled_from(RESULTS)))
                event = with_tournament(event, place, with_game(shown, of_round, board, made))
    if what == "late" and event.stage(1).draw is DrawKind.SWISS and takes_entries(event, place):
        late = Entrant(1, f"Late {len(shown.entrants)}")
        event = with_tournament(event, place, added(shown, [late], max(shown.by_number) + 1))
    if what == "penalty":
        one = Adjustment(number, -150, 0, "late", draw(st.integers(0, 3)))
        event = event.with_stage(1, replace(event.stage(1), adjustments=(one,)))
    return event


def all_views_say_the_same_of_every_match(event):
    pages = {each.file: each.sections for each in event_pages(event, ENGLISH)}
    schedule = []
    for number in range(1, 1 + max(len(each.rounds) for each in event.stage(1).groups)):
        told = _round(event, 1, number)
        schedule += [result_of(each) for each in told["matches"]]
        web = {at: each.table for at, each in enumerate(pages[f"stage-1-round-{number}.html"], 1)}
        for part, group in enumerate(event.stage(1).groups, 1):
            if number <= len(group.rounds):
                said_alike(event, StagePlace(1, part), number, web[part], told)
    (table,) = (each.table for each in pages["stage-1-schedule.html"])
    at = sure(table).headings.index("Result")
    found = [row[at].text for row in sure(table).rows if row[at - 3].text]
    assert found == schedule


def all_views_say_the_same_standings(event):
    pages = {each.file: each.sections for each in event_pages(event, ENGLISH)}
    told = list(_places(event, 1, None))
    web = iter(each.table for each in pages["stage-1-standings.html"])
    for part, _ in enumerate(event.stage(1).groups, 1):
        group = as_played(event, 1, part)
        wanted = [
            [DASH if each["place"] is None else str(each["place"]), each["name"], each["vp"]]
            for each in told
            if each.get("group", part) == part
        ]
        stage = InStage(event, StagePlace(1, part))
        after = last_counted(group)
        subject = EventSubject(group, stage=stage, event=event, ranked=after)
        (section,) = subject.sections(ExportChoice(STANDINGS), ENGLISH)
        for table in (section.table, next(web)):
            assert ranks(table) == wanted
    assert not [each for each in misfits(event_from_rows(event_to_rows(event))) if not str(each)]
    assert list(_places(event_from_rows(event_to_rows(event)), 1, None)) == told


def a_draw_follows_the_order_that_is_shown(event):
    """Who has a place is drawn by VPs and by the places of the standings, level ones by number."""
    told = {each["name"]: each for each in _places(event, 1, None)}
    for part, _ in enumerate(event.stage(1).groups, 1):
        group = as_played(event, 1, part)
        try:
            ranking = draw_teams(group).ranking
        except NoPairingError:
            continue
        shown = [(told[group.by_number[each].name], each) for each in ranking]
        keys = [(-one["vp"], one["place"], number) for one, number in shown if one["place"]]
        assert keys == sorted(keys)


CARRIED = (CarryKind.ALL, CarryKind.SHARE, CarryKind.QUALIFIED)


def what_is_carried_over_is_what_the_stage_before_comes_to(event, kind, share, last):
    """Worked out anew from what the command line says of the stage before."""
    before = list(_places(event, 1, None))
    here = [each for each in event.entrants if each.number <= last]
    carry = CarryOver(kind, 1, share if kind is CarryKind.SHARE else 100)
    final = Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.CHOSEN), carry)
    event = begun(event.with_stage(2, final), 2, RULES, [[each.number for each in here]])
    names = {each.name for each in here}
    wanted = dict.fromkeys(names, Fraction(0))
    if kind is CarryKind.QUALIFIED:
        for number in range(1, 1 + max(len(each.rounds) for each in event.stage(1).groups)):
            for match in _round(event, 1, number)["matches"]:
                if match["vp"] is not None and {match["home"], match["away"]} <= names:
                    for name, points in zip(
                        (match["home"], match["away"]), match["vp"], strict=True
                    ):
                        wanted[name] += round(100 * points)
    else:
        wanted |= {
            each["name"]: Fraction(round(100 * each["vp"]) * carry.per_cent, 100)
            for each in before
            if each["name"] in names
        }
    found = {each["name"]: round(100 * each["carried"]) for each in _places(event, 2, None)}
    assert found == {name: int((2 * points + 1) // 2) for name, points in wanted.items()}
    pages = {each.file: each.sections for each in event_pages(event, ENGLISH)}
    (table,) = (each.table for each in pages["stage-2-standings.html"])
    at, name = sure(table).headings.index("Carried over"), sure(table).headings.index("Team")
    assert {row[name].text: round(100 * sure(row[at].value)) for row in sure(table).rows} == found


def said_alike(event, place, number, web, told):
    """One round of one group."""
    tournament, stage = tournament_at(event, place), InStage(event, place)
    shown, byes = in_window(tournament, number)
    subject = EventSubject(tournament, number, stage=stage, event=event)
    (section,) = subject.sections(ExportChoice(PAIRINGS_BY_BOARD), ENGLISH)
    for table in (section.table, web):
        at = sure(table).headings.index("Result")
        away = at + (2 if "before" in sure(table).headings[at + 1] else 1)
        rows = [(row[1].text, row[at].text, row[away].text) for row in sure(table).rows]
        assert rows[: len(shown)] == shown
        assert [row[0] for row in rows[len(shown) :]] == [name for name, _ in byes]
    matches = [each for each in told["matches"] if each.get("group", place.group) == place.group]
    assert [(each["home"], result_of(each), each["away"]) for each in matches] == shown
    free = {each["name"]: f"{each['vp']:.2f}" for each in told.get("byes", ())}
    names = {each.name for each in tournament.entrants}
    assert {name: free[name] for name in free.keys() & names} == dict(byes)
    through = replace(tournament, rounds=tournament.rounds[:number])
    if through.current_round != number:
        return  # the second screen shows the round that is played
    (hall,) = hall_of(through, stage)
    if "Result" in hall.headings:
        at = hall.headings.index("Result")
        tables = {row[0].text: row[at].text for row in hall.rows if row[0].text}
        assert [tables[str(each["table"])] for each in matches] == [each[1] for each in shown]
    else:
        assert not any(each[1] for each in shown)


def in_window(tournament, number):
    """The rows of the room: home, result and visitors; who has a bye, and what it is worth."""
    drawn_round = tournament.rounds[number - 1]
    rows = RoundWriter(tournament, number).rows(drawn_round)
    shown = [
        (
            row.texts[HOME].split("  ", 1)[1],
            row.texts[RESULT].removeprefix(NO_RESULT),
            row.texts[VISITOR].split("  ", 1)[1],
        )
        for row in rows
        if row.game is not None
    ]
    byes = [
        (row.texts[HOME].split("  ", 1)[1], row.texts[RESULT])
        for row in rows
        if row.bye in told_byes(tournament, number)  # who is absent is for the director alone
    ]
    return shown, byes


def hall_of(through, stage):
    """The table of the second screen, as its window makes it."""
    making = _steps(through, PAIRINGS_BY_BOARD, ENGLISH, stage, None)
    while True:
        try:
            next(making)
        except StopIteration as done:
            yield done.value
            return


def result_of(match):
    """What the command line says of a match, as a reader sees it elsewhere."""
    if match["vp"] is None:
        return ""
    vps = f" {DASH} ".join(f"{each:.2f}" for each in match["vp"])
    if "forfeit" in match:
        return f"{FORFEITS[match['forfeit']]}  ({vps})"
    if match["imps"] is None:
        return vps
    return "{} {} {}".format(match["imps"][0], DASH, match["imps"][1]) + f"  ({vps})"


def ranks(table):
    """Place, name and VPs of standings."""
    at = table.headings.index("VP")
    name = table.headings.index("Team")
    return [
        [
            row[0].text.removesuffix(" ="),
            row[name].text.partition(" (")[0],
            round(100 * sure(row[at].value)) / 100,
        ]
        for row in table.rows
    ]
