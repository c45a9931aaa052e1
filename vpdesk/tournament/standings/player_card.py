"""One player's tournament, round by round."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.tournament.standings.outings import Outing
from vpdesk.tournament.standings.standings import Ranking, Standing
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant, Tournament


@dataclass(frozen=True, slots=True)
class CardRow:
    """A round. opponent: None without one. total: points after it, in hundredths."""

    outing: Outing
    opponent: Entrant | None
    total: int


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A player's rounds and place."""

    entrant: Entrant
    standing: Standing
    rows: tuple[CardRow, ...]


def player_cards(
    tournament: Tournament, upto: int | None = None, order: tuple[TieBreak, ...] | None = None
) -> tuple[PlayerCard, ...]:
    """Everybody's card, by number; upto and order as in the standings."""
    ranking = Ranking(tournament, upto, order)
    ranked = sorted(ranking.standings, key=lambda each: each.number)
    return tuple(ranked_card(ranking, each) for each in ranked)


def ranked_card(ranking: Ranking, standing: Standing) -> PlayerCard:
    """The card of who has a place in standings that are there already."""
    players = ranking.record.tournament.by_number
    rows, total = [], 0
    for outing in ranking.record.of[standing.number]:
        total += outing.points
        rows.append(CardRow(outing, players.get(outing.opponent), total))
    return PlayerCard(players[standing.number], standing, tuple(rows))
