"""The window of a user's own scales: make, read, change, hand on and remove them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.scale_file import SUFFIX, read_scale, write_scale
from vpdesk.files.scale_library import find, own, own_faults, remove_own, save_own
from vpdesk.files.scale_recovery import UnsavedScale
from vpdesk.files.table_file import SUFFIXES, cells_of_text, read_cells_of
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, ask_save
from vpdesk.gui.desk.files import file_name
from vpdesk.gui.rooms.scales.scale_editor import (
    Draft,
    ScaleEditor,
    draft_of,
    empty_bands,
    empty_margins,
)
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.scales import PrintedScales, ScaleError

LIST_SIZE = (40, 9)  # in characters and lines


class OwnScalesDialog(FittingDialog):
    """Lists the own scales in a folder; what is done with them is done at once.

    ownScalesChanged: they are others now.
    scaleChosen: a scale (PrintedScales) is to be shown in the room.
    """

    ownScalesChanged = Signal()
    scaleChosen = Signal(object)

    def __init__(self, folder: Path, parent: QWidget | None = None, chosen: str = "") -> None:
        super().__init__(parent)
        named(self, "ownScalesDialog", "printed#own")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Own Scales"))
        self._folder = folder
        self._listed: tuple[PrintedScales, ...] = ()
        self._removed: PrintedScales | None = None
        self.editor: ScaleEditor | None = None
        self.list = named(_List(), "ownScalesList")
        self.list.setAccessibleName(self.tr("Own scales"))
        self.facts = named(QLabel(wordWrap=True), "ownScalesFacts")
        self.problem = named(QLabel(wordWrap=True), "ownScalesProblem")
        self.problem.hide()
        self.new = named(QPushButton(), "ownScalesNew")
        self.new.setText(self.tr("&New"))
        self.new.setToolTip(self.tr("Begin a table, to be typed in"))
        self.new.setAutoDefault(False)
        menu = QMenu(self.new)
        menu.addAction(self.tr("&Bands for Each VP"), lambda: self.edit(empty_bands()))
        menu.addAction(self.tr("&VP for Each Margin"), lambda: self.edit(empty_margins()))
        self.new.setMenu(menu)
        self.open_file = self._button("ownScalesOpen", self.tr("&Open File…"))
        self.open_file.setToolTip(
            self.tr("A table in a CSV, XLSX, ODS or HTML file, or a scale file")
        )
        self.paste = self._button("ownScalesPaste", self.tr("&Paste"))
        self.paste.setToolTip(self.tr("Reads a table that was copied from anywhere"))
        self.change = self._button("ownScalesEdit", self.tr("&Edit…"))
        self.copy = self._button("ownScalesSave", self.tr("&Save a Copy…"))
        self.copy.setToolTip(self.tr("A scale file, to be handed on"))
        self.remove = self._button("ownScalesRemove", self.tr("&Remove"))
        self.put_back = self._button("ownScalesPutBack", self.tr("Put &Back"))
        self.put_back.setToolTip(self.tr("Brings back the scale that was removed last"))
        self.put_back.setEnabled(False)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.use = buttons.addButton(
            self.tr("&Use This Scale"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.lay_out(self._page(), buttons)
        self._connect(buttons)
        self._fill(chosen)

    @property
    def scales(self) -> PrintedScales | None:
        """The scale that is selected."""
        row = self.list.currentRow()
        return self._listed[row] if row >= 0 else None

    def edit(self, draft: Draft) -> None:
        """Open the editor with a draft."""
        self._show_problem("")
        self.editor = ScaleEditor(draft, self._folder, self)
        self.editor.saved.connect(self._saved)
        self.editor.open()

    def edit_file(self, path: Path) -> None:
        """Open the editor with the scale or the table in a file."""
        try:
            if path.suffix.lower() == SUFFIX:
                draft = draft_of(aside(lambda: read_scale(path)), new=True)
            else:
                draft = Draft(aside(lambda: read_cells_of(path)), path.stem)
        except WordedError as error:
            self._show_problem(user_language().error(error))
        else:
            self.edit(draft)

    def edit_pasted(self) -> None:
        """Open the editor with the table in the clipboard."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._show_problem(self.tr("Copy a table first; there is no text to paste."))
            return
        try:
            cells = cells_of_text(text)
        except ScaleError as error:
            self._show_problem(user_language().error(error))
        else:
            self.go_on(UnsavedScale(tuple(map(tuple, cells))))

    def go_on(self, work: UnsavedScale) -> None:
        """Open the editor with what is not saved yet."""
        before = find(work.key, self._folder) if work.key else None
        self.edit(Draft(name=work.name, key=work.key if before else "", before=before))
        assert self.editor is not None
        self.editor.go_on(work)

    def _saved(self, scales: PrintedScales) -> None:
        self._fill(scales.key)
        self.ownScalesChanged.emit()

    def _edit_selected(self) -> None:
        if self.scales is not None:
            self.edit(draft_of(self.scales, new=False))

    def _remove(self) -> None:
        scales = self.scales
        if scales is None:
            return
        try:
            removed = remove_own(self._folder, scales.key)
        except OSError as error:
            self._show_problem(str(error))
            return
        self._removed = removed or scales
        self._fill("")
        self.ownScalesChanged.emit()

    def _put_back(self) -> None:
        scales = self._removed
        if scales is None:
            return
        try:
            save_own(self._folder, scales)
        except WordedError as error:
            self._show_problem(user_language().error(error))
            return
        self._removed = None
        self._saved(scales)

    def _use(self) -> None:
        if self.scales is not None:
            self.scaleChosen.emit(self.scales)
            self.accept()

    def _ask_open(self) -> None:
        suffixes = " ".join(f"*{suffix}" for suffix in (SUFFIX, *SUFFIXES))
        kinds = [self.tr("Tables and scales ({suffixes})").format(suffixes=suffixes)]
        title = self.tr("Open a Table or a Scale")
        ask_open(self, "ownScalesOpenDialog", title, kinds, self.edit_file)

    def _ask_save(self) -> None:
        scales = self.scales
        if scales is None:
            return
        kinds = [self.tr("Scales ({suffixes})").format(suffixes=f"*{SUFFIX}")]
        name = file_name(scales.name, self.tr("scale"), SUFFIX)
        ask_save(
            parent=self,
            name="ownScalesSaveDialog",
            title=self.tr("Save a Copy"),
            kinds=kinds,
            place=name,
            do=lambda path, _: self.save_copy(path, scales),
        )

    def save_copy(self, path: Path, scales: PrintedScales) -> None:
        """Write a scale file, to be handed on."""
        try:
            write_scale(path, scales)
        except WordedError as error:
            self._show_problem(user_language().error(error))
        else:
            self._show_problem("")

    def _fill(self, key: str) -> None:
        """List what there is now, and select a scale, or the first one."""
        with QSignalBlocker(self.list):
            self._listed = own(self._folder)
            self.list.clear()
            self.list.addItems([scales.name for scales in self._listed])
            keys = [scales.key for scales in self._listed]
            self.list.setCurrentRow(keys.index(key) if key in keys else min(0, len(keys) - 1))
        faults = "\n".join(user_language().error(each) for each in own_faults(self._folder))
        self._show_problem(faults)
        self.put_back.setEnabled(self._removed is not None)
        self._show_facts()

    def _show_facts(self) -> None:
        scales = self.scales
        for button in (self.change, self.copy, self.remove, self.use):
            button.setEnabled(scales is not None)
        if scales is None:
            self.facts.setText(
                self.tr(
                    "You have no own scales yet: type one with New, paste a table, or open a file."
                )
            )
            return
        counts = self.tr("For {boards}").format(boards=user_language().boards_of(scales.counts))
        self.facts.setText("\n".join(filter(None, (counts, scales.source, scales.note))))

    def _show_problem(self, text: str) -> None:
        warn(self.problem, text, lasting=True)
        self.problem.setVisible(bool(text))

    def _button(self, name: str, text: str) -> QPushButton:
        button = named(QPushButton(text), name)
        button.setAutoDefault(False)
        return button

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        metrics, (characters, lines) = self.fontMetrics(), LIST_SIZE
        self.list.setMinimumWidth(characters * metrics.averageCharWidth())
        self.list.setMinimumHeight(lines * metrics.lineSpacing())
        layout.addWidget(flow(self.new, self.open_file, self.paste))
        beside = QHBoxLayout()
        beside.addWidget(FocusFrame(self.list), 1)
        actions = QVBoxLayout()
        for button in (self.change, self.copy, self.remove, self.put_back):
            actions.addWidget(button)
        actions.addStretch(1)
        beside.addLayout(actions)
        layout.addLayout(beside, 1)
        layout.addWidget(self.facts)
        layout.addWidget(self.problem)
        return page

    def _connect(self, buttons: QDialogButtonBox) -> None:
        buttons.rejected.connect(self.reject)
        self.change.clicked.connect(self._edit_selected)
        self.copy.clicked.connect(self._ask_save)
        self.list.currentItemChanged.connect(self._show_facts)
        self.list.itemActivated.connect(self._use)
        self.list.removeRequested.connect(self._remove)
        self.open_file.clicked.connect(self._ask_open)
        self.paste.clicked.connect(self.edit_pasted)
        self.put_back.clicked.connect(self._put_back)
        self.remove.clicked.connect(self._remove)
        self.use.clicked.connect(self._use)


class _List(QListWidget):
    """removeRequested: the selected scale is to go."""

    removeRequested = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.removeRequested.emit()
        else:
            super().keyPressEvent(event)
