"""A pairs evening: who plays, where, and what the results are. All records are values.

Every change gives a new Evening that has in common with the old one what did not change:
`with_entry`, `with_entrant`, `seated` and so on here, `dataclasses.replace` for all other fields.
What an evening comes to is worked out by `vpdesk.pairs.scored_evening`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from fractions import Fraction
from functools import cached_property

from vpdesk.deals.deal import Deal
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.decisions import Decision
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.methods import METHODS, USUAL_CHOICE, ScoringChoice, ScoringMethod
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry
from vpdesk.pairs.section import PairsMeeting, PairsSection
from vpdesk.pairs.sessions import WHOLE_SHARE, PlayedSession, Together
from vpdesk.pairs.tie_break import PairsTieBreak

TWICE = QT_TRANSLATE_NOOP("PairsError", "There are two pairs with the number {number}.")
NO_ENTRANT = QT_TRANSLATE_NOOP("PairsError", "There is no pair {number}.")
NOT_SEATED = QT_TRANSLATE_NOOP("PairsError", "Pair {number} has no starting position.")
TWO_SEATS = QT_TRANSLATE_NOOP("PairsError", "Pair {number} has two starting positions.")
LETTERS = QT_TRANSLATE_NOOP("PairsError", "Section {section} appears twice.")
NO_SECTION = QT_TRANSLATE_NOOP("PairsError", "There is no section {section}.")
NO_PLACE = QT_TRANSLATE_NOOP(
    "PairsError", "Round {round}, table {table}: nobody plays board {board} there."
)
TAKEN = QT_TRANSLATE_NOOP("PairsError", "Another pair has the starting position {start}.")
NO_STRATUM = QT_TRANSLATE_NOOP(
    "PairsError", "A stratum is a letter from A, the strongest, to {last}; “{typed}” is not one."
)
NO_DATE = QT_TRANSLATE_NOOP("PairsError", "“{typed}” is not a date such as 2026-11-24.")
STRATA = tuple("ABCDEF")
HIGHEST = STRATA[0]
SHOWN = 20  # letters of what was typed
NO_START = QT_TRANSLATE_NOOP("PairsError", "The starting positions are 1 to {most}, not {start}.")


@dataclass(frozen=True, slots=True)
class Substitute:
    """Who plays instead of one of a pair, from a round to a round. player: 1 or 2."""

    player: int
    name: str
    since: int = 1
    until: int = 0  # 0: to the end


@dataclass(frozen=True, slots=True)
class Contestant:
    """A pair; in an individual a player.

    number: its own in the whole evening, from 1; where it sits is the section's. names: two of
    a pair, one of a player. register: the numbers of these in a federation's register, "" where
    they have none. handicap: in hundredths of a per cent. stratum: a letter, the strongest are A;
    "" is A. carried: what it brings from earlier
    sessions, see Carried. group: of whom it is one, as of the juniors; remark: what the director
    notes of it. Both are told beside its name.
    """

    number: int
    names: tuple[str, ...]
    club: str = ""
    register: tuple[str, ...] = ()
    handicap: int = 0
    stratum: str = ""
    substitutes: tuple[Substitute, ...] = ()
    carried: Carried | None = None
    group: str = ""
    remark: str = ""

    @property
    def level(self) -> str:
        """Its stratum, A where none is told."""
        return self.stratum or HIGHEST

    @property
    def name(self) -> str:
        """Both names in one, as a ranking has them."""
        return " – ".join(filter(None, self.names))

    @property
    def full_name(self) -> str:
        """The same with those who played instead of one, once each: "Fox – Hare (Owl)"."""
        others = ", ".join(dict.fromkeys(each.name for each in self.substitutes))
        return f"{self.name} ({others})" if others else self.name

    def names_in(self, round: int) -> tuple[str, ...]:
        """Who plays in a round: a substitute in the place of whom it plays for."""
        names = list(self.names)
        for each in self.substitutes:
            if each.since <= round <= (each.until or round) and each.player <= len(names):
                names[each.player - 1] = each.name
        return tuple(filter(None, names))


@dataclass(frozen=True, slots=True)
class Carried:
    """What was reached in earlier sessions: hundredths of a per cent, or of an IMP.

    boards: how many that was on; per cent are weighted by them. rest: of a per cent or an IMP, what
    hundredths leave out, so that a total is rounded once.
    """

    hundredths: int
    boards: int
    rest: Fraction = Fraction(0)

    @property
    def value(self) -> Fraction:
        """Per cent, or IMPs."""
        return Fraction(self.hundredths, 100) + self.rest


@dataclass(frozen=True, slots=True)
class PairsAdjustment:
    """What the director takes or gives beside the boards.

    hundredths: of a per cent of a board's top where there are matchpoints, else of an IMP; less
    than 0 is a penalty. law: as in "Law 90", reason: as it is told.
    """

    entrant: int
    hundredths: int
    reason: str = ""
    law: str = ""


@dataclass(frozen=True)
class Evening:
    """A session of pairs or of an individual. It has no slots, as PairsSection has none.

    name, place, date: as they stand over lists. method: a key of METHODS, with its choice; an
    expected of 0 is as often as any board of the field is due. entries: by their places; one
    without an entry is missing. cancelled: boards that count for nobody.
    ties: what ranks pairs that are level, in this order; without them they share a place.
    deals: the cards of the boards, where they are known.
    decisions: what the director decided, and what was corrected, the first one first.
    before: the sessions that it goes on from; carry, share: how all are one, see `overall`.
    """

    name: str = ""
    place: str = ""
    date: str = ""
    method: str = "matchpoints"
    choice: ScoringChoice = USUAL_CHOICE
    entrants: tuple[Contestant, ...] = ()
    sections: tuple[PairsSection, ...] = ()
    entries: Mapping[BoardPlace, PairsEntry] = field(default_factory=dict)
    adjustments: tuple[PairsAdjustment, ...] = ()
    cancelled: tuple[int, ...] = ()
    ties: tuple[PairsTieBreak, ...] = ()
    deals: tuple[Deal, ...] = ()
    before: tuple[PlayedSession, ...] = ()
    carry: Together = Together.BOARDS
    share: int = WHOLE_SHARE
    decisions: tuple[Decision, ...] = ()

    def __post_init__(self) -> None:
        """Raises PairsError where numbers, letters or starting positions contradict."""
        _once((each.number for each in self.entrants), TWICE, "number")
        _once((each.letter for each in self.sections), LETTERS, "section")
        starts = [(each.letter, number) for each in self.sections for number in each.start_of]
        _once((number for _, number in starts), TWO_SEATS, "number")
        for _, number in starts:
            self.entrant(number)

    @property
    def scoring(self) -> ScoringMethod:
        """The method with its words."""
        return METHODS[self.method]

    @property
    def individual(self) -> bool:
        """Players take part one by one."""
        return any(each.movement.individual for each in self.sections)

    @cached_property
    def by_number(self) -> dict[int, Contestant]:
        """The entrants by their numbers."""
        return {each.number: each for each in self.entrants}

    @cached_property
    def section_of(self) -> dict[int, PairsSection]:
        """The section of each entrant that has a starting position."""
        return {number: each for each in self.sections for number in each.start_of}

    def entrant(self, number: int) -> Contestant:
        """The entrant with a number. Raises PairsError."""
        if number not in self.by_number:
            raise PairsError(NO_ENTRANT, number=number)
        return self.by_number[number]

    def section(self, letter: str) -> PairsSection:
        """The section with a letter. Raises PairsError."""
        for each in self.sections:
            if each.letter == letter:
                return each
        raise PairsError(NO_SECTION, section=letter)

    def label(self, number: int) -> str:
        """The number that a pair has at the tables: its section and starting position, "A12"."""
        section = self.section_of.get(number)
        return "" if section is None else f"{section.letter}{section.start_of[number]}"

    def meeting(self, place: BoardPlace) -> PairsMeeting:
        """Who plays a board at a table in a round. Raises PairsError where nobody does."""
        found = self.section(place.section).places.get(place)
        if found is None:
            table = f"{place.section}{place.table}"
            raise PairsError(NO_PLACE, round=place.round, table=table, board=place.board)
        return found

    def sides(self, entry: PairsEntry) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The entrants who were North-South and East-West for a result.

        Those of the movement, the other way round where the arrow was turned, or those whom the
        entry names.
        """
        meeting = self.meeting(entry.place)
        ns, ew = entry.ns or meeting.ns, entry.ew or meeting.ew
        return (ew, ns) if entry.turned else (ns, ew)

    @property
    def due(self) -> tuple[BoardPlace, ...]:
        """Where there are to be results, by section, round, table, board."""
        return tuple(place for each in self.sections for place in each.places)

    @property
    def missing(self) -> tuple[BoardPlace, ...]:
        """Where a result is due and there is no entry; those of cancelled boards left out."""
        gone = set(self.cancelled)
        return tuple(
            each for each in self.due if each not in self.entries and each.board not in gone
        )

    def without_opponent(self, board: int) -> tuple[int, ...]:
        """The entrants whose opponents are not there when they are to play a board."""
        meetings = (each for section in self.sections for each in section.meetings.values())
        alone = (each for each in meetings if not each.plays and board in each.boards)
        return tuple(number for each in alone for number in each.seated)

    @property
    def next_number(self) -> int:
        """The number of the entrant to come."""
        return max((each.number for each in self.entrants), default=0) + 1


