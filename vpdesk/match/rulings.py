"""The possible rulings on a match that went wrong, side by side, each with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.match.case import MOST_IMPS, Case, Fault, What, check_case
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import LONGER, SHORTER, WHOLE, Carry, Regulation, Way
from vpdesk.scales import Scale, ScaleError, Unit

WHO_FORFEITS = QT_TRANSLATE_NOOP("MatchError", "Choose the side at fault: it forfeits.")
ONLY_IMPS = QT_TRANSLATE_NOOP("MatchError", "Rulings need a scale of IMPs, not one of percentages.")


MISMATCHED = {  # which sides of a mismatch have met the wrong opponents, 0 for home
    Way.MISMATCH: (0, 1),
    Way.MISMATCH_HOME: (0,),
    Way.MISMATCH_AWAY: (1,),
}


class RulingReason(Enum):
    """The reasons for a ruling; the numbers in them are those of the case and the regulation."""

    PLANNED = "planned"  # only the boards that were planned count
    PLAYED = "played"  # only the boards with a result count, on their scale
    FULL = "full"  # the scale of the whole match
    NOTHING = "nothing"  # a board without a result is worth nothing
    AVERAGES = "averages"  # what such boards are worth to each side
    CARRIED_IMPS = "carried IMPs"
    ROUNDED = "rounded"
    MARGIN = "margin"  # the same for both sides
    UNEQUAL = "unequal"  # each VP from its own margin
    TOO_FEW = "too few"  # boards were played for a match
    VOID = "void"
    BYE = "bye"
    FORFEIT = "forfeit"
    BEST = "best"  # of the share and the averages
    CARRIED_VPS = "carried VP"
    PENALTY = "penalty"
    HALF_PLUS = "plus on half"
    MISMATCH = "mismatch"  # whose opponents were too strong, or too weak by one's own fault
    NOT_BELOW_ZERO = "not below zero"
    REGULATION = "regulation"  # the regulation wants it so
    INSTEAD = "instead"  # of what it wants, which cannot be


@dataclass(frozen=True, slots=True)
class Ruling:
    """One way to rule. VPs are in hundredths, the home side's first.

    full: the scale of the whole match. scale: the one that is used, None where shares of the
        range are.
    exact: the margin that each side has for its own, in hundredths of an IMP, positive for a
        win; None without a scale. margins: the same as whole IMPs.
    vps: what they are worth, or the shares. final: after carry-over and penalties.
    reasons: in the order in which they are told.
    preferred: it is what the regulation says. instead_of: what that says, if it cannot be, in
        the ruling that is preferred then.
    refused: why it cannot be, None where it can; then there are no numbers.
    """

    way: Way
    full: Scale
    scale: Scale | None = None
    exact: tuple[int, int] | None = None
    margins: tuple[int, int] | None = None
    vps: tuple[int, int] = (0, 0)
    final: tuple[int, int] = (0, 0)
    reasons: tuple[RulingReason, ...] = ()
    preferred: bool = False
    instead_of: Way | None = None
    refused: WordedError | None = None

    @property
    def unequal(self) -> bool:
        """The margins of the sides are not each other's opposite."""
        return self.margins is not None and sum(self.margins) != 0

    @property
    def usual_sum(self) -> int:
        """What the VPs of both sides add up to where the margins are equal."""
        return both_at_a_draw(self.scale or self.full)


def both_at_a_draw(scale: Scale) -> int:
    """What a drawn match gives to both sides: 20 VP usually, 30 where 15-15 is cut at 25-0."""
    return sum(scale.vps(0))


