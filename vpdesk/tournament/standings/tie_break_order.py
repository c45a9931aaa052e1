"""By which tie-breaks a tournament is ranked: the records 202 and 212 of report files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.tie_breaks import TieBreak, default_order, of_code
from vpdesk.tournament.tournament import Tournament

# The records of a report file that say by what players are ranked, and what parts those who are
# level in points.
ORDER, TIE_BREAKS = "212", "202"
OF_IMPS = (TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS)
POINTS = "PTS"
SIGNED = {"KS/L1": "KS/L+1", "KS/L2": "KS/L+2"}  # which would be 1 and 2 per cent
_CHANGED = "### vpdesk: tie-breaks changed after round"


def usual_order(tournament: Tournament) -> tuple[TieBreak, ...]:
    """The tie-breaks that are usual in such a tournament."""
    order = default_order(tournament.kind, scheduled=tournament.by_schedule)
    rules = tournament.teams
    if tournament.play.has_imps and (rules.of_boards or rules.by_percentage):  # without IMPs
        order = tuple(each for each in order if each not in OF_IMPS)
    if not tournament.matches.by_boards:
        return order
    boards = TieBreak.BOARD_POINTS
    return tuple(TieBreak.MATCH_POINTS if each is boards else each for each in order)


def tournament_order(tournament: Tournament) -> tuple[TieBreak, ...]:
    """The tie-breaks that the tournament names, and the usual ones where it names none."""
    codes = _codes(tournament)
    found = (of_code(each, tournament.kind) for each in codes or ())
    order = tuple(dict.fromkeys(each for each in found if each is not None))
    return usual_order(tournament) if codes is None or (codes and not order) else order


def unknown_codes(tournament: Tournament) -> tuple[str, ...]:
    """Tie-breaks that the tournament names and that are not known here, in its order."""
    codes = _codes(tournament) or ()
    return tuple(each for each in codes if of_code(each, tournament.kind) is None)


def with_order(tournament: Tournament, order: Sequence[TieBreak]) -> Tournament:
    """The tournament, ranked by other tie-breaks from now on.

    Those that it names and that are not known here are kept behind them, except with the usual.
    After the start a comment says what they were.
    """
    kept = () if tuple(order) == usual_order(tournament) else unknown_codes(tournament)
    text = ",".join((POINTS, *(each.value.code for each in order), *kept))
    details = tuple(each for each in tournament.details if each[0] not in (ORDER, TIE_BREAKS))
    extra = _with_change(tournament, text)
    return replace(tournament, details=(*details, (ORDER, text)), extra=extra)


def order_records(tournament: Tournament) -> tuple[tuple[str, str], tuple[str, str]]:
    """Both records of a report file that say by what the players are ranked."""
    codes = _codes(tournament)
    if codes is None:
        codes = [each.value.code for each in usual_order(tournament)]
    codes = [SIGNED.get(each, each) for each in codes]
    return (TIE_BREAKS, ",".join(codes)), (ORDER, ",".join((POINTS, *codes)))


def without_usual(details: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """What a report file says of a tournament, without an order that is the usual one, or twice."""
    told = {code: _split(text) for code, text in details if code in (ORDER, TIE_BREAKS)}
    usual = [each.value.code for each in default_order(Kind.CHESS)]
    dropped = {code for code, codes in told.items() if codes == usual}
    if told.get(TIE_BREAKS) == told.get(ORDER):
        dropped.add(TIE_BREAKS)
    return tuple(each for each in details if each[0] not in dropped)


def changed_order(tournament: Tournament) -> tuple[int, str] | None:
    """After how many rounds the tie-breaks were changed, and what they were; None if never."""
    for line in tournament.extra:
        if line.startswith(_CHANGED):
            rounds, _, before = line.removeprefix(_CHANGED).partition(":")
            if (after := whole_number(rounds.strip())) is not None:
                return after, before.strip()
    return None


def order_before(tournament: Tournament, rounds: int) -> tuple[TieBreak, ...]:
    """By what those who were level after so many rounds were ranked when the next was drawn."""
    changed = changed_order(tournament)
    if changed is None or rounds >= changed[0]:
        return tournament_order(tournament)
    found = (of_code(each, tournament.kind) for each in _split(changed[1]))
    return tuple(each for each in found if each is not None)


def _with_change(tournament: Tournament, text: str) -> tuple[str, ...]:
    """The lines beside all that is known, with one of a change after the start, of the first."""
    before = changed_order(tournament)
    if not tournament.rounds and before is None:
        return tournament.extra
    rounds, first = before or (len(tournament.rounds), order_records(tournament)[1][1])
    kept = tuple(line for line in tournament.extra if not line.startswith(_CHANGED))
    return kept if text == first else (*kept, f"{_CHANGED} {rounds}: {first}")


def _codes(tournament: Tournament) -> list[str] | None:
    """The tie-breaks that the tournament names, known or not; None where it names none."""
    told = dict(tournament.details)
    text = told.get(ORDER) or told.get(TIE_BREAKS)
    return None if text is None else _split(text)


def _split(text: str) -> list[str]:
    codes = [each.strip() for each in text.split(",")]
    return [each for each in codes if each not in ("", POINTS)]