def _once(values: Iterable[object], text: str, name: str) -> None:
    seen: set[object] = set()
    for each in values:
        if each in seen:
            raise PairsError(text, line=0, **{name: each})
        seen.add(each)


def with_entry(evening: Evening, entry: PairsEntry) -> Evening:
    """The evening with a result, instead of the one in its place.

    Raises PairsError where nobody plays that board there.
    """
    evening.meeting(entry.place)
    return replace(evening, entries={**evening.entries, entry.place: entry})


def without_entries(evening: Evening, places: Iterable[BoardPlace]) -> Evening:
    """The evening without the results of these places: they are missing again."""
    gone = set(places)
    kept = {place: each for place, each in evening.entries.items() if place not in gone}
    return replace(evening, entries=kept)


def stratum_of(text: str) -> str:
    """The letter of a stratum; "" for none. Raises PairsError."""
    letter = text.strip().upper()
    if letter and letter not in STRATA:
        raise PairsError(NO_STRATUM, typed=letter[:SHOWN], last=STRATA[-1])
    return letter


def date_of(text: str) -> str:
    """A date as an evening has it, "2026-11-24", of this or of "24.11.2026"; "" for none.

    Raises PairsError.
    """
    typed = text.strip()
    if not typed:
        return ""
    parts = [each.strip() for each in typed.split(".")]
    if len(parts) == len(("day", "month", "year")):
        day, month, year = parts
        typed = f"{year}-{month:0>2}-{day:0>2}"
    try:
        return date.fromisoformat(typed).isoformat()
    except ValueError as error:
        raise PairsError(NO_DATE, typed=text.strip()[:SHOWN]) from error