def rulings(
    case: Case, regulation: Regulation, scale_of: Callable[[int], Scale]
) -> tuple[Ruling, ...]:
    """All rulings that a case allows, in a fixed order; one of them is preferred.

    scale_of: the scale of a board count; where it raises ScaleError, so does this for the whole
    match, and the scale for the boards played is refused.
    Raises MatchError where the case cannot be, leaves open who forfeits, or the scale is not of
    IMPs.
    """
    check_case(case)
    if case.what is What.FORFEIT and case.fault is Fault.NEITHER:
        raise MatchError(WHO_FORFEITS)
    full = scale_of(case.planned)
    if full.unit is not Unit.IMP:
        raise MatchError(ONLY_IMPS)
    made = {each.way: each for each in _made(case, regulation, full, scale_of)}
    averages_known = Way.BEST_AVERAGE in made
    wanted = tuple(
        way for way in _wanted(case, regulation) if averages_known or way is not Way.BEST_AVERAGE
    )
    best = next(way for way in wanted if way in made and not made[way].refused)
    lacking = case.missing and case.by_boards and best is not wanted[0]
    instead_of = wanted[0] if lacking else None
    found = made[best]
    reasons = [*found.reasons]
    if best not in (Way.MISMATCH_HOME, Way.MISMATCH_AWAY):  # which no regulation tells apart
        reasons.append(RulingReason.REGULATION if instead_of is None else RulingReason.INSTEAD)
    made[best] = replace(found, preferred=True, instead_of=instead_of, reasons=tuple(reasons))
    return tuple(made.values())


def too_few(case: Case, regulation: Regulation) -> bool:
    """Fewer boards were played than the regulation asks of a match."""
    return case.played * WHOLE < regulation.least_boards * case.planned


def _wanted(case: Case, regulation: Regulation) -> Iterator[Way]:
    """The ways in the order in which the regulation wants them."""
    if case.counts_play:
        if too_few(case, regulation):
            if regulation.void_average:
                yield Way.BEST_AVERAGE
            yield Way.VOID
        cut_short = case.what is What.CUT_SHORT
        yield regulation.cut_short if cut_short else regulation.cancelled
        yield from SHORTER
    elif case.what is What.TOO_MANY:
        yield regulation.too_many
        yield from LONGER
    elif case.what is What.VOID:
        if regulation.void_plus and case.fault in (Fault.HOME, Fault.AWAY):
            yield Way.HALF_PLUS
        if regulation.void_average:
            yield Way.BEST_AVERAGE
    elif regulation.best_average:
        yield Way.BEST_AVERAGE
    yield from (Way.VOID, Way.BYE, Way.FORFEIT)
    if case.what is What.MISMATCH:
        yield from _mismatches(case)


def _mismatches(case: Case) -> tuple[Way, ...]:
    """The ways of a mismatch, the likeliest first.

    Opponents that are too strong for one side have met one that is too weak: both get other VPs
    only where the one that met the weaker side is at fault and the other is not. Of two with the
    same fault it is likely that the stronger ones have won.
    """
    if case.fault in (Fault.HOME, Fault.AWAY):
        return tuple(MISMATCHED)
    home_won = case.home.imps > case.away.imps
    if home_won == (case.fault is Fault.BOTH):
        return (Way.MISMATCH_HOME, Way.MISMATCH_AWAY)
    return (Way.MISMATCH_AWAY, Way.MISMATCH_HOME)


def _made(
    case: Case, regulation: Regulation, full: Scale, scale_of: Callable[[int], Scale]
) -> Iterator[Ruling]:
    if case.what is What.VOID:
        void = (_void(case, regulation, full), *_best_of_void(case, regulation, full))
        plus = tuple(_plus_on_half(case, regulation, full))
        yield from (plus + void if regulation.void_plus else void + plus)
    elif case.what is What.MISMATCH:
        for way in MISMATCHED:  # any of them may have been adopted in a file
            ruling = Ruling(way, full, full)
            yield _scored(case, regulation, ruling, (0, 0), RulingReason.FULL)
    elif case.what is What.TOO_MANY:
        yield from _longer(case, regulation, full, scale_of)
    elif case.what is What.BYE:
        share = _share(full, regulation.bye)
        yield _finished(case, regulation, Ruling(Way.BYE, full, vps=(share, 0)), RulingReason.BYE)
        yield from _best_average(case, regulation, full, (share, 0), RulingReason.BYE)
    elif case.what is What.FORFEIT:
        shares = _of_both(case, full, regulation.forfeit_winner, regulation.forfeit_loser)
        ruling = Ruling(Way.FORFEIT, full, vps=shares)
        yield _finished(case, regulation, ruling, RulingReason.FORFEIT)
        yield from _best_average(case, regulation, full, shares, RulingReason.FORFEIT)
    else:
        yield from _shortened(case, regulation, full, scale_of)


