"""What the program remembers of the hall: what players see, and where it was served last."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vpdesk.files.codec import Codec
from vpdesk.files.records import Record, text, whole
from vpdesk.hall.seen import Seen

HALL_FILE = "hall.json"
USUAL_PORT, LAST_PORT = 8080, 65_500
MOST_NAME = 200


@dataclass(frozen=True, slots=True)
class KeptHall:
    """seen: what players see. port: tried first. address: in the network of last time.

    wifi: the name of the Wi-Fi on the sheet; its password is kept nowhere.
    """

    seen: Seen = Seen.RESULTS
    port: int = USUAL_PORT
    address: str = ""
    wifi: str = ""


HALL: Codec[KeptHall] = Codec(
    "vpdesk hall settings",
    ".json",
    Record(
        KeptHall,
        (),
        {"port": whole(1024, LAST_PORT), "address": text(MOST_NAME), "wifi": text(MOST_NAME)},
    ),
)


def hall_path(settings: Path) -> Path:
    """Where it is kept, beside a user's settings; the file need not exist."""
    return settings.with_name(HALL_FILE)
