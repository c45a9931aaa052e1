"""What can be found, and how what is typed finds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import nsmallest
from typing import NamedTuple

from vpdesk.report.name_letters import plain_letters

MOST = 30  # found things that are shown


class FoundThing(NamedTuple):
    """A thing that can be found.

    text: what it is called. note: what is said beside it, as keys or a room. do: goes there, or
    does it. name: of an action, by which it is remembered how often it was chosen; "" of all else.
    closed: why it cannot be chosen now; "" where it can. also: other words by which it is found.
    reads: it only leads to something to read, and comes after all that has the same words.
    """

    text: str
    note: str
    do: Callable[[], object]
    name: str = ""
    closed: str = ""
    also: str = ""
    reads: bool = False


class Shelf:
    """Keeps offers so that the words that are typed find them at once.

    used: how often offers were chosen, by their names.
    """

    def __init__(self, offers: Sequence[FoundThing], used: Mapping[str, int]) -> None:
        self._offers = tuple(offers)
        self._used = used
        lines = "\n".join(f"{each.text} {each.also}".replace("\n", " ") for each in self._offers)
        self._letters = plain_letters(lines).split("\n")  # all at once: one by one takes long

    def found(self, typed: str) -> list[FoundThing]:
        """The offers that have every word in them, the most used of the best first."""
        words = plain_letters(typed).split()
        if not words:
            named = [each for each in self._offers if self._used.get(each.name)]
            return sorted(named, key=lambda each: -self._used[each.name])[:MOST]
        hits = list(range(len(self._letters)))
        for word in sorted(words, key=len, reverse=True):
            hits = [at for at in hits if word in self._letters[at]]
        best = nsmallest(MOST, ((*self._rank(at, words), at) for at in hits))
        return [self._offers[rank[-1]] for rank in best]

    def _rank(self, at: int, words: Sequence[str]) -> tuple[bool, bool, int, int, int]:
        letters, offer = self._letters[at], self._offers[at]
        begun = [f" {word}" in f" {letters}" for word in words]
        kind = 0 if letters.startswith(words[0]) and all(begun) else 1 if all(begun) else 2
        return kind == 2, offer.reads, kind, -self._used.get(offer.name, 0), len(letters)
