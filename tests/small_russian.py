"""A small Russian, made for the tests of what a language does."""

import subprocess
from pathlib import Path

import PySide6

from vpdesk import languages
from vpdesk.resources import resource

TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message><source>&amp;File</source><translation>&amp;Файл</translation></message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message><source>&amp;Language</source><translation>&amp;Язык</translation></message>
    <message><source>Preferences</source><translation>Настройки</translation></message>
</context>
<context>
    <name>DocumentFiles</name>
    <message><source>Saved as {path}</source><translation>Файл: {file}</translation></message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n сдача</numerusform>
            <numerusform>%n сдачи</numerusform>
            <numerusform>%n сдач</numerusform>
        </translation>
    </message>
    <message><source>Winner&apos;s VP</source><translation>ВП победителя</translation></message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read and are the usual ones; the old file is \
“{broken}”.</source>
        <translation>Настройки не читаются; старый файл: «{broken}».</translation>
    </message>
</context>
</TS>
"""


def use_small_russian(monkeypatch, folder):
    """Have these texts, and no others, for Russian."""
    ts = Path(folder, "vpdesk_ru.ts")
    ts.write_text(TEXTS, encoding="utf-8")
    lrelease = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([lrelease, "-silent", ts], check=True)

    def small_resource(name):
        return ts.with_suffix(".qm") if name == "i18n/vpdesk_ru.qm" else resource(name)

    monkeypatch.setattr(languages, "resource", small_resource)
    languages.translator.cache_clear()
    languages._translate_into.cache_clear()


def forget_small_russian():
    """Have the usual texts again."""
    languages.translator.cache_clear()
    languages._translate_into.cache_clear()