def _shortened(
    case: Case, regulation: Regulation, full: Scale, scale_of: Callable[[int], Scale]
) -> Iterator[Ruling]:
    """The rulings that count what was played, and the void match where boards are missing."""
    if case.played:
        try:
            scale = scale_of(case.played)
        except ScaleError as error:
            yield Ruling(Way.BOARDS_PLAYED, full, refused=error)
        else:
            ruling = Ruling(Way.BOARDS_PLAYED, full, scale)
            yield _scored(case, regulation, ruling, (0, 0), RulingReason.PLAYED)
    if not case.missing:
        return
    awards = case.home.awarded(regulation), case.away.awarded(regulation)
    if case.home.averages:
        ruling = Ruling(Way.AVERAGES, full, full)
        yield _scored(case, regulation, ruling, awards, RulingReason.FULL, RulingReason.AVERAGES)
    ruling = Ruling(Way.AS_IT_STANDS, full, full)
    yield _scored(case, regulation, ruling, (0, 0), RulingReason.FULL, RulingReason.NOTHING)
    yield _void(case, regulation, full)
    if too_few(case, regulation):
        yield from _best_of_void(case, regulation, full, RulingReason.TOO_FEW)


def _longer(
    case: Case, regulation: Regulation, full: Scale, scale_of: Callable[[int], Scale]
) -> Iterator[Ruling]:
    """The rulings on a match of more boards than were planned."""
    yield _scored(case, regulation, Ruling(Way.PLANNED, full, full), (0, 0), RulingReason.PLANNED)
    try:
        scale = scale_of(case.played)
    except ScaleError as error:
        yield Ruling(Way.BOARDS_PLAYED, full, refused=error)
        return
    ahead = case.home.extra - case.away.extra
    ruling = Ruling(Way.BOARDS_PLAYED, full, scale)
    yield _scored(case, regulation, ruling, (ahead, -ahead), RulingReason.PLAYED)


def _scored(
    case: Case, regulation: Regulation, ruling: Ruling, awards: tuple[int, int], *why: RulingReason
) -> Ruling:
    """A ruling by a scale: each side's VP from its own margin."""
    assert ruling.scale is not None
    net = case.home.imps - case.away.imps
    reasons = list(why)
    if regulation.carry_over is Carry.IMPS:
        home, away = carried(case, regulation)
        net += home - away
        if home or away:
            reasons.append(RulingReason.CARRIED_IMPS)
    exact = net + awards[0], -net + awards[1]
    margins = regulation.rounded(exact[0]), regulation.rounded(exact[1])
    if any(each % 100 for each in exact):
        reasons.append(RulingReason.ROUNDED)
    reasons.append(RulingReason.UNEQUAL if sum(margins) else RulingReason.MARGIN)
    vps = ruling.scale.vps(margins[0])[0], ruling.scale.vps(margins[1])[0]
    made = replace(ruling, exact=exact, margins=margins, vps=vps)
    return _finished(case, regulation, made, *reasons)


def _void_shares(case: Case, regulation: Regulation, full: Scale) -> tuple[int, int]:
    if case.fault is Fault.NEITHER:
        return (_share(full, regulation.void_neither),) * 2
    if case.fault is Fault.BOTH:
        return (_share(full, regulation.void_both),) * 2
    return _of_both(case, full, regulation.void_innocent, regulation.void_at_fault)


def _best_of_void(
    case: Case, regulation: Regulation, full: Scale, *why: RulingReason
) -> Iterator[Ruling]:
    """A void match where averages of other matches count; who is at fault gets the share alone."""
    shares = _void_shares(case, regulation, full)
    yield from _best_average(case, regulation, full, shares, *why, RulingReason.VOID)


def _void(case: Case, regulation: Regulation, full: Scale) -> Ruling:
    shares = _void_shares(case, regulation, full)
    reasons = [RulingReason.VOID]
    if case.counts_play and too_few(case, regulation):
        reasons.insert(0, RulingReason.TOO_FEW)
    return _finished(case, regulation, Ruling(Way.VOID, full, vps=shares), *reasons)


