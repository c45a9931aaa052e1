"""Rulings in a director's sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.case import Case, Fault, Side, What
from vpdesk.match.regulations import Carry, Regulation, Way
from vpdesk.match.rulings import Ruling, RulingReason, both_at_a_draw, carried, gaining
from vpdesk.report.language import MINUS, Language
from vpdesk.report.match.mismatch_words import mismatch_sentences

WAYS = {
    Way.BOARDS_PLAYED: QT_TRANSLATE_NOOP("Rulings", "Scale for the boards played"),
    Way.AVERAGES: QT_TRANSLATE_NOOP("Rulings", "Full scale with averages"),
    Way.AS_IT_STANDS: QT_TRANSLATE_NOOP("Rulings", "Full scale as it stands"),
    Way.VOID: QT_TRANSLATE_NOOP("Rulings", "Match does not count"),
    Way.BYE: QT_TRANSLATE_NOOP("Rulings", "Bye"),
    Way.FORFEIT: QT_TRANSLATE_NOOP("Rulings", "Forfeit"),
    Way.BEST_AVERAGE: QT_TRANSLATE_NOOP("Rulings", "Best average"),
    Way.PLANNED: QT_TRANSLATE_NOOP("Rulings", "Planned boards alone"),
    Way.HALF_PLUS: QT_TRANSLATE_NOOP("Rulings", "Average plus on half of the boards"),
    Way.MISMATCH: QT_TRANSLATE_NOOP("Rulings", "Mismatch of both sides"),
    Way.MISMATCH_HOME: QT_TRANSLATE_NOOP("Rulings", "Mismatch of the home side"),
    Way.MISMATCH_AWAY: QT_TRANSLATE_NOOP("Rulings", "Mismatch of the visitors"),
}
HAPPENED = {
    What.CUT_SHORT: QT_TRANSLATE_NOOP(
        "Rulings",
        "The match was cut short. Boards with a result: {played} of {planned}; IMPs {imps}.",
    ),
    What.CANCELLED: QT_TRANSLATE_NOOP(
        "Rulings",
        "Boards cancelled or adjusted. Boards with a result: {played} of {planned}; IMPs {imps}.",
    ),
    What.VOID: QT_TRANSLATE_NOOP("Rulings", "The match is void."),
    What.BYE: QT_TRANSLATE_NOOP("Rulings", "{home} has no opponent."),
    What.FORFEIT: QT_TRANSLATE_NOOP("Rulings", "The match was not played."),
    What.TOO_MANY: QT_TRANSLATE_NOOP(
        "Rulings",
        "Boards played {played}, planned {planned}. IMPs on the planned {imps}, on others {extra}.",
    ),
    What.MISMATCH: QT_TRANSLATE_NOOP(
        "Rulings",
        "The round was drawn wrongly, which was noticed after it had been played; IMPs {imps}.",
    ),
}
FAULT = {
    Fault.NEITHER: QT_TRANSLATE_NOOP("Rulings", "Neither side is at fault."),
    Fault.HOME: QT_TRANSLATE_NOOP("Rulings", "{home} is at fault; {away} is not."),
    Fault.AWAY: QT_TRANSLATE_NOOP("Rulings", "{away} is at fault; {home} is not."),
    Fault.BOTH: QT_TRANSLATE_NOOP("Rulings", "Both sides are at fault."),
}
SIMPLE = {
    RulingReason.PLAYED: QT_TRANSLATE_NOOP(
        "Rulings", "The boards played count on the scale for {played_boards}."
    ),
    RulingReason.PLANNED: QT_TRANSLATE_NOOP(
        "Rulings",
        "Only the planned boards count ({planned_boards}), and none beyond them.",
    ),
    RulingReason.FULL: QT_TRANSLATE_NOOP(
        "Rulings", "The scale is that of the whole match, {planned_boards}."
    ),
    RulingReason.NOTHING: QT_TRANSLATE_NOOP(
        "Rulings", "Boards without a result are worth nothing to either side."
    ),
    RulingReason.TOO_FEW: QT_TRANSLATE_NOOP(
        "Rulings",
        "Boards with a result: {played} of {planned}, less than the {least} % that a match needs.",
    ),
    RulingReason.BYE: QT_TRANSLATE_NOOP("Rulings", "A bye is worth {bye} % of {full} VP."),
    RulingReason.NOT_BELOW_ZERO: QT_TRANSLATE_NOOP("Rulings", "No side gets less than 0 VP."),
    RulingReason.HALF_PLUS: QT_TRANSLATE_NOOP(
        "Rulings",
        "The match does not count: average plus on half the boards (EBU White Book 3.3.9).",
    ),
    RulingReason.REGULATION: QT_TRANSLATE_NOOP(
        "Rulings", "This is what the regulation “{regulation}” asks for."
    ),
}
INSTEAD = QT_TRANSLATE_NOOP(
    "Rulings",
    "The regulation “{regulation}” asks for another ruling, which is not possible here: {way}.",
)
NOT_WANTED = QT_TRANSLATE_NOOP(
    "Rulings", "The regulation “{regulation}” asks for another ruling; this one is the director's."
)
VOID_NEITHER = QT_TRANSLATE_NOOP(
    "Rulings",
    "The match does not count. Neither side is at fault: each gets {share} % of {full} VP.",
)
VOID_BOTH = QT_TRANSLATE_NOOP(
    "Rulings",
    "The match does not count. Both sides are at fault: each gets {share} % of {full} VP.",
)
VOID_ONE = QT_TRANSLATE_NOOP(
    "Rulings",
    "Not counted. At fault: {guilty}, {least} % of {full} VP; {innocent}: {most} %.",
)
FORFEIT_BOTH = QT_TRANSLATE_NOOP(
    "Rulings", "Both sides forfeit the match: each gets {least} % of {full} VP."
)
FORFEIT_ONE = QT_TRANSLATE_NOOP(
    "Rulings",
    "{guilty} forfeits the match and gets {least} % of {full} VP; {innocent} gets {most} %.",
)
AVERAGES = QT_TRANSLATE_NOOP(
    "Rulings", "For the boards without a result {side} gets {imps} ({parts})."
)
PLUS = QT_TRANSLATE_NOOP("Rulings", "average plus: {boards} × {imps}")
EVEN = QT_TRANSLATE_NOOP("Rulings", "average: {boards} × 0")
MINUS_AVERAGE = QT_TRANSLATE_NOOP("Rulings", "average minus: {boards} × {imps}")
DRAWN = QT_TRANSLATE_NOOP("Rulings", "Neither side is ahead: {vps} VP.")
UNEQUAL = QT_TRANSLATE_NOOP(
    "Rulings",
    "Margins differ: {home} {home_imps}, {away} {away_imps}. Own VP: {home_vp} and {away_vp}.",
)
SUM = QT_TRANSLATE_NOOP("Rulings", "The VP of both sides add up to {sum}, not to {usual}.")
ROUNDED = QT_TRANSLATE_NOOP(
    "Rulings", "The margin of {side}, {exact}, is rounded to {imps} before the scale."
)
CARRIED_IMPS = QT_TRANSLATE_NOOP("Rulings", "{side} carries over {amount}.")
CARRIED_VPS = QT_TRANSLATE_NOOP("Rulings", "{side} carries over {amount} VP.")
CARRY_LIMITED = QT_TRANSLATE_NOOP("Rulings", "More than {most} cannot be carried over.")
PENALTY = QT_TRANSLATE_NOOP("Rulings", "{side} loses {amount} VP as a penalty.")
OWN_AVERAGE = QT_TRANSLATE_NOOP("Rulings", "{side} has an average of {amount} VP in other matches.")
OTHERS_AVERAGE = QT_TRANSLATE_NOOP(
    "Rulings", "Others got {amount} VP on average against {opponent}."
)
BEST = QT_TRANSLATE_NOOP("Rulings", "The greatest of these values counts for {side}: {vp} VP.")
# The names, sources and notes of the regulations that vpdesk brings along.
BUILT_IN = (
    QT_TRANSLATE_NOOP("Regulations", "Teams"),
    QT_TRANSLATE_NOOP("Regulations", "Round robin"),
    QT_TRANSLATE_NOOP("Regulations", "Butler"),
    QT_TRANSLATE_NOOP("Regulations", "England (EBU)"),
    QT_TRANSLATE_NOOP(
        "Regulations", "A profile to begin with: the regulations of the event go before it."
    ),
    QT_TRANSLATE_NOOP(
        "Regulations",
        "Laws of Duplicate Bridge 2017, Laws 12C2 and 86A (3 IMPs); the values of a bye and of "
        "a match that is void or was not played are those in common use.",
    ),
    QT_TRANSLATE_NOOP(
        "Regulations",
        "As for teams, but a side without an opponent gets its average if that is more, or "
        "what others won on average from a side that forfeits, which itself gets nothing; VP "
        "are carried over.",
    ),
    QT_TRANSLATE_NOOP(
        "Regulations",
        "As for teams, but an average plus or minus is worth 2 IMPs, as is usual in a Butler.",
    ),
    QT_TRANSLATE_NOOP(
        "Regulations",
        "English Bridge Union, White Book, section 2.4 (withdrawals): a side that could not "
        "meet one that withdrew gets the best of 60 %, its own average, and what others won "
        "on average from that side; here the same holds where a match is void or forfeited. "
        "A match void by one side's fault gives the other an average plus on half of its boards "
        "(3.3.9). The other numbers are those for teams.",
    ),
    QT_TRANSLATE_NOOP(
        "Regulations",
        "Of section 3.3 only 3.3.9 is applied: compare the edition in force and the event's rules.",
    ),
)


def regulation_text(regulation: Regulation, text: str, language: Language) -> str:
    """The name, source or note of a regulation; those of vpdesk's own are translated."""
    return text if regulation.own else language.translate("Regulations", text)


