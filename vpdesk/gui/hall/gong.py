"""The sounds of the clock, made here and played by what each system has for it."""

from __future__ import annotations

import io
import math
import shutil
import sys
import tempfile
import wave
from array import array
from functools import cache
from pathlib import Path

from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication

from vpdesk.hall.clock import Sound

RATE = 22_050  # samples a second
LOUD = 0.6 * 32_767
FADE = 0.01  # seconds in which a tone begins
# Each tone: hertz, when it begins and how long it sounds, in seconds.
TONES = {
    Sound.WARNING: ((880.0, 0.0, 0.25), (880.0, 0.35, 0.25)),
    Sound.END: ((659.25, 0.0, 0.6), (523.25, 0.5, 0.6), (392.0, 1.0, 1.0)),
}
PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"))  # of Linux, that which is there first


def play(sound: Sound) -> None:
    """Have a sound heard; the window does not wait for it."""
    file = str(_file(sound))
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(file, winsound.SND_FILENAME | winsound.SND_ASYNC)
        return
    player = ("/usr/bin/afplay",) if sys.platform == "darwin" else _player()
    started = False
    if player:
        started = QProcess.startDetached(player[0], [*player[1:], file])[0]
    if not started:
        QApplication.beep()


def wav(sound: Sound) -> bytes:
    """A sound as a WAV file, in one channel of 16 bits."""
    tones = TONES[sound]
    samples = [0.0] * int(RATE * max(begin + length for _, begin, length in tones))
    for hertz, begin, length in tones:
        first = int(begin * RATE)
        for at in range(int(length * RATE)):
            seconds = at / RATE
            swell = min(1.0, seconds / FADE) * math.exp(-4 * seconds / length)
            samples[first + at] += swell * math.sin(2 * math.pi * hertz * seconds)
    most = max(map(abs, samples))
    words = array("h", (int(LOUD * each / most) for each in samples))
    if sys.byteorder == "big":
        words.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(words.tobytes())
    return file.getvalue()


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Where the files are; it goes with the program."""
    return tempfile.TemporaryDirectory(prefix="vpdesk-sounds-")


def _file(sound: Sound) -> Path:
    path = Path(_folder().name) / f"{sound.value}.wav"
    if not path.exists():
        path.write_bytes(wav(sound))
    return path


def _player() -> tuple[str, ...]:
    for program, *options in PLAYERS:
        found = shutil.which(program)
        if found is not None:
            return (found, *options)
    return ()