def _plus_on_half(case: Case, regulation: Regulation, full: Scale) -> Iterator[Ruling]:
    """A void match of which one side is to blame: the other has won it by averages plus.

    They are for half of the boards (EBU White Book 3.3.9).
    """
    if case.fault not in (Fault.HOME, Fault.AWAY):
        return
    imps = regulation.average_plus * case.planned // 2
    award = -imps if case.fault is Fault.HOME else imps
    home, away = (replace(each, imps=0) for each in (case.home, case.away))
    empty = replace(case, home=home, away=away)
    ruling = Ruling(Way.HALF_PLUS, full, full)
    yield _scored(empty, regulation, ruling, (award, -award), RulingReason.HALF_PLUS)


def mismatched(case: Case, ruling: Ruling) -> tuple[int, int]:
    """The VPs of both sides after a mismatch (EBU White Book 3.5).

    Who met opponents too strong by no fault of its own gets a quarter of what is missing to all
    VPs: 5 + 3/4 of the score. Who met opponents too weak by its own fault loses a quarter of what
    it has above a quarter of them: of 20 VPs above 5.
    """
    full, found = both_at_a_draw(ruling.full), list(ruling.vps)
    for side in MISMATCHED[ruling.way]:
        score = found[side]
        if not case.fault.of(home=side == 0):
            found[side] = (3 * score + full + 2) // 4
        elif 4 * score > full:
            found[side] = (12 * score + full + 8) // 16
    return found[0], found[1]


def _best_average(
    case: Case, regulation: Regulation, full: Scale, shares: tuple[int, int], *why: RulingReason
) -> Iterator[Ruling]:
    """The same with the averages of other matches, where there are any that count.

    What others won from an opponent counts only where that one is at fault.
    """
    bye = case.what is What.BYE
    home, away = case.home.average, None if bye else case.away.average
    if case.fault is Fault.BOTH or (home is None and away is None):
        return
    best = list(shares)
    for side in gaining(case):
        own, other = (home, away) if side == 0 else (away, home)
        counts = not bye and case.fault is not Fault.NEITHER
        others = both_at_a_draw(full) - other if counts and other is not None else 0
        best[side] = max(best[side], own or 0, others)
    ruling = Ruling(Way.BEST_AVERAGE, full, vps=(best[0], best[1]))
    yield _finished(case, regulation, ruling, *why, RulingReason.BEST)


def gaining(case: Case) -> tuple[int, ...]:
    """The sides, 0 for home, whose averages count: who has a bye, or is not at fault."""
    if case.what is What.BYE:
        return (0,)
    return tuple(side for side in (0, 1) if not case.fault.of(home=side == 0))


def _finished(case: Case, regulation: Regulation, ruling: Ruling, *why: RulingReason) -> Ruling:
    """A ruling with what is carried over in VPs, and less penalties."""
    reasons = list(why)
    home, away = ruling.vps
    if ruling.way in MISMATCHED:
        home, away = mismatched(case, ruling)
        reasons.append(RulingReason.MISMATCH)
    if regulation.carry_over is Carry.VPS:
        more = carried(case, regulation)
        home, away = home + more[0], away + more[1]
        if any(more):
            reasons.append(RulingReason.CARRIED_VPS)
    penalties = case.home.penalty, case.away.penalty
    home, away = home - penalties[0], away - penalties[1]
    if any(penalties):
        reasons.append(RulingReason.PENALTY)
    if not regulation.below_zero and min(home, away) < 0:
        home, away = max(home, 0), max(away, 0)
        reasons.append(RulingReason.NOT_BELOW_ZERO)
    return replace(ruling, final=(home, away), reasons=tuple(reasons))


def carried(case: Case, regulation: Regulation) -> tuple[int, int]:
    """What each side carries over, after the limit, in hundredths."""
    most = MOST_IMPS if regulation.carry_most is None else regulation.carry_most
    home, away = (max(-most, min(side.carried, most)) for side in (case.home, case.away))
    return home, away


def _of_both(case: Case, full: Scale, innocent: int, guilty: int) -> tuple[int, int]:
    """The shares of both sides by who is at fault."""
    home, away = (guilty if case.fault.of(home=each) else innocent for each in (True, False))
    return _share(full, home), _share(full, away)


def _share(full: Scale, share: int) -> int:
    """A share of a match in hundredths of a VP, a half rounded up."""
    return (both_at_a_draw(full) * share + WHOLE // 2) // WHOLE
