"""The pages of the hall: many phones, an evening's bytes, wrong requests, many connections.

.venv/bin/python -m tests.bench.hall [phones|evening|fuzz|crowd|kills ...]
A number behind them is that of the wrong requests.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from tests.unit.cli.hall.hall_builders import Hall, after, an_evening
from tests.unit.pairs.evenings import entrants, of_mitchell
from vpdesk.cli.hall.hall_answers import Answers, HallAnswer
from vpdesk.deals.dealing import make_deals
from vpdesk.files.hall_folder import read_page, read_snapshot
from vpdesk.formats.hall_writer import HallShown, HallWriter
from vpdesk.hall.seen import Seen
from vpdesk.pairs.evening import Evening

PHONES, CHANGES, APART = 300, 30, 0.5
BEAT_BYTES = 75
FUZZED, CROWD, KILLS, SLOW = 100_000, 10_000, 200, 100


def club():
    """14 tables, 27 boards."""
    deals = make_deals(1, 27, random.Random(1).randrange)
    return Evening(
        "Tuesday", entrants=entrants(28), sections=(of_mitchell(28, 2),), deals=deals[:27]
    )


def memory(hall):
    """The memory of the process in MB."""
    text = Path(f"/proc/{hall.process.pid}/status").read_text(encoding="utf-8")
    return int(text.split("VmRSS:")[1].split()[0]) / 1024


def cpu(hall):
    """The seconds of a core that the process has used."""
    parts = Path(f"/proc/{hall.process.pid}/stat").read_text(encoding="utf-8").split()
    return (int(parts[13]) + int(parts[14])) / 100


def source(at):
    """An address of this computer for the phone with that number."""
    return f"127.0.{1 + at // 200}.{1 + at % 200}"


async def ask(hall, at, path):
    """The seconds that an answer takes."""
    start = time.perf_counter()
    reader, writer = await asyncio.open_connection(
        hall.address, hall.port, local_addr=(source(at), 0)
    )
    host = f"{hall.address}:{hall.port}"
    heads = "Accept-Encoding: gzip\r\nConnection: close"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{heads}\r\n\r\n".encode())
    found = await reader.read()
    writer.close()
    assert found.startswith(b"HTTP/1.1 200"), found[:80]
    return time.perf_counter() - start


async def live(hall, at, heard):
    """A page that is open; heard: takes each change with its moment."""
    reader, writer = await asyncio.open_connection(
        hall.address, hall.port, local_addr=(source(at), 0)
    )
    writer.write(f"GET /1/live HTTP/1.1\r\nHost: {hall.address}:{hall.port}\r\n\r\n".encode())
    while line := await reader.readline():
        if line.startswith(b"data:") and b"since" in line:
            number = json.loads(line[5:])["number"]
            heard.append((number, time.perf_counter()))
            await ask(hall, at, "/1/part/en/ranking.html")


def worst(times, share):
    """The time within which such a share is, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]


async def phones(hall, evening):
    """300 live pages while results come."""
    heard: list[tuple[int, float]] = []
    lines = [asyncio.create_task(live(hall, at, heard)) for at in range(PHONES)]
    await asyncio.sleep(3)
    before, used, start = memory(hall), cpu(hall), time.perf_counter()
    times, written = [], {}
    for each in range(CHANGES):
        hall.write(value=after(evening, len(evening.due) - CHANGES + each))
        written[hall.writer.snapshot.number] = time.perf_counter()
        for _ in range(4):
            times.append(await ask(hall, random.randrange(PHONES), "/1/state?since=1"))
            await asyncio.sleep(APART / 4)
    await asyncio.sleep(3)
    taken = time.perf_counter() - start
    delays = [at - written[number] for number, at in heard if number in written]
    print(f"{PHONES} live pages, {CHANGES} results in {taken:.0f} s:")
    print(f"  state p95 {worst(times, 0.95):.0f} ms, p99 {worst(times, 0.99):.0f} ms")
    told = f"p50 {worst(delays, 0.5):.0f}, p95 {worst(delays, 0.95):.0f} ms"
    print(f"  from the folder to a phone {told}")
    share = 100 * (cpu(hall) - used) / taken
    print(f"  {len(heard)} changes heard; {before:.1f} -> {memory(hall):.1f} MB, {share:.0f} %")
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


def packed(answers, path):
    """The bytes of a page on their way."""
    found = answers.find(path, "", "")
    assert isinstance(found, HallAnswer)
    return len(found.packed)


def evening_bytes(folder):
    """What a phone receives that looks at the ranking all evening, result by result."""
    evening, writer, answers = club(), HallWriter(folder), Answers()
    heads, told, number, bytes_, slowest = 350, 0, 0, 0, 0.0
    due = len(evening.due)
    for count in range(due + 1):
        start = time.perf_counter()
        for _ in writer.steps(HallShown(after(evening, count), Seen.EVERYTHING)):
            pass
        slowest = max(slowest, time.perf_counter() - start)
        snapshot = read_snapshot(folder)
        if snapshot.number == number:
            continue
        pages = {name: read_page(folder, each) for name, each in snapshot.pages.items()}
        answers.take(snapshot, pages)
        if not number:
            bytes_ += packed(answers, "/en/index.html") + heads
        else:
            bytes_ += len(answers.state(number).body) + 60
            name = "en/ranking.html" if "en/ranking.html" in pages else "en/index.html"
            if snapshot.pages[name].since > number:
                bytes_ += packed(answers, f"/1/part/{name}") + heads
                told += 1
        number = snapshot.number
    beats = 4 * 3600 // 15 * BEAT_BYTES
    print(
        f"an evening of {due} results: {bytes_ + beats:,} bytes a phone, {beats:,} of them beats,"
    )
    print(f"  {number} snapshots, {told} pages anew; slowest snapshot {slowest:.2f} s")


