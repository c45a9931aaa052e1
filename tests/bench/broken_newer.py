"""The kinds of files that came later, as broken_readers has them: what reads each and makes it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.unit.deals.known import random_deals
from tests.unit.files.event_file_builders import steps
from tests.unit.files.rating_list_builders import ALL
from tests.unit.movements.mutations import mutated
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.files import start_file
from vpdesk.files.clock_file import CLOCK, KeptClock
from vpdesk.files.deals_file import deals_bytes
from vpdesk.files.evening.evening_file import FORM, EveningFile, EveningHistory
from vpdesk.files.hall_file import HALL, KeptHall
from vpdesk.files.hall_folder import SNAPSHOT
from vpdesk.files.start_library import built_in as starts
from vpdesk.files.stored.bridge import Bridge, roll_forward
from vpdesk.files.stored.journal import HistoryError
from vpdesk.files.tie_rules import CODEC as TIES
from vpdesk.files.tie_rules import built_in as tie_rules
from vpdesk.files.tournament import TournamentFile
from vpdesk.hall.clock import session_clock, session_periods
from vpdesk.hall.snapshot import HallPage, HallSnapshot, Message, page_hash
from vpdesk.pairs.pairs_entry import BoardPlace

Make = Callable[[Random], bytes]

EVENING = filled(of_howell(6), ("420", "-50", "3NT W +1", "A60/40", "pass"))
BRIDGEWEBS = (
    "#Title,Club\n#Travellers\nNS,EW,Contract,Declarer,Lead,Tricks,NSScore,EWScore,NSMP,EWMP\n"
)
ROWS = ("{},{},4S,N,HA,10,420,,9,1", "{},{},3NTX,E,,8,,-100,3,3", "{},{},,,,,A60,A40,6,4")
REGISTER = "Number;Name;Club\n" + "".join(f'{at};"Novák, Jan {at}";Praha\n' for at in range(1, 80))
SCORES = "board,open,closed\n" + "".join(f"{at},4S= N,{10 * at}\n" for at in range(1, 17))
MOMENTS = 9
NAMES = "".join(f"Anna Novák {at} / Jan Kos {at}; Klub\n" for at in range(1, 30))


def bridgewebs() -> bytes:
    """The results of an evening as a scoring program hands them to BridgeWebs."""
    boards: dict[int, list[str]] = {}
    for at, place in enumerate(EVENING.due):
        meeting = EVENING.meeting(place)
        row = ROWS[at % len(ROWS)].format(meeting.ns[0], meeting.ew[0])
        boards.setdefault(place.board, []).append(row)
    lines = [line for board in sorted(boards) for line in (f"#Board,{board}", *boards[board])]
    return f"{BRIDGEWEBS}{chr(10).join(lines)}\n#Board\n".encode()


def take_in(path: Path) -> object:
    """The results of a file in the places of an evening, as pairs import has them."""
    from vpdesk.files.pairs_file import read_results
    from vpdesk.files.text import refused
    from vpdesk.match.errors import MatchError
    from vpdesk.pairs.errors import PairsError
    from vpdesk.pairs.taken_in import with_results

    results = read_results(path)
    try:
        return with_results(EVENING, results)
    except (PairsError, MatchError) as error:
        raise refused(path, error) from error


def read_register(path: Path) -> object:
    """A federation's register."""
    from vpdesk.files.register_file import read_register_file
    from vpdesk.languages import player_headings

    return read_register_file(path, player_headings())


def read_names(path: Path) -> object:
    """The pairs of an evening."""
    from vpdesk.cli.pairs import pairs_evening

    return pairs_evening._entrants(path, single=False)


def read_scores(path: Path) -> object:
    """Scores of a match; what the command says of them is the sentence of an error."""
    from vpdesk.cli.event import event_scores
    from vpdesk.cli.options.options import UsageError

    try:
        return tuple(event_scores._of_file(path))
    except UsageError as error:
        if path.name not in str(error) or not str(error).isprintable():
            raise ValueError(str(error)) from error
        return None


def chosen(path: Path) -> object:
    """The deals of some games of a PBN file, and what games there are."""
    from vpdesk.files.deals_file import chosen_deals, games_of

    return chosen_deals(path, games=range(1, 3)), games_of(path)


def open_event(path: Path) -> object:
    """An event of stages, with what the log tells of its actions."""
    from vpdesk.files.tournament.action_log import log_of
    from vpdesk.files.tournament.file import read_history

    history = read_history(path)
    return *_looked_back(history), log_of(history.value, history.actions)


def open_evening(path: Path) -> object:
    """An evening, back to each of its moments."""
    from vpdesk.files.evening.evening_file import read_evening_history
    from vpdesk.files.evening.evening_log import log_of_evening

    history = read_evening_history(path)
    return *_looked_back(history), log_of_evening(history.actions)


def _looked_back(history: Any) -> Iterator[object]:
    """What stood after the last actions, where it can be said; then these are taken back."""
    for each in history.actions[-MOMENTS:]:
        with suppress(HistoryError):
            yield history.value_after(each.number)
    for _ in history.actions[-MOMENTS:]:
        with suppress(HistoryError):
            yield history.undo("now")


