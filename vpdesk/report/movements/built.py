"""What the builders of all kinds can make for a wish, each as a candidate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from vpdesk.movements.builders.kinds import PAIRS, RECORDS, Builder
from vpdesk.report.movements.weighing import EACH, HALF_TABLE, NEAR, TROUBLE
from vpdesk.report.movements.wishes import Candidate, Wish

if TYPE_CHECKING:
    from vpdesk.movements.movement import Movement
    from vpdesk.report.language import Language

FEW_SWITCHED = 4  # counts of switched rounds of a Mitchell that are tried; more in long ones
USUAL_EACH = 5  # boards in a round
# Copies from which on they are offered.
COPIED = {"twin": 2, "web": 2, "bowman": 2, "appendix-mitchell": 2}
ONE_COPY = ("bowman",)  # offered with one copy too, as short as few tables share


def of_kinds(wish: Wish, language: Language) -> Iterator[Candidate]:
    """All that the builders without a kind of their own in the library can make."""
    for record in RECORDS:
        if record.entrants != wish.entrants or (
            record.entrants == PAIRS and record.key not in TROUBLE
        ):
            continue
        name = language.translate("MovementChoice", record.name)
        if record.entrants != PAIRS:
            yield from _whole(record, wish, name)
            continue
        numbers = wish.pairs + wish.pairs % 2
        pairs = wish.pairs if record.rounds(wish.pairs) and record.key in HALF_TABLE else numbers
        for rounds in _rounds(record, pairs, wish):
            for count in range(switch_counts(rounds) if record.switched else 1):
                yield _switched(record, pairs, rounds, count, name, language)


def _whole(record: Builder, wish: Wish, name: str) -> Iterator[Candidate]:
    """A movement for teams or individuals, which has all its rounds."""
    for rounds in record.rounds(wish.numbers):
        make = _named(partial(record.build, wish.numbers), name)
        key = f"{record.key} {wish.numbers}"
        yield Candidate(key, name, record.entrants, wish.numbers, rounds, make, builder=record.key)


def _rounds(record: Builder, pairs: int, wish: Wish) -> list[int]:
    """The counts of rounds that come near to the wish; as few boards as can be with one copy."""
    possible = sorted(record.rounds(pairs))
    if record.all_rounds:
        return possible if wish.copies >= COPIED.get(record.key, 1) else []
    if wish.copies < COPIED.get(record.key, 1):
        return possible[-1:] if record.key in ONE_COPY else []
    if wish.on_hand:
        return [
            rounds for rounds in possible if any(wish.boards // rounds == each for each in EACH)
        ]
    wanted = exact_rounds(wish, possible[-1]) if possible else set()
    return [rounds for rounds in possible if rounds in wanted]


def switch_counts(rounds: int) -> int:
    """How many counts of switched rounds are tried, none among them."""
    return min(max(FEW_SWITCHED, rounds // 8 + 2), rounds)


def exact_rounds(wish: Wish, most: int) -> set[int]:
    """The counts of rounds, half of the most or more, that give just the boards asked for.

    Rounds of as many boards as directors like may give a few boards more or fewer.
    """
    if wish.on_hand:
        return set()
    found = {wish.boards // each for each in range(1, USUAL_EACH + 1) if not wish.boards % each}
    near = range(wish.boards - NEAR, wish.boards + NEAR + 1)
    found |= {boards // each for boards in near for each in EACH if not boards % each}
    return {rounds for rounds in found if ceil(most / 2) <= rounds <= most and rounds > 1}


def _switched(
    record: Builder, pairs: int, rounds: int, count: int, name: str, language: Language
) -> Candidate:
    """One with so many of its last rounds switched, of a kind that is a Mitchell."""

    def build() -> Movement:
        made = record.build(pairs) if record.all_rounds else record.build(pairs, rounds)
        last = {each.place for each in made.encounters if each.round > rounds - count}
        return made.switch(last)

    if record.switched:
        name = of_switches(name, count, language)
    key = f"{record.key} {pairs} {rounds} {count}"
    made = Candidate(key, name, "mitchell", pairs, rounds, _named(build, name), builder=record.key)
    return replace(made, switched=count) if record.switched else made


def of_switches(name: str, count: int, language: Language) -> str:
    """The name of a Mitchell with so many switched rounds."""
    text = (
        language.translate("MovementChoice", "{name}, %n round(s) switched", None, count)
        if count
        else language.translate("MovementChoice", "{name}, two winners")
    )
    return text.format(name=name)


def _named(make: Callable[[], Movement], name: str) -> Callable[[], Movement]:
    return lambda: replace(make(), name=name)
