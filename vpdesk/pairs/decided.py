"""What of a change of an evening the director decided, or corrected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from vpdesk.pairs.decisions import Decision, DecisionKind
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, result_code


def with_decisions(before: Evening, now: Evening, when: str) -> Evening:
    """The evening after a change, with what of the change was decided or corrected."""
    new = decided(before, now, when)
    return replace(now, decisions=(*now.decisions, *new)) if new else now


def decided(before: Evening, now: Evening, when: str) -> tuple[Decision, ...]:
    """What of a change is a decision or a correction: results that are typed first are none."""
    return (*_results(before, now, when), *_others(before, now, when))


def _results(before: Evening, now: Evening, when: str) -> Iterator[Decision]:
    if before.entries is now.entries or before.sections is not now.sections:
        return
    for place in {**before.entries, **now.entries}:
        old, new = before.entries.get(place), now.entries.get(place)
        if old is new or (old is None and new is not None and not by_director(new)):
            continue
        given = new is not None and by_director(new)
        kind = DecisionKind.SCORE if given else DecisionKind.CORRECTION
        law, reason = (new.law, new.reason) if new is not None else ("", "")
        was, now_is = entry_code(old), entry_code(new)
        yield Decision(when, kind, place, before=was, now=now_is, law=law, reason=reason)


def _others(before: Evening, now: Evening, when: str) -> Iterator[Decision]:
    for each in now.adjustments:
        if each not in before.adjustments:
            told = str(each.hundredths)
            kind = DecisionKind.ADJUSTMENT
            yield Decision(when, kind, None, each.entrant, "", told, each.law, each.reason)
    for board in sorted({*before.cancelled} ^ {*now.cancelled}):
        gone = board in now.cancelled
        kind = DecisionKind.CANCELLED if gone else DecisionKind.RESTORED
        yield Decision(when, kind, BoardPlace("", 0, 0, board))
    if before.sections is now.sections and before.entrants is now.entrants:
        return
    for number in sorted({*before.by_number, *now.by_number}):
        old, new = _seat(before, number), _seat(now, number)
        # Before the first result it is the field that is put together.
        if old != new and (before.entries or _rounds(now, number)):
            yield Decision(when, DecisionKind.FIELD, None, number, old, new)


def by_director(entry: PairsEntry) -> bool:
    """The result is one that was not played: given, weighted, or with a reason."""
    weighted = len(entry.shares) > 1 or bool(entry.split)
    return weighted or entry.artificial is not None or bool(entry.law or entry.reason)


def entry_code(entry: PairsEntry | None) -> str:
    """A result as one types it; "" where there is none."""
    if entry is None:
        return ""
    turned = "\N{LEFT RIGHT ARROW} " if entry.turned else ""
    group = f" [{entry.group}]" if entry.group else ""
    return f"{turned}{result_code(entry)}{group}"


def _seat(evening: Evening, number: int) -> str:
    """Who sits where in which rounds: "A3 Fox – Hare, 2–"."""
    entrant = evening.by_number.get(number)
    if entrant is None:
        return ""
    name = f"{evening.label(number)} {entrant.full_name}".strip()
    return ", ".join(filter(None, (name, _rounds(evening, number))))


def _rounds(evening: Evening, number: int) -> str:
    """The rounds that an entrant plays, where these are not all: "2–"."""
    section = evening.section_of.get(number)
    if section is None:
        return ""
    first, last = dict(section.since).get(number, ""), dict(section.until).get(number, "")
    return "" if first == last == "" else f"{first}\N{EN DASH}{last}"
