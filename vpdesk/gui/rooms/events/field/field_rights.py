"""What may become of a field that is shown."""

from __future__ import annotations

from typing import NamedTuple


class FieldRights(NamedTuple):
    """What may become of a field.

    more: somebody may be entered. others: numbers may change. alone: it is the whole event.
    out: it is that of a later stage that is not in play, of which who does not come is taken out.
    """

    more: bool = True
    others: bool = True
    alone: bool = True
    out: bool = False


ANY = FieldRights()
