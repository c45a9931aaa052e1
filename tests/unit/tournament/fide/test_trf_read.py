"""Report files are read for what they say, or refused with the line and the reason."""

from dataclasses import replace
from random import Random

import pytest

from tests.swiss_events import chess, play_round
from tests.unit.tournament.fide.reports import FOLDER, REAL, broken, player, report, two
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.systems import other_system
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.fide import trf
from vpdesk.tournament.round import Bye, ByeKind, Game, PointSystem, Result, Round
from vpdesk.tournament.tournament import Acceleration, Edition, Forbidden, Request


def refused(text):
    with pytest.raises(TournamentError) as caught:
        trf.read(text)
    assert str(caught.value).isprintable()
    return caught.value.line, str(caught.value)


def test_the_sample_of_javafo_is_read_whole():
    read = trf.read((FOLDER / "javafo_sample_gros.trf").read_text())
    assert (len(read.entrants), len(read.rounds), read.planned) == (52, 4, 9)
    assert (read.name, read.first_colour) == ("XX Open Internacional de Gros", "w")
    assert ("022", "Donostia") in read.details
    first = read.by_number[1]
    assert (first.name, first.rating, first.sex) == ("Mirzoev Azer", 2527, "m")
    assert (first.federation, first.register_number, first.birth) == (
        "AZE",
        "13400304",
        "1978/00/00",
    )
    assert read.requests == tuple(Request(each, 5, ByeKind.ZERO) for each in (22, 28, 43))
    assert Game(1, 26, Result.WIN, Result.LOSS) in read.rounds[0].games
    assert Game(8, 21, Result.FORFEIT_LOSS, Result.FORFEIT_WIN) in read.rounds[3].games
    assert Bye(29, ByeKind.HALF) in read.rounds[3].byes
    assert read.points == PointSystem()


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\r\r\n"])
def test_any_line_end_will_do(end):
    text = (FOLDER / "dutch_2026.trf").read_bytes().decode()
    assert trf.read(text.replace("\n", end)) == trf.read(text)


def test_the_edition_is_what_the_file_says():
    texts = {each.stem: each.read_text() for each in REAL}
    assert trf.stated_edition(texts["dutch_2012"]) is Edition.E2012
    assert trf.read(texts["dutch_2012"]).edition is Edition.E2012
    assert trf.stated_edition(texts["dutch_2025_c5"]) is None
    for code, edition in {
        "FIDE_DUTCH_2025": Edition.E2026,
        "FIDE_DUTCH_2017": Edition.E2017,
        "FIDE_DUTCH": Edition.E2026,
        "FIDE_DUBOV": None,
    }.items():
        text = two("   2 w 1", "   1 b 0", "092 Swiss Dutch (Istanbul 2012 rules)", f"192 {code}")
        assert trf.stated_edition(text) is (edition or Edition.E2012)


@pytest.mark.parametrize(
    ("day", "edition"),
    [
        ("042 24/09/2010", Edition.E2012),
        ("042 2017/06/30", Edition.E2012),
        ("042 2017-07-01", Edition.E2017),
        ("052 30.01.2026", Edition.E2017),
        ("042 2026/02/01", Edition.E2026),
        ("042 last Friday", Edition.E2026),
        ("042 2018/5/3", Edition.E2017),
        ("042 3. 5. 2018", Edition.E2017),
        ("042 28.10.11", Edition.E2012),
        ("042 20180503", Edition.E2017),
        ("042 2011", Edition.E2012),
        ("042 28 October 2011", Edition.E2012),
        ("042 2017\n052 2017/09/03", Edition.E2017),
        ("042 11/10/28", Edition.E2026),
        ("132" + 88 * " " + "11/10/28  11/10/29", Edition.E2012),
        ("042\n052\n132" + 88 * " " + "          18/05/03", Edition.E2017),
    ],
)
def test_a_report_that_names_no_edition_is_judged_by_its_date(day, edition):
    text = two("   2 w 1", "   1 b 0", day)
    assert trf.stated_edition(text) is None
    assert trf.read(text).edition is edition
    assert trf.read(f"{text}\n### vpdesk: FIDE Dutch 2012").edition is Edition.E2012


@pytest.mark.parametrize("code", ["FIDE_DUTCH_BAKU", "FIDE_DUTCH_2026_BAKU"])
def test_a_type_that_says_baku_is_accelerated(code):
    read = trf.read(two("   2 w 1", "   1 b 0", "142 5", f"192 {code}"))
    assert read.acceleration == baku(read) != ()
    assert not other_system(read)
    assert "192 FIDE_DUTCH_BAKU" in trf.write(read)


