"""The kinds of files that the program opens: the only list of them.

What systems learn of them is made from it (packaging/kinds.py), and so is what --help says.
"""

from __future__ import annotations

from dataclasses import dataclass

LANGUAGES = ("en", "cs", "da", "de", "fr", "pl", "ru")
JSON = "application/json"


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file.

    name: in the code. endings: with their dots. room: the name of the one that opens it. page: of
    docs, which says what is in it. words: what systems call it, in each of LANGUAGES. mime: its
    media type. parent: that of which it is one, "" where others have made the type known.
    own: a double click opens it in vpdesk; else vpdesk is among the programs that are offered.
    """

    name: str
    endings: tuple[str, ...]
    room: str
    page: str
    words: tuple[str, ...]
    mime: str
    parent: str = ""
    own: bool = False


KINDS = (
    FileKind(
        "tournament",
        (".vpt",),
        "swiss",
        "tournament-files.md",
        ("Event", "Turnaj", "Turnering", "Turnier", "Tournoi", "Turniej", "Турнир"),
        "application/x-vpdesk-tournament",
        "application/vnd.sqlite3",
        own=True,
    ),
    FileKind(
        "pairs",
        (".vppairs",),
        "pairs",
        "pairs-scoring.md",
        (
            *("Pairs evening", "Večer dvojic", "Paraften", "Paarturnier"),
            *("Soirée par paires", "Wieczór par", "Парный турнир"),
        ),
        "application/x-vpdesk-pairs",
        "application/vnd.sqlite3",
        own=True,
    ),
    FileKind(
        "match",
        (".vpmatch",),
        "match",
        "match-files.md",
        (
            *("Bridge match", "Bridžový zápas", "Bridgekamp", "Bridge-Match"),
            *("Match de bridge", "Mecz brydżowy", "Матч по бриджу"),
        ),
        "application/x-vpdesk-match",
        JSON,
        own=True,
    ),
    FileKind(
        "scale",
        (".vpscale",),
        "scales",
        "scale-files.md",
        (
            *("Victory Point scale", "Škála vítězných bodů", "Skala for kamppoint"),
            *("Siegpunkteskala", "Échelle de points de victoire", "Skala punktów zwycięskich"),
            "Шкала победных очков",
        ),
        "application/x-vpdesk-scale",
        JSON,
        own=True,
    ),
    FileKind(
        "start",
        (".vpstart",),
        "scales",
        "scale-files.md",
        (
            *("Starting point for scales", "Výchozí nastavení škály", "Udgangspunkt for skalaer"),
            *("Ausgangspunkt für Skalen", "Point de départ pour échelles"),
            *("Punkt wyjścia dla skal", "Заготовка шкалы"),
        ),
        "application/x-vpdesk-start",
        JSON,
        own=True,
    ),
    FileKind(
        "regulation",
        (".vprules",),
        "match",
        "regulation-files.md",
        (
            *("Match regulation", "Řád zápasů", "Regler for kampe", "Match-Reglement"),
            *("Règlement de match", "Regulamin meczów", "Регламент матчей"),
        ),
        "application/x-vpdesk-regulation",
        JSON,
        own=True,
    ),
    FileKind(
        "ties",
        (".vpties",),
        "swiss",
        "regulation-files.md",
        (
            *("Order of tie-breaks", "Pořadí pomocných hodnocení", "Rækkefølge af korrektioner"),
            *("Reihenfolge der Feinwertungen", "Ordre des départages"),
            *("Kolejność wartościowań pomocniczych", "Порядок дополнительных показателей"),
        ),
        "application/x-vpdesk-ties",
        JSON,
        own=True,
    ),
    FileKind(
        "report",
        (".trf", ".trfx"),
        "swiss",
        "tournament-files.md",
        (
            *("Tournament report file", "Soubor TRF", "Turneringsrapport (TRF)"),
            *("Turnierbericht (TRF)", "Rapport de tournoi (TRF)", "Plik raportu (TRF)"),
            "Файл TRF",
        ),
        "application/x-fide-tournament-report",
        "text/plain",
    ),
    FileKind(
        "movement",
        (".asc", ".csv", ".json"),
        "movements",
        "movement-files.md",
        (
            *("Bridge movement", "Bridžový rozpis", "Spilleplan for bridge", "Bridge-Movement"),
            *("Mouvement de bridge", "Schemat brydżowy", "Схема парного турнира"),
        ),
        "application/x-bridge-movement",
        "text/plain",
    ),
    FileKind(
        "table",
        (".xlsx", ".ods"),
        "laboratory",
        "scale-files.md",
        (
            *("Table in a workbook", "Tabulka v sešitu", "Tabel i en projektmappe"),
            *("Tabelle einer Arbeitsmappe", "Tableau d’un classeur", "Tabela w skoroszycie"),
            "Таблица в книге",
        ),
        "",  # types of others
    ),
)
OF_OTHERS = (".csv", ".json", ".xlsx", ".ods")  # endings that systems know as something else
KIND = {kind.name: kind for kind in KINDS}


def endings_of(room: str) -> tuple[str, ...]:
    """The endings of the files that a room opens, in the order of the list."""
    return tuple(ending for kind in KINDS if kind.room == room for ending in kind.endings)


def told() -> str:
    """The kinds and their endings for people, in English: "event (.vpt), ..."."""
    return ", ".join(f"{_in_a_line(kind.words[0])} ({', '.join(kind.endings)})" for kind in KINDS)


def _in_a_line(words: str) -> str:
    return words if words.startswith("Victory") else f"{words[0].lower()}{words[1:]}"
