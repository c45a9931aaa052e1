"""The folder of the hall: whole or as it was before, whatever happens while it is written."""

import ctypes
import socket
from dataclasses import replace
from typing import Any

import pytest

from vpdesk.files import hall_folder as module
from vpdesk.files import windows_networks as windows
from vpdesk.files.atomic import StorageError
from vpdesk.files.hall_file import HALL, KeptHall, hall_path
from vpdesk.files.hall_folder import (
    PAGES,
    STATE,
    new_hall_folder,
    read_page,
    read_snapshot,
    remove_hall_folder,
    write_snapshot,
)
from vpdesk.files.networks import is_private, networks
from vpdesk.files.text import TextFileError
from vpdesk.hall.clock import session_clock, session_periods
from vpdesk.hall.seen import Seen
from vpdesk.hall.snapshot import HallPage, HallSnapshot, Message, page_hash

A, B = b"<title>A</title>\nA", b"<title>B</title>\nB"


def shot(number, *pages):
    told = {f"en/{at}.html": HallPage(page_hash(data), number) for at, data in enumerate(pages)}
    return HallSnapshot(
        number,
        "Club",
        told,
        {"en": "<div>"},
        "p{}",
        "1",
        session_clock(session_periods(2, 2, 60, 0), 10).started(20),
        number,
        (Message("Dinner", number),),
        number,
        number,
    )


def write(folder, number, *pages):
    found = shot(number, *pages)
    write_snapshot(folder, found, dict(zip(found.pages, pages, strict=True)))
    return found


def test_it_is_read_as_it_was_written(tmp_path):
    written = write(tmp_path, 1, A, B)
    found = read_snapshot(tmp_path)
    assert found == written
    assert [read_page(tmp_path, each) for each in found.pages.values()] == [A, B]


def test_pages_that_are_needed_no_more_go(tmp_path):
    write(tmp_path, 1, A, B)
    kept = (tmp_path / PAGES / page_hash(A)).stat().st_mtime_ns
    write(tmp_path, 2, A)
    assert [each.name for each in (tmp_path / PAGES).iterdir()] == [page_hash(A)]
    assert (tmp_path / PAGES / page_hash(A)).stat().st_mtime_ns == kept


@pytest.mark.parametrize("after", range(3))
def test_a_disk_that_fails_leaves_what_was_told_before(tmp_path, monkeypatch, after):
    before = write(tmp_path, 1, A)
    calls = []

    def fail(path, data, **how):
        if len(calls) == after:
            raise StorageError("The disk is full.")
        calls.append(path)
        path.write_bytes(data)

    with monkeypatch.context() as broken:
        broken.setattr(module, "write_atomic", fail)
        broken.setattr("vpdesk.files.codec.write_atomic", fail)
        with pytest.raises(StorageError):
            write(tmp_path, 2, A, B, b"C")
    found = read_snapshot(tmp_path)
    assert found == before
    assert read_page(tmp_path, found.pages["en/0.html"]) == A
    write(tmp_path, 2, A, B)
    assert read_snapshot(tmp_path).number == 2


def test_a_page_that_is_not_whole_is_none(tmp_path):
    (told,) = write(tmp_path, 1, A).pages.values()
    (tmp_path / PAGES / told.hash).write_bytes(A[:-1])
    with pytest.raises(ValueError, match=told.hash):
        read_page(tmp_path, told)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format": "vpdesk clock"}', b"\xff"])
def test_a_state_that_is_none_is_refused(tmp_path, data):
    (tmp_path / STATE).write_bytes(data)
    with pytest.raises(TextFileError):
        read_snapshot(tmp_path)


@pytest.mark.parametrize("name", ["../../../etc/passwd", "0123", "x" * 17, "0123456789abcde/"])
def test_a_hash_leads_nowhere_else(tmp_path, name):
    write_snapshot(tmp_path, replace(shot(1), pages={}), {})
    text = (tmp_path / STATE).read_text(encoding="utf-8")
    other = text.replace('"pages": {}', f'"pages": {{"a": {{"hash": "{name}", "since": 1}}}}')
    assert other != text
    (tmp_path / STATE).write_text(other, encoding="utf-8")
    assert not read_snapshot(tmp_path).pages


