"""What is answered to a phone: a table of names, made of the snapshot; nothing leads to a file."""

from __future__ import annotations

import gzip
import json
import re
import time
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import parse_qs

from vpdesk.hall.clock import SessionClock
from vpdesk.hall.snapshot import HallSnapshot, changed_pages

STATE, LIVE, PART, INDEX = "/1/state", "/1/live", "/1/part", "index.html"
HTML, JSON, PLAIN = "text/html; charset=utf-8", "application/json", "text/plain; charset=utf-8"
EVENTS = "text/event-stream"
LEAST_PACKED = 300  # bytes from which packing saves anything
MOST_SINCE = 200  # different states that are kept ready
MOST_TONGUES = 20
_FILE = re.compile(r"[a-z0-9-]{1,40}\.html")
_TONGUE = re.compile(r"([a-z]{2,3})(?:-[a-z0-9-]{1,20})?(?:;q=([01](?:\.\d{1,3})?))?")
OF_ALL = (
    (b"X-Content-Type-Options", b"nosniff"),
    (b"Referrer-Policy", b"no-referrer"),
    (b"Cross-Origin-Resource-Policy", b"same-origin"),
)
NEVER_KEPT = (b"Cache-Control", b"no-cache")


@dataclass(frozen=True, slots=True)
class HallAnswer:
    """An answer without the head that all have. packed: by gzip, empty where that saves nothing."""

    status: int
    body: bytes = b""
    packed: bytes = b""
    kind: str = PLAIN
    heads: tuple[tuple[bytes, bytes], ...] = ()


def answer(status: int, text: str, kind: str = PLAIN, *heads: tuple[bytes, bytes]) -> HallAnswer:
    """One that is packed once, for all who ask."""
    body = text.encode()
    packed = gzip.compress(body, 6, mtime=0) if len(body) >= LEAST_PACKED else b""
    return HallAnswer(status, body, packed if len(packed) < len(body) else b"", kind, heads)


NOT_THERE = answer(404, "There is no such page.\n")


