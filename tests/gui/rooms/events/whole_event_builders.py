"""What test_whole_event and others are made of."""

from PySide6.QtWidgets import QDialogButtonBox

from vpdesk.gui.rooms.events.stages.stage_dialog import StageDialog


class Director:
    """Whoever sits at the window: what is done goes through menus, fields and keys."""

    def __init__(self, qtbot, desk):
        self.qtbot, self.desk = qtbot, desk
        self.room = desk.house.keepers["swiss"].room
        self.document = self.room.document

    def do(self, name):
        self.desk.menus.action(name, "swiss").trigger()

    def dialog(self, kind):
        (found,) = (each for each in self.desk.findChildren(kind) if each.isVisible())
        return found

    def accept(self, dialog):
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
        assert not dialog.isVisible()

    def draw(self):
        count = len(self.document.tournament.rounds)
        self.do("draw")
        self.qtbot.waitUntil(lambda: len(self.document.tournament.rounds) == count + 1)

    def type_result(self, table, text):
        """Into the field beside the rounds, as one types it."""
        self.room.rounds.quick.setText(f"{table} {text}")
        self.room.rounds.quick.returnPressed.emit()

    def play(self, number, special=None):
        """All results of a round that are missing; the team of the smaller number wins."""
        self.room.go_rounds()
        self.room.rounds.show_round(number)
        for table, game in enumerate(self.document.tournament.rounds[number - 1].games, 1):
            won, lost = 20 + game.visitor, 18 + game.home % 3
            text = f"{won}-{lost}" if game.home < game.visitor else f"{lost}-{won}"
            if not game.finished:
                self.type_result(table, (special or {}).get(table, text))

    def add_stage(self, **wanted):
        self.do("add_stage")
        dialog = self.dialog(StageDialog)
        dialog.title.setText(wanted["title"])
        dialog.draw.setCurrentIndex(wanted["draw"])
        dialog.last.setValue(wanted["last"])
        dialog.carry.setCurrentIndex(dialog.carry.findData(wanted["carry"].value))
        dialog.third.setChecked(wanted.get("third", False))
        self.accept(dialog)
