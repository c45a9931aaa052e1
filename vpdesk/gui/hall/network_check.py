"""The network check: is the page there, and does a phone reach it? What to do where it does not."""

from __future__ import annotations

import socket
from collections.abc import Generator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QWidget

from vpdesk.files.hall_file import USUAL_PORT
from vpdesk.gui.desk.work import Work
from vpdesk.gui.hall.code_picture import CodePicture
from vpdesk.gui.hall.firewall_words import firewall_advice
from vpdesk.gui.hall.hall_live import HallLive
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named

PATIENCE = 3.0  # seconds for the page on this computer
PHONE_MS = 20_000  # for a phone, before it is said what may be wrong
CODE = 200  # pixels
LINE, LINES = 55, 16  # characters, lines: room for all that may be said
GOOD, WAITS, BAD = "\N{CHECK MARK}", "…", "\N{WARNING SIGN}"


def page_steps(address: str, port: int) -> Generator[None, None, bool]:
    """Whether the state is there at an address of this computer."""
    asked = f"GET /1/state HTTP/1.1\r\nHost: {address}:{port}\r\nConnection: close\r\n\r\n"
    try:
        with socket.create_connection((address, port), timeout=PATIENCE) as line:
            line.sendall(asked.encode())
            found = line.recv(64)
    except OSError:
        found = b""
    yield
    return found.startswith(b"HTTP/1.1 200")


class NetworkCheck(FittingDialog):
    """Opens the page from here, shows the code, waits for a phone, and says what may be wrong."""

    def __init__(self, live: HallLive, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "networkCheck", "hall#check")
        self.setWindowTitle(translate("Hall", "Network Check"))
        self._live = live
        self._others = live.figures.others
        self.here: bool | None = None  # the page opens on this computer
        self.late = False
        page = QWidget()
        self.code = named(CodePicture(CODE), "checkCode")
        self.lines = named(QLabel(wordWrap=True), "checkLines")
        self.lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        letter = self.fontMetrics().averageCharWidth()
        self.lines.setMinimumSize(LINE * letter, LINES * self.fontMetrics().lineSpacing())
        layout = QHBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(16)
        layout.addWidget(self.code)
        layout.addWidget(self.lines, 1)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._work = Work(self)
        self._work.finished.connect(self._look_here)
        self._late = QTimer(self, singleShot=True, interval=PHONE_MS)
        self._late.timeout.connect(self._be_late)
        self.lay_out(page, buttons)
        live.changed.connect(self.show_state)
        self.begin()

    def begin(self) -> None:
        """Check anew."""
        self.here, self.late = None, False
        self._others = self._live.figures.others
        self._port = 0
        self._late.start()
        self.show_state()

    @property
    def reached(self) -> bool:
        """A phone has opened the page since."""
        return self._live.figures.others > self._others

    def show_state(self) -> None:
        """Say how far it is."""
        live, port = self._live, self._live.figures.port
        if port and port != self._port:
            self._port = port
            self._work.start(lambda: page_steps(live.address, port))
        name = translate("Hall", "Code that opens {address}").format(address=live.url)
        self.code.show_code(live.url, name)
        text = "\n".join(self.told())
        if text != self.lines.text():
            self.lines.setText(text)
            announce(self.lines, text)

    def told(self) -> list[str]:
        """The lines, each with its sign."""
        live, figures = self._live, self._live.figures
        if not live.on:
            return [f"{BAD} {translate('Hall', 'The hall has ended.')}"]
        found = [self._told_here()]
        if self.reached:
            found.append(f"{GOOD} {translate('Hall', 'A phone has opened the page.')}")
        else:
            text = translate("Hall", "Now scan the code with a phone that is in the same Wi-Fi.")
            found.append(f"{BAD if self.late else WAITS} {text}")
        if self.late and not self.reached:
            found += [f"• {each}" for each in _advice(figures.port)]
        if figures.port not in (0, USUAL_PORT):
            text = translate(
                "Hall",
                "Another program uses port {usual}, so the port is {port}. Print the sheet again.",
            )
            found.append(f"{BAD} {text.format(usual=USUAL_PORT, port=figures.port)}")
        if figures.crowded:
            text = translate(
                "Hall",
                "An access point hides the phones: put it into bridge mode, or add a second one.",
            )
            found.append(f"{BAD} {text}")
        return found

    def _told_here(self) -> str:
        if self.here is None:
            return f"{WAITS} {translate('Hall', 'Opening the page on this computer…')}"
        if self.here:
            return f"{GOOD} {translate('Hall', 'The page opens on this computer.')}"
        text = translate(
            "Hall",
            "The page does not open here: end the hall and start it again in the connected "
            "network.",
        )
        return f"{BAD} {self._live.trouble or text}"

    def _look_here(self, found: object) -> None:
        self.here = bool(found)
        self.show_state()

    def _be_late(self) -> None:
        self.late = True
        self.show_state()


def _advice(port: int) -> tuple[str, ...]:
    """What to do where no phone comes, the likeliest first."""
    return (
        translate(
            "Hall",
            "Phone in another network: join the Wi-Fi, stay without internet, switch "
            "mobile data off.",
        ),
        firewall_advice(port),
        translate(
            "Hall",
            "The Wi-Fi hides devices from each other, as for guests: use another, or your "
            "own router.",
        ),
        translate(
            "Hall",
            "Too many phones for one access point: cheap ones manage 20 to 50. Add a second one.",
        ),
    )
