"""Pairings, standings, crosstable and cards as tables."""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.swiss_events import play_round, teams, with_next_round
from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import league, played
from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.tournament.small_events import TEAMS, a_round, event
from vpdesk.formats.choice import ExportChoice
from vpdesk.report.events.cards import EventCards
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.names import drawn_text, listed_name, name_key, player_name
from vpdesk.report.events.sheets import VP_TABLE, EventSubject
from vpdesk.report.events.tables import EventTables
from vpdesk.report.events.tie_break_words import (
    WORDS,
    order_text,
    tie_break_meaning,
    tie_break_name,
)
from vpdesk.report.events.value_words import ValueWords
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.field.entries import with_bye
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, typed_bye, with_bye_of, with_game
from vpdesk.tournament.round import Bye, ByeKind, DrawChange
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.standings.player_card import player_cards
from vpdesk.tournament.standings.standings import explain
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak, default_order
from vpdesk.tournament.team_rules import OddField, TeamRules
from vpdesk.tournament.tournament import Entrant

TURNED = str.maketrans("+\N{MINUS SIGN}", "\N{MINUS SIGN}+")
OPEN = replace(
    event("1-4 1, 2-5 =, 3-6 +, 7 U", "4-2 0, 5-1 1, 6-7 =, 3 H", "1-2, 3-4, 5-7, 6 Z"),
    name="Spring Open",
    planned=5,
)


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def only(tables):
    (table,) = tables
    return table


def test_pairings_by_board():
    table = only(EventTables(OPEN, ENGLISH).by_board(2))
    assert table.title == "Round 2"
    assert table.headings == ("Board", "White", "Points", "Result", "Points", "Black")
    assert texts(table) == [
        ["1", "Player 4", "0", "0 – 1", "½", "Player 2"],
        ["2", "Player 5", "½", "1 – 0", "1", "Player 1"],
        ["3", "Player 6", "0", "½ – ½", "1", "Player 7"],
        ["", "Player 3", "1", "", "", "half-point bye"],
    ]
    assert {1, 5} <= set(table.words)
    forfeit = only(EventTables(OPEN, ENGLISH).by_board(1)).rows[2][2].text
    assert forfeit == "+ / –"  # as on the screen


def test_pairings_of_teams():
    table = only(EventTables(TEAMS, CZECH).by_board(2))
    headings = ("Table", "Home", "VP before", "Result", "VP before", "Visitors", "Remarks")
    assert table.headings == headings
    east = ["1", "East", "12,00", "10 – 0  (13,00 – 7,00)", "15,00", "Aces"]
    assert texts(table)[0] == [*east, "VPs by the director"]
    assert texts(table)[2] == ["", "Dames", "10,00", "", "", "bye, 12 VP", ""]
    assert {1, 5, 6} == set(table.words)
    assert table.rule.startswith("Autumn Teams; drawn from the top")


def test_results_of_teams_say_imps_vps_and_what_a_bye_is_worth():
    played = play_round(with_bye(with_bye(teams(8), 7, 1, ByeKind.HALF), 8, 1, ByeKind.ZERO))
    forfeit = typed(played, played.rounds[0].games[2], "+-")
    played = with_game(played, 1, 3, forfeit)
    table = only(EventTables(played, CZECH).by_board(1))
    assert "VP before" not in table.headings  # as nobody has any
    assert [(row[2], row[3]) for row in texts(table)] == [
        ("45 – 23  (15,38 – 4,62)", "Davis"),
        ("10 – 30  (5,00 – 15,00)", "Baker"),
        ("+ / –  (12,00 – 0,00)", "Frank"),
        ("", "bye, 10 VP"),
    ]
    assert ["Ghosh", "–", "", "bye, 10 VP"] in texts(only(EventTables(played, CZECH).by_name(1)))
    given = typed_bye(played, Bye(8, ByeKind.ZERO), "7,5")
    ruled = with_bye_of(played, 1, given)
    assert texts(only(EventTables(ruled, CZECH).by_board(1)))[4][3] == "absent, 7,5 VP"
    assert ["Hills", "–", "", "absent, 7,5 VP"] in texts(only(EventTables(ruled, CZECH).by_name(1)))


