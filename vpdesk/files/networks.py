"""The networks that this computer is in: private addresses by which phones beside it find it."""

from __future__ import annotations

import ctypes
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address

from vpdesk.files.windows_networks import windows_addresses

ELSEWHERE = ("10.255.255.255", 9)  # asked for the way alone; nothing is sent
_MADE_UP = re.compile(
    r"docker|br-|veth|virbr|virtualbox|vmnet|vmware|vboxnet|tun|tap|wg|utun|zt|tailscale|npcap"
)
_WIRELESS = re.compile(r"wl|ath|wi-?fi|drahtlos|en0")


@dataclass(frozen=True, slots=True)
class Network:
    """A network by its address here. name: the system's, "" where it tells none."""

    address: str
    name: str = ""


def networks() -> tuple[Network, ...]:
    """The private networks, the likeliest first: the one by which others are reached, by radio."""
    usual = _way_out()
    found = {each.address: each for each in _addresses() if is_private(each.address)}
    if usual and is_private(usual):
        found.setdefault(usual, Network(usual))

    def unlikely(each: Network) -> tuple[bool, bool, bool, str]:
        name = each.name.lower()
        made_up, wireless = _MADE_UP.match(name) is not None, _WIRELESS.match(name) is not None
        return made_up, each.address != usual, not wireless, each.address

    return tuple(sorted(found.values(), key=unlikely))


def is_private(address: str) -> bool:
    """Whether an address is of a home, a club or a hotel, and not this computer's to itself."""
    try:
        found = IPv4Address(address)
    except ValueError:
        return False
    return found.is_private and not (
        found.is_loopback or found.is_link_local or found.is_unspecified
    )


def _way_out() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.connect(ELSEWHERE)
        return str(found.getsockname()[0])
    return ""


if sys.platform == "win32":

    def _addresses() -> Iterator[Network]:
        try:
            ask = ctypes.WinDLL("iphlpapi").GetAdaptersAddresses
            yield from (Network(*each) for each in list(windows_addresses(ask)))
        except OSError:  # then without their names
            with suppress(OSError):
                for address in socket.gethostbyname_ex(socket.gethostname())[2]:
                    yield Network(address)

else:

    class _Interface(ctypes.Structure):
        """What getifaddrs tells: the beginning of its record, the same on Linux and macOS."""

    _Interface._fields_ = [
        ("next", ctypes.POINTER(_Interface)),
        ("name", ctypes.c_char_p),
        ("flags", ctypes.c_uint),
        ("address", ctypes.c_void_p),
    ]

    def _addresses() -> Iterator[Network]:
        system = ctypes.CDLL(None, use_errno=True)
        first = ctypes.POINTER(_Interface)()
        if system.getifaddrs(ctypes.byref(first)) != 0:
            return
        found, each = [], first
        try:
            while each:
                record = each.contents
                if record.address:
                    found.append((record.name, ctypes.string_at(record.address, 8)))
                each = record.next
        finally:
            system.freeifaddrs(first)
        for name, data in found:
            # macOS has the length before the family, Linux the family in two bytes.
            family = (
                data[1] if sys.platform == "darwin" else int.from_bytes(data[:2], sys.byteorder)
            )
            if family == socket.AF_INET:
                yield Network(socket.inet_ntoa(data[4:8]), name.decode(errors="replace"))