class Answers:
    """What there is to be asked for, of the newest snapshot."""

    def __init__(self) -> None:
        self.snapshot = HallSnapshot()
        self._pages: Mapping[str, bytes] = {}
        self._made: dict[str, HallAnswer] = {}
        self._states: dict[int, HallAnswer] = {}
        self._style = self._script = ""
        self._policy = b""

    def take(self, snapshot: HallSnapshot, pages: Mapping[str, bytes]) -> None:
        """HallAnswer of another snapshot from now on; pages: their bytes, by their names."""
        self.snapshot, self._pages = snapshot, pages
        self._made, self._states = {}, {}
        sources = (("style-src", snapshot.style), ("script-src", snapshot.script))
        allowed = (f"{of} 'sha256-{_digest(text)}'" for of, text in sources)
        self._policy = (
            f"default-src 'none'; {'; '.join(allowed)}; connect-src 'self'; base-uri 'none'; "
            "form-action 'none'; frame-ancestors 'none'"
        ).encode()

    def find(self, path: str, query: str, tongues: str) -> HallAnswer | str:
        """What is answered; or the code of a language whose pages have to be made first.

        tongues: the languages that a phone says it would like.
        """
        if path == STATE:
            return self.state(since_of(query))
        if path == "/":
            return self._first(tongues)
        part = path.startswith(f"{PART}/")
        name = path.removeprefix(PART)[1:]
        if name in self._pages:
            return self._page(name, part=part)
        code, _, file = name.partition("/")
        main = self.main
        if code in self.snapshot.bars and code != main and f"{main}/{file}" in self._pages:
            return code
        if code in self.snapshot.bars and not part and self.main and _FILE.fullmatch(file):
            return _to(f"/{code}/{INDEX}")  # who reloads a page that is gone, finds the others
        return NOT_THERE

    def instead(self, path: str) -> HallAnswer:
        """What is answered where the pages of a language are not made in time."""
        before = PART if path.startswith(f"{PART}/") else ""
        file = path.rpartition("/")[2]
        return _to(f"{before}/{self.main}/{file}")

    @property
    def main(self) -> str:
        """The language whose pages there always are, "" while there are none."""
        return next(iter(self.snapshot.bars), "") if self._pages else ""

    def state(self, since: int) -> HallAnswer:
        """What is other than it was at a number."""
        since = since if 0 <= since <= self.snapshot.number else 0
        found = self._states.get(since)
        if found is None:
            text = state_text(self.snapshot, since)
            found = answer(200, text, JSON, (b"Cache-Control", b"no-store"))
            if len(self._states) < MOST_SINCE:
                self._states[since] = found
        return found

    def _first(self, tongues: str) -> HallAnswer:
        for code in _wanted(tongues):
            if self.main and code in self.snapshot.bars:
                return _to(f"/{code}/{INDEX}")
        return _to(f"/{self.main}/{INDEX}") if self.main else NOT_THERE

    def _page(self, name: str, *, part: bool) -> HallAnswer:
        key = f"{PART if part else ''}/{name}"
        found = self._made.get(key)
        if found is None:
            code = name.partition("/")[0]
            title, _, rest = self._pages[name].decode().partition("\n")
            rest = f"{self.snapshot.bars.get(code, '')}{rest}"
            text = f"{title}\n{rest}" if part else self._whole(code, title, rest)
            mark = b'"' + sha256(text.encode()).hexdigest()[:16].encode() + b'"'
            heads = (NEVER_KEPT, (b"ETag", mark), (b"Content-Security-Policy", self._policy))
            found = self._made[key] = answer(200, text, HTML, *heads)
        return found

    def _whole(self, code: str, title: str, rest: str) -> str:
        """A page as a document; title: with its tags."""
        shot = self.snapshot
        return (
            f'<!DOCTYPE html>\n<html lang="{code}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"{title}\n<style>{shot.style}</style>\n</head>\n"
            f'<body data-number="{shot.number}">\n{rest}<script>{shot.script}</script>\n'
            "</body>\n</html>\n"
        )


def _to(address: str) -> HallAnswer:
    heads = ((b"Location", address.encode()), (b"Vary", b"Accept-Language"), NEVER_KEPT)
    return HallAnswer(302, heads=heads)


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def _wanted(tongues: str) -> list[str]:
    """The codes of languages that a phone would like, the best first."""
    found = []
    for at, each in enumerate(tongues.lower().split(",")[:MOST_TONGUES]):
        if match := _TONGUE.fullmatch(each.strip().replace(" ", "")):
            found.append((-float(match[2] or 1), at, match[1]))
    return [code for rank, _, code in sorted(found) if rank < 0]


def since_of(query: str) -> int:
    """The number that is asked for, 0 for none."""
    try:
        (text,) = parse_qs(query, max_num_fields=3).get("since", ["0"])
    except ValueError:
        return 0
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


def state_text(snapshot: HallSnapshot, since: int) -> str:
    """What has changed since a number: pages by their files, clock and messages where they have."""
    files = dict.fromkeys(name.partition("/")[2] for name in changed_pages(snapshot, since))
    told: dict[str, object] = {
        "number": snapshot.number,
        "since": since,
        "event": snapshot.event,
        "pages": list(files),
    }
    if snapshot.bars_since > since:
        told["bars"] = True
    if snapshot.clock_since > since or not since:
        told["clock"] = clock_value(snapshot.clock)
    if snapshot.messages_since > since or not since:
        told["messages"] = [each.text for each in snapshot.messages]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def clock_value(clock: SessionClock | None) -> dict[str, object] | None:
    """The clock as a phone tells it; None where there is none."""
    if clock is None or not clock.periods:
        return None
    return {
        "periods": [[each.kind.value, each.round, each.seconds] for each in clock.periods],
        "place": clock.place,
        "left": clock.left,
        "since": clock.since,
        "planned": clock.planned,
        "begins": time.strftime("%H:%M", time.localtime(clock.planned)),  # where the laptop is
    }