def way_name(way: Way, language: Language) -> str:
    """What a way to rule is called."""
    return language.translate("Rulings", WAYS[way])


def side_names(case: Case, language: Language) -> tuple[str, str]:
    """What both sides are called, the home side first."""
    return (
        case.home.name or language.translate("Rulings", "Home side"),
        case.away.name or language.translate("Rulings", "Visitors"),
    )


def vp_text(hundredths: int, language: Language, *, whole: bool) -> str:
    """VP; of a scale in whole VP without decimals where they are not needed."""
    if whole and hundredths % 100 == 0:
        return language.plain(hundredths // 100)
    return (MINUS if hundredths < 0 else "") + language.vp(abs(hundredths))


def signed_imps(hundredths: int, language: Language) -> str:
    """IMPs with their sign: "+3", "−2.5", "0"."""
    return ("+" if hundredths > 0 else "") + language.plain(hundredths / 100)


def signed_with_unit(hundredths: int, language: Language) -> str:
    """The same with their unit: "+1 IMP", "−2.5 IMPs", "0 IMPs"."""
    sign = "+" if hundredths > 0 else MINUS if hundredths < 0 else ""
    return sign + language.imps(abs(hundredths) / 100)


def ruling_reasons(
    ruling: Ruling, case: Case, regulation: Regulation, language: Language
) -> tuple[str, ...]:
    """Why a ruling is as it is, in sentences; for one that cannot be, why not."""
    if ruling.refused is not None:
        return (language.error(ruling.refused),)
    words = _Words(ruling, case, regulation, language)
    return tuple(sentence for why in ruling.reasons for sentence in words.told(why))


def against_regulation(
    ruling: Ruling, regulation: Regulation, language: Language
) -> tuple[str, ...]:
    """That the regulation wants another ruling; () where it does not, or this one cannot be."""
    if ruling.preferred or ruling.refused is not None:
        return ()
    name = regulation_text(regulation, regulation.name, language)
    return (language.translate("Rulings", NOT_WANTED).format(regulation=name),)


def findings(case: Case, language: Language) -> tuple[str, ...]:
    """What went wrong, and which side is at fault; a bye is nobody's fault."""
    told = happened(case, language)
    if case.what is What.BYE:
        return (told,)
    home, away = side_names(case, language)
    fault = language.translate("Rulings", FAULT[case.fault])
    return (told, fault.format(home=home, away=away))


def happened(case: Case, language: Language) -> str:
    """What went wrong, in one sentence or two."""
    names = side_names(case, language)
    sides = case.home, case.away
    imps = " \N{EN DASH} ".join(language.plain(side.imps / 100) for side in sides)
    extra = " \N{EN DASH} ".join(language.plain(side.extra / 100) for side in sides)
    return language.translate("Rulings", HAPPENED[case.what]).format(
        home=names[0], played=case.played, planned=case.planned, imps=imps, extra=extra
    )


@dataclass(frozen=True, slots=True)
class _Words:
    """The reasons of one ruling in one language."""

    ruling: Ruling
    case: Case
    regulation: Regulation
    language: Language

    def told(self, why: RulingReason) -> Iterator[str]:
        """The sentences for a reason."""
        if why in SIMPLE:
            yield self._simple(why)
            return
        tellers: dict[RulingReason, Callable[[], Iterator[str]]] = {
            RulingReason.AVERAGES: self._averages,
            RulingReason.CARRIED_IMPS: self._carried,
            RulingReason.CARRIED_VPS: self._carried,
            RulingReason.ROUNDED: self._rounded,
            RulingReason.MARGIN: self._margin,
            RulingReason.UNEQUAL: self._unequal,
            RulingReason.VOID: self._void,
            RulingReason.FORFEIT: self._forfeit,
            RulingReason.BEST: self._best,
            RulingReason.PENALTY: self._penalty,
            RulingReason.MISMATCH: self._mismatch,
            RulingReason.INSTEAD: self._instead,
        }
        yield from tellers[why]()

    @property
    def _names(self) -> tuple[str, str]:
        return side_names(self.case, self.language)

    @property
    def _sides(self) -> tuple[tuple[str, Side], tuple[str, Side]]:
        home, away = self._names
        return (home, self.case.home), (away, self.case.away)

    def _text(self, text: str, **values: object) -> str:
        return self.language.translate("Rulings", text).format(**values)

    def _plain(self, hundredths: int) -> str:
        return self.language.plain(hundredths / 100)

    def _vp(self, hundredths: int) -> str:
        scale = self.ruling.scale or self.ruling.full
        return vp_text(hundredths, self.language, whole=scale.whole)

    def _simple(self, why: RulingReason) -> str:
        case, regulation = self.case, self.regulation
        return self._text(
            SIMPLE[why],
            played=case.played,
            planned=case.planned,
            played_boards=self.language.boards(case.played),
            planned_boards=self.language.boards(case.planned),
            least=self._plain(regulation.least_boards),
            bye=self._plain(regulation.bye),
            full=self._plain(both_at_a_draw(self.ruling.full)),
            regulation=regulation_text(regulation, regulation.name, self.language),
        )

    def _averages(self) -> Iterator[str]:
        regulation, language = self.regulation, self.language
        for name, side in self._sides:
            kinds = (
                (PLUS, side.plus, regulation.average_plus),
                (EVEN, side.even, 0),
                (MINUS_AVERAGE, side.minus, -regulation.average_minus),
            )
            parts = ", ".join(
                self._text(text, boards=boards, imps=signed_imps(imps, language))
                for text, boards, imps in kinds
                if boards
            )
            imps = signed_with_unit(side.awarded(regulation), language)
            yield self._text(AVERAGES, side=name, imps=imps, parts=parts)

    def _carried(self) -> Iterator[str]:
        regulation = self.regulation
        text = CARRIED_IMPS if regulation.carry_over is Carry.IMPS else CARRIED_VPS
        limited = False
        for (name, side), amount in zip(self._sides, carried(self.case, regulation), strict=True):
            if amount:
                told = self._plain(amount)
                if regulation.carry_over is Carry.IMPS:
                    sign = MINUS if amount < 0 else ""
                    told = sign + self.language.imps(abs(amount) / 100)
                yield self._text(text, side=name, amount=told)
            limited = limited or amount != side.carried
        if limited and regulation.carry_most is not None:
            yield self._text(CARRY_LIMITED, most=self._plain(regulation.carry_most))

    def _rounded(self) -> Iterator[str]:
        """For both sides where their margins differ; else the winner's says it."""
        assert self.ruling.exact is not None
        assert self.ruling.margins is not None
        told = list(zip(self._names, self.ruling.exact, self.ruling.margins, strict=True))
        if not self.ruling.unequal:
            told = [max(told, key=lambda each: each[1])]
        for name, exact, margin in told:
            if exact % 100:
                shown = signed_with_unit(exact, self.language)
                imps = self.language.signed(margin)
                yield self._text(ROUNDED, side=name, exact=shown, imps=imps)

    def _margin(self) -> Iterator[str]:
        assert self.ruling.margins is not None
        vps = " \N{EN DASH} ".join(self._vp(each) for each in self.ruling.vps)
        home = self.ruling.margins[0]
        if home == 0:
            yield self._text(DRAWN, vps=vps)
        else:
            text = self.language.translate(
                "Rulings", "{side} wins by %n IMP(s): {vps} VP.", None, abs(home)
            )
            yield text.format(side=self._names[home < 0], vps=vps)

    def _unequal(self) -> Iterator[str]:
        assert self.ruling.margins is not None
        names, margins = self._names, self.ruling.margins
        imps = [signed_with_unit(100 * each, self.language) for each in margins]
        yield self._text(
            UNEQUAL,
            home=names[0],
            away=names[1],
            home_imps=imps[0],
            away_imps=imps[1],
            home_vp=self._vp(self.ruling.vps[0]),
            away_vp=self._vp(self.ruling.vps[1]),
        )
        if sum(self.ruling.vps) != self.ruling.usual_sum:
            total, usual = self._vp(sum(self.ruling.vps)), self._vp(self.ruling.usual_sum)
            yield self._text(SUM, sum=total, usual=usual)

    def _void(self) -> Iterator[str]:
        regulation, full = self.regulation, self._plain(both_at_a_draw(self.ruling.full))
        if self.case.fault is Fault.NEITHER:
            yield self._text(VOID_NEITHER, share=self._plain(regulation.void_neither), full=full)
        elif self.case.fault is Fault.BOTH:
            yield self._text(VOID_BOTH, share=self._plain(regulation.void_both), full=full)
        else:
            yield self._one(VOID_ONE, regulation.void_innocent, regulation.void_at_fault)

    def _forfeit(self) -> Iterator[str]:
        winner, loser = self.regulation.forfeit_winner, self.regulation.forfeit_loser
        if self.case.fault is Fault.BOTH:
            full = self._plain(both_at_a_draw(self.ruling.full))
            yield self._text(FORFEIT_BOTH, least=self._plain(loser), full=full)
        else:
            yield self._one(FORFEIT_ONE, winner, loser)

    def _one(self, text: str, innocent: int, guilty: int) -> str:
        """A sentence about shares where one side is at fault."""
        names = self._names[:: -1 if self.case.fault is Fault.AWAY else 1]
        return self._text(
            text,
            guilty=names[0],
            innocent=names[1],
            least=self._plain(guilty),
            most=self._plain(innocent),
            full=self._plain(both_at_a_draw(self.ruling.full)),
        )

    def _instead(self) -> Iterator[str]:
        assert self.ruling.instead_of is not None
        yield self._text(
            INSTEAD,
            regulation=regulation_text(self.regulation, self.regulation.name, self.language),
            way=way_name(self.ruling.instead_of, self.language),
        )

    def _best(self) -> Iterator[str]:
        alone = self.case.what is What.BYE or self.case.fault is Fault.NEITHER
        for at in gaining(self.case):
            (name, side), (opponent, other) = self._sides[at], self._sides[1 - at]
            if side.average is not None:
                yield self._text(OWN_AVERAGE, side=name, amount=self._vp(side.average))
            if other.average is not None and not alone:
                amount = self._vp(both_at_a_draw(self.ruling.full) - other.average)
                yield self._text(OTHERS_AVERAGE, opponent=opponent, amount=amount)
            yield self._text(BEST, side=name, vp=self._vp(self.ruling.vps[at]))

    def _mismatch(self) -> Iterator[str]:
        return mismatch_sentences(self.ruling, self.case, self.language, self._names, self._vp)

    def _penalty(self) -> Iterator[str]:
        for name, side in self._sides:
            if side.penalty:
                yield self._text(PENALTY, side=name, amount=self._plain(side.penalty))