@pytest.mark.parametrize(
    ("odd", "said"),
    [
        (OddField.TRIANGLE, "half a match of triangle 1"),
        (OddField.TWO_ROUNDS, "triangle 1, round 1 of 2"),
    ],
)
def test_pairings_name_a_triangle(odd, said):
    drawn = with_next_round(replace(teams(7), teams=TeamRules(odd=odd)))
    for most, remark in ((0, said), (40, "triangle 1")):  # on the wall names are large
        table = only(EventTables(drawn, ENGLISH).by_board(1, most))
        assert table.headings[-1] == "Remarks"
        assert [row[-1] for row in texts(table)] == ["", "", *[remark] * 3]


def test_a_slip_of_a_triangle_says_what_half_a_match_counts():
    rules = TeamRules(odd=OddField.TRIANGLE)
    drawn = with_next_round(replace(teams(5), teams=rules))
    slips = EventCards(drawn, ENGLISH).slips(1)
    assert [slip.headings[0] for slip in slips] == [
        "Round 1\n16 boards",
        *["Round 1\nhalf a match of 8 boards, 10 VP in all"] * 3,
    ]
    assert texts(slips[0])[0][1].endswith(" (0.00 VP so far)")


def test_pairings_that_wait_for_results_have_room_for_names_on_the_wall():
    tables = list(EventTables(OPEN, ENGLISH).by_board(3, most=2))
    assert [table.title for table in tables] == ["Round 3, boards 1", "Round 3, boards 2 – 3"]
    assert tables[0].headings == ("Board", "White", "Points", "Points", "Black")
    assert set(tables[0].words) == {1, 4}
    sheet = only(EventTables(OPEN, ENGLISH).by_board(3))
    assert [row[3] for row in texts(sheet)] == ["", "", ""]
    finished = list(EventTables(OPEN, ENGLISH).by_board(2, most=3))
    assert [len(table.headings) for table in finished] == [6, 6]


def test_names_are_in_the_order_of_their_letters():
    names = ("Zeman", "Čech", "Cech", "Žák", "čapek", "Dvořák")
    players = tuple(Entrant(number, name) for number, name in enumerate(names, 1))
    found = [each.name for each in sorted(players, key=lambda each: name_key(each, ENGLISH))]
    assert found == ["čapek", "Cech", "Čech", "Dvořák", "Žák", "Zeman"]


def test_pairings_by_name():
    table = only(EventTables(OPEN, ENGLISH).by_name(2))
    assert table.title == "Round 2, by name"
    assert texts(table)[:4] == [
        ["Player 1", "2", "Black", "Player 5"],
        ["Player 2", "1", "Black", "Player 4"],
        ["Player 3", "–", "", "half-point bye"],
        ["Player 4", "1", "White", "Player 2"],
    ]
    assert len(texts(only(EventTables(OPEN, ENGLISH).by_name(3)))) == 6  # one is absent
    named = replace(
        OPEN,
        entrants=tuple(
            replace(each, name=f"{'ABCDEFG'[each.number - 1]}x") for each in OPEN.entrants
        ),
    )
    parts = list(EventTables(named, ENGLISH).by_name(2, most=3))
    assert [table.title for table in parts] == [
        "Round 2, names A – B",
        "Round 2, names C – D",
        "Round 2, names E – G",
    ]


def test_standings():
    table = only(EventTables(OPEN, ENGLISH).standings(2))
    assert table.title == "Standings after round 2"
    assert table.headings[:5] == ("Place", "No.", "Name", "Rating", "Points")
    rows = texts(table)
    assert rows[0] == ["1", "5", "Player 5", "2150", "1½", "(0.5)", "1.5", "2.5", "1.75", "1"]
    assert rows[2] == ["3", "7", "Player 7", "2050", "1½", "", "1.0", "1.5", "1.25", "1"]
    assert table.rule == (
        "Spring Open; ranking: Points, Direct encounter, Buchholz Cut 1, Buchholz, "
        "Sonneborn-Berger, Wins. Direct encounter in brackets ranks nobody, because not all who "
        "are level have met."
    )
    wall = list(EventTables(OPEN, ENGLISH).standings(2, most=4))
    assert [each.title for each in wall] == [
        "Standings after round 2, places 1 – 3",
        "Standings after round 2, places 4 – 7",
    ]
    assert wall[0].headings[:3] == ("Place", "Name", "Points")