def wrong(dice, hall):
    """A request of a kind that is refused."""
    host = f"{hall.address}:{hall.port}".encode()
    good = b"GET /en/index.html HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
    data = bytearray(good)
    for _ in range(dice.randrange(1, 12)):
        at = dice.randrange(max(1, len(data)))
        match dice.randrange(4):
            case 0:
                data[at : at + 1] = dice.randbytes(1)
            case 1:
                data[at:at] = dice.randbytes(dice.randrange(1, 40))
            case 2:
                del data[at : at + dice.randrange(1, 20)]
            case 3:
                data += data[at:]
    return bytes(data[:20_000])


async def slow_one(hall, at):
    """A connection that sends a byte now and then, and is there again when it was ended."""
    good = f"GET /1/state HTTP/1.1\r\nHost: {hall.address}:{hall.port}\r\nX: ".encode()
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                hall.address, hall.port, local_addr=(source(at), 0)
            )
            for each in good + bytes(1000):
                writer.write(bytes([each or 120]))
                await writer.drain()
                await asyncio.sleep(0.3)


async def fuzz(hall, count):
    """Wrong requests, twenty at a time, a hundred slow ones beside; answers to right ones."""
    dice, done, right = random.Random(1), 0, []
    statuses: dict[bytes, int] = {}
    refused: list[float] = []
    slow_ones = [asyncio.create_task(slow_one(hall, 400 + at)) for at in range(SLOW)]
    start = time.perf_counter()
    grown = [memory(hall)]

    async def some(at):
        nonlocal done
        while done < count:
            done += 1
            number = done
            try:
                reader, writer = await asyncio.open_connection(
                    hall.address, hall.port, local_addr=(source(at), 0)
                )
                begun = time.perf_counter()
                writer.write(wrong(dice, hall))
                writer.write_eof()
                found = await asyncio.wait_for(reader.read(), 30)
                statuses[found[9:12]] = statuses.get(found[9:12], 0) + 1
                if found[9:10] == b"4" and not number % 20:
                    refused.append(time.perf_counter() - begun)
                writer.close()
            except OSError:
                statuses[b"end"] = statuses.get(b"end", 0) + 1
            if number % 500 == 0:
                try:
                    right.append(await ask(hall, 300 + at, "/1/state"))
                except OSError as error:
                    print(f"  a right one after {number:,}: {error}")
            if number % max(1, count // 5) == 0:
                grown.append(memory(hall))

    await asyncio.gather(*map(some, range(20)))
    for each in slow_ones:
        each.cancel()
    await asyncio.gather(*slow_ones, return_exceptions=True)
    taken = time.perf_counter() - start
    print(f"{count:,} wrong requests in {taken:.0f} s, {SLOW} slow ones beside: {statuses}")
    told = f"p50 {worst(refused, 0.5):.1f}, p95 {worst(refused, 0.95):.1f} ms"
    print(f"  refused within {told}, twenty at once; right ones p95 {worst(right, 0.95):.0f} ms")
    print(f"  {' -> '.join(f'{each:.1f}' for each in grown)} MB")


async def crowd(hall, count):
    """Many connections of one address; the answers to others meanwhile."""
    lines, times = [], []
    for at in range(count):
        try:
            lines.append(await asyncio.open_connection(hall.address, hall.port))
        except OSError:
            continue
        if len(lines) > 500:
            lines.pop(0)[1].close()
        if at % 50 == 0:
            times.append(await ask(hall, 5 + at % 200, "/1/state"))
    print(f"{count:,} connections of one address: others p95 {worst(times, 0.95):.0f} ms")
    print(f"  {memory(hall):.1f} MB")


def kills(hall, count):
    """The process killed, and the time until the page is there again."""
    times = []
    for _ in range(count):
        hall.kill()
        start = time.perf_counter()
        hall.serve()
        assert hall.get("/1/state")[0] == 200
        times.append(time.perf_counter() - start)
    told = f"p50 {worst(times, 0.5):.0f}, most {worst(times, 1):.0f} ms"
    print(f"killed {count} times: back after {told}")


def main(wanted=("phones", "fuzz", "crowd", "kills", "evening")):
    """Measure what is named."""
    fuzzed = next((int(each) for each in wanted if each.isdecimal()), FUZZED)
    evening = an_evening(8)
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder, "hall"))
        hall.write(value=replace(evening, name="Club"))
        hall.serve()
        print(f"process at its start {memory(hall):.1f} MB")
        try:
            if "phones" in wanted:
                asyncio.run(phones(hall, evening))
            if "fuzz" in wanted:
                asyncio.run(fuzz(hall, fuzzed))
            if "crowd" in wanted:
                asyncio.run(crowd(hall, CROWD))
            if "kills" in wanted:
                kills(hall, KILLS)
        finally:
            hall.end()
        if "evening" in wanted:
            evening_bytes(Path(folder, "evening"))


if __name__ == "__main__":
    main(*([sys.argv[1:]] if sys.argv[1:] else []))
