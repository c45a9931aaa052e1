"""What nobody holds any more goes in the window's thread, whoever makes the objects meanwhile."""

import threading
import weakref

from PySide6.QtWidgets import QWidget

from vpdesk.gui.quick.garbage import GarbageCollector


def test_a_thread_that_reads_collects_no_widgets(desk):
    gone = []

    def leave():
        widget = QWidget()
        vars(widget)["itself"] = widget  # only a collection finds it
        weakref.finalize(widget, lambda: gone.append(threading.current_thread()))

    leave()
    reader = threading.Thread(target=lambda: [[each] for each in range(10_000)])
    reader.start()
    reader.join()
    assert gone == []
    desk.findChild(GarbageCollector).look()
    assert gone == [threading.main_thread()]