@pytest.mark.parametrize("code", ["FIDE_DUBOV", "FIDE_BURSTEIN_BAKU", "FIDE_ROUNDROBIN", "OUR_OWN"])
def test_other_systems_are_told_from_the_dutch_one(code):
    read = trf.read(two("   2 w 1", "   1 b 0", f"192 {code}"))
    assert other_system(read) == code
    assert f"192 {code}" in trf.write(read)
    with pytest.raises(NoPairingError, match=code):
        draw(read)


def test_codes_of_2006_and_2016_mean_the_same():
    old = report(
        player(1, 1.5, "   2 w 1", "0000 - ="),
        player(2, 1, "   1 b 0", "   3 w 1"),
        player(3, 1, "0000 - +", "   2 b 0"),
        player(4, 0, "0000 - -"),
    )
    new = old.replace("- +", "- U").replace("- =", "- H").replace("- -", "- z")
    assert trf.read(old) == trf.read(new)
    assert trf.read(old).rounds[0].byes == (Bye(3, ByeKind.PAIRING), Bye(4, ByeKind.ZERO))
    assert trf.read(old).rounds[1].byes == (Bye(1, ByeKind.HALF), Bye(4, ByeKind.ZERO))


def test_two_wins_without_an_opponent_are_not_the_bye_of_the_draw():
    byes = ["0000 - +"] * 2
    text = report(
        player(1, 1, "   2 w 1"), player(2, 0, "   1 b 0"), *map(player, (3, 4), (1, 1), byes)
    )
    assert trf.read(text).rounds[0].byes == (Bye(3, ByeKind.FULL), Bye(4, ByeKind.FULL))


def test_what_comes_after_the_last_opponent_is_asked_for():
    text = report(
        player(1, 1.5, "   2 w 1", "0000 - H"),
        player(2, 0, "   1 b 0"),
        player(3, 0, "0000 - Z"),
        "240 Z   2    3",
        "240 F   4    2    3",
    )
    read = trf.read(text)  # the points hold the bye of the round to come
    assert len(read.rounds) == 1
    assert read.requests == (
        Request(1, 2, ByeKind.HALF),
        Request(3, 2, ByeKind.ZERO),
        Request(2, 4, ByeKind.FULL),
        Request(3, 4, ByeKind.FULL),
    )


def test_a_round_may_be_without_results():
    read = trf.read(
        report(
            player(1, 1, "   2 w 1", "   3 b"),
            player(2, 0, "   1 b 0", "0000 - U"),
            player(3, 0, "0000 - Z", "   1 w"),
        )
    )
    assert read.rounds[1].games == (Game(3, 1),)
    assert not read.rounds[1].finished


def test_the_first_colour_follows_from_the_first_who_played():
    text = report(player(1, 0, "0000 - Z"), player(2, 0, "   3 b 0"), player(3, 1, "   2 w 1"))
    assert trf.read(text).first_colour == "b"
    assert trf.read(text + "152 W").first_colour == "w"
    assert trf.read(text + "XXC white1").first_colour == "w"


@pytest.mark.parametrize(
    ("points", "line", "expected"),
    [
        (
            (3, 0),
            "",
            PointSystem(300, 100, forfeit_win=300, pairing_bye=300, full_bye=300, half_bye=100),
        ),
        ((1, 0), "162  W 1.0    P 0.5", PointSystem(pairing_bye=50)),
        ((1, 0), "XXS PAB=.5 HPB=0", PointSystem(pairing_bye=50, half_bye=0)),
        ((2, 0), "BBW  2.0", PointSystem(200, pairing_bye=200, forfeit_win=200, full_bye=200)),
        ((3, 1), "XXS W=3 WL=1 BL=1", PointSystem(300, 50, 100, 300, 0, 300, 300)),
    ],
)
def test_the_point_system_is_stated_or_follows_from_the_points(points, line, expected):
    assert trf.read(two(points=points) + line).points == expected


def test_points_of_the_arbiter_are_kept():
    text = two("   2 w 1", "   1 b 0", "299 L         0.5    1    2", points=(1, 0.5))
    assert trf.read(text).rounds[0].games[0].points == (100, 50)
    bonus = two("   2 w 1", "   1 b 0", "299          -0.5    1    1", points=(0.5, 0))
    assert trf.read(bonus).rounds[0].games[0].points == (50, 0)


def test_forbidden_pairs_and_fictitious_points_are_read():
    lines = (
        "260   2   3    1    2",
        "XXP 1 2",
        "250       1.0   1   2    1    1",
        "XXA    2  0.5  0.0",
    )
    read = trf.read(two("   2 w 1", "   1 b 0", *lines))
    assert read.forbidden == (Forbidden((1, 2), 2, 3), Forbidden((1, 2)))
    assert read.acceleration == (Acceleration(1, (100, 100)), Acceleration(2, (50,)))


