"""What phones are told at a moment, and what changed since they last asked.

A snapshot is all that leaves the window: the process that serves it knows nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from vpdesk.hall.clock import SessionClock

MOST_MESSAGES = 20
HASH_LETTERS = 16


@dataclass(frozen=True, slots=True)
class HallPage:
    """A page as it is now. hash: of its bytes. since: the snapshot with which it came."""

    hash: str
    since: int


@dataclass(frozen=True, slots=True)
class Message:
    """What the director says to all. since: the number of the snapshot that it came with."""

    text: str
    since: int = 0


@dataclass(frozen=True, slots=True)
class HallSnapshot:
    """All that phones can ask for.

    number: goes up with everything that changes, and with nothing else. event: its name.
    pages: by the names of their files. bars: by language what stands over each page, as HTML with
    its words; style, script: those of all pages. clock: None where it is not seen. clock_since,
    messages_since, bars_since: the numbers with which these changed last.
    """

    number: int = 0
    event: str = ""
    pages: Mapping[str, HallPage] = field(default_factory=dict)
    bars: Mapping[str, str] = field(default_factory=dict)
    style: str = ""
    script: str = ""
    clock: SessionClock | None = None
    clock_since: int = 0
    messages: tuple[Message, ...] = ()
    messages_since: int = 0
    bars_since: int = 0


def page_hash(data: bytes) -> str:
    """What names the bytes of a page."""
    return sha256(data).hexdigest()[:HASH_LETTERS]


def next_snapshot(
    before: HallSnapshot,
    hashes: Mapping[str, str],
    *,
    event: str,
    bars: Mapping[str, str],
    style: str,
    script: str,
    clock: SessionClock | None,
    messages: tuple[str, ...],
) -> HallSnapshot:
    """What is told from now on; the same as before where nothing of it is another one.

    hashes: of the pages, by the names of their files.
    """
    number = before.number + 1
    pages = {
        name: HallPage(found, number)
        if name not in before.pages or before.pages[name].hash != found
        else before.pages[name]
        for name, found in sorted(hashes.items())
    }
    known = {each.text: each for each in before.messages}
    told = tuple(known.get(text) or Message(text, number) for text in messages[-MOST_MESSAGES:])
    same_clock, same_messages = clock == before.clock, told == before.messages
    look = (dict(bars), style, script, event)
    same_look = look == (dict(before.bars), before.style, before.script, before.event)
    if same_clock and same_messages and same_look and pages == dict(before.pages):
        return before
    return replace(
        before,
        number=number,
        event=event,
        pages=pages,
        bars=dict(bars),
        style=style,
        script=script,
        clock=clock,
        clock_since=before.clock_since if same_clock else number,
        messages=told,
        messages_since=before.messages_since if same_messages else number,
        bars_since=before.bars_since if same_look else number,
    )


def changed_pages(snapshot: HallSnapshot, since: int) -> tuple[str, ...]:
    """The pages that are other ones than they were at a number; all for one that is not known."""
    if not 0 <= since <= snapshot.number:
        since = 0
    return tuple(name for name, told in snapshot.pages.items() if told.since > since)
