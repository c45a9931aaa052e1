"""What says in a PDF file when it was written, and makes two files of one content differ."""

from __future__ import annotations

import re
from hashlib import sha256
from uuid import UUID

_DATES = re.compile(rb"""/(?:Creation|Mod)Date \(D:[^)]*\)|xmp:\w+Date="[^"]*\"""")
_ID = re.compile(rb"uuid:([-0-9a-f]{36})")


def without_time(data: bytes) -> bytes:
    """A PDF file of Qt's without its dates, its identity made of what is in it.

    Nothing moves, for the end of the file says where everything is. Raises ValueError for a
    file without an identity.
    """
    data = _DATES.sub(lambda date: b" " * len(date[0]), data)
    found = _ID.search(data)
    if found is None:
        raise ValueError("the PDF file has no identity")
    data = _renamed(data, found[1], UUID(int=0))
    return _renamed(data, str(UUID(int=0)).encode(), UUID(bytes=sha256(data).digest()[:16]))


def _renamed(data: bytes, old: bytes, new: UUID) -> bytes:
    """A file with another identity: that of its metadata stands in hexadecimal at its end."""
    name = str(new).encode()
    data = data.replace(b"uuid:" + old, b"uuid:" + name)
    return data.replace(b"<%s>" % old.hex().encode(), b"<%s>" % name.hex().encode())
