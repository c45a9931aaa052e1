"""Why a match has its VPs: what the winner has, the band of the scale, and whose scale it is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vpdesk.report.scales.names import margin_text, span_text, spec_name

if TYPE_CHECKING:
    from vpdesk.pairs.board_results import PairsResult
    from vpdesk.report.language import Language
    from vpdesk.scales import Scale
    from vpdesk.tournament.round import Game
    from vpdesk.tournament.tournament import Tournament


def result_words(
    tournament: Tournament, game: Game, boards: Sequence[PairsResult], language: Language
) -> tuple[str, ...]:
    """The sentences for a match of pairs; none without a result, for a forfeit or half a match.

    boards: the results of the boards of the round, where they are known.
    """
    from vpdesk.scales import ScaleError
    from vpdesk.tournament.draws.teams.scoring import is_ruled

    rules, translate = tournament.teams, language.translate
    if game.score is None or not game.played or game.triangle:
        return ()
    home, visitor = game.score
    margin = abs(home - visitor) // (2 if rules.by_percentage else 1)
    winner = tournament.by_number[game.home if home >= visitor else game.visitor].name
    try:
        scale = rules.spec.scale(rules.boards)
    except ScaleError:
        return ()
    has = translate("EventWords", "{pair} is {margin} ahead.")
    if rules.by_percentage:
        has = translate("EventWords", "{pair} has {margin} of the matchpoints.")
    by = translate(
        "EventWords", "By {scale}, over %n board(s), {band} are {vps} VP.", None, rules.boards
    )
    told = [
        *_boards(tournament, game, boards, language),
        has.format(pair=winner, margin=margin_text(scale, margin, language)),
        by.format(
            scale=spec_name(rules.spec, language),
            band=_band(scale, margin, language),
            vps=language.vps(*scale.vps(margin), whole=False),
        ),
    ]
    if rules.spec.family is not None and rules.spec.family.source:
        source = translate("EventWords", "Source: {source}.")
        told.append(source.format(source=rules.spec.family.source))
    if is_ruled(rules, game):
        told.append(translate("EventWords", "The director gave other VPs."))
    return tuple(told)


def _boards(
    tournament: Tournament, game: Game, boards: Sequence[PairsResult], language: Language
) -> Iterator[str]:
    """What NS have on each board of the match."""
    if not boards:
        return
    from vpdesk.pairs.kept_boards import score_text
    from vpdesk.pairs.swiss_round import scores_of_match

    points = language.translate("EventWords", "Board {board}: {score}, {points} of {top} to NS.")
    imps = language.translate("EventWords", "Board {board}: {score}, cross-IMPs to NS: {points}.")
    for result, scores in scores_of_match(tournament.teams, game, boards):
        if scores.ns is not None:
            yield (points if scores.top is not None else imps).format(
                board=result.board,
                score=score_text(result),
                points=language.plain(round(float(scores.ns), 2)),
                top=language.plain(round(float(scores.top or 0), 2)),
            )


def _band(scale: Scale, margin: int, language: Language) -> str:
    """The margins that are worth as much."""
    starts = scale.band_starts
    at = bisect_right(starts, margin)
    last = starts[at] - 1 if at < len(starts) else None
    return span_text(scale.unit, starts[at - 1], last, language)
