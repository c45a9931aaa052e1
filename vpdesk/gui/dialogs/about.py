"""About the program: what it is, on what it runs, under which licences."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Callable
from datetime import date
from importlib import import_module, metadata
from typing import NamedTuple

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from vpdesk import RELEASED, __version__
from vpdesk.gui.dialogs.new_version import can_look, is_old, look_for_new_version
from vpdesk.gui.texts import plain_tip, screen_code, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.tab_bar import TabPages
from vpdesk.report.dates import date_text
from vpdesk.resources import resource
from vpdesk.settings import log_folder

ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"  # a long path may go on in the next line there
BREAKABLE = re.compile(r"[/\\_-]")
NAME_SIZE = 1.5  # of the program's name, in that of all text
TEXT_WIDTH = 60  # in characters
LICENCE_SIZE = (82, 16)  # in characters and lines; licences have lines of up to 80
SCREEN_SHARE = 0.6  # that the text of a licence may take at most
LIBRARIES = {
    "pyqtgraph": "pyqtgraph",
    "NumPy": "numpy",
    "XlsxWriter": "xlsxwriter",
    "openpyxl": "openpyxl",
}


class Licence(NamedTuple):
    """What is under a licence, and the bundled file with its text."""

    name: str
    file: str


LICENCES = (
    Licence("vpdesk (MIT)", "licences/vpdesk.txt"),
    Licence("Qt, PySide6 (LGPL 3)", "licences/qt.txt"),
    Licence("Parts of others in Qt", "licences/qt-parts.txt"),
    Licence("ICU (Unicode)", "licences/icu.txt"),
    Licence("libxcb (MIT)", "licences/libxcb.txt"),
    Licence("PyInstaller’s boot loader (GPL with exception)", "licences/pyinstaller.txt"),
    Licence("GNU LGPL 3", "licences/lgpl-3.txt"),
    Licence("GNU GPL 3", "licences/gpl-3.txt"),
    Licence("Python (PSF)", "licences/python.txt"),
    Licence("Parts of others in Python", "licences/python-parts.txt"),
    Licence("NumPy (BSD)", "licences/numpy.txt"),
    Licence("Parts of others in NumPy", "licences/numpy-parts.txt"),
    Licence("pyqtgraph (MIT)", "licences/pyqtgraph.txt"),
    Licence("XlsxWriter (BSD)", "licences/xlsxwriter.txt"),
    Licence("openpyxl (MIT)", "licences/openpyxl.txt"),
    Licence("et_xmlfile (MIT)", "licences/et_xmlfile.txt"),
    Licence("platformdirs (MIT)", "licences/platformdirs.txt"),
    Licence("Bridge Scorekeeper’s movements (MIT)", "licences/bridgescorer.txt"),
    Licence("DDS (Apache 2.0)", "licences/dds.txt"),
    Licence("h11 (MIT)", "licences/h11.txt"),
    Licence("segno (BSD)", "licences/segno.txt"),
    Licence("colorama (BSD)", "licences/colorama.txt"),
    Licence("Noto Sans (OFL)", "fonts/OFL.txt"),
)


def versions() -> dict[str, str]:
    """The versions of the program and of what it is made of; "" for a library that is missing."""
    found = {
        "vpdesk": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
    }
    return found | {name: _library_version(module) for name, module in LIBRARIES.items()}


def bug_report() -> str:
    """What a report of an error should say of the computer, in English, a line each."""
    screen = QGuiApplication.primaryScreen()
    size, language = screen.size(), user_language()
    facts = versions() | {
        "System": platform.platform(),
        "Bundle": "yes" if getattr(sys, "frozen", False) else "no",
        "Display": QGuiApplication.platformName(),
        "Screen": f"{size.width()} x {size.height()}, ratio {screen.devicePixelRatio():g}",
        "Font": f"{QGuiApplication.font().family()}, {QGuiApplication.font().pointSizeF():g} pt",
        "Language": f"{screen_code()}, decimal sign “{language.decimal_sign}”",
        "Log folder": str(log_folder()),
    }
    return "".join(f"{name}: {value or 'missing'}\n" for name, value in facts.items())


def _library_version(module: str) -> str:
    try:
        return metadata.version(module)
    except metadata.PackageNotFoundError:  # as in a bundle, which may lack what pip knows
        try:
            return str(import_module(module).__version__)
        except (ImportError, AttributeError):
            return ""


class AboutDialog(FittingDialog):
    """What the program is, on what it runs, and under which licences."""

    def __init__(self, parent: QWidget, open_log_folder: Callable[[], None]) -> None:
        super().__init__(parent)
        named(self, "aboutDialog", "trouble#report")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About vpdesk"))
        self.licences = named(QListWidget(), "licenceList")
        self.licence = named(QPlainTextEdit(readOnly=True), "licenceText")
        tabs = named(TabPages(), "aboutTabs")
        tabs.addTab(FittingArea(self._program()), self.tr("&Program"))
        tabs.addTab(self._licences(), self.tr("&Licences"))
        tabs.tabBar().setAccessibleName(self.tr("About vpdesk"))
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = buttons.addButton(self.tr("&Copy All"), role)
        self.copy.setToolTip(self.tr("Copies all versions, for a report of an error"))
        self.log = buttons.addButton(self.tr("Open Lo&g Folder"), role)
        self.log.setToolTip(plain_tip(str(log_folder())))
        if can_look():
            look = buttons.addButton(self.tr("Look for a New &Version"), role)
            look.setToolTip(self.tr("Opens the page of the releases in the browser"))
            look.clicked.connect(look_for_new_version)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(bug_report()))
        self.log.clicked.connect(open_log_folder)
        buttons.rejected.connect(self.reject)
        self.lay_out(tabs, buttons)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _program(self) -> QWidget:
        name = QLabel(f"vpdesk {__version__}")
        name.setFont(bold(name.font(), NAME_SIZE))
        text = self._text(
            self.tr(
                "Events, pairs evenings, matches, movements and VP scales, for directors of "
                "bridge.\n\nThe scales are those of the WBF Scoring Panel's technical report "
                "(P. Buchen, 2013). The measures of movements are those of P. Smulders.\n\n"
                "Free software: use it, pass it on and change it as you like."
            )
        )
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(name)
        head.addWidget(QLabel(self._age(date.today())), 1)
        layout.addLayout(head)
        layout.addWidget(text)
        layout.addLayout(self._versions())
        folder = BREAKABLE.sub(f"\\g<0>{ZERO_WIDTH_SPACE}", str(log_folder()))
        layout.addWidget(self._text(self.tr("Log folder: {folder}").format(folder=folder)))
        layout.addStretch(1)
        return page

    def _age(self, today: date) -> str:
        """Of which day this version is, and whether that is long ago."""
        day = date_text(RELEASED, user_language())
        told = self.tr("Version of {date}").format(date=day)
        if is_old(today):
            told += "\n" + self.tr("It is over a year old: there may be a newer one.")
        return told

    def _versions(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(1, 1)
        missing = self.tr("missing")
        parts = [(name, version) for name, version in versions().items() if name != "vpdesk"]
        for row, (name, version) in enumerate(parts):
            grid.addWidget(QLabel(name), row, 0)
            grid.addWidget(QLabel(version or missing), row, 1)
        return grid

    def _licences(self) -> QWidget:
        self.licences.setAccessibleName(self.tr("Licences"))
        self.licences.addItems([each.name for each in LICENCES])
        self.licences.setMaximumWidth(self.licences.sizeHintForColumn(0) + 24)
        self.licence.setAccessibleName(self.tr("Text of the licence"))
        self.licence.setTabChangesFocus(True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.licence.setFont(font)
        metrics, (characters, lines) = QFontMetrics(font), LICENCE_SIZE
        size = QSize(metrics.averageCharWidth() * characters, metrics.height() * lines)
        self.licence.setMinimumSize(size.boundedTo(self.screen().availableSize() * SCREEN_SHARE))
        self.licences.currentRowChanged.connect(self._show_licence)
        self.licences.setCurrentRow(0)
        page = QWidget()
        layout = QHBoxLayout(page)
        layout.addWidget(self.licences)
        layout.addWidget(self.licence, 1)
        return page

    def _show_licence(self, row: int) -> None:
        text = resource(LICENCES[row].file).read_text(encoding="utf-8")
        self.licence.setPlainText(text)

    def _text(self, text: str) -> QLabel:
        label = QLabel(text, wordWrap=True)
        label.setMinimumWidth(label.fontMetrics().averageCharWidth() * TEXT_WIDTH)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return label
