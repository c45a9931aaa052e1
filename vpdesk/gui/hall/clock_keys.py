"""The keys of the clock, the same in every window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.hall.session_clock import HallClock

START, LESS, MORE, NEXT = "F12", "Shift+F11", "Shift+F12", "Ctrl+F12"
BACK = "Ctrl+Shift+F12"
BELOW = "K"  # in a window for the hall: whether the clock is below the picture
ClockRow = tuple[str, tuple[str, ...], Callable[[], object]]


def clock_rows(
    clock: Callable[[], HallClock | None], below: Callable[[], object] | None = None
) -> Iterator[ClockRow]:
    """The text, the keys and the deed of each; without a clock nothing is done.

    below: shows the clock below a picture, or does not.
    """

    def do(deed: Callable[[HallClock], object]) -> Callable[[], object]:
        def done() -> None:
            found = clock()
            if found is not None and found.there:
                deed(found)

        return done

    if below is not None:
        yield translate("Clock", "Clock below the Picture"), (BELOW,), below
    yield translate("Clock", "Start or Pause the Clock"), (START,), do(lambda each: each.toggle())
    yield translate("Clock", "A Minute Less"), (LESS,), do(lambda each: each.longer(-1))
    yield translate("Clock", "A Minute More"), (MORE,), do(lambda each: each.longer(1))
    yield translate("Clock", "Next Round or Move"), (NEXT,), do(lambda each: each.next())
    yield (
        translate("Clock", "Undo the Last Clock Change"),
        (BACK,),
        do(lambda each: each.take_back()),
    )