def roll(path: Path) -> object:
    """What was on its way to a file when a program was killed; a damaged note is set aside."""
    path.rename(path.with_name("pairs-1-a.bridge"))
    recovery = path.parent / "recovered.vppairs"
    return list(roll_forward(path.parent, "pairs", EveningFile, list, lambda: recovery))


def _notes() -> bytes:
    """The notes of two results that no file has yet."""
    with TemporaryDirectory() as folder:
        bridge = Bridge(Path(folder), "pairs", FORM, None)
        history = EveningHistory(EVENING)
        bridge.note(None, None, history.now)
        for number in (1, 2):
            history.do(without(history.value), f"result {number}", "2026-11-28T20:00:00+00:00")
            bridge.note(None, None, history.now)
        (path,) = Path(folder).glob("*.bridge")
        data = path.read_bytes()
        bridge.leave()
    return data


def without(evening: Any) -> Any:
    """The evening without one of its results."""
    from vpdesk.pairs.evening import without_entries

    first: BoardPlace = next(iter(evening.entries))
    return without_entries(evening, (first,))


def _snapshot() -> bytes:
    told = {f"en/{at}.html": HallPage(page_hash(b"%d" % at), at) for at in range(1, 9)}
    clock = session_clock(session_periods(5, 3, 450, 60), 1000).started(1020)
    messages = (Message("Dinner", 3), Message("<b>Board 4</b>", 7))
    shot = HallSnapshot(9, "Club", told, {"en": "<nav>"}, "p{}", "1", clock, 2, messages, 7, 1)
    return SNAPSHOT.to_text(shot).encode()


def _clock() -> bytes:
    clock = session_clock(session_periods(5, 3, 450, 60), 1000).started(1020).longer(1030, 60)
    return CLOCK.to_text(KeptClock(clock, "Club")).encode()


def _events() -> Iterator[bytes]:
    """An event of groups, a Swiss and a final with all its actions; and one as it begins."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.vpt"
        first, *_ = events = list(steps())
        with closing(TournamentFile.create(path, first)) as file:
            yield path.read_bytes()
            for _, after in pairwise(events):
                file.save(after, "step")
        yield path.read_bytes()


def _evening() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.vppairs"
        with closing(EveningFile.create(path, EVENING)) as file:
            for _ in range(3):
                file.save(without(file.evening), "result")
        return path.read_bytes()


def _packed_list() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("list.txt", ALL.encode())
    return made.getvalue()


def _xml_list() -> bytes:
    player = "<player><fideid>{0}</fideid><name>Kos, Eva {0}</name><rating>21{0}</rating></player>"
    return f"<playerslist>{''.join(map(player.format, range(10, 60)))}</playerslist>".encode()


def newer_kinds(
    json_of: Callable[..., Make], zip_of: Callable[..., Make], database_of: Callable[..., Make]
) -> dict[str, tuple[str, str, Callable[[], Make]]]:
    """By name: the reader, how its files end, and how what makes them is made.

    json_of, zip_of, database_of: what breaks good files of JSON, packed ones and databases.
    """

    def text_of(*good: bytes) -> Make:
        return lambda random: mutated(random.choice(good), random)

    def deals(ending: str) -> Make:
        return text_of(deals_bytes(random_deals(4), ending), deals_bytes(random_deals(9), ending))

    good_starts = [start_file.to_text(each).encode() for each in starts()]
    good_ties = [TIES.to_text(each).encode() for each in tie_rules()]
    return {
        "bridgewebs": ("results", ".csv", lambda: text_of(bridgewebs())),
        "pairs import": ("taken in", ".csv", lambda: text_of(bridgewebs())),
        "start": ("start", ".vpstart", lambda: json_of(*good_starts)),
        "ties": ("ties", ".vpties", lambda: json_of(*good_ties)),
        "clock": ("clock", ".json", lambda: json_of(_clock())),
        "hall": ("hall", ".json", lambda: json_of(HALL.to_text(KeptHall()).encode())),
        "snapshot": ("snapshot", ".json", lambda: json_of(_snapshot())),
        "register": ("register", ".csv", lambda: text_of(REGISTER.encode())),
        "names": ("names", ".txt", lambda: text_of(NAMES.encode())),
        "scores": ("scores", ".csv", lambda: text_of(SCORES.encode())),
        "notes": ("notes", ".note", lambda: text_of(_notes())),
        "event db": ("event", ".vpt", lambda: database_of(*_events())),
        "evening log": ("evening log", ".vppairs", lambda: database_of(_evening())),
        "deals pbn": ("games", ".pbn", lambda: deals(".pbn")),
        "deals lin": ("deals", ".lin", lambda: deals(".lin")),
        "deals dup": ("deals", ".dup", lambda: deals(".dup")),
        "rating txt": ("rating list", ".txt", lambda: text_of(ALL.encode())),
        "rating xml": ("rating list", ".xml", lambda: text_of(_xml_list())),
        "rating zip": ("rating list", ".zip", lambda: zip_of(_packed_list())),
    }
