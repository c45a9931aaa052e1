"""Title norms: each demand at its border, with figures worked out by hand."""

from dataclasses import replace

import pytest

from tests.unit.tournament.fide.norm_events import FEDERATIONS, TITLES, nine
from tests.unit.tournament.fide.norms_builders import OPPONENTS, made
from tests.unit.tournament.small_events import event
from vpdesk.report.events.norm_words import norm_sentence, norm_tables, norms_table
from vpdesk.report.language import Language
from vpdesk.tournament.fide.norms import Demand, NormTitle, has_guests, norms
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.team_rules import TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant


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
    said = "IM norm: performance 2489, needed 2450; games: 9."
    assert norm_sentence(norm, Language()) == said
    few = made(opponents=with_one(3, land="CZE"))
    (norm,) = of_me(few).values()
    said = "No IM norm: opponents of the player's own federation: 6, at most 5."
    assert norm_sentence(norm, Language()) == said
    table = norms_table(few, 9, Language())
    (row,) = [[cell.text for cell in row] for row in table.rows]
    assert row[:3] == ["1", "FM Me", "IM"]
    assert row[-1] == "Own federation 6 (5)"
    table = norms_table(made(), 9, Language())
    assert table.rows[0][-1].text == "nothing"
    _, games = norm_tables(made("111111111", (*OPPONENTS[:8], ("", 0, "CZE"))), 9, Language())
    rows = [[cell.text for cell in row] for row in games.rows]
    assert games.title == "FM Me: IM norm"
    said = "IM norm: performance 3123, needed 2450; games: 9."
    assert games.rule == f"Swiss event; {said}"
    assert (rows[0], rows[8]) == (
        ["1", "P2", "GM", "POL", "2500", "2500", "1"],
        ["9", "P10", "", "CZE", "", "2050", "1"],
    )
    assert "Nobody reaches" in norms_table(made("000000000"), 9, Language()).rule


def norm(tournament, title="IM"):
    return of_me(tournament).get(NormTitle[title])


def lacks(tournament, title="IM"):
    return {each.demand: (each.found, each.needed) for each in norm(tournament, title).lacking}


@pytest.mark.parametrize(
    ("title", "average", "performance"),
    [("GM", 2380, 2600), ("IM", 2230, 2450), ("WGM", 2180, 2400), ("WIM", 2030, 2250)],
)
def test_a_norm_at_all_its_borders(title, average, performance):
    held = (title,) * 3 + TITLES[3:]
    found = norm(nine(ratings=(average,) * 9, titles=held, sex="w"), title)
    assert [(each.demand, each.found, each.needed) for each in found.demands] == [
        (Demand.GAMES, 9, 9),
        (Demand.OTHER_FEDERATIONS, 2, 2),
        (Demand.OWN_FEDERATION, 3, 5),
        (Demand.ONE_FEDERATION, 3, 6),
        (Demand.HOLDERS, 5, 5),
        (Demand.OF_TITLE, 3, 3),
        (Demand.AVERAGE, average, average),
        (Demand.SHARE, 77, 35),
        (Demand.PERFORMANCE, performance, performance),
    ]
    assert norm(nine(ratings=(average - 1,) * 9, titles=held, sex="w"), title) is None


def test_eight_games_and_a_round_won_without_one_are_enough():
    """6 of 8 add 193 (75 %): with an average of 2257 a performance of 2450."""
    played = nine("111111+00", ratings=(2257,) * 9)
    found = norm(played)
    assert (found.lacking, found.short, found.found(Demand.PERFORMANCE)) == ((), True, 2450)
    assert norm_sentence(found, Language()) == (
        "IM norm: performance 2450, needed 2450; games: 8. "
        "Eight games and a round won without playing are enough (1.4.1c)."
    )

    def with_bye(kind, planned=9):
        bye = Round((), (Bye(1, kind),))
        rounds = (*played.rounds[:6], bye, *played.rounds[7:])
        return norm(replace(played, rounds=rounds, planned=planned))

    assert with_bye(ByeKind.PAIRING).lacking == ()
    assert with_bye(ByeKind.HALF) is None
    assert with_bye(ByeKind.PAIRING, 10).lacking[0].needed == 9  # only of nine rounds
    assert norm(nine("1111111++", ratings=(2257,) * 9)) is None


