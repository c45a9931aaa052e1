"""A late entry is drawn in its first round as the event says, and by its VPs from then on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.tournament.draws.teams.teams_events import event, won
from vpdesk.languages import language
from vpdesk.report.events.why.words_rules import rules_words
from vpdesk.report.events.why.words_teams import reason_words
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.trace import OF_ALL
from vpdesk.tournament.field.entries import added
from vpdesk.tournament.results.typed_results import points_after
from vpdesk.tournament.round import Round
from vpdesk.tournament.team_rules import Late, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

ENGLISH = language("en")


def with_late(late: Late, method: TeamMethod = TeamMethod.TOP_DOWN) -> Tournament:
    """Seven teams after two rounds, and an eighth one; 7 and 8 are far apart from the average."""
    games = [(1, 4, 2000), (2, 5, 1500), (3, 6, 1200)], [(1, 5, 2000), (2, 6, 1500), (3, 4, 1000)]
    rounds = (Round(tuple(won(*each) for each in drawn)) for drawn in games)
    made = event(6, *rounds, teams=TeamRules(late=late, method=method))
    return added(made, [Entrant(1, "Late"), Entrant(1, "Later")])


@pytest.mark.parametrize(
    ("late", "ranking"),
    [
        (Late.POINTS, [1, 2, 3, 6, 4, 5, 7, 8]),
        (Late.AVERAGE, [1, 2, 3, 7, 8, 6, 4, 5]),
        (Late.LAST, [1, 2, 3, 6, 4, 5, 7, 8]),
    ],
)
def test_they_rank_as_the_event_says(late: Late, ranking: list[int]) -> None:
    made = with_late(late)
    draw = draw_teams(made)
    assert list(draw.ranking) == ranking
    told = [each.team for each in draw.notes if each.code in OF_ALL]
    assert told == ([] if late is Late.POINTS else [7, 8])
    assert points_after(made, 2)[7] == 0
    rules = rules_words(made.teams, ENGLISH)
    assert any("late entrant" in each for each in rules) == (late is not Late.POINTS)
    for each in reason_words(draw.notes, draw, made, ENGLISH):
        assert "(rank" in each
        assert "enters late: it is drawn as" in each


def test_the_last_is_last_though_it_has_points() -> None:
    made = with_late(Late.LAST)
    first, *rest = made.rounds
    byes = tuple(replace(each, points=1900) if each.entrant == 7 else each for each in first.byes)
    given = replace(made, rounds=(replace(first, byes=byes), *rest))
    assert draw_teams(given).ranking[-2:] == (7, 8)
    usual = replace(given, teams=replace(given.teams, late=Late.POINTS))
    assert draw_teams(usual).ranking.index(7) == 3


def test_from_the_second_round_on_its_vps_count() -> None:
    made = with_late(Late.AVERAGE, TeamMethod.LEAST_TOTAL)
    games = ((7, 8), (6, 1), (2, 3), (4, 5))
    played = replace(made, rounds=(*made.rounds, Round(tuple(won(*each, 1000) for each in games))))
    draw = draw_teams(played)
    assert set(draw.ranking[-3:]) >= {7, 8}
    assert not [each for each in draw.notes if each.code in OF_ALL]


def test_nobody_is_late_in_the_first_round() -> None:
    assert draw_teams(event(6, teams=TeamRules(late=Late.LAST))).notes == ()
