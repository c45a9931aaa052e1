"""The pages as they will be printed, one at a time, at any size."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from vpdesk.formats.png_file import page_image
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.fields import keep_enter
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import flow, row
from vpdesk.gui.widgets.targets import SignButton
from vpdesk.paper.page_setup import Size
from vpdesk.paper.plan import Plan

LEAST_DPI, MOST_DPI = 18.0, 300.0
ZOOM_FACTOR = 1.25
IMAGE_SCALE = 2.0  # pixels of a picture to a point
FRAME = 24  # pixels around a page that fits


class PagePreview(QWidget):
    """Shows a plan page by page: Page Up and Page Down turn, Ctrl with + - 0 zooms."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan: Plan | None = None
        self._image = QImage()  # what is shown where there is no plan
        self._dpi = 0.0  # 0: as large as fits
        self.page = named(CountField(), "previewPageSpin")
        self.page.setAccessibleName(self.tr("Page shown"))
        keep_enter(self.page)
        self.count = named(QLabel(), "previewCountLabel")
        self.picture = named(QLabel(), "previewPicture")
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.area = _Area(self)
        self.area.setWidget(self.picture)
        self._lay_out()
        self.page.valueChanged.connect(self._draw)

    def show_plan(self, plan: Plan) -> None:
        """Show the pages of a plan, the same page as before if there is one."""
        self._plan, self._image = plan, QImage()
        self._show_count(len(plan.pages))

    def show_image(self, image: QImage) -> None:
        """Show a picture that is no page."""
        self._plan, self._image = None, image
        self._show_count(1)

    def _show_count(self, pages: int) -> None:
        self.page.setRange(1, pages)
        self.page.setEnabled(pages > 1)
        self.count.setText(translate("PagePreview", "of %n page(s)", None, pages))
        self._draw()

    def turn(self, pages: int) -> None:
        """Turn so many pages forward, backward if below 0."""
        self.page.setValue(self.page.value() + pages)

    def zoom(self, factor: float) -> None:
        """Show the page larger or smaller by a factor; 0 for as large as fits."""
        self._dpi = factor and min(max(self._shown_dpi() * factor, LEAST_DPI), MOST_DPI)
        self._draw()

    def refit(self) -> None:
        """Draw again where the page is to fit and the place has another size."""
        if not self._dpi:
            self._draw()

    def _shown_dpi(self) -> float:
        if self._dpi or (self._plan is None and self._image.isNull()):
            return self._dpi or 72.0
        room = self.area.viewport().size() - QSize(FRAME, FRAME)
        if self._plan is not None:
            size = self._plan.setup.size
        else:
            size = Size(self._image.width() / IMAGE_SCALE, self._image.height() / IMAGE_SCALE)
        dpi = 72 * min(room.width() / size.width, room.height() / size.height)
        return min(max(dpi, LEAST_DPI), MOST_DPI)

    def _draw(self) -> None:
        if self._plan is None and self._image.isNull():
            return
        number, ratio = self.page.value(), self.devicePixelRatioF()
        dpi = self._shown_dpi() * ratio
        if self._plan is not None:
            image, title = page_image(self._plan, number - 1, dpi), self._plan.title
        else:
            width = round(self._image.width() / IMAGE_SCALE / 72 * dpi)
            smooth = Qt.TransformationMode.SmoothTransformation
            image, title = self._image.scaledToWidth(width, smooth), self._image.text("Title")
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(ratio)
        self.picture.setPixmap(picture)
        self.picture.resize(self.picture.sizeHint())
        text = self.tr("Page {page} of {pages}: {title}")
        self.picture.setAccessibleName(
            text.format(page=number, pages=self.page.maximum(), title=title)
        )

    def _lay_out(self) -> None:
        zooms = (
            ("previewSmaller", "\N{MINUS SIGN}", self.tr("Smaller"), 1 / ZOOM_FACTOR, ("Ctrl+-",)),
            ("previewLarger", "+", self.tr("Larger"), ZOOM_FACTOR, ("Ctrl++", "Ctrl+=")),
            ("previewFit", self.tr("Fit"), self.tr("The whole page"), 0.0, ("Ctrl+0",)),
        )
        buttons = []
        for name, text, meaning, factor, keys in zooms:
            button = named(SignButton(), name)
            button.setText(text)
            button.setAccessibleName(meaning)
            button.setToolTip(f"{meaning} ({keys[0]})")
            button.clicked.connect(lambda _=False, factor=factor: self.zoom(factor))
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
                shortcut.activated.connect(button.click)
            buttons.append(button)
        label = QLabel(self.tr("Page"))
        label.setBuddy(self.page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(flow(row(label, self.page, self.count), row(*buttons)))
        layout.addWidget(self.area, 1)


class _Area(QScrollArea):
    """Scrolls a page, and turns to the next one by the keyboard."""

    def __init__(self, preview: PagePreview) -> None:
        super().__init__(preview)
        self._preview = preview
        self.setObjectName("previewArea")
        self.setAccessibleName(translate("PagePreview", "Preview of the pages"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setBackgroundRole(self.palette().ColorRole.Mid)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() in turns:
            self._preview.turn(turns[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Home:
            self._preview.page.setValue(1)
        elif event.key() == Qt.Key.Key_End:
            self._preview.page.setValue(self._preview.page.maximum())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._preview.zoom(ZOOM_FACTOR if event.angleDelta().y() > 0 else 1 / ZOOM_FACTOR)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._preview.refit()
