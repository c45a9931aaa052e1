"""Headings of tables of players: what the columns stand for."""

from __future__ import annotations

import re
from collections.abc import Mapping

NUMBER, RATING, TITLE, SEX = "number", "rating", "title", "sex"
NAME, FAMILY, GIVEN = "name", "family", "given"
FEDERATION, FIDE_NUMBER, BIRTH = "federation", "fide_number", "birth"
GROUP, MEMBERS, TEAM, CAPTAIN = "group", "members", "team", "captain"


def columns_of(cells: list[str], headings: Mapping[str, str]) -> list[str] | None:
    """What each cell of a heading stands for, "" for what is not known; None for no heading.

    headings: what a heading that is known stands for, by the heading in lower case.
    Beside teams players are members, otherwise they are names. Beside family names what is called
    a name is a given one, and so is a second column with names.
    """
    columns = [meaning(cell, headings) for cell in cells]
    if not any(columns):
        return None
    if FAMILY in columns:
        columns = [{FAMILY: NAME, NAME: GIVEN}.get(each, each) for each in columns]
    if TEAM in columns:
        return [NAME if each == TEAM else each for each in columns]
    if NAME not in columns and MEMBERS in columns:
        columns[columns.index(MEMBERS)] = NAME
    first = columns.index(NAME) if NAME in columns else len(columns)
    return [GIVEN if each == NAME and at > first else each for at, each in enumerate(columns)]


def full_name(cells: Mapping[str, str], between: str) -> str:
    """The name of a row by its columns, in their order; between: behind a family name in front."""
    parts = {column: cells[column] for column in cells if column in (NAME, GIVEN) and cells[column]}
    return (between if next(iter(parts), NAME) == NAME else " ").join(parts.values())


def meaning(cell: str, headings: Mapping[str, str]) -> str:
    """What a heading stands for, "" for what is not known; a number behind it does not matter."""
    plain = re.sub(r"[\s.,_/\-:()*]+", " ", cell.casefold()).strip()
    return headings.get(plain) or headings.get(plain.rstrip("0123456789 "), "")
