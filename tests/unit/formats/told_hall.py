"""All that can be had of a hall."""

from vpdesk.cli.hall.hall_answers import Answers
from vpdesk.files.hall_folder import read_page, read_snapshot
from vpdesk.formats.hall_writer import HallShown, HallWriter
from vpdesk.hall.clock import session_clock, session_periods

CLOCK = session_clock(session_periods(3, 2, 450, 60), 1_700_000_000).started(1_700_000_100)


class Told:
    """Everything that can be had of a hall, from its folder and by asking."""

    def __init__(self, folder):
        self.writer = HallWriter(folder)

    def all_of(self, value, seen):
        for _ in self.writer.steps(HallShown(value, seen, ("en",), CLOCK)):
            pass
        folder = self.writer.folder
        files = {
            each.relative_to(folder).as_posix(): each.read_bytes()
            for each in folder.rglob("*")
            if each.is_file()
        }
        snapshot = read_snapshot(folder)
        pages = {name: read_page(folder, told) for name, told in snapshot.pages.items()}
        answers = Answers()
        answers.take(snapshot, pages)
        asked = [f"{before}/{name}" for name in pages for before in ("", "/1/part")]
        asked += [f"/1/state?since={since}" for since in range(snapshot.number + 1)]
        return files, {each: answers.find(*each.partition("?")[::2], "en") for each in asked}
