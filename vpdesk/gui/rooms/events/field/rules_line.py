"""The rules of a tournament as sentences; marked words open their choice in place."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QCursor, QPalette
from PySide6.QtWidgets import QMenu

from vpdesk.gui.rooms.events.field.event_rules import EventSettings
from vpdesk.gui.rooms.events.field.rule_choices import RuleCombo
from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.link_line import LinkLine
from vpdesk.gui.widgets.named import named
from vpdesk.report.events.rule_sentences import RuleSentence


class RulesLine(LinkLine):
    """Shows the sentences; what is not usual is in bold, and what can be chosen is a link.

    fieldWanted: what cannot be chosen in a menu is to be shown among all rules (its name).
    """

    fieldWanted = Signal(str)

    def __init__(self, settings: EventSettings) -> None:
        super().__init__()
        self._settings = settings
        self._sentences: tuple[RuleSentence, ...] = ()
        self._may = True
        self.menu: QMenu | None = None
        self.setToolTip(
            plain_tip(self.tr("Underlined words can be changed; what is bold is not the usual."))
        )
        self.linkActivated.connect(self.open_choice)

    def show_sentences(self, sentences: Sequence[RuleSentence], *, may: bool) -> None:
        """Show the rules. may: they can be changed."""
        self._sentences, self._may = tuple(sentences), may
        self.show_pieces(
            tuple(
                (piece.text if at or not first else f" {piece.text}", piece.field if may else "")
                for first, sentence in enumerate(self._sentences)
                for at, piece in enumerate(sentence.pieces)
            )
        )
        self._render()

    def open_choice(self, name: str) -> None:
        """Offer what a rule may be where its word stands, or show its field among all rules."""
        field = self._settings.field(name) if name != "boards" else self._settings.boards
        if not isinstance(field, RuleCombo):
            self.fieldWanted.emit(name)
            return
        self.menu = menu = named(QMenu(self), "ruleChoices")
        if field.isEnabled():
            group = QActionGroup(menu)
            for at in range(field.count()):
                action = group.addAction(QAction(field.itemText(at), menu, checkable=True))
                action.setChecked(at == field.currentIndex())
                action.triggered.connect(lambda _=False, at=at: field.choose(at))
                menu.addAction(action)
        else:
            menu.addAction(field.toolTip()).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.tr("All Rules"), lambda: self.fieldWanted.emit(name))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._place())

    def _place(self) -> QPoint:
        """Where the word is: at the mouse, or below the line for who has none on it."""
        at = QCursor.pos()
        here = self.mapFromGlobal(at)
        return at if self.rect().contains(here) else self.mapToGlobal(QPoint(0, self.height()))

    def _render(self) -> None:
        link = self.palette().color(QPalette.ColorRole.Link).name()
        told = []
        for sentence in self._sentences:
            text = "".join(
                f'<a href="{escape(piece.field)}" style="color: {link}">{escape(piece.text)}</a>'
                if piece.field and self._may
                else escape(piece.text)
                for piece in sentence.pieces
            )
            told.append(text if sentence.usual else f"<b>{text}</b>")
        self.setText(" ".join(told))
