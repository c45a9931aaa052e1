"""Requests of strangers to the process of the hall: what is none is refused, and costs little."""

import asyncio
import gzip
import json
import os
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest

from tests.unit.cli.hall.hall_builders import Hall, after, all_of, an_evening, free_port, parted
from vpdesk.cli.hall import connection
from vpdesk.cli.hall.server import HallServer, listen
from vpdesk.cli.main import main
from vpdesk.files.child import child_environment
from vpdesk.files.hall_folder import STATE
from vpdesk.hall.seen import Seen


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A hall that only reads: one for all tests here."""
    hall = Hall(tmp_path_factory.mktemp("served") / "hall")
    hall.write(value=after(an_evening(), 12), messages=("Dinner at six",))
    hall.serve()
    yield hall
    hall.end()


def test_pages_parts_and_state_are_there(served):
    status, heads, body = served.get("/en/index.html")
    assert status == 200
    assert heads["content-type"] == "text/html; charset=utf-8"
    assert b"Where do I sit?" in body
    status, _, part = served.get("/1/part/en/index.html")
    assert status == 200
    assert b"<style" not in part
    assert part.split(b"\n", 1)[1] in body
    status, heads, body = served.get("/1/state")
    assert heads["content-type"] == "application/json"
    told = json.loads(body)
    assert told["messages"] == ["Dinner at six"]
    assert "ranking.html" in told["pages"]
    assert heads["now"].isdecimal()
    nothing = json.loads(served.get(f"/1/state?since={told['number']}")[2])
    assert nothing["pages"] == []
    assert "messages" not in nothing


def test_an_answer_is_packed_once_and_kept_by_its_mark(served):
    plain = served.get("/en/ranking.html")
    status, heads, body = served.get("/en/ranking.html", "Accept-Encoding: gzip, br")
    assert heads["content-encoding"] == "gzip"
    assert gzip.decompress(body) == plain[2]
    assert len(body) < len(plain[2]) / 2
    again = served.get("/en/ranking.html", f"If-None-Match: {heads['etag']}")
    assert (again[0], again[2]) == (304, b"")
    assert (status, plain[0]) == (200, 200)


def test_head_is_a_get_without_the_body(served):
    got, asked = served.get("/en/index.html"), served.get("/en/index.html", method="HEAD")
    assert asked[2] == b""
    assert asked[1]["content-length"] == str(len(got[2]))
    assert served.get("/1/live", method="HEAD")[0] == 200


@pytest.mark.parametrize(
    ("tongues", "code"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("xx, de;q=0.4, fr;q=0.6", "fr"),
        ("fr;q=0, de", "de"),
        ("", "en"),
        ("*;q=0.1", "en"),
        ("zz," * 4000, "en"),
        ("fr;q=9.9.9", "en"),
    ],
)
def test_the_first_page_is_in_the_language_of_the_phone(served, tongues, code):
    status, heads, _ = served.get("/", f"Accept-Language: {tongues}")
    if len(tongues) > 8000:
        assert status == 431
    else:
        assert (status, heads["location"]) == (302, f"/{code}/index.html")


@pytest.mark.parametrize(
    "path",
    [
        *("/en/../../etc/passwd", "/en/%2e%2e/state.json", "/state.json", "/pages/", "/en/", "/en"),
        *("/1/part", "/1/part/", "/1/part//en/index.html", "//en/index.html", "/xx/index.html"),
        *("/en/index.html/", "/EN/index.html", "/en/index.htm", "/en/index.html%00", "/..", "/1"),
        *("/1/part/en/pair-99.html", "/1/State", "*", "http://elsewhere/en/index.html"),
    ],
)
def test_what_is_not_in_the_table_is_not_there(served, path):
    assert served.get(path)[0] == 404


def test_a_page_that_is_gone_leads_to_the_first_one(served):
    status, heads, _ = served.get("/en/pair-99.html")
    assert (status, heads["location"]) == (302, "/en/index.html")


@pytest.mark.parametrize(
    "method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"]
)
def test_pages_are_only_read(served, method):
    status, heads, _ = served.get("/en/index.html", method=method)
    assert (status, heads["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.", "", "[::1]"]
)
def test_another_host_is_another_site(served, host):
    assert served.get("/en/index.html", host=host)[0] == 421


def test_another_origin_gets_nothing(served):
    assert served.get("/1/state", "Origin: http://evil.example")[0] == 403
    assert served.get("/1/state", "Origin: null")[0] == 403
    assert served.get("/1/state", f"Origin: {served.url}")[0] == 200


def one(served, *lines, body=""):
    head = (f"Host: {served.address}:{served.port}", *lines)
    return ("GET /en/index.html HTTP/1.1\r\n" + "\r\n".join(head) + "\r\n\r\n" + body).encode()


WRONG = {
    "a body": (("Content-Length: 5",), "hello", 413),
    "a body in pieces": (("Transfer-Encoding: chunked",), "5\r\nhello\r\n0\r\n\r\n", 413),
    "two lengths": (("Content-Length: 5", "Content-Length: 6"), "hello", 400),
    "two hosts": (("Host: other",), "", 400),
    "both lengths": (("Content-Length: 5", "Transfer-Encoding: chunked"), "", 413),
    "a head without an end": (("X: " + "y" * 9000,), "", 431),
    "many heads": (tuple(f"X-{n}: y" for n in range(2000)), "", 431),
    "a folded head": (("X: a\r\n\r\n\x00",), "", 200),
    "a head with a space": (("X : a",), "", 400),
    "a control character": (("X: a\x01b",), "", 400),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_request_is_refused(served, name):
    lines, body, status = WRONG[name]
    lines = (*lines, "Connection: close")
    assert parted(served.raw(one(served, *lines, body=body)))[0] == status


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),  # TLS
        b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\r\n\r\n\r\nGARBAGE\r\n\r\n",
        b"GET  /  HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"A" * 9000,
    ],
)
def test_bytes_that_are_no_request_are_refused(served, data):
    status = parted(served.raw(data))[0]
    assert 400 <= status < 500


def test_a_request_in_single_bytes_is_answered(served):
    data = one(served, "Connection: close")
    with socket.create_connection((served.address, served.port), timeout=20) as line:
        for at in range(len(data)):
            line.sendall(data[at : at + 1])
        assert parted(all_of(line))[0] == 200


def test_requests_behind_each_other_are_answered_in_their_order(served):
    data = one(served) + one(served).replace(b"index", b"ranking")
    found = served.raw(data + one(served, "Connection: close").replace(b"index", b"Nothing"))
    assert found.count(b"HTTP/1.1 200") == 2
    assert found.index(b"Where do I sit?</h1>") < found.index(b"Ranking</h1>")
    assert b"HTTP/1.1 404" in found


def test_too_many_at_once_end_the_connection(served):
    found = served.raw(one(served).replace(b"index", b"No") * 60)
    assert 0 < found.count(b"HTTP/1.1 404") <= connection.MOST_AT_ONCE


def test_an_address_has_so_many_connections_and_no_more(served):
    with ExitStack() as lines:
        for _ in range(connection.MOST_OF_ONE):
            line = socket.create_connection((served.address, served.port), timeout=20)
            lines.enter_context(line)
            line.sendall(b"GET /1/live HTTP/1.1\r\nHost: %b\r\n\r\n" % served.url[7:].encode())
            assert line.recv(12) == b"HTTP/1.1 200"
        with socket.create_connection((served.address, served.port), timeout=20) as more:
            assert all_of(more).startswith(b"HTTP/1.1 503")


def test_names_are_escaped_and_turn_no_text_around(hall):
    evening = an_evening()
    bad = "<img src=x onerror=alert(1)>\u202e\x07&\"'" + "y" * 10_000
    first, *rest = evening.entrants
    odd = replace(first, names=(bad, first.names[1]))
    hall.write(value=replace(evening, name=bad, entrants=(odd, *rest)), messages=(bad,))
    hall.serve()
    for path in ("/en/index.html", "/en/pair-1.html", "/1/part/en/round-1.html"):
        body = hall.get(path)[2].decode()
        assert "<img" not in body
        assert "\u202e" not in body
        assert "\x07" not in body


def test_what_is_asked_for_is_written_nowhere(hall):
    hall.write()
    hall.serve()
    hall.get("/en/secret-name.html")
    hall.raw(b"GARBAGE secret-name\r\n\r\n")
    hall.process.stdin.close()
    hall.process.wait(20)
    said = hall.process.stdout.read() + hall.process.stderr.read()
    assert b"secret" not in said
    assert b"127.0.0.1" not in said
    assert {each.name for each in hall.folder.iterdir()} == {"pages", "state.json"}


# The process


def test_it_ends_when_its_input_closes(hall):
    hall.write()
    hall.serve()
    hall.process.stdin.close()
    assert hall.process.wait(20) == 0


def test_a_port_that_is_taken_is_passed_over():
    port = free_port()
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        with listen("127.0.0.1", port) as found:
            assert found.getsockname()[1] == port + 1


def test_two_halls_have_two_ports(hall, tmp_path):
    hall.write()
    hall.serve()
    second = Hall(tmp_path / "second")
    second.write(value=an_evening(), seen=Seen.SEATS)
    try:
        second.serve(hall.port)
        assert second.port != hall.port
        assert second.get("/en/index.html")[0] == hall.get("/en/index.html")[0] == 200
    finally:
        second.end()


def test_an_address_of_another_computer_is_refused(tmp_path, capsys):
    assert main(["hall", "serve", str(tmp_path), "--address", "192.0.2.77"]) == 2
    assert "Nothing can be served at 192.0.2.77" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["80", "0", "-1", "65536", "http", "65501"])
def test_a_port_that_is_none_is_refused(tmp_path, capsys, port):
    assert main(["hall", "serve", str(tmp_path), "--port", port]) == 2
    assert "the port must be a whole number" in capsys.readouterr().err


def test_it_loads_neither_qt_nor_numpy_nor_events(tmp_path):
    code = (
        "import sys; import vpdesk.cli.hall.server;"
        "print(sorted(m for m in sys.modules if m.startswith("
        "('PySide6','numpy','sqlite3','vpdesk.event','vpdesk.pairs','vpdesk.report'))))"
    )
    python = [sys.executable, "-c", code]
    found = subprocess.run(python, env=child_environment(), capture_output=True, check=True)
    assert found.stdout.strip() == b"[]"


# Deadlines, in this process: they are shortened, and nobody looks at a clock


def talk(folder, monkeypatch, sent, **limits):
    """What a server with other limits answers to some bytes until it ends the connection."""
    for name, value in limits.items():
        monkeypatch.setattr(connection, name, value)

    async def run():
        listening = listen("127.0.0.1", free_port())
        port = listening.getsockname()[1]
        served = HallServer(folder, listening, out=2)
        monkeypatch.setattr(served, "_say", lambda: None)
        serving = asyncio.create_task(served.serve())
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent.replace(b"PORT", str(port).encode()))
        try:
            return await asyncio.wait_for(reader.read(), 30), served
        finally:
            writer.close()
            serving.cancel()

    return asyncio.run(run())


def test_a_window_that_does_not_listen_keeps_nobody_waiting(hall):
    hall.write()
    read, write = os.pipe()
    os.set_blocking(write, False)
    with suppress(BlockingIOError):
        while os.write(write, bytes(4096)):
            pass
    os.set_blocking(write, True)

    async def run():
        listening = listen("127.0.0.1", free_port())
        port = listening.getsockname()[1]
        serving = asyncio.create_task(HallServer(hall.folder, listening, write).serve())
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GARBAGE\r\n\r\n")
        found = await reader.read()
        writer.close()
        serving.cancel()
        return found

    assert asyncio.run(run()).startswith(b"HTTP/1.1 400")
    os.close(read)
    os.close(write)


@pytest.mark.parametrize("sent", [b"", b"GET /en/index.ht", b"GET / HTTP/1.1\r\nHost: 127"])
def test_a_slow_request_is_ended(hall, monkeypatch, sent):
    hall.write()
    found, served = talk(hall.folder, monkeypatch, sent, DEADLINE=0.05)
    assert found == b""
    assert served.opened == 0
    assert not served.count


def test_an_idle_connection_is_ended(hall, monkeypatch):
    hall.write()
    sent = b"GET /en/index.html HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n"
    found, served = talk(hall.folder, monkeypatch, sent, IDLE=0.05)
    assert found.startswith(b"HTTP/1.1 200")
    assert served.opened == 0


def test_pages_that_are_not_made_in_time_come_in_the_usual_language(hall, monkeypatch):
    hall.write()
    sent = (
        b"GET /1/part/fr/index.html HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n"
    )
    found, served = talk(hall.folder, monkeypatch, sent, MADE_WITHIN=0.05)
    assert found.startswith(b"HTTP/1.1 302")
    assert b"Location: /1/part/en/index.html" in found
    assert list(served._wanted) == ["fr"]
    assert not served.waiting


def test_a_folder_that_is_being_written_is_read_later(hall, tmp_path):
    async def run():
        with listen("127.0.0.1", free_port()) as listening:
            served = HallServer(hall.folder, listening)
            served._look()
            assert served.answers.snapshot.number == 0
            hall.write()
            page = next((hall.folder / "pages").iterdir())
            whole = page.read_bytes()
            page.write_bytes(whole[:-1])  # as a killed window may leave it
            served._look()
            assert served.answers.snapshot.number == 0
            page.write_bytes(whole)
            served._look()
            assert served.answers.snapshot.number == 1
            (hall.folder / STATE).write_bytes(b"{")
            served._look()
            assert served.answers.snapshot.number == 1

    asyncio.run(run())
