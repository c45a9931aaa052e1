"""Scores as they are typed: contracts in the letters of a language, or points."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.contract import Contract, Seat, Strain
from vpdesk.match.errors import MatchError
from vpdesk.match.letters import ENGLISH, Letters
from vpdesk.match.score_sheet import Entry, Share, Sides

MOST_LETTERS = 200  # of an entry
SHOWN = 40  # of one that is longer
DOUBLES = ("", "X", "XX")
PASSES = frozenset(("PASS", "PASSED OUT", "PASS OUT", "P", "PAS", "ПАС"))

# As one types them: other minus signs, other crosses.
_SIGNS = str.maketrans({"−": "-", "–": "-", "×": "X", "Х": "X", "*": "X"})
_POINTS = re.compile(r"[+-]? ?\d{1,5}")
_THOUSANDS = re.compile(r"([+-]? ?\d{1,2})[ ,.'’](\d{3})")  # as a spreadsheet may write them
_SHARE = re.compile(r"([1-9]\d{0,2})\s*%\s*(.+)")
_ONE_SIDE = r"([+-]?\d{1,3}|[+=-])"
_ADJUSTED = re.compile(rf"{_ONE_SIDE}(?:(?:[\s/:,;]+|(?=[+=-])){_ONE_SIDE})?")

NO_SCORE = QT_TRANSLATE_NOOP(
    "MatchError",
    "“{typed}” is not a score. Type a contract ({example}), points (620, -50) or “pass”.",
)
NO_DECLARER = QT_TRANSLATE_NOOP(
    "MatchError", "“{typed}”: who declared it? Add {seats}, as in {example}."
)
TWO_DECLARERS = QT_TRANSLATE_NOOP("MatchError", "“{typed}” has two declarers.")
NO_RESULT = QT_TRANSLATE_NOOP(
    "MatchError", "“{typed}”: how did it end? Add =, +1, -1 or the like, as in {example}."
)
NO_PERCENTAGE = QT_TRANSLATE_NOOP(
    "MatchError",
    "“{typed}” needs a percentage before each score, as a weighted score has: 60% 620, 40% -50.",
)
NO_ADJUSTMENT = QT_TRANSLATE_NOOP(
    "MatchError",
    "“{typed}” is not an adjustment. Type IMPs of both sides (+3 -3), or + - = for averages.",
)
BROKEN_AVERAGE = QT_TRANSLATE_NOOP(
    "MatchError",
    "This average is {imps} IMPs, but a board has whole ones: type both, such as +3 -3.",
)


class LetterDoubt(NamedTuple):
    """A letter of two meanings in what was typed: in the user's language, and in English."""

    letter: str
    own: Strain
    english: Strain


def doubt(text: str, letters: Letters) -> LetterDoubt | None:
    """The letter of an entry that may stand for two strains, as long as none was chosen.

    In Czech S is hearts (srdce), in German, French and Polish C; many people type the English
    ones of spades and clubs all the same.
    """
    decided = dict(letters.chosen)
    for own, letter in zip(Strain, letters.strains, strict=True):
        if letter in decided or letter not in ENGLISH.strains:
            continue
        english = tuple(Strain)[ENGLISH.strains.index(letter)]
        readings = [_reading(text, letters, letter, each) for each in (own, english)]
        if readings[0] != readings[1]:
            return LetterDoubt(letter, own, english)
    return None


def _reading(text: str, letters: Letters, letter: str, strain: Strain) -> tuple[Share, ...]:
    """What an entry says where a letter stands for a strain; () where it is none."""
    chosen = replace(letters, chosen=(*letters.chosen, (letter, strain)))
    try:
        return parse_entry(text, chosen).shares
    except MatchError:
        return ()


def contract_code(contract: Contract) -> str:
    """A contract as files keep it, in English letters: "4SX+1 N", "3NT= E", "2C-2 W"."""
    result = f"{contract.over:+}" if contract.over else "="
    doubled = DOUBLES[contract.doubled]
    return f"{contract.level}{contract.strain.value}{doubled}{result} {contract.declarer.value}"


