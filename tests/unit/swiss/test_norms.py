"""Title norms: each demand at its border, with figures worked out by hand."""

from dataclasses import replace

import pytest

from vpdesk.report.language import Language
from vpdesk.report.swiss.norm_words import norm_sentence, norms_table
from vpdesk.swiss.norms import Demand, NormTitle, norms
from vpdesk.swiss.tournament import Game, Kind, Player, Result, Round, Tournament

# The average for IM is (20 760 + 2050 + 100) / 9 = 2323.3, as the last one counts as 2050.
OPPONENTS = (
    ("GM", 2500, "POL"),
    ("GM", 2480, "GER"),
    ("IM", 2400, "POL"),
    ("IM", 2420, "SVK"),
    ("FM", 2300, "CZE"),
    ("FM", 2310, "CZE"),
    ("CM", 2250, "CZE"),
    ("", 2200, "CZE"),
    ("", 1900, "CZE"),
)
SCORES = {"1": (Result.WIN, Result.LOSS), "=": (Result.DRAW,) * 2, "0": (Result.LOSS, Result.WIN)}
SIX_AND_A_HALF = "111111=00"


def made(scores=SIX_AND_A_HALF, opponents=OPPONENTS, **more):
    me = Player(1, "Me", 2350, "FM", federation="CZE")
    others = [
        Player(at, f"P{at}", rating, title, federation=land)
        for at, (title, rating, land) in enumerate(opponents, 2)
    ]
    rounds = (Round((Game(1, at, *SCORES[score]),)) for at, score in enumerate(scores, 2))
    return Tournament((replace(me, **more), *others), tuple(rounds))


def with_one(at, title=None, rating=None, land=None):
    old = OPPONENTS[at]
    new = (old[0] if title is None else title, rating or old[1], land or old[2])
    return (*OPPONENTS[:at], new, *OPPONENTS[at + 1 :])


def of_me(tournament):
    return {each.title: each for each in norms(tournament, 99) if each.number == 1}


def lacking(tournament, title=NormTitle.IM):
    norm = of_me(tournament)[title]
    return [(each.demand, each.found, each.needed) for each in norm.lacking]


def test_a_norm_with_all_its_figures():
    norm = of_me(made())[NormTitle.IM]
    assert norm.lacking == ()
    found = {each.demand: (each.found, each.needed) for each in norm.demands}
    assert found == {
        Demand.GAMES: (9, 9),
        Demand.OTHER_FEDERATIONS: (3, 2),
        Demand.OWN_FEDERATION: (5, 5),
        Demand.ONE_FEDERATION: (5, 6),
        Demand.HOLDERS: (6, 5),
        Demand.OF_TITLE: (4, 3),
        Demand.AVERAGE: (2323, 2230),
        Demand.SHARE: (72, 35),
        Demand.PERFORMANCE: (2323 + 166, 2450),
    }


def test_the_performance_is_that_of_the_table():
    assert of_me(made("111111000")) == {}  # 67 %: 2323 + 125 = 2448
    eight = made("1111111=0")  # 83 %: 2323 + 273
    assert of_me(eight)[NormTitle.IM].found(Demand.PERFORMANCE) == 2596
    # For GM the last one counts as 2200, and so does nobody else: 2340 + 273.
    assert of_me(eight)[NormTitle.GM].found(Demand.PERFORMANCE) == 2613
    assert lacking(eight, NormTitle.GM) == [(Demand.OF_TITLE, 2, 3), (Demand.AVERAGE, 2340, 2380)]


@pytest.mark.parametrize(
    ("tournament", "told"),
    [
        (made(opponents=with_one(3, land="CZE")), [(Demand.OWN_FEDERATION, 6, 5)]),
        (
            made(opponents=[(title, rating, "POL") for title, rating, _ in OPPONENTS]),
            [(Demand.OTHER_FEDERATIONS, 1, 2), (Demand.ONE_FEDERATION, 9, 6)],
        ),
        (made(opponents=with_one(4, title="CM")), []),
        (
            made("1111111==", [(title, rating - 100, land) for title, rating, land in OPPONENTS]),
            [],
        ),
        (
            made("111111111", [(title, rating - 110, land) for title, rating, land in OPPONENTS]),
            [(Demand.AVERAGE, 2226, 2230)],
        ),
        (
            made(opponents=(*with_one(4, title="CM")[:5], ("WCM", 2310, "CZE"), *OPPONENTS[6:])),
            [(Demand.HOLDERS, 4, 5)],
        ),
    ],
)
def test_each_demand_at_its_border(tournament, told):
    assert lacking(tournament) == told


def test_two_of_a_title_are_too_few():
    opponents = [("FM", *each[1:]) if each[0] == "IM" else each for each in OPPONENTS]
    assert lacking(made(opponents=opponents)) == [(Demand.OF_TITLE, 2, 3)]


def test_unplayed_games_and_unrated_ones_do_not_count():
    tournament = replace(made("1111111=0"), planned=10)
    forfeit = Round((Game(1, 2, Result.FORFEIT_WIN, Result.FORFEIT_LOSS),))
    unrated = Round((Game(1, 2, Result.UNRATED_WIN, Result.UNRATED_LOSS),))
    for odd in (forfeit, unrated):
        other = replace(tournament, rounds=(odd, *tournament.rounds[1:]))
        assert lacking(other)[0] == (Demand.GAMES, 8, 9)
        assert norms(replace(other, planned=9), 9) == ()


def test_an_opponent_without_a_rating_counts_1400_and_one_is_raised():
    opponents = (*with_one(7, rating=2100)[:8], ("", 0, "CZE"))
    assert of_me(made(opponents=opponents))[NormTitle.IM].found(Demand.AVERAGE) == 2312
    two = (*OPPONENTS[:7], ("", 0, "CZE"), ("", 0, "CZE"))  # 16 660 + 1400 + 2050
    assert of_me(made("111111111", two))[NormTitle.IM].found(Demand.AVERAGE) == 2234


def test_who_has_a_title_and_who_may_have_one():
    assert of_me(made(title="IM")) == {}
    assert of_me(made("1111111=0", title="GM")) == {}
    women = of_me(made(sex="w", title="WFM"))
    assert set(women) == {NormTitle.IM, NormTitle.WGM, NormTitle.WIM}
    assert set(of_me(made(sex="w", title="WGM"))) == {NormTitle.IM}
    assert set(of_me(made(sex="w", title="IM"))) == set()
    assert of_me(made(federation=""))[NormTitle.IM].found(Demand.OTHER_FEDERATIONS) == 3
    assert norms(replace(made(), kind=Kind.CHESS_TEAMS), 9) == ()
    assert norms(made("1111111=0"), 8)[0].lacking[0].demand is Demand.GAMES


def test_it_is_told_in_words():
    tournament = made()
    (norm,) = of_me(tournament).values()
    said = "IM norm: performance 2489 of 9 games, 2450 needed."
    assert norm_sentence(norm, Language()) == said
    few = made(opponents=with_one(3, land="CZE"))
    (norm,) = of_me(few).values()
    said = "No IM norm: 6 opponents of the own federation, 5 at most."
    assert norm_sentence(norm, Language()) == said
    table = norms_table(few, 9, Language())
    (row,) = [[cell.text for cell in row] for row in table.rows]
    assert row[:3] == ["1", "FM Me", "IM"]
    assert row[-1] == "6 opponents of the own federation, 5 at most"
    assert "Nobody reaches" in norms_table(made("000000000"), 9, Language()).rule
