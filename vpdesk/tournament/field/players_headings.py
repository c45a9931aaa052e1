"""Headings of tables of players: what the columns stand for."""

from __future__ import annotations

import re
from collections.abc import Mapping

NUMBER, NAME, GIVEN, RATING, TITLE, SEX = "number", "name", "given", "rating", "title", "sex"
FEDERATION, FIDE_NUMBER, BIRTH = "federation", "fide_number", "birth"
GROUP, MEMBERS, TEAM, CAPTAIN = "group", "members", "team", "captain"


def columns_of(cells: list[str], headings: Mapping[str, str]) -> list[str] | None:
    """What each cell of a heading stands for, "" for what is not known; None for no heading.

    headings: what a heading that is known stands for, by the heading in lower case.
    Beside teams players are members, otherwise they are names; a second column with names
    holds given names.
    """
    columns = [_meaning(cell, headings) for cell in cells]
    if not any(columns):
        return None
    if TEAM in columns:
        return [NAME if each == TEAM else each for each in columns]
    if NAME not in columns and MEMBERS in columns:
        columns[columns.index(MEMBERS)] = NAME
    first = columns.index(NAME) if NAME in columns else len(columns)
    return [GIVEN if each == NAME and at > first else each for at, each in enumerate(columns)]


def _meaning(cell: str, headings: Mapping[str, str]) -> str:
    plain = re.sub(r"[\s.,_/\-:()*]+", " ", cell.casefold()).strip()
    return headings.get(plain) or headings.get(plain.rstrip("0123456789 "), "")