def test_games_after_a_norm_may_be_ignored_but_not_of_a_round_robin():
    """With the tenth opponent 3 of 10 hold the title, where 4 are needed."""
    more = {"titles": (*TITLES, ""), "federations": (*FEDERATIONS, "GER"), "planned": 10}
    swiss = nine("1111111011", ratings=(2300,) * 10, **more)
    assert (len(norm(swiss).games), norm(swiss).lacking) == (9, ())
    by_table = replace(swiss, teams=TeamRules(method=TeamMethod.ROUND_ROBIN))
    assert lacks(by_table) == {Demand.OF_TITLE: (3, 4)}


def test_games_won_may_be_left_out_but_not_of_a_round_robin():
    """Without the two weak opponents 7 of 9 are a norm; with them the average is 24 170 / 11."""
    more = {
        "ratings": (1816, 2050) + (2230,) * 9,
        "titles": ("", "", *TITLES),
        "federations": ("GER", "POL", *FEDERATIONS),
        "planned": 11,
    }
    swiss = nine("11111111100", **more)
    assert norm(swiss).lacking == ()
    assert [each.round for each in norm(swiss).games] == list(range(3, 12))
    by_table = replace(swiss, teams=TeamRules(method=TeamMethod.ROUND_ROBIN))
    assert lacks(by_table) == {
        Demand.HOLDERS: (5, 6),
        Demand.OF_TITLE: (3, 4),
        Demand.AVERAGE: (2197, 2230),
    }
    assert norm(nine("1=111111100", **more)) is None  # a draw counts


def test_federations_that_are_none_or_not_known():
    """FID counts as an opponent, but for no federation; whoever has none may be a compatriot."""
    fid = ("FID",) * 7
    assert lacks(nine(federations=(*fid, "GER", "GER"))) == {Demand.OTHER_FEDERATIONS: (1, 2)}
    assert norm(nine(federations=(*fid, "GER", "POL"), own="FID")).lacking == ()
    home = ("", "", "", "", "", "", "GER", "GER", "POL")
    assert lacks(nine(federations=home)) == {Demand.OWN_FEDERATION: (6, 5)}
    assert lacks(nine(federations=home, own=""))[Demand.OWN_FEDERATION] == (6, 5)


def test_less_than_35_per_cent_are_not_rounded_up():
    """4 1/2 of 13 are 34.6 per cent: they take 110 off as 35 do, and are too little."""
    ratings = (2600,) * 13
    more = {"titles": ("GM",) * 13, "federations": ("GER", "POL", "SVK") * 4 + ("CZE",)}
    short = nine("0000000011=11", ratings=ratings, planned=13, **more)
    assert lacks(short) == {Demand.SHARE: (34, 35)}
    assert (
        norm(
            nine(
                "00000000111=1=",
                ratings=(2600,) * 14,
                planned=14,
                titles=("GM",) * 14,
                federations=("GER", "POL") * 7,
            )
        ).lacking
        == ()
    )


def test_who_is_unrated_and_without_a_point_counts_in_no_round_robin():
    swiss = nine("111111110", ratings=(0, *(2300,) * 8))
    assert norm(swiss).found(Demand.GAMES) == 9
    by_table = replace(swiss, planned=10, teams=TeamRules(method=TeamMethod.ROUND_ROBIN))
    assert norm(by_table).found(Demand.GAMES) == 8