def parse_entry(text: str, letters: Letters = ENGLISH) -> Entry:
    """The entry that a text stands for.

    A contract with its declarer and result in any order, "4S= N", "N 4♠+1", "3NTX-2 by E";
    the points of North-South, "620", "-50"; "pass"; or a weighted score,
    "60% 4S= N, 40% 4S-1 N". Raises MatchError.
    """
    typed = " ".join(text.split())
    if len(typed) > MOST_LETTERS:
        raise MatchError(NO_SCORE, typed=f"{typed[:SHOWN]}…", example=_example(letters))
    if "%" not in typed:
        return Entry(typed, (Share(100, _score(typed, letters)),))
    shares: list[Share] = []
    for part in re.split(r"\s*[,;/]\s*", typed):
        found = _SHARE.fullmatch(part)
        if found is None:
            raise MatchError(NO_PERCENTAGE, typed=part)
        shares.append(Share(int(found[1]), _score(found[2], letters)))
    return Entry(typed, tuple(shares))


def parse_adjusted(text: str, averages: Sides) -> Sides:
    """The IMPs of both sides: "3 3", "+3/-3", "3" (the other side loses them), "+ +", "+-", "=".

    averages: what "+" gives and "-" takes, in hundredths of an IMP. Raises MatchError, also
    where such an average is asked for and is not whole.
    """
    found = _ADJUSTED.fullmatch(text.strip().translate(_SIGNS))
    if found is None:
        raise MatchError(NO_ADJUSTMENT, typed=text.strip()[:SHOWN])
    words = {"+": averages[0], "=": 0, "-": -averages[1]}
    given = [words[each] if each in words else 100 * int(each) for each in found.groups() if each]
    for hundredths in given:
        if hundredths % 100:
            raise MatchError(BROKEN_AVERAGE, imps=abs(hundredths) / 100)
    home, away = (*given, -given[0])[:2]
    return home // 100, away // 100


def _score(typed: str, letters: Letters) -> Contract | int:
    text = typed.upper().translate(_SIGNS)
    found = _THOUSANDS.fullmatch(text)
    text = text if found is None else "".join(found.groups())
    if text in PASSES or text in letters.passes:
        return 0
    bare = text.replace(" ", "")
    return int(bare) if _POINTS.fullmatch(text) else _contract(typed, bare, letters)


def _contract(typed: str, text: str, letters: Letters) -> Contract:
    seats, strains = _meanings(letters)
    example = _example(letters)
    found = _pattern(letters).fullmatch(text)
    if found is None:
        raise MatchError(NO_SCORE, typed=typed, example=example)
    declarers = [found[name] for name in ("before", "between", "after") if found[name]]
    if not declarers:
        raise MatchError(NO_DECLARER, typed=typed, seats=", ".join(letters.seats), example=example)
    if len(declarers) > 1:
        raise MatchError(TWO_DECLARERS, typed=typed)
    result = found["result"]
    if result is None:
        raise MatchError(NO_RESULT, typed=typed, example=example)
    return Contract(
        int(found["level"]),
        strains[found["strain"]],
        seats[declarers[0]],
        0 if result == "=" else int(result),
        len(found["doubled"] or ""),
    )


def _example(letters: Letters) -> str:
    """A contract with letters that are on the keyboard."""
    return f"4{letters.strain(Strain.SPADES)}= {letters.seats[0]}"


@cache
def _meanings(letters: Letters) -> tuple[dict[str, Seat], dict[str, Strain]]:
    """What each text for a seat and a strain means; a language's own letters come first."""
    seats = dict(zip(ENGLISH.seats, Seat, strict=True)) | dict(
        zip(letters.seats, Seat, strict=True)
    )
    strains = {"N": Strain.NO_TRUMPS} | dict(zip(ENGLISH.strains, Strain, strict=True))
    strains |= {strain.symbol: strain for strain in Strain if strain.symbol}
    strains |= dict(zip(letters.strains, Strain, strict=True)) | dict(letters.chosen)
    return seats, strains


@cache
def _pattern(letters: Letters) -> re.Pattern[str]:
    seats, strains = _meanings(letters)
    seat = "|".join(seats)
    strain = "|".join(sorted(strains, key=len, reverse=True))
    return re.compile(
        rf"(?P<before>{seat})?(?P<level>[1-7])(?P<strain>{strain})\ufe0e?\ufe0f?(?P<doubled>XX?)?"
        rf"(?:(?:BY)?(?P<between>{seat}))?(?P<result>=|[+-]\d{{1,2}})?"
        rf"(?:(?:BY)?(?P<after>{seat}))?"
    )
