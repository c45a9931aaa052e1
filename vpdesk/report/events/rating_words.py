"""What a tournament does to ratings, as a table and in a sentence."""

from __future__ import annotations

from vpdesk.report.events.names import of_rounds, player_name, tournament_rule
from vpdesk.report.events.scores import Scores
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.fide.rating_change import RatingChange, rating_changes
from vpdesk.tournament.tournament import Entrant, Tournament


def rating_table(tournament: Tournament, after: int, language: Language) -> Table:
    """Everybody by number: the games that count, points expected and got, K, the change."""
    translate, scores = language.translate, Scores(tournament.kind, language)
    found = rating_changes(tournament, after)
    headings = (
        translate("EventReport", "No."),
        translate("EventReport", "Name"),
        translate("RatingWords", "FIDE No."),
        translate("EventReport", "Rating"),
        translate("RatingWords", "Rated games"),
        translate("EventReport", "Points"),
        translate("RatingWords", "Expected"),
        translate("RatingWords", "K"),
        translate("RatingWords", "Change"),
        translate("RatingWords", "Performance"),
    )
    rows = tuple(
        (
            Cell(str(each.number), each.number),
            Cell(player_name(each)),
            Cell(each.register_number),
            Cell(str(each.rating or ""), each.rating or None),
            *_change(found.get(each.number), each, scores),
        )
        for each in tournament.entrants
    )
    title = translate("RatingWords", "Rating changes after round {number}").format(number=after)
    title = of_rounds(title, tournament, after, language)
    said = translate("RatingWords", "K 10 from 2400 on, 40 for those up to 18 below 2300, else 20")
    rule = tournament_rule(tournament, said, language)
    return Table(title, rule, headings, rows, tuple(range(1, len(rows) + 1)), words=(1, 2))


def rating_sentence(player: Entrant, change: RatingChange, language: Language) -> str:
    """The performance of a player, and what becomes of the rating."""
    if not player.rating:
        text = language.translate("RatingWords", "performance {performance}")
    else:
        text = language.translate(
            "RatingWords", "performance {performance}, rating {change} (K {factor})"
        )
    return text.format(
        performance=change.performance, change=language.gain(change.change), factor=change.factor
    )


def _change(change: RatingChange | None, player: Entrant, scores: Scores) -> tuple[Cell, ...]:
    if change is None:
        return (Cell("0", 0), *[Cell("")] * 5)
    language = scores.language
    rated = (
        Cell(language.vp(change.expected), change.expected / 100),
        Cell(str(change.factor), change.factor),
        Cell(language.gain(change.change), change.change / 100),
    )
    performance = change.performance
    return (
        Cell(str(change.games), change.games),
        scores.points(change.points),
        *(rated if player.rating else [Cell("")] * 3),
        Cell("" if performance is None else str(performance), performance),
    )
