"""Records of what results are worth, as they are written: 162, XXS, BB*, and 299."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.abnormal import TYPES
from vpdesk.tournament.round import ByeKind, PointSystem, Result
from vpdesk.tournament.tournament import Tournament

USUAL = PointSystem()
NO_PLACE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "A report file (TRF) has no place for a result of this worth: {points}.",
)
_TYPE_OF = {each: kind for kind, results in TYPES.items() for each in results}


def system_lines(system: PointSystem, *, new: bool) -> Iterator[str]:
    """The point system, if it is not the usual one; new: by the record of 2026."""
    if system == USUAL:
        return
    values = {
        "W": system.win,
        "D": system.draw,
        "L": system.loss,
        "A": system.zero_bye,
        "P": system.pairing_bye,
    }
    plain = system == PointSystem(
        win=system.win,
        draw=system.draw,
        loss=system.loss,
        forfeit_win=system.win,
        forfeit_loss=system.zero_bye,
        pairing_bye=system.pairing_bye,
        full_bye=system.win,
        half_bye=system.draw,
        zero_bye=system.zero_bye,
    )
    if new:
        yield "162  " + "    ".join(
            f"{code}{four_columns(points)}" for code, points in values.items()
        )
    if not new or not plain:
        yield from _exchanged(system)
    if not new and plain:
        yield f"BBW {four_columns(system.win)}"
        yield f"BBD {four_columns(system.draw)}"
        yield f"BBL {four_columns(system.loss)}"
        yield f"BBZ {four_columns(system.zero_bye)}"
        yield f"BBF {four_columns(system.forfeit_loss)}"
        yield f"BBU {four_columns(system.pairing_bye)}"


def _exchanged(system: PointSystem) -> Iterator[str]:
    values = {
        "WW": system.win,
        "BW": system.win,
        "WD": system.draw,
        "BD": system.draw,
        "WL": system.loss,
        "BL": system.loss,
        "ZPB": system.zero_bye,
        "HPB": system.half_bye,
        "FPB": system.full_bye,
        "PAB": system.pairing_bye,
        "FW": system.forfeit_win,
        "FL": system.forfeit_loss,
    }
    yield "XXS " + " ".join(
        f"{code}={four_columns(points).strip()}" for code, points in values.items()
    )


def given_lines(tournament: Tournament) -> Iterator[str]:
    """Records 299: points that do not follow from the point system."""
    for number, drawn in enumerate(tournament.rounds, 1):
        for game in drawn.games:
            if game.points is None:
                continue
            results = (game.home_result, game.visitor_result)
            for player, result, points in zip(game.sides, results, game.points, strict=True):
                usual = 0 if result is None else tournament.points.of_result(result)
                yield from _given(number, player, result, points, usual)
        for bye in drawn.byes:
            if bye.points is not None:
                usual = tournament.points.of_bye(bye.kind)
                yield from _given(number, bye.entrant, bye.kind, bye.points, usual)


def _given(
    number: int, player: int, got: Result | ByeKind | None, points: int, usual: int
) -> Iterator[str]:
    if points == usual:
        return
    # A pairing bye and a game without a result have no type: the difference is a bonus.
    kind = _TYPE_OF.get(got, "") if got is not None else ""
    worth = points if kind else points - usual
    yield f"299 {kind:1}        {four_columns(worth)}  {number:3} {player:4}"


def four_columns(points: int) -> str:
    """Points (hundredths) in four columns. Raises TournamentError where they do not fit."""
    text = f"{points / 100:4.1f}" if points % 10 == 0 else f"{points / 100:4.2f}"
    if text.startswith("-0."):
        text = text.replace("0", "", 1)
    if len(text) > 4:
        raise TournamentError(NO_PLACE, points=points / 100)
    return text
