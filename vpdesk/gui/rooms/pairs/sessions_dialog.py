"""Which sessions an evening goes on from, and what all of them come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton, QWidget

from vpdesk.errors import WordedError
from vpdesk.files.evening.evening_file import SUFFIX, read_evening
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open
from vpdesk.gui.rooms.pairs.director_dialogs import DirectorDialog
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import row
from vpdesk.gui.widgets.tall_rows import TallRows
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.next_session import all_sessions, played_session
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.sessions import WHOLE_SHARE, PlayedSession, Together
from vpdesk.report.pairs.pairs_words import carry_text


def ask_sessions(parent: QWidget, evening: Evening, then: Callable[[Evening], object]) -> None:
    """Ask for the sessions before, in files of their own, and how they count."""
    before = list(evening.before)
    listed = named(QListWidget(), "sessionsBefore")
    listed.setItemDelegate(TallRows(listed))
    listed.setAccessibleName(translate("PairsRoom", "Sessions before this one"))
    add = named(QPushButton(translate("PairsRoom", "A&dd…")), "addSession")
    remove = named(QPushButton(translate("PairsRoom", "&Remove")), "removeSession")
    carry = named(QComboBox(), "sessionsCarry")
    for each in Together:
        carry.addItem(carry_text(each, user_language()), each)
    carry.setCurrentIndex(carry.findData(evening.carry))
    share = named(CountField(), "sessionsShare")
    share.setRange(0, WHOLE_SHARE)
    share.setValue(evening.share)

    def take() -> None:
        how = Together(carry.currentData())  # Qt gives back a plain text
        made = replace(evening, before=tuple(before), carry=how, share=share.value())
        all_sessions(ScoredEvening(made))  # which refuses other units
        then(made)

    title = translate("PairsRoom", "Sessions Before")
    rows = (
        (translate("PairsRoom", "&Sessions before"), listed),
        ("", row(add, remove)),
        (translate("PairsRoom", "&Together"), carry),
        (translate("PairsRoom", "&Weight of each, %"), share),
    )
    dialog = DirectorDialog(
        parent,
        "sessionsDialog",
        title,
        rows,
        take,
        translate("DirectorDialog", "Use These Sessions"),
    )

    def show() -> None:
        listed.clear()
        listed.addItems([_told(each) for each in before])
        listed.setCurrentRow(len(before) - 1)
        remove.setEnabled(bool(before))

    def added(path: Path) -> None:
        try:
            session = played_session(ScoredEvening(aside(lambda: read_evening(path))))
        except (WordedError, OSError) as error:
            warn(dialog.line, error_text(error))
            return
        dialog.line.setText("")
        before.append(session if session.name else replace(session, name=path.stem))
        show()

    def removed() -> None:
        del before[listed.currentRow()]
        show()

    kinds = [f"{translate('PairsRoom', 'Pairs evenings')} (*{SUFFIX})"]
    caption = translate("PairsRoom", "Session Before")
    add.clicked.connect(lambda: ask_open(dialog, "sessionFileDialog", caption, kinds, added))
    remove.clicked.connect(removed)
    show()
    dialog.open()


def _told(session: PlayedSession) -> str:
    text = translate("PairsRoom", "%n pair(s)", None, len(session.lines))
    return ", ".join(filter(None, (session.name, session.date, text)))
