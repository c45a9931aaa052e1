"""Results of pairs as USEBIO 1.2, the XML of the British and other federations.

Written as its public description says: CLUB, EVENT with PARTICIPANTS and a TRAVELLER_LINE for each
result; sections with letters are SECTIONs of a SESSION. An artificial score is A6040. A weighted
one has no place there: its mean stands in SCORE, and what it was worth in the points beside it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from vpdesk import __version__
from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.foreign.gate import tree
from vpdesk.match.contract import Contract, Seat
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import DOUBLES
from vpdesk.pairs.board_results import PairsResult, SideScores, mean
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result, with_contract
from vpdesk.pairs.scored_evening import PairsRanking, Ranked, ScoredEvening, ScoredResult
from vpdesk.pairs.section import PairsSection
from vpdesk.pairs.session import rounded

EVENT_TYPES = {"butler": "BUTLER_PAIRS", "cross-imps": "CROSS_IMP"}
MATCH_POINTS, BUTLER_POINTS, CROSS_IMP_POINTS = "MATCH_POINTS", "BUTLER_POINTS", "CROSS_IMP_POINTS"
POINTS = (MATCH_POINTS, BUTLER_POINTS, CROSS_IMP_POINTS)  # after NS_ and EW_
BOARD_METHODS = {"butler": "BUTLER_IMPS", "cross-imps": "CROSS_IMPS"}
# What BOARD_SCORING_METHOD, or without it EVENT_TYPE, says of the method, in all spellings.
NAMED_METHODS = {
    **dict.fromkeys(("MATCH_POINTS", "MP_PAIRS"), "matchpoints"),
    **dict.fromkeys(("BUTLER_IMPS", "BUTLER_PAIRS", "SWISS_PAIRS_BUTLER_IMPS"), "butler"),
    **dict.fromkeys(
        ("CROSS_IMP", "CROSS_IMPS", "CROSS_IMP_PAIRS", "SWISS_PAIRS_CROSS_IMPS"), "cross-imps"
    ),
}
STEP = 10
MOST_ELEMENTS = 300_000
MOST_DIGITS = 9
NEVER_NESTED = {"SESSION", "SECTION", "BOARD", "TRAVELLER_LINE"}
_ISO_DATE = re.compile(r"^(\d{4})-(\d\d)-(\d\d)$")
_ARTIFICIAL = re.compile(r"A(\d\d)(\d\d)")

NOT_USEBIO = QT_TRANSLATE_NOOP("PairsError", "This is not a USEBIO file of pairs.")
NO_RESULTS = QT_TRANSLATE_NOOP("PairsError", "There are no results in the file.")
LINES_DIFFER = QT_TRANSLATE_NOOP(
    "PairsError", "The travellers are not where a USEBIO file has them."
)
AT_BOARD = QT_TRANSLATE_NOOP("PairsError", "Board {board}: {reason}")


def write(scored: ScoredEvening) -> str:
    """The text of a file."""
    evening = scored.evening
    root = Element("USEBIO", Version="1.2")
    club = _add(root, "CLUB")
    _add(club, "CLUB_NAME", evening.place)
    kind = "INDIVIDUAL" if evening.individual else EVENT_TYPES.get(evening.method, "MP_PAIRS")
    event = _add(root, "EVENT")
    event.set("EVENT_TYPE", kind)
    _add(event, "PROGRAM_NAME", "vpdesk")
    _add(event, "PROGRAM_VERSION", __version__)
    _add(event, "EVENT_DESCRIPTION", evening.name)
    if found := _ISO_DATE.match(evening.date):  # a date in words has no form there
        _add(event, "DATE", "/".join(reversed(found.groups())))
    _add(event, "BOARD_SCORING_METHOD", BOARD_METHODS.get(evening.method, MATCH_POINTS))
    two = any(each.two_winners for each in evening.sections)
    _add(event, "WINNER_TYPE", "2" if two else "1")
    _add(event, "SECTION_COUNT", str(len(evening.sections)))
    if len(evening.sections) == 1 and not evening.sections[0].letter:
        _write_section(event, scored, evening.sections[0])
    else:
        session = _add(event, "SESSION")
        session.set("SESSION_ID", "1")
        for section in evening.sections:
            part = _add(session, "SECTION")
            part.set("SECTION_ID", section.letter)
            _write_section(part, scored, section)
    ET.indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _add(parent: Element, name: str, text: str = "") -> Element:
    found = ET.SubElement(parent, name)
    found.text = text or None
    return found


def _write_section(parent: Element, scored: ScoredEvening, section: PairsSection) -> None:
    participants = _add(parent, "PARTICIPANTS")
    for ranking in scored.rankings:
        for each in ranking.lines:
            if each.number in section.start_of:
                _write_pair(participants, scored, section, ranking, each)
    for board in section.boards:
        found = map(scored.result, section.with_board(board))
        results = [each for each in found if each is not None]
        if results:
            element = _add(parent, "BOARD")
            _add(element, "BOARD_NUMBER", str(board))
            for result in results:
                _write_line(element, scored, section, result)


def _write_pair(
    parent: Element,
    scored: ScoredEvening,
    section: PairsSection,
    ranking: PairsRanking,
    line: Ranked,
) -> None:
    entrant = scored.evening.by_number[line.number]
    individual = scored.evening.individual
    pair = _add(parent, "PLAYER" if individual else "PAIR")
    number = str(section.start_of[line.number])
    _add(pair, "PLAYER_NUMBER" if individual else "PAIR_NUMBER", number)
    if ranking.side:
        _add(pair, "DIRECTION", ranking.side)
    _add(pair, "PLACE", f"{line.place}{'=' if line.shared else ''}")
    _add(pair, "BOARDS_PLAYED", str(line.boards))
    _add(pair, "TOTAL_SCORE", number_text(line.points))
    if line.percent is not None:
        _add(pair, "PERCENTAGE", number_text(line.value))
    registered = (*entrant.register, "", "")
    for name, register in zip(entrant.names, registered, strict=False):
        player = pair if individual else _add(pair, "PLAYER")
        _add(player, "PLAYER_NAME", name)
        if register:
            _add(player, "NATIONAL_ID_NUMBER", register)


def _write_line(
    parent: Element, scored: ScoredEvening, section: PairsSection, each: ScoredResult
) -> None:
    line = _add(parent, "TRAVELLER_LINE")
    for name, side in (("NS", each.ns), ("EW", each.ew)):
        told = "+".join(str(section.start_of.get(number, number)) for number in side)
        _add(line, f"{name}_PAIR_NUMBER", told)
    entry = each.entry
    score = entry.shares[0].score if len(entry.shares) == 1 and not entry.split else None
    if isinstance(score, Contract):
        _add(line, "CONTRACT", f"{score.level}{score.strain.value}{DOUBLES[score.doubled]}")
        _add(line, "PLAYED_BY", score.declarer.value)
        if entry.lead:
            _add(line, "LEAD", entry.lead)
        _add(line, "TRICKS", str(score.level + 6 + score.over))
    elif score == 0:
        _add(line, "CONTRACT", "PASS")
    _add(line, "SCORE", _score_text(each.result))
    ns, ew = scored.of_sides(each)
    if ns is not None and ew is not None:
        kind = points_kind(scored.evening.method, each.scores)
        _add(line, f"NS_{kind}", number_text(ns))
        _add(line, f"EW_{kind}", number_text(ew))


def points_kind(method: str, scores: SideScores) -> str:
    """What the points of a line are called, after NS_ and EW_: one of POINTS."""
    if scores.top is not None:
        return MATCH_POINTS
    return BUTLER_POINTS if method == "butler" else CROSS_IMP_POINTS


def _score_text(result: PairsResult) -> str:
    if result.artificial is not None:
        return "A" + "".join(f"{round(each):02d}" for each in result.artificial)
    if not result.played:
        return "NP"
    points = mean(result.shares)
    return str(int(rounded(points / STEP, 0)) * STEP)


def number_text(value: Fraction) -> str:
    """With two decimals, or whole."""
    return (
        f"{float(rounded(value, 2)):g}"
        if value.denominator == 1
        else (f"{float(rounded(value, 2)):.2f}")
    )


def read(text: str) -> tuple[PairsResult, ...]:
    """The results of a file, board by board; of several sections pairs are A1, B1 and so on.

    Of several sessions boards are 1/1, 2/1 and so on: the same number is not the same deal.

    Raises PairsError; declarations are refused, as nobody needs them here.
    """
    root = _root(text)
    sessions = list(root.iter("SESSION"))
    if len(sessions) > 1:  # each has boards of its own
        named = [(f"{at}/", each) for at, each in enumerate(sessions, 1)]
    else:
        named = [("", root)]
    found = tuple(
        replace(each, board=f"{session}{each.board}")
        for session, whole in named
        for letter, part in _parts(whole)
        for each in _read_section(part, letter)
    )
    if not found:
        raise PairsError(NO_RESULTS)
    return found


def named_method(text: str) -> str:
    """The key of the method that a file names, or whose points its lines have; "" for none.

    Raises PairsError.
    """
    root = _root(text)
    event = next(root.iter("EVENT"), root)
    for told in (_text(event, "BOARD_SCORING_METHOD"), event.get("EVENT_TYPE", "")):
        if found := NAMED_METHODS.get(told.strip().upper()):
            return found
    kinds = ((MATCH_POINTS, "matchpoints"), (BUTLER_POINTS, "butler"))
    for kind, method in (*kinds, (CROSS_IMP_POINTS, "cross-imps")):
        if any((each.text or "").strip() for each in root.iter(f"NS_{kind}")):
            return method
    return ""


def _root(text: str) -> Element:
    try:
        # As text, so that the encoding its head names does not matter.
        root = tree(io.StringIO(text), MOST_ELEMENTS)
        _check_nesting(root, frozenset())
    except ET.ParseError as error:
        raise PairsError(NOT_USEBIO, line=error.position[0]) from error
    except ValueError as error:
        raise PairsError(NOT_USEBIO) from error
    if root.tag.upper() != "USEBIO":
        raise PairsError(NOT_USEBIO)
    return root


def _check_nesting(element: Element, around: frozenset[str]) -> None:
    """Raise PairsError where a board, section or session lies in one of its kind."""
    if element.tag in around:
        raise PairsError(NOT_USEBIO)
    inside = around | {element.tag} if element.tag in NEVER_NESTED else around
    for each in element:
        if len(each):
            _check_nesting(each, inside)


def says_two_winners(text: str) -> bool:
    """Whether the directions are ranked apart in a file that can be read (see read)."""
    return any((each.text or "").strip() == "2" for each in _root(text).iter("WINNER_TYPE"))


def _parts(whole: Element) -> list[tuple[str, Element]]:
    """The sections with their letters; all of it where there are none."""
    return [(each.get("SECTION_ID", ""), each) for each in whole.iter("SECTION")] or [("", whole)]


def _read_section(part: Element, letter: str) -> Iterator[PairsResult]:
    for board in part.iter("BOARD"):
        number = _text(board, "BOARD_NUMBER")
        for line in board.iter("TRAVELLER_LINE"):
            sides = (
                "+".join(f"{letter}{each}" for each in _text(line, name).split("+"))
                for name in ("NS_PAIR_NUMBER", "EW_PAIR_NUMBER")
            )
            known = number.isdecimal() and len(number) < MOST_DIGITS
            place = BoardPlace(letter, 0, 0, int(number) if known else 0)
            try:
                entry = parse_result(_typed(line, number), place)
                entry = with_contract(entry, _contract(line, number))
            except (MatchError, PairsError) as error:
                raise PairsError(AT_BOARD, board=one_line(number)[:10], reason=error) from error
            ns, ew = sides
            yield entry.result(ns, ew)


def _typed(line: Element, board: str) -> str:
    """A line's result as it would be typed: its points, or its contract where it has none."""
    score = _text(line, "SCORE").upper()
    if found := _ARTIFICIAL.fullmatch(score):
        return f"A{found[1]}/{found[2]}"
    if score and score not in ("NP", "NOT PLAYED"):
        return score
    return _contract(line, board)


def _contract(line: Element, board: str) -> str:
    contract, tricks = _text(line, "CONTRACT").upper(), _text(line, "TRICKS")
    if contract.startswith("PASS"):
        return "pass"
    declarer = _text(line, "PLAYED_BY").upper()
    seats = {each.value for each in Seat}
    if not contract[:1].isdecimal() or declarer not in seats or not tricks.isdecimal() or not board:
        return "NP"
    over = int(tricks[:MOST_DIGITS]) - 6 - int(contract[0])
    return f"{contract} {declarer} {over:+}" if over else f"{contract} {declarer} ="


def _text(parent: Element, name: str) -> str:
    return (parent.findtext(name) or "").strip()