def test_shared_places():
    tables = EventTables(OPEN, ENGLISH, order=())
    assert [row[0] for row in texts(only(tables.standings(2)))] == [
        "1 =",
        "1 =",
        "1 =",
        "1 =",
        "5",
        "6",
        "7",
    ]
    data = only(EventTables(OPEN, ENGLISH, data=True, order=()).standings(2))
    assert [row[0] for row in texts(data)][:2] == ["1", "1"]
    assert data.rows[0][4].text == "1.5"
    assert data.rows[0][4].value == 1.5


@pytest.mark.parametrize(
    ("after", "title"),
    [(0, "Starting list"), (1, "Standings after round 1"), (2, "Final standings")],
)
def test_standings_are_called_by_the_round(after, title):
    whole = replace(OPEN, planned=2, rounds=OPEN.rounds[:2])
    assert EventTables(whole, ENGLISH).standings_title(after) == title


def test_what_lacks_a_result_is_provisional():
    tables = EventTables(OPEN, ENGLISH)
    assert only(tables.standings(2)).title == "Standings after round 2"
    found = only(tables.standings(3))
    assert found.title == "Standings after round 3, provisional"
    assert "Provisional: 3 results missing." in found.rule
    assert cross_table(tables, 2).title == "Crosstable after round 2"
    assert cross_table(tables, 3).title == "Crosstable after round 3, provisional"
    assert EventTables(OPEN, ENGLISH).standings_title(5) == "Final standings, provisional"


def test_sheet_and_page_are_after_the_same_round():
    drawn = league(4)
    group = drawn.group(1)
    for number, board in ((1, 1), (1, 2), (2, 1)):
        game = scored(group.teams, group.rounds[number - 1].games[board - 1], MatchImps(20, 5))
        group = with_game(group, number, board, game)
    drawn = drawn.with_group(1, 1, group)
    sheet = only(EventTables(group, ENGLISH).standings(EventSubject(group).after))
    pages = {each.file: each for each in event_pages(drawn, ENGLISH)}
    assert sheet.title == "Standings after round 2, provisional"
    assert sure(pages["stage-1-standings.html"].sections[0].table).title == sheet.title
    title = sure(pages["stage-1-crosstable.html"].sections[0].table).title
    assert title == "Crosstable after round 2, provisional"


def test_standings_of_teams():
    table = only(EventTables(TEAMS, CZECH).standings(2))
    assert table.headings[:4] == ("Place", "No.", "Team", "VP")
    assert texts(table)[0] == ["1", "5", "East", "25,00", "∞", "+10", "26,30"]
    assert texts(table)[4] == ["5", "2", "Bold", "16,50", "0,750", "\N{MINUS SIGN}15", "16,14"]


def test_a_tie_break_that_parts_nobody_has_no_column_but_as_data():
    told = only(EventTables(TEAMS, ENGLISH).standings(2)).headings
    data = only(EventTables(TEAMS, ENGLISH, data=True).standings(2)).headings
    assert "Direct encounter" not in " ".join(told).replace("\n", " ")
    assert len(data) == len(told) + 1


def test_no_tie_breaks_hang_on_a_wall():
    wall = only(EventTables(TEAMS, ENGLISH).standings(2, most=30))
    assert wall.headings == ("Place", "Team", "VP")
    assert wall.words == (1,)


def test_crosstable():
    table = cross_table(EventTables(OPEN, ENGLISH, order=()), 2)
    assert table.headings == ("Place", "Name", "Points", "R1", "R2")
    assert texts(table) == [
        ["1", "Player 2", "1½", "3w½", "7b1"],
        ["2", "Player 3", "1½", "6w+", "+½"],
        ["3", "Player 5", "1½", "1b½", "5w1"],
        ["4", "Player 7", "1½", "+1", "6b½"],
        ["5", "Player 1", "1", "7w1", "3b0"],
        ["6", "Player 6", "½", "2b-", "4w½"],
        ["7", "Player 4", "0", "5b0", "1w0"],
    ]
    teams = cross_table(EventTables(TEAMS, ENGLISH), 2)
    assert texts(teams)[0] == ["1", "East", "25.00", "12.00 (–)", "13.00 (2)"]
    absent = cross_table(EventTables(OPEN, ENGLISH), 3)
    assert "–" in [row[5].text for row in absent.rows]