def test_letters_that_count_as_two_columns_are_read():
    name = "Čížek, Šimon"
    right = player(1, 1, "   2 w 1", name=name)
    shifted = right.replace(f"{name}    ", name)  # four letters of two bytes
    for line in (right, shifted):
        read = trf.read(report(line, player(2, 0, "   1 b 0")))
        assert read.by_number[1].name == name


def test_teams_and_unknown_records_are_kept_as_they_stand():
    lines = ("013 Slavia                             1    2", "### a comment  ", "CZE    1   what")
    read = trf.read(two("   2 w 1", "   1 b 0", *lines))
    assert read.extra == lines
    assert not trf.is_team_report(read)  # players, whose results count for teams, too


def test_boards_of_a_team_tournament_are_told_from_single_players():
    team = "310   1 Russia                           RUS   2793      1.0    1.0   1     1    2"
    for line in (team, "092 Team: Swiss-System", "192 FIDE_TEAM_BAKU"):
        assert trf.is_team_report(trf.read(two("   2 w 1", "   1 b 0", line)))
    read = trf.read(two("   2 w 1", "   1 b 0", team, "240 H   2    9"))
    assert (read.extra, read.requests) == ((team, "240 H   2    9"), ())


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 0, "no players"),
        ("012 Nothing", 1, "no players"),
        (two("   2 w 1", "   1 w 0"), 1, "the same colour"),
        (two("   2 - 1", "   1 - 0"), 1, "neither player 1 nor player 2"),
        (two("   2 w 1", "   1 b 1"), 1, "does not go with"),
        (two("   2 w +", "   1 b +"), 1, "does not go with"),
        (two("   2 w 1", "   1 b"), 1, "does not go with"),
        (two("   2 w H", "   1 b 0"), 1, "“H”, as without an opponent"),
        (two("   1 w 1", "   1 b 0"), 1, "meets nobody else"),
        (two("   9 w 1", "   1 b 0"), 1, "player 9, who is not entered"),
        (two("   2 w 1", "0000 - Z"), 1, "player 2 meets nobody"),
        (two("   2 w 1", "0000 - 1"), 1, "player 2 meets nobody"),
        (two("0000 - Z", "0000 - 1"), 2, "“1” without an opponent"),
        (two("   2 x 1", "   1 b 0"), 1, "“x” in column 97 is not a colour"),
        (two("   2 w ?", "   1 b 0"), 1, "column 99: “?” is not a result"),
        (two("   2xw 1", "   1 b 0"), 1, "Column 96 holds “x”"),
        (two("  2a w 1", "   1 b 0"), 1, "Columns 92 to 95 hold “2a”"),
        (two(points=(5, 0)), 1, "Player 1: columns 81-84 say 5, results 1"),
        (two("   2 w 1", "   1 b 0", player(2, 0)), 3, "Two players have the number 2"),
        (two("   2 w 1", "   1 b 0", "142 x"), 3, "A number belongs here, not “x”"),
        (two("   2 w 1", "   1 b 0", "142 5", "XXR 6"), 4, "something else here"),
        (two("   2 w 1", "   1 b 0", "152 green"), 3, "“green” is not a colour"),
        (two("   2 w 1", "   1 b 0", "XXC white2"), 3, "“white2” is not a setting"),
        (two("   2 w 1", "   1 b 0", "XXP 1"), 3, "at least two players"),
        (two("   2 w 1", "   1 b 0", "XXP 1 7"), 3, "Player 7 is not entered"),
        (two("   2 w 1", "   1 b 0", "XXS QQ=1"), 3, "“QQ” is not a known code"),
        (two("   2 w 1", "   1 b 0", "XXS WW=1 BW=2"), 3, "White and Black get different points"),
        (two("   2 w 1", "   1 b 0", "240 X   2    1"), 3, "“X” is not a valid bye"),
        (two("   2 w 1", "   1 b 0", "240 H   1    1"), 1, "a bye in a record 240"),
        (two("   2 w 1", "   1 b 0", "260   3   2    1    2"), 3, "Round 2 comes before round 3"),
        (report(player(0, 0)), 1, "above 0"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(text, line, words):
    at, reason = refused(text)
    assert at == line
    assert words in reason


def test_three_who_disagree_are_named():
    text = report(
        player(1, 1, "   2 w 1"), player(2, 0, "   3 b 0"), player(3, 0, "   2 w 0"), player(4, 0)
    )
    assert refused(text) == (
        1,
        "In round 1 player 1 meets 2, but 2 meets 3.",
    )


def test_every_player_whose_points_are_wrong_is_a_fault():
    text = report(
        player(1, 5, "   2 w 1"), player(2, 0, "   1 b 0"), player(3, 1, "0000 - U"), player(4, 4)
    )
    with pytest.raises(TournamentError) as caught:
        trf.read(text)
    assert [fault.line for fault in caught.value.faults] == [1, 4]


def test_results_that_only_an_arbiter_gives_are_read():
    for first, second in (("0", "0"), ("=", "0"), ("-", "-"), ("D", "L")):
        points = (0.5 if first in "=D" else 0, 0)
        read = trf.read(two(f"   2 w {first}", f"   1 b {second}", points=points))
        assert read.rounds[0].games == (Game(1, 2, Result(first), Result(second)),)


def test_a_file_of_teams_whose_points_are_wrong_is_refused():
    line, reason = refused((FOLDER / "trf26_team_min.trf").read_text())
    assert (line, "columns 81-84 say 4" in reason) == (13, True)


def test_broken_files_are_read_or_refused_with_a_reason():
    random = Random(1)
    good = [file.read_bytes() for file in REAL]
    read, refusals = 0, []
    for _ in range(150):
        text = broken(random.choice(good), random).decode("latin-1")
        try:
            read += bool(trf.read(text).entrants)
        except TournamentError as error:
            refusals.append(error)
    assert read + len(refusals) == 150
    assert read > 3
    assert all(str(each).isprintable() and each.line > 0 for each in refusals)


def test_half_points_that_no_column_has_are_byes_if_that_is_wanted():
    text = report(
        player(1, 1.5, "   2 w 1"),
        player(2, 0.5, "   1 b 0", "   3 w ="),
        player(3, 1, "", "   2 b ="),
        player(4, 0),
    )
    assert "Player 1: columns 81-84 say 1.5" in refused(text)[1]
    read = trf.read(text, halves=True)
    byes = [[(bye.entrant, bye.kind.value) for bye in drawn.byes] for drawn in read.rounds]
    assert byes == [[(3, "H"), (4, "Z")], [(1, "H"), (4, "Z")]]
    assert trf.missing_halves(text) == ((1, 3), (2, 1))
    assert trf.read(trf.write(read)).rounds == read.rounds
    assert trf.missing_halves(two()) == ()  # nothing is missing
    assert trf.missing_halves(two(points=(1.5, 0))) == ()  # no round is free for a bye
    assert trf.missing_halves(two(points=(1.3, 0))) == ()


def test_pairing_numbers_by_the_places_in_the_file():
    """The second line, number 1, is pairing number 2, wherever it is named."""
    made = play_round(chess(4), "10")
    text = trf.write(made).replace("\r\n", "\n")
    lines = text.splitlines()
    at = [number for number, line in enumerate(lines) if line.startswith("001")]
    order = (3, 1, 4, 2)
    shuffled = [lines[at[number - 1]] for number in order]
    lines[at[0] : at[-1] + 1] = shuffled
    told = "\n".join((*lines, "XXC rank white1", "XXP 3 4", "240 H   2    1"))
    assert trf.asks_for_order(told)
    found = trf.read(told)
    names = [made.entrants[number - 1].name for number in order]
    assert [each.name for each in found.entrants] == names
    assert [each.number for each in found.entrants] == [1, 2, 3, 4]
    games = {each.sides: each.home_result for each in made.rounds[0].games}
    new = {old: number for number, old in enumerate(order, 1)}
    assert {each.sides: each.home_result for each in found.rounds[0].games} == {
        (new[white], new[black]): result for (white, black), result in games.items()
    }
    assert found.forbidden == (Forbidden((1, 3)),)
    assert found.requests == (Request(2, 2, ByeKind.HALF),)
    assert list(trf.told_ranks(told)[0]) == [1, 2, 3, 4]
    assert not trf.asks_for_order(text + "XXC rank")
    wrong = told.replace(shuffled[1], shuffled[1].replace(" 1.0 ", " 3.0 ", 1))
    assert wrong != told
    with pytest.raises(TournamentError, match="Player 1: columns 81-84 say 3") as caught:
        trf.read(wrong)
    assert [each.values["number"] for each in caught.value.faults] == [1]


def test_a_first_round_with_the_bye_alone_is_a_round():
    drawn = replace(
        chess(3),
        requests=(Request(1, 1, ByeKind.ZERO), Request(2, 1, ByeKind.ZERO)),
        rounds=(Round((), (Bye(1, ByeKind.ZERO), Bye(2, ByeKind.ZERO), Bye(3, ByeKind.PAIRING))),),
    )
    again = trf.read(trf.write(drawn))
    assert [each.byes for each in again.rounds] == [drawn.rounds[0].byes]
    to_come = replace(drawn, rounds=(), requests=(Request(3, 1, ByeKind.PAIRING),))
    assert trf.read(trf.write(to_come)).rounds == ()
