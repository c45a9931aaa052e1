"""The addresses that Windows has, each with the name that its settings show for the network.

`GetAdaptersAddresses` of iphlpapi.dll fills a piece of memory with a list of adapters:
https://learn.microsoft.com/windows/win32/api/iphlpapi/nf-iphlpapi-getadaptersaddresses
"""

from __future__ import annotations

import ctypes
import socket
from collections.abc import Callable, Iterator

FAMILY = 2  # AF_INET, on Windows as elsewhere
LESS = 0x02 | 0x04 | 0x08  # neither anycast nor multicast nor name servers
TOO_SMALL = 111  # ERROR_BUFFER_OVERFLOW
ROOM, TRIES = 15_000, 3  # bytes, as Microsoft advises

Ask = Callable[[int, int, None, object, object], int]


class SocketAddress(ctypes.Structure):
    """SOCKET_ADDRESS: where a sockaddr is."""

    _fields_ = (("at", ctypes.c_void_p), ("length", ctypes.c_int))


class Unicast(ctypes.Structure):
    """The beginning of IP_ADAPTER_UNICAST_ADDRESS."""


Unicast._fields_ = (
    ("length", ctypes.c_uint32),
    ("flags", ctypes.c_uint32),
    ("next", ctypes.POINTER(Unicast)),
    ("address", SocketAddress),
)


class Adapter(ctypes.Structure):
    """The beginning of IP_ADAPTER_ADDRESSES."""


Adapter._fields_ = (
    ("length", ctypes.c_uint32),
    ("index", ctypes.c_uint32),
    ("next", ctypes.POINTER(Adapter)),
    ("adapter_name", ctypes.c_char_p),
    ("unicast", ctypes.POINTER(Unicast)),
    ("anycast", ctypes.c_void_p),
    ("multicast", ctypes.c_void_p),
    ("servers", ctypes.c_void_p),
    ("suffix", ctypes.c_wchar_p),
    ("description", ctypes.c_wchar_p),
    ("name", ctypes.c_wchar_p),
)


def windows_addresses(ask: Ask) -> Iterator[tuple[str, str]]:
    """Addresses with the names of their networks: ("192.168.1.7", "Wi-Fi").

    ask: GetAdaptersAddresses. Raises OSError where it refuses.
    """
    size = ctypes.c_uint32(ROOM)
    for _ in range(TRIES):
        room = ctypes.create_string_buffer(size.value)
        code = ask(FAMILY, LESS, None, ctypes.byref(room), ctypes.byref(size))
        if code != TOO_SMALL:
            break
    if code:
        raise OSError(code, "GetAdaptersAddresses")
    adapter = ctypes.cast(room, ctypes.POINTER(Adapter))
    while adapter:
        unicast = adapter.contents.unicast
        while unicast:
            at = unicast.contents.address
            if at.at and at.length >= 8:
                data = ctypes.string_at(at.at, 8)
                yield socket.inet_ntoa(data[4:]), adapter.contents.name or ""
            unicast = unicast.contents.next
        adapter = adapter.contents.next