def test_who_has_no_place_in_the_ranking_has_none_in_the_crosstable():
    left = tuple(
        replace(each, unranked=True) if each.number == 2 else each for each in TEAMS.entrants
    )
    tables = EventTables(replace(TEAMS, entrants=left), ENGLISH)
    assert texts(only(tables.standings(2)))[-1][0] == "\N{EN DASH}"
    crossed = texts(cross_table(tables, 2))
    assert [row[0] for row in crossed] == ["1", "2", "3", "4", "(5)"]
    assert any("(5)" in text for row in crossed[:4] for text in row[3:])


def test_a_bye_of_a_knock_out_is_worth_no_vps():
    group = cup(teams=3).group(1)
    tables = EventTables(group, ENGLISH)
    for table in (only(tables.by_board(1)), only(tables.by_name(1))):
        told = [cell for row in texts(table) for cell in row]
        assert "bye" in told
        assert not any("VP" in each for each in told)


def test_a_league_is_team_by_team_with_vps_and_imps_and_nothing_on_the_diagonal():
    event = played(league(4), 1)
    table = cross_table(EventTables(event.group(1), ENGLISH), 3)
    assert table.headings == ("Place", "Team", "VP", "1", "2", "3", "4")
    grid = [row[3:7] for row in texts(table)]
    assert [row[at] for at, row in enumerate(grid)] == [""] * 4
    for at, row in enumerate(grid):
        for other, text in enumerate(row):
            if other != at:
                margin = grid[other][at].split()[1]
                assert text.split()[1].translate(TURNED) == margin


def test_a_schedule_has_results_as_soon_as_there_is_one():
    event = league(4)
    assert EventTables(event.group(1), ENGLISH).schedule().headings[-1] == "Visitors"
    group = played(event, 1).group(1)
    table = EventTables(group, ENGLISH).schedule()
    assert table.headings[-1] == "Result"
    first = group.rounds[0].games[0]
    assert texts(table)[0][-1].startswith(f"{first.imps.home} – {first.imps.visitors}")


def test_result_slips():
    slips = EventCards(OPEN, ENGLISH).slips(3)
    assert [slip.title for slip in slips] == ["Board 1", "Board 2", "Board 3"]
    assert slips[0].headings[0] == "Round 3"
    assert slips[0].headings[1:] == ("White", "Black")
    assert texts(slips[0]) == [
        ["Name", "Player 1 (1)", "Player 2 (1½)"],
        ["□ ½ – ½", "□ 1 – 0", "□ 0 – 1"],
    ]
    assert slips[0].filled_in
    team = EventCards(TEAMS, ENGLISH).slips(2)[0]
    assert team.headings == ("Round 2\n16 boards", "Home", "Visitors")
    assert [row[0] for row in texts(team)] == ["Team", "IMPs", "VP"]
    assert team.halves == (
        ("Home signs", "Visitors signs"),
        ("□ Director called", "□ Dispute"),
    )


def test_player_cards():
    card = EventCards(OPEN, ENGLISH).card(player_cards(OPEN)[2])
    assert card.title == "3  Player 3"
    assert texts(card) == [
        ["1", "Player 6", "White", "+", "1"],
        ["2", "half-point bye", "", "½", "1½"],
        ["3", "Player 4", "White", "", ""],
    ]
    assert card.rule.startswith("place")
    team = EventCards(TEAMS, ENGLISH).card(player_cards(TEAMS)[4])
    assert texts(team) == [
        ["1", "", "bye", "", "", "12.00", "12.00"],
        ["2", "1", "Aces", "Home", "10 – 0", "13.00", "25.00"],
    ]


@pytest.mark.parametrize(
    ("method", "said"),
    [
        ("2012", "drawn by the FIDE Dutch rules, edition 2012"),
        ("danish", "drawn strictly by rank, whoever has met before"),
        ("", ""),
    ],
)
def test_how_a_round_was_drawn(method, said):
    assert drawn_text(replace(OPEN, rounds=(a_round("1-2 1", method),)), 1, ENGLISH) == said


