"""Which movements suit a number of pairs and boards, the best first (see weighing)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from vpdesk.errors import WordedError
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.hesitation import double_hesitation, hesitation
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.kinds import PAIRS, TEAMS
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.sizes import in_sections
from vpdesk.movements.builders.teams import matches
from vpdesk.movements.errors import MovementError
from vpdesk.movements.seating import copies_at_once, most_at_once, relayed, shared
from vpdesk.report.language import Language
from vpdesk.report.movements.built import (
    FEW_SWITCHED,
    exact_rounds,
    of_kinds,
    of_switches,
    switch_counts,
)
from vpdesk.report.movements.weighing import (
    IN_PLAY,
    best_each,
    quality_of,
    weighed,
)
from vpdesk.report.movements.wishes import Candidate, Figures, Wish

if TYPE_CHECKING:
    from vpdesk.files.movement_library import Listed
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.movement import Movement

MOST_EACH = 12  # boards in a round
LEAST_HESITATION, MOST_HESITATION = 10, 30  # pairs
UNKNOWN = 10_000.0  # behind everything that is known
SECTIONS_FROM, SECTION, LARGE_SECTION = 14, 9, 13  # tables: with sections, and of one of them
LEAST_EQUAL, MOST_SECTIONS = 5, 6  # tables of sections of the same size, and how many there may be


def candidates(
    wish: Wish,
    listed: Sequence[Listed],
    load: Callable[[Listed], Movement],
    language: Language,
) -> tuple[Candidate, ...]:
    """All movements for a wish, in their order, with what is known at once.

    listed, load: the library.
    """
    if wish.entrants != PAIRS:
        return in_order([_with_boards(each, wish) for each in of_kinds(wish, language)], wish)
    numbers = wish.pairs + wish.pairs % 2
    of_size = [each for each in listed if each.pairs in (wish.pairs, numbers)]
    found = [
        _of_library(each, title, load, wish) for each, title in _titles(of_size, load, language)
    ]
    kinds = {(each.kind, each.rounds) for each in found}
    found += [
        each
        for each in _built(wish, numbers, language)
        if each.kind == "mitchell" or (each.kind, each.rounds) not in kinds
    ]
    found += of_kinds(wish, language)
    found += _in_sections(wish, listed, load, language)
    if wish.two_winners:
        found = [each for each in found if each.kind == "mitchell" and each.switched == 0]
    return in_order([_with_boards(each, wish) for each in found], wish)


def filled(
    candidate: Candidate, wish: Wish, quality: Callable[[Movement], Quality]
) -> Candidate | None:
    """The candidate with the figures of its movement; None where that cannot be built."""
    try:
        movement = candidate.make()
    except MovementError:
        return None
    if wish.entrants == TEAMS and not matches(movement):
        return None
    found = quality(movement)
    figures = Figures(
        found.qf, found.qf_bound, found.qf1max, found.qf1min, found.sdw, candidate.figures.qb
    )
    sharing, copies, rounds_shared = _sharing(movement, wish)
    built = replace(
        candidate,
        sets=movement.sets,
        sharing=sharing,
        copies=copies,
        rounds_shared=rounds_shared,
        relay=most_at_once(relayed(movement)),
        figures=figures,
        met=met_of(movement)[0],
        again=met_of(movement)[1],
    )
    return _with_boards(built, wish)


def met_of(movement: Movement) -> tuple[tuple[int, int] | tuple[()], int]:
    """The fewest and the most opponents that a pair meets, and how many meetings come again.

    Of an individual, in which players meet many times by design, nothing.
    """
    if movement.individual:
        return (), 0
    times = Counter(frozenset((each.ns, each.ew)) for each in movement.encounters)
    others = Counter(number for pair in times for number in pair)
    counts = [others[number] for number in range(1, movement.pairs + 1)]
    return (min(counts), max(counts)), sum(count > 1 for count in times.values())


def with_known(
    found: Sequence[Candidate], known: Mapping[str, Candidate | None], wish: Wish
) -> tuple[Candidate, ...]:
    """The candidates with what was measured already, by key; None: it cannot be built."""
    newer = (known.get(each.key, each) for each in found)
    return tuple(_with_boards(each, wish) for each in newer if each is not None)


def in_order(found: Sequence[Candidate], wish: Wish) -> tuple[Candidate, ...]:
    """The candidates, the best for a wish first."""
    suitable = [each for each in found if each.each or each.sets is None]
    return tuple(sorted(suitable, key=lambda each: _rank(each, wish)))


def shown(found: Sequence[Candidate], wish: Wish) -> tuple[Candidate, ...]:
    """The candidates without those Mitchells of which another count of switched rounds is better.

    One without switched rounds stays: it has two winners.
    """
    return tuple(
        each
        for each in found
        if not each.switched or each.switched == _best_count(each, found, wish)
    )


def switched_qualities(
    candidate: Candidate, found: Sequence[Candidate], wish: Wish
) -> dict[int, float]:
    """The quality by count of switched rounds, of all Mitchells that differ in nothing else."""
    return {
        each.switched: quality
        for each in found
        if each.switched is not None
        and (each.pairs, each.rounds, each.sections, each.builder)
        == (candidate.pairs, candidate.rounds, candidate.sections, candidate.builder)
        and (quality := each.quality(wish)) is not None
    }


def _best_count(candidate: Candidate, found: Sequence[Candidate], wish: Wish) -> int:
    """The least count of switched rounds, 1 or more, that no other count is better than."""
    qualities = switched_qualities(candidate, found, wish)
    counts = sorted(count for count in qualities if count)
    return max(counts, key=lambda count: round(qualities[count], 2), default=1)


def library_name(listed: Listed, language: Language) -> str:
    """What a movement of the library is called; a name of its own is left as it is."""
    kinds = _kinds(language)
    if listed.kind not in kinds:
        return listed.name
    return f"{kinds[listed.kind]} {listed.pairs}/{listed.rounds}"


def _title(listed: Listed, language: Language) -> str:
    """What a movement of the library is proposed as: never the name of a file.

    A file that is called by what is in it, as "Howell10T5B18", is known by its first word; the
    boards that it was made for are not those that are played.
    """
    name = library_name(listed, language)
    if name != listed.file.partition(".")[0]:
        return name
    kinds = _kinds(language)
    word = re.sub(r"\d+|Tables?|Teams|No|Relay", " ", name).split()[0]
    kind = kinds.get(word.casefold(), word)
    text = language.translate("MovementChoice", "{name} of a club")
    return text.format(name=f"{kind} {listed.pairs}/{listed.rounds}")


def _titles(
    listed: Iterable[Listed], load: Callable[[Listed], Movement], language: Language
) -> Iterator[tuple[Listed, str]]:
    """Each with its title, with a number behind one that others before it have.

    Of files with one title that differ in the numbers of boards alone there is the first.
    """
    seen: dict[str, list[object]] = {}
    text = language.translate("MovementChoice", "{name} ({number})")
    for each in listed:
        title = _title(each, language)
        key: object = each.file
        with suppress(WordedError):  # a broken file is told to whoever wants to play it
            movement = load(each)
            key = movement.encounters, movement.overlapping and movement.boards
        before = seen.setdefault(title, [])
        if key not in before:
            before.append(key)
            yield each, text.format(name=title, number=len(before)) if before[1:] else title


def _of_library(
    listed: Listed, name: str, load: Callable[[Listed], Movement], wish: Wish
) -> Candidate:
    figures = Figures(
        listed.qf, listed.qf_bound, listed.qf1max, listed.qf1min, listed.sdw, listed.qb
    )
    try:
        movement = load(listed)
    except WordedError:  # told to whoever wants to play it
        movement = None
    met, again = met_of(movement) if movement is not None else ((), 0)
    sharing, copies, rounds_shared = listed.sharing, 1, 0
    if sharing and movement is not None:
        sharing, copies, rounds_shared = _sharing(movement, wish)
    return Candidate(
        listed.file,
        name,
        listed.kind,
        listed.pairs,
        listed.rounds,
        lambda: replace(load(listed), name=name),
        listed.sets,
        sharing,
        listed.relay,
        fixed=_fixed(movement) if movement is not None and listed.kind == "other" else (0, 0),
        figures=figures,
        copies=copies,
        rounds_shared=rounds_shared,
        met=met,
        again=again,
    )


def _sharing(movement: Movement, wish: Wish) -> tuple[int, int, int]:
    """At how many tables boards are shared at most, how many copies are in use, in how many rounds.

    The copies are those in use, the rounds those in which boards are shared.
    """
    needed, places = copies_at_once(movement), shared(movement, wish.copies)
    rounds = len({number for number, _ in places})
    return most_at_once(places), min(wish.copies, needed), rounds


def _fixed(movement: Movement) -> tuple[int, int]:
    if not movement.overlapping:
        return 0, 0
    sets = movement.boards
    return max(map(len, sets)), len({board for boards in sets for board in boards})


def _built(wish: Wish, pairs: int, language: Language) -> Iterator[Candidate]:
    """What the builders can make; a movement that they cannot is dropped when it is filled."""
    tables = pairs // 2
    short = {tables - 1} if tables % 2 == 0 else set()  # without shared boards a round is missing
    fewest = ceil(IN_PLAY * tables)
    exact = {each for each in exact_rounds(wish, tables) if each >= fewest}
    for rounds in sorted(exact | {tables} | short):
        for count in range(switch_counts(rounds)):
            yield _mitchell(pairs, rounds, count, language)
    for build in (hesitation, double_hesitation):
        yield from _hesitations(build, pairs, language)
    most = pairs - 1
    names = _kinds(language)
    for rounds in sorted(each for each in exact_rounds(wish, most) | {most} if each > tables):
        kind = "howell" if rounds == most else "threequarter"
        yield _candidate(kind, names[kind], pairs, rounds, partial(howell, pairs, rounds))
    make = partial(barometer, pairs)
    yield _candidate("barometer", names["barometer"], pairs, most, make)


def _hesitations(
    build: Callable[..., Movement], pairs: int, language: Language
) -> Iterator[Candidate]:
    """A hesitation Mitchell with none of its last rounds switched, or some."""
    double = build is double_hesitation
    rounds = pairs // 2 + 1 + double
    if not LEAST_HESITATION <= pairs <= MOST_HESITATION:
        return
    kind = (
        language.translate("MovementChoice", "Double hesitation Mitchell")
        if double
        else language.translate("MovementChoice", "Hesitation Mitchell")
    )
    for count in range(FEW_SWITCHED):
        text = language.translate("MovementChoice", "{name}, %n round(s) switched", None, count)
        name = text.format(name=kind) if count else kind
        switch = tuple(range(rounds - count + 1, rounds + 1))
        made = _candidate("hesitation", name, pairs, rounds, partial(build, pairs, None, switch))
        yield replace(made, key=f"{made.key} {count}", switched=count)


def _kinds(language: Language) -> dict[str, str]:
    return {
        "mitchell": language.translate("MovementChoice", "Mitchell"),
        "howell": language.translate("MovementChoice", "Howell"),
        "threequarter": language.translate("MovementChoice", "Three-quarter Howell"),
        "barometer": language.translate("MovementChoice", "Barometer"),
        "extended": language.translate("MovementChoice", "Extended Mitchell"),
        "repeating": language.translate("MovementChoice", "Howell with repeated meetings"),
    }


def _mitchell(pairs: int, rounds: int, count: int, language: Language) -> Candidate:
    """A Mitchell with so many of its last rounds switched."""
    tables = pairs // 2
    switch = tuple(range(rounds - count + 1, rounds + 1))
    turns_back = tables % 2 == 0 and rounds > tables // 2
    skip = turns_back and rounds < tables
    name = language.translate("MovementChoice", "Mitchell")
    if skip:
        name = language.translate("MovementChoice", "Skip Mitchell")
    elif turns_back:
        name = language.translate("MovementChoice", "Share-and-relay Mitchell")
    name = of_switches(name, count, language)
    make = partial(mitchell, pairs, rounds, switch, skip=skip)
    made = _candidate("mitchell", name, pairs, rounds, make)
    return replace(made, key=f"{made.key} {count}", switched=count)


def _candidate(
    kind: str, name: str, pairs: int, rounds: int, make: Callable[[], Movement]
) -> Candidate:
    """What a builder can make; its movement has the name that the list gives it."""

    def named() -> Movement:
        return replace(make(), name=name)

    return Candidate(f"{kind} {pairs} {rounds}", name, kind, pairs, rounds, named)


def section_counts(tables: int) -> list[int]:
    """Into how many sections tables are shared out: of the usual size, and into equal ones."""
    usual = {round(tables / SECTION), ceil(tables / LARGE_SECTION)}
    equal = {
        count
        for count in range(2, MOST_SECTIONS + 1)
        if tables % count == 0 and LEAST_EQUAL <= tables // count <= LARGE_SECTION
    }
    return sorted((usual | equal) - {1})


def _in_sections(
    wish: Wish,
    listed: Sequence[Listed],
    load: Callable[[Listed], Movement],
    language: Language,
) -> Iterator[Candidate]:
    """What a large field plays in sections, each with a movement of the same kind and rounds."""
    tables = (wish.pairs + 1) // 2
    if tables < SECTIONS_FROM:
        return
    for count in section_counts(tables):
        small, larger = divmod(tables, count)
        sizes = in_sections(wish.pairs, count)
        own = replace(wish, pairs=sizes[0], copies=max(1, wish.copies // count))
        for each in candidates(own, listed, load, language):
            most = small - (small % 2 == 0 and larger > 0)
            howell = each.kind not in ("mitchell", "hesitation")
            if not larger or each.rounds <= (2 * small - 1 if howell else most):
                yield replace(
                    each,
                    key=f"{count} sections of {wish.pairs} {each.key}",
                    name=f"{count} \N{MULTIPLICATION SIGN} {each.name}",
                    sections=sizes,
                )


def other_sections(
    candidate: Candidate,
    wish: Wish,
    listed: Sequence[Listed],
    load: Callable[[Listed], Movement],
    language: Language,
) -> tuple[Movement, ...]:
    """What the sections after the first play: the same kind in as many rounds and boards.

    None where there is only one section, or one of another size has no such movement.
    Raises what Candidate.make does.
    """
    found = []
    for pairs in candidate.sections[1:]:
        own = replace(wish, pairs=pairs, copies=max(1, wish.copies // len(candidate.sections)))
        alike = (
            each for each in candidates(own, listed, load, language) if _plays_like(each, candidate)
        )
        other = next(alike, None)
        if other is None:
            return ()
        found.append(other.make().with_boards(candidate.each))
    return tuple(found)


def _plays_like(one: Candidate, other: Candidate) -> bool:
    return not one.sections and (one.kind, one.rounds, one.builder, one.switched) == (
        *(other.kind, other.rounds, other.builder, other.switched),
    )


def _with_boards(candidate: Candidate, wish: Wish) -> Candidate:
    """With as many boards in a round as come nearest to a wish; 0 where there are too few."""
    own, stock = candidate.fixed
    if own:
        each = own if not wish.on_hand or stock <= wish.boards else 0
    elif wish.on_hand:
        each = wish.boards // candidate.sets if candidate.sets else 0
    else:
        each = best_each(candidate.rounds, wish, MOST_EACH)
    return replace(candidate, each=min(each, MOST_EACH))


def _rank(candidate: Candidate, wish: Wish) -> float:
    if not candidate.each or candidate.sharing is None or quality_of(candidate, wish) is None:
        return UNKNOWN
    return round(sum(weighed(candidate, wish).values()), 4)
