"""Pairs from lines of text, as they are pasted from a list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Contestant

MOST_NAME = 80  # letters
MOST_ENTRANTS = 2000
# What may stand between both names; a comma or a hyphen only where none of the others does.
_BETWEEN = (re.compile(r"\t|[;/&+|]|\s[–—-]\s"), re.compile(","), re.compile("[–—]"))
_NUMBER = re.compile(r"^\s*\d{1,4}[.):]?\s+(?=\w)")  # of a numbered list

NO_PAIR = QT_TRANSLATE_NOOP(
    "PairsError",
    "“{typed}” is not a pair: put both names on one line, with a dash or a slash between them.",
)
TOO_MANY = QT_TRANSLATE_NOOP("PairsError", "There are more than {most} pairs.")


def entrants_of(lines: Iterable[str], first: int = 1, *, single: bool = False) -> list[Contestant]:
    """A pair a line, or a player a line for an individual; blank lines are left out.

    "Fox – Hare", "Fox / Hare", "Fox; Hare", "3. Fox, Hare"; in a further column the club.
    first: the number of the first one. Raises PairsError with the line.
    """
    found: list[Contestant] = []
    for at, line in enumerate(lines, 1):
        parts = _parts(line, single=single)
        if not parts:
            continue
        names = tuple(each[:MOST_NAME] for each in parts[: 1 if single else 2])
        if not all(names) or len(names) != (1 if single else 2) or len(parts) > 3:
            raise PairsError(NO_PAIR, line=at, typed=one_line(line)[:40])
        club = parts[2][:MOST_NAME] if len(parts) > 2 else ""
        found.append(Contestant(first + len(found), names, club))
        if len(found) > MOST_ENTRANTS:
            raise PairsError(TOO_MANY, line=at, most=MOST_ENTRANTS)
    return found


def typed_pairs(text: str) -> list[Contestant]:
    """The pairs of a list while it is typed: nothing is refused yet.

    Who is alone in a line plays with the next one who is, the last such one with nobody.
    """
    found: list[tuple[tuple[str, ...], str]] = []
    alone: list[str] = []
    for line in text.splitlines():
        names, club = _names_and_club(_parts(line))
        if len(names) == 1:
            alone += names
            names = tuple(alone) if len(alone) == 2 else ()
        if names:
            found.append((names, club))
            if len(alone) == 2:
                alone = []
    if alone:
        found.append((tuple(alone), ""))
    return [Contestant(at, *each) for at, each in enumerate(found, 1)]


def names_in_cell(text: str, *, alone: bool) -> tuple[tuple[str, ...], str]:
    """The names of one cell, and the club behind both of them.

    alone: the other cell is empty. Where it is not, a comma is a part of a name: "Lane, Kay".
    """
    if not alone and not _BETWEEN[0].search(text):
        return (one_line(text)[:MOST_NAME],), ""
    return _names_and_club(_parts(text))


def typed_players(text: str) -> list[Contestant]:
    """The players of a list while it is typed, one a line; in a further column the club."""
    columns = [line.split("\t") for line in text.splitlines() if line.strip()]
    found = [(_parts(name, single=True), one_line(" ".join(rest[:1]))) for name, *rest in columns]
    named = [(names[0][:MOST_NAME], club[:MOST_NAME]) for names, club in found if names]
    return [Contestant(at, (name,), club) for at, (name, club) in enumerate(named, 1)]


def _names_and_club(parts: Sequence[str]) -> tuple[tuple[str, ...], str]:
    parts = [each[:MOST_NAME] for each in parts if each]
    return tuple(parts[:2]), parts[2] if len(parts) > 2 else ""


def _parts(line: str, *, single: bool = False) -> list[str]:
    """The names of a line without its number, and what follows them; [] of a blank one."""
    text = _NUMBER.sub("", line)
    if not text.strip():
        return []
    for between in () if single else _BETWEEN:
        parts = [one_line(each) for each in between.split(text)]
        if len(parts) > 1:
            return parts
    return [one_line(text)]
