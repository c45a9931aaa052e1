"""Why two pairs of an evening meet, by its movement, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.section import PairsMeeting, PairsSection
from vpdesk.report.language import Language
from vpdesk.report.movements.cards import boards_text
from vpdesk.report.pairs.pairs_words import named_text


class MeetWhy(NamedTuple):
    """The answer, what leads to it, and the first place at which they meet, if they do."""

    answer: str
    lines: tuple[str, ...]
    place: BoardPlace | None


def meet_why(evening: Evening, one: int, other: int, language: Language) -> MeetWhy | None:
    """Where two entrants meet, and how the movement brings each there; None where one is not known.

    one, other: their numbers.
    """
    sections = evening.section_of
    if one == other or one not in sections or other not in sections:
        return None
    names = {"one": evening.label(one), "other": evening.label(other)}
    if sections[one] is not sections[other]:
        text = language.translate(
            "PairsWhy", "{one} and {other} do not meet: they play in different sections."
        )
        return MeetWhy(text.format(**names), (), None)
    section = sections[one]
    common = [each for each in section.of_entrant(one) if other in each.seated]
    if not common:
        text = _apart(section, one, other, language)
        return MeetWhy(text.format(**names), (), None)
    said: list[str] = []
    for each in common:
        said.append(_meeting(each, one, other, language).format(**names))
        said += _ways(evening, section, each, (one, other), language)
    return MeetWhy(said[0], tuple(said), common[0].places[0])


def _meeting(each: PairsMeeting, one: int, other: int, language: Language) -> str:
    """The sentence of a meeting; its names are still to be put in."""
    text = language.translate(
        "PairsWhy", "{one} and {other} meet in round {round}, table {table}; boards: {boards}."
    )
    if {one, other} in ({*each.ns}, {*each.ew}):
        text = language.translate(
            "PairsWhy",
            "{one} and {other} are partners in round {round}, table {table}; boards: {boards}.",
        )
    boards = boards_text(each.boards, language)
    return (
        text.replace("{round}", str(each.round))
        .replace("{table}", str(each.table))
        .replace("{boards}", boards)
    )


def _apart(section: PairsSection, one: int, other: int, language: Language) -> str:
    """Why two of a section never meet; their names are still to be put in."""
    sides = [
        {_side(each, number) for each in section.of_entrant(number)} for number in (one, other)
    ]
    if sides[0] == sides[1] == {"NS"}:
        return language.translate(
            "PairsWhy", "{one} and {other} do not meet: both always sit North-South."
        )
    if sides[0] == sides[1] == {"EW"}:
        return language.translate(
            "PairsWhy", "{one} and {other} do not meet: both always sit East-West."
        )
    return language.translate(
        "PairsWhy",
        "{one} and {other} do not meet: the movement does not bring them to one table.",
    )


def _ways(
    evening: Evening,
    section: PairsSection,
    meeting: PairsMeeting,
    numbers: tuple[int, int],
    language: Language,
) -> Iterator[str]:
    """How each of them comes to the table, and whether both sit the other way round there."""
    translate = language.translate
    for number in numbers:
        text, before = _way(section, meeting, number, language)
        yield text.format(
            pair=named_text(evening, (number,), language),
            side=_side_name(_side(meeting, number), language),
            round=meeting.round - 1,
            table=before.table if before is not None else 0,
            before=_side_name(_side(before, number), language) if before is not None else "",
        )
    turned = [_side(meeting, number) != section.sides[number] for number in numbers]
    if all(turned):
        yield translate("PairsWhy", "Both sit the other way than usual: the arrow is switched.")


def _way(
    section: PairsSection, meeting: PairsMeeting, number: int, language: Language
) -> tuple[str, PairsMeeting | None]:
    """The sentence of how an entrant comes to a table, and where it was in the round before."""
    translate, rounds = language.translate, section.of_entrant(number)
    if meeting.round == min(each.round for each in rounds):
        return translate("PairsWhy", "{pair}, {side}: begins at this table."), None
    before = next((each for each in rounds if each.round == meeting.round - 1), None)
    if before is None or not before.plays:
        return translate("PairsWhy", "{pair}, {side}: sat out in round {round}."), None
    if before.table != meeting.table:
        return translate("PairsWhy", "{pair}, {side}: comes from table {table} ({before})."), before
    if _side(before, number) != _side(meeting, number):
        return translate(
            "PairsWhy", "{pair}, {side}: stays at the table and changes direction."
        ), before
    return translate("PairsWhy", "{pair}, {side}: stays at the table."), before


def _side(meeting: PairsMeeting, number: int) -> str:
    return "NS" if number in meeting.ns else "EW"


def _side_name(side: str, language: Language) -> str:
    if side == "NS":
        return language.translate("PairsReport", "North-South")
    return language.translate("PairsReport", "East-West")
