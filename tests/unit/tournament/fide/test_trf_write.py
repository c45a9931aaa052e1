"""What is written as a report file is read back as it was."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bench import swiss_reports
from tests.unit.tournament.fide.reports import REAL
from tests.unit.tournament.fide.strict_report import strict_faults
from tests.unit.tournament.small_events import a_round, event
from vpdesk.tournament.draws import draw as rules
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide import trf
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Bye, ByeKind, DrawChange, Game, PointSystem, Result, Round
from vpdesk.tournament.tournament import (
    Acceleration,
    Edition,
    Entrant,
    Forbidden,
    Request,
    Tournament,
)

READABLE = [each for each in REAL if each.stem != "trf26_team_min"]
TOGETHER = ["1 0", "0 1", "= =", "W L", "D D", "+ -", "- +", "- -", "0 0", "= 0"]
SYSTEMS = [PointSystem(), PointSystem(300, 100), PointSystem(pairing_bye=50)]
WORDS = st.text(st.characters(min_codepoint=33, max_codepoint=0x24F, exclude_categories=["C", "Z"]))


@pytest.mark.parametrize("file", READABLE, ids=lambda file: file.stem)
def test_real_files_come_back(file):
    tournament = trf.read(file.read_text())
    assert trf.read(trf.write(tournament)) == tournament
    for old in ("06", "16"):
        again = trf.read(trf.write(tournament, old))
        assert again.rounds == tournament.rounds
        assert again.requests == tournament.requests
        assert again.entrants == tournament.entrants
        assert again.edition == tournament.edition


@st.composite
def tournaments(draw):
    """Tournaments with whatever a report file has a place for."""
    numbers = sorted(draw(st.sets(st.integers(1, 99), min_size=2, max_size=7)))
    players = tuple(
        Entrant(number, draw(WORDS.filter(bool))[:33], draw(st.integers(0, 3000)), title, sex)
        for number, title, sex in zip(
            numbers,
            draw(st.lists(st.sampled_from(["GM", "WFM", ""]), min_size=7, max_size=7)),
            "mwmw   ",
            strict=False,
        )
    )
    players = tuple(
        Entrant(each.number, each.name, each.rating, each.title, each.sex.strip())
        for each in players
    )
    rounds = tuple(_round(draw, numbers) for _ in range(draw(st.integers(0, 3))))
    coming = len(rounds) + 1
    asked = draw(
        st.dictionaries(
            st.tuples(st.integers(coming, coming + 2), st.sampled_from(numbers)),
            st.sampled_from([ByeKind.FULL, ByeKind.HALF, ByeKind.ZERO]),
            max_size=3,
        )
    )
    points = st.integers(0, 30).map(lambda tenths: 10 * tenths)
    fictitious = st.lists(points, min_size=1, max_size=3).filter(lambda each: each[-1])
    accelerated = draw(st.dictionaries(st.sampled_from(numbers), fictitious, max_size=3))
    pair = st.tuples(*[st.sampled_from(numbers)] * 2).filter(lambda two: two[0] != two[1])
    span = st.sampled_from([(1, 0), (2, 3), (1, 1)])
    return Tournament(
        entrants=players,
        rounds=rounds,
        name=draw(WORDS),
        edition=draw(st.sampled_from(Edition)),
        planned=draw(st.integers(0, 12)),
        first_colour=draw(st.sampled_from("wb")),
        points=draw(st.sampled_from(SYSTEMS)),
        requests=tuple(Request(who, when, kind) for (when, who), kind in sorted(asked.items())),
        forbidden=tuple(
            Forbidden(two, *when)
            for two, when in draw(st.lists(st.tuples(pair, span), max_size=3, unique=True))
        ),
        acceleration=tuple(
            Acceleration(who, tuple(accelerated[who])) for who in sorted(accelerated)
        ),
        details=draw(st.sampled_from([(), (("022", "Brno"), ("112", "A, B"), ("112", "C"))])),
        extra=draw(st.sampled_from([(), ("### note", "XYZ  as it stood ")])),
    )  # fmt: skip


def _round(draw, numbers):
    order = draw(st.permutations(numbers))
    count = draw(st.integers(1, len(order) // 2))
    games = []
    for white, black in zip(order[:count], order[count : 2 * count], strict=True):
        first, second = map(Result, draw(st.sampled_from(TOGETHER)).split())
        given_points = None
        if draw(st.booleans()) and first is not Result.WIN:
            given_points = (990, 0)
        games.append(Game(white, black, first, second, given_points))
    kinds = st.sampled_from([ByeKind.FULL, ByeKind.HALF, ByeKind.ZERO])
    byes = [Bye(number, draw(kinds)) for number in sorted(order[2 * count :])]
    return Round(tuple(sorted(games, key=lambda game: min(game.sides))), tuple(byes), "file")


@settings(max_examples=30)
@given(tournaments())
def test_tournaments_come_back(tournament):
    text = trf.write(tournament)
    assert text.endswith("\r\n")
    assert trf.read(text) == _until_the_last_round(tournament)
    # The files of 2006 have one code for the bye of the draw and for other wins without a game.
    same = tournament.points.pairing_bye == tournament.points.full_bye
    for old in ("06", "16") if same else ("16",):
        again = trf.read(trf.write(tournament, old))
        assert [each.games for each in again.rounds] == [
            tuple(_old(game) if old == "06" else game for game in each.games)
            for each in tournament.rounds
        ]


def _until_the_last_round(tournament):
    """Nothing that is asked for after the last round is written."""
    asked = [e for e in tournament.requests if not 0 < tournament.planned < e.round]
    return replace(tournament, requests=tuple(asked))


def _old(game):
    """The files of 2006 know no games that are not rated."""
    rated = {"W": "1", "D": "=", "L": "0"}
    one, other = (Result(rated.get(each, each)) for each in (game.home_result, game.visitor_result))
    return Game(game.home, game.visitor, one, other, game.points)


def test_the_round_to_come_tells_who_is_away():
    tournament = Tournament(
        entrants=(
            *(Entrant(1, "A"), Entrant(2, "B")),
            *(Entrant(3, "C", first_round=4), Entrant(4, "D", last_round=1)),
            Entrant(5, "E", first_round=3, last_round=3),
        ),
        rounds=(a_round("1-2 1, 3 Z, 4 U, 5 Z"),),
        planned=4,
        requests=(Request(2, 2, ByeKind.HALF),),
    )  # fmt: skip
    lines = trf.write(tournament).split("\r\n")
    away = {line[7]: line[101:109] for line in lines if line.startswith("001")}
    assert set(away.values()) == {""}  # they are told once
    assert [line for line in lines if line.startswith("240")] == [
        "240 H   2    2",
        "240 Z   2    3    4    5",
        "240 Z   3    3    4",
        "240 Z   4    4    5",
    ]
    assert {"142 4", "XXR 4", "192 FIDE_DUTCH", "### vpdesk: FIDE Dutch 2026"} < set(lines)
    usual = "DE,BH/C1,BH,SB,WIN"
    assert {f"202 {usual}", f"212 PTS,{usual}"} < set(lines)
    given = replace(tournament, requests=(Request(2, 3, ByeKind.PAIRING),))
    (cell,) = [line[91:] for line in trf.write(given).split("\r\n") if line.startswith("001    2")]
    assert cell == "   1 b 0" + 12 * " " + "0000 - U"  # a record 240 has no code for it
    assert given.requests[0] in trf.read(trf.write(given)).requests
    # Pairing programs of their time want the points of byes to come among those of the player.
    old = [line for line in trf.write(tournament, "16").split("\r\n") if line[:3] == "001"]
    away = {line[7]: line[101:109] for line in old}
    assert away == {"1": "", "2": "0000 - H", **dict.fromkeys("345", "0000 - Z")}
    points = {line[7]: line[80:84] for line in old}
    assert points == {"1": " 1.0", "2": " 0.5", "3": " 0.0", "4": " 1.0", "5": " 0.0"}


@pytest.mark.parametrize("dialect", ["06", "16", "26"])
def test_nothing_stands_after_the_last_round(dialect):
    tournament = Tournament(
        entrants=(Entrant(1, "A"), Entrant(2, "B"), Entrant(3, "C", last_round=1), Entrant(4, "D")),
        rounds=(a_round("1-2 1, 3-4 1"), a_round("1-4 1, 2 U, 3 Z")),
        planned=2,
        requests=(Request(2, 3, ByeKind.HALF),),
    )
    lines = trf.write(tournament, dialect).split("\r\n")
    assert [len(line) for line in lines if line.startswith("001")] == [109] * 4
    assert not [line for line in lines if line.startswith("240")]
    again = trf.read("\n".join(lines))
    assert [each.games for each in again.rounds] == [each.games for each in tournament.rounds]


@pytest.mark.parametrize("edition", list(Edition))
def test_the_type_is_one_that_others_know(edition):
    tournament = event("1-2 1, 3-4 =", edition=edition, planned=5)
    lines = trf.write(tournament).split("\r\n")
    assert {"192 FIDE_DUTCH", f"### vpdesk: FIDE Dutch {edition}"} < set(lines)
    accelerated = replace(tournament, acceleration=baku(tournament))
    assert "192 FIDE_DUTCH_BAKU" in trf.write(accelerated)
    for each in (tournament, accelerated):
        again = trf.read(trf.write(each))
        assert (again.edition, again.acceleration) == (edition, each.acceleration)


@pytest.mark.parametrize(
    "told",
    [
        (("092", "Individual: Round-Robin"),),
        (("092", "Swiss Dubov System"),),
        (("192", "FIDE_LIM"),),
        (("192", "CUSTOM_BAKU"),),
        (("092", "Individual: Swiss-System"), ("192", "FIDE_BURSTEIN")),
    ],
)
def test_another_system_stays_what_it_is_and_is_not_drawn(told):
    tournament = event("1-2 1, 3-4 =", planned=5, details=told)
    for dialect in ("06", "16", "26"):
        text = trf.write(tournament, dialect)
        assert "DUTCH" not in text.upper()
        with pytest.raises(TournamentError, match="not drawn by the Dutch rules"):
            rules.draw(trf.read(text))


def test_old_files_say_for_pairing_programs_what_they_have_no_record_for():
    tournament = event(
        "1-2 1, 3-4 =",
        first_colour="b",
        forbidden=(Forbidden((1, 3)), Forbidden((2, 4), 3)),
        acceleration=(Acceleration(1, (100, 50)),),
        points=PointSystem(300, 100, 0, 300, 0, 300, 300, 100),
    )
    lines = trf.write(tournament, "16").split("\r\n")
    assert {"XXC black1", "XXP 1 3", "XXA    1  1.0  0.5", "BBW  3.0", "BBU  3.0"} < set(lines)
    assert not [line for line in lines if line[:3] in ("152", "162", "240", "250", "260")]
    assert any("FIDE Dutch 2026" in line for line in lines if line.startswith("092"))


def test_what_a_report_has_no_place_for_is_refused():
    teams = event("1-2 1", kind=Kind.TEAMS)
    with pytest.raises(TournamentError, match="VPs with two decimals"):
        trf.write(teams)
    with pytest.raises(TournamentError, match="no place for the number 10000"):
        trf.write(event(players=2, ratings=(10000, 1)))
    with pytest.raises(TournamentError, match="of this worth: 260"):
        trf.write(event(players=2, acceleration=(Acceleration(1, (26000,)),)))
    with pytest.raises(TournamentError, match=r"no place for these points of player 1: 12\.24"):
        trf.write(event("1-2 1", "1-2 1", points=PointSystem(win=612)))


def test_the_order_of_tie_breaks_is_written_twice_and_told_once():
    plain = event("1-2 1")
    assert trf.read(trf.write(plain)).details == ()
    named = replace(plain, details=(("212", "PTS,XYZ/Q,KS"),))
    text = trf.write(named)
    assert "\r\n202 XYZ/Q,KS\r\n212 PTS,XYZ/Q,KS\r\n" in text
    assert trf.read(text).details == named.details
    assert "\r\n202" not in trf.write(named, "16")


def test_what_was_changed_by_hand_is_a_comment():
    change = DrawChange(((1, 3), (2, 0)), ((1, 2), (3, 0)))
    drawn = replace(a_round("1-2 1, 3 U"), changes=(change,))
    tournament = replace(event("1-2 1, 3 U"), rounds=(drawn,))
    line = "### MPA round 1: 1-3 2-0 -> 1-2 3-0"
    text = trf.write(tournament)
    assert line in text.split("\r\n")
    read = trf.read(text)
    assert read.extra == (line,)
    assert trf.write(read).count("MPA") == 1
    assert "MPA" not in trf.write(tournament, "16")


@pytest.mark.parametrize("edition", Edition)
def test_a_strict_checker_takes_what_is_written(edition):
    # python -m tests.bench.swiss_reports does so with thousands.
    for seed in range(7):
        assert swiss_reports.faults(swiss_reports.stopped(edition, seed, most=16)) == []


def test_the_strict_checker_finds_faults():
    text = trf.write(event("1-2 1, 3 U", planned=5, first_colour="w", name="A"))
    assert list(strict_faults(text)) == []
    lines = text.split("\r\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("001"))
    for column in (4, 7, 83, 88, 93, 96, 98):
        other = [*lines]
        other[at] = other[at][:column] + ("8" if column == 83 else "9") + other[at][column + 1 :]
        assert list(strict_faults("\r\n".join(other)))
    for more in ("240 H   0    1", "240 Q   9    1", "XXR 1", "260   1   2    1", "999 x", "192 A"):
        assert list(strict_faults(text + more + "\r\n"))
    assert list(strict_faults(text.replace("\r", "")))
