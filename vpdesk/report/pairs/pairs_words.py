"""Results and scores of a pairs evening in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match import laws
from vpdesk.match.contract import Contract
from vpdesk.match.score_sheet import Share
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import PairsEntry
from vpdesk.pairs.sessions import Together
from vpdesk.report.language import Language
from vpdesk.report.match.words import contract_text, pass_text, vulnerability_text

Names = Callable[[str], str]

NOTHING = "\N{EN DASH}"
SUFFIXES = ("jr", "sr", "ml", "st", "jun", "sen", "ii", "iii")  # behind a family name
METHOD_NAMES = {
    "matchpoints": QT_TRANSLATE_NOOP("PairsReport", "Matchpoints"),
    "butler": QT_TRANSLATE_NOOP("PairsReport", "Butler"),
    "cross-imps": QT_TRANSLATE_NOOP("PairsReport", "Cross-IMPs"),
    "bastille": QT_TRANSLATE_NOOP("PairsReport", "Bastille"),
    "ascherman": QT_TRANSLATE_NOOP("PairsReport", "Ascherman"),
    "factored": QT_TRANSLATE_NOOP("PairsReport", "Matchpoints, factored"),
    "board-a-match": QT_TRANSLATE_NOOP("PairsReport", "Board-a-match"),
}

CARRY_NAMES = {
    Together.BOARDS: QT_TRANSLATE_NOOP("PairsReport", "Mean by boards"),
    Together.AVERAGE: QT_TRANSLATE_NOOP("PairsReport", "Mean"),
    Together.SUM: QT_TRANSLATE_NOOP("PairsReport", "Sum"),
}


def carry_text(carry: Together, language: Language) -> str:
    """What several sessions come to, in a word."""
    return language.translate("PairsReport", CARRY_NAMES[carry])


def method_text(key: str, language: Language) -> str:
    """What a method of scoring is called."""
    return language.translate("PairsReport", METHOD_NAMES[key])


def percent_text(percent: Fraction | None, language: Language) -> str:
    """Per cent with two decimals: "57.50"; a dash where there are none."""
    return NOTHING if percent is None else language.fraction(percent, 2)


def amount_text(value: Fraction | None, language: Language) -> str:
    """Matchpoints or IMPs with no more than two decimals: "12", "12.35", "−0.50"."""
    if value is None:
        return NOTHING
    return language.fraction(value, 0 if value.denominator == 1 else 2)


def signed_points(points: Fraction | int, language: Language) -> str:
    """Points as a side sees them: "+420", "−50", "0"."""
    return ("+" if points > 0 else "") + amount_text(Fraction(points), language)


def shares_text(shares: tuple[Share, ...], language: Language) -> str:
    """A score, or a weighted one: "4♠+1 N", "−50", "60 % 110, 40 % −50"."""
    if len(shares) == 1:
        return _score_text(shares[0].score, language)
    return ", ".join(f"{each.percent} % {_score_text(each.score, language)}" for each in shares)


def entry_text(entry: PairsEntry, language: Language) -> str:
    """What stands for a board, as it can be typed too."""
    if entry.artificial is not None:
        ns, ew = (language.plain(float(each)) for each in entry.artificial)
        return f"A{ns}/{ew}"
    if not entry.shares:
        return language.translate("PairsReport", "not played")
    told = shares_text(entry.shares, language)
    return f"{told} | {shares_text(entry.split, language)}" if entry.split else told


def noted_text(entry: PairsEntry, language: Language) -> str:
    """The same with what is special: the arrow turned, the Law by which the director gave it."""
    turned = language.translate("PairsReport", "arrow turned") if entry.turned else ""
    notes = ", ".join(filter(None, (turned, entry.law)))
    told = entry_text(entry, language)
    return f"{told} ({notes})" if notes else told


def board_text(board: int, language: Language) -> str:
    """Who deals a board, and who is vulnerable: "Dealer S, Vul. EW"."""
    dealer = language.translate("HandRecords", "Dealer {seat}")
    sides = language.translate("HandRecords", "Vul. {sides}")
    seat = language.letters.seat(laws.dealer(board))
    return f"{dealer.format(seat=seat)}, {sides.format(sides=vulnerability_text(board, language))}"


def entrant_text(
    evening: Evening, number: int, language: Language, shown: Names = str, *, full: bool = False
) -> str:
    """The names of a pair, or of a player; "Pair 3" while they are not known.

    shown: what is told of a name. full: with those who played instead of one.
    """
    entrant = evening.by_number[number]
    if any(entrant.names):
        names = " \N{EN DASH} ".join(shown(name) for name in entrant.names if name)
        return entrant.full_name if full else names
    text = language.translate("PairsReport", "Pair {number}")
    if evening.individual:
        text = language.translate("PairsReport", "Player {number}")
    return text.format(number=evening.label(number) or number)


def pair_text(
    evening: Evening, numbers: tuple[int, ...], language: Language, shown: Names = str
) -> str:
    """The names of a side: of a pair, or of two players. shown: what is told of a name."""
    names = (entrant_text(evening, each, language, shown) for each in numbers if each)
    return " \N{EN DASH} ".join(names)


def brief_name(name: str) -> str:
    """A name with initials before the family name: "J. Novák", "J. van der Berg"."""
    given, family = _parted(name)
    return " ".join((*_initials(given), family))


def family_name(name: str) -> str:
    """The family name: "Novák", "van der Berg"."""
    given, family = _parted(name)
    return " ".join((*(word for word in given if word[:1].islower()), family))


def _parted(name: str) -> tuple[list[str], str]:
    """The words before the family name, and that."""
    if "," in name:  # the family name first
        family, _, first = name.partition(",")
        return first.split(), family.strip()
    words = name.split()
    given = words[: -2 if len(words) > 2 and words[-1].rstrip(".").lower() in SUFFIXES else -1]
    return given, " ".join(words[len(given) :])


def _initials(given: Sequence[str]) -> Iterator[str]:
    for word in given:
        capital = word[:1].isupper() and not word.endswith(".")
        yield f"{word[:1]}." if capital else word


def seat_text(number: int, ns: tuple[int, ...], ew: tuple[int, ...], language: Language) -> str:
    """Where an entrant sits: "NS", or "N" in an individual."""
    if len(ns) == 1:
        seats = {ns[0]: language.translate("MovementCards", "NS")}
        return seats.get(number) or language.translate("MovementCards", "EW")
    letters = (
        language.translate("MovementCards", "N"),
        language.translate("MovementCards", "S"),
        language.translate("MovementCards", "E"),
        language.translate("MovementCards", "W"),
    )
    return dict(zip((*ns, *ew), letters, strict=True))[number]


def partner_text(evening: Evening, number: int, side: tuple[int, ...], language: Language) -> str:
    """Who plays with a player of an individual; "" in pairs."""
    others = tuple(each for each in side if each != number)
    names = pair_text(evening, others, language)
    return f"{labels_text(evening, others)} {names}" if others else ""


def labels_text(evening: Evening, numbers: tuple[int, ...]) -> str:
    """The numbers of a side at the tables: "A12"; "3+7" of two players."""
    return "+".join(evening.label(each) for each in numbers if each)


def named_text(evening: Evening, numbers: tuple[int, ...], language: Language) -> str:
    """The numbers of a side and its names: "A12  Ann Smith – Bob Jones"."""
    return f"{labels_text(evening, numbers)}  {pair_text(evening, numbers, language)}"


def families_text(evening: Evening, numbers: tuple[int, ...], language: Language) -> str:
    """The same in less room: "A12 Smith, Jones"."""
    found = (tuple(filter(None, evening.by_number[each].names)) for each in numbers if each)
    families = ", ".join(family_name(name) for names in found for name in names)
    families = families or pair_text(evening, numbers, language)
    return f"{labels_text(evening, numbers)} {families}"


def _score_text(score: Contract | int, language: Language) -> str:
    if isinstance(score, Contract):
        return contract_text(score, language)
    return language.number(score, 0) if score else pass_text(language)