def test_a_folder_of_its_own_for_every_hall(tmp_path):
    settings = tmp_path / "config" / "settings.json"
    first, second = new_hall_folder(settings), new_hall_folder(settings)
    assert first != second
    assert first.parent == second.parent == settings.parent
    remove_hall_folder(first)
    assert not first.exists()
    assert second.exists()


def test_what_a_killed_program_left_goes(tmp_path, monkeypatch):
    settings = tmp_path / "settings.json"
    left = new_hall_folder(settings)
    (left / STATE).write_bytes(b"{}")
    monkeypatch.setattr(module, "is_dead", lambda name: name == left.name)
    kept = new_hall_folder(settings)
    assert not left.exists()
    assert kept.exists()


def test_what_is_remembered_of_the_hall(tmp_path):
    path = hall_path(tmp_path / "settings.json")
    kept = KeptHall(Seen.NOTHING, 8085, "192.168.1.7", "Bridge Hall")
    HALL.write(path, kept)
    assert HALL.read(path) == kept
    assert b"password" not in path.read_bytes()


@pytest.mark.parametrize(
    ("address", "private"),
    [
        *(("192.168.1.7", True), ("10.0.0.1", True), ("172.16.3.4", True), ("8.8.8.8", False)),
        *(("127.0.0.1", False), ("169.254.1.1", False), ("0.0.0.0", False), ("::1", False)),
        *(("", False), ("wlan0", False)),
    ],
)
def test_private_addresses(address, private):
    assert is_private(address) is private


def adapters(*found):
    """What Windows would write into memory: adapters, each a name with its addresses."""
    first: Any = None
    kept: list[Any] = []
    for name, *addresses in reversed(found):
        unicast: Any = None
        for address in reversed(addresses):
            at = ctypes.create_string_buffer(bytes([2, 0, 0, 0]) + socket.inet_aton(address) * 3)
            kept.append(at)
            told = windows.SocketAddress(ctypes.addressof(at), 16)
            unicast = windows.Unicast(48, 0, ctypes.pointer(unicast) if unicast else None, told)
        lists = ctypes.pointer(first) if first else None, b"{1}"
        first = windows.Adapter(100, 1, *lists, ctypes.pointer(unicast) if unicast else None)
        first.name = name
        kept += [unicast, first]
    return first, kept


def test_windows_tells_the_names_of_its_networks():
    first, kept = adapters(
        ("Wi-Fi", "192.168.1.7"), ("vEthernet (WSL)", "172.20.0.1", "172.21.0.1"), ("Ethernet 2",)
    )

    def ask(family, flags, nothing, room, size):
        if size._obj.value < 20_000:
            size._obj.value = 20_000
            return windows.TOO_SMALL
        ctypes.memmove(room, ctypes.byref(first), ctypes.sizeof(first))
        return 0

    found = list(windows.windows_addresses(ask))
    assert found == [
        ("192.168.1.7", "Wi-Fi"),
        ("172.20.0.1", "vEthernet (WSL)"),
        ("172.21.0.1", "vEthernet (WSL)"),
    ]
    assert len(kept) == 9
    with pytest.raises(OSError, match="Adapters"):
        list(windows.windows_addresses(lambda *_: 5))


def test_networks_of_this_computer_are_private_and_once_each():
    found = [each.address for each in networks()]
    assert all(map(is_private, found))
    assert len(found) == len(set(found))


def test_the_likeliest_network_comes_first(monkeypatch):
    from vpdesk.files import networks as found
    from vpdesk.files.networks import Network

    there = [
        Network("172.17.0.1", "docker0"),
        Network("192.168.9.9", "eth0"),
        Network("192.168.1.7", "wlan0"),
        Network("10.8.0.2", "tun0"),
        Network("127.0.0.1", "lo"),
    ]
    monkeypatch.setattr(found, "_addresses", lambda: iter(there))
    monkeypatch.setattr(found, "_way_out", lambda: "")
    assert [each.name for each in networks()] == ["wlan0", "eth0", "tun0", "docker0"]
    monkeypatch.setattr(found, "_way_out", lambda: "192.168.9.9")
    assert networks()[0].name == "eth0"