def test_a_double_round_robin_counts_each_opponent_once():
    """Five opponents twice: half of them rounded up are three; 7 of 10 add 149."""
    rounds = [f"1-{n} {each}" for n, each in zip((2, 3, 4, 5, 6) * 2, "1111111000", strict=True)]
    made = event(*rounds, planned=10, teams=TeamRules(method=TeamMethod.TWICE))
    fields = zip(("IM", "IM", "IM", "", ""), ("CZE", "CZE", "GER", "POL", "POL"), strict=True)
    others = [
        replace(each, title=title, federation=land, rating=2301)
        for each, (title, land) in zip(made.entrants[1:], fields, strict=True)
    ]
    first = replace(made.entrants[0], federation="CZE")
    found = norm(replace(made, entrants=(first, *others)))
    assert (found.lacking, found.found(Demand.PERFORMANCE)) == ((), 2450)
    told = {each.demand: (each.found, each.needed) for each in found.demands}
    assert told[Demand.PLAYERS] == (6, 6)
    assert (told[Demand.OF_TITLE], told[Demand.HOLDERS]) == ((3, 3), (3, 3))
    lowest = replace(others[0], rating=1900)  # both games with him count as 2050
    # 2 x 2050 + 8 x 2301 are 22 508, of ten 2250.8, and 149.
    low = replace(made, entrants=(first, lowest, *others[1:]), rounds=made.rounds)
    assert norm(low) is None
    high = replace(low, entrants=(first, lowest, *(replace(e, rating=2364) for e in others[1:])))
    assert norm(high).found(Demand.AVERAGE) == 2301  # (4100 + 18 912) / 10


def test_no_norms_without_a_standard_time_control():
    assert norms(replace(nine(), details=(("222", "180+2"),)), 9) == ()
    assert norm(replace(nine(), details=(("222", "5400+30"),))).lacking == ()


def guests(count=20, holders=10, host="FRA", lands=("GER", "POL", "ESP", "ITA")):
    """Player 1 of FRA meets nine of FRA; guests come each round, none of whom he meets."""
    base = nine(federations=("FRA",) * 9, own="FRA", details=(("032", host),))
    start = len(base.entrants) + 1
    field = tuple(
        Entrant(
            start + at, f"G{at}", 2300, "IM" * (at < holders), federation=lands[at % len(lands)]
        )
        for at in range(count)
    )
    pairs = [f"{start + at}-{start + at + 1} =" for at in range(0, count - 1, 2)]
    games = event(", ".join(pairs)).rounds[0].games
    byes = (Bye(field[-1].number, ByeKind.PAIRING),) * (count % 2)
    rounds = tuple(Round((*each.games, *games), byes) for each in base.rounds)
    return replace(base, entrants=(*base.entrants, *field), rounds=rounds)


def away(tournament, *numbers):
    """Without the last game of guests in some rounds."""
    rounds = [
        replace(each, games=each.games[:-1]) if number in numbers else each
        for number, each in enumerate(tournament.rounds, 1)
    ]
    return replace(tournament, rounds=tuple(rounds))


def test_federations_do_not_matter_among_many_guests():
    found = norm(guests())
    assert (found.lacking, found.guests) == ((), True)
    assert norm_sentence(found, Language()).endswith(
        ". Among so many guests federations do not matter (1.4.3d)."
    )
    assert norm(guests(21)).guests  # a bye of the draw is no round missed
    for few in (
        guests(19),
        guests(holders=9),
        guests(lands=("GER", "POL")),
        guests(host="GER"),
        guests(host=""),
        away(guests(), 4),
    ):
        assert lacks(few)[Demand.OTHER_FEDERATIONS] == (0, 2)
    more = guests(22)
    assert has_guests(Outings(away(more, 4)))  # two miss one round
    assert has_guests(Outings(away(more, 4, 7)))  # two are no guests, 20 others are there
    assert not has_guests(Outings(away(guests(21), 4, 7)))
    by_table = replace(guests(), teams=TeamRules(method=TeamMethod.ROUND_ROBIN))
    assert not has_guests(Outings(by_table))
