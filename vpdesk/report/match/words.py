"""Scores, IMPs and contracts of a match in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match import laws
from vpdesk.match.contract import Contract
from vpdesk.match.notation import DOUBLES
from vpdesk.match.results import SideImps
from vpdesk.match.score_sheet import Entry, Method, ScoreSheet, Share
from vpdesk.report.language import Language

MOST_NAMED = 12  # boards that are listed one by one
METHOD_NAMES = {
    Method.ROOMS: QT_TRANSLATE_NOOP("MatchReport", "Teams, room against room"),
    Method.CROSS_TEAMS: QT_TRANSLATE_NOOP("MatchReport", "Teams, every table against every other"),
    Method.BOARDS: QT_TRANSLATE_NOOP("MatchReport", "Teams, board-a-match"),
    Method.PATTON: QT_TRANSLATE_NOOP("MatchReport", "Teams, Patton: IMPs and boards"),
    Method.CROSS_IMPS: QT_TRANSLATE_NOOP("MatchReport", "Pairs, cross-IMPs"),
    Method.BUTLER: QT_TRANSLATE_NOOP("MatchReport", "Pairs, Butler"),
}


def listed(numbers: Sequence[int]) -> str:
    """Numbers one by one; of many, the first ones."""
    found = ", ".join(map(str, numbers[:MOST_NAMED]))
    return f"{found} …" if len(numbers) > MOST_NAMED else found


def method_name(method: Method, language: Language) -> str:
    """How the scores become IMPs."""
    return language.translate("MatchReport", METHOD_NAMES[method])


def event_text(sheet: ScoreSheet, language: Language) -> str:
    """What the match is of: "Spring League – Round 4 – 22 November"; "" where that is not known.

    A round that is a mere number is named.
    """
    *title, number = sheet.round.split(", ")
    if number.isdecimal():
        number = language.translate("EventReport", "Round {number}").format(number=number)
    told = sheet.event, ", ".join((*title, number)), sheet.date
    return " \N{EN DASH} ".join(filter(None, told))


def team_names(sheet: ScoreSheet, language: Language) -> tuple[str, str]:
    """What both teams are called, home first."""
    return (
        sheet.home or language.translate("Rulings", "Home side"),
        sheet.away or language.translate("Rulings", "Visitors"),
    )


def table_name(sheet: ScoreSheet, table: int, language: Language) -> str:
    """What a table, from 0, is called."""
    if sheet.method is Method.ROOMS and sheet.tables == 2:
        rooms = (
            language.translate("MatchReport", "Open room"),
            language.translate("MatchReport", "Closed room"),
        )
        return rooms[table]
    return language.translate("MatchReport", "Table {number}").format(number=table + 1)


def seated_text(sheet: ScoreSheet, table: int, language: Language) -> str:
    """Who sits North-South at a table of a match of teams, from 0: "Rovers NS"."""
    return seated(team_names(sheet, language)[table % 2], language)


def seated(team: str, language: Language) -> str:
    """That a team sits North-South: "Rovers NS"."""
    return language.translate("MatchReport", "{team} NS").format(team=team)


def vulnerability_text(board: int, language: Language) -> str:
    """Who is vulnerable on a board."""
    return sides_vulnerable(laws.vulnerable(board), language)


def sides_vulnerable(sides: tuple[bool, bool], language: Language) -> str:
    """Which of North-South and East-West are vulnerable."""
    words = {
        (False, False): language.translate("MatchReport", "None", "vulnerable"),
        (True, False): language.translate("MovementCards", "NS"),
        (False, True): language.translate("MovementCards", "EW"),
        (True, True): language.translate("MatchReport", "All", "vulnerable"),
    }
    return words[sides]


def contract_text(contract: Contract, language: Language) -> str:
    """A contract as it can be typed too: "4♠X+1 N"."""
    letters = language.letters
    strain = contract.strain.symbol or letters.strain(contract.strain)
    result = language.signed(contract.over) if contract.over else "="
    doubled = DOUBLES[contract.doubled]
    return f"{contract.level}{strain}{doubled}{result} {letters.seat(contract.declarer)}"


def pass_text(language: Language) -> str:
    """What stands for no contract: nobody scores, which no contract comes to."""
    return language.translate("MatchReport", "Pass")


def points_text(points: int, language: Language) -> str:
    """Points of North-South: "620", "−50"."""
    return language.number(points, 0)


def entry_text(entry: Entry, language: Language) -> str:
    """An entry as it can be typed too: "4♠= N", "620", "60 % 620, 40 % −50", "+3 −3"."""
    if entry.adjusted is not None:
        return " ".join(language.signed(each) for each in entry.adjusted)
    texts = [_score_text(each, language) for each in entry.shares]
    if len(texts) == 1:
        return texts[0]
    parts = zip(entry.shares, texts, strict=True)
    return ", ".join(f"{share.percent} % {text}" for share, text in parts)


def imps_text(imps: Fraction, language: Language) -> str:
    """IMPs with their sign, with two decimals if they are not whole: "+12", "−3.25", "0"."""
    if imps.denominator == 1:
        return language.signed(int(imps))
    return ("+" if imps > 0 else "") + language.number(float(imps), 2)


def sides_text(imps: SideImps, language: Language) -> str:
    """The IMPs of the first side, or of both where the second has not just lost those."""
    if imps[0] == -imps[1]:
        return imps_text(imps[0], language)
    return " / ".join(imps_text(each, language) for each in imps)


def odd_text(points: int, board: int, language: Language) -> str:
    """Why a score is odd that no contract gives."""
    text = language.translate(
        "MatchReport", "No contract gives North-South {points} on board {board} ({vulnerable})."
    )
    return text.format(
        points=points_text(points, language),
        board=board,
        vulnerable=_vulnerable_words(board, language),
    )


def _vulnerable_words(board: int, language: Language) -> str:
    words = {
        (False, False): language.translate("MatchReport", "nobody vulnerable"),
        (True, False): language.translate("MatchReport", "NS vulnerable"),
        (False, True): language.translate("MatchReport", "EW vulnerable"),
        (True, True): language.translate("MatchReport", "all vulnerable"),
    }
    return words[laws.vulnerable(board)]


def _score_text(share: Share, language: Language) -> str:
    if share.score == 0:
        return pass_text(language)
    if isinstance(share.score, int):
        return points_text(share.score, language)
    return contract_text(share.score, language)
