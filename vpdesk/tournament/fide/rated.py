"""Rating lists of the FIDE and of federations: what a line of one says of a player."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from vpdesk.errors import one_line
from vpdesk.tournament.fide.player_data import as_told
from vpdesk.tournament.field import entrants_headings as headings
from vpdesk.tournament.field.entries import TITLES
from vpdesk.tournament.tournament import Entrant

RAPID, BLITZ, WOMEN = "rapid", "blitz", "women"  # columns that only rating lists have
MOST_LETTERS = 200  # of a name
MOST_RATING = 4000

# What the headings of the lists in columns stand for, and the elements of those in XML.
_FIXED = {
    "id number": headings.FIDE_NUMBER,
    "name": headings.NAME,
    "fed": headings.FEDERATION,
    "sex": headings.SEX,
    "titl": headings.TITLE,
    "tit": headings.TITLE,
    "wtit": WOMEN,
    "srtng": headings.RATING,
    "rrtng": RAPID,
    "brtng": BLITZ,
    "b-day": headings.BIRTH,
    "born": headings.BIRTH,
}
XML = {
    "fideid": headings.FIDE_NUMBER,
    "name": headings.NAME,
    "country": headings.FEDERATION,
    "sex": headings.SEX,
    "title": headings.TITLE,
    "w_title": WOMEN,
    "rating": headings.RATING,
    "rapid_rating": RAPID,
    "blitz_rating": BLITZ,
    "birthday": headings.BIRTH,
}
# Headings may touch one another; a list of one kind of games has the month in place of SRtng.
_HEADING = re.compile(
    r"ID number|WTit|OTit|Titl?|Name|Fed|Sex|FOA|[SRB]Rtng|[SRB]Gm|[SRB]K|Games?|Gms|K(?=\s)"
    r"|B-day|Born|Flag|[A-Z]{3}[0-9]{2}",
    re.IGNORECASE,
)


class Pace(StrEnum):
    """What kind of games a rating is for."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


@dataclass(frozen=True, slots=True)
class Rated:
    """A player of a list. player: with the standard rating. rapid, blitz: 0 for none."""

    player: Entrant
    rapid: int = 0
    blitz: int = 0

    def entry(self, pace: Pace) -> Entrant:
        """The player with the rating for a kind of games, of one without the standard one."""
        other = {Pace.RAPID: self.rapid, Pace.BLITZ: self.blitz}.get(pace, 0)
        return replace(self.player, rating=other or self.player.rating)


def fixed_columns(line: str) -> Callable[[str], dict[str, str]] | None:
    """What cuts the lines of a list into its cells, by the heading of it; None for no such list."""
    found = list(_HEADING.finditer(line))
    words = [each[0].lower() for each in found]
    if not {"id number", "name", "fed"} <= set(words):
        return None
    ends = [each.start() for each in found[1:]] + [None]
    cuts = [
        (headings.RATING if word[-1].isdigit() else _FIXED.get(word, ""), each.start(), end)
        for word, each, end in zip(words, found, ends, strict=True)
    ]
    wanted = [cut for cut in cuts if cut[0]]
    return lambda text: {name: text[start:end].strip() for name, start, end in wanted}


def rated(cells: Mapping[str, str]) -> Rated | None:
    """The player of the cells of a list by what they stand for; None where there is no name."""
    name = one_line(cells.get(headings.NAME, ""))[:MOST_LETTERS]
    if not name:
        return None
    if given := one_line(cells.get(headings.GIVEN, "")):
        name = f"{name}, {given}"
    title = (cells.get(headings.TITLE) or cells.get(WOMEN, "")).upper()
    player = Entrant(
        number=1,
        name=name,
        rating=_rating(cells.get(headings.RATING, "")),
        title=title if title in TITLES else "",
        sex=cells.get(headings.SEX, ""),
        federation=one_line(cells.get(headings.FEDERATION, ""))[:3].upper(),
        register_number=one_line(cells.get(headings.FIDE_NUMBER, ""))[:11],
        birth=one_line(cells.get(headings.BIRTH, ""))[:10],
        group=one_line(cells.get(headings.GROUP, ""))[:MOST_LETTERS],
    )
    return Rated(as_told(player), _rating(cells.get(RAPID, "")), _rating(cells.get(BLITZ, "")))


def filled_in(player: Entrant, found: Entrant) -> Entrant:
    """A player with what a list says; what it does not say stays, as do number and rounds."""
    return replace(
        player,
        name=found.name,
        rating=found.rating or player.rating,
        title=found.title or player.title,
        sex=found.sex or player.sex,
        federation=found.federation or player.federation,
        register_number=found.register_number or player.register_number,
        birth=found.birth or player.birth,
        group=player.group or found.group,
    )


def _rating(text: str) -> int:
    rating = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
    return rating if rating <= MOST_RATING else 0