def with_entrant(evening: Evening, entrant: Contestant) -> Evening:
    """The evening with an entrant, instead of the one that has its number."""
    others = [each for each in evening.entrants if each.number != entrant.number]
    entrants = tuple(sorted((*others, entrant), key=lambda each: each.number))
    return replace(evening, entrants=entrants)


def with_section(evening: Evening, section: PairsSection) -> Evening:
    """The evening with a section, instead of the one with its letter, else as the last one.

    Results of places that it does not have are left out; see `lost`.
    """
    known = section.letter in {each.letter for each in evening.sections}
    if known:
        sections = tuple(
            section if each.letter == section.letter else each for each in evening.sections
        )
    else:
        sections = (*evening.sections, section)
    return without_entries(replace(evening, sections=sections), lost(evening, section))


def lost(evening: Evening, section: PairsSection) -> tuple[BoardPlace, ...]:
    """The results that have no place any more once a section is as this one."""
    mine = (each for each in evening.entries if each.section == section.letter)
    return tuple(each for each in mine if each not in section.places)


def seated(evening: Evening, letter: str, start: int, number: int, since: int = 1) -> Evening:
    """The evening with an entrant at a free starting position, there from a round on.

    For a late pair, or to fill a section. Raises PairsError.
    """
    section = evening.section(letter)
    if not 1 <= start <= len(section.starts):
        raise PairsError(NO_START, most=len(section.starts), start=start)
    if section.starts[start - 1]:
        raise PairsError(TAKEN, start=start)
    starts = (*section.starts[: start - 1], number, *section.starts[start:])
    late = ((number, since),) if since > 1 else ()
    return with_section(evening, replace(section, starts=starts, since=(*section.since, *late)))


def left(evening: Evening, number: int, until: int) -> Evening:
    """The evening with an entrant who leaves after a round; its opponents sit out then.

    Raises PairsError where it has no starting position.
    """
    section = evening.section_of.get(number)
    if section is None:
        raise PairsError(NOT_SEATED, number=number)
    others = tuple(each for each in section.until if each[0] != number)
    return with_section(evening, replace(section, until=(*others, (number, until))))


def changed_meetings(
    before: PairsSection, now: PairsSection
) -> tuple[tuple[PairsMeeting | None, ...], ...]:
    """What becomes of the tables: (the meeting before, the one after) where they differ.

    None for a table that is empty. What is to be told before a pair comes late or leaves.
    """
    places = sorted({**before.meetings, **now.meetings})
    found = ((before.meetings.get(each), now.meetings.get(each)) for each in places)
    return tuple(each for each in found if each[0] != each[1])
