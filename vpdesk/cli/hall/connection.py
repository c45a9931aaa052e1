"""One connection of a phone: HTTP as h11 reads it, with a deadline and a limit for everything.

GET and HEAD alone; what is anything else is answered by a refusal and closed. Who it is from and
what it asked for is written nowhere.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Mapping
from http import HTTPStatus
from typing import Protocol, cast

import h11

from vpdesk.cli.hall.hall_answers import (
    EVENTS,
    LIVE,
    NEVER_KEPT,
    OF_ALL,
    Answers,
    HallAnswer,
    answer,
)

DEADLINE = 5.0  # seconds for the head and the body of a request
IDLE = 20.0  # seconds between two requests
STUCK = 15.0  # seconds in which a phone has to take what it is sent
MADE_WITHIN = 5.0  # seconds that a page in another language is waited for
MOST_HEAD = 8192  # bytes
PIECE = 2048  # bytes that are read at once: larger ones leave holes in the memory
MOST_AT_ONCE = 16  # requests in one piece
MOST_OF_ONE = 16  # connections an address
MOST_WAITING = 65_536  # bytes that a phone has not taken
METHODS = (b"GET", b"HEAD")
REFUSALS = {
    400: answer(400, "This is not a request.\n"),
    403: answer(403, "Another site asks for this page.\n"),
    404: answer(404, "There is no such page.\n"),
    405: answer(405, "Pages are only read here.\n", "text/plain", (b"Allow", b"GET, HEAD")),
    413: answer(413, "A request has no body here.\n"),
    421: answer(421, "This address is another one.\n"),
    431: answer(431, "The request is too long.\n"),
    503: answer(503, "Too many phones.\n"),
}
_UNSEEN = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class HallHouse(Protocol):
    """What the connections of a server have in common.

    count: of each address. opened: of all. live: those that are told what changes. waiting: those
    that wait for pages in another language. refused: how many requests were none, by the status
    that answers them. crowded: how
    many connections were too many of one address. others: how many requests came from elsewhere
    than this computer. most: connections in all.
    """

    answers: Answers
    count: Counter[str]
    live: set[HallConnection]
    waiting: set[HallConnection]
    refused: Counter[int]
    opened: int
    crowded: int
    others: int
    most: int

    def want(self, code: str) -> None:
        """Have pages in a language made."""

    def hello(self) -> bytes:
        """What a phone is told first of all."""

    def tell(self) -> None:
        """Something of the figures is another one."""


class HallConnection(asyncio.BufferedProtocol):
    """A connection, from its first byte to its end."""

    def __init__(self, house: HallHouse, loop: asyncio.AbstractEventLoop) -> None:
        self._house, self._loop = house, loop
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MOST_HEAD)
        self._transport: asyncio.Transport = None  # type: ignore[assignment]  # until it is made
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._request: h11.Request | None = None
        self._open = False  # the answer goes on
        self._idle = False  # between two requests
        self._path = ""
        self._here = self._from = ""
        self._names: tuple[bytes, ...] = ()
        self._piece = bytearray(PIECE)

    # What asyncio says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there: unless there are too many."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=MOST_WAITING)
        here, there = transport.get_extra_info("sockname"), transport.get_extra_info("peername")
        if not here or not there:  # it is gone already
            self._transport.abort()
            return
        self._here, self._from = here[0], there[0]
        at = f"{here[0]}:{here[1]}".encode()
        self._names = (at, here[0].encode()) if here[1] == 80 else (at,)
        house = self._house
        full = house.opened >= house.most
        crowded = house.count[self._from] >= MOST_OF_ONE
        if full or crowded:
            house.crowded += crowded
            self._from = ""
            self._transport.write(FULL)
            self._transport.close()
            house.tell()
            return
        house.count[self._from] += 1
        house.opened += 1
        self._within(DEADLINE)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's
        """It is over."""
        for timer in (self._timer, self._stuck):
            if timer is not None:
                timer.cancel()
        house = self._house
        if self._from:
            house.opened -= 1
            house.count[self._from] -= 1
            if not house.count[self._from]:
                del house.count[self._from]
        house.waiting.discard(self)
        if self in house.live:
            house.live.discard(self)
            house.tell()

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 - asyncio's
        """Where what is asked for is to stand."""
        return self._piece

    def buffer_updated(self, nbytes: int) -> None:
        """Something is asked for."""
        if not self._from or self._open:  # nothing can be asked on while an answer goes on
            self._transport.abort()
            return
        if self._idle:
            self._idle = False
            self._within(DEADLINE)
        self._http.receive_data(bytes(self._piece[:nbytes]))
        self._read()

    def pause_writing(self) -> None:
        """What is sent is not taken."""
        self._stuck = self._loop.call_later(STUCK, self._transport.abort)

    def resume_writing(self) -> None:
        """It is taken."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # Requests

    def _read(self) -> None:
        for _ in range(MOST_AT_ONCE):
            if self._transport.is_closing() or self._open:
                return
            try:
                event = self._http.next_event()
            except h11.RemoteProtocolError as error:
                self._refuse(error.error_status_hint)
                return
            if event is h11.NEED_DATA or event is h11.PAUSED:
                return
            if isinstance(event, h11.Request):
                self._request = event
                if self._wrong(event):
                    return
            elif isinstance(event, h11.Data):
                self._refuse(413)
                return
            elif isinstance(event, h11.ConnectionClosed):
                self._transport.close()
                return
            elif isinstance(event, h11.EndOfMessage):
                self._answer()
                self._go_on()
        self._transport.abort()

    def _go_on(self) -> bool:
        """Be ready for the next request, once one is answered."""
        if self._http.our_state is not h11.DONE or self._http.their_state is not h11.DONE:
            return False
        self._http.start_next_cycle()
        self._idle = True
        self._within(IDLE)
        return True

    def _wrong(self, request: h11.Request) -> bool:
        """Refuse what is no request for a page."""
        heads = _heads(request)
        code = 0
        if len(request.target) + sum(map(_length, heads.items())) > MOST_HEAD:
            code = 431
        elif any(map(_UNSEEN.search, (request.target, *heads.values()))):
            code = 400
        elif request.method not in METHODS:
            code = 405
        elif heads.get(b"host") not in self._names:
            code = 421
        elif heads.get(b"origin", b"http://" + self._names[0]) not in _origins(self._names):
            code = 403
        elif b"transfer-encoding" in heads or heads.get(b"content-length", b"0") != b"0":
            code = 413
        if code:
            self._refuse(code)
        return bool(code)

    def _answer(self) -> None:
        assert self._request is not None
        target = self._request.target.decode("ascii")
        self._path, _, query = target.partition("?")
        if self._from != self._here:
            self._house.others += 1
            if self._house.others == 1:
                self._house.tell()
        if self._path == LIVE:
            self._go_live()
            return
        heads = _heads(self._request)
        tongues = heads.get(b"accept-language", b"").decode("latin-1")
        found = self._house.answers.find(self._path, query, tongues)
        if isinstance(found, str):
            self._open = True
            self._within(MADE_WITHIN, self.answer_late)
            self._house.waiting.add(self)
            self._house.want(found)
        else:
            self._send(found)

    def answer_again(self) -> None:
        """There is another snapshot: the page that is waited for may be there."""
        found = self._house.answers.find(self._path, "", "")
        if isinstance(found, HallAnswer):
            self._end_wait(found)

    def answer_late(self) -> None:
        """The page that is waited for has not come."""
        self._end_wait(self._house.answers.instead(self._path))

    def _end_wait(self, found: HallAnswer) -> None:
        self._house.waiting.discard(self)
        self._open = False
        self._send(found)
        if self._go_on():
            self._read()

    # Answers

    def _refuse(self, code: int) -> None:
        self._house.refused[code] += 1
        self._house.tell()
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._send(REFUSALS.get(code, REFUSALS[400]), last=True)
        self._transport.close()

    def _send(self, told: HallAnswer, *, last: bool = False) -> None:
        request = self._request
        heads = _heads(request) if request is not None else {}
        status, body = told.status, told.body
        extra = list(told.heads)
        mark = dict(told.heads).get(b"ETag")
        if mark is not None and heads.get(b"if-none-match") == mark:
            status, body = 304, b""
        elif told.packed and b"gzip" in heads.get(b"accept-encoding", b""):
            body = told.packed
            extra.append((b"Content-Encoding", b"gzip"))
        if told.packed:
            extra.append((b"Vary", b"Accept-Encoding"))
        if status != 304:
            extra += [(b"Content-Type", told.kind.encode()), (b"Content-Length", _figure(body))]
        now = str(int(time.time() * 1000)).encode()
        extra += [*OF_ALL, (b"Now", now)]
        if last:
            extra.append((b"Connection", b"close"))
        self._put(h11.Response(status_code=status, headers=extra, reason=_reason(status)))
        if body and (request is None or request.method != b"HEAD"):
            self._put(h11.Data(data=body))
        self._put(h11.EndOfMessage())
        if self._http.our_state is h11.MUST_CLOSE:
            self._transport.close()

    def _go_live(self) -> None:
        assert self._request is not None
        heads = [(b"Content-Type", EVENTS.encode()), NEVER_KEPT, *OF_ALL]
        heads.append((b"Connection", b"close"))
        self._put(h11.Response(status_code=200, headers=heads, reason=_reason(200)))
        if self._request.method == b"HEAD":
            self._put(h11.EndOfMessage())
            self._transport.close()
            return
        self._open = True
        self._within(0)
        self._house.live.add(self)
        self.push(self._house.hello())
        self._house.tell()

    def push(self, told: bytes) -> None:
        """Tell what changed; who does not take it is asked for no longer, and asks anew."""
        if self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            self._transport.abort()
            return
        self._put(h11.Data(data=told))

    def close(self) -> None:
        """End it."""
        self._transport.close()

    def _put(self, event: h11.Event) -> None:
        data = self._http.send(event)
        if data:
            self._transport.write(data)

    def _within(self, seconds: float, then: object = None) -> None:
        """End the connection after so many seconds, 0 for never, or do something else then."""
        if self._timer is not None:
            self._timer.cancel()
        end = then if callable(then) else self._transport.abort
        self._timer = self._loop.call_later(seconds, end) if seconds else None


def _heads(request: h11.Request) -> Mapping[bytes, bytes]:
    return dict(cast("list[tuple[bytes, bytes]]", request.headers))


def _length(head: tuple[bytes, bytes]) -> int:
    return len(head[0]) + len(head[1])


def _origins(names: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return tuple(b"http://" + each for each in names)


def _reason(status: int) -> bytes:
    return HTTPStatus(status).phrase.encode()


def _figure(body: bytes) -> bytes:
    return str(len(body)).encode()