def test_changes_by_hand_are_told():
    changed = replace(a_round("1-2 1", "2026"), changes=(DrawChange((), ()), DrawChange((), ())))
    text = drawn_text(replace(OPEN, rounds=(changed,)), 1, ENGLISH)
    assert text == "drawn by the FIDE Dutch rules, edition 2026, 2 changes by hand"


def test_half_matches_are_told():
    drawn = a_round("1-2 1, 3-4 1", "danish")
    games = (drawn.games[0], replace(drawn.games[1], triangle=1))
    text = drawn_text(replace(OPEN, rounds=(replace(drawn, games=games),)), 1, ENGLISH)
    assert text.endswith(", half matches at the tables 2")


def test_titles_stand_before_names():
    assert player_name(Entrant(1, "Polgar, Judit", title="GM")) == "GM Polgar, Judit"
    assert listed_name(Entrant(1, "Polgar, Judit", title="GM")) == "Polgar, Judit GM"


@pytest.mark.parametrize("kind", Kind)
def test_every_tie_break_has_words(kind):
    assert list(WORDS) == list(TieBreak)
    names = [tie_break_name(each, ENGLISH) for each in OFFERED[kind]]
    assert len(set(names)) == len(names)
    assert all(tie_break_meaning(each, kind, ENGLISH).endswith(".") for each in OFFERED[kind])
    assert order_text(default_order(kind), kind, ENGLISH).startswith("ranking: ")


def made_of(tournament, tie_break, number):
    words = ValueWords(tournament, tie_break, ENGLISH)
    return texts(words.table(explain(tournament, tie_break, number, 2)))


def test_what_a_value_is_made_of():
    assert made_of(OPEN, TieBreak.BUCHHOLZ_CUT_1, 3) == [
        [
            "1",
            "Player 6",
            "0.5",
            ("not played: as against these points, no more than the opponent has"),
        ],
        [
            "2",
            "–",
            "1.0",
            (
                "not played: counts as a game against these points, at most what draws in all "
                "rounds give; stayed away, so it is the one left out"
            ),
        ],
    ]
    assert made_of(OPEN, TieBreak.SONNEBORN_BERGER, 2) == [
        ["1", "Player 5", "1½, ½", "0.75", ""],
        ["2", "Player 4", "0, 1", "0.00", ""],
    ]
    assert made_of(TEAMS, TieBreak.NET_IMPS, 1) == [
        ["1", "Bold", "40 – 20", "+20", ""],
        ["2", "East", "0 – 10", "\N{MINUS SIGN}10", ""],
    ]
    assert made_of(TEAMS, TieBreak.IMP_QUOTIENT, 1) == [
        ["1", "Bold", "40 – 20", ""],
        ["2", "East", "0 – 10", ""],
    ]


def test_who_was_not_met_is_named():
    parts = explain(OPEN, TieBreak.DIRECT, 3, 2, (TieBreak.DIRECT,))
    words = ValueWords(OPEN, TieBreak.DIRECT, ENGLISH)
    assert words.unmet(parts) == "Level, but not met: Player 2, Player 5, Player 7."
    assert words.unmet(parts[:0]) == ""
    assert words.unmet(parts * 5) == "15 others who are level were not met."


@pytest.mark.parametrize(
    ("hundredths", "text"),
    [(0, "0"), (50, "½"), (450, "4½"), (400, "4"), (425, "4.25"), (1050, "10½")],
)
def test_points_as_one_says_them(hundredths, text):
    assert Language().points(hundredths) == text


def test_paragraphs():
    table = paragraphs_table("Round 1", "rule", "why", (Paragraph("A", True), Paragraph("B c.")))
    assert texts(table) == [["A"], ["B c."]]
    assert (table.prose, table.words, table.rows[0][0].strong) == (True, (0,), True)


def test_an_event_of_bridge_prints_the_vp_table_of_its_boards():
    (section,) = EventSubject(TEAMS).sections(ExportChoice(VP_TABLE), ENGLISH)
    assert f"{TEAMS.teams.boards} boards" in sure(section.table).title
    assert sure(section.table).rows[0][1].text == "10.00"
    assert VP_TABLE not in EventSubject(OPEN).sheets
